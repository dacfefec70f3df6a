"""What the calculators take and give, in the words of JSON Schema, each with a worked example."""

from __future__ import annotations

from typing import Any

from floorman.calculators import CALCULATORS
from floorman.calculators.actions import ACTIONS
from floorman.calculators.games import JOKER_USES
from floorman.calculators.structure import LIMITS, STAKES

Data = dict[str, Any]

TEXT: Data = {"type": "string"}
CARDS: Data = {
    "type": "string",
    "maxLength": 500,
    "description": "As Td 2c; 10 for a ten, Jk for the joker; case, commas and spaces forgiven.",
}
YES_NO: Data = {"type": "boolean"}
SEAT: Data = {"type": "integer", "minimum": 1, "maximum": 99}
CHIPS: Data = {"type": "integer", "minimum": 0}
COUNT: Data = {"type": "integer", "minimum": 0, "maximum": 52}
SEATS: Data = {"type": "array", "items": SEAT}
TEXTS: Data = {"type": "array", "items": TEXT}
BY_SEAT_CHIPS: Data = {"type": "object", "additionalProperties": CHIPS}
BY_SEAT_CARDS: Data = {"type": "object", "additionalProperties": CARDS}
BY_SEAT_TEXT: Data = {"type": "object", "additionalProperties": TEXT}
SEAT_OR_NONE: Data = {"type": ["integer", "null"]}
TEXT_OR_NONE: Data = {"type": ["string", "null"]}
CHIPS_OR_NONE: Data = {"type": ["integer", "null"]}


def _given(*needed: str, **properties: Data) -> Data:
    """An object of which only some properties have to be there."""
    return {
        "type": "object",
        "required": list(needed),
        "properties": properties,
        "additionalProperties": False,
    }


def _word(*words: str) -> Data:
    return {"type": "string", "enum": list(words)}


def _of(name: str) -> Data:
    """The fields that a calculator shares with others: game and authority."""
    one = CALCULATORS[name]
    return {"variant": _word(*one.variants), "authority": _word(*one.authorities)}


def _authority(name: str) -> Data:
    return {"authority": _word(*CALCULATORS[name].authorities)}


def _answer(name: str, *needed: str, **properties: Data) -> Data:
    cite = {"type": "array", "items": {"$ref": "#/components/schemas/Cited"}}
    shared = {"working": TEXTS, "cite": cite, **_authority(name)}
    return _given(*needed, *shared, **properties, **shared)


_WINNERS = {"type": "array", "items": _given("seat", seat=SEAT, cards=CARDS)}
_SIDES = _given(high=SEATS, low=SEATS)
_POTS = {"type": "array", "items": _given("amount", "eligible", amount=CHIPS, eligible=SEATS)}
_ACTION = _given("seat", "action", seat=SEAT, action=_word(*ACTIONS), amount=CHIPS)
_SIZES = {"oneOf": [CHIPS_OR_NONE, {"type": "array", "items": CHIPS}]}
_STREET = {"oneOf": [TEXT, {"type": "integer", "minimum": 3, "maximum": 7}]}

