"""The home page: game, then street, then what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Blueprint, render_template, request

from floorman.errors import SituationError
from floorman.find import find
from floorman.web.calls import calls_of, fits
from floorman.web.context import keep_context
from floorman.web.forms import Address, AddressError, home_fields
from floorman.web.shelf import library

if TYPE_CHECKING:
    from floorman.web.context import Context

pages = Blueprint("home", __name__)
MOST = 20
FAMILIES = {"holdem": "Hold'em and Omaha", "stud": "Stud", "draw": "Draw and lowball"}


@pages.get("/")
def index() -> str:
    """Choose what happened."""
    values = Address(home_fields(library()), request.args).read()
    table = keep_context(values)
    variant, street = values.get("variant", ""), values.get("street", "")
    words = values.get("q", "")
    if not variant:
        return _games(words, table)
    _refuse_street(variant, street)
    return render_template(
        "home/calls.html",
        variant=variant,
        street=street,
        words=words,
        streets=library().games.streets(variant),
        calls=calls_of(library(), variant, street, words, table),
    )


def _games(words: str, table: Context) -> str:
    hits = find(library(), words) if words else ()
    topics = [hit.topic for hit in hits if fits(hit.topic, table)]
    return render_template(
        "home/games.html",
        words=words,
        topics=topics[:MOST],
        groups=games_by_family(),
        variants_of=library().variants_of,
    )


def games_by_family() -> dict[str, list[str]]:
    """The played games under the group that they belong to."""
    games = library().games
    groups: dict[str, list[str]] = {}
    for name in games.played:
        line = games.line(name)
        family = next((one for one in line[1:] if one in FAMILIES), line[0])
        groups.setdefault(FAMILIES.get(family, "Other games"), []).append(name)
    return groups


def _refuse_street(variant: str, street: str) -> None:
    streets = library().games.streets(variant)
    if street and street not in streets:
        reason = f"is not a street of {library().games.variants[variant].title}"
        raise AddressError([SituationError("street", street, reason, streets)])
