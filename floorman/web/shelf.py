"""What the pages look up again and again: the library and what is worked out of it once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from flask import current_app

from floorman.domain.flows import ends
from floorman.library.coverage import Report, report
from floorman.web.flow import Picture, picture

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from floorman.domain.books import Clause
    from floorman.domain.flows import End
    from floorman.domain.rulings import Situation
    from floorman.library.library import Library

KEPT = 1000


@dataclass(frozen=True, slots=True)
class Place:
    """One real path to a ruling: the game, the authority and the answers."""

    variant: str
    authority: str
    answers: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Use:
    """A ruling that rests on a clause, with a path to it in each game."""

    topic: str
    label: str
    verdict: str
    places: tuple[Place, ...]


class Shelf:
    """The library with its reverse indexes; each is built when it is first wanted."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self._pictures: dict[object, Picture] = {}

    def picture(
        self,
        situation: Situation,
        authority: str,
        answers: Mapping[str, str] | None = None,
    ) -> Picture:
        """The picture of a situation's flow, its path marked; the last drawn ones are kept."""
        place = (situation.topic, situation.variant, authority, situation.room)
        key = (place, None if answers is None else tuple(answers.items()))
        if key not in self._pictures:
            if len(self._pictures) >= KEPT:
                self._pictures.clear()
            self._pictures[key] = picture(self.library, place, answers)
        return self._pictures[key]

    @cached_property
    def report(self) -> Report:
        """The coverage report."""
        return report(self.library)

    @cached_property
    def overridden_by(self) -> dict[str, tuple[Clause, ...]]:
        """Clause id to the clauses that say they override it."""
        found: dict[str, tuple[Clause, ...]] = {}
        for clause in self.library.clauses.values():
            for other in clause.overrides:
                found[other] = (*found.get(other, ()), clause)
        return found

    @cached_property
    def uses(self) -> dict[str, tuple[Use, ...]]:
        """Clause id to the rulings that rest on it."""
        found: dict[str, dict[tuple[str, str, str], dict[tuple[str, str], Place]]] = {}
        for topic, variant, authority in self.library.combinations():
            for end in ends(self.library.flow(topic.id, variant, authority)):
                answers = {step.fact: choice for step, choice in end.trail}
                place = Place(variant, authority, answers)
                key = (topic.id, end.ruling.label, end.ruling.verdict)
                for clause in self._behind(end, authority, variant):
                    places = found.setdefault(clause, {}).setdefault(key, {})
                    places.setdefault((variant, authority), place)
        return {
            clause: tuple(Use(*key, _apart(places)) for key, places in rulings.items())
            for clause, rulings in found.items()
        }

    def _behind(self, end: End, authority: str, variant: str) -> Iterator[str]:
        cited = dict.fromkeys(end.ruling.cite)
        for ask in end.passed:
            cited.update(dict.fromkeys(ask.cite))
        for clause in self.library.cited(tuple(cited), authority, variant):
            yield clause.id


def _apart(places: Mapping[tuple[str, str], Place]) -> tuple[Place, ...]:
    """One place a game, and another authority's only where the game has no other."""
    seen: dict[str, Place] = {}
    for place in places.values():
        seen.setdefault(place.variant, place)
    return tuple(seen.values())


def by_topic(uses: tuple[Use, ...]) -> dict[str, list[Use]]:
    """Uses under their topics."""
    groups: dict[str, list[Use]] = {}
    for use in uses:
        groups.setdefault(use.topic, []).append(use)
    return groups


def shelf() -> Shelf:
    """The shelf of the running application."""
    found = current_app.extensions["floorman"]
    assert isinstance(found, Shelf)  # noqa: S101 - create_app puts it there
    return found


def library() -> Library:
    """The library of the running application."""
    return shelf().library
