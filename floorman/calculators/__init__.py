"""Pure calculators: cards and chips in, a worked and cited answer out.

They know cards and errors, no files, web or database. A request is plain JSON as the contract
says; anything impossible, and anything needed but missing, raises CalculationError. `CALCULATORS`
holds them by name, `MEASURES` holds the small functions that turn cards or numbers into a choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.calculators.bet import BET
from floorman.calculators.bring_in import BRING_IN
from floorman.calculators.calculator import Calculator, Result
from floorman.calculators.first_to_act import FIRST_TO_ACT
from floorman.calculators.measures import MEASURES, Measure, Measured
from floorman.calculators.openers import OPENERS
from floorman.calculators.showdown import SHOWDOWN
from floorman.calculators.side_pots import SIDE_POTS
from floorman.calculators.split_pot import SPLIT_POT
from floorman.calculators.stud_deck import STUD_DECK

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["CALCULATORS", "MEASURES", "Calculator", "Measure", "Measured", "Result"]

CALCULATORS: Mapping[str, Calculator] = {
    calculator.name: calculator
    for calculator in (
        SPLIT_POT,
        SIDE_POTS,
        BRING_IN,
        FIRST_TO_ACT,
        OPENERS,
        SHOWDOWN,
        STUD_DECK,
        BET,
    )
}
