"""All checks on a library that has been read: trees first, then citations, rooms and cases."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from floorman.domain.flows import Footprints
from floorman.library.check_amendments import check_amendments
from floorman.library.check_cases import check_cases
from floorman.library.check_clauses import check_clauses
from floorman.library.check_rooms import check_rooms
from floorman.library.check_trees import broken_topics, check_places, check_written

if TYPE_CHECKING:
    from collections.abc import Iterator

    from floorman.library.library import Library
    from floorman.library.problems import Problem


def check(library: Library) -> Iterator[Problem]:
    """Every problem; a topic whose flow cannot be drawn is left out of the checks on flows."""
    yield from check_rooms(library)
    misplaced = dict(check_places(library))
    broken = dict(broken_topics(without(library, {topic for topic, _ in misplaced})))
    yield from (*misplaced.values(), *broken.values())
    sound = without(library, {topic for topic, _ in (*misplaced, *broken)})
    sound = replace(sound, footprints=Footprints(), _flows={}, desks={})
    for _ in broken_topics(sound):
        raise AssertionError("a topic that was sound is not")  # pragma: no cover
    yield from check_written(sound)
    yield from check_amendments(sound)
    yield from check_clauses(sound)
    yield from check_cases(sound)


def without(library: Library, topics: set[str]) -> Library:
    """The library as if some topics, their amendments and their cases did not exist."""
    if not topics:
        return library
    return replace(
        library,
        topics={name: topic for name, topic in library.topics.items() if name not in topics},
        amendments=tuple(one for one in library.amendments if one.topic not in topics),
        cases=tuple(case for case in library.cases if case.topic not in topics),
        footprints=Footprints(),
        _flows={},
        _amendments={},
    )
