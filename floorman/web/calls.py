"""The calls a floor person can choose from: topics of a game and street, most common first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from floorman.find import find

if TYPE_CHECKING:
    from collections.abc import Iterable

    from floorman.domain.trees import Topic
    from floorman.library.library import Library
    from floorman.web.context import Context

FIRST = 10
DEAL = "The deal, the deck and the game"
GROUPS = {
    "act": "Turn, words and conduct",
    "bet": "Bets and raises",
    "show": "Showdown and pots",
    "hand": "Live or dead hands",
    "pot": "Showdown and pots",
    "blind": "Button and blinds",
    "kill": "Kill pots",
    "tourn": "Tournament procedure",
}
SHARED = ("general", "tda24")


@dataclass(frozen=True, slots=True)
class Calls:
    """Topics to choose from: the common ones, the others, and how many the table rules out."""

    common: tuple[Topic, ...]
    others: tuple[Topic, ...]
    hidden: int

    @property
    def groups(self) -> dict[str, tuple[Topic, ...]]:
        """The others by what they are about, the game's own irregularities first."""
        none: tuple[Topic, ...] = ()
        groups = dict.fromkeys((DEAL, *GROUPS.values()), none)
        for topic in self.others:
            title = group_of(topic)
            groups[title] = (*groups[title], topic)
        return {title: found for title, found in groups.items() if found}

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self.common) + len(self.others)


def group_of(topic: Topic) -> str:
    """What a topic is about, in the words of the home page."""
    if topic.family in SHARED:
        return GROUPS.get(topic.id.split("-")[0], DEAL)
    return DEAL


def calls_of(library: Library, variant: str, street: str, words: str, context: Context) -> Calls:
    """The calls of a game that fit the street, the words and the table."""
    topics = tuple(_found(library, variant, words))
    here = [one for one in topics if not street or street in one.streets]
    fit = [one for one in here if fits(one, context)]
    common = tuple(one for one in fit if one.common and not words)
    if not street:
        common = common[:FIRST]
    others = tuple(one for one in fit if one not in common)
    return Calls(common, others, len(here) - len(fit))


def _found(library: Library, variant: str, words: str) -> Iterable[Topic]:
    if words:
        return (hit.topic for hit in find(library, words, variant))
    return library.topics_of(variant)


def fits(topic: Topic, context: Context) -> bool:
    """Whether a topic can happen in the format and limit of the table."""
    in_format = not context.format or not topic.formats or context.format in topic.formats
    in_limit = not context.limit or not topic.limits or context.limit in topic.limits
    return in_format and in_limit


def by_street(library: Library, variant: str) -> tuple[tuple[str, tuple[Topic, ...]], ...]:
    """The streets of a game in the order of play, each with its topics."""
    topics = library.topics_of(variant)
    streets = library.games.streets(variant)
    groups = ((street, tuple(t for t in topics if street in t.streets)) for street in streets)
    return tuple((street, found) for street, found in groups if found)
