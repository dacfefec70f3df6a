"""Where a situation is ruled: the authority that counts, its flow, and the room's settings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from floorman.domain.facts import UNKNOWN
from floorman.domain.rulings import Question
from floorman.errors import SituationError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from floorman.domain.flows import Spot
    from floorman.domain.rulings import Situation
    from floorman.library.library import Library

FORMATS = ("cash", "tournament")


@dataclass(frozen=True, slots=True)
class Desk:
    """`flow` is None when the authority has no rule on the topic at all."""

    authority: str
    flow: Spot | None
    settings: Mapping[str, str]


def desk_for(library: Library, situation: Situation) -> Desk | Question:
    """The desk for a situation, or the Question of format when the room's books differ by it.

    Raises SituationError for an unknown topic, game, room or authority.
    """
    form = situation.answers.get("format", "")
    key = (situation.topic, situation.variant, situation.room, situation.authority, form)
    desk = library.desks.get(key)
    if desk is None:
        _refuse_unknown(library, situation)
        if _format_wanted(library, situation, form):
            return _ask_format(library, situation, form)
        desk = _open(library, situation, form)
        if form in ("", *FORMATS):
            library.desks[key] = desk
    assert isinstance(desk, Desk)  # noqa: S101 - only desks are kept
    return desk


def _refuse_unknown(library: Library, situation: Situation) -> None:
    variant, played = situation.variant, library.games.played
    topic = library.topics.get(situation.topic)
    if variant not in played:
        raise SituationError("variant", variant, "is not a game here", played)
    if topic is None:
        allowed = [one.id for one in library.topics_of(variant)]
        raise SituationError("topic", situation.topic, "is not a topic here", allowed)
    if not library.covers(topic, variant):
        reason = f"is not a game in which “{topic.title}” is ruled on"
        raise SituationError("variant", variant, reason, library.variants_of(topic))
    library.room(situation.room)
    if situation.authority and situation.authority not in library.authorities:
        reason = "is not an authority here"
        raise SituationError("authority", situation.authority, reason, library.authorities)


def _open(library: Library, situation: Situation, form: str) -> Desk:
    room, variant = library.rooms[situation.room], situation.variant
    name = situation.authority or (room.tournament if form == "tournament" else room.cash)
    chain = library.chain(name, variant)
    authority = chain[-1] if chain else name
    topic = library.topics[situation.topic]
    if not library.rules(topic, authority, variant):
        return Desk(authority, None, room.settings)
    flow = library.flow(topic.id, variant, authority, room.id)
    return Desk(authority, flow, room.settings)


def _format_wanted(library: Library, situation: Situation, form: str) -> bool:
    """Whether nothing can be ruled before the format is known."""
    room, variant = library.rooms[situation.room], situation.variant
    if situation.authority or form in FORMATS or room.cash == room.tournament:
        return False
    if len(library.given(library.topics[situation.topic], variant)["format"]) == 1:
        return False
    books = {library.chain(name, variant)[-1:] for name in (room.cash, room.tournament)}
    return len(books) > 1


def _ask_format(library: Library, situation: Situation, form: str) -> Question:
    room, fact = library.rooms[situation.room], library.facts["format"]
    if form and form != UNKNOWN:
        raise SituationError("format", form, "is not a choice", fact.choices)
    why = f"{room.title}: cash games and tournaments are ruled by different books here."
    return Question(situation, fact, fact.choices, why, (), (), room.cash)
