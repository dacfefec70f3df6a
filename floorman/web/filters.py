"""Words for the templates: titles of games, streets and books, and small joins."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from floorman.domain.cards import parse_cards
from floorman.domain.facts import UNKNOWN
from floorman.errors import CalculationError
from floorman.web.asking import DONT_KNOW
from floorman.web.context import context, to
from floorman.web.shelf import library

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flask import Flask

    from floorman.domain.books import Clause
    from floorman.domain.cards import Card

SEED = re.compile(r"(\()?seed \d+(?:; )?")
SHORT = {
    "cash": "Cash",
    "tournament": "Tournament",
    "limit": "Limit",
    "pot-limit": "Pot",
    "no-limit": "No limit",
}
SUITS = {"s": "♠\ufe0e", "h": "♥\ufe0e", "d": "♦\ufe0e", "c": "♣\ufe0e", "k": ""}
SCOPES = {
    "big-bet": "pot limit and no limit",
    "limit": "fixed limit",
    "pot-limit": "pot limit",
    "no-limit": "no limit",
    "cash": "cash games",
    "tournament": "tournaments",
}

WORDING = {
    "clean-copy-seen": "read in a clean copy of the book",
    "from-secondary": "read at second hand only, in another edition, a translation or a quotation",
    "from-memory": "not seen in any copy: check it before relying on it",
}
NUMBERING = {
    "confirmed": "confirmed",
    "likely": "likely",
    "inferred": "counted on from other rules, so it is not cited",
    "not-confirmed": "not confirmed, so it is not cited",
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
    app.add_template_filter(scope_words, "scopes")
    app.add_template_filter(lambda word: WORDING.get(word, word), "wording")
    app.add_template_filter(lambda word: NUMBERING.get(word, word), "numbering")
    app.add_template_filter(short, "short")
    app.add_template_filter(place, "place")
    app.add_template_filter(faces, "faces")
    app.add_template_filter(apart, "apart")
    app.jinja_env.globals.update(to=to, SHORT=SHORT, SUITS=SUITS)
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
        return DONT_KNOW
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
    *head, tail = found or [""]
    return f"{', '.join(head)} {last} {tail}" if head else tail


def scope_words(scope: Iterable[str]) -> str:
    """What a clause is only about.

    >>> scope_words(["big-bet", "cash"])
    'pot limit and no limit, cash games'
    """
    return ", ".join(SCOPES.get(word, word) for word in scope)


def place(locator: str) -> str:
    """A locator as readers see it: without the number under which a source came to us.

    >>> place("A compendium (seed 000; this list is not part of Robert's Rules), Draw")
    "A compendium (this list is not part of Robert's Rules), Draw"
    >>> place("A compendium (seed 000), Draw")
    'A compendium, Draw'
    """
    return SEED.sub(r"\1", locator).replace(" ()", "")


def faces(text: str) -> list[Card]:
    """The cards that a text names, none when it names none."""
    try:
        return list(parse_cards(text))
    except CalculationError:
        return []


def short(locator: str) -> str:
    """A locator without the book it begins with, where that leaves a section and a rule.

    What `place` leaves out is left out here too.

    >>> short("Robert's Rules of Poker, Draw High, rule 6(b)")
    'Draw High, rule 6(b)'
    >>> short("House rules, paragraph 13")
    'House rules, paragraph 13'
    """
    _, _, rest = place(locator).partition(", ")
    return rest if ", " in rest else place(locator)


def apart(clauses: Iterable[Clause]) -> list[Clause]:
    """Of clauses that share a locator, the first."""
    return list({clause.locator: clause for clause in reversed(list(clauses))}.values())[::-1]
