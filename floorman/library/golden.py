"""Golden listings: every path of a topic on a line of its own, alike paths written once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.domain.flows import ends

if TYPE_CHECKING:
    from floorman.domain.trees import Topic
    from floorman.library.library import Library


def listing(library: Library, topic: Topic) -> str:
    """The paths of a topic, grouped by the games and authorities that share them."""
    groups: dict[tuple[str, ...], list[str]] = {}
    for one, variant, authority in library.combinations():
        if one is topic:
            lines = tuple(_lines(library, topic, variant, authority))
            groups.setdefault(lines, []).append(f"{variant}/{authority}")
    parts = [f"{topic.id}: {topic.title}\n"]
    for lines, names in groups.items():
        parts.append(f"\n{' '.join(names)}\n" + "".join(f"  {line}\n" for line in lines))
    return "".join(parts)


def _lines(library: Library, topic: Topic, variant: str, authority: str) -> list[str]:
    lines = []
    for end in ends(library.flow(topic.id, variant, authority)):
        answers = ", ".join(f"{step.fact}={choice}" for step, choice in end.trail)
        held = library.cited(end.ruling.cite, authority, variant)
        clauses = " ".join(clause.id for clause in held)
        lines.append(f"{answers or '(nothing asked)'} -> {end.ruling.label} [{clauses}]")
    return lines
