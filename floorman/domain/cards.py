"""Cards as they are named at the table: rank, suit, card, joker, and a forgiving parser.

Suits stand in the order of the books, clubs lowest and spades highest (rrop.ties.1); they never
decide a pot, but they separate cards of one rank for a bring-in or an odd chip. Whether an ace is
high or low is a matter of the game, so cards themselves have no order.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING

from floorman.errors import CalculationError

if TYPE_CHECKING:
    from collections.abc import Iterable

DECK_SIZE = 52
MAX_TEXT = 500
EXAMPLES = "cards such as As Td 2c, 10h, or Jk for the joker"


class Suit(IntEnum):
    """A suit; more is higher. NONE is the joker's.

    >>> Suit.CLUBS < Suit.DIAMONDS < Suit.HEARTS < Suit.SPADES
    True
    """

    NONE = 0
    CLUBS = 1
    DIAMONDS = 2
    HEARTS = 3
    SPADES = 4

    @property
    def letter(self) -> str:
        """The letter that stands for it: c, d, h, s."""
        return "kcdhs"[self]

    @property
    def word(self) -> str:
        """Its name in plain words."""
        return self.name.lower()


class Rank(IntEnum):
    """A rank with the ace high, as in `As`; JOKER is the joker's.

    >>> Rank.TEN.letter, Rank.TEN.word, Rank.SIX.plural
    ('T', 'ten', 'sixes')
    """

    JOKER = 0
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """The character that stands for it: 2 to 9, T, J, Q, K, A."""
        return "J?23456789TJQKA"[self]

    @property
    def word(self) -> str:
        """One card of it: deuce, three, ..., ace."""
        return "deuce" if self is Rank.TWO else self.name.lower()

    @property
    def plural(self) -> str:
        """Several cards of it: deuces, sixes, aces."""
        return self.word + ("es" if self is Rank.SIX else "s")

    @property
    def ace_low(self) -> int:
        """Its height where an ace is low: ace 1, deuce 2, ..., king 13."""
        return 1 if self is Rank.ACE else int(self)


RANKS = tuple(rank for rank in Rank if rank is not Rank.JOKER)
SUITS = tuple(suit for suit in Suit if suit is not Suit.NONE)


@dataclass(frozen=True, slots=True)
class Card:
    """One card.

    >>> str(Card(Rank.ACE, Suit.SPADES)), Card(Rank.TEN, Suit.HEARTS).name
    ('As', 'ten of hearts')
    """

    rank: Rank
    suit: Suit

    def __str__(self) -> str:
        return self.rank.letter + self.suit.letter

    @property
    def name(self) -> str:
        """The card in plain words."""
        return "the joker" if self == JOKER else f"{self.rank.word} of {self.suit.word}"


JOKER = Card(Rank.JOKER, Suit.NONE)
DECK = tuple(Card(rank, suit) for rank in RANKS for suit in SUITS)

_RANK_OF = {rank.letter.lower(): rank for rank in RANKS} | {"10": Rank.TEN}
_SUIT_OF = {suit.letter: suit for suit in SUITS} | {
    symbol: suit
    for symbols in ("♣♦♥♠", "♧♢♡♤")
    for symbol, suit in zip(symbols, SUITS, strict=True)
}
_TOKEN = re.compile(r"(?P<joker>joker|jk)|(?P<rank>10|[2-9tjqka])(?P<suit>[cdhs♣♦♥♠♧♢♡♤])")
_GAP = re.compile(r"[\s,;]*")


def parse_cards(text: str, field: str = "cards") -> tuple[Card, ...]:
    """The cards that a text names, in its order; case, commas and spaces are forgiven.

    Raises CalculationError, naming `field`, for anything that is not a card and for a card that
    stands there twice.

    >>> [str(card) for card in parse_cards("as, 10D2c jk")]
    ['As', 'Td', '2c', 'Jk']
    >>> parse_cards("")
    ()
    >>> parse_cards("Ks 4x")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    floorman.errors.CalculationError: cards: “4x” is not a card. Allowed: cards such as ...
    """
    if len(text) > MAX_TEXT:
        raise CalculationError(field, text[:60] + "…", "is too long", f"{MAX_TEXT} characters")
    wanted = text.lower().strip(" \t\r\n,;")
    found: list[Card] = []
    at = 0
    while at < len(wanted):
        match = _TOKEN.match(wanted, at)
        if match is None:
            bad = re.split(r"[\s,;]", text.strip(" \t\r\n,;")[at:], maxsplit=1)[0]
            raise CalculationError(field, bad, "is not a card", EXAMPLES)
        found.append(_card(match))
        at = _gap_end(wanted, match.end())
    refuse_repeats(found, field)
    return tuple(found)


def _card(match: re.Match[str]) -> Card:
    if match["joker"]:
        return JOKER
    return Card(_RANK_OF[match["rank"]], _SUIT_OF[match["suit"]])


def _gap_end(text: str, at: int) -> int:
    match = _GAP.match(text, at)
    return at if match is None else match.end()


def refuse_repeats(cards: Iterable[Card], field: str) -> None:
    """Raises CalculationError when the same card stands there twice."""
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            raise CalculationError(field, str(card), "is there twice", "each card once")
        seen.add(card)


def show_cards(cards: Iterable[Card]) -> str:
    """The cards as a text that `parse_cards` reads.

    >>> show_cards(parse_cards("kd 10s"))
    'Kd Ts'
    """
    return " ".join(map(str, cards))
