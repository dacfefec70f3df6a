"""Requests a second of the ruling page beside a bare Flask page of the same size.

Both run under waitress in this run, asked over one kept connection each. Prints rates and their
ratio; asserts nothing on time.
"""

from __future__ import annotations

import http.client
import threading
import time
from typing import TYPE_CHECKING

from flask import Flask, render_template
from jinja2 import DictLoader
from waitress import create_server

from floorman.home import project_root
from floorman.library.load import load_library
from floorman.web import create_app
from floorman.web.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable

PAGE = "/rule/holdem/exposed-hole-card?exposed-by=dealer&exposed-count=one&exposed-position=later"
SECONDS = 2.0
ROUNDS = 3


def served(app: Flask) -> tuple[int, Callable[[], None]]:
    """Serve an app on a free port: the port, and how to stop."""
    server = create_server(app, host="127.0.0.1", port=0, threads=2)
    threading.Thread(target=server.run, daemon=True).start()
    return server.effective_port, server.close


def rate(port: int, path: str, seconds: float) -> tuple[float, int]:
    """Requests a second over one connection, and the size of a page in bytes."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    count, size, start = 0, 0, time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        connection.request("GET", path)
        response = connection.getresponse()
        size = len(response.read())
        if response.status != http.client.OK:
            raise RuntimeError(f"{path}: {response.status}")
        count += 1
    connection.close()
    return count / passed, size


def bare_app(html: str) -> Flask:
    """One route that renders a template of the given text."""
    app = Flask(__name__)
    app.jinja_loader = DictLoader({"page.html": "{% raw %}" + html + "{% endraw %}{{ now }}"})

    @app.get("/")
    def page() -> str:
        return render_template("page.html", now="")

    return app


def main() -> None:
    """Print both rates, the best of some rounds in turn."""
    app = create_app(load_library(project_root() / "rulings"), Settings.from_env({}))
    html = app.test_client().get(PAGE).get_data(as_text=True)
    ours_at, stop_ours = served(app)
    bare_at, stop_bare = served(bare_app(html))
    best = {"ruling page": 0.0, "bare page": 0.0}
    sizes = dict.fromkeys(best, 0)
    for _ in range(ROUNDS):
        for name, port, path in (("ruling page", ours_at, PAGE), ("bare page", bare_at, "/")):
            found, sizes[name] = rate(port, path, SECONDS / ROUNDS)
            best[name] = max(best[name], found)
    for name, found in best.items():
        print(f"{name:12} {found:8,.0f} requests a second, {sizes[name]:,} bytes")
    print(f"ratio        {best['ruling page'] / best['bare page']:8.2f} of the bare page")
    stop_ours()
    stop_bare()


if __name__ == "__main__":
    main()
