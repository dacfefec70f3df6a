"""Runs a calculator by name and resolves the clauses that it applied."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from floorman.calculators import CALCULATORS
from floorman.errors import CalculationError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from floorman.library.library import Library


def read_request(text: str | bytes) -> object:
    """A request as it was written in JSON.

    Raises CalculationError for a name (a seat, say) that stands there twice, and ValueError or
    RecursionError for what is not JSON, NaN and infinity included.
    """
    return json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise CalculationError(key[:60], key[:60], "is there twice", "each name once")
        found[key] = value
    return found


def _no_number(text: str) -> None:
    raise ValueError(text)


def calculate(
    library: Library, name: str, request: object, room: str = "default"
) -> dict[str, object]:
    """The answer of a calculator as JSON-able data, with `working`, `cite` and `authority`.

    `request` is what the calculator's contract takes; the room's settings hold where it is silent.
    Raises CalculationError for an unknown calculator and for anything that it refuses, and
    SituationError for an unknown room.
    """
    if name not in CALCULATORS:
        allowed = ", ".join(CALCULATORS)
        raise CalculationError("calculator", name, "is not a calculator", allowed)
    if not isinstance(request, dict):
        raise CalculationError("request", request, "must be a JSON object", "an object of fields")
    fields: Mapping[str, object] = request
    result = CALCULATORS[name].run(fields, library.room(room).settings)
    clauses = [library.clauses[one] for one in result.cites if one in library.clauses]
    return {
        **result.answer,
        "working": list(result.working),
        "cite": [{"id": one.id, "locator": one.locator, "text": one.text} for one in clauses],
        "authority": result.authority,
    }
