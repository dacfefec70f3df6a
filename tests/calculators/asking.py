"""How the tests of the calculators ask, and what they ask for."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from floorman.calculators import CALCULATORS
from floorman.errors import CalculationError, FloormanError

if TYPE_CHECKING:
    from floorman.calculators.calculator import Result


def calc(name: str, **request: Any) -> Any:
    return CALCULATORS[name].run(request).answer


def act(seat: int, action: str, amount: int) -> dict[str, object]:
    return {"seat": seat, "action": action, "amount": amount}


BLINDS = ("small_blind", "big_blind")


def bet(actions: list[tuple[int, str, int]], to_act: int, **request: Any) -> Result:
    room = request.pop("room", None)
    played = [
        {"seat": seat, "action": verb} | ({} if amount < 0 else {"amount": amount})
        for seat, verb, amount in actions
    ]
    return CALCULATORS["bet"].run(request | {"actions": played, "to_act": to_act}, room)


def no_limit(street: str = "flop", blinds: tuple[int, int] = (50, 100)) -> dict[str, Any]:
    stakes = dict(zip(BLINDS, blinds, strict=True))
    return {"variant": "holdem", "limit": "no-limit", "street": street, "stakes": stakes}


def limit(variant: str, street: str, small: int = 10, big: int = 20, **stakes: int) -> Any:
    sizes = {"small_bet": small, "big_bet": big} | stakes
    return {"variant": variant, "limit": "limit", "street": street, "stakes": sizes}


def may(result: Result) -> tuple[object, object, object]:
    answer = result.answer
    return answer["call"], answer["may_raise"], answer["min_raise_to"]


HANDS7 = {"1": "As Kd Qc Jh 9s 8d 7c", "2": "Ac Kh Qd Js 9c 8h 7d"}


GOOD: dict[str, dict[str, Any]] = {
    "split-pot": {
        "variant": "holdem",
        "pot": 11,
        "chip": 1,
        "authority": "rrop",
        "button": 3,
        "seats": [1, 2, 3, 4],
        "winners": {"high": [{"seat": 1}, {"seat": 2}]},
    },
    "side-pots": {
        "contributions": {"1": 5, "2": 10, "3": 10},
        "folded": [],
        "antes": {"1": 2, "2": 2, "3": 2},
        "winners": [[1, 2], [2]],
        "button": 1,
        "chip": 1,
    },
    "bring-in": {"variant": "stud7", "upcards": {"1": "As", "2": "Kd"}},
    "first-to-act": {
        "variant": "stud7",
        "boards": {"1": "As Kd", "2": "Ac Kh"},
        "dealt_first": 1,
        "seats": [1, 2],
    },
    "openers": {
        "hand": "Js Jd 4h 9c 2s",
        "joker": "none",
        "discards": "2s",
        "final": "Js Jd 4h 9c 3d",
        "declared_split": False,
    },
    "showdown": {
        "variant": "lowball_a5",
        "hands": {"1": "As 2d 3c 4h 6s", "2": "Ac 2h 3d 4s 7c"},
        "joker": "none",
        "declared": {"1": "6-4"},
    },
    "stud-deck": {
        "variant": "stud7",
        "dealt": 8,
        "live": {"4": 8, "5": 8, "6": 8, "7": 8},
        "burns": 3,
        "removed": 0,
        "street": "7",
    },
    "bet": {
        "variant": "omaha",
        "limit": "pot-limit",
        "stakes": {"small_blind": 5, "big_blind": 10},
        "street": "flop",
        "pot": 30,
        "open_pair": False,
        "actions": [{"seat": 1, "action": "bet", "amount": 20}],
        "to_act": 2,
    },
}


def refusal(name: str, request: Any) -> CalculationError:
    with pytest.raises(CalculationError) as caught:
        CALCULATORS[name].run(request)
    error = caught.value
    assert isinstance(error, FloormanError)
    assert error.field
    assert error.reason
    json.dumps([error.field, error.value, error.reason, error.allowed])
    return error


def tried(name: str, request: Any) -> dict[str, object] | None:
    """The answer, or None when the request is refused; anything else is a crash."""
    try:
        return CALCULATORS[name].run(request).answer
    except CalculationError as error:
        json.dumps([error.field, error.value, error.reason, error.allowed], allow_nan=True)
        return None


NO_LIMIT = {
    "variant": "holdem",
    "limit": "no-limit",
    "stakes": {"small_blind": 5, "big_blind": 10},
    "street": "flop",
    "to_act": 9,
}


LIMIT = NO_LIMIT | {"limit": "limit", "stakes": {"small_bet": 10, "big_bet": 20}}


STUD = LIMIT | {"variant": "stud7", "street": "third-street"}


STUD |= {"stakes": {"small_bet": 10, "big_bet": 20, "bring_in": 3}}
