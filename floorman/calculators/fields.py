"""Strict reading of a request: every value is what the contract says, or it is refused by name.

Nothing is converted quietly: true is not 1, 2.0 is not 2, and a field nobody knows is an error.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from floorman.domain.cards import EXAMPLES, MAX_TEXT, Card, parse_cards, refuse_repeats
from floorman.errors import CalculationError

if TYPE_CHECKING:
    from collections.abc import Iterable

MAX_AMOUNT = 10**12
MAX_SEATS = 23
MAX_SEAT = 99
MAX_LIST = 200
_SEAT = re.compile(r"[1-9][0-9]?", re.ASCII)
_SEAT_RULE = f"a whole number from 1 to {MAX_SEAT}"
_MISSING = object()


def refuse(field: str, value: object, reason: str, allowed: str = "") -> CalculationError:
    """The error for a value, cut to a length that can be shown."""
    if isinstance(value, str) and len(value) > MAX_TEXT:
        value = value[:60] + "…"
    elif not isinstance(value, (str, int, type(None))):
        value = repr(value)[:MAX_TEXT]
    elif isinstance(value, int) and abs(value) > 10**30:
        value = "a very large number"
    return CalculationError(field, value, reason, allowed)


def missing(field: str, why: str = "is needed", allowed: str = "") -> CalculationError:
    """The error for something that was left out although the answer depends on it."""
    return refuse(field, None, why, allowed)


def only(given: object, allowed: Sequence[str], field: str = "") -> Mapping[str, object]:
    """The given mapping, which must hold no other fields than those allowed."""
    if not isinstance(given, Mapping):
        raise refuse(field or "request", given, "must be an object", ", ".join(allowed))
    for name in given:
        if name not in allowed:
            shown = str(name)[:60]
            where = f"{field}.{shown}" if field else shown
            raise refuse(where, given[name], "is not a field of this", ", ".join(allowed))
    return given


def need(given: Mapping[str, object], field: str, prefix: str = "") -> object:
    """The value of a field that may not be left out."""
    value = given.get(field, _MISSING)
    if value is _MISSING or value is None:
        raise missing(prefix + field)
    return value


def word(value: object, field: str, allowed: Sequence[str]) -> str:
    """One of the allowed words."""
    if not isinstance(value, str) or value not in allowed:
        raise refuse(field, value, "is not one of the choices", ", ".join(allowed))
    return value


def text(value: object, field: str) -> str:
    """A short text."""
    if not isinstance(value, str):
        raise refuse(field, value, "must be text", f"up to {MAX_TEXT} characters")
    if len(value) > MAX_TEXT:
        raise refuse(field, value, "is too long", f"up to {MAX_TEXT} characters")
    return value


def flag(value: object, field: str) -> bool:
    """True or false, nothing that merely looks like it."""
    if not isinstance(value, bool):
        raise refuse(field, value, "must be true or false", "true, false")
    return value


def whole(value: object, field: str, least: int = 0, most: int = MAX_AMOUNT) -> int:
    """A whole number within bounds; chips are such numbers."""
    allowed = f"a whole number from {least} to {most}"
    if isinstance(value, bool) or not isinstance(value, int):
        raise refuse(field, value, "must be a whole number", allowed)
    if value < least:
        raise refuse(field, value, "is negative" if value < 0 else "is too small", allowed)
    if value > most:
        raise refuse(field, value, "is too large", allowed)
    return value


def seat(value: object, field: str) -> int:
    """A seat number."""
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MAX_SEAT:
        raise refuse(field, value, "is not a seat number", _SEAT_RULE)
    return value


def items(value: object, field: str, most: int = MAX_LIST) -> Sequence[object]:
    """A list of a sensible length."""
    if isinstance(value, (str, bytes)) or not isinstance(value, Sequence):
        raise refuse(field, value, "must be a list")
    if len(value) > most:
        raise refuse(field, len(value), "is too many entries", f"at most {most}")
    return value


def seats(value: object, field: str) -> tuple[int, ...]:
    """A list of different seats, lowest number first: their order of entry means nothing."""
    found = [seat(item, field) for item in items(value, field, MAX_SEATS)]
    for at, number in enumerate(found):
        if number in found[:at]:
            raise refuse(field, number, "is named twice", "each seat once")
    return tuple(sorted(found))


def by_seat(value: object, field: str) -> dict[int, object]:
    """A mapping with seats as keys (whole numbers, or the same as text), lowest seat first."""
    if not isinstance(value, Mapping):
        raise refuse(field, value, "must be an object with seats as keys")
    if len(value) > MAX_SEATS:
        raise refuse(field, len(value), "is too many seats", f"at most {MAX_SEATS}")
    found: dict[int, object] = {}
    for key, item in value.items():
        number = _seat_key(key, field)
        if number in found:
            raise refuse(field, key, "is named twice", "each seat once")
        found[number] = item
    return dict(sorted(found.items()))


def _seat_key(key: object, field: str) -> int:
    if isinstance(key, str) and _SEAT.fullmatch(key):
        return int(key)
    return seat(key, field)


def amounts(value: object, field: str) -> dict[int, int]:
    """Chips by seat."""
    return {at: whole(item, f"{field}.{at}") for at, item in by_seat(value, field).items()}


def cards(value: object, field: str) -> tuple[Card, ...]:
    """Cards, as one text or as a list of texts."""
    if isinstance(value, str):
        return parse_cards(value, field)
    if not isinstance(value, Sequence):
        raise refuse(field, value, "must be cards", EXAMPLES)
    found = [card for item in items(value, field) for card in parse_cards(text(item, field), field)]
    refuse_repeats(found, field)
    return tuple(found)


def cards_by_seat(value: object, field: str) -> dict[int, tuple[Card, ...]]:
    """Cards of each seat."""
    return {at: cards(item, f"{field}.{at}") for at, item in by_seat(value, field).items()}


def apart(held: Iterable[tuple[str, Iterable[Card]]]) -> None:
    """Raises CalculationError for a card that lies in two places, naming the later one."""
    seen: list[Card] = []
    for field, found in held:
        seen += found
        refuse_repeats(seen, field)


def known_seat(number: int, field: str, known: Iterable[int]) -> int:
    """A seat that must be among those at the table."""
    among = sorted(known)
    if number not in among:
        raise refuse(field, number, "is not a seat at this table", ", ".join(map(str, among)))
    return number
