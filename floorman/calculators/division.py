"""Dividing a pot by the written rules: halves, equal shares, and who takes the odd chips."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from floorman.calculators import fields
from floorman.calculators.calculator import Sheet, listed, seats_in_words
from floorman.calculators.odd_chips import by_card, by_playing_card, clockwise, share

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from floorman.calculators.games import Game
    from floorman.domain.cards import Card

TDA = "tda24"
CLAUSES = (
    "rrop.ties.3",
    "rrop.ties.4",
    "rrop.ties.5a",
    "rrop.ties.5b",
    "rrop.ties.5c",
    "rrop.stud8.9a",
    "rrop.stud8.9b",
    "rrop.stud8.9c",
    "rrop.stud8.10a",
    "rrop.stud8.10b",
    "rrop.stud8.2b",
    "rrop.omaha8.2b",
    "rrop.holdem.rounds.9c",
    "rrop.showdown.1",
    "tda24.20",
    "tda24.20a",
    "tda24.20b",
    "tda24.20c",
)
_STUD8 = {"high": "rrop.stud8.10a", "low": "rrop.stud8.10b", "both": "rrop.stud8.9b"}


@dataclass(frozen=True, slots=True)
class Pot:
    """A pot of `units` chips of size `chip`, what its odd chips may depend on, and the working.

    `low_ace` is the room's reading where equal lows of a high-low game compare their lowest card;
    `places` says where the request has the cards of a winner, by side and seat; `label` stands
    before the sentences, where there are several pots.
    """

    game: Game
    authority: str
    chip: int
    units: int
    button: int | None
    hands: Mapping[int, tuple[Card, ...]]
    sheet: Sheet
    low_ace: bool = True
    places: Mapping[tuple[str, int], str] = field(default_factory=dict)
    label: str = ""

    @property
    def tda(self) -> bool:
        """Whether the tournament rules govern."""
        return self.authority == TDA


def divide(pot: Pot, winners: Mapping[str, tuple[int, ...]]) -> dict[int, int]:
    """Units a seat, for the winning seats of each side.

    Raises CalculationError when an odd chip depends on a button or cards that are missing.
    """
    high, low = winners.get("high", ()), winners.get("low", ())
    if not pot.game.split:
        return one_side(pot, pot.units, pot.game.sides[0], high or low)
    stud8 = pot.game.id == "stud8"
    if not low:
        clause = "rrop.stud8.2b" if stud8 else "rrop.omaha8.2b"
        pot.sheet.say("No low qualifies, so the high side takes it all.", clause)
        return one_side(pot, pot.units, "high", high)
    if high == low and len(high) > 1:
        clause = "rrop.stud8.9b" if stud8 and not pot.tda else "rrop.ties.5c"
        who = seats_in_words(list(high)).capitalize()
        pot.sheet.say(f"{who} tie for high and for low: the pot is divided once, whole.", clause)
        return one_side(pot, pot.units, "both", high)
    return _two_sides(pot, high, low)


def _two_sides(pot: Pot, high: tuple[int, ...], low: tuple[int, ...]) -> dict[int, int]:
    for_low, odd = divmod(pot.units, 2)
    halves = f"The high half is {(for_low + odd) * pot.chip}, the low half {for_low * pot.chip}"
    if odd and pot.tda:
        pot.sheet.say(f"{halves}: the odd chip of the whole is high's.", "tda24.20c")
    elif odd:
        clauses = ("rrop.stud8.9a",) if pot.game.id == "stud8" else ()
        pot.sheet.say(f"{halves}: the odd chip of the whole is high's.", *clauses, "rrop.ties.5c")
    else:
        pot.sheet.say(f"{halves}.", "rrop.ties.5c")
    shares = one_side(pot, for_low + odd, "high", high)
    for seat, units in one_side(pot, for_low, "low", low).items():
        shares[seat] = shares.get(seat, 0) + units
    return shares


def one_side(pot: Pot, units: int, side: str, seats: Sequence[int]) -> dict[int, int]:
    """Divide one side; which winner comes first matters only when it does not come out even."""
    if len(seats) == 1:
        text = f"{pot.label}Seat {seats[0]} takes {units * pot.chip}."
        pot.sheet.say(text, "rrop.showdown.1")
        return share(units, seats)
    each, odd = divmod(units, len(seats))
    who = seats_in_words(list(seats)).capitalize()
    shares = f"{pot.label}{who} share {units * pot.chip}: {each * pot.chip} each"
    if not odd:
        even = "rrop.holdem.rounds.9c" if pot.game.family == "flop" else "rrop.ties.3"
        pot.sheet.say(f"{shares}.", even)
        return share(units, seats)
    pot.sheet.say(f"{shares}, {odd * pot.chip} over.", "tda24.20" if pot.tda else "rrop.ties.3")
    order = _by_button(pot, seats) if pot.game.button else _by_stud_card(pot, side, seats)
    takers = seats_in_words(sorted(order[:odd]))
    takes = "takes the odd chip" if odd == 1 else "take one odd chip each"
    pot.sheet.say(f"{takers.capitalize()} {takes}.")
    pot.sheet.cite(*(() if pot.tda else ("rrop.ties.4",)))
    return share(units, order)


def _by_button(pot: Pot, seats: Sequence[int]) -> list[int]:
    if pot.button is None:
        raise fields.missing("button", "is needed: the odd chip goes clockwise from it", "a seat")
    order = clockwise(seats, pot.button)
    where = f"Clockwise from the button at seat {pot.button}"
    pot.sheet.say(f"{where} the tied hands are {seats_in_words(order)}, in that order.")
    pot.sheet.lead("tda24.20a" if pot.tda and pot.game.family == "flop" else "rrop.ties.5a")
    return order


def _by_stud_card(pot: Pot, side: str, seats: Sequence[int]) -> list[int]:
    for seat in (seat for seat in seats if seat not in pot.hands):
        raise fields.missing(
            pot.places["low" if side == "low" else "high", seat],
            f"are needed for seat {seat}: an odd chip in stud goes by a single card",
            "all of the player's cards",
        )
    hands = {seat: pot.hands[seat] for seat in seats}
    if pot.tda:
        return _by_tda_card(pot, side, hands)
    low = side == "low"
    low_ace = pot.low_ace or not pot.game.split
    ranked = by_card(hands, low=low, low_ace=low_ace)
    cards = listed([f"{card} of seat {seat}" for seat, card in ranked])
    pot.sheet.say(f"All cards held count; the {'lowest' if low else 'highest'} are {cards}.")
    if pot.game.id == "mississippi":
        pot.sheet.say("The Mississippi chapter has no rule on odd chips: the stud rule is used.")
    if low and pot.game.split:
        reading = "low here, as in a low game; the book does not say" if low_ace else "high here"
        pot.sheet.say(f"The ace is taken as {reading}.")
    own = (_STUD8[side], "rrop.stud8.9c") if pot.game.id == "stud8" else ()
    pot.sheet.lead(*own, "rrop.ties.5b")
    return [seat for seat, _ in ranked]


def _by_tda_card(pot: Pot, side: str, hands: Mapping[int, tuple[Card, ...]]) -> list[int]:
    scale = pot.game.low if side == "low" or pot.game.high is None else pot.game.high
    ranked = by_playing_card(hands, scale) if scale else None
    if ranked is None:
        shown = ", ".join(f"seat {seat}" for seat in hands)
        raise fields.refuse("winners.low", shown, "holds cards that make no such low")
    cards = listed([f"{card} of seat {seat}" for seat, card in ranked])
    pot.sheet.say(f"Only the five cards that play count; the highest are {cards}.")
    pot.sheet.lead("tda24.20b")
    return [seat for seat, _ in ranked]
