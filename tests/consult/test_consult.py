"""The heart on the small sound rule base of the broken corpus."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from floorman.consult import consult
from floorman.domain.rulings import Card, Question, Situation, Undecided
from floorman.errors import SituationError
from floorman.library.load import load_library

if TYPE_CHECKING:
    from floorman.library.library import Library

ROOT = Path(__file__).parent.parent / "broken" / "base"


@pytest.fixture(scope="module")
def small() -> Library:
    return load_library(ROOT)


def ask(library: Library, variant: str = "holdem", **answers: str) -> object:
    authority = answers.pop("authority", "")
    return consult(library, Situation("card-up", variant, answers, authority=authority))


def test_asks_the_first_question_with_its_choices(small: Library) -> None:
    question = ask(small)
    assert isinstance(question, Question)
    assert question.fact.id == "who"
    assert dict(question.choices) == {"dealer": "The dealer", "player": "The player"}


def test_rules_with_everything_on_the_card(small: Library) -> None:
    card = ask(small, who="dealer", acted="no")
    assert isinstance(card, Card)
    assert card.ruling.label == "goes-back"
    assert [clause.id for clause in card.cite] == ["b.1"]
    assert [(one.fact, one.choice) for one in card.because] == [("who", "dealer"), ("acted", "no")]
    assert [(one.fact, one.choice, one.ruling) for one in card.neighbours] == [
        ("acted", "yes", "stays")
    ]
    assert [(one.fact, one.choice) for one in card.changes] == [
        ("acted", "yes"),
        ("who", "player"),
    ]
    (opinion,) = card.opinions
    assert (opinion.authority, opinion.ruling, opinion.differs) == ("house", "stays-here", True)


def test_the_same_situation_gives_the_same_card(small: Library) -> None:
    assert ask(small, who="player") is ask(small, who="player")


def test_an_authority_amends_by_label_and_its_book_is_cited(small: Library) -> None:
    card = ask(small, who="dealer", acted="no", authority="house")
    assert isinstance(card, Card)
    assert card.ruling.label == "stays-here"
    assert [clause.id for clause in card.cite] == ["h.1"]
    assert card.rests_on == ()


def test_an_authority_rests_on_the_one_below_it(small: Library) -> None:
    card = ask(small, who="player", authority="house")
    assert isinstance(card, Card)
    assert card.rests_on == ("A book",)


def test_a_room_answers_a_house_setting_in_advance(small: Library) -> None:
    card = ask(small, "omaha", who="player")
    assert isinstance(card, Card)
    assert card.ruling.label == "stays"
    assert [one.fact for one in card.settings] == ["cap"]
    other = ask(small, "omaha", who="player", cap="four")
    assert isinstance(other, Card)
    assert other.ruling.label == "always-stays"
    assert not other.settings


def test_a_room_that_has_not_said_is_asked_and_told_why(small: Library) -> None:
    silent = replace(small.rooms["default"], settings={})
    library = replace(small, rooms={"default": silent}, desks={})
    question = ask(library, "omaha", who="player")
    assert isinstance(question, Question)
    assert question.fact.id == "cap"
    assert "The book leaves it to the room." in question.why


def test_not_knowing_leaves_the_rulings_that_are_still_possible(small: Library) -> None:
    undecided = ask(small, who="unknown", acted="no")
    assert isinstance(undecided, Undecided)
    assert undecided.fact.id == "who"
    found = {one.ruling.label: one.choices for one in undecided.possible}
    assert found == {"goes-back": ("dealer",), "stays": ("player",)}


def test_not_knowing_does_not_matter_when_all_comes_out_alike(small: Library) -> None:
    card = ask(small, who="unknown", acted="yes")
    assert isinstance(card, Card)
    assert card.ruling.label == "stays"


def test_a_later_answer_may_be_given_early(small: Library) -> None:
    question = ask(small, acted="yes")
    assert isinstance(question, Question)
    assert question.fact.id == "who"


@pytest.mark.parametrize(
    ("answers", "field", "part"),
    [
        ({"who": "nobody"}, "who", "is not a choice"),
        ({"who": "player", "acted": "no"}, "acted", "this path never asks"),
        ({"colour": "red"}, "colour", "is not a question"),
        ({"who": "player", "street": "flop"}, "street", "cannot be where this topic happens"),
        ({"who": "player", "format": "picnic"}, "format", "is not a choice"),
        ({"who": "dealer", "acted": "mañana"}, "acted", "is not a choice"),
        ({"who": "x" * 5000}, "who", "is not a choice"),
    ],
)
def test_refuses_what_cannot_be(
    small: Library, answers: dict[str, str], field: str, part: str
) -> None:
    with pytest.raises(SituationError, match=part) as raised:
        ask(small, **answers)
    assert raised.value.field == field
    assert raised.value.allowed
    assert len(str(raised.value)) < 500


@pytest.mark.parametrize(
    ("situation", "field"),
    [
        (Situation("no-such-topic", "holdem"), "topic"),
        (Situation("card-up", "chess"), "variant"),
        (Situation("card-up", "any"), "variant"),
        (Situation("card-up", "holdem", room="nowhere"), "room"),
        (Situation("card-up", "holdem", authority="nobody"), "authority"),
    ],
)
def test_refuses_unknown_places(small: Library, situation: Situation, field: str) -> None:
    with pytest.raises(SituationError) as raised:
        consult(small, situation)
    assert raised.value.field == field
    assert raised.value.allowed


def test_a_room_with_two_books_asks_for_the_format_first(small: Library) -> None:
    room = replace(small.rooms["default"], cash="house", tournament="rrop")
    library = replace(small, rooms={"default": room}, desks={})
    question = ask(library)
    assert isinstance(question, Question)
    assert question.fact.id == "format"
    cash = ask(library, format="cash", who="dealer", acted="no")
    tournament = ask(library, format="tournament", who="dealer", acted="no")
    assert isinstance(cash, Card)
    assert isinstance(tournament, Card)
    assert (cash.ruling.label, tournament.ruling.label) == ("stays-here", "goes-back")
    with pytest.raises(SituationError, match="is not a choice"):
        ask(library, format="picnic")


def test_a_topic_of_another_authority_has_no_rule_here(small: Library) -> None:
    topic = replace(small.topics["card-up"], id="house-only", authority="house")
    library = replace(small, topics={**small.topics, "house-only": topic}, desks={})
    card = consult(library, Situation("house-only", "holdem", {}))
    assert isinstance(card, Card)
    assert card.status == "no-rule"
    assert "floor's decision" in card.ruling.verdict
    (opinion,) = card.opinions
    assert opinion.authority == "house"
    assert opinion.differs


def test_a_ruling_on_the_general_chapters_says_that_it_rests_on_them(library: Library) -> None:
    card = consult(library, Situation("exposed-hole-card", "holdem", {"exposed-by": "player"}))
    assert isinstance(card, Card)
    assert card.rests_on == (library.books["general"].title,)
