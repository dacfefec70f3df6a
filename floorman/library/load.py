"""A rules folder -> Library, or every problem it has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.errors import LibraryError
from floorman.library.books import read_books
from floorman.library.check import check
from floorman.library.folder import Folder
from floorman.library.games import read_facts, read_games
from floorman.library.library import Library
from floorman.library.rooms import (
    read_authorities,
    read_cases,
    read_rooms,
    read_sheets,
)
from floorman.library.topics import TopicReader

if TYPE_CHECKING:
    from pathlib import Path

    from floorman.library.problems import Problem


def read_library(root: Path) -> tuple[Library, list[Problem]]:
    """Read a rules folder: the library as far as it can be read, and what is wrong in the files."""
    folder = Folder(root)
    games = read_games(folder)
    facts = read_facts(folder)
    books, clauses = read_books(folder)
    authorities = read_authorities(folder)
    reader = TopicReader(folder, facts)
    reader.take("topics")
    for name in authorities:
        reader.take(f"authorities/{name}", authority=name, skip="authority.yaml")
    rooms = read_rooms(folder)
    for name in rooms:
        reader.take(f"rooms/{name}", room=name, skip="room.yaml")
    library = Library(
        games=games,
        books=books,
        clauses=clauses,
        facts=facts,
        topics=reader.topics,
        amendments=tuple(reader.amendments),
        authorities=authorities,
        rooms=rooms,
        sheet=read_sheets(folder),
        cases=read_cases(folder),
        digest=folder.digest(),
    )
    return library, folder.problems


def problems_of(root: Path) -> tuple[Library, tuple[Problem, ...]]:
    """The library and every problem of reading and of checking, in file order."""
    library, problems = read_library(root)
    if not any(problem.code in ("Y101", "Y102", "V353") for problem in problems):
        problems = [*problems, *check(library)]
    return library, tuple(sorted(set(problems)))


def load_library(root: Path) -> Library:
    """A sound library; raises LibraryError with every problem otherwise."""
    library, problems = problems_of(root)
    if problems:
        raise LibraryError(problems)
    return library
