"""`floorman check`, `coverage`, `paths` and `export`: what the rule base holds, and its proof."""

from __future__ import annotations

import sys

import click

from floorman import wire
from floorman.cli.common import print_json, sound_library
from floorman.home import project_root
from floorman.library.coverage import report
from floorman.library.golden import listing
from floorman.library.load import problems_of


@click.command()
def check() -> None:
    """Check every rule file; exit with 1 and every problem when one is unsound."""
    library, problems = problems_of(project_root() / "rulings")
    for problem in problems:
        click.echo(str(problem))
    if problems:
        click.echo(f"{len(problems)} problems.")
        sys.exit(1)
    figures = report(library).figures
    click.echo(", ".join(f"{value} {name}" for name, value in figures.items()) + ": sound.")


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def coverage(as_json: bool) -> None:  # noqa: FBT001 - click's flag
    """Say which clauses are decided, on a game sheet, or open."""
    library = sound_library()
    found = report(library)
    if as_json:
        print_json(found.data())
        return
    for row in found.sections:
        line = f"{row.clauses:4} clauses {row.decided:4} decided {row.on_sheet:4} on a sheet"
        click.echo(f"{line} {row.open:4} open   {row.book}: {row.section}")
    click.echo(f"{found.percent:.1f} % of {len(library.clauses)} clauses decided or on a sheet.")
    for clause in found.open_clauses:
        click.echo(f"open: {clause.id} ({clause.kind}) {clause.text}")


@click.command()
@click.argument("topic")
def paths(topic: str) -> None:
    """List every path of TOPIC: the answers, the ruling and its clauses."""
    library = sound_library()
    if topic not in library.topics:
        raise click.UsageError(f"“{topic}” is not a topic. Try: floorman find “{topic}”")
    click.echo(listing(library, library.topics[topic]), nl=False)


@click.command()
@click.option("--json", "as_json", is_flag=True, required=True, help="The only form there is.")
def export(as_json: bool) -> None:  # noqa: ARG001, FBT001 - the flag names the form
    """Print the whole rule base: books, games, topics, facts and every path."""
    print_json(wire.export_data(sound_library()))
