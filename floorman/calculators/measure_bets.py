"""Measures that read bets: a chip to spare, betting re-opened, the most in pot-limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.calculators import fields
from floorman.calculators.measure import NUMBER, Input, Measure, Measured

if TYPE_CHECKING:
    from floorman.calculators.measure import Values


def chip_to_spare(values: Values) -> Measured:
    """Whether the call is covered without one of the smallest chips (tda24.45a).

    >>> from floorman.calculators.measure import Values
    >>> chip_to_spare(Values({}, {"put-in": 10, "smallest": 5, "call": 6}, {})).choice
    'no'
    """
    put, small, call = (values.numbers[name] for name in ("put-in", "smallest", "call"))
    if small == 0 or small > put:
        raise fields.refuse("smallest", small, "is no chip of these", f"1 to {put}")
    left = put - small
    spare = left >= call
    covered = "still covers" if spare else "no longer covers"
    return Measured(
        "yes" if spare else "no", f"{put} less {small} is {left}, which {covered} {call}."
    )


def reopened(values: Values) -> Measured:
    """Whether short all-ins together re-open the betting for who has acted (rrop.nolimit.4).

    >>> from floorman.calculators.measure import Values
    >>> reopened(Values({}, {"to-call": 150, "enough": 100}, {})).choice
    'adds-up'
    """
    owed, enough = values.numbers["to-call"], values.numbers["enough"]
    if enough == 0:
        raise fields.refuse("enough", enough, "must be more than nothing", "1 or more")
    if owed >= enough:
        return Measured("adds-up", f"{owed} to put in reaches {enough}: this player may raise.")
    return Measured("short-only", f"{owed} to put in is short of {enough}: call or fold.")


def pot_limit_most(values: Values) -> Measured:
    """The most in pot-limit: the call, then the pot as it is after it (rrop.potlimit.maxraise).

    >>> from floorman.calculators.measure import Values
    >>> pot_limit_most(Values({}, {"pot": 150, "bet": 50, "in-front": 0}, {})).because
    'Call 50, then the pot is 200: raise by 200, to 250 in all.'
    """
    pot, bet, mine = (values.numbers[name] for name in ("pot", "bet", "in-front"))
    if mine > bet or bet > pot:
        raise fields.refuse(
            "bet", bet, "does not fit the pot and the own chips", f"{mine} to {pot}"
        )
    if bet == mine:
        return Measured("bet", f"Nothing to call: the most is the pot, {pot}.")
    call = bet - mine
    after = pot + call
    total = bet + after
    words = f"Call {call}, then the pot is {after}: raise by {after}, to {total} in all."
    return Measured("raise", words)


def _number(name: str, label: str) -> Input:
    return Input(name, NUMBER, label)


BET_MEASURES = (
    Measure(
        "chip-to-spare",
        "A chip to spare",
        (
            _number("put-in", "Chips put in, with those out from before"),
            _number("smallest", "The smallest of the new chips"),
            _number("call", "The bet to call"),
        ),
        ("no", "yes"),
        chip_to_spare,
    ),
    Measure(
        "reopen-seat",
        "Short all-ins added up, for a player who has acted",
        (
            _number("to-call", "What this player still has to put in to call"),
            _number("enough", "Half a bet in fixed limit, else the last full bet or raise"),
        ),
        ("adds-up", "short-only"),
        reopened,
    ),
    Measure(
        "pot-spot",
        "The most in pot-limit",
        (
            _number("pot", "Everything in the middle and in front of players"),
            _number("bet", "The highest amount in front of a player, 0 for none"),
            _number("in-front", "What the player to act has in front"),
        ),
        ("bet", "raise"),
        pot_limit_most,
    ),
)
