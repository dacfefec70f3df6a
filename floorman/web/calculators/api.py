"""The calculators as JSON: a request in the body, a worked answer or a refusal back."""

from __future__ import annotations

import json
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from flask import Blueprint, abort, jsonify, request

from floorman.calculate import calculate
from floorman.calculators import CALCULATORS
from floorman.errors import CalculationError, SituationError
from floorman.web.forms import Address, choice
from floorman.web.shelf import library

if TYPE_CHECKING:
    from flask import Response

pages = Blueprint("calculators_api", __name__, url_prefix="/api/v1")


@pages.get("/calculators")
def calculators() -> Response:
    """The calculators."""
    found = [
        {
            "name": one.name,
            "title": one.title,
            "about": one.about,
            "variants": list(one.variants),
            "authorities": list(one.authorities),
            "clauses": [name for name in one.clauses if name in library().clauses],
        }
        for one in CALCULATORS.values()
    ]
    return jsonify({"calculators": found})


@pages.post("/calculators/<calculator>")
def work(calculator: str) -> tuple[Response, int]:
    """Work out one request."""
    if calculator not in CALCULATORS:
        raise SituationError("calculator", calculator, "is not a calculator", CALCULATORS)
    values = Address({"room": choice(library().rooms)}, request.args).read()
    try:
        asked = _body()
        answer = calculate(library(), calculator, asked, values.get("room") or usual_room())
    except CalculationError as error:
        return refusal(error, HTTPStatus.UNPROCESSABLE_ENTITY)
    return jsonify(answer), HTTPStatus.OK
