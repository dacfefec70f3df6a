"""What can be chosen beside the fields of a form: whose rules count, the joker, links to games."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlencode

from flask import request

from floorman.calculators import CALCULATORS
from floorman.calculators.games import GAMES
from floorman.web.calculators.parts import WITH_JOKER, WITH_VARIANT
from floorman.web.context import context, to
from floorman.web.shelf import library

if TYPE_CHECKING:
    from collections.abc import Iterable

    from floorman.calculators import Calculator
    from floorman.web.calculators.parts import Ask

TITLES = {"tda24": "Tournament Directors Association rules, 2024"}


def authorities_of(calculator: Calculator, variant: str) -> dict[str, str]:
    """The authorities that a calculator can follow in a game, with their titles."""
    found: dict[str, str] = {}
    for name in calculator.authorities:
        known = library().authorities.get(name)
        game = variant or ("jacks" if calculator.name == "openers" else "any")
        if known and (variant == "" or name in library().chain(name, game)):
            found[name] = known.title
        elif name in TITLES:
            found[name] = TITLES[name]
    return found


def usual_authority(calculator: Calculator, variant: str) -> str:
    """The authority of the room where the calculator can follow it, else the base."""
    room = library().room(context().room)
    usual = room.tournament if context().format == "tournament" else room.cash
    return usual if usual in authorities_of(calculator, variant) else "rrop"


def may_hold_joker(variant: str) -> bool:
    """Whether a joker can be in play in a game at all."""
    return variant in GAMES and GAMES[variant].joker != "none"


def joker_choices(name: str, ask: Ask) -> dict[str, str]:
    """The uses of the joker to choose from; none where it makes no difference."""
    game = GAMES["jacks"] if name == "openers" else ask.game
    if name not in WITH_JOKER or game.joker == "none":
        return {}
    uses = {
        "ace-straight-flush": "An ace, or fills a straight or flush",
        "lowest-missing": "The lowest card that the hand lacks",
    }
    return {"": "As the room plays it", "none": "No joker", game.joker: uses[game.joker]}


def links(name: str, values: Iterable[str]) -> list[tuple[str, str]]:
    """Each value with this page's address under it, everything else kept."""
    kept = [(key, one) for key, one in request.args.items(multi=True) if key != name and one]
    return [(value, f"{request.path}?{urlencode([(name, value), *kept])}") for value in values]


def calculators_for(clauses: Iterable[str], variant: str = "") -> list[tuple[str, str]]:
    """Titles and addresses of the calculators that apply any of these clauses in a game."""
    wanted = set(clauses)
    return [
        (one.title, calculator_link(one.name, variant))
        for one in CALCULATORS.values()
        if wanted.intersection(one.clauses) and (not variant or variant in one.variants)
    ]


def calculator_link(name: str, variant: str = "") -> str:
    """The address of a calculator, its game chosen already where it asks for one."""
    chosen = variant if name in WITH_VARIANT and variant in CALCULATORS[name].variants else ""
    return to("calculators.show", calculator=name, variant=chosen)
