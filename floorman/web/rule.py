"""A call at the table: one question a page, then the ruling, or what is still open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Blueprint, current_app, render_template, request

from floorman.domain.rulings import Card, Question, Undecided
from floorman.measuring import measure_of
from floorman.web.asking import (
    Way,
    can_be_unknown,
    narrowing,
    read_inquiry,
    settle,
    spare_answers,
)
from floorman.web.calculators.choosing import calculators_for, may_hold_joker
from floorman.web.calculators.parts import TABLE
from floorman.web.context import keep_context
from floorman.web.shelf import library, shelf
from floorman.web.table import settled_sides
from floorman.web.turning import disagreeing, hinges, other_hinges

if TYPE_CHECKING:
    from floorman.web.asking import Outcome
    from floorman.web.flow import Picture

pages = Blueprint("rule", __name__)


@pages.get("/rule/<variant>/<topic>")
def show(variant: str, topic: str) -> str:
    """The next question of a call, its ruling, or the rulings that are still possible."""
    usual_room = str(current_app.config["ROOM"])
    inquiry = read_inquiry(library(), variant, topic, request.args, usual_room)
    keep_context({"room": inquiry.situation.room, **inquiry.situation.answers})
    outcome = settle(library(), inquiry)
    way = Way(outcome.situation, usual_room, spare_answers(outcome))
    template, parts = _parts(outcome, way)
    return render_template(
        template,
        way=way,
        outcome=outcome,
        worked=[(library().facts[one.fact].ask, one) for one in inquiry.worked],
        topic=library().topics[topic],
        variant=variant,
        situation=outcome.situation,
        table=settled_sides(library(), outcome.situation),
        rooms=library().rooms,
        **parts,
    )


def _parts(outcome: Outcome, way: Way) -> tuple[str, dict[str, object]]:
    """The template of an answer, and what it alone needs."""
    variant = outcome.situation.variant
    match outcome.answer:
        case Question() as question:
            return "rule/question.html", {
                "question": question,
                "unknown": can_be_unknown(question),
                "measure": measure_of(question.fact, variant),
                "seats": TABLE,
                "with_joker": may_hold_joker(variant),
            }
        case Undecided() as undecided:
            more = narrowing(library(), undecided, way)
            return "rule/undecided.html", {"undecided": undecided, "more": more}
        case Card() as card:
            return "rule/ruling.html", {
                "card": card,
                "flow": _flow(outcome),
                "near": hinges(card.neighbours),
                "far": other_hinges(card),
                "disagreeing": disagreeing(card),
                "calculators": calculators_for((one.id for one in card.cite), variant),
            }


def _flow(outcome: Outcome) -> Picture | None:
    situation, answer = outcome.situation, outcome.answer
    topic = library().topics[situation.topic]
    if not library().rules(topic, answer.authority, situation.variant):
        return None
    answers = answer.answers if isinstance(answer, Card) else situation.answers
    return shelf().picture(situation, answer.authority, answers)
