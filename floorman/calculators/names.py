"""Hands in plain words, as a dealer reads them out."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from floorman.calculators.joker import FIVE_ACES
from floorman.domain.cards import Rank

if TYPE_CHECKING:
    from floorman.calculators.ranking import Made
    from floorman.domain.cards import Card

_RUNS = ("straight", "straight flush")


def low_name(made: Made | None) -> str:
    """A low hand by its cards from the highest down; what spoils it stands in front.

    >>> from floorman.calculators.ranking import Scale, rank_five
    >>> from floorman.domain.cards import parse_cards
    >>> low_name(rank_five(Scale.LOW_A5, parse_cards("As 2d 4h 6c 8s")))
    '8-6-4-2-A'
    >>> low_name(rank_five(Scale.LOW_27, parse_cards("2s 2d 4h 6c 8s")))
    'one pair, 2-2-8-6-4'
    >>> low_name(None)
    'none'
    """
    if made is None:
        return "none"
    ranks = "-".join(card.rank.letter for card in made.cards)
    return ranks if made.kind == "high card" else f"{made.kind}, {ranks}"


def describe(made: Made) -> str:
    """A high hand with the ranks that matter.

    >>> from floorman.calculators.ranking import Scale, rank_five
    >>> from floorman.domain.cards import parse_cards
    >>> for text in ("Js Jd 2h 5c 9s", "5s 5d 4h 4c 9s", "5s 4d 3h 2c As", "Ks Kd Kh 4c 4s"):
    ...     describe(rank_five(Scale.HIGH, parse_cards(text)))
    'pair of jacks'
    'two pair, fives and fours'
    'straight, five high'
    'full house, kings over fours'
    """
    groups = list(Counter(card.rank for card in made.cards))
    first, second = groups[0], groups[-1] if len(groups) == 1 else groups[1]
    match made.kind:
        case "one pair":
            return f"pair of {first.plural}"
        case "two pair":
            return f"two pair, {first.plural} and {second.plural}"
        case "full house":
            return f"full house, {first.plural} over {second.plural}"
        case "three of a kind" | "four of a kind":
            return f"{made.kind}, {first.plural}"
        case kind if kind in _RUNS:
            return f"{kind}, {run_top(made.cards).word} high"
        case kind if kind == FIVE_ACES:
            return kind
        case kind:
            return f"{kind}, {first.word} high"


def run_top(cards: tuple[Card, ...]) -> Rank:
    """The top card of a straight; of five to ace it is the five."""
    ranks = sorted((card.rank for card in cards), reverse=True)
    return Rank.FIVE if ranks[:2] == [Rank.ACE, Rank.FIVE] else ranks[0]
