"""side-pots: the main pot, the side pots, what goes back, and who is paid."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from floorman.calculators import fields
from floorman.calculators.calculator import (
    AUTHORITIES,
    Calculator,
    Result,
    Sheet,
    seats_in_words,
)
from floorman.calculators.division import Pot, one_side
from floorman.calculators.games import ALL, GAMES
from floorman.calculators.layers import Layers, SidePot, build

if TYPE_CHECKING:
    from collections.abc import Mapping

FIELDS = ("contributions", "folded", "antes", "winners", "button", "chip", "authority")
CLAUSES = (
    "rrop.ties.5d",
    "rrop.showdown.7",
    "rrop.ties.5a",
    "rrop.ties.3",
    "rrop.ties.4",
    "rrop.holdem.rounds.9c",
    "rrop.showdown.1",
)


def run(request: Mapping[str, object], settings: Mapping[str, str] | None = None) -> Result:
    """Pots with the seats that may win them, main pot first, and what is returned; all in chips.

    With `winners` also the payouts of the pots; odd chips go clockwise from the button.

    >>> asked = {"contributions": {"1": 20, "2": 70, "3": 100}, "folded": []}
    >>> answer = run(asked).answer
    >>> answer["pots"]
    [{'amount': 60, 'eligible': [1, 2, 3]}, {'amount': 100, 'eligible': [2, 3]}]
    >>> answer["returned"]
    {'3': 30}
    >>> run(asked | {"winners": [[1], [2, 3]]}).answer["payouts"]
    {'1': 60, '2': 50, '3': 50}
    """
    del settings
    given = fields.only(request, FIELDS)
    authority = fields.word(given.get("authority", "rrop"), "authority", AUTHORITIES)
    layers = _layers(given)
    chip = _chip(given, layers.pots)
    button = None if given.get("button") is None else fields.seat(given["button"], "button")
    sheet = Sheet()
    _tell(sheet, layers)
    answer: dict[str, object] = {
        "pots": [{"amount": pot.amount, "eligible": list(pot.eligible)} for pot in layers.pots],
        "returned": {str(seat): amount for seat, amount in layers.returned.items()},
    }
    if given.get("winners") is not None:
        won = _won(given["winners"], layers.pots)
        plain = Pot(GAMES["holdem"], authority, chip, 0, button, {}, sheet)
        answer["payouts"] = _payouts(plain, layers.pots, won)
    return sheet.result(answer, authority)


def _layers(given: Mapping[str, object]) -> Layers:
    bets = fields.amounts(fields.need(given, "contributions"), "contributions")
    antes = {} if given.get("antes") is None else fields.amounts(given["antes"], "antes")
    folded = fields.seats(fields.need(given, "folded"), "folded")
    everyone = {*bets, *antes}
    if len(everyone) > fields.MAX_SEATS:
        raise fields.refuse("antes", len(everyone), "is too many seats", f"{fields.MAX_SEATS}")
    for seat in folded:
        fields.known_seat(seat, "folded", everyone)
    if not any(bets.get(seat, 0) + antes.get(seat, 0) for seat in everyone - set(folded)):
        raise fields.refuse("folded", list(folded), "leaves nobody with chips in the pot")
    return build(bets, antes, frozenset(folded))


def _name(at: int) -> str:
    return "Main pot" if at == 0 else f"Side pot {at}"


def _tell(sheet: Sheet, layers: Layers) -> None:
    for at, pot in enumerate(layers.pots):
        who = seats_in_words(list(pot.eligible))
        sheet.say(f"{_name(at)}: {pot.amount}, for {who}.", "rrop.ties.5d")
    for seat, amount in layers.returned.items():
        sheet.say(f"Nobody called {amount} of seat {seat}'s chips: they go back.", "rrop.ties.5d")
    if len(layers.pots) > 1:
        sheet.say(
            "The side pots are settled first, the last one before the others.", "rrop.showdown.7"
        )


def _chip(given: Mapping[str, object], pots: tuple[SidePot, ...]) -> int:
    """The smallest chip; 1 when it is left out."""
    chip = 1 if given.get("chip") is None else fields.whole(given["chip"], "chip", 1)
    for at, pot in enumerate(pots):
        if pot.amount % chip:
            reason = f"does not divide into chips of {chip}"
            raise fields.refuse(f"pots[{at}]", pot.amount, reason, f"a multiple of {chip}")
    return chip


def _payouts(plain: Pot, pots: tuple[SidePot, ...], won: list[tuple[int, ...]]) -> dict[str, int]:
    """What each winner gets, every pot divided on its own (rrop.ties.5d)."""
    paid: dict[int, int] = {}
    for at, (pot, winners) in enumerate(zip(pots, won, strict=True)):
        one = replace(plain, units=pot.amount // plain.chip, label=f"{_name(at)}: ")
        for seat, units in one_side(one, one.units, "high", winners).items():
            paid[seat] = paid.get(seat, 0) + units * one.chip
    return {str(seat): paid[seat] for seat in sorted(paid)}


def _won(value: object, pots: tuple[SidePot, ...]) -> list[tuple[int, ...]]:
    """The winners of each pot."""
    named = fields.items(value, "winners")
    if len(named) != len(pots):
        reason = f"lists of winners were given, but there are {len(pots)} pots"
        raise fields.refuse("winners", len(named), reason, "one list of seats a pot")
    return [
        _winners(seats, pot, f"winners[{at}]")
        for at, (seats, pot) in enumerate(zip(named, pots, strict=True))
    ]


def _winners(value: object, pot: SidePot, field: str) -> tuple[int, ...]:
    seats = fields.seats(value, field)
    if not seats:
        raise fields.missing(field, "at least one winner is needed")
    for seat in seats:
        if seat not in pot.eligible:
            allowed = ", ".join(map(str, pot.eligible))
            raise fields.refuse(field, seat, "cannot win this pot", allowed)
    return seats


SIDE_POTS = Calculator(
    "side-pots",
    "Side pots",
    "Main pot and side pots from what each seat put in, what goes back, and who is paid.",
    ALL,
    CLAUSES,
    run,
)
