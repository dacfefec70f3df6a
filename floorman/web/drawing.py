"""Draws an outline as a tall tree that a phone can show: one thing a row, each level indented."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import TYPE_CHECKING

import drawsvg

from floorman.web.outline import Fork, Rest, Tip

if TYPE_CHECKING:
    from floorman.web.outline import Node, Twig

WIDTH = 360
INDENT = 18
LINE = 18
PAD = 9
GAP = 8
LETTER = 7.7
BOLD = 8.7
DOT = 5


@dataclass(slots=True)
class Sheet:
    """The drawing so far; lines lie under boxes, so both are gathered apart."""

    lines: drawsvg.Group
    boxes: drawsvg.Group
    bottom: float = 1.0


def draw(node: Node, title: str) -> str:
    """The SVG of an outline, as text to stand in a page."""
    sheet = Sheet(drawsvg.Group(class_="flow-lines"), drawsvg.Group(class_="flow-boxes"))
    _node(sheet, node, 1)
    picture = drawsvg.Drawing(WIDTH, round(sheet.bottom), class_="flow-svg", role="img")
    picture.svg_args["aria-label"] = title
    picture.append(sheet.lines)
    picture.append(sheet.boxes)
    svg = picture.as_svg(header="") or ""
    return svg[svg.index("<svg") :].replace("<defs>\n</defs>\n", "")


def _node(sheet: Sheet, node: Node, left: float) -> float:
    """Draw a node and all below it; gives the middle of its box."""
    match node:
        case Tip():
            return _box(sheet, node.verdict, left, _kind("tip", node.here, node.no_rule))
        case Rest():
            return _box(sheet, _rest(node), left, "rest")
        case Fork():
            return _fork(sheet, node, left)


def _rest(node: Rest) -> str:
    return f"{node.ask} ➜ {node.mark}" if node.mark else f"{node.ask} ({node.paths} more paths)"


def _fork(sheet: Sheet, node: Fork, left: float) -> float:
    words = f"{node.mark}: {node.ask}" if node.mark else node.ask
    middle = _box(sheet, words, left, _kind("fork", node.here))
    start = sheet.bottom - GAP
    marked = start
    for twig in node.ways:
        end = _twig(sheet, twig, left)
        _line(sheet, [(left + DOT + 4, start), (left + DOT + 4, end), (left + INDENT, end)], "way")
        if twig.here:
            marked = end
    if marked > start:
        corner = left + DOT + 4
        _line(sheet, [(corner, start), (corner, marked), (left + INDENT, marked)], "way here")
    return middle


def _twig(sheet: Sheet, twig: Twig, left: float) -> float:
    words = f"{twig.words}:"
    inner = left + INDENT
    for text in _wrapped(words, WIDTH - inner - DOT, LETTER):
        sheet.bottom += LINE - 2
        kind = "if here" if twig.here else "if"
        sheet.boxes.append(drawsvg.Text(text, 13, inner + 2, sheet.bottom - 4, class_=kind))
    sheet.bottom += 2
    return _node(sheet, twig.node, inner)


def _box(sheet: Sheet, words: str, left: float, kind: str) -> float:
    """A box with wrapped words; gives its middle."""
    here = "here" in kind
    room = WIDTH - left - 2 * PAD - 1
    letter = BOLD if kind.startswith("tip") or here else LETTER
    lines = _wrapped(f"➜ {words}" if here else words, room, letter)
    height = LINE * len(lines) + 2 * PAD - 4
    top = sheet.bottom
    corner = 2 if kind.startswith("tip") else 9
    box = drawsvg.Rectangle(left, top, WIDTH - left - 1, height, rx=corner, class_=kind)
    sheet.boxes.append(box)
    for index, text in enumerate(lines):
        y = top + PAD + LINE * index + 12
        sheet.boxes.append(drawsvg.Text(text, 14, left + PAD, y, class_=f"t-{kind}"))
    sheet.bottom = top + height + GAP
    return top + height / 2


def _kind(name: str, here: bool, no_rule: bool = False) -> str:  # noqa: FBT001, FBT002
    return name + (" none" if no_rule else "") + (" here" if here else "")


def _line(sheet: Sheet, points: list[tuple[float, float]], kind: str) -> None:
    flat = [round(value) for point in points for value in point]
    sheet.lines.append(drawsvg.Lines(*flat, class_=kind))


def _wrapped(words: str, room: float, letter: float) -> list[str]:
    """Lines that fit, judged by the width of a usual letter."""
    return textwrap.wrap(words, max(12, int(room / letter))) or [""]
