"""Topics and amendments as they are written: nested questions down to labels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from floorman.domain.books import Where

MAX_DEPTH = 6


@dataclass(frozen=True, slots=True)
class Leaf:
    """The end of a branch: the label of a ruling, or the name of a part."""

    label: str
    where: Where


@dataclass(frozen=True, slots=True)
class Branch:
    """The choices that lead the same way, and where they lead."""

    choices: tuple[str, ...]
    node: Node
    where: Where


@dataclass(frozen=True, slots=True)
class Ask:
    """A question and its branches."""

    fact: str
    branches: tuple[Branch, ...]
    where: Where
    why: str = ""
    cite: tuple[str, ...] = ()


Node = Ask | Leaf


@dataclass(frozen=True, slots=True)
class Ruling:
    """What is decided under one label, in words, with the clauses that decide it."""

    label: str
    verdict: str
    because: str
    steps: tuple[str, ...]
    cite: tuple[str, ...]
    where: Where
    say: str = ""
    money: str = ""
    cards: str = ""
    discretion: str = ""
    no_rule: bool = False


@dataclass(frozen=True, slots=True)
class Topic:
    """Something that happened, where it can happen, and the tree that rules it."""

    id: str
    title: str
    family: str
    variants: tuple[str, ...]
    start: Node
    rulings: Mapping[str, Ruling]
    where: Where
    not_for: tuple[str, ...] = ()
    streets: tuple[str, ...] = ()
    formats: tuple[str, ...] = ()
    limits: tuple[str, ...] = ()
    also_called: tuple[str, ...] = ()
    common: int = 0
    parts: Mapping[str, Node] | None = None
    authority: str = ""


@dataclass(frozen=True, slots=True)
class Amendment:
    """Labels of a topic ruled otherwise by a child variant, an authority or a room."""

    topic: str
    variants: tuple[str, ...]
    replaces: Mapping[str, Node]
    rulings: Mapping[str, Ruling]
    where: Where
    authority: str = ""
    room: str = ""


def asks(node: Node) -> Iterator[Ask]:
    """Every question of a tree, top down."""
    if isinstance(node, Ask):
        yield node
        for branch in node.branches:
            yield from asks(branch.node)


def leaves(node: Node) -> Iterator[Leaf]:
    """Every leaf of a tree, in order."""
    match node:
        case Leaf():
            yield node
        case Ask(branches=branches):
            for branch in branches:
                yield from leaves(branch.node)


def depth(node: Node) -> int:
    """How many questions stand on the longest way down."""
    match node:
        case Leaf():
            return 0
        case Ask(branches=branches):
            return 1 + max(depth(branch.node) for branch in branches)
