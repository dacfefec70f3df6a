"""showdown: who wins what, best to worst, and which hands are dead."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from floorman.calculators import fields
from floorman.calculators.calculator import AUTHORITIES, Calculator, Result, Sheet
from floorman.calculators.games import ALL, Game, game
from floorman.calculators.joker import rank_with_joker
from floorman.calculators.joker_setting import check_joker, joker_use
from floorman.calculators.names import low_name
from floorman.calculators.ranking import Made, Scale, best_mix, best_of
from floorman.calculators.showdown_rules import CLAUSES, Notes

if TYPE_CHECKING:
    from collections.abc import Mapping

    from floorman.domain.cards import Card

    Hands = Mapping[int, tuple[Card, ...]]

FIELDS = ("variant", "board", "hands", "joker", "declared", "authority")
HAND = 5
STUD_COMMON = ("stud7", "stud8", "razz")
JOKER_READING = "joker-straight-reading"
SHORT_HAND = "missing-seventh-card"
QUALIFIER = "low-qualifier"


@dataclass(frozen=True, slots=True)
class Table:
    """The hands and the board as they lie at the showdown."""

    game: Game
    board: tuple[Card, ...]
    hands: Hands
    harmless_joker: bool

    @property
    def size(self) -> int:
        """How many cards of its own a live hand has."""
        return self.game.hand - (len(self.board) if self.game.board == 0 else 0)

    def best(self, seat: int, scale: Scale) -> Made | None:
        """The best hand of a seat; None when it makes no such low."""
        own = self.hands[seat]
        if self.game.own is not None:
            return best_mix(scale, own, self.board, self.game.own)
        if len(own) == HAND and not self.board:
            return rank_with_joker(scale, own, harmless=self.harmless_joker)
        return best_of(scale, (*own, *self.board))


def run(request: Mapping[str, object], settings: Mapping[str, str] | None = None) -> Result:
    """Winners a side, the scooping seat, names, order, and dead seats.

    A hand with a wrong number of cards is dead, not an error. `board` has the five shared cards;
    in stud it may hold the one common card. Suits never decide.

    >>> hands = {"1": "Jk 7c 5d 2h As", "3": "7h 5c 4d 2s Ac"}
    >>> run({"variant": "lowball_a5", "hands": hands}).answer["winners"]
    {'low': [1]}
    """
    given = fields.only(request, FIELDS)
    played = game(fields.need(given, "variant"))
    authority = fields.word(given.get("authority", "rrop"), "authority", AUTHORITIES)
    room = settings or {}
    use = joker_use(given, room, played, authority)
    harmless = room.get(JOKER_READING) == "lowest-harmless"
    table = Table(played, _board(given, played), _hands(given), harmless)
    _check_cards(table, use)
    notes = Notes(played, authority, Sheet())
    dead = notes.wrong_counts(table.hands, table.size, live=room.get(SHORT_HAND) == "live")
    made = {
        side: {seat: table.best(seat, scale) for seat in table.hands if seat not in dead}
        for side, scale in (("high", played.high), ("low", _low_scale(played, room)))
        if scale is not None
    }
    dead += notes.miscalls(given.get("declared"), table.hands, made)
    live = {
        side: {seat: hand for seat, hand in hands.items() if seat not in dead}
        for side, hands in made.items()
    }
    notes.read(table.hands, table.board, live)
    return notes.sheet.result(_answer(played, live, sorted(dead), notes), authority)


def _low_scale(played: Game, room: Mapping[str, str]) -> Scale | None:
    """How a low is measured; a room may play high-low without a qualifier."""
    posted = room.get(QUALIFIER) if played.split else None
    if posted == "other":
        reason = "is another qualifier than eight or better, and not known here"
        raise fields.refuse(f"settings.{QUALIFIER}", posted, reason, "eight-or-better, none")
    return Scale.LOW_A5 if posted == "none" else played.low


def _board(given: Mapping[str, object], played: Game) -> tuple[Card, ...]:
    board = () if given.get("board") is None else fields.cards(given["board"], "board")
    if played.board and not board:
        raise fields.missing("board", "is needed", f"{played.board} cards")
    legal = (played.board, 1) if played.id in STUD_COMMON else (played.board,)
    if len(board) not in legal:
        allowed = f"{played.board} cards" if played.board else "no board"
        allowed += ", or the one common card" if len(legal) > 1 else ""
        raise fields.refuse("board", len(board), "is the wrong number of cards", allowed)
    return board


def _hands(given: Mapping[str, object]) -> dict[int, tuple[Card, ...]]:
    hands = fields.cards_by_seat(fields.need(given, "hands"), "hands")
    if not hands:
        raise fields.missing("hands", "are needed", "the cards of each seat")
    return hands


def _check_cards(table: Table, use: str) -> None:
    for seat, cards in table.hands.items():
        check_joker(cards, use, f"hands.{seat}")
    check_joker(table.board, "none", "board")
    hands = ((f"hands.{seat}", cards) for seat, cards in table.hands.items())
    fields.apart((("board", table.board), *hands))


def _answer(
    played: Game,
    live: Mapping[str, Mapping[int, Made | None]],
    dead: list[int],
    notes: Notes,
) -> dict[str, object]:
    orders = {side: _order(hands) for side, hands in live.items()}
    winners: dict[str, list[int]] = {
        side: order[0] if order else [] for side, order in orders.items()
    }
    if played.high is not None:
        winners.setdefault("low", [])
    scoop = _scoop(played, winners)
    notes.outcome(winners, scoop)
    high, low = live.get("high", {}), live.get("low", {})
    return {
        "winners": winners,
        "scoop": scoop,
        "high": {str(seat): made.kind for seat, made in high.items() if made},
        "low": {str(seat): low_name(made) for seat, made in low.items()},
        "order": orders[played.sides[0]],
        "dead": dead,
    }


def _order(hands: Mapping[int, Made | None]) -> list[list[int]]:
    """Seats best to worst, tied ones together; those that make no hand are left out."""
    made = {seat: hand.strength for seat, hand in hands.items() if hand is not None}
    ranked = sorted(made, key=lambda seat: (-made[seat], seat))
    return [list(tied) for _, tied in groupby(ranked, key=lambda seat: made[seat])]


def _scoop(played: Game, winners: Mapping[str, list[int]]) -> int | None:
    """The one seat that takes a whole split pot."""
    high, low = winners.get("high", []), winners.get("low", [])
    if played.split and len(high) == 1 and low in ([], high):
        return high[0]
    return None


SHOWDOWN = Calculator(
    "showdown",
    "Showdown",
    "Who wins the high and the low, in which order, and which hands are dead.",
    ALL,
    CLAUSES,
    run,
)
