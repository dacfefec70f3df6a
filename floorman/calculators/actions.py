"""The actions of a betting round as they are given, and the words for what they come to."""

from __future__ import annotations

from dataclasses import dataclass

from floorman.calculators import fields

ACTIONS = ("post", "bring-in", "complete", "bet", "call", "raise", "all-in", "check", "fold")
LESS, HALF, FULL = "less than half", "half or more", "full"
OVER, CAPPED, CLOSED, CHECKED = "over", "capped", "closed", "checked"
BARRED = {
    OVER: "cannot be made: this seat has acted and faces nothing",
    CAPPED: "cannot be made: the round is capped",
    CLOSED: "cannot be made: a short all-in does not let a seat that has acted raise again",
    CHECKED: "cannot be made: a seat that has checked may not raise here",
}


@dataclass(frozen=True, slots=True)
class Action:
    """What a seat did; `amount` is what it has in front afterwards, -1 when it was not said."""

    seat: int
    verb: str
    amount: int
    field: str


def read_actions(value: object) -> tuple[Action, ...]:
    """The actions of a request in their order."""
    found = []
    for at, item in enumerate(fields.items(value, "actions")):
        place = f"actions[{at}]"
        given = fields.only(item, ("seat", "action", "amount"), place)
        seat = fields.seat(fields.need(given, "seat", f"{place}."), f"{place}.seat")
        verb = fields.need(given, "action", f"{place}.")
        verb = fields.word(verb, f"{place}.action", ACTIONS)
        amount = -1
        if given.get("amount") is not None:
            amount = fields.whole(given["amount"], f"{place}.amount")
        elif verb not in ("check", "fold", "call"):
            raise fields.missing(f"{place}.amount", "is needed", "chips in front this round")
        found.append(Action(seat, verb, amount, place))
    return tuple(found)
