"""The pages of the calculators: a form, and the answer above it once it was sent."""

from __future__ import annotations

from dataclasses import replace
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from flask import Blueprint, render_template, request
from markupsafe import Markup

from floorman.calculate import calculate
from floorman.calculators import CALCULATORS
from floorman.errors import CalculationError, SituationError
from floorman.web.calculators.answers import shown
from floorman.web.calculators.asking import field_of, request_of
from floorman.web.calculators.choosing import (
    authorities_of,
    joker_choices,
    links,
    may_hold_joker,
    usual_authority,
)
from floorman.web.calculators.drawing import SPOTS, draw_table
from floorman.web.calculators.entering import read_form, reason_of
from floorman.web.calculators.listing import anchor_of, entered_rows, label_of, row_count
from floorman.web.calculators.parts import PARTS, TABLE, WITH_LIMIT, WITH_VARIANT
from floorman.web.context import context, keep_context
from floorman.web.forms import Address, context_fields
from floorman.web.shelf import library

if TYPE_CHECKING:
    from collections.abc import Mapping

    from floorman.calculators import Calculator
    from floorman.web.calculators.answers import Shown
    from floorman.web.calculators.entering import Entered

pages = Blueprint("calculators", __name__)
USUAL_LIMITS = {"holdem": "no-limit", "omaha": "pot-limit"}


@pages.get("/calculators")
def index() -> str:
    """The calculators."""
    keep_context(Address(context_fields(library()), request.args).read())
    return render_template("calculators/index.html", calculators=CALCULATORS.values())


@pages.get("/calculators/<calculator>")
def show(calculator: str) -> tuple[str, int]:
    """One calculator: its form, the answer when the form was sent, or what is wrong with it."""
    found = CALCULATORS.get(calculator)
    if found is None:
        raise SituationError("calculator", calculator, "is not a calculator", CALCULATORS)
    entered = read_form(library(), calculator, request.args, _usual_limit())
    keep_context(entered.values)
    if calculator in WITH_VARIANT and not entered.ask.variant:
        page = render_template(
            "calculators/variant.html", calculator=found, ways=links("variant", found.variants)
        )
        return page, HTTPStatus.OK
    authority = entered.get("authority") or usual_authority(found, entered.ask.variant)
    return _page(found, entered, authority)


def _usual_limit() -> str:
    return USUAL_LIMITS.get(request.args.get("variant", ""), "limit")


def _page(calculator: Calculator, entered: Entered, authority: str) -> tuple[str, int]:
    faults = dict(entered.faults)
    answer: dict[str, Any] | None = None
    asked: dict[str, Any] = {}
    if entered.sent and not faults:
        asked = request_of(entered, authority)
        try:
            answer = calculate(library(), calculator.name, asked, context().room)
        except CalculationError as error:
            faults[field_of(error, entered, asked)] = reason_of(error)
    seen = shown(entered, asked, answer) if answer else None
    pots = _pots(entered, answer)
    page = render_template(
        "calculators/show.html",
        calculator=calculator,
        entered=entered,
        parts=PARTS[calculator.name](replace(entered.ask, pots=pots)),
        faults=faults,
        answer=answer,
        ask_on=bool(pots) and not asked.get("winners"),
        shown=seen,
        picture=_picture(seen),
        **_listed(entered),
        **_choices(calculator, entered, authority),
    )
    return page, HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK


def _listed(entered: Entered) -> dict[str, object]:
    """What was entered, and how the form names and lays out its fields."""
    return {
        "filled": entered_rows(entered),
        "rows": row_count(entered),
        "seats": TABLE,
        "anchor": lambda name: anchor_of(entered, name),
        "labels": lambda name: label_of(entered, name),
        "filled_in": lambda part, sent: any(sent.get(name) for name, _ in part.names()),
    }


def _pots(entered: Entered, answer: Mapping[str, Any] | None) -> tuple[tuple[int, ...], ...]:
    """The seats that may win each pot; after a refusal, a place for every winner that was named."""
    if answer:
        return tuple(tuple(pot["eligible"]) for pot in answer.get("pots", ()))
    named = [int(name[4:]) for name in entered.values if name.startswith("won.")]
    return (tuple(TABLE),) * max(named, default=0)


def _picture(seen: Shown | None) -> Markup | None:
    """The table; everything in it is ours or was checked to be a number or cards."""
    if seen is None or not seen.places or not set(seen.places) <= set(SPOTS):
        return None
    title = f"The table seen from above. {seen.line}"
    return Markup(draw_table(seen.places, seen.button, seen.middle, title))  # noqa: S704


def _choices(calculator: Calculator, entered: Entered, authority: str) -> dict[str, object]:
    """What can be chosen beside the fields: game, limit, whose rules, the joker, the room."""
    with_variant = calculator.name in WITH_VARIANT
    return {
        "variants": links("variant", calculator.variants) if with_variant else (),
        "limits": links("limit", ("limit", "pot-limit", "no-limit"))
        if calculator.name in WITH_LIMIT
        else (),
        "authority": authority,
        "authorities": authorities_of(calculator, entered.ask.variant),
        "with_joker": may_hold_joker(entered.ask.variant or "jacks"),
        "jokers": joker_choices(calculator.name, entered.ask),
        "rooms": library().rooms,
    }
