"""Checks on authorities, rooms and sheets (codes A506, R, S)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.domain.rooms import SECTIONS
from floorman.library.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator

    from floorman.domain.rooms import Authority, Room
    from floorman.library.library import Library


def check_rooms(library: Library) -> Iterator[Problem]:
    """Every problem of the smaller files."""
    for authority in library.authorities.values():
        yield from _authority(library, authority)
    for room in library.rooms.values():
        yield from _room(library, room)
    for entry in library.sheet:
        if entry.section not in SECTIONS:
            yield Problem(entry.where, "S701", f"“{entry.section}” is not a section of a sheet")
        if entry.clause not in library.clauses:
            yield Problem(entry.where, "S701", f"there is no clause “{entry.clause}”")


def _authority(library: Library, authority: Authority) -> Iterator[Problem]:
    seen, name = {authority.id}, authority.over
    while name:
        if name not in library.authorities or name in seen:
            sentence = f"“{name}” is not an authority to stand over"
            yield Problem(authority.where, "A506", sentence)
            break
        seen.add(name)
        name = library.authorities[name].over
    for book in authority.books:
        if book not in library.books:
            yield Problem(authority.where, "A506", f"there is no book “{book}”")
    for form in authority.formats:
        if form not in library.facts["format"].choices:
            yield Problem(authority.where, "A506", f"“{form}” is not a format")
    for variant in authority.variants:
        if variant not in library.games.variants:
            yield Problem(authority.where, "V351", f"“{variant}” is not a game")


def _room(library: Library, room: Room) -> Iterator[Problem]:
    for key, name in (("cash", room.cash), ("tournament", room.tournament)):
        if name not in library.authorities:
            yield Problem(room.lines[key], "R601", f"“{name}” is not an authority")
    for fact, choice in room.settings.items():
        known = library.facts.get(fact)
        if known is None or not known.setting:
            yield Problem(room.lines[fact], "R602", f"“{fact}” is not a house setting")
        elif choice not in known.choices:
            allowed = ", ".join(known.choices)
            yield Problem(room.lines[fact], "R602", f"{fact}: “{choice}” is none of {allowed}")
