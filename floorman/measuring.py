"""Lets cards and numbers answer a question: `exposed-rank.card=6d` becomes `exposed-rank=six`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from floorman.calculators import MEASURES, Measure
from floorman.errors import CalculationError, SituationError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from floorman.domain.facts import Fact
    from floorman.library.library import Library

SEPARATOR = "."
SEAT_DIGITS = 2


@dataclass(frozen=True, slots=True)
class Worked:
    """A choice that was worked out, from what, and the sentence that says so."""

    fact: str
    choice: str
    inputs: Mapping[str, str]
    because: str


@dataclass(frozen=True, slots=True)
class Answers:
    """Answers by fact, and those of them that a measure gave."""

    given: dict[str, str]
    worked: tuple[Worked, ...]


def measure_of(fact: Fact, variant: str) -> Measure | None:
    """The measure that can answer a fact in a game, if there is one."""
    return MEASURES.get(f"{fact.measure}-{variant}") or MEASURES.get(fact.measure)


def read_answers(library: Library, variant: str, pairs: Mapping[str, str]) -> Answers:
    """Plain answers as they are; `fact.input` pairs worked out to the choice of their fact.

    Raises SituationError for a fact without a measure, for an input that it does not take, for
    impossible cards or numbers, and for an answer that contradicts what was worked out.
    """
    given = {name: value for name, value in pairs.items() if SEPARATOR not in name}
    inputs: dict[str, dict[str, str]] = {}
    for name, value in pairs.items():
        if SEPARATOR in name:
            fact, _, entry = name.partition(SEPARATOR)
            inputs.setdefault(fact, {})[entry] = value
    worked = tuple(_work(library, variant, name, entries) for name, entries in inputs.items())
    for one in worked:
        if given.setdefault(one.fact, one.choice) != one.choice:
            reason = f"is not what was worked out: {one.because}"
            raise SituationError(one.fact, given[one.fact], reason, (one.choice,))
    return Answers(given, worked)


def _work(library: Library, variant: str, name: str, entries: dict[str, str]) -> Worked:
    fact = library.facts.get(name)
    measure = measure_of(fact, variant) if fact else None
    if fact is None or measure is None:
        raise SituationError(name, ", ".join(entries), "cannot be worked out", ())
    known = [one.name for one in measure.inputs]
    for entry, value in entries.items():
        if entry not in known:
            wanted = [f"{name}{SEPARATOR}{one}" for one in known]
            raise SituationError(f"{name}{SEPARATOR}{entry}", value, "is not asked for", wanted)
    try:
        values = {one.name: _value(one.kind, entries, one.name) for one in measure.inputs}
        measured = measure.run(values)
    except CalculationError as error:
        field = f"{name}{SEPARATOR}{error.field}"
        allowed = (error.allowed,) if error.allowed else ()
        raise SituationError(field, str(error.value), error.reason, allowed) from error
    return Worked(name, measured.choice, entries, measured.because)


def _value(kind: str, entries: Mapping[str, str], name: str) -> object:
    """What was typed, as the measure wants it: a whole number, a list of seats, or cards."""
    text = entries.get(name, "").strip()
    if not text:
        raise CalculationError(name, text, "is missing", "")
    if kind == "number":
        return int(text) if text.isdecimal() and len(text) < len("1000000000000") else text
    if kind == "seats":
        words = text.replace(",", " ").split()
        return [
            int(word) if word.isdecimal() and len(word) <= SEAT_DIGITS else word for word in words
        ]
    return text