REQUESTS: dict[str, Data] = {
    "split-pot": _given(
        "variant",
        "pot",
        "chip",
        "winners",
        **_of("split-pot"),
        pot=CHIPS,
        chip={"type": "integer", "minimum": 1},
        button=SEAT,
        seats=SEATS,
        winners=_given(high=_WINNERS, low=_WINNERS),
    ),
    "side-pots": _given(
        "contributions",
        "folded",
        **_authority("side-pots"),
        contributions=BY_SEAT_CHIPS,
        folded=SEATS,
        antes=BY_SEAT_CHIPS,
        winners={"type": "array", "items": SEATS},
        button=SEAT,
        chip={"type": "integer", "minimum": 1},
    ),
    "bring-in": _given(
        "variant", "upcards", **_of("bring-in"), upcards=BY_SEAT_CARDS, limit=_word(*LIMITS)
    ),
    "first-to-act": _given(
        "variant",
        "boards",
        "dealt_first",
        "seats",
        **_of("first-to-act"),
        boards=BY_SEAT_CARDS,
        dealt_first=SEAT,
        seats=SEATS,
        common=CARDS,
        limit=_word(*LIMITS),
    ),
    "openers": _given(
        **_authority("openers"),
        hand=CARDS,
        joker=_word(*JOKER_USES),
        discards=CARDS,
        final=CARDS,
        declared_split=YES_NO,
    ),
    "showdown": _given(
        "variant",
        "hands",
        **_of("showdown"),
        board=CARDS,
        hands=BY_SEAT_CARDS,
        joker=_word(*JOKER_USES),
        declared=BY_SEAT_TEXT,
    ),
    "stud-deck": _given(
        "variant",
        "dealt",
        "live",
        "burns",
        "removed",
        "street",
        **_of("stud-deck"),
        dealt=COUNT,
        live={"type": "object", "additionalProperties": COUNT},
        burns=COUNT,
        removed=COUNT,
        street=_STREET,
    ),
    "bet": _given(
        "variant",
        "limit",
        "stakes",
        "street",
        "actions",
        "to_act",
        **_of("bet"),
        limit=_word(*LIMITS),
        stakes=_given(**dict.fromkeys(STAKES, CHIPS)),
        street=_STREET,
        pot=CHIPS,
        open_pair=YES_NO,
        actions={"type": "array", "items": _ACTION},
        to_act=SEAT,
    ),
}

ANSWERS: dict[str, Data] = {
    "split-pot": _answer("split-pot", "payouts", payouts=BY_SEAT_CHIPS),
    "side-pots": _answer(
        "side-pots",
        "pots",
        "returned",
        pots=_POTS,
        returned=BY_SEAT_CHIPS,
        payouts=BY_SEAT_CHIPS,
    ),
    "bring-in": _answer("bring-in", "seat", "why", seat=SEAT, why=TEXT),
    "first-to-act": _answer(
        "first-to-act",
        "seat",
        "why",
        "open_pair_option",
        seat=SEAT,
        why=TEXT,
        open_pair_option=YES_NO,
    ),
    "openers": _answer(
        "openers",
        "qualifies",
        "by",
        qualifies=YES_NO,
        by=TEXT_OR_NONE,
        status=_word("retained", "split", "impossible"),
        pot=TEXT_OR_NONE,
        follows=TEXT,
    ),
    "showdown": _answer(
        "showdown",
        *("winners", "scoop", "high", "low", "order", "dead"),
        winners=_SIDES,
        scoop=SEAT_OR_NONE,
        high=BY_SEAT_TEXT,
        low=BY_SEAT_TEXT,
        order={"type": "array", "items": SEATS},
        dead=SEATS,
    ),
    "stud-deck": _answer(
        "stud-deck",
        *("remaining", "procedure", "burn", "common_card", "acts", "steps"),
        remaining=COUNT,
        procedure=_word("normal", "mix-and-burn", "mix-no-burn", "common-card"),
        burn=YES_NO,
        common_card=YES_NO,
        acts=_word("high", "low"),
        steps=TEXTS,
    ),
    "bet": _answer(
        "bet",
        *("call", "may_raise", "min_raise_to", "max_raise_to", "raises_left"),
        call=CHIPS,
        may_raise=YES_NO,
        min_raise_to=CHIPS_OR_NONE,
        max_raise_to=CHIPS_OR_NONE,
        raise_to=_SIZES,
        complete_to=CHIPS,
        raises_left=CHIPS_OR_NONE,
        all_in_is=_word("less than half", "half or more", "full"),
    ),
}


def component(name: str, what: str) -> str:
    """The name of a calculator's request or answer among the shapes.

    >>> component("split-pot", "Request")
    'SplitPotRequest'
    """
    return "".join(word.capitalize() for word in name.split("-")) + what


SHAPES: Data = {
    component(name, what): shape
    for what, shapes in (("Request", REQUESTS), ("Answer", ANSWERS))
    for name, shape in shapes.items()
}
