"""What is asked of the rulebook and what it answers: Situation in; Question, Card or doubt out."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from floorman.domain.books import Clause
    from floorman.domain.facts import Fact
    from floorman.domain.trees import Ruling


@dataclass(frozen=True, slots=True)
class Situation:
    """A topic in a game and a room, with the answers so far (format, limit and street among them).

    `authority` overrides the room's own choice.
    """

    topic: str
    variant: str
    answers: Mapping[str, str] = field(default_factory=dict)
    room: str = "default"
    authority: str = ""

    def with_answer(self, fact: str, choice: str) -> Situation:
        """The same situation with one answer more, or changed."""
        return replace(self, answers={**self.answers, fact: choice})

    def without(self, *facts: str) -> Situation:
        """The same situation with some answers taken back."""
        kept = {fact: choice for fact, choice in self.answers.items() if fact not in facts}
        return replace(self, answers=kept)


@dataclass(frozen=True, slots=True)
class Reason:
    """An answer that mattered: the question, the choice made, and the clauses behind it."""

    fact: str
    ask: str
    choice: str
    answer: str
    why: str
    cite: tuple[Clause, ...]
    from_room: bool


@dataclass(frozen=True, slots=True)
class Change:
    """What one other answer would lead to: a ruling, or a further question with its outcomes."""

    fact: str
    ask: str
    choice: str
    answer: str
    ruling: str
    verdict: str
    asks: str = ""
    outcomes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Opinion:
    """What another authority says of the same situation; `asks` is what it still wants to know."""

    authority: str
    title: str
    status: str
    ruling: str
    verdict: str
    cite: tuple[Clause, ...]
    differs: bool
    silent: bool = False
    asks: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """A fact that is wanted, its possible choices, and why it is asked."""

    situation: Situation
    fact: Fact
    choices: Mapping[str, str]
    why: str
    cite: tuple[Clause, ...]
    answered: tuple[Reason, ...]
    authority: str
    status: str = "question"


@dataclass(frozen=True, slots=True)
class Card:
    """A ruling with all that belongs on its card; status `ruling` or `no-rule`.

    `rests_on` names the books cited other than the authority's own first one: the general
    chapters, or the authority it stands over.
    """

    status: str
    topic: str
    variant: str
    authority: str
    ruling: Ruling
    cite: tuple[Clause, ...]
    because: tuple[Reason, ...]
    neighbours: tuple[Change, ...]
    changes: tuple[Change, ...]
    opinions: tuple[Opinion, ...]
    rests_on: tuple[str, ...]
    answers: Mapping[str, str]

    @property
    def settings(self) -> tuple[Reason, ...]:
        """The answers that the room gave in advance."""
        return tuple(reason for reason in self.because if reason.from_room)


@dataclass(frozen=True, slots=True)
class Possible:
    """A ruling that is still possible, and the choices of the deciding fact that lead there."""

    ruling: Ruling
    cite: tuple[Clause, ...]
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Undecided:
    """Somebody does not know: the rulings still possible and the fact that decides among them."""

    situation: Situation
    fact: Fact
    choices: Mapping[str, str]
    possible: tuple[Possible, ...]
    open_facts: tuple[Fact, ...]
    answered: tuple[Reason, ...]
    authority: str
    status: str = "undecided"


Answer = Question | Card | Undecided
