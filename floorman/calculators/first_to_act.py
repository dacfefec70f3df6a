"""first-to-act: whose board opens the betting from fourth street on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from floorman.calculators import fields, upcards
from floorman.calculators.bring_in import LIMITS, razz_by_high
from floorman.calculators.calculator import (
    AUTHORITIES,
    Calculator,
    Result,
    Sheet,
    seats_in_words,
)
from floorman.calculators.games import STUD, Game, game
from floorman.calculators.ranking import Scale
from floorman.domain.cards import JOKER, refuse_repeats

if TYPE_CHECKING:
    from collections.abc import Mapping

    from floorman.domain.cards import Card

    Boards = Mapping[int, tuple[Card, ...]]

FIELDS = ("variant", "boards", "dealt_first", "seats", "common", "limit", "authority")
CLAUSES = (
    "rrop.stud7.1b",
    "rrop.stud7.1c",
    "rrop.stud8.intro.b",
    "rrop.stud8.intro.c",
    "rrop.razz.3b",
    "rrop.razz.3c",
    "rrop.mississippi.2b",
    "rrop.mississippi.3",
    "rrop.mississippi.4a",
    "rrop.stud7.15f",
    "rrop.stud7.17a",
    "rrop.stud7.4a",
    "rrop.stud8.7b",
    "rrop.razz.4b",
    "rrop.mississippi.bigbet.c",
)
_LEADS = {"stud7": "rrop.stud7.1b", "stud8": "rrop.stud8.intro.b", "razz": "rrop.razz.3b"}
_TIES = {"stud7": "rrop.stud7.1c", "stud8": "rrop.stud8.intro.c", "razz": "rrop.razz.3c"}
_NO_OPTION = {"stud8": "rrop.stud8.7b", "razz": "rrop.razz.4b"}
_MISSISSIPPI = {3: "rrop.mississippi.2b", 4: "rrop.mississippi.3", 5: "rrop.mississippi.4a"}
_FOURTH = 2
_SIXTH = 4
_ALL_UP = 5


@dataclass(frozen=True, slots=True)
class Table:
    """Boards with a common card counted in, and where the deal starts; `scale` says which lead."""

    game: Game
    boards: Boards
    dealt_first: int
    own: int
    scale: Scale


def run(request: Mapping[str, object], settings: Mapping[str, str] | None = None) -> Result:
    """The seat whose board begins, why, and whether an open pair gives a choice of limits.

    `common` may name a card that all share on the last street; `limit` other than `limit` takes
    the open-pair choice away.

    >>> boards = {"2": "Ah 9c", "4": "5d 7c", "6": "5c 7h"}
    >>> asked = {"variant": "razz", "boards": boards, "dealt_first": 2, "seats": [1, 2, 3, 4, 6]}
    >>> run(asked).answer
    {'seat': 4, 'why': '7-5 ties for low, and seat 4 is dealt to first.', 'open_pair_option': False}
    """
    given = fields.only(request, FIELDS)
    played = game(fields.need(given, "variant"), STUD)
    authority = fields.word(given.get("authority", "rrop"), "authority", AUTHORITIES)
    limit = fields.word(given.get("limit", "limit"), "limit", LIMITS)
    by_high = played.high is not None or (limit != "limit" and razz_by_high(settings))
    table = _table(given, played, Scale.HIGH if by_high else Scale.LOW_A5)
    sheet = Sheet()
    best = _leaders(table, sheet)
    seat = min(best, key=lambda at: (at < table.dealt_first, at))
    why = _why(table, best, seat)
    sheet.say(f"Seat {seat}: {why}")
    if len(best) > 1:
        tie = _TIES.get(table.game.id, "rrop.stud7.1c")
        sheet.say(f"{seats_in_words(best).capitalize()} tie; suits do not matter.")
        sheet.lead(tie)
        if table.game.id == "mississippi":
            sheet.say("The Mississippi chapter has no rule on ties: the stud rule is used.")
    option = _option(table, limit, sheet)
    return sheet.result({"seat": seat, "why": why, "open_pair_option": option}, authority)


def _table(given: Mapping[str, object], played: Game, scale: Scale) -> Table:
    boards = fields.cards_by_seat(fields.need(given, "boards"), "boards")
    first = fields.seat(fields.need(given, "dealt_first"), "dealt_first")
    seats = fields.seats(fields.need(given, "seats"), "seats")
    fields.known_seat(first, "dealt_first", seats)
    for seat in boards:
        fields.known_seat(seat, f"boards.{seat}", seats)
    if not boards:
        raise fields.missing("boards", "are needed", "the upcards of each live seat")
    common = () if given.get("common") is None else fields.cards(given["common"], "common")
    everything = [card for cards in (*boards.values(), common) for card in cards]
    refuse_repeats(everything, "boards")
    if JOKER in everything:
        raise fields.refuse("boards", "Jk", "cannot be: no joker is in play", "cards of the 52")
    _check_street(boards, common, played)
    whole = {seat: (*cards, *common) for seat, cards in boards.items()}
    return Table(played, whole, first, max(map(len, boards.values())), scale)


def _check_street(boards: Boards, common: tuple[Card, ...], played: Game) -> None:
    """Boards must belong to one street; only a last card that came up makes one longer."""
    sizes = {len(cards) for cards in boards.values()}
    if played.id == "mississippi":
        legal, allowed = [{3}, {4}, {5}], "three, four or five upcards, as many for each seat"
    else:
        legal = [{2}, {3}, {4}, {4, 5}, {5}]
        allowed = "two to four upcards, as many for each seat; five where a last card came up"
    if sizes not in legal:
        shown = ", ".join(map(str, sorted(sizes)))
        raise fields.refuse("boards", shown, "is the wrong number of cards for a street", allowed)
    if common and (len(common) != 1 or sizes != {_SIXTH} or played.id == "mississippi"):
        reason = "is not one common card beside four upcards in each hand"
        raise fields.refuse("common", len(common), reason, "one card, on the last street")


def _leaders(table: Table, sheet: Sheet) -> list[int]:
    """The seats with the best board, lowest seat first."""
    shown = {seat: upcards.showing(cards, table.scale) for seat, cards in table.boards.items()}
    keys = {seat: upcards.key(made, table.scale) for seat, made in shown.items()}
    words = [f"seat {seat} {upcards.in_words(made, table.scale)}" for seat, made in shown.items()]
    sheet.say(f"Showing: {', '.join(words)}.", *_lead_clauses(table))
    top = min(keys.values()) if table.scale.ace_low else max(keys.values())
    return [seat for seat, value in keys.items() if value == top]


def _lead_clauses(table: Table) -> tuple[str, ...]:
    longest = max(map(len, table.boards.values()))
    if table.game.id == "mississippi":
        return (_MISSISSIPPI[longest],)
    general = _LEADS[table.game.id]
    if table.game.id == "razz" and not table.scale.ace_low:
        general = "rrop.mississippi.bigbet.c"
    if longest < _ALL_UP:
        return (general,)
    return ("rrop.stud7.17a" if table.own == _ALL_UP else "rrop.stud7.15f"), general


def _why(table: Table, best: list[int], seat: int) -> str:
    made = upcards.showing(table.boards[seat], table.scale)
    words = upcards.in_words(made, table.scale)
    side = "low" if table.scale.ace_low else "high"
    if len(best) > 1:
        return f"{words} ties for {side}, and seat {seat} is dealt to first."
    return f"{words} is the {side} hand showing."


def _option(table: Table, limit: str, sheet: Sheet) -> bool:
    if table.own != _FOURTH or not any(map(upcards.open_pair, table.boards.values())):
        return False
    if table.game.id != "stud7":
        sheet.say("An open pair changes nothing in this game.", _NO_OPTION[table.game.id])
        return False
    if limit != "limit":
        sheet.say("An open pair gives no choice of limits outside fixed limit.")
        return False
    sheet.say("An open pair on fourth street: either limit may be bet.", "rrop.stud7.4a")
    return True


FIRST_TO_ACT = Calculator(
    "first-to-act",
    "First to act",
    "Whose board begins the betting from fourth street on.",
    STUD,
    CLAUSES,
    run,
)
