"""bet: what the player to act may do, in chips: call, raise, complete."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.calculators import fields
from floorman.calculators.actions import read_actions
from floorman.calculators.bet_rules import CLAUSES, tell
from floorman.calculators.betting_round import Round
from floorman.calculators.calculator import AUTHORITIES, Calculator, Result, Sheet
from floorman.calculators.games import ALL, game
from floorman.calculators.replay import play
from floorman.calculators.structure import terms

if TYPE_CHECKING:
    from collections.abc import Mapping

FIELDS = (
    "variant",
    "limit",
    "stakes",
    "street",
    "pot",
    "open_pair",
    "actions",
    "to_act",
    "authority",
)
MULTI_WAY = 3


def run(request: Mapping[str, object], settings: Mapping[str, str] | None = None) -> Result:
    """What the seat to act may do; every amount is what it would have in front this round.

    `call` alone counts the chips to add. `complete_to` and `all_in_is` are there when a short bet
    may be completed and when somebody went all in for more than a call.

    >>> bets = [
    ...     {"seat": 1, "action": "bet", "amount": 100},
    ...     {"seat": 2, "action": "raise", "amount": 200},
    ...     {"seat": 3, "action": "all-in", "amount": 275},
    ...     {"seat": 4, "action": "all-in", "amount": 350},
    ...     {"seat": 1, "action": "call", "amount": 350},
    ... ]
    >>> asked = {"variant": "holdem", "limit": "no-limit", "stakes": {"big_blind": 10}}
    >>> answer = run(asked | {"street": "flop", "actions": bets, "to_act": 2}).answer
    >>> answer["call"], answer["may_raise"], answer["min_raise_to"], answer["max_raise_to"]
    (150, True, 450, None)
    """
    given = fields.only(request, FIELDS)
    played = game(fields.need(given, "variant"), ALL)
    authority = fields.word(given.get("authority", "rrop"), "authority", AUTHORITIES)
    table = terms(given, played, authority, settings or {})
    actions = read_actions(fields.need(given, "actions"))
    seat = fields.seat(fields.need(given, "to_act"), "to_act")
    posted = any(action.verb == "post" for action in actions)
    if table.limit == "pot-limit" and table.forced and not posted:
        raise fields.missing("actions", "must start with the blinds posted: they are in the pot")
    played_round = Round(table, frozenset({seat, *(action.seat for action in actions)}))
    if len(played_round.seats) > fields.MAX_SEATS:
        raise fields.refuse(
            "actions", len(played_round.seats), "is too many seats", str(fields.MAX_SEATS)
        )
    for action in actions:
        play(played_round, action)
    if seat in played_round.folded | played_round.all_in:
        raise fields.refuse("to_act", seat, "has folded or is all in")
    answer = _answer(played_round, seat)
    sheet = Sheet()
    tell(sheet, played_round, seat, answer)
    return sheet.result(answer, authority)


def _answer(played: Round, seat: int) -> dict[str, object]:
    may = not played.barred(seat)
    answer: dict[str, object] = {
        "call": max(0, played.price - played.front.get(seat, 0)),
        "may_raise": may,
    }
    if not played.terms.fixed:
        answer["min_raise_to"] = played.least() if may else None
        answer["max_raise_to"] = played.most(seat) if may else None
    else:
        sizes = played.targets if may else ()
        answer["min_raise_to"] = min(sizes, default=None)
        answer["max_raise_to"] = max(sizes, default=None)
        answer["raise_to"] = sizes[0] if len(sizes) == 1 else list(sizes) or None
        if may and played.short:
            answer["complete_to"] = played.targets[0]
    answer["raises_left"] = raises_left(played, seat)
    if played.last_all_in:
        answer["all_in_is"] = played.last_all_in
    return answer


def raises_left(played: Round, seat: int) -> int | None:
    """Raises that the round still allows; None when there is no cap.

    Heads-up there is none, unless the cap was reached before. That only two are left is known once
    the turn has come round to a seat that has acted already; before that the cap is given.
    """
    cap = played.terms.cap
    if cap is None:
        return None
    if played.capped:
        return 0
    left = cap - max(0, played.wagers - 1)
    heads_up = played.able < MULTI_WAY and (seat in played.acted or left <= 0)
    return None if heads_up else max(0, left)


BET = Calculator(
    "bet",
    "Bet and raise",
    "What the player to act may do: chips to call, the least and the most to raise to.",
    ALL,
    CLAUSES,
    run,
)
