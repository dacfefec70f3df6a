"""Checks on amendments (codes A)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.domain.trees import Leaf
from floorman.library.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator

    from floorman.domain.trees import Amendment
    from floorman.library.library import Library


def check_amendments(library: Library) -> Iterator[Problem]:
    """Every problem of amendments; the flows have been worked out before."""
    for amendment in library.amendments:
        topic = library.topics.get(amendment.topic)
        if topic is None:
            sentence = f"there is no topic “{amendment.topic}” to amend"
            yield Problem(amendment.where, "A501", sentence)
            continue
        yield from _labels(library, amendment)
        for ruling in amendment.rulings.values():
            if ruling.label in topic.rulings or ruling.label in (topic.parts or {}):
                sentence = f"the topic has “{ruling.label}” already: take another label"
                yield Problem(ruling.where, "A505", sentence)
    yield from _doubles(library)


def _labels(library: Library, amendment: Amendment) -> Iterator[Problem]:
    if not amendment.replaces:
        yield Problem(amendment.where, "A503", "it replaces no label")
    for label, node in amendment.replaces.items():
        if (amendment.where, label) not in library.footprints.grafted:
            sentence = f"no path that it governs ends in “{label}”"
            yield Problem(node.where, "A502", sentence)
        elif isinstance(node, Leaf) and node.label == label:
            yield Problem(node.where, "A503", f"“{label}” is replaced by itself")


def _doubles(library: Library) -> Iterator[Problem]:
    for topic, variant, authority in library.combinations():
        for room in ("", *library.rooms):
            seen: dict[tuple[tuple[int, int], str], Amendment] = {}
            for level, amendment in library.amending(topic.id, variant, authority, room):
                for label, node in amendment.replaces.items():
                    other = seen.setdefault((level, label), amendment)
                    if other is not amendment:
                        sentence = f"“{label}” is amended at the same level at {other.where}"
                        yield Problem(node.where, "A504", sentence)
