"""The library to read in: calls, rules, books and the sheets of the games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Blueprint, render_template, request

from floorman.domain.flows import ends
from floorman.errors import SituationError
from floorman.web.asking import Way
from floorman.web.calculators.choosing import calculators_for
from floorman.web.calls import by_street
from floorman.web.context import context, keep_context
from floorman.web.forms import Address, clause_fields, context_fields, game_fields
from floorman.web.reading import View, clauses_found, read_view
from floorman.web.sheets import sheet_of
from floorman.web.shelf import by_topic, library, shelf

if TYPE_CHECKING:
    from floorman.domain.books import Clause

pages = Blueprint("reference", __name__)


@pages.get("/topics")
def topics() -> str:
    """Every call of a game, street by street."""
    values = Address(game_fields(library()), request.args).read()
    keep_context(values)
    variant = values.get("variant") or library().games.played[0]
    groups = by_street(library(), variant)
    return render_template(
        "reference/topics.html",
        variant=variant,
        groups=groups,
        games=library().games.played,
        count=len(library().topics_of(variant)),
    )


@pages.get("/topics/<topic>")
def topic(topic: str) -> str:
    """One call: where it happens, what else it is called, and every path of it."""
    view = _view(topic, "")
    return render_template("reference/topic.html", **_topic_parts(view))


@pages.get("/topics/<topic>/flow/<variant>")
def flow(topic: str, variant: str) -> str:
    """The flow of a call in a game as a picture, and as text."""
    view = _view(topic, variant)
    return render_template("reference/flow.html", **_topic_parts(view))


def _view(topic: str, variant: str) -> View:
    values = Address(game_fields(library()), request.args).read()
    keep_context(values)
    if variant:
        values["variant"] = variant
    return read_view(library(), topic, values, context())


def _topic_parts(view: View) -> dict[str, object]:
    situation = view.situation
    drawn = not view.silent(library())
    return {
        "topic": library().topics[situation.topic],
        "variant": situation.variant,
        "authority": situation.authority,
        "authorities": view.authorities,
        "variants": library().variants_of(library().topics[situation.topic]),
        "streets": library().streets_of(library().topics[situation.topic], situation.variant),
        "flow": shelf().picture(situation, situation.authority) if drawn else None,
        "way": Way(situation, context().usual_room),
        "calculators": calculators_for(_cited(view), situation.variant),
    }


def _cited(view: View) -> set[str]:
    """The clauses that the rulings of a topic cite in one view of it."""
    situation = view.situation
    if view.silent(library()):
        return set()
    flow = library().flow(situation.topic, situation.variant, situation.authority)
    return {clause for end in ends(flow) for clause in end.ruling.cite}


@pages.get("/clauses")
def clauses() -> str:
    """The rules of all books: by section, or those that hold some words."""
    values = Address(clause_fields(library()), request.args).read()
    keep_context(values)
    found = clauses_found(library(), values)
    return render_template(
        "reference/clauses.html",
        found=found,
        values=values,
        sections=shelf().report.sections,
        books=library().books,
        total=len(library().clauses),
    )


@pages.get("/clauses/<clause>")
def clause(clause: str) -> str:
    """One rule: what it says, where it stands, what rests on it and what stands against it."""
    keep_context(Address(context_fields(library()), request.args).read())
    found = library().clauses.get(clause)
    if found is None:
        raise SituationError("clause", clause, "is not a clause of these books", ())
    index, held = shelf().report.index, library().clauses
    return render_template(
        "reference/clause.html",
        clause=found,
        book=library().books[found.book],
        status=shelf().report.statuses[found.id],
        uses=by_topic(shelf().uses.get(found.id, ())),
        topics=library().topics,
        calculators=_calculators(found),
        sheets=tuple(dict.fromkeys(index.sheets.get(found.id, ()))),
        overrides=[held[one] for one in found.overrides if one in held],
        overridden_by=shelf().overridden_by.get(found.id, ()),
        conflicts=[held[one] for one in found.conflicts if one in held],
    )


def _calculators(clause: Clause) -> list[tuple[str, str]]:
    """The calculators that apply a clause, each for the first game it does so in."""
    links: dict[str, str] = {}
    for variant in clause.games:
        for title, url in calculators_for([clause.id], variant):
            links.setdefault(title, url)
    return list(links.items())


@pages.get("/books")
def books() -> str:
    """The books, with their sections."""
    keep_context(Address(context_fields(library()), request.args).read())
    return render_template(
        "reference/books.html",
        books=library().books.values(),
        authorities=library().authorities.values(),
        rows=shelf().report.sections,
    )


@pages.get("/games")
def games() -> str:
    """The games."""
    keep_context(Address(context_fields(library()), request.args).read())
    found = [(name, len(library().topics_of(name))) for name in library().games.played]
    return render_template("reference/games.html", games=found)


@pages.get("/games/<variant>")
def game(variant: str) -> str:
    """The sheet of a game, and its calls."""
    values = Address(game_fields(library()), request.args).read()
    keep_context(values)
    if variant not in library().games.played:
        raise SituationError("variant", variant, "is not a game here", library().games.played)
    room = library().room(context().room)
    authority = values.get("authority") or room.cash
    chain = library().chain(authority, variant)
    return render_template(
        "reference/game.html",
        variant=variant,
        sections=sheet_of(library(), variant, authority, shelf().overridden_by),
        authority=chain[-1] if chain else authority,
        authorities=[one for one in library().authorities if one in library().chain(one, variant)],
        line=library().games.line(variant),
        groups=by_street(library(), variant),
    )
