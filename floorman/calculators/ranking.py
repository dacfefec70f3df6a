"""The strength of five cards. The only module that knows pokerkit.

Pokerkit ranks every set of five cards that it knows; what it says is kept, so each kind of hand is
asked for once. It knows no joker and no five aces: those are in `joker`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum
from itertools import chain, combinations
from typing import TYPE_CHECKING

from pokerkit import (
    EightOrBetterLowHand,
    RegularLowHand,
    StandardHighHand,
    StandardLowHand,
)

from floorman.domain.cards import RANKS, Card, Rank

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

_PRIMES: dict[Rank, int] = dict(
    zip(RANKS, (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41), strict=True)
)
_NOTHING = -(10**6)

_Valued = tuple[int, int, Card]
_Five = tuple[_Valued, _Valued, _Valued, _Valued, _Valued]


class Scale(Enum):
    """How five cards are measured: for high, or for one of the lows."""

    HIGH = "high"
    LOW_A5 = "ace-to-five low"
    LOW_8 = "eight or better low"
    LOW_27 = "deuce-to-seven low"

    @property
    def ace_low(self) -> bool:
        """Whether an ace is the lowest card here."""
        return self in (Scale.LOW_A5, Scale.LOW_8)


@dataclass(frozen=True, slots=True)
class Made:
    """The five cards that play: `strength` is comparable within a scale, more is better.

    `kind` is what they are in plain words, `cards` stand as they are read out, groups first.
    """

    strength: int
    kind: str
    cards: tuple[Card, ...]


class _Table:
    """What pokerkit said on one scale: strengths by ranks, for mixed suits and for one suit."""

    def __init__(self, scale: Scale, hand: type[_PokerkitHand]) -> None:
        self.lookup = hand.lookup
        self.sign = 1 if scale is Scale.HIGH else -1
        self.mixed: dict[int, int] = {}
        self.suited: dict[int, int] = {}
        self.kinds: dict[int, str] = {}

    def ask(self, five: _Five, key: int, known: dict[int, int]) -> int:
        """Ask pokerkit, and keep the answer under `key`."""
        entry = self.lookup.get_entry_or_none("".join(str(card) for _, _, card in five))
        strength = _NOTHING if entry is None else self.sign * entry.index
        known[key] = strength
        if entry is not None:
            self.kinds[strength] = entry.label.value.lower()
        return strength

    def strength(self, five: _Five) -> int:
        """The strength of five cards."""
        (p1, s1, _), (p2, s2, _), (p3, s3, _), (p4, s4, _), (p5, s5, _) = five
        key = p1 * p2 * p3 * p4 * p5
        known = self.suited if s1 == s2 == s3 == s4 == s5 else self.mixed
        found = known.get(key)
        return self.ask(five, key, known) if found is None else found


_PokerkitHand = StandardHighHand | StandardLowHand | RegularLowHand | EightOrBetterLowHand
_TABLES = {
    Scale.HIGH: _Table(Scale.HIGH, StandardHighHand),
    Scale.LOW_27: _Table(Scale.LOW_27, StandardLowHand),
    Scale.LOW_A5: _Table(Scale.LOW_A5, RegularLowHand),
    Scale.LOW_8: _Table(Scale.LOW_8, EightOrBetterLowHand),
}


def rank_five(scale: Scale, cards: Sequence[Card]) -> Made | None:
    """What five cards without a joker are worth; None when they do not qualify.

    >>> from floorman.domain.cards import parse_cards
    >>> rank_five(Scale.HIGH, parse_cards("As Kd Qh Js Tc")).kind
    'straight'
    >>> rank_five(Scale.LOW_8, parse_cards("9s 4d 3h 2s Ac")) is None
    True
    """
    return best_of(scale, cards)


def best_of(scale: Scale, cards: Sequence[Card]) -> Made | None:
    """The best five of any number of cards, none of them a joker."""
    return _best(scale, combinations(_valued(cards), 5))


def best_mix(scale: Scale, own: Sequence[Card], board: Sequence[Card], use: int) -> Made | None:
    """The best five with exactly `use` of one's own cards and the rest from the board."""
    return _best(scale, _mixes(own, board, use))


def equals_of(scale: Scale, cards: Sequence[Card]) -> tuple[Made, ...]:
    """Every five of the cards that is as good as the best: they differ in suits only."""
    best = best_of(scale, cards)
    if best is None:
        return ()
    all_fives = (rank_five(scale, five) for five in combinations(cards, 5))
    return tuple(made for made in all_fives if made and made.strength == best.strength)


def _best(scale: Scale, fives: Iterable[_Five]) -> Made | None:
    table = _TABLES[scale]
    top, best = _NOTHING, None
    for five in fives:
        strength = table.strength(five)
        if strength > top:
            top, best = strength, five
    if best is None:
        return None
    return Made(top, table.kinds[top], in_order(scale, [card for _, _, card in best]))


def _valued(cards: Sequence[Card]) -> list[_Valued]:
    return [(_PRIMES[card.rank], int(card.suit), card) for card in cards]


def _mixes(own: Sequence[Card], board: Sequence[Card], use: int) -> Iterator[_Five]:
    shared = list(combinations(_valued(board), 5 - use))
    for mine in combinations(_valued(own), use):
        for theirs in shared:
            first, second, third, fourth, fifth = chain(mine, theirs)
            yield first, second, third, fourth, fifth


def in_order(scale: Scale, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Cards as they are read out: the larger group first, then from the highest down.

    >>> from floorman.domain.cards import parse_cards, show_cards
    >>> show_cards(in_order(Scale.LOW_A5, parse_cards("Ac 8d 2h 4s 6c")))
    '8d 6c 4s 2h Ac'
    >>> show_cards(in_order(Scale.HIGH, parse_cards("Kc 4d 4h 9s 9c")))
    '9s 9c 4h 4d Kc'
    """
    count = Counter(card.rank for card in cards)

    def place(card: Card) -> tuple[int, int, int]:
        height = card.rank.ace_low if scale.ace_low else int(card.rank)
        return -count[card.rank], -height, -card.suit

    return tuple(sorted(cards, key=place))
