"""Checks on clauses and citations (codes C), from the same index that coverage reports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.domain.books import KINDS
from floorman.domain.flows import ends
from floorman.domain.trees import asks
from floorman.library.check_trees import trees
from floorman.library.coverage import index_of
from floorman.library.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator

    from floorman.domain.books import Clause, Where
    from floorman.domain.flows import End
    from floorman.library.coverage import Index
    from floorman.library.library import Library

SCOPES = ("limit", "pot-limit", "no-limit", "big-bet", "cash", "tournament")


def check_clauses(library: Library) -> Iterator[Problem]:
    """Every problem of what is cited and of what nothing cites."""
    for clause in library.clauses.values():
        yield from _clause(library, clause)
    index = index_of(library)
    yield from _citations(library, index)
    yield from _ends(library)
    for clause in library.clauses.values():
        yield from _decided(library, clause, index)


def _clause(library: Library, clause: Clause) -> Iterator[Problem]:
    if clause.kind not in KINDS:
        yield Problem(clause.where, "C408", f"“{clause.kind}” is not a kind of clause")
    for game in clause.games:
        if game not in library.games.played:
            yield Problem(clause.where, "C408", f"“{game}” is not a played game")
    for word in clause.scope:
        if word not in SCOPES:
            yield Problem(clause.where, "C408", f"“{word}” is not a scope")
    for other in (*clause.conflicts, *clause.overrides):
        if other not in library.clauses:
            yield Problem(clause.where, "C408", f"there is no clause “{other}”")


def _citations(library: Library, index: Index) -> Iterator[Problem]:
    for owner in library.owners():
        for ruling in owner.rulings.values():
            if not ruling.cite:
                yield Problem(ruling.where, "C401", f"“{ruling.label}” cites nothing")
            yield from _cited(library, index, ruling.cite, ruling.where)
    for _, node in trees(library):
        for ask in asks(node):
            yield from _cited(library, index, ask.cite, ask.where)


def _cited(
    library: Library, index: Index, cite: tuple[str, ...], where: Where
) -> Iterator[Problem]:
    for one in cite:
        if one not in library.clauses:
            yield Problem(where, "C402", f"there is no clause “{one}”")
        elif (where, one) not in index.held:
            yield Problem(where, "C403", f"“{one}” holds in no game and authority that gets here")


def _ends(library: Library) -> Iterator[Problem]:
    seen: set[tuple[Where, str, str]] = set()
    for topic, variant, authority in library.combinations():
        for end in ends(library.flow(topic.id, variant, authority)):
            if (end.ruling.where, variant, authority) in seen:
                continue
            held = library.cited(end.ruling.cite, authority, variant)
            if not held and end.ruling.cite:
                seen.add((end.ruling.where, variant, authority))
                sentence = f"“{end.ruling.label}” cites nothing in {variant} under {authority}"
                yield Problem(end.ruling.where, "C409", sentence)
            for clause in held:
                if (word := _too_narrow(clause, end)) is not None:
                    seen.add((end.ruling.where, variant, authority))
                    sentence = f"“{clause.id}” is for {word} only, and a path here is not"
                    yield Problem(end.ruling.where, "C404", sentence)


def _too_narrow(clause: Clause, end: End) -> str | None:
    for fact, allowed in clause.scope_facts().items():
        possible = end.given.get(fact, ())
        if not possible or not set(possible) <= set(allowed):
            return " or ".join(allowed)
    return None


def _decided(library: Library, clause: Clause, index: Index) -> Iterator[Problem]:
    if clause.kind != "ruling":
        if not index.shown(clause):
            sentence = f"“{clause.id}” ({clause.kind}) is neither cited nor on a game sheet"
            yield Problem(clause.where, "C406", sentence)
        return
    missing = index.missing(clause)
    partial = clause.book in library.books and library.books[clause.book].partial
    if missing and not (partial and len(missing) < len(clause.games)):
        sentence = f"nothing decides “{clause.id}” in {', '.join(missing)}"
        yield Problem(clause.where, "C405", sentence)
