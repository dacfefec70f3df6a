"""Which clause is decided or shown where: computed from the flows, never typed."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import prod
from typing import TYPE_CHECKING

from floorman.calculators import CALCULATORS
from floorman.domain.flows import ends, facts_asked

if TYPE_CHECKING:
    from floorman.domain.books import Clause, Where
    from floorman.domain.flows import End
    from floorman.library.library import Library


@dataclass(frozen=True, slots=True)
class Index:
    """Clause id to the rulings, calculators and sheets that use it.

    `topics[clause][game]` are the (topic, label) pairs that cite it there; `held` the places in
    the rule files where a citation really counts.
    """

    topics: dict[str, dict[str, dict[tuple[str, str], None]]] = field(default_factory=dict)
    calculators: dict[str, list[str]] = field(default_factory=dict)
    sheets: dict[str, list[str]] = field(default_factory=dict)
    held: set[tuple[Where, str]] = field(default_factory=set)

    def missing(self, clause: Clause) -> tuple[str, ...]:
        """The games of a clause in which nothing decides it."""
        if clause.id in self.calculators:
            return ()
        decided = self.topics.get(clause.id, {})
        return tuple(game for game in clause.games if game not in decided)

    def shown(self, clause: Clause) -> bool:
        """Whether anything at all uses a clause."""
        return bool(
            self.topics.get(clause.id)
            or self.sheets.get(clause.id)
            or self.calculators.get(clause.id)
        )

    def status(self, clause: Clause) -> str:
        """`decided` by topics or calculators, `on a sheet`, or `open`."""
        if self.topics.get(clause.id) and not self.missing(clause):
            return "decided"
        if self.calculators.get(clause.id):
            return "decided"
        if clause.kind != "ruling" and self.shown(clause):
            return "on a sheet"
        return "open"


def index_of(library: Library) -> Index:
    """Build the index from every end of every flow; a room's own amendments decide nothing."""
    index = Index()
    for topic, variant, authority in library.combinations():
        for end in ends(library.flow(topic.id, variant, authority)):
            for clause in _held(index, library, end, authority, variant):
                games = index.topics.setdefault(clause.id, {})
                games.setdefault(variant, {})[topic.id, end.ruling.label] = None
    for topic, variant, authority, room in library.amended_by_rooms():
        for end in ends(library.flow(topic.id, variant, authority, room)):
            _held(index, library, end, authority, variant)
    _add_calculators_and_sheets(index, library)
    return index


def _held(
    index: Index, library: Library, end: End, authority: str, variant: str
) -> tuple[Clause, ...]:
    """The clauses that count at an end, its questions' included; the index is told of each."""
    places = [(end.ruling.where, end.ruling.cite)]
    places += [(ask.where, ask.cite) for ask in end.passed if ask.cite]
    found: list[Clause] = []
    for where, cite in places:
        held = library.cited(cite, authority, variant)
        index.held.update((where, clause.id) for clause in held)
        found += held
    return tuple(found)


def _add_calculators_and_sheets(index: Index, library: Library) -> None:
    for calculator in CALCULATORS.values():
        for clause in calculator.clauses:
            if clause in library.clauses:
                index.calculators.setdefault(clause, []).append(calculator.name)
    for entry in library.sheet:
        if entry.clause in library.clauses:
            index.sheets.setdefault(entry.clause, []).extend(library.clauses[entry.clause].games)


@dataclass(frozen=True, slots=True)
class Row:
    """The figures of one section of a book."""

    book: str
    section: str
    clauses: int
    decided: int
    on_sheet: int
    open: int


@dataclass(frozen=True, slots=True)
class Report:
    """What `floorman coverage` and the proof page publish."""

    index: Index
    sections: tuple[Row, ...]
    open_clauses: tuple[Clause, ...]
    figures: dict[str, int]
    percent: float
    statuses: dict[str, str]

    def data(self) -> dict[str, object]:
        """The report as JSON-able data, clause by clause."""
        return {
            "percent": self.percent,
            "figures": self.figures,
            "sections": [
                {name: getattr(row, name) for name in Row.__slots__} for row in self.sections
            ],
            "clauses": {
                name: {
                    "status": status,
                    "topics": self._topics(name),
                    "calculators": self.index.calculators.get(name, []),
                    "sheets": sorted(set(self.index.sheets.get(name, []))),
                }
                for name, status in self.statuses.items()
            },
        }

    def _topics(self, clause: str) -> list[str]:
        games = self.index.topics.get(clause, {})
        return sorted({topic for pairs in games.values() for topic, _ in pairs})


def report(library: Library) -> Report:
    """Work the whole report out."""
    index = index_of(library)
    statuses = {clause.id: index.status(clause) for clause in library.clauses.values()}
    for clause in library.clauses.values():
        if library.books[clause.book].partial and index.shown(clause):
            statuses[clause.id] = "decided" if index.topics.get(clause.id) else "on a sheet"
    open_clauses = tuple(c for c in library.clauses.values() if statuses[c.id] == "open")
    total = len(library.clauses)
    percent = 100.0 * (total - len(open_clauses)) / total if total else 100.0
    rows = tuple(
        _row(library, book, section, statuses)
        for book in library.books
        for section in library.books[book].sections
    )
    return Report(index, rows, open_clauses, _figures(library), percent, statuses)


def _row(library: Library, book: str, section: str, statuses: dict[str, str]) -> Row:
    found = [
        statuses[one.id]
        for one in library.clauses.values()
        if one.book == book and one.section == section
    ]
    counts = [found.count(name) for name in ("decided", "on a sheet", "open")]
    return Row(book, section, len(found), *counts)


def _figures(library: Library) -> dict[str, int]:
    paths = combinations = 0
    for topic, variant, authority in library.combinations():
        flow = library.flow(topic.id, variant, authority)
        paths += sum(1 for _ in ends(flow))
        given = library.given(topic, variant, authority)
        choices = (given.get(f) or library.facts[f].choices for f in facts_asked(flow))
        combinations += prod(len(one) for one in choices)
    return {
        "books": len(library.books),
        "clauses": len(library.clauses),
        "games": len(library.games.played),
        "topics": len(library.topics),
        "rulings": sum(len(topic.rulings) for topic in library.topics.values())
        + sum(len(amendment.rulings) for amendment in library.amendments),
        "paths": paths,
        "combinations": combinations,
        "cases": len(library.cases),
    }
