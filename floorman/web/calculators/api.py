"""The calculators as JSON: a request in the body, a worked answer or a refusal back."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING

from flask import Blueprint, abort, current_app, jsonify, request

from floorman.calculate import calculate, read_request
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
        answer = calculate(library(), calculator, asked, values.get("room") or _usual_room())
    except CalculationError as error:
        return jsonify({"error": _refused(error)}), HTTPStatus.UNPROCESSABLE_ENTITY
    return jsonify(answer), HTTPStatus.OK


def _body() -> object:
    """The JSON of the body; a key that stands there twice is refused like a repeated seat."""
    if not request.is_json:
        abort(HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
    try:
        return read_request(request.get_data())
    except (ValueError, RecursionError) as error:
        reason = "is not JSON that can be read"
        raise SituationError("request", str(error), reason, ("a JSON object",)) from error


def _usual_room() -> str:
    return str(current_app.config["ROOM"])


def _refused(error: CalculationError) -> dict[str, object]:
    """A refusal in the shape of every error of the API; what was never given has no value."""
    return {
        "field": error.field,
        "value": "" if error.value is None else str(error.value),
        "reason": error.reason,
        "allowed": [error.allowed] if error.allowed else [],
    }
