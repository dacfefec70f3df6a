"""bring-in: whose door card has to open the first betting round of stud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.calculators import fields
from floorman.calculators.calculator import AUTHORITIES, Calculator, Result, Sheet, listed
from floorman.calculators.games import STUD, Game, game
from floorman.calculators.upcards import door_key
from floorman.domain.cards import JOKER, Rank, refuse_repeats

if TYPE_CHECKING:
    from collections.abc import Mapping

    from floorman.domain.cards import Card

FIELDS = ("variant", "upcards", "limit", "authority")
LIMITS = ("limit", "pot-limit", "no-limit")
CLAUSES = (
    "rrop.stud7.1a",
    "rrop.stud8.4a",
    "rrop.stud8.4b",
    "rrop.razz.3a",
    "rrop.mississippi.1b",
    "rrop.mississippi.1c",
    "rrop.mississippi.bigbet.c",
    "rrop.mississippi.bigbet.d",
    "rrop.ties.1",
)
_FIXED = {
    "stud7": ("rrop.stud7.1a",),
    "stud8": ("rrop.stud8.4a",),
    "razz": ("rrop.razz.3a",),
    "mississippi": ("rrop.mississippi.1b", "rrop.ties.1"),
}


def run(request: Mapping[str, object], settings: Mapping[str, str] | None = None) -> Result:
    """The seat that has to open, and why; `limit` may say that the game is not fixed limit.

    >>> doors = {"1": "9s", "2": "3h", "3": "Kd", "4": "3c", "5": "Js"}
    >>> run({"variant": "stud7", "upcards": doors}).answer
    {'seat': 4, 'why': '3c is the lowest card by suit.'}
    >>> doors = {"1": "Kh", "2": "As", "3": "Ks", "4": "5d", "6": "5c"}
    >>> run({"variant": "razz", "upcards": doors}).answer["seat"]
    3
    """
    given = fields.only(request, FIELDS)
    played = game(fields.need(given, "variant"), STUD)
    authority = fields.word(given.get("authority", "rrop"), "authority", AUTHORITIES)
    limit = fields.word(given.get("limit", "limit"), "limit", LIMITS)
    doors = _doors(given)
    big_bet = limit != "limit" and (played.id != "razz" or razz_by_high(settings))
    highest = big_bet or played.id == "razz"
    ace_low = played.id == "razz" and not big_bet
    ranked = sorted(doors, key=lambda at: door_key(doors[at], ace_low=ace_low), reverse=highest)
    seat = ranked[0]
    why = _why(doors[seat], highest=highest)
    sheet = Sheet()
    _tell(sheet, played, [str(doors[at]) for at in ranked], big_bet=big_bet, ace_low=ace_low)
    sheet.say(f"Seat {seat}: {why}", *(() if big_bet else _FIXED[played.id]))
    if played.id == "stud8" and any(card.rank is Rank.ACE for card in doors.values()):
        sheet.cite("rrop.stud8.4b")
    return sheet.result({"seat": seat, "why": why}, authority)


def _doors(given: Mapping[str, object]) -> dict[int, Card]:
    """The door card of each seat."""
    doors: dict[int, Card] = {}
    for seat, cards in fields.cards_by_seat(fields.need(given, "upcards"), "upcards").items():
        if len(cards) != 1:
            reason = "is the wrong number of cards for the first round"
            raise fields.refuse(f"upcards.{seat}", len(cards), reason, "one upcard a seat")
        if cards[0] == JOKER:
            raise fields.refuse(
                f"upcards.{seat}", "Jk", "cannot be: no joker is in play", "a card of the 52"
            )
        doors[seat] = cards[0]
    if not doors:
        raise fields.missing("upcards", "are needed", "one upcard a seat")
    refuse_repeats(doors.values(), "upcards")
    return doors


def _why(card: Card, *, highest: bool) -> str:
    return f"{card} is the {'highest' if highest else 'lowest'} card by suit."


def razz_by_high(settings: Mapping[str, str] | None) -> bool:
    """Whether the room lets the high hand lead in big-bet razz too (the book leaves it open)."""
    return (settings or {}).get("razz-big-bet-order") == "high-hand"


def _tell(sheet: Sheet, played: Game, cards: list[str], *, big_bet: bool, ace_low: bool) -> None:
    order = "highest" if big_bet or played.id == "razz" else "lowest"
    ace = "Aces are low here" if ace_low else "Aces are high here"
    sheet.say(f"{ace}, and suits from low to high are clubs, diamonds, hearts, spades.")
    sheet.say(f"From the {order}: {listed(cards)}.")
    if big_bet:
        sheet.say("This is not fixed limit: the high card acts first, and must bet or fold.")
        own = ("rrop.mississippi.1c",) if played.id == "mississippi" else ()
        sheet.cite(*own, "rrop.mississippi.bigbet.c", "rrop.mississippi.bigbet.d")


BRING_IN = Calculator(
    "bring-in",
    "Bring-in",
    "Which door card has to make the forced bet.",
    STUD,
    CLAUSES,
    run,
)
