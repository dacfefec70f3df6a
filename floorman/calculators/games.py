"""What each variant is, as far as cards and chips go: one row a game."""

from __future__ import annotations

from dataclasses import dataclass

from floorman.calculators.fields import word
from floorman.calculators.ranking import Scale

JOKER_USES = ("none", "ace-straight-flush", "lowest-missing")


@dataclass(frozen=True, slots=True)
class Game:
    """A variant: cards in a full hand, scales of its sides, and how its joker plays.

    `board` is the number of shared cards, `own` how many of its own cards a hand must use
    (None: any), `joker` the one use a joker has there, `streets` the betting rounds in order.
    """

    id: str
    family: str
    hand: int
    streets: tuple[str, ...]
    high: Scale | None = None
    low: Scale | None = None
    board: int = 0
    own: int | None = None
    joker: str = "none"

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides a pot is played for."""
        return tuple(side for side, scale in (("high", self.high), ("low", self.low)) if scale)

    @property
    def button(self) -> bool:
        """Whether a button marks the dealer's place; stud has none."""
        return self.family != "stud"

    @property
    def split(self) -> bool:
        """Whether the pot is played for high and low."""
        return self.high is not None and self.low is not None


_FLOP = ("preflop", "flop", "turn", "river")
_STUD = ("third-street", "fourth-street", "fifth-street", "sixth-street", "seventh-street")
_MISSISSIPPI = ("third-street", "fifth-street", "sixth-street", "seventh-street")
_DRAW = ("before-draw", "after-draw")
_FILLER = "ace-straight-flush"
_LOWEST = "lowest-missing"

_ROWS = (
    Game("holdem", "flop", 2, _FLOP, Scale.HIGH, board=5),
    Game("omaha", "flop", 4, _FLOP, Scale.HIGH, board=5, own=2),
    Game("omaha8", "flop", 4, _FLOP, Scale.HIGH, Scale.LOW_8, board=5, own=2),
    Game("stud7", "stud", 7, _STUD, Scale.HIGH),
    Game("stud8", "stud", 7, _STUD, Scale.HIGH, Scale.LOW_8),
    Game("mississippi", "stud", 7, _MISSISSIPPI, Scale.HIGH),
    Game("razz", "stud", 7, _STUD, low=Scale.LOW_A5),
    Game("lowball_a5", "lowball", 5, _DRAW, low=Scale.LOW_A5, joker=_LOWEST),
    Game("lowball_27", "lowball", 5, _DRAW, low=Scale.LOW_27, joker=_LOWEST),
    Game("draw_high", "draw", 5, _DRAW, Scale.HIGH, joker=_FILLER),
    Game("jacks", "draw", 5, _DRAW, Scale.HIGH, joker=_FILLER),
)
GAMES = {game.id: game for game in _ROWS}
ALL = tuple(GAMES)
STUD = tuple(game.id for game in _ROWS if game.family == "stud")


def game(value: object, among: tuple[str, ...] = ALL) -> Game:
    """The game of a `variant` field."""
    return GAMES[word(value, "variant", among)]


def house(authority: str, variant: str) -> bool:
    """Whether the cardroom's own rules on cards and openers speak: about jacks or better only."""
    return authority == "cardroom_draw" and variant == "jacks"


def house_betting(authority: str, variant: str) -> bool:
    """Whether the cardroom's own rules on bets and raises speak: about high draw games."""
    return authority == "cardroom_draw" and GAMES[variant].family == "draw"
