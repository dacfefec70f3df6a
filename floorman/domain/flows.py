"""A topic resolved for one variant and authority: every choice has a node of its own.

Parts are unfolded, amendments grafted, facts that cannot vary here are worked out, and a question
whose answers would all go on alike is dropped. What is left is exactly what must be asked.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from floorman.domain.trees import Ask, Leaf

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from floorman.domain.books import Where
    from floorman.domain.facts import Fact
    from floorman.domain.trees import Amendment, Node, Ruling, Topic


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """A question that is still needed here; one child for each possible choice."""

    fact: str
    children: Mapping[str, Spot]
    why: str
    cite: tuple[str, ...]
    written: Ask


@dataclass(frozen=True, slots=True, eq=False)
class End:
    """A ruling, and the steps and choices that led to it.

    `given` holds each fact that is settled here with the choices it may still have; `memo` keeps
    what was once worked out for this end.
    """

    ruling: Ruling
    trail: tuple[tuple[Step, str], ...]
    given: Mapping[str, tuple[str, ...]]
    passed: tuple[Ask, ...]
    memo: dict[object, object] = field(default_factory=dict)


Spot = Step | End


@dataclass(frozen=True, slots=True)
class _Draft:
    """A spot before its trail is known."""

    ask: Ask | None
    children: Mapping[str, _Draft]
    ruling: Ruling | None
    given: Mapping[str, tuple[str, ...]]
    passed: tuple[Ask, ...]

    def shape(self) -> object:
        """What is asked and ruled from here on: two spots of one shape are alike to the table."""
        if self.ruling is not None:
            return self.ruling.label
        asked = self.ask.fact if self.ask else ""
        return asked, tuple((choice, child.shape()) for choice, child in self.children.items())


def _alike(drafts: list[_Draft], fact: str, choices: tuple[str, ...]) -> _Draft:
    """One spot for several of one shape: the fact may be any of its choices."""
    first = drafts[0]
    children = {
        key: _alike([draft.children[key] for draft in drafts], fact, choices)
        for key in first.children
    }
    passed = {id(ask): ask for draft in drafts for ask in draft.passed}
    given = {**first.given, fact: choices}
    return replace(first, children=children, given=given, passed=tuple(passed.values()))


class FlowError(Exception):
    """A tree that cannot be resolved: an unknown label, fact or choice, or parts in a circle."""

    def __init__(self, code: str, where: Where, sentence: str) -> None:
        self.code = code
        self.where = where
        self.sentence = sentence
        super().__init__(sentence)


@dataclass(frozen=True, slots=True)
class Footprints:
    """Which answers of the written trees were walked, and which labels were amended where."""

    walked: set[tuple[Where, str]] = field(default_factory=set)
    grafted: set[tuple[Where, str]] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Growth:
    """All that is needed to resolve one topic for one variant and authority."""

    topic: Topic
    facts: Mapping[str, Fact]
    amendments: tuple[Amendment, ...]
    rulings: Mapping[str, Ruling]
    footprints: Footprints = field(default_factory=Footprints)

    def flow(self, given: Mapping[str, tuple[str, ...]]) -> Spot:
        """The resolved tree, `given` being the choices that context facts can have here."""
        draft = self._grow(self.topic.start, given, self.amendments, (), ())
        return _settle(draft, ())

    def _grow(
        self,
        node: Node,
        given: Mapping[str, tuple[str, ...]],
        live: tuple[Amendment, ...],
        inside: tuple[str, ...],
        passed: tuple[Ask, ...],
    ) -> _Draft:
        match node:
            case Leaf():
                return self._leaf(node, given, live, inside, passed)
            case Ask():
                return self._ask(node, given, live, inside, passed)

    def _leaf(
        self,
        leaf: Leaf,
        given: Mapping[str, tuple[str, ...]],
        live: tuple[Amendment, ...],
        inside: tuple[str, ...],
        passed: tuple[Ask, ...],
    ) -> _Draft:
        label, parts = leaf.label, self.topic.parts or {}
        if label in parts:
            if label in inside:
                raise FlowError("T310", leaf.where, f"part “{label}” leads back to itself")
            return self._grow(parts[label], given, live, (*inside, label), passed)
        for index, amendment in enumerate(live):
            if label in amendment.replaces:
                self.footprints.grafted.add((amendment.where, label))
                rest = live[index + 1 :]
                return self._grow(amendment.replaces[label], given, rest, inside, passed)
        if label not in self.rulings:
            raise FlowError("T304", leaf.where, f"“{label}” is neither a ruling nor a part")
        return _Draft(None, {}, self.rulings[label], given, passed)

    def _ask(
        self,
        ask: Ask,
        given: Mapping[str, tuple[str, ...]],
        live: tuple[Amendment, ...],
        inside: tuple[str, ...],
        passed: tuple[Ask, ...],
    ) -> _Draft:
        if ask.fact not in self.facts:
            raise FlowError("F201", ask.where, f"nobody defines the fact “{ask.fact}”")
        possible = given.get(ask.fact) or tuple(self.facts[ask.fact].choices)
        ways = {choice: branch.node for branch in ask.branches for choice in branch.choices}
        children: dict[str, _Draft] = {}
        for choice in possible:
            if choice not in ways:
                raise FlowError("T301", ask.where, f"{ask.fact}: “{choice}” has no answer here")
            self.footprints.walked.add((ask.where, choice))
            known = {**given, ask.fact: (choice,)}
            children[choice] = self._grow(ways[choice], known, live, inside, (*passed, ask))
        first = children[possible[0]]
        if len(children) == 1:
            return first
        if all(child.shape() == first.shape() for child in children.values()):
            return _alike(list(children.values()), ask.fact, possible)
        return _Draft(ask, children, None, given, passed)


def _settle(draft: _Draft, above: tuple[tuple[Step, str], ...]) -> Spot:
    if draft.ruling is not None:
        return End(draft.ruling, above, draft.given, draft.passed)
    assert draft.ask is not None  # noqa: S101 - a draft is one or the other
    children: dict[str, Spot] = {}
    step = Step(draft.ask.fact, children, draft.ask.why, draft.ask.cite, draft.ask)
    for choice, child in draft.children.items():
        children[choice] = _settle(child, (*above, (step, choice)))
    return step


def ends(spot: Spot) -> Iterator[End]:
    """Every end below a spot, in order."""
    if isinstance(spot, End):
        yield spot
        return
    for child in spot.children.values():
        yield from ends(child)


def follow(spot: Spot, answers: Mapping[str, str]) -> tuple[Spot, tuple[str, ...]]:
    """Walk as far as the answers lead: where that is, and the facts that were used."""
    used: list[str] = []
    while isinstance(spot, Step):
        below = spot.children.get(answers.get(spot.fact, ""))
        if below is None:
            break
        used.append(spot.fact)
        spot = below
    return spot, tuple(used)


def facts_asked(spot: Spot) -> dict[str, None]:
    """The facts asked anywhere below a spot, in order of first appearance."""
    found: dict[str, None] = {}
    if isinstance(spot, Step):
        found[spot.fact] = None
        for child in spot.children.values():
            found.update(facts_asked(child))
    return found
