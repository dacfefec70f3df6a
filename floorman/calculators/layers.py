"""Main pot and side pots out of what each seat put in.

A bet is contested up to the chips that a seat matched. An ante is dead money: a seat that has bet
beyond it plays for every ante, a seat all in for its ante plays for that much of each.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_ALL_OF_IT = 10**15


@dataclass(frozen=True, slots=True)
class SidePot:
    """Chips, and the live seats that may win them, lowest seat first."""

    amount: int
    eligible: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Layers:
    """Pots, main pot first, and what goes back because nobody called it."""

    pots: tuple[SidePot, ...]
    returned: dict[int, int]


def build(bets: Mapping[int, int], antes: Mapping[int, int], folded: frozenset[int]) -> Layers:
    """Pots and returns; they add up to all bets and antes.

    A seat with neither bet nor ante may win nothing. At least one seat with chips in must be live.

    >>> build({1: 50, 2: 100, 3: 100, 4: 20}, {}, frozenset({4})).pots
    (SidePot(amount=170, eligible=(1, 2, 3)), SidePot(amount=100, eligible=(2, 3)))
    >>> build({1: 100, 2: 40}, {}, frozenset({2}))
    Layers(pots=(SidePot(amount=80, eligible=(1,)),), returned={1: 60})
    """
    reach = {
        seat: _ALL_OF_IT if bets.get(seat, 0) else antes.get(seat, 0) for seat in {*bets, *antes}
    }
    strips = [*_strips(antes, reach), *_strips(bets, dict(bets))]
    returned: dict[int, int] = {}
    contested: list[SidePot] = []
    for payers, amount, able in strips:
        eligible = tuple(sorted(able - folded))
        if len(payers) == 1 and able <= payers:
            (seat,) = payers
            returned[seat] = returned.get(seat, 0) + amount
        else:
            contested.append(SidePot(amount, eligible))
    return Layers(tuple(_merged(contested)), dict(sorted(returned.items())))


def _strips(
    paid: Mapping[int, int], reach: Mapping[int, int]
) -> Iterator[tuple[set[int], int, set[int]]]:
    """The money in horizontal strips: who paid into one, its size, and who reaches its top."""
    low = 0
    for top in sorted({amount for amount in (*paid.values(), *reach.values()) if amount > 0}):
        payers = {seat for seat, amount in paid.items() if amount > low}
        size = sum(min(paid[seat], top) - low for seat in payers)
        if size:
            yield payers, size, {seat for seat, most in reach.items() if most >= top}
        low = top


def _merged(strips: list[SidePot]) -> Iterator[SidePot]:
    """Strips joined where the same seats contest them.

    Strips that no live seat reaches (all who paid them folded) go down to the pot below.
    """
    reached: list[SidePot] = []
    for strip in strips:
        below = reached[-1].eligible if reached else ()
        reached.append(SidePot(strip.amount, strip.eligible or below))
    for eligible, pots in groupby(reached, key=lambda pot: pot.eligible):
        yield SidePot(sum(pot.amount for pot in pots), eligible)
