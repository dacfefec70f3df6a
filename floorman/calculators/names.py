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
    top = run_top(made.cards) if made.kind in _RUNS else first
    words = {
        "one pair": f"pair of {first.plural}",
        "two pair": f"two pair, {first.plural} and {second.plural}",
        "full house": f"full house, {first.plural} over {second.plural}",
        "three of a kind": f"three of a kind, {first.plural}",
        "four of a kind": f"four of a kind, {first.plural}",
        FIVE_ACES: FIVE_ACES,
    }
    return words.get(made.kind, f"{made.kind}, {top.word} high")


def run_top(cards: tuple[Card, ...]) -> Rank:
    """The top card of a straight; of five to ace it is the five."""
    ranks = sorted((card.rank for card in cards), reverse=True)
    return Rank.FIVE if ranks[:2] == [Rank.ACE, Rank.FIVE] else ranks[0]
