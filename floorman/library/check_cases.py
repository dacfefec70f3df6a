"""Every worked case is ruled again (codes K)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.domain.facts import CONTEXT
from floorman.domain.flows import End, follow
from floorman.library.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator

    from floorman.domain.rooms import Case
    from floorman.library.library import Library


def check_cases(library: Library) -> Iterator[Problem]:
    """Cases that cannot be ruled as written, and those that come out otherwise."""
    seen: set[str] = set()
    for case in library.cases:
        if case.id in seen:
            yield Problem(case.where, "K801", f"the case “{case.id}” stands twice")
        seen.add(case.id)
        sentence = _unsound(library, case)
        if sentence:
            yield Problem(case.where, "K801", f"{case.id}: {sentence}")
        else:
            yield from _outcome(library, case)


def _unsound(library: Library, case: Case) -> str:
    topic = library.topics.get(case.topic)
    if topic is None:
        return f"there is no topic “{case.topic}”"
    if case.variant not in library.variants_of(topic):
        return f"the topic does not happen in “{case.variant}”"
    if case.authority not in library.authorities:
        return f"there is no authority “{case.authority}”"
    given = library.given(topic, case.variant, case.authority)
    for fact, choice in case.answers.items():
        if fact not in library.facts:
            return f"there is no fact “{fact}”"
        possible = given.get(fact) or tuple(library.facts[fact].choices)
        if choice not in possible:
            return f"{fact} cannot be “{choice}” here: {', '.join(possible)}"
    return ""


def _outcome(library: Library, case: Case) -> Iterator[Problem]:
    spot, used = follow(library.flow(case.topic, case.variant, case.authority), case.answers)
    if not isinstance(spot, End):
        yield Problem(case.where, "K801", f"{case.id}: “{spot.fact}” is not answered")
        return
    extra = [fact for fact in case.answers if fact not in used and fact not in CONTEXT]
    if extra:
        yield Problem(case.where, "K801", f"{case.id}: never asked here: {', '.join(extra)}")
    if spot.ruling.label != case.expect:
        sentence = f"{case.id}: expected “{case.expect}”, ruled “{spot.ruling.label}”"
        yield Problem(case.where, "K802", sentence)
    held = {c.id for c in library.cited(spot.ruling.cite, case.authority, case.variant)}
    for one in case.cite:
        if one not in held:
            yield Problem(case.where, "K802", f"{case.id}: the ruling does not cite “{one}”")
