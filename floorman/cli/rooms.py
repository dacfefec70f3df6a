"""`floorman room`: a room's authority, settings and amendments."""

from __future__ import annotations

import sys

import click

from floorman.home import project_root
from floorman.library.load import problems_of


@click.command()
@click.argument("name", required=False)
def room(name: str | None) -> None:
    """Show and check the room NAME, or list the rooms."""
    library, problems = problems_of(project_root() / "rulings")
    if name is None:
        for one in library.rooms.values():
            click.echo(f"{one.id:16} {one.title}")
        return
    shown = library.room(name)
    click.echo(f"{shown.title}\n{shown.about}".strip())
    for form, authority in (("cash", shown.cash), ("tournament", shown.tournament)):
        title = library.authorities[authority].title if authority in library.authorities else "?"
        click.echo(f"{form}: {title} [{authority}]")
    for fact in library.setting_facts():
        choice = shown.settings.get(fact.id)
        label = fact.choices.get(choice, choice) if choice else "not set: asked when it matters"
        click.echo(f"{fact.id}: {label}")
    for amendment in library.amendments:
        if amendment.room == name:
            click.echo(f"amends {amendment.topic}: {', '.join(amendment.replaces)}")
    found = [problem for problem in problems if f"/rooms/{name}/" in problem.where.file]
    for problem in found:
        click.echo(str(problem))
    click.echo(f"{len(found)} problems." if found else "The room's files are sound.")
    if found:
        sys.exit(1)
