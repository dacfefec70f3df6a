"""`floorman calc`."""

from __future__ import annotations

import click

from floorman.calculate import calculate, read_request
from floorman.calculators import CALCULATORS
from floorman.cli.common import print_json, sound_library
from floorman.errors import CalculationError

MAX_REQUEST = 20_000


@click.command()
@click.argument("name", required=False)
@click.option("--json", "request", metavar="JSON", help="The request, as a JSON object.")
@click.option("--room", default="default", show_default=True, help="The room whose settings hold.")
def calc(name: str | None, request: str | None, room: str) -> None:
    """Work out NAME from a JSON request; without NAME, list the calculators."""
    if name is None:
        for one in CALCULATORS.values():
            click.echo(f"{one.name:14} {one.about}")
        return
    if request is None:
        raise click.UsageError("give the request: --json '{…}'")
    if len(request) > MAX_REQUEST:
        raise CalculationError("request", request[:40], "is too long", f"{MAX_REQUEST} characters")
    try:
        fields = read_request(request)
    except (ValueError, RecursionError) as error:
        reason = f"is not JSON ({error})"
        raise CalculationError("request", request[:80], reason, "a JSON object") from error
    print_json(calculate(sound_library(), name, fields, room))
