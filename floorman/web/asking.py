"""From the address of a ruling to its answer, and back: links that change one answer."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING
from urllib.parse import quote, urlencode

from floorman.consult import consult
from floorman.domain.facts import CONTEXT, UNKNOWN
from floorman.domain.flows import facts_asked
from floorman.domain.rulings import Card, Question, Situation, Undecided
from floorman.errors import SituationError
from floorman.measuring import read_answers
from floorman.web.forms import Address, answer_fields, join_seats, seat_names, split_answers

if TYPE_CHECKING:
    from collections.abc import Mapping

    from werkzeug.datastructures import MultiDict

    from floorman.domain.facts import Fact
    from floorman.domain.rulings import Answer
    from floorman.library.library import Library
    from floorman.measuring import Worked

DONT_KNOW = "I don't know"


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A situation as an address names it; `changed` is the fact that was just answered anew."""

    situation: Situation
    changed: str = ""
    worked: tuple[Worked, ...] = ()


@dataclass(frozen=True, slots=True)
class Dropped:
    """An answer that no longer applies after another was changed."""

    ask: str
    answer: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """What consulting gave, the situation it holds for, and the answers that fell away."""

    situation: Situation
    answer: Answer
    dropped: tuple[Dropped, ...] = ()


def read_inquiry(
    library: Library, variant: str, topic: str, args: MultiDict[str, str], usual_room: str
) -> Inquiry:
    """Read the address of a ruling; raises AddressError or SituationError for what is wrong."""
    _refuse_unknown(library, variant, topic)
    given = library.given(library.topics[topic], variant)
    args = join_seats(args, seat_names(library, variant, args))
    fields = answer_fields(library, variant, given, args)
    values = Address(fields, args, lambda: asked_in(library, variant, topic)).read()
    answers, other = split_answers(values)
    read = read_answers(library, variant, answers)
    room = other["room"] or usual_room
    situation = Situation(topic, variant, read.given, room, other["authority"])
    return Inquiry(situation, other["changed"], read.worked)


def _refuse_unknown(library: Library, variant: str, topic: str) -> None:
    known = library.topics.get(topic)
    if variant not in library.games.played:
        games = library.variants_of(known) if known else library.games.played
        raise SituationError("variant", variant, "is not a game here", games)
    if known is None:
        allowed = [one.id for one in library.topics_of(variant)]
        raise SituationError("topic", topic, "is not a topic here", allowed)
    if not library.covers(known, variant):
        reason = f"is not a game in which “{known.title}” is ruled on"
        raise SituationError("variant", variant, reason, library.variants_of(known))


def asked_in(library: Library, variant: str, topic: str) -> tuple[str, ...]:
    """The facts that a topic can ask in a game, under whatever authority."""
    found: dict[str, None] = {}
    for authority in library.authorities:
        if library.rules(library.topics[topic], authority, variant):
            found.update(facts_asked(library.flow(topic, variant, authority)))
    return tuple(found)


def settle(library: Library, inquiry: Inquiry) -> Outcome:
    """Consult; after a change, let go of the answers that no longer apply and name them."""
    situation = inquiry.situation
    dropped: list[Dropped] = []
    while True:
        try:
            return Outcome(situation, consult(library, situation), tuple(dropped))
        except SituationError as error:
            if not _may_drop(inquiry, situation, error):
                raise
            dropped.append(_dropped(library, error.field, situation.answers[error.field]))
            situation = situation.without(error.field)


def _may_drop(inquiry: Inquiry, situation: Situation, error: SituationError) -> bool:
    """After a change other answers may go; what is said of the table only with the books."""
    kept = CONTEXT if inquiry.changed not in ("room", "authority") else ()
    lost = error.field in situation.answers and error.field not in kept
    return bool(inquiry.changed) and lost and error.field != inquiry.changed


def _dropped(library: Library, fact: str, choice: str) -> Dropped:
    known = library.facts[fact]
    return Dropped(known.ask, known.choices.get(choice, DONT_KNOW))


