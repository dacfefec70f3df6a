"""Miscalled lowball hands: what was said against what is held (rrop.lowball.15).

Heads-up the cards decide in spite of a miscall; with three or more hands in the pot a miscalled
hand is dead. Misnaming only the second card (8-6 for 8-7) carries no penalty, nor does calling
worse than one holds.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from floorman.calculators import fields
from floorman.domain.cards import RANKS, Rank

if TYPE_CHECKING:
    from floorman.calculators.ranking import Made, Scale

_WORDS = {rank.word: rank for rank in RANKS} | {"two": Rank.TWO, "10": Rank.TEN}
_LETTERS = {rank.letter.lower(): rank for rank in RANKS}
HAND = 5
_WHEELS = ("wheel", "bicycle", "bike")
_ALLOWED = "ranks from the highest down, such as 8-5, or wheel"


def called_rank(text: object, field: str, scale: Scale) -> Rank:
    """The highest card of a low that was called.

    >>> from floorman.calculators.ranking import Scale
    >>> called_rank("8-5", "declared.1", Scale.LOW_A5).word
    'eight'
    >>> called_rank("wheel", "declared.1", Scale.LOW_27).word
    'seven'
    """
    said = fields.text(text, field).strip().lower()
    if said in _WHEELS:
        return Rank.FIVE if scale.ace_low else Rank.SEVEN
    parts = [part for part in re.split(r"[\s,\-]+", said.removesuffix(" low")) if part]
    ranks = [_WORDS.get(part) or _LETTERS.get(part) for part in parts]
    known = [rank for rank in ranks if rank is not None]
    if not known or len(known) != len(ranks) or len(known) > HAND:
        raise fields.refuse(field, text, "is not a low hand", _ALLOWED)
    return max(known, key=lambda rank: _height(rank, scale))


def miscalled(called: Rank, made: Made, scale: Scale) -> bool:
    """Whether a hand is worse than it was called, looking at its highest card.

    A pair, straight or flush that spoils the hand makes any call of a low too good.
    """
    if made.kind != "high card":
        return True
    return _height(made.cards[0].rank, scale) > _height(called, scale)


def _height(rank: Rank, scale: Scale) -> int:
    return rank.ace_low if scale.ace_low else int(rank)
