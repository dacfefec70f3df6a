"""Reads `books/`: a folder a book, `book.yaml` and one file a section."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.domain.books import Book, Clause
from floorman.library.text import Block

if TYPE_CHECKING:
    from collections.abc import Iterator

    from floorman.library.folder import Folder

CLAUSE_KEYS = (
    "id locator kind games scope text outcome inputs reading conflicts overrides"
    " confidence numbering note example"
).split()


def read_books(folder: Folder) -> tuple[dict[str, Book], dict[str, Clause]]:
    """Every book and every clause, in the order of the files."""
    books: dict[str, Book] = {}
    clauses: dict[str, Clause] = {}
    for name in folder.folders("books"):
        head = folder.file(f"books/{name}/book.yaml")
        if head is None:
            continue
        sections: list[str] = []
        for file in folder.files(f"books/{name}"):
            if file.endswith("/book.yaml") or (page := folder.file(file)) is None:
                continue
            sections.append(page.text("section", need=True))
            _take(page, _section(page, name), clauses)
        books[name] = _book(head, name, tuple(dict.fromkeys(sections)))
    return books, clauses


def _take(page: Block, found: Iterator[Clause], clauses: dict[str, Clause]) -> None:
    for clause in found:
        if clause.id in clauses:
            page.complain("C407", f"clause “{clause.id}” stands in the books twice", clause.where)
        else:
            clauses[clause.id] = clause


def _book(head: Block, name: str, sections: tuple[str, ...]) -> Book:
    head.only("book", "title", "edition", "about", "partial")
    if head.text("book", need=True) != name:
        head.complain("Y106", f"“book” must be the folder's name, {name}", head.line("book"))
    title, edition = head.text("title", need=True), head.text("edition", need=True)
    about, partial = head.text("about"), head.flag("partial")
    return Book(name, title, edition, about, partial, head.where, sections)


def _section(page: Block, book: str) -> Iterator[Clause]:
    page.only("section", "clauses")
    section = page.text("section", need=True)
    for row in page.rows("clauses", need=True):
        if not isinstance(row, Block):
            page.complain("Y106", "a clause must be a mapping", row.where)
            continue
        row.only(*CLAUSE_KEYS)
        yield Clause(
            id=row.text("id", need=True),
            book=book,
            section=section,
            locator=row.text("locator", need=True),
            kind=row.text("kind", need=True),
            games=row.texts("games", need=True),
            text=row.text("text", need=True),
            where=row.where,
            scope=row.texts("scope"),
            outcome=row.text("outcome"),
            inputs=row.texts("inputs"),
            reading=row.text("reading"),
            conflicts=row.texts("conflicts"),
            overrides=row.texts("overrides"),
            confidence=row.text("confidence"),
            numbering=row.text("numbering"),
            note=row.text("note"),
            example=row.text("example"),
        )