@dataclass(frozen=True, slots=True)
class Way:
    """The address of a situation, and of every situation one answer away from it."""

    situation: Situation
    usual_room: str
    spare: tuple[str, ...] = ()
    base: str = field(default="/rule", kw_only=True)

    def here(self) -> str:
        """The situation itself."""
        return self._address(self.situation)

    def answer(self, fact: str, choice: str) -> str:
        """Answer the question that is open now; `spare` answers may fall away by it."""
        changed = fact if self.spare else ""
        return self._address(self.situation.with_answer(fact, choice), changed)

    def swap(self, fact: str, choice: str) -> str:
        """Answer a question otherwise and keep the answers that still apply."""
        return self._address(self.situation.with_answer(fact, choice), fact)

    def again(self, fact: str) -> str:
        """Ask a question again and keep the other answers."""
        return self._address(self.situation.without(fact), fact)

    def toggle(self, fact: str, choice: str) -> str:
        """Set a fact of the table, or take it back when it is set that way already."""
        if self.situation.answers.get(fact) == choice:
            return self.again(fact)
        return self.swap(fact, choice)

    def room(self, name: str) -> str:
        """The same situation in another room, by that room's own authority."""
        return self._address(replace(self.situation, room=name, authority=""), "room")

    def authority(self, name: str) -> str:
        """The same situation under another authority."""
        return self._address(replace(self.situation, authority=name), "authority")

    def afresh(self) -> str:
        """The same call with nothing answered but what is known of the table."""
        answers = {name: value for name, value in self.situation.answers.items() if name in CONTEXT}
        return self._address(replace(self.situation, answers=answers))

    def path(self, answers: Mapping[str, str]) -> str:
        """The end of a path of this call, what is known of the table kept."""
        known = {name: value for name, value in self.situation.answers.items() if name in CONTEXT}
        return self._address(replace(self.situation, answers={**known, **answers}))

    def rest(self, fact: str) -> dict[str, str]:
        """What a form that answers a fact must send along."""
        return self._query(self.situation.without(fact), fact if self.spare else "")

    def page(self) -> str:
        """The address without any answer."""
        situation = self.situation
        return f"{self.base}/{quote(situation.variant)}/{quote(situation.topic)}"

    def _address(self, situation: Situation, changed: str = "") -> str:
        query = self._query(situation, changed)
        return f"{self.page()}?{urlencode(query)}" if query else self.page()

    def _query(self, situation: Situation, changed: str) -> dict[str, str]:
        query = dict(situation.answers)
        if situation.room != self.usual_room:
            query["room"] = situation.room
        if situation.authority:
            query["authority"] = situation.authority
        if changed:
            query["changed"] = changed
        return query


def spare_answers(outcome: Outcome) -> tuple[str, ...]:
    """The answers that wait below the open question."""
    if isinstance(outcome.answer, Card):
        return ()
    used = {reason.fact for reason in outcome.answer.answered}
    skip = used.union(CONTEXT, {outcome.answer.fact.id})
    return tuple(name for name in outcome.situation.answers if name not in skip)


def can_be_unknown(question: Question) -> bool:
    """Whether “I don't know” is worth offering: not when it was said already and asked again."""
    return question.situation.answers.get(question.fact.id) != UNKNOWN


def narrowing(
    library: Library, undecided: Undecided, way: Way
) -> tuple[tuple[Fact, Mapping[str, str]], ...]:
    """The other open facts, each with the choices that can be here and where they lead."""
    found: list[tuple[Fact, Mapping[str, str]]] = []
    for fact in undecided.open_facts:
        links = {
            label: way.swap(fact.id, choice)
            for choice, label in fact.choices.items()
            if _possible(library, undecided.situation.with_answer(fact.id, choice))
        }
        if links and fact.id != undecided.fact.id:
            found.append((fact, links))
    return tuple(found)


def _possible(library: Library, situation: Situation) -> bool:
    try:
        consult(library, situation)
    except SituationError:
        return False
    return True
