"""What a measure is: a named pure function from cards, numbers or seats to one choice of a fact."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from floorman.calculators import fields
from floorman.domain.cards import refuse_repeats

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from floorman.domain.cards import Card

CARDS, NUMBER, SEATS = "cards", "number", "seats"


@dataclass(frozen=True, slots=True)
class Input:
    """One thing to enter: `kind` is cards, number or seats; `count` of them, 0 for any number."""

    name: str
    kind: str
    label: str
    count: int = 0


@dataclass(frozen=True, slots=True)
class Measured:
    """The choice that was worked out, and from what in one sentence."""

    choice: str
    because: str


@dataclass(frozen=True, slots=True)
class Values:
    """The inputs of a measure, read and checked."""

    cards: Mapping[str, tuple[Card, ...]]
    numbers: Mapping[str, int]
    seats: Mapping[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Measure:
    """A measure with its declared inputs and every choice it can give."""

    name: str
    title: str
    inputs: tuple[Input, ...]
    choices: tuple[str, ...]
    work: Callable[[Values], Measured]

    def run(self, given: Mapping[str, object]) -> Measured:
        """Work out the choice. Raises CalculationError for a missing or impossible input."""
        values = fields.only(given, tuple(item.name for item in self.inputs))
        cards: dict[str, tuple[Card, ...]] = {}
        numbers: dict[str, int] = {}
        seats: dict[str, tuple[int, ...]] = {}
        for item in self.inputs:
            value = fields.need(values, item.name)
            if item.kind == CARDS:
                cards[item.name] = _cards(value, item)
            elif item.kind == NUMBER:
                numbers[item.name] = fields.whole(value, item.name)
            else:
                seats[item.name] = fields.seats(value, item.name)
        refuse_repeats((card for held in cards.values() for card in held), self.inputs[0].name)
        return self.work(Values(cards, numbers, seats))


def _cards(value: object, item: Input) -> tuple[Card, ...]:
    cards = fields.cards(value, item.name)
    if item.count and len(cards) != item.count:
        wanted = "one card" if item.count == 1 else f"{item.count} cards"
        raise fields.refuse(item.name, len(cards), "is the wrong number of cards", wanted)
    return cards
