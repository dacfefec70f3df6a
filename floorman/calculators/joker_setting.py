"""Which use the joker has in a request: as given, else as the room has set, else by the book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.calculators import fields
from floorman.calculators.games import Game, house
from floorman.domain.cards import JOKER

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from floorman.domain.cards import Card

SETTING = "joker-in-play"


def joker_use(
    given: Mapping[str, object], settings: Mapping[str, str], game: Game, authority: str
) -> str:
    """`none`, or the use that a joker has in this game.

    Left out, the room's setting `joker-in-play` (yes or no) holds. With nothing set, lowball is
    played with the joker (rrop.a5.1b), the cardroom's draw games always are (house.jacks.1b), and
    all others without.
    """
    if given.get("joker") is not None:
        allowed = tuple(dict.fromkeys(("none", game.joker)))
        return fields.word(given["joker"], "joker", allowed)
    chosen = settings.get(SETTING)
    if house(authority, game.id) or (chosen is None and game.family == "lowball"):
        return game.joker
    return game.joker if chosen == "yes" else "none"


def check_joker(cards: Iterable[Card], use: str, field: str) -> None:
    """Raises CalculationError when there is a joker although none is in play."""
    if use == "none" and JOKER in cards:
        raise fields.refuse(field, "Jk", "cannot be: no joker is in play", "cards without a joker")
