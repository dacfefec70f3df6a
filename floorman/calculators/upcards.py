"""Reading upcards: the low or high door card, and the best or lowest hand showing.

Up to four cards make groups only; five cards (Mississippi, or a last card that came up) can be a
straight or a flush, which count for high and not for low.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from floorman.calculators.names import describe, run_top
from floorman.calculators.ranking import Made, Scale, in_order, rank_five
from floorman.domain.cards import Card, Rank

if TYPE_CHECKING:
    from collections.abc import Sequence

    Key = tuple[int, tuple[int, ...]]

KINDS = (
    "high card",
    "one pair",
    "two pair",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
)
_FULL = 5
_BY_GROUPS = {
    (1, 1): "high card",
    (2, 1): "one pair",
    (2, 2): "two pair",
    (3, 1): "three of a kind",
    (3, 2): "full house",
    (4, 1): "four of a kind",
}


def door_key(card: Card, *, ace_low: bool) -> tuple[int, int]:
    """The height of a single card, suits separating equal ranks (rrop.stud8.4a, rrop.razz.3a)."""
    return (card.rank.ace_low if ace_low else int(card.rank)), int(card.suit)


def showing(cards: Sequence[Card], scale: Scale) -> Made:
    """What upcards show: their kind, and the cards as they are read out; strength is not used.

    >>> from floorman.domain.cards import parse_cards
    >>> showing(parse_cards("4s 9d 4h"), Scale.HIGH).kind
    'one pair'
    """
    ordered = in_order(scale, cards)
    counts = sorted(Counter(card.rank for card in cards).values(), reverse=True)
    kind = _BY_GROUPS[counts[0], counts[1] if len(counts) > 1 else 1]
    if scale is Scale.HIGH and len(cards) == _FULL:
        made = rank_five(scale, cards)
        return made or Made(0, kind, ordered)
    return Made(0, kind, ordered)


def key(made: Made, scale: Scale) -> Key:
    """What boards are compared by: the larger is the higher hand, in a low game the worse one.

    Cards that a shorter board lacks count below any card.
    """
    if scale.ace_low:
        heights = tuple(card.rank.ace_low for card in made.cards)
    else:
        heights = tuple(int(card.rank) for card in made.cards)
        if "straight" in made.kind and run_top(made.cards) is Rank.FIVE:
            heights = (5, 4, 3, 2, 1)
    return KINDS.index(made.kind), heights


def in_words(made: Made, scale: Scale) -> str:
    """The board in plain words.

    >>> from floorman.domain.cards import parse_cards
    >>> in_words(showing(parse_cards("5d 7c"), Scale.LOW_A5), Scale.LOW_A5)
    '7-5'
    >>> in_words(showing(parse_cards("9d 9c Ah"), Scale.HIGH), Scale.HIGH)
    'pair of nines'
    """
    if scale is Scale.HIGH and made.kind != "high card":
        return describe(made)
    ranks = "-".join(card.rank.letter for card in made.cards)
    return ranks if made.kind == "high card" else f"{made.kind}, {ranks}"


def open_pair(cards: Sequence[Card]) -> bool:
    """Whether two upcards are a pair."""
    return len(cards) == len({card.rank for card in cards}) + 1
