"""The form of each calculator in each game, as data: what is asked, in which groups."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from floorman.calculators.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from floorman.calculators.games import Game

NUMBER, CARDS, SEAT, SEATS, CHOICE, WORDS = "number", "cards", "seat", "seats", "choice", "words"
FIELDS, BY_SEAT, ACTIONS = "fields", "by-seat", "actions"
TABLE = range(1, 11)
MOST_ROWS = 24
VERBS = {
    "post": "Posts",
    "bring-in": "Brings it in",
    "complete": "Completes",
    "bet": "Bets",
    "call": "Calls",
    "raise": "Raises to",
    "all-in": "All in for",
    "check": "Checks",
    "fold": "Folds",
}
YES_NO = {"": "Not said", "yes": "Yes", "no": "No"}


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to enter; `count` is the number of cards, 0 for any; `only` these seats will do."""

    name: str
    kind: str
    label: str
    hint: str = ""
    count: int = 0
    needed: bool = False
    choices: Mapping[str, str] | None = None
    only: tuple[int, ...] = tuple(TABLE)


@dataclass(frozen=True, slots=True)
class Part:
    """A group of entries: plain fields, columns asked of each seat, or rows of actions."""

    title: str
    entries: tuple[Entry, ...]
    kind: str = FIELDS
    note: str = ""
    folded: bool = False
    after: str = ""

    def names(self) -> Iterator[tuple[str, Entry]]:
        """Every field of the part with the entry that it belongs to."""
        rows = {FIELDS: (), BY_SEAT: TABLE, ACTIONS: range(1, MOST_ROWS + 1)}[self.kind]
        for entry in self.entries:
            if self.kind == FIELDS:
                yield entry.name, entry
            for row in rows:
                yield f"{entry.name}.{row}", entry


@dataclass(frozen=True, slots=True)
class Ask:
    """What a form depends on: the game, the betting limit, and who may win each pot."""

    variant: str = ""
    limit: str = ""
    pots: tuple[tuple[int, ...], ...] = ()

    @property
    def game(self) -> Game:
        """The game; hold'em where the calculator asks for none."""
        return GAMES[self.variant or "holdem"]


_SIDES = (
    Entry("high", SEATS, "Who wins the high?"),
    Entry("low", SEATS, "Who wins the low?", "Nobody, where no low qualifies."),
)


def split_pot(ask: Ask) -> tuple[Part, ...]:
    """Pot, chip, winners a side, and what an odd chip goes by."""
    game = ask.game
    sides = _SIDES if game.split else (Entry(game.sides[0], SEATS, "Who shares the pot?"),)
    money = (
        Entry("pot", NUMBER, "The pot", "In whole chips or dollars.", needed=True),
        Entry("chip", NUMBER, "The smallest chip", "In the same unit.", needed=True),
    )
    if game.button:
        button = Entry(
            "button", SEAT, "Where is the button?", "An odd chip goes clockwise from it."
        )
        return Part("The money", money), Part("The winners", (*sides, button))
    cards = (Entry("cards", CARDS, "Cards", count=7),)
    note = "All seven, down cards too: an odd chip goes by a single card. Not needed without one."
    return (
        Part("The money", money),
        Part("The winners", sides),
        Part("The winners' cards", cards, BY_SEAT, note, after="high low"),
    )


def side_pots(ask: Ask) -> tuple[Part, ...]:
    """What each seat put in; once the pots are known, who won each."""
    bets = (
        Entry("contributions", NUMBER, "Put in"),
        Entry("antes", NUMBER, "Ante"),
    )
    note = "All bets of the hand together; antes stand apart. Leave empty seats out."
    folded = Part("Who has folded?", (Entry("folded", SEATS, "Folded seats"),))
    parts = (Part("Chips of each seat", bets, BY_SEAT, note), folded)
    if not ask.pots:
        return parts
    won = tuple(
        Entry(f"won.{at}", SEATS, "Main pot" if at == 1 else f"Side pot {at - 1}", only=seats)
        for at, seats in enumerate(ask.pots, start=1)
    )
    odd = (
        Entry("button", SEAT, "Where is the button?", "Only an odd chip asks for it."),
        Entry("chip", NUMBER, "The smallest chip", "1 when left out."),
    )
    return (*parts, Part("Who won each pot?", (*won, *odd), note="Leave out to see the pots only."))


def bring_in(ask: Ask) -> tuple[Part, ...]:
    """The door card of each seat."""
    del ask
    door = (Entry("upcards", CARDS, "Door card", count=1),)
    return (Part("Door cards", door, BY_SEAT, "One upcard a seat; leave empty seats out."),)


def first_to_act(ask: Ask) -> tuple[Part, ...]:
    """The board of each live seat, and where the deal starts."""
    first = Entry("dealt_first", SEAT, "Who is dealt to first?", "The seat left of the dealer.")
    board = (Entry("boards", CARDS, "Upcards"),)
    parts = (
        Part("Upcards", board, BY_SEAT, "Live hands only, all on the same street."),
        Part("The deal", (first,)),
    )
    if ask.variant == "mississippi":
        return parts
    common = (Entry("common", CARDS, "The common card", "Seventh street only.", count=1),)
    return (*parts, Part("A common card", common, folded=True))


