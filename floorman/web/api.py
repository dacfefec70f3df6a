"""The API: the same answers as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Blueprint, current_app, jsonify, request

from floorman import wire
from floorman.consult import consult
from floorman.errors import SituationError
from floorman.find import find as find_topics
from floorman.web.asking import read_inquiry
from floorman.web.forms import Address, find_fields
from floorman.web.openapi import document
from floorman.web.shelf import library, shelf

if TYPE_CHECKING:
    from flask import Response

pages = Blueprint("api", __name__, url_prefix="/api/v1")


@pages.get("/health")
def health() -> Response:
    """Whether the rules are loaded, and which."""
    figures = {"topics": len(library().topics), "clauses": len(library().clauses)}
    return jsonify({"status": "ok", "digest": library().digest, **figures})


@pages.get("/openapi.json")
def openapi() -> Response:
    """The description of this API."""
    return jsonify(document())


@pages.get("/variants")
def variants() -> Response:
    """The games and groups of games."""
    return jsonify({"variants": [wire_variant(name) for name in library().games.variants]})


def wire_variant(name: str) -> wire.Data:
    """A game as data."""
    one = library().games.variants[name]
    streets = list(library().games.streets(name))
    return {
        "id": one.id,
        "title": one.title,
        "parent": one.parent,
        "played": one.played,
        "streets": streets,
    }


@pages.get("/authorities")
def authorities() -> Response:
    """The authorities, the base first."""
    found = [
        {"id": one.id, "title": one.title, "over": one.over, "books": list(one.books)}
        for one in library().authorities.values()
    ]
    return jsonify({"authorities": found})


@pages.get("/rooms")
def rooms() -> Response:
    """The rooms and their settings."""
    found = [
        {
            "id": one.id,
            "title": one.title,
            "about": one.about,
            "cash": one.cash,
            "tournament": one.tournament,
            "settings": dict(one.settings),
        }
        for one in library().rooms.values()
    ]
    return jsonify({"rooms": found})


@pages.get("/topics")
def topics() -> Response:
    """Every topic."""
    return jsonify({"topics": [wire.topic_data(library(), name) for name in library().topics]})


@pages.get("/topics/<topic>")
def topic(topic: str) -> Response:
    """One topic."""
    if topic not in library().topics:
        raise SituationError("topic", topic, "is not a topic here", library().topics)
    return jsonify(wire.topic_data(library(), topic))


@pages.get("/rule/<variant>/<topic>")
def rule(variant: str, topic: str) -> Response:
    """The ruling of a situation, or the next question."""
    usual_room = str(current_app.config["ROOM"])
    inquiry = read_inquiry(library(), variant, topic, request.args, usual_room)
    if inquiry.changed:
        reason = "is for the pages; send only the answers that still apply"
        raise SituationError("changed", inquiry.changed, reason)
    answer = consult(library(), inquiry.situation)
    return jsonify(wire.answer_data(library(), answer, inquiry.worked))


@pages.get("/find")
def find() -> Response:
    """The topics that fit some words, best first."""
    values = Address(find_fields(library()), request.args).read()
    words = values.get("q", "")
    hits = find_topics(library(), words, values.get("variant", ""))
    found = [wire.topic_data(library(), hit.topic.id) | {"score": hit.score} for hit in hits]
    return jsonify({"query": words, "topics": found})


@pages.get("/clauses")
def clauses() -> Response:
    """Every clause of every book."""
    return jsonify({"clauses": [wire.clause_data(one) for one in library().clauses.values()]})


@pages.get("/clauses/<clause>")
def clause(clause: str) -> Response:
    """One clause."""
    if clause not in library().clauses:
        raise SituationError("clause", clause, "is not a clause of these books", ())
    return jsonify(wire.clause_data(library().clauses[clause]))


@pages.get("/coverage")
def coverage() -> Response:
    """Which clauses are decided, on a sheet or open."""
    return jsonify(shelf().report.data())


@pages.get("/export")
def export() -> Response:
    """The whole rule base."""
    return jsonify(wire.export_data(library()))
