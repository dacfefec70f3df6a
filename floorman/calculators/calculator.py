"""What a calculator is, and what it gives back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

AUTHORITIES = ("rrop", "cardroom_draw")


@dataclass(frozen=True, slots=True)
class Result:
    """A worked answer.

    `answer` is plain JSON, seats as string keys; `working` is the way there in plain sentences;
    `cites` are the ids of the clauses applied, the deciding one first; `authority` is whose.
    """

    answer: dict[str, object]
    working: tuple[str, ...]
    cites: tuple[str, ...]
    authority: str


class Run(Protocol):
    """Works out a request under a room's settings (fact id to choice id).

    Raises CalculationError for anything impossible, and for anything needed but missing.
    """

    def __call__(
        self, request: Mapping[str, object], settings: Mapping[str, str] | None = None
    ) -> Result:
        """The worked answer."""
        ...


@dataclass(frozen=True, slots=True)
class Calculator:
    """One calculator: `variants` it answers for, `clauses` it can apply, and `run`."""

    name: str
    title: str
    about: str
    variants: tuple[str, ...]
    clauses: tuple[str, ...]
    run: Run
    authorities: tuple[str, ...] = AUTHORITIES


@dataclass(slots=True)
class Sheet:
    """The working as it is written down: sentences and clauses, each clause once."""

    lines: list[str] = field(default_factory=list)
    clauses: list[str] = field(default_factory=list)

    def say(self, sentence: str, *clauses: str) -> None:
        """Add a sentence and the clauses it rests on."""
        self.lines.append(sentence)
        self.cite(*clauses)

    def cite(self, *clauses: str) -> None:
        """Add clauses after those already there."""
        self.clauses += [clause for clause in dict.fromkeys(clauses) if clause not in self.clauses]

    def lead(self, *clauses: str) -> None:
        """Put clauses first: they decide."""
        others = [clause for clause in self.clauses if clause not in clauses]
        self.clauses = [*dict.fromkeys(clauses), *others]

    def result(self, answer: dict[str, object], authority: str) -> Result:
        """The finished answer."""
        return Result(answer, tuple(self.lines), tuple(self.clauses), authority)


def listed(words: list[str]) -> str:
    """Words as a list in a sentence.

    >>> listed(["seat 1"]), listed(["1", "2", "3"])
    ('seat 1', '1, 2 and 3')
    """
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1]


def seats_in_words(seats: list[int]) -> str:
    """Seats in a sentence.

    >>> seats_in_words([2]), seats_in_words([1, 2, 5])
    ('seat 2', 'seats 1, 2 and 5')
    """
    return ("seat " if len(seats) == 1 else "seats ") + listed([str(seat) for seat in seats])
