"""Every error that Floorman raises on purpose.

    FloormanError
    ├── LibraryError        the rule files are not sound; carries every Problem
    ├── SituationError      a situation names something that does not exist or cannot be here
    └── CalculationError    a calculator was given something impossible

Each says in plain words what is wrong; the web answers with 4xx, the command line with exit 2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


SHOWN = 60


class FloormanError(Exception):
    """Base of all of them."""


class LibraryError(FloormanError):
    """The rule files have problems; `problems` lists all of them, one line each."""

    def __init__(self, problems: Sequence[object]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


class SituationError(FloormanError):
    """A situation that cannot be: `field` and `value` say where, `allowed` what would do."""

    def __init__(self, field: str, value: str, reason: str, allowed: Iterable[str] = ()) -> None:
        self.field = field
        self.value = value
        self.reason = reason
        self.allowed = tuple(allowed)
        super().__init__(self.sentence())

    def sentence(self) -> str:
        """The whole message in one or two sentences."""
        shown = self.value if len(self.value) <= SHOWN else self.value[: SHOWN - 1] + "…"
        text = f"{self.field}: “{shown}” {self.reason}."
        if self.allowed:
            text += f" Allowed: {', '.join(self.allowed)}."
        return text


class CalculationError(FloormanError):
    """Input no calculator may guess about: the field, its value, the reason and what is allowed."""

    def __init__(self, field: str, value: object, reason: str, allowed: str = "") -> None:
        self.field = field
        self.value = value
        self.reason = reason
        self.allowed = allowed
        super().__init__(self.sentence())

    def sentence(self) -> str:
        """The whole message: the field, its value if it had one, the reason, what is allowed."""
        shown = "" if self.value is None else str(self.value)
        shown = shown if len(shown) <= SHOWN else shown[: SHOWN - 1] + "…"
        value = "" if self.value is None else f"“{shown}” "
        text = f"{self.field}: {value}{self.reason}."
        return f"{text} Allowed: {self.allowed}." if self.allowed else text
