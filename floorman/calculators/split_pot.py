"""split-pot: what each winner is paid, to the chip."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from floorman.calculators import division, fields
from floorman.calculators.calculator import AUTHORITIES, Calculator, Result, Sheet
from floorman.calculators.division import TDA, Pot
from floorman.calculators.games import ALL, Game, game
from floorman.domain.cards import JOKER, Card

if TYPE_CHECKING:
    from collections.abc import Mapping

FIELDS = ("variant", "pot", "chip", "authority", "button", "seats", "winners")
STUD_HAND = (6, 7)


@dataclass(frozen=True, slots=True)
class Claim:
    """One winner of one side as given; `field` is the place of its cards in the request."""

    seat: int
    cards: tuple[Card, ...]
    field: str


def run(request: Mapping[str, object], settings: Mapping[str, str] | None = None) -> Result:
    """Payouts by seat, adding up to the pot; in chips, like the pot.

    Refused: a pot that the chip does not divide, winners on a side that the game does not have,
    a missing button or missing cards when an odd chip depends on them.

    >>> cards = {"seat": 2, "cards": "9c 8d 7s 6h 5c Ks 2d"}, {"seat": 5, "cards": "9h8s7c6d5sKd3c"}
    >>> asked = {"variant": "stud7", "pot": 83, "chip": 1, "winners": {"high": list(cards)}}
    >>> run(asked).answer
    {'payouts': {'2': 42, '5': 41}}
    >>> run(asked | {"authority": "tda24"}).answer
    {'payouts': {'2': 41, '5': 42}}
    """
    given = fields.only(request, FIELDS)
    played = game(fields.need(given, "variant"))
    authority = fields.word(given.get("authority", "rrop"), "authority", (*AUTHORITIES, TDA))
    chip, units = _units(given)
    claims = _claims(given, played)
    low_ace = (settings or {}).get("low-chip-ace") != "ace-high"
    hands = _hands(claims)
    places = {(side, claim.seat): claim.field for side in claims for claim in claims[side]}
    pot = Pot(played, authority, chip, units, _button(given), hands, Sheet(), low_ace, places)
    in_chips = "" if chip == 1 else f", which is {units} chips of {chip}"
    pot.sheet.say(f"The pot is {units * chip}{in_chips}.")
    seats = {side: tuple(claim.seat for claim in side_of) for side, side_of in claims.items()}
    shares = division.divide(pot, seats)
    payouts: dict[str, object] = {str(seat): shares[seat] * chip for seat in sorted(shares)}
    return pot.sheet.result({"payouts": payouts}, authority)


def _units(given: Mapping[str, object]) -> tuple[int, int]:
    """The chip, and how many of them the pot is."""
    pot = fields.whole(fields.need(given, "pot"), "pot")
    chip = fields.whole(fields.need(given, "chip"), "chip", 1)
    if pot % chip:
        reason = f"does not divide into chips of {chip}"
        raise fields.refuse("pot", pot, reason, f"a multiple of {chip}")
    return chip, pot // chip


def _button(given: Mapping[str, object]) -> int | None:
    if given.get("button") is None:
        return None
    button = fields.seat(given["button"], "button")
    _at_the_table(given, button, "button")
    return button


def _at_the_table(given: Mapping[str, object], seat: int, field: str) -> None:
    if given.get("seats") is not None:
        fields.known_seat(seat, field, fields.seats(given["seats"], "seats"))


def _claims(given: Mapping[str, object], played: Game) -> dict[str, tuple[Claim, ...]]:
    """The winners a side, lowest seat first; the first side of the game must have some."""
    winners = fields.only(fields.need(given, "winners"), ("high", "low"), "winners")
    claims = {side: _side(listed, side, played) for side, listed in winners.items()}
    for side, side_of in claims.items():
        for claim in side_of:
            _at_the_table(given, claim.seat, f"winners.{side}")
        if side_of and side not in played.sides:
            reason = f"is not a side that {played.id} is played for"
            raise fields.refuse(f"winners.{side}", side, reason, " and ".join(played.sides))
    first = played.sides[0]
    if not claims.get(first):
        raise fields.missing(f"winners.{first}", "at least one winner is needed")
    return claims


def _side(listed: object, side: str, played: Game) -> tuple[Claim, ...]:
    claims: dict[int, Claim] = {}
    for at, item in enumerate(fields.items(listed, f"winners.{side}", fields.MAX_SEATS)):
        place = f"winners.{side}[{at}]"
        winner = fields.only(item, ("seat", "cards"), place)
        seat = fields.seat(fields.need(winner, "seat", f"{place}."), f"{place}.seat")
        if seat in claims:
            raise fields.refuse(f"{place}.seat", seat, "is named twice", "each seat once")
        claims[seat] = Claim(seat, _cards(winner, f"{place}.cards", played), f"{place}.cards")
    return tuple(claims[seat] for seat in sorted(claims))


def _cards(winner: Mapping[str, object], field: str, played: Game) -> tuple[Card, ...]:
    """The cards of a winner, none when they were not given."""
    if winner.get("cards") is None:
        return ()
    cards = fields.cards(winner["cards"], field)
    if JOKER in cards and played.joker == "none":
        raise fields.refuse(field, "Jk", "cannot be: no joker is in play", "cards without a joker")
    if not played.button and len(cards) not in STUD_HAND:
        raise fields.refuse(
            field,
            len(cards),
            "is the wrong number of cards: an odd chip in stud looks at all of them",
            "seven cards, or six where the seventh is missing or shared",
        )
    return cards


def _hands(claims: Mapping[str, tuple[Claim, ...]]) -> dict[int, tuple[Card, ...]]:
    """The cards by seat; a winner of both sides may give them once, or the same ones twice."""
    held: dict[int, Claim] = {}
    for claim in (claim for side in claims.values() for claim in side if claim.cards):
        if set(held.setdefault(claim.seat, claim).cards) != set(claim.cards):
            reason = "is not the hand given for the other side"
            raise fields.refuse(claim.field, " ".join(map(str, claim.cards)), reason)
    fields.apart((claim.field, claim.cards) for claim in held.values())
    return {seat: claim.cards for seat, claim in held.items()}


SPLIT_POT = Calculator(
    "split-pot",
    "Split a pot",
    "What each winner is paid, odd chips included.",
    ALL,
    division.CLAUSES,
    run,
    (*AUTHORITIES, TDA),
)
