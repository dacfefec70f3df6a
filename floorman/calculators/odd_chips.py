"""Who takes the chips that do not divide: one each, in an order that the rules give.

Button games: clockwise from the button (rrop.ties.5a). Stud: by a single card, suits separating
equal ranks, over all the cards held, the highest for high and the lowest for low (rrop.ties.5b);
the tournament rule looks at the five cards that play, and for the highest card in razz as well
(tda24.20b). Nobody takes two in one division (rrop.ties.4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.calculators.names import run_top
from floorman.calculators.ranking import Scale, equals_of
from floorman.domain.cards import Card, Rank

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def share(units: int, order: Sequence[int]) -> dict[int, int]:
    """Units a seat: as even as can be, the first seats of the order taking one more each.

    >>> share(11, [4, 6, 2])
    {4: 4, 6: 4, 2: 3}
    """
    each, odd = divmod(units, len(order))
    return {seat: each + (at < odd) for at, seat in enumerate(order)}


def clockwise(seats: Sequence[int], button: int) -> list[int]:
    """Seats in the order of the deal: the first one left of the button first, the button last.

    Seats are numbered clockwise. The button may lie at a seat that is not among them.

    >>> clockwise([1, 4, 6], 4)
    [6, 1, 4]
    """
    return sorted(seats, key=lambda seat: (seat <= button, seat))


def high_card(cards: Sequence[Card]) -> Card:
    """The highest card, spades above hearts above diamonds above clubs; the ace is high."""
    return max(cards, key=lambda card: (card.rank, card.suit))


def low_card(cards: Sequence[Card], *, low_ace: bool = True) -> Card:
    """The lowest card, clubs below the other suits; the ace is low unless a room says otherwise."""
    return min(cards, key=lambda card: _height(card, low_ace=low_ace))


def by_card(
    hands: Mapping[int, Sequence[Card]], *, low: bool, low_ace: bool = True
) -> list[tuple[int, Card]]:
    """Seats with the card that speaks for each, best claim to an odd chip first.

    >>> from floorman.domain.cards import parse_cards
    >>> tied = {3: parse_cards("Ac 8d"), 6: parse_cards("Ah 8s")}
    >>> [(seat, str(card)) for seat, card in by_card(tied, low=True)]
    [(3, 'Ac'), (6, 'Ah')]
    """
    if low:
        speaking = [(seat, low_card(cards, low_ace=low_ace)) for seat, cards in hands.items()]
        return sorted(speaking, key=lambda pair: _height(pair[1], low_ace=low_ace))
    speaking = [(seat, high_card(cards)) for seat, cards in hands.items()]
    return sorted(speaking, key=lambda pair: (-pair[1].rank, -pair[1].suit))


def by_playing_card(
    hands: Mapping[int, Sequence[Card]], scale: Scale
) -> list[tuple[int, Card]] | None:
    """The same by the highest card of the five that play; None when a hand makes no such five.

    Where several fives are equally good, the one with the highest card by suit counts. An ace that
    plays low (in a low, or under a five-high straight) is a low card here.
    """
    speaking = []
    for seat, cards in hands.items():
        fives = equals_of(scale, cards)
        if not fives:
            return None
        low_ace = scale.ace_low or run_top(fives[0].cards) is Rank.FIVE
        playing = [card for five in fives for card in five.cards]
        best = max(playing, key=lambda card: _height(card, low_ace=low_ace))
        speaking.append((_height(best, low_ace=low_ace), seat, best))
    speaking.sort(reverse=True)
    return [(seat, card) for _, seat, card in speaking]


def _height(card: Card, *, low_ace: bool) -> tuple[int, int]:
    return (card.rank.ace_low if low_ace else int(card.rank)), int(card.suit)
