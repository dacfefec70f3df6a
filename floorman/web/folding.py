"""Folds an outline so that a picture of it stays short: what is off the path, what comes twice."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from string import ascii_uppercase
from typing import TYPE_CHECKING

from floorman.web.outline import Fork, Node, Rest, Tip

if TYPE_CHECKING:
    from collections.abc import Iterator

Shape = tuple[object, ...]


def along_the_path(node: Node) -> Node:
    """The current path with its side ways; what lies behind another answer is only counted."""
    if not isinstance(node, Fork):
        return node
    if not node.here:
        return Rest(node.ask, paths(node))
    ways = tuple(replace(way, node=along_the_path(way.node)) for way in node.ways)
    return replace(node, ways=ways)


def paths(node: Node) -> int:
    """How many rulings a node leads to."""
    return sum(paths(way.node) for way in node.ways) if isinstance(node, Fork) else 1


def without_repeats(node: Node) -> Node:
    """The outline with each part that comes again drawn once, under a letter."""
    counts = Counter(_shape(one) for one in _forks(node))
    letters: dict[Shape, str] = {}
    return _shared(node, counts, letters)


def _forks(node: Node) -> Iterator[Fork]:
    if isinstance(node, Fork):
        yield node
        for way in node.ways:
            yield from _forks(way.node)


def _shape(node: Node) -> Shape:
    match node:
        case Fork():
            return (node.ask, tuple((way.labels, _shape(way.node)) for way in node.ways))
        case Tip():
            return (node.label, node.verdict)
        case Rest():
            return (node.ask, node.mark)


def _shared(node: Node, counts: Counter[Shape], letters: dict[Shape, str]) -> Node:
    if not isinstance(node, Fork):
        return node
    shape = _shape(node)
    if shape in letters:
        return Rest(node.ask, paths(node), letters[shape])
    mark = ""
    if counts[shape] > 1 and len(letters) < len(ascii_uppercase):
        mark = letters[shape] = ascii_uppercase[len(letters)]
    ways = tuple(replace(way, node=_shared(way.node, counts, letters)) for way in node.ways)
    return replace(node, ways=ways, mark=mark)
