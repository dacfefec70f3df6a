"""The terms of one betting round: bet sizes, forced bets, and the cap on raises."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from floorman.calculators import fields
from floorman.calculators.games import Game, house_betting

if TYPE_CHECKING:
    from collections.abc import Mapping

STAKES = ("small_blind", "big_blind", "small_bet", "big_bet", "ante", "bring_in", "min_bet")
LIMITS = ("limit", "pot-limit", "no-limit")
BIG_STREET = {"flop": 2, "stud": 2, "lowball": 1, "draw": 1}
_SHORT_NAMES = {
    "3": "third-street",
    "4": "fourth-street",
    "5": "fifth-street",
    "6": "sixth-street",
    "7": "seventh-street",
}
_CAPS = {"three": 3, "four": 4, "no-limit-on-raises": None}


@dataclass(frozen=True, slots=True)
class Terms:
    """What a round is played for; amounts are in chips.

    `sizes` are the legal sizes of a limit bet, smaller first (none in a big-bet game), `minimum`
    is the least bet, `forced` what the blinds ask of everybody, `entry` the least to open for,
    `bring_in` the forced bet of stud while it is due, `cap` the raises that a round allows,
    `small_blind_lift` what a room adds to the small blind when it counts the pot before the flop.
    """

    game: Game
    limit: str
    street: str
    sizes: tuple[int, ...]
    minimum: int
    forced: int
    bring_in: int
    cap: int | None
    pot: int
    authority: str
    check_raise: bool
    small_blind_lift: int

    @property
    def first(self) -> bool:
        """Whether this is the first betting round."""
        return self.street == self.game.streets[0]

    @property
    def fixed(self) -> bool:
        """Whether this is fixed limit."""
        return self.limit == "limit"

    @property
    def entry(self) -> int:
        """The least that opens a round with blinds, where more is asked than the big blind."""
        return self.minimum if self.forced else 0

    @property
    def may_check(self) -> bool:
        """Whether an unopened round may be checked: not in lowball or on the first stud round."""
        return not (self.first and self.game.family in ("lowball", "stud"))

    @property
    def may_open_raised(self) -> bool:
        """Whether one may open with a raise at once (rrop.drawhigh.intro.c)."""
        return self.fixed and self.first and self.game.family == "draw" and not self.forced


def terms(
    given: Mapping[str, object], played: Game, authority: str, settings: Mapping[str, str]
) -> Terms:
    """Read variant, limit, stakes, street, pot and open pair into the terms of a round.

    Raises CalculationError for a stake that is needed and missing, and for an impossible street.
    """
    limit = fields.word(fields.need(given, "limit"), "limit", LIMITS)
    street = _street(fields.need(given, "street"), played)
    stakes = _stakes(fields.need(given, "stakes"))
    pair = _open_pair(given, played)
    first = street == played.streets[0]
    sizes = _sizes(stakes, played, street, pair=pair) if limit == "limit" else ()
    return Terms(
        game=played,
        limit=limit,
        street=street,
        sizes=sizes,
        minimum=_minimum(stakes, played, sizes),
        forced=_forced(stakes, played, sizes) if first else 0,
        bring_in=_bring_in(stakes, limit) if first and played.family == "stud" else 0,
        cap=_cap(played, authority, settings) if limit == "limit" else None,
        pot=_pot(given, stakes, limit, first=first),
        authority=authority,
        check_raise=_check_raise(played, limit, settings),
        small_blind_lift=_lift(stakes, settings) if first and played.family == "flop" else 0,
    )


def _street(value: object, played: Game) -> str:
    name = str(value) if isinstance(value, (str, int)) and not isinstance(value, bool) else ""
    name = _SHORT_NAMES.get(name, name)
    for street in played.streets:
        if name in (street, street.removesuffix("-street")):
            return street
    raise fields.refuse("street", value, "is not a betting round here", ", ".join(played.streets))


def _stakes(value: object) -> dict[str, int]:
    given = fields.only(value, STAKES, "stakes")
    chips = {
        name: fields.whole(amount, f"stakes.{name}")
        for name, amount in given.items()
        if amount is not None
    }
    return {name: amount for name, amount in chips.items() if amount}


def _open_pair(given: Mapping[str, object], played: Game) -> bool:
    pair = given.get("open_pair") is not None and fields.flag(given["open_pair"], "open_pair")
    if pair and played.family != "stud":
        raise fields.refuse(
            "open_pair", pair, "cannot be: there are no upcards in this game", "false"
        )
    return pair


def _sizes(stakes: dict[str, int], played: Game, street: str, *, pair: bool) -> tuple[int, ...]:
    """The sizes of a limit bet on this street; the later ones are double unless given."""
    small = stakes.get("small_bet") or stakes.get("big_blind") or stakes.get("min_bet")
    big = stakes.get("big_bet") or (2 * small if small else None)
    late = played.streets.index(street) >= BIG_STREET[played.family]
    if (late and not big) or (not late and not small):
        name = "big_bet" if late else "small_bet"
        raise fields.missing(f"stakes.{name}", "is needed on this street", "the size of a bet")
    if small and big and big < small:
        raise fields.refuse("stakes.big_bet", big, "is less than the small bet", f"{small} or more")
    if pair and played.id == "stud7" and street == "fourth-street" and small and big:
        return small, big
    return (big,) if late and big else (small or 0,)


def _minimum(stakes: dict[str, int], played: Game, sizes: tuple[int, ...]) -> int:
    """The least bet: in a limit game the bet, else what the stakes say."""
    blinds = ("min_bet", "big_blind", "small_bet", "ante")
    order = ("min_bet", "bring_in", "ante", "small_bet") if played.family == "stud" else blinds
    if sizes:
        posted = played.family in ("lowball", "draw") and stakes.get("min_bet")
        return posted or min(sizes[0], stakes.get("big_blind", sizes[0]))
    for name in order:
        if name in stakes:
            return stakes[name]
    name = "big_blind" if played.family == "flop" else "min_bet"
    raise fields.missing(f"stakes.{name}", "is needed: it is the least bet", "chips")


def _forced(stakes: dict[str, int], played: Game, sizes: tuple[int, ...]) -> int:
    """The big blind that everybody must at least call; a short one does not lower it."""
    if played.family == "stud":
        return 0
    if "big_blind" in stakes or played.family != "flop":
        return stakes.get("big_blind", 0)
    return sizes[0] if sizes else stakes.get("min_bet", 0)


def _bring_in(stakes: dict[str, int], limit: str) -> int:
    if limit == "limit" and "bring_in" not in stakes:
        raise fields.missing("stakes.bring_in", "is needed on the first round of stud", "chips")
    return stakes.get("bring_in", 0)


def _pot(given: Mapping[str, object], stakes: dict[str, int], limit: str, *, first: bool) -> int:
    if given.get("pot") is not None:
        return fields.whole(given["pot"], "pot")
    if limit == "pot-limit" and not (first and "ante" not in stakes):
        raise fields.missing("pot", "is needed in pot-limit", "the pot before this street")
    return 0


def _lift(stakes: dict[str, int], settings: Mapping[str, str]) -> int:
    """What a small blind counted as a whole big blind adds to the pot (rrop.potlimit.5)."""
    if settings.get("pot-limit-small-blind") != "as-big-blind" or "small_blind" not in stakes:
        return 0
    return max(0, stakes.get("big_blind", 0) - stakes["small_blind"])


def _check_raise(played: Game, limit: str, settings: Mapping[str, str]) -> bool:
    if played.id != "lowball_a5" or limit != "limit":
        return True
    return settings.get("lowball-check-raise") == "told-allowed"


def _cap(played: Game, authority: str, settings: Mapping[str, str]) -> int | None:
    """Raises allowed with three or more players who can bet; None when there is no cap."""
    if house_betting(authority, played.id):
        return 6
    if played.id == "mississippi":
        return 3 if settings.get("mississippi-cap") == "three-raises" else 2
    if played.family == "stud":
        return _CAPS.get(settings.get("stud-raise-limit", "three"), 3)
    if played.family == "lowball" and settings.get("lowball-raise-cap") == "other":
        reason = "is another cap than the book's four raises, and not known here"
        raise fields.refuse("settings.lowball-raise-cap", "other", reason, "four")
    return 3 if played.family == "flop" else 4
