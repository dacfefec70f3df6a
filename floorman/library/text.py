"""Strict YAML: strings only, no anchors, aliases, tags or flow style, no key twice, lines kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import yaml

from floorman.domain.books import Where
from floorman.library.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
MAX_BYTES = 2_000_000


@dataclass(frozen=True, slots=True)
class Text:
    """A scalar."""

    value: str
    where: Where


@dataclass(frozen=True, slots=True)
class Rows:
    """A list."""

    items: tuple[Value, ...]
    where: Where


@dataclass(frozen=True, slots=True)
class Block:
    """A mapping; each key with its own line."""

    entries: dict[str, tuple[Where, Value]]
    where: Where
    problems: list[Problem] = field(repr=False)

    def complain(self, code: str, sentence: str, where: Where | None = None) -> None:
        """Note a problem at this block or at a place inside it."""
        self.problems.append(Problem(where or self.where, code, sentence))

    def only(self, *keys: str) -> None:
        """Complain of every key but these."""
        for key, (where, _) in self.entries.items():
            if key not in keys:
                self.complain("Y104", f"“{key}” is not known here: {', '.join(keys)}", where)

    def line(self, key: str) -> Where:
        """The place of a key, or of the block when the key is missing."""
        return self.entries[key][0] if key in self.entries else self.where

    def text(self, key: str, *, need: bool = False) -> str:
        """The string under a key, "" when it is left out."""
        match self._value(key, need=need):
            case None:
                return ""
            case Text(value=value) if value:
                return value
            case _:
                self.complain("Y106", f"“{key}” must be a text", self.line(key))
                return ""

    def texts(self, key: str, *, need: bool = False) -> tuple[str, ...]:
        """The list of strings under a key, empty when it is left out."""
        return tuple(text.value for text in self.rows(key, need=need) if isinstance(text, Text))

    def rows(self, key: str, *, need: bool = False) -> tuple[Value, ...]:
        """The list under a key; its members may be anything."""
        match self._value(key, need=need):
            case None:
                return ()
            case Rows(items=items):
                return items
            case _:
                self.complain("Y106", f"“{key}” must be a list", self.line(key))
                return ()

    def block(self, key: str, *, need: bool = False) -> Block | None:
        """The mapping under a key, None when it is left out."""
        match self._value(key, need=need):
            case None:
                return None
            case Block() as block:
                return block
            case _:
                self.complain("Y106", f"“{key}” must be a mapping", self.line(key))
                return None

    def blocks(self, key: str) -> Iterator[tuple[str, Block]]:
        """Name and mapping of every entry of the mapping under a key."""
        inner = self.block(key)
        if inner is not None:
            yield from inner.named()

    def named(self) -> Iterator[tuple[str, Block]]:
        """Name and mapping of every entry here; anything else is complained of."""
        for name, (where, value) in self.entries.items():
            if isinstance(value, Block):
                yield name, value
            else:
                self.complain("Y106", f"“{name}” must be a mapping", where)

    def flag(self, key: str) -> bool:
        """Whether a key stands there with “yes”."""
        value = self.text(key)
        if value not in ("", "yes", "no"):
            self.complain("Y106", f"“{key}” must be yes or no", self.line(key))
        return value == "yes"

    def _value(self, key: str, *, need: bool) -> Value | None:
        if key not in self.entries:
            if need:
                self.complain("Y105", f"“{key}” is missing")
            return None
        return self.entries[key][1]


Value = Text | Rows | Block


def read(path: Path, name: str, problems: list[Problem]) -> Block | None:
    """A file as a block; None, with its problems noted, when it is not strict YAML."""
    try:
        text = _text(path)
        root = yaml.compose(text, Loader=LOADER)
        _refuse_outside(text)
    except _RefusedError as refused:
        problems.append(Problem(Where(name, refused.line), refused.code, refused.sentence))
        return None
    except yaml.YAMLError as error:
        problems.append(_not_yaml(error, name))
        return None
    value = _Reader(name, problems).value(root) if root is not None else None
    if isinstance(value, Block):
        return value
    problems.append(Problem(Where(name, 1), "Y106", "the file must be a mapping"))
    return None


class _RefusedError(Exception):
    def __init__(self, code: str, line: int, sentence: str) -> None:
        self.code, self.line, self.sentence = code, line, sentence
        super().__init__(sentence)


def _text(path: Path) -> str:
    if path.stat().st_size > MAX_BYTES:
        raise _RefusedError("Y101", 1, "the file is too large")
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise _RefusedError("Y101", 1, "the file is not UTF-8") from error


def _not_yaml(error: yaml.YAMLError, name: str) -> Problem:
    if not isinstance(error, yaml.MarkedYAMLError):
        return Problem(Where(name, 1), "Y101", " ".join(str(error).split()))
    line = error.problem_mark.line + 1 if error.problem_mark else 1
    code = "Y102" if isinstance(error, yaml.composer.ComposerError) else "Y101"
    return Problem(Where(name, line), code, str(error.problem or error.context))


def _refuse_outside(text: str) -> None:
    """Refuse the first thing outside the strict subset."""
    for event in yaml.parse(text, Loader=LOADER):
        what = ""
        if isinstance(event, yaml.AliasEvent):
            what = "aliases"
        elif isinstance(event, yaml.CollectionStartEvent) and event.flow_style:
            what = "braces and brackets"
        elif isinstance(event, yaml.NodeEvent) and event.anchor:
            what = "anchors"
        elif getattr(event, "tag", None):
            what = "tags"
        if what:
            line = event.start_mark.line + 1 if event.start_mark else 1
            raise _RefusedError("Y102", line, f"{what} are not allowed")


@dataclass(frozen=True, slots=True)
class _Reader:
    name: str
    problems: list[Problem]

    def value(self, node: yaml.Node) -> Value:
        where = Where(self.name, node.start_mark.line + 1)
        if isinstance(node, yaml.MappingNode):
            return self._block(node, where)
        if isinstance(node, yaml.SequenceNode):
            return Rows(tuple(self.value(item) for item in node.value), where)
        return Text(str(node.value), where)

    def _block(self, node: yaml.MappingNode, where: Where) -> Block:
        entries: dict[str, tuple[Where, Value]] = {}
        for key, value in node.value:
            at = Where(self.name, key.start_mark.line + 1)
            if not isinstance(key, yaml.ScalarNode):
                self.problems.append(Problem(at, "Y106", "a key must be a text"))
            elif key.value in entries:
                self.problems.append(Problem(at, "Y103", f"“{key.value}” stands here twice"))
            else:
                entries[key.value] = (at, self.value(value))
        return Block(entries, where, self.problems)
