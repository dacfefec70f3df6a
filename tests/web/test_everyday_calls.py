"""The calls that floors get most: each from the home page, with both books' rulings and clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from floorman.domain.flows import ends
from floorman.find import find

if TYPE_CHECKING:
    from visiting import Visitor

    from floorman.library.library import Library

CALLS = {
    "dead hand at the showdown": "hand-thrown-at-showdown",
    "oversized chip": "bet-one-chip",
    "action out of turn": "act-out-of-turn",
    "short all-in": "bet-reopened",
    "undercall": "bet-undercall",
    "four card flop": "flop-too-many-cards",
    "boxed card": "boxed-card",
    "wrong button": "button-out-of-position",
    "string bet": "act-string-bet",
    "skipped player": "act-skipped",
}


@pytest.mark.parametrize(("words", "topic"), CALLS.items())
def test_it_is_found_and_one_tap_away(
    visit_real: Visitor, library: Library, words: str, topic: str
) -> None:
    assert topic in [hit.topic.id for hit in find(library, words, "holdem")[:3]]
    assert f"/rule/holdem/{topic}" in set(visit_real("/?variant=holdem").hrefs())


@pytest.mark.parametrize("topic", CALLS.values())
def test_both_books_rule_on_it_with_their_clauses(library: Library, topic: str) -> None:
    for authority, books in (("rrop", {"rrop", "general", "tournament"}), ("tda24", {"tda24"})):
        cited = {
            clause.book
            for end in ends(library.flow(topic, "holdem", authority))
            for clause in library.cited(end.ruling.cite, authority, "holdem")
        }
        assert cited & books, (topic, authority)
