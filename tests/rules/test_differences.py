"""The 62 situations in which Robert's Rules and the TDA rules differ: both rulings are shown."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from floorman.consult import consult
from floorman.domain.rulings import Card, Situation
from floorman.home import project_root
from floorman.library.load import read_library

if TYPE_CHECKING:
    from floorman.domain.rooms import Case
    from floorman.domain.rulings import Opinion
    from floorman.library.library import Library

DIFFERENCES = range(1, 63)
CASES: dict[int, dict[str, list[Case]]] = {}
for _case in read_library(project_root() / "rulings")[0].cases:
    if found := re.match(r"diff-(\d+)[a-z]*-(rrop|tda24)", _case.id):
        number, authority = int(found.group(1)), found.group(2)
        CASES.setdefault(number, {}).setdefault(authority, []).append(_case)


def card_of(library: Library, case: Case) -> Card:
    situation = Situation(case.topic, case.variant, case.answers, authority=case.authority)
    card = consult(library, situation)
    assert isinstance(card, Card)
    return card


def opinion_of(card: Card, authority: str) -> Opinion:
    return next(one for one in card.opinions if one.authority == authority)


@pytest.mark.parametrize("number", DIFFERENCES)
def test_each_book_has_its_case(number: int) -> None:
    assert set(CASES.get(number, {})) == {"rrop", "tda24"}
    for authority, cases in CASES[number].items():
        wanted = {"rrop", "rrop_tournament"} if authority == "rrop" else {"tda24"}
        assert {case.authority for case in cases} <= wanted


@pytest.mark.parametrize("number", DIFFERENCES)
def test_the_card_of_one_book_shows_that_the_other_differs(library: Library, number: int) -> None:
    cards = [card_of(library, case) for cases in CASES[number].values() for case in cases]
    shown = []
    for card in cards:
        other = "rrop" if card.authority == "tda24" else "tda24"
        opinion = opinion_of(card, other)
        shown.append(opinion.differs or bool(opinion.asks))
    assert any(shown), f"difference {number} shows on no card"


@pytest.mark.parametrize("number", DIFFERENCES)
def test_the_two_books_do_not_rule_alike(number: int) -> None:
    rrop, tda24 = CASES[number]["rrop"], CASES[number]["tda24"]
    alike = [
        (one.id, other.id)
        for one in rrop
        for other in tda24
        if (one.topic, one.variant, one.expect) == (other.topic, other.variant, other.expect)
    ]
    pairs = len(rrop) * len(tda24)
    assert len(alike) < pairs, alike
