"""Walks a situation down its flow.

Total and pure: the same situation always has the same answer, replayed from the start. Paths are
finite, so a card is worked out once for an end of a flow and kept there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from floorman.consult.cards import card_for, question_for, silent_card
from floorman.consult.desk import Desk, desk_for
from floorman.consult.doubts import undecided
from floorman.consult.strays import refuse_strays
from floorman.domain.facts import UNKNOWN
from floorman.domain.flows import Step
from floorman.domain.rulings import Card, Question
from floorman.errors import SituationError

if TYPE_CHECKING:
    from floorman.domain.rulings import Answer, Situation
    from floorman.library.library import Library


def consult(library: Library, situation: Situation) -> Answer:
    """Rule on a situation, or ask what is still needed.

    Raises SituationError for a topic, game, room, fact or choice that does not exist or cannot be
    here, and for an answer to a question that this path never asks.
    """
    desk = desk_for(library, situation)
    if isinstance(desk, Question):
        return desk
    spot = desk.flow
    if spot is None:
        return silent_card(library, situation, desk.authority)
    answers, settings = situation.answers, desk.settings
    given = 0
    taken: tuple[str, ...] = ()
    while isinstance(spot, Step):
        choice = answers.get(spot.fact)
        if choice is not None:
            given += 1
        else:
            choice = settings.get(spot.fact)
            if choice is None or choice not in spot.children:
                refuse_strays(library, situation, spot, desk.authority)
                return question_for(library, situation, desk.authority, spot)
            taken = (*taken, spot.fact)
        below = spot.children.get(choice)
        if below is None:
            return _stuck(library, situation, desk, spot, choice)
        spot = below
    key: object = (situation.room, taken)
    if given != len(answers):
        refuse_strays(library, situation, spot, desk.authority)
        key = (situation.room, taken, frozenset(answers.items()))
    card = spot.memo.get(key)
    if card is None:
        card = spot.memo[key] = card_for(library, situation, desk.authority, spot)
    return cast("Card", card)


def _stuck(library: Library, situation: Situation, desk: Desk, step: Step, choice: str) -> Answer:
    """An answer that leads nowhere: somebody does not know, or it is not a choice here."""
    if choice == UNKNOWN:
        refuse_strays(library, situation, step, desk.authority)
        return undecided(library, situation, desk, step)
    fact = library.facts[step.fact]
    reason = "is not possible here" if choice in fact.choices else "is not a choice"
    raise SituationError(step.fact, choice, reason, (*step.children, UNKNOWN))
