"""Every query string is read through a form: each name known and given once, each value allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from werkzeug.datastructures import MultiDict
from wtforms import SelectField, StringField
from wtforms.form import BaseForm
from wtforms.validators import ValidationError

from floorman.calculators.measure import SEATS
from floorman.domain.facts import CONTEXT, UNKNOWN
from floorman.errors import FloormanError, SituationError
from floorman.measuring import SEPARATOR, measure_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from wtforms import Field
    from wtforms.fields.core import UnboundField

    from floorman.library.library import Library

MAX_NAME = 64
MAX_VALUE = 200
NO_CHOICE = "is not a choice"
if TYPE_CHECKING:
    Unbound = UnboundField[Any]
    Fields = dict[str, Unbound]


class AddressError(FloormanError):
    """A query string that cannot be read; `faults` says what is wrong, one for each name."""

    def __init__(self, faults: Iterable[SituationError]) -> None:
        self.faults = tuple(faults)
        super().__init__(" ".join(str(fault) for fault in self.faults))


class ChoiceField(SelectField):
    """One of a closed list; an empty value stands for nothing chosen when `blank` is set."""

    def __init__(
        self,
        names: Iterable[str],
        *,
        blank: bool = True,
        elsewhere: Iterable[str] = (),
        **kwargs: Any,  # noqa: ANN401 - handed on
    ) -> None:
        """`elsewhere` are choices that exist, but not for this topic."""
        self.names = tuple(names)
        self.blank = blank
        self.elsewhere = tuple(elsewhere)
        choices: list[Any] = list(self.names)
        super().__init__(choices=choices, validate_choice=False, **kwargs)

    def pre_validate(self, form: BaseForm) -> None:  # noqa: ARG002 - the signature of WTForms
        """Refuse what is not in the list."""
        value = self.data or ""
        if value not in self.names and not (self.blank and not value):
            known = value in self.elsewhere
            raise ValidationError("cannot be where this topic happens" if known else NO_CHOICE)


class WordsField(StringField):
    """A few typed words."""

    def pre_validate(self, form: BaseForm) -> None:  # noqa: ARG002 - the signature of WTForms
        """Refuse what cannot be typed."""
        value = self.data or ""
        if any(not char.isprintable() for char in value):
            raise ValidationError("holds a character that cannot be typed")


class Address(BaseForm):
    """A query string read through fields; `read` gives the values or refuses the address."""

    def __init__(
        self,
        fields: Fields,
        args: MultiDict[str, str],
        more: Callable[[], Iterable[str]] = tuple,
    ) -> None:
        """`more` gives the names that are known besides the fields, for the message."""
        super().__init__(fields)
        self.args = args
        self.more = more
        self.process(args)

    def read(self) -> dict[str, str]:
        """The values that were given, empty ones left out; AddressError names every fault."""
        faults = self.faults()
        if faults:
            raise AddressError(faults)
        values = {name: str(self[name].data or "").strip() for name in self.args}
        return {name: value for name, value in values.items() if value}

    def faults(self) -> list[SituationError]:
        """Everything that is wrong, one fault for each name."""
        return [*self._strangers(), *self._wrong()]

    def _strangers(self) -> Iterable[SituationError]:
        for name, values in self.args.lists():
            if name not in self:
                allowed = dict.fromkeys((*(field.name for field in self), *self.more()))
                reason = "is not a name that this page knows"
                yield SituationError(name[:MAX_NAME], values[0][:MAX_VALUE], reason, allowed)
            elif len(values) > 1:
                yield SituationError(name, values[1][:MAX_VALUE], "is given twice", ())
            elif len(values[0]) > MAX_VALUE:
                reason = f"is longer than {MAX_VALUE} characters"
                yield SituationError(name, values[0][:MAX_VALUE], reason, _choices(self[name]))

    def _wrong(self) -> Iterable[SituationError]:
        self.validate()
        for field in self:
            value = self.args.get(field.name, "")
            once = len(self.args.getlist(field.name)) == 1
            if field.errors and once and len(value) <= MAX_VALUE:
                reason = str(field.errors[0])
                yield SituationError(field.name, value, reason, _choices(field))


def _choices(field: Field) -> tuple[str, ...]:
    return field.names if isinstance(field, ChoiceField) else ()


def choice(names: Iterable[str], *, blank: bool = True, elsewhere: Iterable[str] = ()) -> Unbound:
    """A field with a closed list of values."""
    return cast("Unbound", ChoiceField(names, blank=blank, elsewhere=elsewhere))


def words() -> Unbound:
    """A field for a few typed words."""
    return cast("Unbound", WordsField())


def context_fields(library: Library) -> Fields:
    """The fields that every page takes: the room and what is known of the table."""
    return {
        "room": choice(library.rooms),
        "format": choice(library.facts["format"].choices),
        "limit": choice(library.facts["limit"].choices),
    }


def home_fields(library: Library) -> Fields:
    """The fields of the home page: game, street and what to look for."""
    return {
        "variant": choice(library.games.played),
        "street": choice(library.facts["street"].choices),
        "q": words(),
        **context_fields(library),
    }


def game_fields(library: Library) -> Fields:
    """The fields of a page about one topic or game: whose view of it is wanted."""
    return {
        "variant": choice(library.games.played),
        "authority": choice(library.authorities),
        **context_fields(library),
    }


def answer_fields(
    library: Library, variant: str, given: Mapping[str, tuple[str, ...]], names: Iterable[str]
) -> Fields:
    """The fields of a ruling: room and authority, and a field for each fact that is named.

    `given` are the choices that the facts of the table can have where the topic happens; a name
    with a dot is what the measure of a fact takes instead of a choice.
    """
    facts = [name for name in names if name in library.facts and name not in CONTEXT]
    return {
        "room": choice(library.rooms),
        "authority": choice(library.authorities),
        "changed": choice((*library.facts, "room", "authority")),
        **{
            name: choice((*given[name], UNKNOWN), elsewhere=library.facts[name].choices)
            for name in CONTEXT
        },
        **{name: choice((*library.facts[name].choices, UNKNOWN), blank=False) for name in facts},
        **{name: words() for name in names if _measured(library, variant, name)},
    }


def _measured(library: Library, variant: str, name: str) -> str:
    """What the measure of a fact takes under a name such as `fact.input`; empty for no measure."""
    fact, dot, entry = name.partition(SEPARATOR)
    measure = measure_of(library.facts[fact], variant) if dot and fact in library.facts else None
    if measure is None:
        return ""
    return next((one.kind for one in measure.inputs if one.name == entry), "unknown")


def join_seats(args: MultiDict[str, str], names: Iterable[str]) -> MultiDict[str, str]:
    """The values of each of these names as one text; the others as they are.

    >>> join_seats(MultiDict([("high", "2"), ("high", "6"), ("pot", "9")]), ["high"]).to_dict()
    {'high': '2 6', 'pot': '9'}
    """
    wanted = set(names)
    joined: MultiDict[str, str] = MultiDict()
    for name, values in args.lists():
        joined.setlist(name, [" ".join(values)] if name in wanted else values)
    return joined


def seat_names(library: Library, variant: str, names: Iterable[str]) -> list[str]:
    """Those of the names that stand for seats which a measure takes."""
    return [name for name in names if _measured(library, variant, name) == SEATS]


def find_fields(library: Library) -> Fields:
    """The fields of a search."""
    return {"q": words(), "variant": choice(library.games.played)}


def split_answers(values: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """The answers, and what is not an answer: room, authority, changed."""
    other = {name: values.get(name, "") for name in ("room", "authority", "changed")}
    return {name: value for name, value in values.items() if name not in other}, other


def clause_fields(library: Library) -> Fields:
    """The fields of the list of clauses: a book, a section, some words."""
    sections = dict.fromkeys(one.section for one in library.clauses.values())
    return {
        "book": choice(library.books),
        "section": choice(sections),
        "q": words(),
        **context_fields(library),
    }
