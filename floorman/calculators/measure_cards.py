"""Measures that read cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.calculators import fields
from floorman.calculators.joker import missing_ranks, rank_with_joker
from floorman.calculators.measure import CARDS, Input, Measure, Measured
from floorman.calculators.names import describe, low_name
from floorman.calculators.openers import opens, ranked, starts
from floorman.calculators.ranking import Made, Scale, best_mix, rank_five
from floorman.calculators.upcards import door_key, key, showing
from floorman.domain.cards import JOKER, Rank, show_cards

if TYPE_CHECKING:
    from collections.abc import Callable

    from floorman.calculators.measure import Values

YES_NO = ("yes", "no")
BOARD = (2, 3, 4, 5)
FILLED = ("straight", "flush", "straight flush")


def _yes(*, true: bool) -> str:
    return "yes" if true else "no"


def exposed_rank(values: Values) -> Measured:
    """The group of an exposed lowball card (rrop.a5.3a, rrop.27.2a, rrop.nlpl_lowball.2a)."""
    (card,) = values.cards["card"]
    groups = {
        Rank.JOKER: "joker",
        Rank.ACE: "ace",
        Rank.SIX: "six",
        Rank.SEVEN: "seven",
    }
    wheel = "two-to-five" if card.rank <= Rank.FIVE else "eight-or-higher"
    return Measured(groups.get(card.rank, wheel), f"The card is {card}, the {card.name}.")


def opening_cards(values: Values) -> Measured:
    """Whether five cards open, without a joker, only through it, or not at all."""
    hand = values.cards["hand"]
    words = describe(ranked(hand))
    if not opens(hand):
        return Measured("less", f"{show_cards(hand)} is {words}.")
    others = [card for card in hand if card != JOKER]
    plain = JOKER not in hand or opens(others)
    choice = "jacks-or-better" if plain else "with-the-joker"
    return Measured(choice, f"{show_cards(hand)} is {words}.")


def kept_for_draw(values: Values) -> Measured:
    """Whether the cards kept are openers by themselves (rrop.jacks.10a, .10b)."""
    kept = values.cards["kept"]
    if not opens(kept):
        return Measured("no", f"{show_cards(kept)} holds no pair of jacks or better.")
    plain = JOKER not in kept or opens([card for card in kept if card != JOKER])
    return Measured("yes" if plain else "yes-with-joker", f"{show_cards(kept)} holds openers.")


def split_check(values: Values) -> Measured:
    """Whether discards and final hand can have held openers together (rrop.jacks.9c)."""
    thrown, final = values.cards["discards"], values.cards["final"]
    for start in starts(None, thrown, final):
        cards = (*start.thrown, *start.kept)
        if opens(cards):
            return Measured("possible", f"{show_cards(cards)} would have been openers.")
    return Measured("impossible", "No five of these cards with the discards are openers.")


def low_hand_shape(values: Values) -> Measured:
    """What is special about a lowball hand (rrop.a5.intro.a, .b; rrop.27.1a-c, .intro.b, .c)."""
    hand = values.cards["hand"]
    made = None if JOKER in hand else rank_five(Scale.LOW_27, hand)
    if made is None:
        raise fields.refuse("hand", "Jk", "is not read here", "five cards of the 52")
    ranks = [card.rank for card in made.cards]
    suited = len({card.suit for card in made.cards}) == 1
    shape = "ace" if Rank.ACE in ranks and made.kind == "high card" else made.kind
    if suited:
        shape = "flush"
    elif ranks == [Rank.ACE, Rank.FIVE, Rank.FOUR, Rank.THREE, Rank.TWO]:
        shape = "wheel"
    elif ranks == [Rank.SEVEN, Rank.FIVE, Rank.FOUR, Rank.THREE, Rank.TWO]:
        shape = "seven-five"
    elif made.kind == "one pair" and ranks[0] is Rank.ACE:
        shape = "aces"
    if shape not in SHAPES:
        raise fields.refuse("hand", show_cards(made.cards), "is none of these", ", ".join(SHAPES))
    return Measured(shape, f"The hand is {low_name(made)}.")


SHAPES = ("wheel", "seven-five", "straight", "flush", "ace", "aces")


def joker_spoils(values: Values) -> Measured:
    """Whether the lowest missing card would make a straight, or the rest are of one suit."""
    hand = values.cards["hand"]
    others = [card for card in hand if card != JOKER]
    if len(others) == len(hand):
        raise fields.refuse("hand", show_cards(hand), "holds no joker", "five cards with the joker")
    rank = missing_ranks(Scale.LOW_27, others)[0]
    made = rank_with_joker(Scale.LOW_27, hand)
    straight = made is not None and made.kind in FILLED
    suited = len({card.suit for card in others}) == 1
    return Measured(_yes(true=straight or suited), f"The lowest missing card is a {rank.word}.")


def seven_or_better(values: Values) -> Measured:
    """Whether an ace-to-five hand is a seven or better (rrop.a5.4a)."""
    made = rank_with_joker(Scale.LOW_A5, values.cards["hand"])
    good = made is not None and made.kind == "high card" and _top(made) <= Rank.SEVEN
    return Measured(_yes(true=good), f"The hand is {low_name(made)}.")


def _top(made: Made) -> int:
    return made.cards[0].rank.ace_low


def by_suit(*, highest: bool) -> Callable[[Values], Measured]:
    """Whether a card is the lowest (razz: highest) of all by suit (rrop.stud7.1a, rrop.razz.3a)."""

    def work(values: Values) -> Measured:
        (card,), others = values.cards["card"], values.cards["others"]
        if JOKER in (card, *others):
            raise fields.refuse("card", "Jk", "cannot be: no joker is in play", "cards of the 52")
        ranked_cards = sorted(
            (card, *others), key=lambda one: door_key(one, ace_low=highest), reverse=highest
        )
        word = "highest" if highest else "lowest"
        because = f"The {word} card by suit is {ranked_cards[0]}."
        return Measured(_yes(true=ranked_cards[0] == card), because)

    return work


def door_tie(*, highest: bool) -> Callable[[Values], Measured]:
    """Whether the rank that has to open is there more than once."""

    def work(values: Values) -> Measured:
        ranks = [card.rank for card in values.cards["upcards"]]
        if not ranks or Rank.JOKER in ranks:
            raise fields.refuse("upcards", show_cards(values.cards["upcards"]), "are not upcards")
        ends = sorted(ranks, key=lambda rank: rank.ace_low if highest else int(rank))
        opens_it = ends[-1] if highest else ends[0]
        count = ranks.count(opens_it)
        because = f"There {'is' if count == 1 else 'are'} {count} of rank {opens_it.letter}."
        return Measured(_yes(true=count > 1), because)

    return work


def boards_tie(scale: Scale) -> Callable[[Values], Measured]:
    """Whether two boards are worth the same (rrop.stud7.1c, rrop.razz.3c)."""

    def work(values: Values) -> Measured:
        boards = values.cards["first"], values.cards["second"]
        for name, cards in zip(("first", "second"), boards, strict=True):
            if len(cards) not in BOARD or JOKER in cards:
                allowed = "two to five upcards"
                raise fields.refuse(name, show_cards(cards), "is not a board", allowed)
        one, two = (key(showing(cards, scale), scale) for cards in boards)
        because = f"{show_cards(boards[0])} against {show_cards(boards[1])}."
        return Measured(_yes(true=one == two), because)

    return work


def lower_hand(scale: Scale) -> Callable[[Values], Measured]:
    """Which of two lowball hands is lower; the joker is the lowest missing card."""

    def work(values: Values) -> Measured:
        one = rank_with_joker(scale, values.cards["first"])
        two = rank_with_joker(scale, values.cards["second"])
        because = f"{low_name(one)} against {low_name(two)}."
        if one is None or two is None or one.strength == two.strength:
            return Measured("tied", because)
        return Measured("first" if one.strength > two.strength else "second", because)

    return work


def best_low_shown(values: Values) -> Measured:
    """The best Omaha low, two own cards and three of the board (rrop.omaha8.2a, .intro.c)."""
    own, board = values.cards["own"], values.cards["board"]
    if JOKER in (*own, *board):
        raise fields.refuse("own", "Jk", "cannot be: no joker is in play", "cards of the 52")
    made = best_mix(Scale.LOW_A5, own, board, 2)
    if made is None or made.kind != "high card":
        return Measured("no-low", "Every such hand holds a pair.")
    choice = "eight-or-lower" if _top(made) <= Rank.EIGHT else "nine-or-higher"
    return Measured(choice, f"The best is {low_name(made)}.")


def _hand(name: str, label: str) -> Input:
    return Input(name, CARDS, label, 5)


_CARD = Input("card", CARDS, "The card", 1)
_OTHERS = Input("others", CARDS, "The other upcards")
_UPCARDS = Input("upcards", CARDS, "Every upcard")
_BOARDS = Input("first", CARDS, "One board"), Input("second", CARDS, "The other board")
_TWO = _hand("first", "One hand"), _hand("second", "The other hand")
_FIVE = (_hand("hand", "The five cards"),)
_ONE_OF_ALL = (_CARD, _OTHERS)
_WHICH = ("first", "second", "tied")
_RANKS = ("ace", "two-to-five", "six", "seven", "eight-or-higher", "joker")
_OPEN = ("jacks-or-better", "with-the-joker", "less")
_KEPT = ("yes", "yes-with-joker", "no")
_SPLIT = (Input("discards", CARDS, "The cards thrown away"), _hand("final", "The final hand"))
_LOWS = ("eight-or-lower", "nine-or-higher", "no-low")
_OMAHA = Input("own", CARDS, "The player's cards", 4), Input("board", CARDS, "The board", 5)

CARD_MEASURES = (
    Measure("exposed-rank", "Exposed lowball card", (_CARD,), _RANKS, exposed_rank),
    Measure("opening-cards", "Openers in a hand", _FIVE, _OPEN, opening_cards),
    Measure(
        "kept-for-draw",
        "Openers among cards kept",
        (Input("kept", CARDS, "The cards kept"),),
        _KEPT,
        kept_for_draw,
    ),
    Measure("split-check", "Split openers", _SPLIT, ("possible", "impossible"), split_check),
    Measure("low-hand-shape", "Shape of a low hand", _FIVE, SHAPES, low_hand_shape),
    Measure("joker-spoils", "Joker in deuce-to-seven", _FIVE, YES_NO, joker_spoils),
    Measure("seven-or-better", "Seven or better", _FIVE, YES_NO, seven_or_better),
    Measure("lowest-by-suit", "Lowest card by suit", _ONE_OF_ALL, YES_NO, by_suit(highest=False)),
    Measure("highest-by-suit", "Razz: highest by suit", _ONE_OF_ALL, YES_NO, by_suit(highest=True)),
    Measure("door-card-tie", "Low door cards tie", (_UPCARDS,), YES_NO, door_tie(highest=False)),
    Measure("door-card-tie-razz", "Razz: doors tie", (_UPCARDS,), YES_NO, door_tie(highest=True)),
    Measure("boards-tie", "High boards tie", _BOARDS, YES_NO, boards_tie(Scale.HIGH)),
    Measure("boards-tie-razz", "Razz: boards tie", _BOARDS, YES_NO, boards_tie(Scale.LOW_A5)),
    Measure("lower-hand-a5", "Lower hand, ace-to-five", _TWO, _WHICH, lower_hand(Scale.LOW_A5)),
    Measure("lower-hand-27", "Lower hand, 2-7", _TWO, _WHICH, lower_hand(Scale.LOW_27)),
    Measure("best-low-shown", "Best Omaha low", _OMAHA, _LOWS, best_low_shown),
)
