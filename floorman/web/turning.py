"""What would change a ruling, question by question: other answers that lead alike on one line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from floorman.domain.rulings import Card, Change


@dataclass(frozen=True, slots=True)
class Turn:
    """Answers that lead to the same ruling, or to a further question with its outcomes."""

    choices: tuple[str, ...]
    answers: tuple[str, ...]
    verdict: str
    asks: str
    outcomes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hinge:
    """A question that the ruling turns on, and where its other answers lead."""

    fact: str
    ask: str
    turns: tuple[Turn, ...]


def hinges(changes: Iterable[Change]) -> tuple[Hinge, ...]:
    """The changes of a card, those of one question together."""
    groups: dict[str, list[Change]] = {}
    for change in changes:
        groups.setdefault(change.fact, []).append(change)
    return tuple(Hinge(fact, found[0].ask, _turns(found)) for fact, found in groups.items())


def other_hinges(card: Card) -> tuple[Hinge, ...]:
    """The changes of a card that its neighbours do not show already."""
    return hinges(one for one in card.changes if one not in card.neighbours)


def _turns(changes: list[Change]) -> tuple[Turn, ...]:
    groups: dict[str, list[Change]] = {}
    for change in changes:
        groups.setdefault(change.ruling or f"?{change.choice}", []).append(change)
    return tuple(
        Turn(
            tuple(one.choice for one in found),
            tuple(one.answer for one in found),
            found[0].verdict,
            found[0].asks,
            found[0].outcomes,
        )
        for found in groups.values()
    )


def disagreeing(card: Card) -> tuple[str, ...]:
    """The titles of the authorities that rule otherwise."""
    return tuple(one.title for one in card.opinions if one.differs and not one.silent)
