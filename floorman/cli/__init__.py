"""The command line: one module a group of commands."""

from __future__ import annotations

import sys

import click

from floorman.cli.calculate import calc
from floorman.cli.proof import check, coverage, export, paths
from floorman.cli.rooms import room
from floorman.cli.ruling import find, rule
from floorman.cli.serving import serve
from floorman.errors import FloormanError, LibraryError


class Floorman(click.Group):
    """The group of commands; errors of Floorman's own become a message and exit code 2."""

    def invoke(self, ctx: click.Context) -> object:
        """Run a command; print what went wrong and exit with 2."""
        try:
            return super().invoke(ctx)
        except LibraryError as error:
            click.echo(str(error), err=True)
            click.echo(
                f"{len(error.problems)} problems in the rule files: nothing was ruled.", err=True
            )
        except FloormanError as error:
            click.echo(f"floorman: {error}", err=True)
        sys.exit(2)


@click.group(cls=Floorman, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="floorman")
def main() -> None:
    """Rule on what happened at a poker table, with the clause behind each ruling."""


for command in (rule, find, calc, check, coverage, export, paths, room, serve):
    main.add_command(command)
