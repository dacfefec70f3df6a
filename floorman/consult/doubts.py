"""When somebody does not know: the rulings still possible and the fact that decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.consult.cards import card_for, reasons, trail_to
from floorman.domain.facts import UNKNOWN
from floorman.domain.flows import End, facts_asked
from floorman.domain.rulings import Possible, Undecided
from floorman.errors import SituationError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from floorman.consult.desk import Desk
    from floorman.domain.flows import Spot, Step
    from floorman.domain.rulings import Card, Situation
    from floorman.library.library import Library


def undecided(library: Library, situation: Situation, desk: Desk, step: Step) -> Undecided | Card:
    """What can still come of an unknown fact; a card when it turns out not to matter."""
    known = {**desk.settings, **situation.answers}
    first: dict[str, End] = {}
    ways: dict[str, dict[str, None]] = {}
    for choice, below in step.children.items():
        for end in _reachable(library, below, known):
            first.setdefault(end.ruling.label, end)
            ways.setdefault(end.ruling.label, {})[choice] = None
    if not first:
        reason = "cannot stand together with the other answers"
        raise SituationError(step.fact, UNKNOWN, reason, tuple(step.children))
    if len(first) == 1:
        unknown = frozenset(fact for fact, choice in known.items() if choice == UNKNOWN)
        (end,) = first.values()
        return card_for(library, situation, desk.authority, end, unknown)
    below_here = facts_asked(step)
    return Undecided(
        situation=situation,
        fact=library.facts[step.fact],
        choices={choice: library.facts[step.fact].choices[choice] for choice in step.children},
        possible=tuple(
            Possible(
                end.ruling,
                library.cited(end.ruling.cite, desk.authority, situation.variant),
                tuple(ways[label]),
            )
            for label, end in first.items()
        ),
        open_facts=tuple(library.facts[name] for name in below_here if name not in known),
        answered=reasons(library, situation, desk.authority, trail_to(step)),
        authority=desk.authority,
    )


def _reachable(library: Library, spot: Spot, known: Mapping[str, str]) -> Iterator[End]:
    if isinstance(spot, End):
        yield spot
        return
    choice = known.get(spot.fact, UNKNOWN)
    if choice == UNKNOWN:
        for below in spot.children.values():
            yield from _reachable(library, below, known)
    elif choice in spot.children:
        yield from _reachable(library, spot.children[choice], known)
    elif choice in library.facts[spot.fact].choices:
        return
    else:
        raise SituationError(spot.fact, choice, "is not a choice", (*spot.children, UNKNOWN))
