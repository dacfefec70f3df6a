"""An answer in the words and the picture of its page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from floorman.calculators.calculator import listed, seats_in_words
from floorman.domain.cards import Suit, parse_cards
from floorman.web.calculators.drawing import Place

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from floorman.web.calculators.entering import Entered

    Data = Mapping[str, Any]

PROCEDURES = {
    "normal": "Burn and deal as usual",
    "mix-and-burn": "Mix the last card with the burns, and burn again",
    "mix-no-burn": "Mix the last card with the burns, no second burn",
    "common-card": "One common card for everybody",
}
SHAPES = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠", Suit.NONE: ""}
WIDE = len("10♠ 9♠")
STATUSES = {
    "retained": "Openers were kept",
    "split": "Openers were split",
    "impossible": "There can never have been openers",
}


@dataclass(frozen=True, slots=True)
class Shown:
    """What a page shows of an answer: one line, a few facts, steps, and the seats of the table."""

    line: str
    more: str = ""
    rows: tuple[tuple[str, str], ...] = ()
    steps: tuple[str, ...] = ()
    places: Mapping[int, Place] | None = None
    button: int | None = None
    middle: str = ""


def shown(entered: Entered, asked: Data, answer: Data) -> Shown:
    """The answer of a calculator as its page shows it."""
    return _SHOWN[entered.name](entered, asked, answer)


def _paid(payouts: Mapping[str, int]) -> str:
    parts = [f"seat {seat} gets {chips}" for seat, chips in payouts.items()]
    return listed(parts)[:1].upper() + listed(parts)[1:]


def _split_pot(entered: Entered, asked: Data, answer: Data) -> Shown:
    payouts = answer["payouts"]
    wins: dict[int, list[str]] = {}
    for side, winners in asked["winners"].items():
        for winner in winners:
            wins.setdefault(winner["seat"], []).append(side)
    split = entered.ask.game.split
    places = {
        int(seat): Place(
            str(chips), " + ".join(wins[int(seat)]) if split else "", won=True, chips=True
        )
        for seat, chips in payouts.items()
    }
    middle = f"Pot {asked['pot']}"
    return Shown(_paid(payouts), places=places, button=asked.get("button"), middle=middle)


def _side_pots(entered: Entered, asked: Data, answer: Data) -> Shown:
    del entered
    names = ["Main pot", *(f"Side pot {at}" for at in range(1, len(answer["pots"])))]
    rows = [
        (name, f"{pot['amount']}, for {seats_in_words(pot['eligible'])}")
        for name, pot in zip(names, answer["pots"], strict=False)
    ]
    back = [(f"Back to seat {seat}", str(chips)) for seat, chips in answer["returned"].items()]
    pots = [f"{name}: {pot['amount']}." for name, pot in zip(names, answer["pots"], strict=False)]
    payouts = answer.get("payouts", {})
    line = _paid(payouts) if payouts else " ".join(pots) or "Everything goes back"
    places = {
        int(seat): Place(str(chips), out=int(seat) in asked["folded"], chips=True)
        for seat, chips in asked.get("contributions", {}).items()
    }
    places |= {
        int(seat): Place(str(chips), won=True, chips=True) for seat, chips in payouts.items()
    }
    total = sum(pot["amount"] for pot in answer["pots"])
    middle = f"Pots {total}" if len(pots) > 1 else f"Pot {total}"
    return Shown(
        line, rows=(*rows, *back), places=places, button=asked.get("button"), middle=middle
    )


def _bring_in(entered: Entered, asked: Data, answer: Data) -> Shown:
    del entered
    places = {
        int(seat): Place(card, won=int(seat) == answer["seat"])
        for seat, card in _cards(asked, "upcards")
    }
    return Shown(f"Seat {answer['seat']} brings it in", answer["why"], places=places)


def _cards(asked: Data, name: str) -> Iterator[tuple[str, str]]:
    """Seats with their cards, the suits as shapes."""
    for seat, text in asked[name].items():
        words = [card.rank.letter + SHAPES[card.suit] for card in parse_cards(text)]
        yield seat, " ".join(words)


def _first(entered: Entered, asked: Data, answer: Data) -> Shown:
    seat = answer["seat"]
    places = {
        int(at): Place(words if len(words) <= WIDE else "", won=int(at) == seat)
        for at, words in _cards(asked, "boards")
    }
    rows: tuple[tuple[str, str], ...] = ()
    if answer["open_pair_option"]:
        rows = (("Open pair", "Either limit may be bet."),)
    del entered
    return Shown(f"Seat {seat} acts first", answer["why"], rows, places=places)


def _openers(entered: Entered, asked: Data, answer: Data) -> Shown:
    del entered, asked
    by = str(answer["by"] or "")
    if "status" not in answer:
        line = f"Openers: {by}" if answer["qualifies"] else "No openers"
        return Shown(line)
    pots = {"can win": "Can be won", "lost": "Lost", None: "Depends on the declaration"}
    rows = [("The pot", pots[answer["pot"]])]
    if by:
        rows.insert(0, ("Openers", by[:1].upper() + by[1:]))
    return Shown(STATUSES[answer["status"]], answer["follows"], tuple(rows))


def _showdown(entered: Entered, asked: Data, answer: Data) -> Shown:
    winners, dead = answer["winners"], answer["dead"]
    high, low = winners.get("high", []), winners.get("low", [])
    if answer["scoop"]:
        line = f"Seat {answer['scoop']} wins it all"
    elif high and low:
        line = f"High: {seats_in_words(high)}. Low: {seats_in_words(low)}."
    else:
        best = high or low
        verb = "wins" if len(best) == 1 else "tie"
        line = f"{seats_in_words(best).capitalize()} {verb}" if best else "No live hand"
    split = entered.ask.game.split
    rows = [(f"Seat {seat}", _hand(seat, answer, split=split)) for seat in asked["hands"]]
    places = {
        int(seat): Place(
            _word(int(seat), high, low, dead) if split or dead else "",
            won=int(seat) in (*high, *low),
            out=int(seat) in dead,
        )
        for seat in asked["hands"]
    }
    return Shown(line, rows=tuple(rows), places=places)


def _word(seat: int, high: list[int], low: list[int], dead: list[int]) -> str:
    if seat in dead:
        return "dead"
    held = [name for name, seats in (("high", high), ("low", low)) if seat in seats]
    return " + ".join(held)


def _hand(seat: str, answer: Data, *, split: bool) -> str:
    if int(seat) in answer["dead"]:
        return "Dead hand"
    high, low = answer["high"].get(seat, ""), answer["low"].get(seat, "")
    words = [high, f"low {low}" if low != "none" else "no low"] if split else [high or low]
    text = ", ".join(word for word in words if word)
    return text[:1].upper() + text[1:]


def _stud_deck(entered: Entered, asked: Data, answer: Data) -> Shown:
    del entered, asked
    left = answer["remaining"]
    rows = (
        ("Left in the stub", f"{left} card{'' if left == 1 else 's'}"),
        ("Begins the betting", f"The {answer['acts']} hand"),
    )
    return Shown(PROCEDURES[answer["procedure"]], "", rows, tuple(answer["steps"]))


def _bet(entered: Entered, asked: Data, answer: Data) -> Shown:
    front = _in_front(asked)
    faced = any(place.label for place in front.values())
    left = answer["raises_left"]
    rows = [("To call", f"{answer['call']} more" if answer["call"] else "Nothing")]
    if "complete_to" in answer:
        rows.append(("Complete to", str(answer["complete_to"])))
    rows.append(("Raises left", "No cap" if left is None else str(left)))
    if "all_in_is" in answer:
        rows.append(("The last all-in is", answer["all_in_is"].capitalize()))
    first = entered.get("street") == entered.ask.game.streets[0]
    forced = first and entered.ask.game.family in ("stud", "lowball") and not faced
    line = f"Seat {asked['to_act']} {_may(answer, faced=faced, forced=forced)}"
    return Shown(line, rows=tuple(rows), places=front)


def _may(answer: Data, *, faced: bool, forced: bool) -> str:
    """What a seat may do, in a line; `faced` chips are in front, `forced` it may not check."""
    call = answer["call"]
    if not answer["may_raise"]:
        return f"may only call {call} or fold" if call else "has nothing left to do"
    low, high = answer["min_raise_to"], answer["max_raise_to"]
    to = answer.get("raise_to", f"{low} or more" if high is None else f"{low} to {high}")
    size = " or ".join(map(str, to)) if isinstance(to, list) else str(to)
    if "complete_to" in answer:
        verb = "complete to" if faced else "open for"
    else:
        verb = "raise to" if faced else "bet"
    if call:
        passive = f"call {call}" if faced else f"bring it in for {call}"
        return f"may {passive}, or {verb} {size}"
    return f"may {verb} {size}, or fold" if forced else f"may check, or {verb} {size}"


def _in_front(asked: Data) -> dict[int, Place]:
    front: dict[int, int] = {}
    out: set[int] = set()
    for action in asked["actions"]:
        seat = action["seat"]
        front[seat] = action.get("amount", front.get(seat, 0))
        if action["action"] == "call" and "amount" not in action:
            front[seat] = max(front.values())
        if action["action"] == "fold":
            out.add(seat)
    front.setdefault(asked["to_act"], 0)
    return {
        seat: Place(
            str(chips or ""),
            "to act" if seat == asked["to_act"] else "",
            won=seat == asked["to_act"],
            out=seat in out,
            chips=chips > 0,
        )
        for seat, chips in front.items()
    }


_SHOWN = {
    "split-pot": _split_pot,
    "side-pots": _side_pots,
    "bring-in": _bring_in,
    "first-to-act": _first,
    "openers": _openers,
    "showdown": _showdown,
    "stud-deck": _stud_deck,
    "bet": _bet,
}
