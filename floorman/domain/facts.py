"""Facts: askable things with a closed list of choices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from floorman.domain.books import Where

UNKNOWN = "unknown"
CONTEXT = ("format", "limit", "street")


@dataclass(frozen=True, slots=True)
class Fact:
    """One question and its choices, id to label.

    `context` facts describe the table and are usually known; a `setting` is the room's choice and
    may be answered in advance, its text says why the room must choose; `measure` names the pure
    function that works the choice out of cards or chips.
    """

    id: str
    ask: str
    choices: Mapping[str, str]
    where: Where
    help: str = ""
    context: bool = False
    setting: str = ""
    measure: str = ""