def openers(ask: Ask) -> tuple[Part, ...]:
    """The hand; after the draw the discards and the final hand."""
    del ask
    split = Entry("declared_split", CHOICE, "Was the split declared?", choices=YES_NO)
    after = (
        Entry("discards", CARDS, "Cards thrown away", "None: leave it empty."),
        Entry("final", CARDS, "The hand after the draw", count=5),
        split,
    )
    return (
        Part("Before the draw", (Entry("hand", CARDS, "The five cards", count=5),)),
        Part("After the draw", after, note="To see whether openers were kept or split."),
    )


def showdown(ask: Ask) -> tuple[Part, ...]:
    """The board, and the cards of each seat."""
    game = ask.game
    hands = [Entry("hands", CARDS, "Cards", count=game.hand)]
    if game.family == "lowball":
        hands.append(Entry("declared", WORDS, "Called", "8-5"))
    note = "A hand with too many or too few cards may be entered: it is ruled dead."
    parts = [Part("The hands", tuple(hands), BY_SEAT, note)]
    if game.board:
        board = Entry("board", CARDS, "The board", count=game.board, needed=True)
        parts.insert(0, Part("The board", (board,)))
    elif game.family == "stud" and game.id != "mississippi":
        common = (Entry("board", CARDS, "The common card", "Seventh street only.", count=1),)
        parts.append(Part("A common card", common, folded=True))
    return tuple(parts)


def stud_deck(ask: Ask) -> tuple[Part, ...]:
    """Players dealt in, live on each street, and the cards burned or taken out."""
    del ask
    streets = {"4": "Fourth", "5": "Fifth", "6": "Sixth", "7": "Seventh"}
    choices = {name: f"{word} street" for name, word in reversed(list(streets.items()))}
    live = tuple(
        Entry(f"live.{name}", NUMBER, f"{word} street", "Up to this street." if name == "4" else "")
        for name, word in streets.items()
    )
    return (
        Part(
            "The deal",
            (
                Entry("street", CHOICE, "Which street comes now?", choices=choices),
                Entry("dealt", NUMBER, "Players dealt in at the start", needed=True),
            ),
        ),
        Part("Players who get a card on", live),
        Part(
            "Cards out of play, before this street's own burn",
            (Entry("burns", NUMBER, "Burned"), Entry("removed", NUMBER, "Taken out")),
        ),
    )


_STAKES = {
    "small_blind": "Small blind",
    "big_blind": "Big blind",
    "small_bet": "Small bet",
    "big_bet": "Big bet",
    "ante": "Ante",
    "bring_in": "Bring-in",
    "min_bet": "Least bet",
}


def _stakes(ask: Ask) -> tuple[str, ...]:
    fixed = ask.limit == "limit"
    match ask.game.family:
        case "stud":
            return ("ante", "bring_in", *(("small_bet", "big_bet") if fixed else ("min_bet",)))
        case "flop":
            return ("small_blind", "big_blind", *(("small_bet", "big_bet") if fixed else ()))
        case _:
            blinds = "small_blind", "big_blind"
            return ("ante", *blinds, *(("small_bet", "big_bet") if fixed else ("min_bet",)))


def bet(ask: Ask) -> tuple[Part, ...]:
    """Street and stakes, the action so far, and the seat to act."""
    stakes = tuple(Entry(f"stakes.{name}", NUMBER, _STAKES[name]) for name in _stakes(ask))
    table = [Entry("street", CHOICE, "Street", choices=dict.fromkeys(ask.game.streets, ""))]
    if ask.limit == "pot-limit":
        table.append(Entry("pot", NUMBER, "The pot before this street", "Blinds not counted."))
    if ask.variant == "stud7" and ask.limit == "limit":
        hint = "On fourth street it doubles the bet."
        table.append(Entry("open_pair", CHOICE, "Is there an open pair?", hint, choices=YES_NO))
    rows = (
        Entry("seat", NUMBER, "Seat"),
        Entry("action", CHOICE, "Does what", choices={"": "", **VERBS}),
        Entry("amount", NUMBER, "In front"),
    )
    note = (
        "In order. “In front” is all that the seat has put in on this street,"
        " not what it adds; a call, check or fold needs none."
    )
    return (
        Part("The street", tuple(table)),
        Part("The stakes", stakes, note="Those that are in use."),
        Part("What has happened", rows, ACTIONS, note),
        Part("Who is to act?", (Entry("to_act", SEAT, "Seat to act"),)),
    )


PARTS = {
    "split-pot": split_pot,
    "side-pots": side_pots,
    "bring-in": bring_in,
    "first-to-act": first_to_act,
    "openers": openers,
    "showdown": showdown,
    "stud-deck": stud_deck,
    "bet": bet,
}
WITH_VARIANT = frozenset(PARTS) - {"side-pots", "openers"}
WITH_LIMIT = frozenset({"bet", "bring-in", "first-to-act"})
WITH_JOKER = frozenset({"showdown", "openers"})
