"""What the books say at a showdown: dead hands, miscalls, and the clauses a reading rests on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from floorman.calculators import fields
from floorman.calculators.calculator import Sheet, seats_in_words
from floorman.calculators.declared import called_rank, miscalled
from floorman.calculators.games import Game, house
from floorman.calculators.joker import FIVE_ACES
from floorman.calculators.names import describe, low_name
from floorman.domain.cards import JOKER, Card, Rank, show_cards

if TYPE_CHECKING:
    from collections.abc import Mapping

    from floorman.calculators.ranking import Made

    Hands = Mapping[int, tuple[Card, ...]]
    Sides = Mapping[str, Mapping[int, Made | None]]

MULTI_WAY = 3
READING = {
    "holdem": ("rrop.holdem.intro.b", "rrop.holdem.rounds.9b"),
    "omaha": ("rrop.omaha.intro.c", "rrop.omaha.intro.f", "rrop.omaha.1b"),
    "omaha8": ("rrop.omaha8.intro.b", "rrop.omaha8.intro.c", "rrop.omaha8.2a"),
    "stud7": ("rrop.stud7.intro.c", "rrop.stud7.rounds.12b"),
    "stud8": ("rrop.stud8.3", "rrop.stud8.2a", "rrop.stud8.5", "rrop.stud8.6"),
    "mississippi": ("rrop.mississippi.object",),
    "razz": ("rrop.razz.2a", "rrop.razz.2b", "rrop.razz.2c", "rrop.stud7.rounds.12b"),
    "lowball_a5": ("rrop.lowball.intro.a", "rrop.a5.intro.b"),
    "lowball_27": ("rrop.lowball.intro.a", "rrop.27.intro.a", "rrop.27.1b", "rrop.27.1c"),
    "draw_high": ("rrop.showdown.2",),
    "jacks": ("rrop.showdown.2",),
}
NO_LOW = {"omaha8": "rrop.omaha8.2b", "stud8": "rrop.stud8.2b"}
WHEEL = {"razz": "rrop.razz.2d", "lowball_a5": "rrop.a5.intro.a"}
WRONG_COUNT = {
    "flop": ("rrop.deadhands.1d",),
    "lowball": ("rrop.lowball.11b", "rrop.lowball.11a"),
    "draw": ("rrop.drawhigh.4e", "rrop.drawhigh.4a"),
}
MISCALL = (
    "rrop.lowball.15a",
    "rrop.lowball.15b",
    "rrop.lowball.15c",
    "rrop.lowball.15e",
    "rrop.lowball.15f",
)
OTHERS = (
    "rrop.holdem.intro.c",
    "rrop.holdem.6",
    "rrop.holdem.rounds.9c",
    "rrop.stud7.15e",
    "rrop.stud7.18a",
    "rrop.stud7.18b",
    "rrop.stud7.18c",
    "rrop.27.1a",
    "rrop.27.intro.b",
    "rrop.27.intro.c",
    "rrop.a5.1a",
    "rrop.jacks.10b",
    "rrop.ties.1",
    "house.jacks.11a",
    "house.jacks.11b",
    "house.jacks.1b",
    "house.jacks.1c",
    "house.jacks.2g",
    "house.jacks.8",
    "house.jacks.9",
)
CLAUSES = tuple(
    dict.fromkeys(
        clause
        for group in (*READING.values(), NO_LOW.values(), WHEEL.values(), *WRONG_COUNT.values())
        for clause in group
    )
) + tuple(clause for clause in (*MISCALL, *OTHERS))


@dataclass(frozen=True, slots=True)
class Notes:
    """Writes down how the hands were read, and decides which are dead."""

    game: Game
    authority: str
    sheet: Sheet

    def wrong_counts(self, hands: Hands, size: int, *, live: bool = False) -> list[int]:
        """Seats whose hands are dead for their number of cards.

        `live` where the room lets a stud hand play that lacks only its last card.
        """
        stud = self.game.family == "stud" and self.game.id != "mississippi"
        dead = []
        for seat, count in ((seat, len(cards)) for seat, cards in hands.items()):
            last_only = stud and count == size - 1
            if count != size and not (last_only and live):
                dead.append(seat)
                cards = "card" if count == 1 else "cards"
                text = f"Seat {seat} has {count} {cards} instead of {size}: the hand is dead."
                self.sheet.say(text, *self._count_rules(count - size))
            if last_only:
                ruling = "which this room plays live" if live else "so the floor may rule it live"
                text = f"Seat {seat} lacks only its last card, {ruling}."
                self.sheet.say(text, "rrop.stud7.18c")
        return dead

    def _count_rules(self, excess: int) -> tuple[str, ...]:
        if self.game.id == "mississippi":
            return WRONG_COUNT["flop"]
        if self.game.family == "stud":
            return ("rrop.stud7.18a",) if excess > 0 else ("rrop.stud7.18b",)
        if house(self.authority, self.game.id):
            return "house.jacks.11b", "house.jacks.11a"
        return WRONG_COUNT[self.game.family]

    def miscalls(self, declared: object, hands: Hands, made: Sides) -> list[int]:
        """Seats whose hands are dead because they were called better than they are."""
        said = {} if declared is None else fields.by_seat(declared, "declared")
        for seat, value in said.items():
            fields.known_seat(seat, f"declared.{seat}", hands)
            fields.text(value, f"declared.{seat}")
        if self.game.family != "lowball":
            if said:
                self.sheet.say("The cards speak, whatever was said.", "rrop.showdown.2")
            return []
        live = made["low"]
        wrong = [seat for seat, text in said.items() if self._miscall(seat, text, live.get(seat))]
        if wrong and len(live) < MULTI_WAY:
            text = "Heads-up with both hands intact the better hand wins in spite of a miscall."
            self.sheet.say(text)
            self.sheet.lead("rrop.lowball.15e")
            return []
        for seat in wrong:
            text = f"Three or more are in the pot, so the miscalled hand of seat {seat} is dead."
            self.sheet.say(text)
            self.sheet.lead("rrop.lowball.15f")
        return wrong

    def _miscall(self, seat: int, text: object, made: Made | None) -> bool:
        if self.game.low is None:
            return False
        called = called_rank(text, f"declared.{seat}", self.game.low)
        if made is None:
            return False
        if not miscalled(called, made, self.game.low):
            words = "so it was not called too good by its highest card"
            self.sheet.say(f"Seat {seat} said {text} and has {low_name(made)}, {words}.")
            self.sheet.cite("rrop.lowball.15a", "rrop.lowball.15c")
            return False
        self.sheet.say(f"Seat {seat} said {text} but has {low_name(made)}.", "rrop.lowball.15b")
        return True

    def read(self, hands: Hands, board: tuple[Card, ...], live: Sides) -> None:
        """Say what each live hand is, side by side."""
        for side, made in live.items():
            for seat, hand in made.items():
                words = _words(side, hand)
                self.sheet.say(f"Seat {seat}, {side}: {words}.")
        self.sheet.cite(*READING[self.game.id])
        for side, made in live.items():
            for seat, hand in made.items():
                if hand is not None:
                    self._special(side, hands[seat], board, hand)
        if board and self.game.family == "stud":
            self.sheet.say("The common card belongs to every hand.", "rrop.stud7.15e")

    def _special(
        self, side: str, own: tuple[Card, ...], board: tuple[Card, ...], made: Made
    ) -> None:
        if JOKER in own:
            self.sheet.cite(*self._joker_rules(made))
        if self.game.id == "holdem" and set(made.cards) <= set(board):
            text = "A hand that plays the board must say so before it lets go of its cards."
            self.sheet.say(text, "rrop.holdem.intro.c", "rrop.holdem.6")
        ranks = [card.rank for card in made.cards]
        if self.game.id == "lowball_27":
            self.sheet.cite(*_deuce_rules(made.kind, ranks))
        elif side == "low" and sorted(rank.ace_low for rank in ranks) == [1, 2, 3, 4, 5]:
            self.sheet.cite(*filter(None, [WHEEL.get(self.game.id)]))

    def _joker_rules(self, made: Made) -> tuple[str, ...]:
        if self.game.family == "lowball":
            if made.kind in ("straight", "flush", "straight flush"):
                text = "Whether a joker may be forced to spoil a deuce-to-seven hand is not said:"
                self.sheet.say(f"{text} it is read as the lowest missing card all the same.")
            return ("rrop.a5.1a",)
        if not house(self.authority, self.game.id):
            return ("rrop.jacks.10b",) if self.game.id == "jacks" else ()
        own = {"flush": "house.jacks.9", FIVE_ACES: "house.jacks.2g"}
        return "house.jacks.1c", "house.jacks.1b", own.get(made.kind, "house.jacks.8")

    def outcome(self, winners: Mapping[str, list[int]], scoop: int | None) -> None:
        """Say who wins."""
        for side, seats in winners.items():
            if len(seats) > 1:
                tie = ("rrop.holdem.rounds.9c",) if self.game.family == "flop" else ()
                who = seats_in_words(seats).capitalize()
                self.sheet.say(f"{who} tie for {side}; suits do not matter.", *tie, "rrop.ties.1")
            elif seats:
                self.sheet.say(f"Seat {seats[0]} wins the {side}.")
        if self.game.split and winners.get("high") and not winners.get("low"):
            self.sheet.say("No low qualifies: high takes the whole pot.")
            self.sheet.lead(NO_LOW[self.game.id])
        if scoop is not None:
            self.sheet.say(f"Seat {scoop} takes the whole pot.")


def _words(side: str, made: Made | None) -> str:
    if made is None:
        return "no qualifying low"
    cards = show_cards(made.cards)
    return f"{low_name(made)} ({cards})" if side == "low" else f"{describe(made)} ({cards})"


def _deuce_rules(kind: str, ranks: list[Rank]) -> tuple[str, ...]:
    if kind == "one pair" and ranks[0] is Rank.ACE:
        return ("rrop.27.intro.c",)
    if kind == "high card" and ranks[:2] == [Rank.ACE, Rank.FIVE]:
        return ("rrop.27.intro.b",)
    if kind == "high card" and ranks[:2] == [Rank.SEVEN, Rank.FIVE]:
        return ("rrop.27.1a",)
    return ()
