"""Words for the templates: titles of games, streets and books, and small joins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.domain.facts import UNKNOWN
from floorman.web.context import context, to
from floorman.web.shelf import library

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flask import Flask

SHORT = {
    "cash": "Cash",
    "tournament": "Tournament",
    "limit": "Limit",
    "pot-limit": "Pot",
    "no-limit": "No limit",
}
SCOPES = {
    "big-bet": "pot limit and no limit",
    "limit": "fixed limit",
    "cash": "cash games",
    "tournament": "tournaments",
}


def add_filters(app: Flask) -> None:
    """Give the templates their filters and what every page needs."""
    app.add_template_filter(game_title, "game")
    app.add_template_filter(street_title, "street")
    app.add_template_filter(authority_title, "authority")
    app.add_template_filter(room_title, "room")
    app.add_template_filter(choice_label, "choice")
    app.add_template_filter(counted, "counted")
    app.add_template_filter(listed, "listed")
    app.jinja_env.globals.update(to=to, SHORT=SHORT, SCOPES=SCOPES)
    app.context_processor(lambda: {"context": context()})


def game_title(variant: str) -> str:
    """The title of a game or of a group of games."""
    found = library().games.variants.get(variant)
    return found.title if found else variant


def street_title(street: str) -> str:
    """The title of a street."""
    return library().facts["street"].choices.get(street, street)


def authority_title(name: str) -> str:
    """The title of an authority."""
    found = library().authorities.get(name)
    return found.title if found else name


def room_title(name: str) -> str:
    """The title of a room."""
    found = library().rooms.get(name)
    return found.title if found else name


def choice_label(choice: str, fact: str) -> str:
    """The label of a choice of a fact."""
    if choice == UNKNOWN:
        return "I don’t know"
    found = library().facts.get(fact)
    return found.choices.get(choice, choice) if found else choice


def counted(number: int, one: str, many: str = "") -> str:
    """A number with its noun.

    >>> counted(1, "clause"), counted(2, "clause"), counted(2, "city", "cities")
    ('1 clause', '2 clauses', '2 cities')
    """
    return f"{number} {one if number == 1 else many or one + 's'}"


def listed(words: Iterable[str], last: str = "and") -> str:
    """Words joined as in a sentence.

    >>> listed(["flop", "turn", "river"], "or")
    'flop, turn or river'
    """
    found = [str(word) for word in words]
    if len(found) < 2:
        return "".join(found)
    return f"{', '.join(found[:-1])} {last} {found[-1]}"
