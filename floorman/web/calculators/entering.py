"""Reads what a calculator's form sent: each field checked by its kind, everything entered kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from wtforms.validators import ValidationError

from floorman.calculators import CALCULATORS, fields
from floorman.calculators.games import GAMES
from floorman.domain.cards import parse_cards
from floorman.errors import CalculationError
from floorman.web.calculators import parts
from floorman.web.calculators.parts import PARTS, Ask, Part
from floorman.web.forms import Address, AddressError, WordsField, choice, join_seats, words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from werkzeug.datastructures import MultiDict
    from wtforms.form import BaseForm

    from floorman.library.library import Library
    from floorman.web.forms import Fields

LIMITS = ("limit", "pot-limit", "no-limit")
MOST_POTS = 10
COMMON = ("variant", "limit", "format", "room", "authority", "joker", "more")
DIGITS = len(str(fields.MAX_AMOUNT))


class NumberField(WordsField):
    """A whole number that is not negative."""

    def pre_validate(self, form: BaseForm) -> None:  # noqa: ARG002 - the signature of WTForms
        """Refuse anything but digits."""
        value = str(self.data or "").strip()
        plain = value.isascii() and value.isdigit() and len(value) <= DIGITS
        if value and not plain:
            raise ValidationError("must be a whole number, 0 or more, without signs or spaces")


class CardsField(WordsField):
    """Cards."""

    def pre_validate(self, form: BaseForm) -> None:
        """Refuse what is not a card, and a card that stands there twice."""
        super().pre_validate(form)
        try:
            parse_cards(self.data or "")
        except CalculationError as error:
            raise ValidationError(reason_of(error)) from error


class SeatsField(WordsField):
    """Seats of the table: one, or with `many` several."""

    many = True

    def pre_validate(self, form: BaseForm) -> None:  # noqa: ARG002 - the signature of WTForms
        """Refuse what is not a seat of the table."""
        named = (self.data or "").split()
        wrong = [one for one in named if one not in map(str, parts.TABLE)]
        if wrong:
            raise ValidationError(f"“{wrong[0][:20]}” is not a seat from 1 to {parts.TABLE[-1]}")
        if len(named) > 1 and not self.many:
            raise ValidationError("must be one seat")


class SeatField(SeatsField):
    """One seat of the table."""

    many = False


@dataclass(frozen=True, slots=True)
class Entered:
    """A form as it was sent: the calculator, what the form depends on, values and faults."""

    name: str
    ask: Ask
    parts: tuple[Part, ...]
    values: Mapping[str, str]
    faults: Mapping[str, str]
    sent: bool

    def get(self, name: str) -> str:
        """What was entered in a field, empty when nothing was."""
        return self.values.get(name, "")


def reason_of(error: CalculationError) -> str:
    """What is wrong with a value, as the words after its field's name."""
    value = "" if error.value is None else f"“{str(error.value)[:60]}” "
    allowed = f". Allowed: {error.allowed}" if error.allowed else ""
    return f"{value}{error.reason}{allowed}"


def read_form(library: Library, name: str, args: MultiDict[str, str], limit: str) -> Entered:
    """Read the address of a calculator's page; `limit` is the usual one.

    Raises AddressError for names that the page does not know and for a game or room that is not
    here; faults of single fields are kept beside them.
    """
    variant = args.get("variant", "")
    known = variant if variant in CALCULATORS[name].variants else ""
    ask = Ask(known, args.get("limit") or limit, (tuple(parts.TABLE),) * MOST_POTS)
    form_parts = PARTS[name](ask)
    address = Address(_fields(library, name, form_parts), _joined(form_parts, args))
    faults = address.faults()
    bad = [fault for fault in faults if fault.field not in address or fault.field in COMMON]
    if bad:
        raise AddressError(bad)
    return Entered(
        name,
        ask,
        form_parts,
        {key: value.strip() for key, value in address.args.items() if value.strip()},
        {fault.field: fault.reason for fault in faults},
        any(key not in COMMON for key in args) and "more" not in args,
    )


def _joined(form_parts: tuple[Part, ...], args: MultiDict[str, str]) -> MultiDict[str, str]:
    """Several ticked seats of one name as one text."""
    several = {
        name
        for part in form_parts
        for name, entry in part.names()
        if entry.kind in (parts.SEATS, parts.SEAT)
    }
    return join_seats(args, several)


def _fields(library: Library, name: str, form_parts: tuple[Part, ...]) -> Fields:
    kinds = {
        parts.NUMBER: NumberField,
        parts.CARDS: CardsField,
        parts.SEAT: SeatField,
        parts.SEATS: SeatsField,
    }
    found: Fields = {
        "variant": choice(CALCULATORS[name].variants),
        "limit": choice(LIMITS),
        "format": choice(library.facts["format"].choices),
        "room": choice(library.rooms),
        "authority": choice(CALCULATORS[name].authorities),
        "joker": choice(dict.fromkeys(("none", *(game.joker for game in GAMES.values())))),
        "more": choice(map(str, range(parts.MOST_ROWS + 1))),
    }
    for part in form_parts:
        for field, entry in part.names():
            if entry.kind == parts.CHOICE:
                found[field] = choice(entry.choices or ())
            else:
                found[field] = kinds[entry.kind]() if entry.kind in kinds else words()
    return found
