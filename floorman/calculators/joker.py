"""Hands with a joker: an ace or a filler in high games, the lowest missing card in lowball.

High (house.jacks.1c, .8, .9, .2g; rrop.jacks.10b): the joker is an ace, or whatever card completes
a straight, flush or straight flush; in a flush it is the highest card of the suit that the hand
lacks; five aces beat everything. Lowball (rrop.a5.1a): the lowest rank that the hand lacks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.calculators.ranking import Made, Scale, in_order, rank_five
from floorman.domain.cards import DECK, JOKER, RANKS, SUITS, Card, Rank

if TYPE_CHECKING:
    from collections.abc import Sequence

FIVE_ACES = "five aces"
_ABOVE_ALL = 10**6
_FILLED = frozenset({"straight", "flush", "straight flush"})


def rank_with_joker(scale: Scale, cards: Sequence[Card], *, harmless: bool = False) -> Made | None:
    """What five cards are worth when one of them may be the joker; None when no low qualifies.

    The joker's use follows from the scale. `harmless` is for deuce-to-seven where a room reads the
    joker as the lowest card that does no harm (fact joker-straight-reading).

    >>> from floorman.domain.cards import parse_cards, show_cards
    >>> show_cards(rank_with_joker(Scale.LOW_A5, parse_cards("Jk 7c 5d 2h As")).cards)
    '7c 5d 3c 2h As'
    >>> rank_with_joker(Scale.HIGH, parse_cards("Jk Ac Ad Ah As")).kind
    'five aces'
    """
    if JOKER not in cards:
        return rank_five(scale, cards)
    others = [card for card in cards if card != JOKER]
    if scale is Scale.HIGH:
        return _filler(others)
    return _lowest_missing(scale, others, harmless=harmless)


def _filler(others: Sequence[Card]) -> Made:
    if all(card.rank is Rank.ACE for card in others):
        return Made(_ABOVE_ALL, FIVE_ACES, (*in_order(Scale.HIGH, others), JOKER))
    made = [_stand_in(Scale.HIGH, others, card) for card in _fillers(others)]
    return max(
        (one for one, card in made if card.rank is Rank.ACE or one.kind in _FILLED),
        key=lambda one: one.strength,
    )


def _fillers(others: Sequence[Card]) -> list[Card]:
    """Cards enough to try: of the one suit that all four share, else one of each rank."""
    missing = [card for card in DECK if card not in others]
    suits = {card.suit for card in others}
    if len(suits) == 1:
        return [card for card in missing if card.suit in suits]
    return list({card.rank: card for card in missing}.values())


def _stand_in(scale: Scale, others: Sequence[Card], card: Card) -> tuple[Made, Card]:
    made = rank_five(scale, [*others, card])
    if made is None:
        made = Made(-_ABOVE_ALL, "no low", in_order(scale, [*others, card]))
    return made, card


def missing_ranks(scale: Scale, others: Sequence[Card]) -> list[Rank]:
    """The ranks that the hand lacks, lowest first (the ace is high in deuce-to-seven).

    >>> from floorman.domain.cards import parse_cards
    >>> [rank.word for rank in missing_ranks(Scale.LOW_27, parse_cards("7c 5d 3h 2s"))[:2]]
    ['four', 'six']
    """
    held = {card.rank for card in others}
    ranks = sorted(RANKS, key=lambda rank: rank.ace_low if scale.ace_low else int(rank))
    return [rank for rank in ranks if rank not in held]


def _lowest_missing(scale: Scale, others: Sequence[Card], *, harmless: bool) -> Made | None:
    for rank in missing_ranks(scale, others):
        made, _ = max(
            (_stand_in(scale, others, Card(rank, suit)) for suit in SUITS),
            key=lambda pair: pair[0].strength,
        )
        if not (harmless and made.kind in _FILLED):
            break
    return None if made.strength == -_ABOVE_ALL else made
