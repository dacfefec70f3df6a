"""The sheet of a game: the clauses on how it is dealt, played and won, section by section."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from floorman.domain.rooms import SECTIONS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from floorman.domain.books import Clause
    from floorman.library.library import Library


@dataclass(frozen=True, slots=True)
class Line:
    """A clause on the sheet; `unless` are clauses that replace it in part of its cases."""

    clause: Clause
    unless: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the sheet."""

    id: str
    title: str
    lines: tuple[Line, ...]


def sheet_of(
    library: Library,
    variant: str,
    authority: str,
    overridden_by: Mapping[str, tuple[Clause, ...]],
) -> tuple[Section, ...]:
    """The sections of a game's sheet under an authority, without clauses replaced outright."""
    shelf = library.bookshelf(authority, variant)
    found: dict[str, list[Line]] = {name: [] for name in SECTIONS}
    for entry in library.sheet:
        clause = library.clauses.get(entry.clause)
        if clause is None or variant not in clause.games or clause.book not in shelf:
            continue
        over = tuple(
            one
            for one in overridden_by.get(clause.id, ())
            if variant in one.games and one.book in shelf
        )
        if all(one.scope for one in over):
            found.setdefault(entry.section, []).append(Line(clause, over))
    return tuple(
        Section(name, SECTIONS.get(name, name), tuple(lines))
        for name, lines in found.items()
        if lines
    )
