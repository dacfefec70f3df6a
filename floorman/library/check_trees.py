"""Checks on topics and their flows (codes T, V351, V352, F201, F204, F205)."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from floorman.calculators import MEASURES
from floorman.domain.flows import FlowError, ends, facts_asked
from floorman.domain.trees import MAX_DEPTH, Amendment, asks, depth, leaves
from floorman.library.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator

    from floorman.domain.books import Where
    from floorman.domain.facts import Fact
    from floorman.domain.flows import End
    from floorman.domain.trees import Node, Topic
    from floorman.library.library import Library

MAX_COMBINATIONS = 50_000


def check_places(library: Library) -> Iterator[tuple[tuple[str, Problem], Problem]]:
    """Problems of where topics and amendments can happen, each with the topic's id."""
    for topic in library.topics.values():
        for problem in _place(library, topic):
            yield (topic.id, problem), problem
    for amendment in library.amendments:
        for name in amendment.variants:
            if name not in library.games.variants:
                problem = Problem(amendment.where, "V351", f"“{name}” is not a game")
                yield (amendment.topic, problem), problem


def _place(library: Library, topic: Topic) -> Iterator[Problem]:
    for name in (*topic.variants, *topic.not_for):
        if name not in library.games.variants:
            yield Problem(topic.where, "V351", f"“{name}” is not a game")
            return
    variants = library.variants_of(topic)
    if not any(library.streets_of(topic, name) for name in variants):
        yield Problem(topic.where, "T308", f"no game can reach the topic “{topic.id}”")
    for street in topic.streets:
        if not any(street in library.games.streets(name) for name in variants):
            yield Problem(topic.where, "V352", f"no game of this topic has the street “{street}”")
    for fact, choices in (("format", topic.formats), ("limit", topic.limits)):
        for choice in choices:
            if choice not in library.facts[fact].choices:
                yield Problem(topic.where, "T302", f"{fact}: “{choice}” is not a choice")


def broken_topics(library: Library) -> Iterator[tuple[tuple[str, Problem], Problem]]:
    """Problems that keep a topic's flow from being drawn, each with the topic's id."""
    for topic, variant, authority in library.combinations():
        try:
            for room in ("", *library.rooms):
                flow = library.flow(topic.id, variant, authority, room)
        except FlowError as error:
            problem = Problem(error.where, error.code, error.sentence)
            yield (topic.id, problem), problem
            continue
        given = library.given(topic, variant, authority)
        choices = (given.get(f) or library.facts[f].choices for f in facts_asked(flow))
        if (count := prod(len(one) for one in choices)) > MAX_COMBINATIONS:
            sentence = f"{count} combinations in {variant}: split the topic"
            problem = Problem(topic.where, "T312", sentence)
            yield (topic.id, problem), problem


def trees(library: Library) -> Iterator[tuple[Topic | Amendment, Node]]:
    """Every written tree with the file it stands in."""
    for topic in library.topics.values():
        yield topic, topic.start
        for part in (topic.parts or {}).values():
            yield topic, part
    for amendment in library.amendments:
        for node in amendment.replaces.values():
            yield amendment, node


def check_written(library: Library) -> Iterator[Problem]:
    """Problems of the written trees, once every flow has been drawn."""
    yield from _trees(library)
    yield from _reached(library)
    yield from _idle_facts(library)


def _trees(library: Library) -> Iterator[Problem]:
    walked: dict[Where, set[str]] = {}
    for where, choice in library.footprints.walked:
        walked.setdefault(where, set()).add(choice)
    for _, node in trees(library):
        if depth(node) > MAX_DEPTH:
            yield Problem(node.where, "T309", f"more than {MAX_DEPTH} questions deep: use a part")
        for ask in asks(node):
            if len({leaf.label for leaf in leaves(ask)}) == 1:
                yield Problem(ask.where, "T307", f"every answer to “{ask.fact}” ends alike")
            elif len(walked.get(ask.where, ())) < 2:  # noqa: PLR2004 - one choice decides nothing
                yield Problem(ask.where, "T303", f"“{ask.fact}” is always settled before this")
            for branch in ask.branches:
                for choice in branch.choices:
                    if choice not in walked.get(ask.where, ()):
                        sentence = f"{ask.fact}: “{choice}” cannot occur here"
                        yield Problem(branch.where, "T302", sentence)


def _reached(library: Library) -> Iterator[Problem]:
    reached = {id(end.ruling) for end in all_ends(library)}
    used: dict[str, set[str]] = {}
    for owner, node in trees(library):
        topic_id = owner.topic if isinstance(owner, Amendment) else owner.id
        used.setdefault(topic_id, set()).update(leaf.label for leaf in leaves(node))
    for topic in library.topics.values():
        for name, part in (topic.parts or {}).items():
            if name not in used[topic.id]:
                yield Problem(part.where, "T306", f"no answer leads to the part “{name}”")
    for owner in library.owners():
        for ruling in owner.rulings.values():
            if id(ruling) not in reached:
                yield Problem(ruling.where, "T305", f"“{ruling.label}” is never reached")


def all_ends(library: Library) -> Iterator[End]:
    """Every end of every flow, the rooms' own included."""
    for topic, variant, authority in library.combinations():
        yield from ends(library.flow(topic.id, variant, authority))
    for topic, variant, authority, room in library.amended_by_rooms():
        yield from ends(library.flow(topic.id, variant, authority, room))


def _idle_facts(library: Library) -> Iterator[Problem]:
    asked = {ask.fact for _, node in trees(library) for ask in asks(node)}
    for fact in library.facts.values():
        if fact.id not in asked and not fact.context:
            yield Problem(fact.where, "F204", f"nobody asks “{fact.id}”")
        if fact.measure and not _measures(fact):
            yield Problem(fact.where, "F205", f"“{fact.measure}” cannot answer “{fact.id}”")


def _measures(fact: Fact) -> bool:
    measure = MEASURES.get(fact.measure)
    return measure is not None and set(measure.choices) <= set(fact.choices)
