"""Games as one tree: a rule given for a parent holds for its children unless amended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from floorman.domain.books import Where


@dataclass(frozen=True, slots=True)
class Variant:
    """A game or a group of games; only a `played` one can be ruled on."""

    id: str
    title: str
    parent: str | None
    played: bool
    streets: tuple[str, ...]
    where: Where


class Games:
    """The tree of variants."""

    def __init__(self, variants: Mapping[str, Variant]) -> None:
        self.variants = dict(variants)
        self.played = tuple(v.id for v in self.variants.values() if v.played)
        self._lines = {name: self._line(name) for name in self.variants}

    def _line(self, name: str) -> tuple[str, ...]:
        line = [name]
        while (parent := self.variants[line[-1]].parent) is not None and parent not in line:
            line.append(parent)
        return tuple(reversed(line))

    def line(self, name: str) -> tuple[str, ...]:
        """The variant and its ancestors, the root first."""
        return self._lines[name]

    def depth_under(self, name: str, groups: tuple[str, ...]) -> int | None:
        """How deep in the line of `name` the nearest of `groups` stands; None when none does.

        No groups at all means everywhere: depth 0.
        """
        if not groups:
            return 0
        depths = [depth for depth, item in enumerate(self._lines[name]) if item in groups]
        return max(depths, default=None)

    def streets(self, name: str) -> tuple[str, ...]:
        """The streets of a variant: its own, or its nearest ancestor's."""
        for item in reversed(self._lines[name]):
            if self.variants[item].streets:
                return self.variants[item].streets
        return ()
