"""Measures that read chips, counts and seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.calculators import fields
from floorman.calculators.measure import NUMBER, SEATS, Input, Measure, Measured
from floorman.calculators.short_deck import PROCEDURES, Stub

if TYPE_CHECKING:
    from collections.abc import Callable

    from floorman.calculators.measure import Values

EIGHTY_PERCENT = 5, 4


def by_count(noun: str, *steps: tuple[int, str]) -> Callable[[Values], Measured]:
    """A choice by a number: the one with the largest least that the number reaches."""

    def work(values: Values) -> Measured:
        number = values.numbers["count"]
        reached = [choice for least, choice in steps if number >= least]
        if not reached:
            allowed = f"{steps[0][0]} or more"
            raise fields.refuse("count", number, f"is too few {noun}", allowed)
        return Measured(reached[-1], f"There are {number} {noun}.")

    return work


def half_of(part: str, whole: str, choices: tuple[str, str, str]) -> Callable[[Values], Measured]:
    """Under half, half or more, or all of something (rrop.betting.7, rrop.lowball.5)."""

    def work(values: Values) -> Measured:
        have, full = values.numbers[part], values.numbers[whole]
        if full == 0:
            raise fields.refuse(whole, 0, "must be more than nothing", "1 or more")
        at = 2 if have >= full else 1 if 2 * have >= full else 0
        return Measured(choices[at], f"{have} of {full}, half of which is {full / 2:g}.")

    return work


def raise_size(values: Values) -> Measured:
    """Chips put in beyond the call against a full raise (rrop.betting.15b, rrop.nolimit.3)."""
    call, put, full = (values.numbers[name] for name in ("call", "put-in", "full-raise"))
    if put < call or full == 0:
        raise fields.refuse("put-in", put, "is less than the call", f"{call} or more")
    over = put - call
    at = 2 if over >= full else 1 if 2 * over >= full else 0
    return Measured(_RAISES[at], f"{put} is {over} beyond the call of {call}; a raise is {full}.")


def short_call(values: Values) -> Measured:
    """How much of a call went in; at 80% there is no claim (rrop.nolimit.misunderstood)."""
    put, call = values.numbers["put-in"], values.numbers["call"]
    if call == 0 or put > call:
        raise fields.refuse("put-in", put, "is more than the call", f"up to {call}")
    five, four = EIGHTY_PERCENT
    choice = "80-percent-or-more" if five * put >= four * call else "under-80-percent"
    return Measured(choice, f"{put} of {call} is {100 * put // call} percent.")


def stub_count(values: Values) -> Measured:
    """The stub against the players waiting, before the burn (rrop.stud7.15a)."""
    stub, waiting = values.numbers["stub"], values.numbers["waiting"]
    over = stub - waiting
    choice = "short" if over < 1 else "one-over" if over == 1 else "enough"
    return Measured(choice, f"{stub} cards in the stub for {waiting} players.")


def all_spare_cards(values: Values) -> Measured:
    """Stub, burns and cards put aside against the players waiting (rrop.stud7.15c, .15d)."""
    cards = sum(values.numbers[name] for name in ("stub", "burns", "removed"))
    waiting = values.numbers["waiting"]
    choice = "equal" if cards == waiting else "more" if cards > waiting else "fewer"
    return Measured(choice, f"{cards} cards in all for {waiting} players.")


def short_deck(values: Values) -> Measured:
    """The whole of stud rule 15 in one count."""
    numbers = values.numbers
    stub = Stub(numbers["stub"], numbers["burns"], numbers["removed"], numbers["waiting"])
    waiting = stub.left_waiting
    because = f"A pile of {stub.pile} cards for the {waiting} whom the stub does not serve."
    return Measured(stub.procedure, because)


def odd_chip_left(values: Values) -> Measured:
    """What a division leaves over, in the smallest chip (rrop.ties.3)."""
    amount, chip, ways = (values.numbers[name] for name in ("amount", "chip", "ways"))
    if chip == 0 or ways == 0 or amount % chip:
        raise fields.refuse("amount", amount, f"does not divide into chips of {chip}")
    left = amount // chip % ways
    choice = "even" if left == 0 else "one" if left == 1 else "two-or-more"
    return Measured(choice, f"{amount // chip} chips divided by {ways} leave {left}.")


def chips_after_ante(values: Values) -> Measured:
    """What a player holds beside the ante, against the forced bet (rrop.stud7.8a)."""
    left, forced = values.numbers["chips"], values.numbers["forced-bet"]
    if left >= forced:
        raise fields.refuse("chips", left, "is enough for the forced bet", f"less than {forced}")
    because = f"{left} is left against a forced bet of {forced}."
    return Measured("short" if left else "none", because)


def high_low_division(values: Values) -> Measured:
    """How a high-low pot divides (rrop.stud8.9a, .9b, .10a, .10b; rrop.ties.5c)."""
    high, low = values.seats["high"], values.seats["low"]
    if not high or (len(high) == 1 and not low):
        raise fields.refuse("high", list(high), "leaves nothing to divide", "winning seats")
    because = f"High: {', '.join(map(str, high))}. Low: {', '.join(map(str, low)) or 'none'}."
    if not low:
        return Measured("high-tie-no-low", because)
    if len(high) == len(low) == 1:
        return Measured("one-each", because)
    return Measured("same-both-ways" if high == low else "half-tied", because)


def behind_the_blind(values: Values) -> Measured:
    """Whether a seat is closed to a newcomer (rrop.buttonblind.between): small blind to button."""
    one = {name: _one(values, name) for name in ("seat", "big-blind", "button")}
    seat, blind, button = one["seat"], one["big-blind"], one["button"]
    if button == blind:
        raise fields.refuse("button", button, "is the seat of the big blind", "another seat")
    span = (blind - button) % (fields.MAX_SEAT + 1)
    closed = seat != blind and (seat - button) % (fields.MAX_SEAT + 1) < span
    return Measured("yes" if closed else "no", f"Seat {seat}, button {button}, big blind {blind}.")


def _one(values: Values, name: str) -> int:
    seats = values.seats[name]
    if len(seats) != 1:
        raise fields.refuse(name, list(seats), "must be one seat", "one seat")
    return seats[0]


def _number(name: str, label: str) -> Input:
    return Input(name, NUMBER, label)


def _seats(name: str, label: str) -> Input:
    return Input(name, SEATS, label)


def _seat(name: str, label: str) -> Input:
    return Input(name, SEATS, label, 1)


def _counted(name: str, title: str, noun: str, *steps: tuple[int, str]) -> Measure:
    inputs = (_number("count", f"How many {noun}?"),)
    choices = tuple(choice for _, choice in steps)
    return Measure(name, title, inputs, choices, by_count(noun, *steps))


_RAISES = ("under-half", "half-or-more", "full")
_ALL_IN = ("less-than-half", "half-or-more", "full")
_STUB = _number("stub", "Cards in the stub")
_WAITING = _number("waiting", "Players who wait for a card")
_PILES = (_number("burns", "Cards burned before"), _number("removed", "Cards put aside"))
_ALL = (_STUB, *_PILES, _WAITING)
_ONE, _MORE = (1, "one"), (2, "two-or-more")
_THREE = (3, "three"), (4, "four-or-more")

NUMBER_MEASURES = (
    _counted("players-left", "Players left", "players", (2, "two"), (3, "three-or-more")),
    _counted("acted", "Players who acted", "players", (0, "fewer-than-two"), _MORE),
    _counted("exposed-count", "Cards turned up", "cards", _ONE, _MORE),
    _counted("extra-count", "Cards too many", "cards", _ONE, _MORE),
    _counted("missing-in-draw", "Cards missing", "cards", _ONE, _MORE),
    _counted(
        "exposed-position",
        "Place in the deal",
        "cards off the deck, this one included",
        (1, "first"),
        (2, "second"),
        (3, "later"),
    ),
    _counted("draw-size", "Cards drawn", "new cards", (0, "four-or-fewer"), (5, "five")),
    _counted("opening-callers", "Callers", "players", (0, "none-or-one"), _MORE),
    _counted("raises-made", "Raises made", "raises", (0, "up-to-two"), *_THREE),
    _counted("bets-made", "Bets made", "bets", (0, "up-to-two"), *_THREE),
    _counted("lowball-raises-made", "Raises", "raises", (0, "fewer-than-four"), (4, "four")),
    _counted(
        "draw-raises", "Raises", "raises", (0, "three-or-fewer"), (4, "four-or-five"), (6, "six")
    ),
    _counted("acted-behind", "Acted behind", "players", (0, "up-to-two"), (3, "three-or-more")),
    Measure(
        "all-in-size",
        "All-in against a bet",
        (_number("amount", "What the all-in adds"), _number("bet", "A full bet or raise")),
        _ALL_IN,
        half_of("amount", "bet", _ALL_IN),
    ),
    Measure(
        "blind-chips",
        "Chips against the blind",
        (_number("chips", "The player's chips"), _number("blind", "The blind")),
        ("under-half", "half-or-more"),
        half_of("chips", "blind", ("under-half", "half-or-more", "half-or-more")),
    ),
    Measure(
        "ante-put-in",
        "Ante put in",
        (_number("chips", "Chips put in"), _number("ante", "The ante")),
        ("part", "full"),
        half_of("chips", "ante", ("part", "part", "full")),
    ),
    Measure(
        "raise-size",
        "Size of a raise",
        (
            _number("call", "The call"),
            _number("put-in", "Chips put in"),
            _number("full-raise", "The least full raise"),
        ),
        _RAISES,
        raise_size,
    ),
    Measure(
        "short-call",
        "How much of a call",
        (_number("put-in", "Chips put in"), _number("call", "The call")),
        ("80-percent-or-more", "under-80-percent"),
        short_call,
    ),
    Measure("stub-count", "Stub", (_STUB, _WAITING), ("enough", "one-over", "short"), stub_count),
    Measure("all-spare-cards", "Spare cards", _ALL, ("more", "equal", "fewer"), all_spare_cards),
    Measure("short-deck", "Short deck", _ALL, PROCEDURES, short_deck),
    Measure(
        "odd-chip-left",
        "Odd chips",
        (
            _number("amount", "The amount"),
            _number("chip", "The smallest chip"),
            _number("ways", "Players who share it"),
        ),
        ("even", "one", "two-or-more"),
        odd_chip_left,
    ),
    Measure(
        "chips-after-ante",
        "Chips after the ante",
        (_number("chips", "Chips left"), _number("forced-bet", "The forced bet")),
        ("none", "short"),
        chips_after_ante,
    ),
    Measure(
        "high-low-division",
        "High-low division",
        (_seats("high", "Winners of the high"), _seats("low", "Winners of the low")),
        ("one-each", "half-tied", "same-both-ways", "high-tie-no-low"),
        high_low_division,
    ),
    Measure(
        "behind-the-blind",
        "Seat between big blind and button",
        (
            _seat("seat", "The seat"),
            _seat("big-blind", "The big blind"),
            _seat("button", "The button"),
        ),
        ("yes", "no"),
        behind_the_blind,
    ),
)
