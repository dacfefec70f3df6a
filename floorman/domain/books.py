"""Books and clauses: where a rule stands and what it says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

KINDS = ("ruling", "procedure", "structure", "definition", "ranking", "etiquette")
BIG_BET = ("pot-limit", "no-limit")


class Where(NamedTuple):
    """A place in a rule file."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True, slots=True)
class Clause:
    """One decidable rule of a book, restated; `games` are the variants it governs."""

    id: str
    book: str
    section: str
    locator: str
    kind: str
    games: tuple[str, ...]
    text: str
    where: Where
    scope: tuple[str, ...] = ()
    outcome: str = ""
    inputs: tuple[str, ...] = ()
    reading: str = ""
    conflicts: tuple[str, ...] = ()
    overrides: tuple[str, ...] = ()
    confidence: str = ""
    numbering: str = ""
    note: str = ""
    example: str = ""

    def scope_facts(self) -> dict[str, tuple[str, ...]]:
        """The context facts that must be known for this clause, and the choices it allows.

        >>> here = Where("x.yaml", 1)
        >>> clause = Clause("a.1", "a", "A", "A, 1", "ruling", ("stud7",), "t", here, ("big-bet",))
        >>> clause.scope_facts()
        {'limit': ('pot-limit', 'no-limit')}
        """
        wanted: dict[str, tuple[str, ...]] = {}
        for word in self.scope:
            fact = "format" if word in ("cash", "tournament") else "limit"
            wanted[fact] = wanted.get(fact, ()) + (BIG_BET if word == "big-bet" else (word,))
        return wanted


@dataclass(frozen=True, slots=True)
class Book:
    """A numbered source of rules; `partial` says that only clauses rulings rest on are held."""

    id: str
    title: str
    edition: str
    about: str
    partial: bool
    where: Where
    sections: tuple[str, ...] = ()
