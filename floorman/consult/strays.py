"""Refuses answers that no path asks for, and choices that do not exist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.domain.facts import CONTEXT, UNKNOWN
from floorman.domain.flows import End, Spot, ends, facts_asked
from floorman.errors import SituationError

if TYPE_CHECKING:
    from floorman.domain.rulings import Situation
    from floorman.library.library import Library


def asked_around(spot: Spot) -> dict[str, None]:
    """The facts asked on the way to a spot and anywhere below it."""
    if isinstance(spot, End):
        return dict.fromkeys(step.fact for step, _ in spot.trail)
    return dict.fromkeys(step.fact for step, _ in next(ends(spot)).trail) | facts_asked(spot)


def refuse_strays(library: Library, situation: Situation, spot: Spot, authority: str) -> None:
    """Raise SituationError for the first answer that has no business here."""
    asked = asked_around(spot)
    given = library.given(library.topics[situation.topic], situation.variant, authority)
    for name, choice in situation.answers.items():
        fact = library.facts.get(name)
        if fact is None:
            raise SituationError(name, choice, "is not a question that Floorman knows", asked)
        if choice not in fact.choices and choice != UNKNOWN:
            raise SituationError(name, choice, "is not a choice", (*fact.choices, UNKNOWN))
        if name in CONTEXT:
            if choice not in given[name] and choice != UNKNOWN:
                reason = "cannot be where this topic happens"
                raise SituationError(name, choice, reason, given[name])
        elif name not in asked:
            reason = "answers a question that this path never asks"
            raise SituationError(name, choice, reason, asked)
