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


@pytest.mark.parametrize(
    ("variant", "pairs", "choice", "words"),
    [
        ("holdem", {"put-in": "10", "smallest": "5", "call": "6"}, "no", "no longer covers 6"),
        ("holdem", {"put-in": "11", "smallest": "5", "call": "6"}, "yes", "still covers 6"),
    ],
)
def test_a_chip_to_spare_is_worked_out(
    library: Library, variant: str, pairs: dict[str, str], choice: str, words: str
) -> None:
    given = {f"chip-to-spare.{name}": value for name, value in pairs.items()}
    (worked,) = read_answers(library, variant, given).worked
    assert worked.choice == choice
    assert words in worked.because


def test_the_most_in_pot_limit_shows_the_sum(library: Library) -> None:
    pairs = {"pot-spot.pot": "150", "pot-spot.bet": "50", "pot-spot.in-front": "0"}
    (worked,) = read_answers(library, "omaha", pairs).worked
    assert worked.choice == "raise"
    assert "raise by 200, to 250 in all" in worked.because
    with pytest.raises(SituationError, match="does not fit"):
        read_answers(library, "omaha", {**pairs, "pot-spot.bet": "500"})


def test_short_all_ins_that_add_up_reopen_the_betting(library: Library) -> None:
    pairs = {"reopen-seat.to-call": "150", "reopen-seat.enough": "100"}
    (worked,) = read_answers(library, "holdem", pairs).worked
    assert worked.choice == "adds-up"
    (worked,) = read_answers(library, "holdem", {**pairs, "reopen-seat.to-call": "99"}).worked
    assert worked.choice == "short-only"
