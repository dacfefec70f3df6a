"""The Library: all that was read from `rulings/`, and each topic's flow in a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from floorman.domain.flows import Footprints, Growth, Spot
from floorman.errors import SituationError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from floorman.domain.books import Book, Clause
    from floorman.domain.facts import Fact
    from floorman.domain.games import Games
    from floorman.domain.rooms import Authority, Case, Room, SheetEntry
    from floorman.domain.trees import Amendment, Ruling, Topic


@dataclass(frozen=True, slots=True)
class Library:
    """All rules, immutable; the flows are worked out once each and kept."""

    games: Games
    books: Mapping[str, Book]
    clauses: Mapping[str, Clause]
    facts: Mapping[str, Fact]
    topics: Mapping[str, Topic]
    amendments: tuple[Amendment, ...]
    authorities: Mapping[str, Authority]
    rooms: Mapping[str, Room]
    sheet: tuple[SheetEntry, ...]
    cases: tuple[Case, ...]
    digest: str
    footprints: Footprints = field(default_factory=Footprints)
    _amendments: dict[str, tuple[Amendment, ...]] = field(default_factory=dict)
    desks: dict[tuple[str, str, str, str, str], object] = field(default_factory=dict)
    _flows: dict[tuple[str, str, str, str], Spot] = field(default_factory=dict)
    _chains: dict[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)
    _cited: dict[tuple[tuple[str, ...], str, str], tuple[Clause, ...]] = field(default_factory=dict)

    def chain(self, authority: str, variant: str) -> tuple[str, ...]:
        """The authorities that speak on a game, the base first, `authority` last if it does."""
        key = (authority, variant)
        if key not in self._chains:
            line: list[str] = []
            name = authority
            while name and name not in line and name in self.authorities:
                line.append(name)
                name = self.authorities[name].over
            spoken = [one for one in reversed(line) if self._speaks(one, variant)]
            self._chains[key] = tuple(spoken)
        return self._chains[key]

    def _speaks(self, authority: str, variant: str) -> bool:
        groups = self.authorities[authority].variants
        return self.games.depth_under(variant, groups) is not None

    def bookshelf(self, authority: str, variant: str) -> tuple[str, ...]:
        """The books that count, those of the authority itself first."""
        chain = reversed(self.chain(authority, variant))
        return tuple(book for name in chain for book in self.authorities[name].books)

    def cited(self, ids: tuple[str, ...], authority: str, variant: str) -> tuple[Clause, ...]:
        """Of these clauses, those that hold in a game under an authority, its own books first."""
        key = (ids, authority, variant)
        if key not in self._cited:
            self._cited[key] = self._hold(ids, authority, variant)
        return self._cited[key]

    def _hold(self, ids: tuple[str, ...], authority: str, variant: str) -> tuple[Clause, ...]:
        shelf = self.bookshelf(authority, variant)
        found = [self.clauses[one] for one in ids if one in self.clauses]
        held = [clause for clause in found if clause.book in shelf and variant in clause.games]
        own = self.authorities[authority].books if authority in self.authorities else ()
        return tuple(sorted(held, key=lambda clause: clause.book not in own))

    def covers(self, topic: Topic, variant: str) -> bool:
        """Whether a topic can happen in a game."""
        inside = self.games.depth_under(variant, topic.variants)
        outside = self.games.depth_under(variant, topic.not_for) if topic.not_for else None
        return inside is not None and (outside is None or outside < inside)

    def variants_of(self, topic: Topic) -> tuple[str, ...]:
        """The played games of a topic."""
        return tuple(name for name in self.games.played if self.covers(topic, name))

    def topics_of(self, variant: str) -> tuple[Topic, ...]:
        """The topics of a game, the most common calls first."""
        found = [topic for topic in self.topics.values() if self.covers(topic, variant)]
        return tuple(sorted(found, key=lambda topic: (topic.common or 99, topic.title)))

    def streets_of(self, topic: Topic, variant: str) -> tuple[str, ...]:
        """The streets of a game that a topic can happen on, in the order of play."""
        return tuple(one for one in self.games.streets(variant) if one in topic.streets)

    def rules(self, topic: Topic, authority: str, variant: str) -> bool:
        """Whether an authority has this topic: the base's topics are everybody's.

        One that speaks of tournaments alone has no rule on a topic of cash games.
        """
        has = not topic.authority or topic.authority in self.chain(authority, variant)
        return has and bool(self.formats(topic, authority))

    def formats(self, topic: Topic, authority: str) -> tuple[str, ...]:
        """The formats in which an authority rules on a topic."""
        formats = topic.formats or tuple(self.facts["format"].choices)
        own = self.authorities[authority].formats if authority in self.authorities else ()
        return tuple(one for one in formats if not own or one in own)

    def setting_facts(self) -> tuple[Fact, ...]:
        """The house settings."""
        return tuple(fact for fact in self.facts.values() if fact.setting)

    def amending(
        self, topic: str, variant: str, authority: str, room: str
    ) -> tuple[tuple[tuple[int, int], Amendment], ...]:
        """The amendments that are live, each with its level, in the order they are applied."""
        chain = self.chain(authority, variant)
        found: list[tuple[tuple[int, int], Amendment]] = []
        for amendment in self.amendments_of(topic):
            depth = self.games.depth_under(variant, amendment.variants)
            if depth is None:
                continue
            if amendment.room:
                if amendment.room == room:
                    found.append(((99, depth), amendment))
            elif not amendment.authority:
                found.append(((0, depth), amendment))
            elif amendment.authority in chain:
                found.append(((1 + chain.index(amendment.authority), depth), amendment))
        return tuple(sorted(found, key=lambda item: item[0]))

    def amendments_of(self, topic: str) -> tuple[Amendment, ...]:
        """Every amendment of a topic, by whomever."""
        if not self._amendments and self.amendments:
            for amendment in self.amendments:
                before = self._amendments.get(amendment.topic, ())
                self._amendments[amendment.topic] = (*before, amendment)
        return self._amendments.get(topic, ())

    def amends(self, room: str, topic: str) -> bool:
        """Whether a room amends a topic."""
        return any(amendment.room == room for amendment in self.amendments_of(topic))

    def given(self, topic: Topic, variant: str, authority: str = "") -> dict[str, tuple[str, ...]]:
        """The context facts with the choices they can have in this topic, game and authority."""
        limits = topic.limits or tuple(self.facts["limit"].choices)
        formats = self.formats(topic, authority)
        return {"format": formats, "limit": limits, "street": self.streets_of(topic, variant)}

    def flow(self, topic: str, variant: str, authority: str, room: str = "") -> Spot:
        """A topic's flow; raises FlowError while the rule files are unsound."""
        if not self.amends(room, topic):
            room = ""
        key = (topic, variant, authority, room)
        if key not in self._flows:
            self._flows[key] = self.grow(topic, variant, authority, room)
        return self._flows[key]

    def grow(self, topic_id: str, variant: str, authority: str, room: str) -> Spot:
        """A topic's flow, worked out anew."""
        topic = self.topics[topic_id]
        live = tuple(one for _, one in self.amending(topic_id, variant, authority, room))
        rulings: dict[str, Ruling] = dict(topic.rulings)
        for amendment in live:
            rulings.update(amendment.rulings)
        growth = Growth(topic, self.facts, live, rulings, self.footprints)
        return growth.flow(self.given(topic, variant, authority))

    def owners(self) -> tuple[Topic | Amendment, ...]:
        """Every file that holds rulings: topics, then amendments."""
        return (*self.topics.values(), *self.amendments)

    def room(self, name: str) -> Room:
        """A room by name; SituationError when there is none."""
        if name not in self.rooms:
            raise SituationError("room", name, "is not a room here", self.rooms)
        return self.rooms[name]

    def amended_by_rooms(self) -> Iterator[tuple[Topic, str, str, str]]:
        """Every combination that a room amends, with the room."""
        for topic, variant, authority in self.combinations():
            for room in self.rooms:
                if self.amends(room, topic.id):
                    yield topic, variant, authority, room

    def combinations(self) -> Iterator[tuple[Topic, str, str]]:
        """Every topic with every game and authority that rule on it."""
        for topic in self.topics.values():
            for variant in self.variants_of(topic):
                for authority in self.authorities:
                    if authority in self.chain(authority, variant) and self.rules(
                        topic, authority, variant
                    ):
                        yield topic, variant, authority
