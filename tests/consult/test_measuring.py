"""Cards and numbers that answer questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from floorman.calculators import CALCULATORS, MEASURES
from floorman.consult import consult
from floorman.domain.rulings import Card, Situation
from floorman.errors import SituationError
from floorman.measuring import measure_of, read_answers

if TYPE_CHECKING:
    from floorman.library.library import Library


def test_a_card_becomes_a_choice_and_says_from_what(library: Library) -> None:
    read = read_answers(library, "lowball_27", {"exposed-by": "dealer", "exposed-rank.card": "6d"})
    assert read.given == {"exposed-by": "dealer", "exposed-rank": "six"}
    (worked,) = read.worked
    assert dict(worked.inputs) == {"card": "6d"}
    assert "six of diamonds" in worked.because


def test_the_ruling_is_that_of_the_choice(library: Library) -> None:
    pairs = {
        "exposed-by": "dealer",
        "exposed-count.count": "1",
        "exposed-position.count": "9",
        "limit": "no-limit",
        "exposed-rank.card": "7s",
    }
    read = read_answers(library, "lowball_27", pairs)
    card = consult(library, Situation("lowball-exposed-card", "lowball_27", read.given))
    assert isinstance(card, Card)
    assert card.ruling.verdict == "The card is kept."


@pytest.mark.parametrize(
    ("pairs", "field", "part"),
    [
        ({"exposed-rank.card": "6d 7d"}, "exposed-rank.card", "wrong number of cards"),
        ({"exposed-rank.card": "banana"}, "exposed-rank.card", "card"),
        ({"exposed-rank.card": ""}, "exposed-rank.card", "is missing"),
        ({"exposed-rank.suit": "6d"}, "exposed-rank.suit", "is not asked for"),
        ({"exposed-by.card": "6d"}, "exposed-by", "cannot be worked out"),
        ({"no-such-fact.card": "6d"}, "no-such-fact", "cannot be worked out"),
        ({"exposed-count.count": "-1"}, "exposed-count.count", "whole number"),
        ({"exposed-count.count": "9" * 40}, "exposed-count.count", "whole number"),
        ({"exposed-rank.card": "6d", "exposed-rank": "seven"}, "exposed-rank", "worked out"),
    ],
)
def test_impossible_input_is_named(
    library: Library, pairs: dict[str, str], field: str, part: str
) -> None:
    with pytest.raises(SituationError, match=part) as raised:
        read_answers(library, "lowball_27", pairs)
    assert raised.value.field == field


def test_every_measure_of_a_fact_gives_only_its_choices(library: Library) -> None:
    measured = [fact for fact in library.facts.values() if fact.measure]
    assert len(measured) > 10
    for fact in measured:
        for variant in library.games.played:
            measure = measure_of(fact, variant)
            assert measure is not None
            assert set(measure.choices) <= set(fact.choices)
    assert {fact.measure for fact in measured} <= set(MEASURES)


def test_every_clause_of_a_calculator_is_in_the_books(library: Library) -> None:
    for calculator in CALCULATORS.values():
        missing = [
            one
            for one in calculator.clauses
            if one not in library.clauses and not one.startswith("tda24.")
        ]
        assert not missing, calculator.name
