"""A worked example of each calculator, for the description of the API."""

from __future__ import annotations

from typing import Any

from floorman.calculators import CALCULATORS

Data = dict[str, Any]

REQUESTS: dict[str, Data] = {
    "split-pot": {
        "variant": "stud7",
        "pot": 83,
        "chip": 1,
        "winners": {
            "high": [
                {"seat": 2, "cards": "9c 8d 7s 6h 5c Ks 2d"},
                {"seat": 5, "cards": "9h 8s 7c 6d 5s Kd 3c"},
            ]
        },
    },
    "side-pots": {
        "contributions": {"1": 20, "2": 70, "3": 100},
        "folded": [],
        "winners": [[1], [2, 3]],
    },
    "bring-in": {
        "variant": "razz",
        "upcards": {"1": "Kh", "2": "As", "3": "Ks", "4": "5d", "6": "5c"},
    },
    "first-to-act": {
        "variant": "razz",
        "boards": {"2": "As 9d", "4": "5d 7c", "6": "5c 7h"},
        "dealt_first": 2,
        "seats": [1, 2, 3, 4, 6],
    },
    "openers": {
        "discards": "Tc",
        "final": "As Ks Qs Jk 4d",
        "joker": "ace-straight-flush",
    },
    "showdown": {
        "variant": "omaha8",
        "board": "2c 5d 8h Ks Kd",
        "hands": {"2": "Kc Qd Th 9s", "3": "Ah 3c 7d 7s"},
    },
    "stud-deck": {
        "variant": "stud7",
        "dealt": 8,
        "live": {"4": 8, "5": 8, "6": 5, "7": 5},
        "burns": 3,
        "removed": 0,
        "street": "7",
    },
    "bet": {
        "variant": "stud7",
        "limit": "limit",
        "stakes": {"ante": 2, "bring_in": 5, "small_bet": 15, "big_bet": 30},
        "street": "third-street",
        "actions": [{"seat": 1, "action": "bring-in", "amount": 5}],
        "to_act": 2,
    },
}


def example_answer(name: str) -> Data:
    """The whole answer to a calculator's example; the clauses' own words are left out."""
    result = CALCULATORS[name].run(REQUESTS[name])
    cite = [{"id": clause, "locator": "…", "text": "…"} for clause in result.cites]
    shared = {"working": list(result.working), "cite": cite, "authority": result.authority}
    return {**result.answer, **shared}
