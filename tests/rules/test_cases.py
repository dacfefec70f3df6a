"""The worked cases, each ruled through consult by answering only the questions asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from floorman.consult import consult
from floorman.domain.facts import CONTEXT
from floorman.domain.rulings import Card, Question, Situation
from floorman.home import project_root
from floorman.library.load import read_library

if TYPE_CHECKING:
    from floorman.domain.rooms import Case

CASES = read_library(project_root() / "rulings")[0].cases


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_case_comes_out_as_the_clause_says(library: object, case: Case) -> None:
    situation = Situation(case.topic, case.variant, {}, authority=case.authority)
    asked = set()
    while isinstance(answer := consult(library, situation), Question):
        asked.add(answer.fact.id)
        situation = situation.with_answer(answer.fact.id, case.answers[answer.fact.id])
    assert isinstance(answer, Card)
    assert answer.ruling.label == case.expect
    assert set(case.cite) <= {clause.id for clause in answer.cite}
    assert set(case.answers) - set(CONTEXT) <= asked


def test_cases_of_every_game_and_authority(library: object) -> None:
    games = {case.variant for case in CASES}
    assert games == set(library.games.played)  # type: ignore[attr-defined]
    assert {case.authority for case in CASES} == set(library.authorities)  # type: ignore[attr-defined]
