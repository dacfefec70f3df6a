"""openers: does a hand open jacks or better, and were openers kept, split, or never there."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from floorman.calculators import fields
from floorman.calculators.calculator import AUTHORITIES, Calculator, Result, Sheet
from floorman.calculators.games import GAMES, HOUSE_GAMES, house
from floorman.calculators.joker import rank_with_joker
from floorman.calculators.joker_setting import check_joker, joker_use
from floorman.calculators.names import describe
from floorman.calculators.ranking import Scale
from floorman.domain.cards import JOKER, Card, Rank, refuse_repeats, show_cards

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from floorman.calculators.ranking import Made

FIELDS = ("hand", "joker", "discards", "final", "declared_split", "authority")
HAND = 5
CLAUSES = (
    "rrop.jacks.1a",
    "rrop.jacks.3",
    "rrop.jacks.7",
    "rrop.jacks.9a",
    "rrop.jacks.9b",
    "rrop.jacks.9c",
    "rrop.jacks.10a",
    "rrop.jacks.10b",
    "house.jacks.1a",
    "house.jacks.1b",
    "house.jacks.1c",
    "house.jacks.2g",
    "house.jacks.3j",
    "house.jacks.4f",
    "house.jacks.5a",
    "house.jacks.5b",
    "house.jacks.5c",
    "house.jacks.6a",
    "house.jacks.6b",
    "house.jacks.8",
    "house.jacks.9",
)
_OWN = {
    "open": ("rrop.jacks.1a", "house.jacks.1a"),
    "joker": ("rrop.jacks.10b", "house.jacks.1c"),
    "kept": ("rrop.jacks.10a", "house.jacks.6a"),
    "kept-joker": ("rrop.jacks.10b", "house.jacks.6b"),
    "declare": ("rrop.jacks.9a", "house.jacks.5a"),
    "turn-up": ("rrop.jacks.9b", "house.jacks.5b"),
    "never": ("rrop.jacks.9c", "house.jacks.5c"),
    "prove": ("rrop.jacks.3", "house.jacks.3j"),
    "retrieve": ("rrop.jacks.7", "house.jacks.4f"),
}


@dataclass(frozen=True, slots=True)
class Start:
    """A possible hand before the draw: the cards thrown away and the cards kept."""

    thrown: tuple[Card, ...]
    kept: tuple[Card, ...]

    @property
    def made(self) -> Made:
        """What the five cards are."""
        return ranked((*self.thrown, *self.kept))

    @property
    def keeps(self) -> bool:
        """Whether the cards kept are openers by themselves."""
        return opens(self.kept)


def ranked(cards: Sequence[Card]) -> Made:
    """The rank of five cards, the joker being an ace or filling a straight or flush."""
    made = rank_with_joker(Scale.HIGH, cards)
    if made is None:
        raise fields.refuse("hand", show_cards(cards), "cannot be ranked")
    return made


def opens(cards: Sequence[Card]) -> bool:
    """Whether cards, five or those kept of them, are a pair of jacks or better.

    Fewer than five cards hold no straight or flush; a joker among them is an ace.

    >>> from floorman.domain.cards import parse_cards
    >>> [opens(parse_cards(text)) for text in ("Js Jd", "As Ks Qs Jk", "Ts Td 2c", "2s 2d 3h 3c")]
    [True, True, False, True]
    """
    if len(cards) == HAND:
        made = ranked(cards)
        return made.kind != "high card" and (made.kind != "one pair" or _pair(made) >= Rank.JACK)
    ranks = [Rank.ACE if card == JOKER else card.rank for card in cards]
    pairs = {rank for rank in ranks if ranks.count(rank) > 1}
    return len(pairs) > 1 or any(
        rank >= Rank.JACK or ranks.count(rank) > len("pr") for rank in pairs
    )


def _pair(made: Made) -> Rank:
    return made.cards[0].rank


def run(request: Mapping[str, object], settings: Mapping[str, str] | None = None) -> Result:
    """Whether the hand opens and by what; with discards and final hand, what became of openers.

    >>> run({"hand": "Js Jd 4h 9c 2s"}).answer
    {'qualifies': True, 'by': 'pair of jacks'}
    >>> asked = {"discards": "Tc", "final": "As Ks Qs Jk 4d", "joker": "ace-straight-flush"}
    >>> run(asked).answer["status"]
    'retained'
    """
    given = fields.only(request, FIELDS)
    authority = fields.word(given.get("authority", "rrop"), "authority", AUTHORITIES)
    use = joker_use(given, settings or {}, GAMES["jacks"], authority)
    hand = _cards(given, "hand", use, (HAND,))
    discards = _cards(given, "discards", use, tuple(range(HAND + 1)))
    final = _cards(given, "final", use, (HAND,))
    declared = given.get("declared_split")
    split = None if declared is None else fields.flag(declared, "declared_split")
    sheet = Sheet()
    if discards is None and final is None:
        if hand is None:
            raise fields.missing("hand", "is needed", "five cards, or discards and final hand")
        return sheet.result(_opening(hand, authority, sheet), authority)
    starts = _starts(hand, discards, final)
    return sheet.result(_after_draw(starts, split, authority, sheet), authority)


def _cards(
    given: Mapping[str, object], field: str, use: str, sizes: tuple[int, ...]
) -> tuple[Card, ...] | None:
    if given.get(field) is None:
        return None
    cards = fields.cards(given[field], field)
    check_joker(cards, use, field)
    if len(cards) not in sizes:
        allowed = f"{sizes[0]} to {sizes[-1]} cards" if len(sizes) > 1 else f"{sizes[0]} cards"
        raise fields.refuse(field, len(cards), "is the wrong number of cards", allowed)
    return cards
