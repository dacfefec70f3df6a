"""Reads authorities, rooms, game sheets and the worked cases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.domain.rooms import Authority, Case, Room, SheetEntry
from floorman.library.text import Block, Text

if TYPE_CHECKING:
    from floorman.domain.books import Where
    from floorman.library.folder import Folder

BASE = "rrop"


def read_authorities(folder: Folder) -> dict[str, Authority]:
    """Every authority, the base first."""
    found: dict[str, Authority] = {}
    for name in folder.folders("authorities"):
        page = folder.file(f"authorities/{name}/authority.yaml")
        if page is None:
            continue
        page.only("authority", "title", "over", "books", "for", "formats")
        _same_name(page, "authority", name)
        title, over = page.text("title", need=True), page.text("over")
        books = page.texts("books", need=True)
        games, formats = page.texts("for"), page.texts("formats")
        found[name] = Authority(name, title, over, books, games, page.where, formats)
    return dict(sorted(found.items(), key=lambda item: item[0] != BASE))


def read_rooms(folder: Folder) -> dict[str, Room]:
    """Every room, the default one first."""
    found: dict[str, Room] = {}
    for name in folder.folders("rooms"):
        page = folder.file(f"rooms/{name}/room.yaml")
        if page is None:
            continue
        page.only("room", "title", "about", "cash", "tournament", "settings")
        _same_name(page, "room", name)
        settings, lines = _pairs(page, "settings")
        found[name] = Room(
            id=name,
            title=page.text("title", need=True),
            about=page.text("about"),
            cash=page.text("cash", need=True),
            tournament=page.text("tournament", need=True),
            settings=settings,
            where=page.where,
            lines=lines | {key: page.line(key) for key in ("cash", "tournament")},
        )
    return dict(sorted(found.items(), key=lambda item: item[0] != "default"))


def read_sheets(folder: Folder) -> tuple[SheetEntry, ...]:
    """Every clause that stands on a game sheet; a file is a list of sections under `sheet`."""
    entries: list[SheetEntry] = []
    for name in folder.files("sheets"):
        page = folder.file(name)
        for row in page.rows("sheet", need=True) if page else ():
            if not isinstance(row, Block):
                continue
            row.only("section", "clauses")
            section = row.text("section", need=True)
            entries.extend(
                SheetEntry(section, clause.value, clause.where)
                for clause in row.rows("clauses", need=True)
                if isinstance(clause, Text)
            )
    return tuple(entries)


def read_cases(folder: Folder) -> tuple[Case, ...]:
    """The worked cases; a file is a list under `cases`."""
    cases: list[Case] = []
    for name in folder.files("cases"):
        page = folder.file(name)
        rows = page.rows("cases", need=True) if page else ()
        cases.extend(_case(row) for row in rows if isinstance(row, Block))
    return tuple(cases)


def _case(row: Block) -> Case:
    row.only(*"case title story source topic variant authority answers expect cite".split())
    answers, _ = _pairs(row, "answers")
    return Case(
        id=row.text("case", need=True),
        title=row.text("title", need=True),
        story=row.text("story", need=True),
        source=row.text("source", need=True),
        topic=row.text("topic", need=True),
        variant=row.text("variant", need=True),
        authority=row.text("authority") or BASE,
        answers=answers,
        expect=row.text("expect", need=True),
        cite=row.texts("cite"),
        where=row.where,
    )


def _pairs(page: Block, key: str) -> tuple[dict[str, str], dict[str, Where]]:
    block = page.block(key)
    pairs: dict[str, str] = {}
    lines: dict[str, Where] = {}
    for name, (where, value) in block.entries.items() if block else ():
        if isinstance(value, Text):
            pairs[name] = value.value
            lines[name] = where
        else:
            page.complain("Y106", f"“{name}” must be a text", where)
    return pairs, lines


def _same_name(page: Block, key: str, name: str) -> None:
    if page.text(key, need=True) != name:
        page.complain("Y106", f"“{key}” must be the folder's name, {name}", page.line(key))
