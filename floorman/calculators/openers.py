"""openers: does a hand open jacks or better, and were openers kept, split, or never there."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from floorman.calculators import fields
from floorman.calculators.calculator import AUTHORITIES, Calculator, Result, Sheet
from floorman.calculators.games import GAMES, house
from floorman.calculators.joker import FIVE_ACES, rank_with_joker
from floorman.calculators.joker_setting import check_joker, joker_use
from floorman.calculators.names import describe
from floorman.calculators.ranking import Scale
from floorman.domain.cards import JOKER, Card, Rank, refuse_repeats, show_cards

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from floorman.calculators.ranking import Made

FIELDS = ("hand", "joker", "discards", "final", "declared_split", "authority")
HAND = 5
PAIR = 2
CLAUSES = (
    "rrop.jacks.1a",
    "rrop.jacks.3",
    "rrop.jacks.7",
    "rrop.jacks.9a",
    "rrop.jacks.9b",
    "rrop.jacks.9c",
    "rrop.jacks.10a",
    "rrop.jacks.10b",
    "house.jacks.1a",
    "house.jacks.1b",
    "house.jacks.1c",
    "house.jacks.2g",
    "house.jacks.3j",
    "house.jacks.4f",
    "house.jacks.5a",
    "house.jacks.5b",
    "house.jacks.5c",
    "house.jacks.6a",
    "house.jacks.6b",
    "house.jacks.8",
    "house.jacks.9",
)
_OWN = {
    "open": ("rrop.jacks.1a", "house.jacks.1a"),
    "joker": ("rrop.jacks.10b", "house.jacks.1c"),
    "kept": ("rrop.jacks.10a", "house.jacks.6a"),
    "kept-joker": ("rrop.jacks.10b", "house.jacks.6b"),
    "declare": ("rrop.jacks.9a", "house.jacks.5a"),
    "turn-up": ("rrop.jacks.9b", "house.jacks.5b"),
    "never": ("rrop.jacks.9c", "house.jacks.5c"),
    "prove": ("rrop.jacks.3", "house.jacks.3j"),
    "retrieve": ("rrop.jacks.7", "house.jacks.4f"),
}


@dataclass(frozen=True, slots=True)
class Start:
    """A possible hand before the draw: the cards thrown away and the cards kept."""

    thrown: tuple[Card, ...]
    kept: tuple[Card, ...]

    @property
    def made(self) -> Made:
        """What the five cards are."""
        return ranked((*self.thrown, *self.kept))

    @property
    def keeps(self) -> bool:
        """Whether the cards kept are openers by themselves."""
        return opens(self.kept)


def ranked(cards: Sequence[Card]) -> Made:
    """The rank of five cards, the joker being an ace or filling a straight or flush."""
    made = rank_with_joker(Scale.HIGH, cards)
    if made is None:
        raise fields.refuse("hand", show_cards(cards), "cannot be ranked")
    return made


def opens(cards: Sequence[Card]) -> bool:
    """Whether cards, five or those kept of them, are a pair of jacks or better.

    Fewer than five cards hold no straight or flush; a joker among them is an ace.

    >>> from floorman.domain.cards import parse_cards
    >>> [opens(parse_cards(text)) for text in ("Js Jd", "As Ks Qs Jk", "Ts Td 2c", "2s 2d 3h 3c")]
    [True, True, False, True]
    """
    if len(cards) == HAND:
        made = ranked(cards)
        return made.kind != "high card" and (made.kind != "one pair" or _pair(made) >= Rank.JACK)
    counts = Counter(Rank.ACE if card == JOKER else card.rank for card in cards)
    groups = {rank: count for rank, count in counts.items() if count > 1}
    return len(groups) > 1 or any(
        rank >= Rank.JACK or count > PAIR for rank, count in groups.items()
    )


def _pair(made: Made) -> Rank:
    return made.cards[0].rank


def run(request: Mapping[str, object], settings: Mapping[str, str] | None = None) -> Result:
    """Whether the hand opens and by what; with discards and final hand, what became of openers.

    >>> run({"hand": "Js Jd 4h 9c 2s"}).answer
    {'qualifies': True, 'by': 'pair of jacks'}
    >>> asked = {"discards": "Tc", "final": "As Ks Qs Jk 4d", "joker": "ace-straight-flush"}
    >>> run(asked).answer["status"]
    'retained'
    """
    given = fields.only(request, FIELDS)
    authority = fields.word(given.get("authority", "rrop"), "authority", AUTHORITIES)
    use = joker_use(given, settings or {}, GAMES["jacks"], authority)
    hand = _cards(given, "hand", use, (HAND,))
    discards = _cards(given, "discards", use, tuple(range(HAND + 1)))
    final = _cards(given, "final", use, (HAND,))
    declared = given.get("declared_split")
    split = None if declared is None else fields.flag(declared, "declared_split")
    sheet = Sheet()
    if discards is None and final is None:
        if hand is None:
            raise fields.missing("hand", "is needed", "five cards, or discards and final hand")
        return sheet.result(_opening(hand, authority, sheet), authority)
    possible = starts(hand, discards, final)
    return sheet.result(_after_draw(possible, authority, sheet, split=split), authority)


def _cards(
    given: Mapping[str, object], field: str, use: str, sizes: tuple[int, ...]
) -> tuple[Card, ...] | None:
    if given.get(field) is None:
        return None
    cards = fields.cards(given[field], field)
    check_joker(cards, use, field)
    if len(cards) not in sizes:
        allowed = f"{sizes[0]} to {sizes[-1]} cards" if len(sizes) > 1 else f"{sizes[0]} cards"
        raise fields.refuse(field, len(cards), "is the wrong number of cards", allowed)
    return cards


def _opening(hand: tuple[Card, ...], authority: str, sheet: Sheet) -> dict[str, object]:
    made = ranked(hand)
    good = opens(hand)
    words = describe(made)
    verdict = "may open" if good else "may not open: it takes a pair of jacks or better"
    sheet.say(f"{show_cards(hand)} is {words}: it {verdict}.", _rule("open", authority))
    if JOKER in hand:
        _tell_joker(made, authority, sheet)
    return {"qualifies": good, "by": words if good else None}


def _rule(name: str, authority: str) -> str:
    return _OWN[name][house(authority, "jacks")]


def _tell_joker(made: Made, authority: str, sheet: Sheet) -> None:
    text = "The joker is an ace, or fills a straight, a flush or a straight flush"
    sheet.say(f"{text}; here the hand is read as {describe(made)}.", _rule("joker", authority))
    if house(authority, "jacks"):
        own = {"flush": "house.jacks.9", FIVE_ACES: "house.jacks.2g"}
        sheet.cite("house.jacks.1b", own.get(made.kind, "house.jacks.8"))


def starts(
    hand: tuple[Card, ...] | None,
    discards: tuple[Card, ...] | None,
    final: tuple[Card, ...] | None,
) -> list[Start]:
    """Every hand that the player can have started from, given what was thrown and what is left."""
    if discards is None:
        raise fields.missing("discards", "are needed with a final hand", "the cards thrown away")
    if final is None:
        raise fields.missing("final", "is needed with discards", "the five cards after the draw")
    refuse_repeats((*discards, *final), "discards")
    if hand is None:
        return [Start(discards, kept) for kept in combinations(final, HAND - len(discards))]
    for card in (card for card in discards if card not in hand):
        raise fields.refuse("discards", str(card), "was not in the hand", show_cards(hand))
    kept = tuple(card for card in hand if card not in discards)
    for card in (card for card in kept if card not in final):
        reason = "was kept, so it has to be in the final hand"
        raise fields.refuse("final", str(card), reason, show_cards(final))
    return [Start(discards, kept)]


def _after_draw(
    possible: list[Start], authority: str, sheet: Sheet, *, split: bool | None
) -> dict[str, object]:
    held = [start for start in possible if opens((*start.thrown, *start.kept))]
    kept = [start for start in held if start.keeps]
    status = "retained" if kept else "split" if held else "impossible"
    best = max(kept or held or possible, key=lambda start: start.made.strength)
    by = describe(best.made) if held else None
    shown = show_cards((*best.thrown, *best.kept))
    if held:
        sheet.say(f"The hand can have been {shown}, {by}.", _rule("open", authority))
    else:
        sheet.say("No five cards that it can have started from are openers.")
    pot, follows = _consequence(status, best, authority, sheet, split=split)
    sheet.say(follows)
    answer: dict[str, object] = {"qualifies": bool(held), "by": by, "status": status}
    return answer | {"pot": pot, "follows": follows}


def _consequence(
    status: str, start: Start, authority: str, sheet: Sheet, *, split: bool | None
) -> tuple[str | None, str]:
    """What it means for the pot, in a word (None: it depends) and in a sentence."""

    def lead(*names: str) -> None:
        sheet.lead(*(_rule(name, authority) for name in names))

    if status == "retained":
        lead("kept-joker" if JOKER in start.kept else "kept")
        return "can win", "The cards kept are openers, so nothing was split or need be declared."
    if status == "impossible":
        lead(*(("never", "prove") if split else ("prove",)))
        return "lost", "There can never have been openers: the player cannot win the pot."
    if split is None:
        lead("declare")
        return None, "Openers were split: the pot depends on whether the player declared it."
    if split:
        lead("declare", "turn-up")
        return "can win", "The split was declared, and the discards under the chip prove openers."
    lead("declare", "prove", "retrieve")
    return "lost", (
        "The split was not declared, so openers are not proved and the pot is lost, unless"
        " management lets the discards be taken back as proof."
    )


OPENERS = Calculator(
    "openers",
    "Openers",
    "Whether a hand opens jacks or better, and whether openers were kept, split or impossible.",
    ("draw_high", "jacks"),
    CLAUSES,
    run,
)
