"""A flow as an outline: nested questions and rulings, choices that lead alike joined."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from floorman.domain.flows import End, Spot, Step

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from floorman.library.library import Library

Print = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Tip:
    """A ruling at the end of an outline; `answers` lead to it, `here` marks the current path."""

    label: str
    verdict: str
    no_rule: bool
    answers: Mapping[str, str]
    here: bool


@dataclass(frozen=True, slots=True)
class Fork:
    """A question of an outline, with its ways on."""

    fact: str
    ask: str
    ways: tuple[Twig, ...]
    here: bool
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Rest:
    """A question whose ways on are not spelled out: they stand at `mark`, or are off the path."""

    ask: str
    paths: int
    mark: str = ""
    here: bool = False


Node = Fork | Tip | Rest


@dataclass(frozen=True, slots=True)
class Twig:
    """Choices that lead to the same place."""

    labels: tuple[str, ...]
    node: Node
    here: bool

    @property
    def words(self) -> str:
        """The choices in one line."""
        return " / ".join(self.labels)


def outline(library: Library, spot: Spot, current: Mapping[str, str] | None = None) -> Fork | Tip:
    """The outline of a flow; the path of the answers `current` is marked as here."""
    return _Tracer(library, current or {}).node(spot, {}, here=current is not None)


@dataclass(frozen=True, slots=True)
class _Tracer:
    """Walks a flow with the answers of the current path in hand."""

    library: Library
    current: Mapping[str, str]

    def node(self, spot: Spot, above: Mapping[str, str], *, here: bool) -> Fork | Tip:
        if isinstance(spot, End):
            ruling = spot.ruling
            return Tip(ruling.label, ruling.verdict, ruling.no_rule, above, here)
        twigs = tuple(self.twig(spot, one, above, here=here) for one in _alike(spot))
        return Fork(spot.fact, self.library.facts[spot.fact].ask, twigs, here)

    def twig(self, step: Step, choices: list[str], above: Mapping[str, str], *, here: bool) -> Twig:
        mine = self.current.get(step.fact, "")
        on_path = here and mine in choices
        choice = mine if on_path else choices[0]
        labels = tuple(self.library.facts[step.fact].choices[one] for one in choices)
        known = {**above, step.fact: choice}
        return Twig(labels, self.node(step.children[choice], known, here=on_path), on_path)


def _alike(step: Step) -> Iterator[list[str]]:
    """The choices of a step, those with the same flow below them together."""
    groups: dict[Print, list[str]] = {}
    for choice, below in step.children.items():
        groups.setdefault(_print_of(below), []).append(choice)
    yield from groups.values()


def _print_of(spot: Spot) -> Print:
    if isinstance(spot, End):
        return (spot.ruling.label,)
    below = tuple((choice, _print_of(one)) for choice, one in spot.children.items())
    return (spot.fact, below)
