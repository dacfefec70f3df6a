"""The line on every rule page that says what is known of the table, and changes it in one tap."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from floorman.domain.rulings import Situation
    from floorman.library.library import Library


@dataclass(frozen=True, slots=True)
class Side:
    """A fact of the table: its choices here, and the one that is set."""

    fact: str
    ask: str
    choices: tuple[str, ...]
    chosen: str

    @property
    def fixed(self) -> bool:
        """Whether this topic leaves no choice."""
        return len(self.choices) == 1


def settled_sides(library: Library, situation: Situation) -> tuple[Side, ...]:
    """Format and limit as they can be for this topic, with what the address says of them."""
    topic = library.topics[situation.topic]
    given = library.given(topic, situation.variant, situation.authority)
    return tuple(
        Side(name, library.facts[name].ask, given[name], situation.answers.get(name, ""))
        for name in ("format", "limit")
    )
