"""stud-deck: is there a card for everybody, and if not, what the dealer does."""

from __future__ import annotations

from collections.abc import Mapping

from floorman.calculators import fields
from floorman.calculators.calculator import AUTHORITIES, Calculator, Result, Sheet
from floorman.calculators.games import game
from floorman.calculators.short_deck import COMMON, MIX_NO_BURN, NORMAL, Stub
from floorman.domain.cards import DECK_SIZE

FIELDS = ("variant", "dealt", "live", "burns", "removed", "street", "authority")
VARIANTS = ("stud7", "stud8", "razz")
STREETS = (4, 5, 6, 7)
LAST = 7
LAST_CARD = "last-deck-card"
DEALT_DOWN = 3
CLAUSES = (
    "rrop.stud7.15a",
    "rrop.stud7.15b",
    "rrop.stud7.15c",
    "rrop.stud7.15d",
    "rrop.stud7.15e",
    "rrop.stud7.15f",
    "rrop.stud7.1b",
    "rrop.razz.3b",
    "rrop.stud8.intro.b",
)
_NAMES = {"fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7}
_LEADS = {"stud7": "rrop.stud7.1b", "stud8": "rrop.stud8.intro.b", "razz": "rrop.razz.3b"}


def run(request: Mapping[str, object], settings: Mapping[str, str] | None = None) -> Result:
    """The stub before this street's burn, the procedure and its steps; counts are of cards.

    `live` says how many players got a card on each street so far and on this one; `burns` and
    `removed` are the cards burnt and taken out before this street's own burn.

    >>> live = {"4": 8, "5": 8, "6": 8, "7": 8}
    >>> asked = {"variant": "stud7", "dealt": 8, "live": live, "street": 7}
    >>> answer = run(asked | {"burns": 3, "removed": 0}).answer
    >>> answer["remaining"], answer["procedure"], answer["burn"], answer["common_card"]
    (1, 'common-card', True, True)
    """
    given = fields.only(request, FIELDS)
    played = game(fields.need(given, "variant"), VARIANTS)
    authority = fields.word(given.get("authority", "rrop"), "authority", AUTHORITIES)
    street = _street(fields.need(given, "street"))
    dealt_out = (settings or {}).get(LAST_CARD) == "dealt"
    stub = _stub(given, street, last_card_plays=dealt_out)
    acts = "low" if played.id == "razz" else "high"
    sheet = Sheet()
    _tell(sheet, stub, street)
    sheet.say(f"The {acts} hand begins the betting{_counting(stub)}.", *_lead(stub, played.id))
    answer: dict[str, object] = {
        "remaining": stub.cards,
        "procedure": stub.procedure,
        "burn": stub.burn,
        "common_card": stub.procedure == COMMON,
        "acts": acts,
        "steps": stub.steps(),
    }
    return sheet.result(answer, authority)


def _street(value: object) -> int:
    name = str(value).removesuffix("-street")
    number = _NAMES.get(name) if isinstance(value, str) else value
    if isinstance(value, str) and name in map(str, STREETS):
        number = int(name)
    if isinstance(number, bool) or not isinstance(number, int) or number not in STREETS:
        raise fields.refuse("street", value, "is not a street on which cards come", "4, 5, 6, 7")
    return number


def _stub(given: Mapping[str, object], street: int, *, last_card_plays: bool) -> Stub:
    dealt = fields.whole(fields.need(given, "dealt"), "dealt", 2, fields.MAX_SEATS)
    live = _live(fields.need(given, "live"), street, dealt)
    burns = fields.whole(fields.need(given, "burns"), "burns", 0, DECK_SIZE)
    removed = fields.whole(fields.need(given, "removed"), "removed", 0, DECK_SIZE)
    out = DEALT_DOWN * dealt + sum(live[:-1]) + burns + removed
    if out > DECK_SIZE:
        reason = f"makes {out} cards off the deck, more than the deck has"
        raise fields.refuse("dealt", dealt, reason, f"at most {DECK_SIZE} cards in all")
    return Stub(DECK_SIZE - out, burns, removed, live[-1], last_card_plays)


def _live(value: object, street: int, dealt: int) -> list[int]:
    """Players who get a card, from fourth street to this one; the number never grows."""
    wanted = [str(number) for number in STREETS if number <= street]
    keyed = value if isinstance(value, Mapping) else {}
    if len({str(key) for key in keyed}) != len(keyed) or keyed is not value:
        reason = "must be an object with each street once as key"
        raise fields.refuse("live", value, reason, ", ".join(wanted))
    given = fields.only({str(key): item for key, item in keyed.items()}, wanted, "live")
    counts: list[int] = []
    for name in wanted:
        most = counts[-1] if counts else dealt
        counts.append(fields.whole(fields.need(given, name, "live."), f"live.{name}", 1, most))
    return counts


def _tell(sheet: Sheet, stub: Stub, street: int) -> None:
    sheet.say(f"{stub.cards} cards are left in the stub for {stub.waiting} players.")
    if stub.procedure == NORMAL:
        kept = "" if stub.cards == stub.waiting + 1 else " with the last card kept back"
        sheet.say(f"That is a burn and a card each{kept}: deal as usual.", "rrop.stud7.15a")
        return
    pile, waiting = stub.pile, stub.left_waiting
    sheet.say(
        f"The stub serves {stub.from_stub} of them; its last card is held back and mixed with"
        f" burns and removed cards: {pile} cards for the {waiting} still waiting.",
        "rrop.stud7.15a",
    )
    if stub.procedure == COMMON:
        sheet.say("Even without a burn that is too few: one common card is used.", "rrop.stud7.15e")
        sheet.lead("rrop.stud7.15d")
    elif stub.procedure == MIX_NO_BURN:
        sheet.say("A burn would leave one player without a card: none is made.", "rrop.stud7.15b")
        sheet.lead("rrop.stud7.15c")
    else:
        sheet.say("That is enough for a burn as well: scramble, cut, burn and deal.")
        sheet.lead("rrop.stud7.15b")
    if street != LAST:
        sheet.say("The rule is written for the last card; it is used here for an earlier street.")


def _counting(stub: Stub) -> str:
    return ", counting the common card" if stub.procedure == COMMON else ""


def _lead(stub: Stub, variant: str) -> tuple[str, ...]:
    return ("rrop.stud7.15f",) if stub.procedure == COMMON else (_LEADS[variant],)


STUD_DECK = Calculator(
    "stud-deck",
    "Stud deck count",
    "Whether the stub has a card for everybody, and what the dealer does when it has not.",
    VARIANTS,
    CLAUSES,
    run,
)
