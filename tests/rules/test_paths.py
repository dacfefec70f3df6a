"""Every path of every topic, game and authority, replayed answer by answer through consult."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.consult import consult
from floorman.domain.facts import UNKNOWN
from floorman.domain.flows import ends
from floorman.domain.rulings import Card, Question, Situation, Undecided

if TYPE_CHECKING:
    from collections.abc import Iterator

    from floorman.domain.flows import End
    from floorman.library.library import Library


def every_path(library: Library) -> Iterator[tuple[str, str, str, End]]:
    for topic, variant, authority in library.combinations():
        for end in ends(library.flow(topic.id, variant, authority)):
            yield topic.id, variant, authority, end


def test_every_path_asks_only_what_it_needs(library: Library) -> None:
    count = 0
    for topic, variant, authority, end in every_path(library):
        situation = Situation(topic, variant, {}, authority=authority)
        for step, choice in end.trail:
            question = consult(library, situation)
            assert isinstance(question, Question), (topic, variant, authority, situation.answers)
            assert question.fact.id == step.fact
            assert set(question.choices) == set(step.children)
            situation = situation.with_answer(step.fact, choice)
        card = consult(library, situation)
        assert isinstance(card, Card), (topic, variant, authority, situation.answers)
        assert card.ruling is end.ruling
        assert card.cite, "a ruling without a clause"
        assert dict(card.answers) == dict(situation.answers)
        count += 1
    assert count > 100


def test_every_card_names_only_other_rulings_as_neighbours(library: Library) -> None:
    for topic, variant, authority, end in every_path(library):
        answers = {step.fact: choice for step, choice in end.trail}
        card = consult(library, Situation(topic, variant, answers, authority=authority))
        assert isinstance(card, Card)
        for change in card.neighbours:
            if not change.ruling:
                continue
            other = {**answers, change.fact: change.choice}
            situation = Situation(topic, variant, other, authority=authority)
            kept = {fact: other[fact] for fact in _asked(library, situation)}
            found = consult(library, Situation(topic, variant, kept, authority=authority))
            assert isinstance(found, Card)
            assert found.ruling.label == change.ruling != card.ruling.label


def _asked(library: Library, situation: Situation) -> list[str]:
    """The facts that are asked when every question is answered from the situation."""
    asked: list[str] = []
    walked = Situation(situation.topic, situation.variant, {}, authority=situation.authority)
    while isinstance(question := consult(library, walked), Question):
        asked.append(question.fact.id)
        walked = walked.with_answer(question.fact.id, situation.answers[question.fact.id])
    return asked


def test_not_knowing_any_one_fact_keeps_the_true_ruling_possible(library: Library) -> None:
    for topic, variant, authority, end in every_path(library):
        answers = {step.fact: choice for step, choice in end.trail}
        for fact in answers:
            doubtful = {**answers, fact: UNKNOWN}
            found = consult(library, Situation(topic, variant, doubtful, authority=authority))
            if isinstance(found, Undecided):
                labels = {possible.ruling.label for possible in found.possible}
                assert end.ruling.label in labels
                assert len(labels) > 1
            else:
                assert isinstance(found, Card)
                assert found.ruling.label == end.ruling.label
