"""Betting that cannot have happened is refused, with the field named."""

from __future__ import annotations

from typing import Any

import pytest
from asking import LIMIT, NO_LIMIT, STUD, refusal


@pytest.mark.parametrize(
    ("game", "actions", "field", "reason"),
    [
        (NO_LIMIT, [(1, "bet", 5)], "actions[0].amount", "legal amount"),
        (NO_LIMIT, [(1, "raise", 50)], "actions[0].action", "no bet yet"),
        (NO_LIMIT, [(1, "call", 10)], "actions[0].amount", "not a call"),
        (NO_LIMIT, [(1, "bet", 50), (2, "bet", 100)], "actions[1].action", "a bet already"),
        (NO_LIMIT, [(1, "bet", 50), (2, "raise", 80)], "actions[1].amount", "legal amount"),
        (NO_LIMIT, [(1, "bet", 50), (2, "call", 40)], "actions[1].amount", "not a call"),
        (NO_LIMIT, [(1, "bet", 50), (2, "check", 0)], "actions[1].action", "cannot be made"),
        (NO_LIMIT, [(1, "bet", 50), (2, "complete", 90)], "actions[1].action", "complete"),
        (NO_LIMIT, [(1, "fold", 0), (1, "bet", 50)], "actions[1].seat", "folded"),
        (NO_LIMIT, [(1, "all-in", 50), (1, "raise", 90)], "actions[1].seat", "all in"),
        (NO_LIMIT, [(1, "post", 10)], "actions[0].action", "street"),
        (NO_LIMIT, [(9, "fold", 0)], "to_act", "folded"),
        (NO_LIMIT, [(1, "bet", None)], "actions[0].amount", "needed"),
        (NO_LIMIT, [(1, "all-in", 0)], "actions[0].amount", "nothing"),
        (
            NO_LIMIT | {"street": "preflop"},
            [(1, "post", 5), (3, "call", 10), (2, "post", 10)],
            "actions[2].action",
            "before other action",
        ),
        (
            NO_LIMIT,
            [(1, "bet", 50), (2, "all-in", 60), (3, "call", 60), (1, "all-in", 200)],
            "actions[3].amount",
            "short all-in",
        ),
        (NO_LIMIT, [(at, "check", 0) for at in range(1, 26)], "actions", "too many"),
        (
            NO_LIMIT,
            [(1, "bet", 50), (2, "raise", 100), (1, "call", 40)],
            "actions[2].amount",
            "less",
        ),
        (NO_LIMIT, [(1, "check", 3)], "actions[0].amount", "nothing in"),
        (
            NO_LIMIT,
            [(1, "bet", 50), (2, "all-in", 60), (3, "call", 60), (1, "raise", 200)],
            "actions[3].action",
            "short all-in",
        ),
        (LIMIT, [(1, "bet", 20)], "actions[0].amount", "legal amount"),
        (LIMIT, [(1, "bet", 10), (2, "all-in", 30)], "actions[1].amount", "over the limit"),
        (STUD, [(1, "bring-in", 4)], "actions[0].amount", "bring-in"),
        (STUD, [(1, "check", 0)], "actions[0].action", "cannot be made"),
        (STUD, [(1, "bring-in", 3), (2, "raise", 20)], "actions[1].amount", "legal amount"),
        (STUD, [(1, "post", 3)], "actions[0].action", "street"),
        (STUD | {"stakes": {"small_bet": 10}}, [], "stakes.bring_in", "needed"),
        (LIMIT | {"stakes": {}}, [], "stakes.small_bet", "needed"),
        (LIMIT | {"stakes": {"small_bet": 10, "big_bet": 5}}, [], "stakes.big_bet", "less"),
        (NO_LIMIT | {"limit": "pot-limit"}, [], "pot", "needed"),
        (NO_LIMIT | {"limit": "pot-limit", "street": "preflop"}, [], "actions", "posted"),
        (
            NO_LIMIT | {"limit": "pot-limit", "pot": 20},
            [(1, "bet", 21)],
            "actions[0].amount",
            "legal amount",
        ),
    ],
)
def test_betting_that_cannot_have_happened(
    game: dict[str, Any], actions: list[Any], field: str, reason: str
) -> None:
    played = [{"seat": seat, "action": verb, "amount": amount} for seat, verb, amount in actions]
    error = refusal("bet", game | {"actions": played})
    assert error.field == field
    assert reason in error.reason
