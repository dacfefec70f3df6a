"""The measures by name: pure functions that turn cards, chips or seats into a choice of a fact.

Where a fact of the rulebook has such choices, the measure has the fact's name and the same choice
ids. A choice comes with the sentence that says what it was worked out from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.calculators.measure import Input, Measure, Measured
from floorman.calculators.measure_bets import BET_MEASURES
from floorman.calculators.measure_cards import CARD_MEASURES
from floorman.calculators.measure_numbers import NUMBER_MEASURES

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["MEASURES", "Input", "Measure", "Measured", "measure"]

MEASURES: Mapping[str, Measure] = {
    measure.name: measure for measure in (*CARD_MEASURES, *NUMBER_MEASURES, *BET_MEASURES)
}


def measure(name: str, given: Mapping[str, object]) -> Measured:
    """Work out the choice of a measure by its name.

    >>> measure("exposed-rank", {"card": "6d"}).choice
    'six'
    >>> measure("opening-cards", {"hand": "As Ks Qs Jk Tc"}).choice
    'with-the-joker'
    >>> measure("short-deck", {"stub": 3, "burns": 3, "removed": 0, "waiting": 6}).choice
    'mix-no-burn'
    >>> measure("all-in-size", {"amount": 5, "bet": 10})
    Measured(choice='half-or-more', because='5 of 10, half of which is 5.')
    """
    return MEASURES[name].run(given)
