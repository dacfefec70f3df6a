"""What was entered, listed for the page and for print, and how many rows a form needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.calculators.games import GAMES
from floorman.web.calculators import parts
from floorman.web.calculators.asking import action_rows
from floorman.web.filters import street_title

if TYPE_CHECKING:
    from collections.abc import Iterator

    from floorman.web.calculators.entering import Entered
    from floorman.web.calculators.parts import Entry, Part

LEAST_ROWS, SPARE_ROWS = 5, 2
STREETS = {street for game in GAMES.values() for street in game.streets}


def row_count(entered: Entered) -> int:
    """Rows to show of the action list: those filled, some spare ones, or as many as asked for."""
    used = max(action_rows(entered), default=0) + SPARE_ROWS
    return min(parts.MOST_ROWS, max(LEAST_ROWS, used, int(entered.get("more") or 0)))


def entered_rows(entered: Entered) -> list[tuple[str, str, str]]:
    """Label, kind and text of everything that was entered."""
    return [row for part in entered.parts for row in _rows(part, entered)]


def _rows(part: Part, entered: Entered) -> Iterator[tuple[str, str, str]]:
    if part.kind == parts.ACTIONS:
        for row in action_rows(entered):
            texts = [entered.get(f"{name}.{row}") for name in ("seat", "action", "amount")]
            verb = parts.VERBS.get(texts[1], texts[1]).lower()
            yield f"Seat {texts[0]}", parts.WORDS, f"{verb} {texts[2]}".strip()
        return
    for name, entry in part.names():
        text = entered.get(name)
        if text:
            yield _label(name, entry, part), entry.kind, _text(entry, text)


def _label(name: str, entry: Entry, part: Part) -> str:
    if part.kind != parts.BY_SEAT:
        return entry.label.rstrip("?")
    return f"Seat {name.rpartition('.')[2]}, {entry.label.lower()}"


def _text(entry: Entry, text: str) -> str:
    if entry.kind in (parts.SEAT, parts.SEATS):
        several = "Seats" if " " in text else "Seat"
        return f"{several} {text.replace(' ', ', ')}"
    if text in STREETS:
        return street_title(text)
    return (entry.choices or {}).get(text) or text


def label_of(entered: Entered, name: str) -> str:
    """What a field or a group of fields is called on the page."""
    for part in entered.parts:
        for field, entry in part.names():
            if field == name:
                row = name.rpartition(".")[2]
                text = f"Action {row}, {entry.label.lower()}"
                return text if part.kind == parts.ACTIONS else _label(name, entry, part)
            if entry.name == name:
                return part.title
    return name.capitalize()


def anchor_of(entered: Entered, name: str) -> str:
    """The id on the page of a field, or of the message about a group of fields."""
    fields = {field for part in entered.parts for field, _ in part.names()}
    return f"{'f' if name in fields else 'e'}-{name.replace('.', '-')}"
