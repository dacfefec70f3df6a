"""`floorman serve`."""

from __future__ import annotations

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(1, 65535))
@click.option("--threads", default=8, show_default=True, type=click.IntRange(1, 64))
def serve(host: str, port: int, threads: int) -> None:
    """Serve the web pages and the API."""
    from waitress import serve as listen  # noqa: PLC0415 - the other commands need no server

    from floorman.web import create_app_from_env  # noqa: PLC0415 - nor the web pages

    app = create_app_from_env()
    click.echo(f"Floorman is on http://{host}:{port}")
    listen(app, host=host, port=port, threads=threads)
