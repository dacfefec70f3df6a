"""Whose view of a topic a page shows, and which clauses a search finds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from floorman.domain.rulings import Situation
from floorman.errors import SituationError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from floorman.domain.books import Clause
    from floorman.library.library import Library
    from floorman.web.context import Context


@dataclass(frozen=True, slots=True)
class View:
    """A topic seen in one game under one authority, and the authorities to choose from."""

    situation: Situation
    authorities: tuple[str, ...]

    def silent(self, library: Library) -> bool:
        """Whether the authority has no rule on the topic at all."""
        topic = library.topics[self.situation.topic]
        return not library.rules(topic, self.situation.authority, self.situation.variant)


def read_view(library: Library, topic_id: str, values: Mapping[str, str], table: Context) -> View:
    """The view that an address names; SituationError for a topic or game that is not here."""
    topic = library.topics.get(topic_id)
    if topic is None:
        raise SituationError("topic", topic_id, "is not a topic here", library.topics)
    variants = library.variants_of(topic)
    variant = values.get("variant") or variants[0]
    if variant not in variants:
        reason = f"is not a game in which “{topic.title}” is ruled on"
        raise SituationError("variant", variant, reason, variants)
    room = library.room(table.room)
    usual = room.tournament if table.format == "tournament" else room.cash
    name = values.get("authority") or topic.authority or usual
    chain = library.chain(name, variant)
    speaking = tuple(one for one in library.authorities if one in library.chain(one, variant))
    authority = chain[-1] if chain else name
    given = library.given(topic, variant, authority)
    said = {"format": table.format, "limit": table.limit}
    known = {name: value for name, value in said.items() if value in given[name]}
    return View(Situation(topic.id, variant, known, table.room, authority), speaking)


def clauses_found(library: Library, values: Mapping[str, str]) -> tuple[Clause, ...] | None:
    """The clauses of a section, or that hold all words; None when neither is asked for."""
    words = values.get("q", "").lower().split()
    book, section = values.get("book", ""), values.get("section", "")
    if not (words or section or book):
        return None
    return tuple(
        clause
        for clause in library.clauses.values()
        if book in ("", clause.book)
        and section in ("", clause.section)
        and all(word in _searched(clause) for word in words)
    )


def _searched(clause: Clause) -> str:
    return f"{clause.id} {clause.locator} {clause.text} {clause.outcome}".lower()
