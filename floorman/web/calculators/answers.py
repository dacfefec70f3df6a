"""An answer in the words and the picture of its page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from floorman.calculators.calculator import listed, seats_in_words
from floorman.web.calculators.drawing import Place

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from floorman.web.calculators.entering import Entered

    Data = Mapping[str, Any]

PROCEDURES = {
    "normal": "Burn and deal as usual",
    "mix-and-burn": "Mix the last card with the burns, and burn again",
    "mix-no-burn": "Mix the last card with the burns, no second burn",
    "common-card": "One common card for everybody",
}
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
        int(seat): Place(str(chips), " and ".join(wins[int(seat)]) if split else "", won=True)
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
    pots = [
        f"{name if at == 0 else name.lower()} {pot['amount']}"
        for at, (name, pot) in enumerate(zip(names, answer["pots"], strict=False))
    ]
    payouts = answer.get("payouts", {})
    line = _paid(payouts) if payouts else listed(pots or ["Everything goes back"])
    places = {
        int(seat): Place(str(chips), "in", out=int(seat) in asked["folded"])
        for seat, chips in asked.get("contributions", {}).items()
    }
    places |= {int(seat): Place(str(chips), "wins", won=True) for seat, chips in payouts.items()}
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


def _cards(asked: Data, name: str) -> Iterable[tuple[str, str]]:
    return ((seat, str(text).replace(",", " ")) for seat, text in asked[name].items())


def _first(entered: Entered, asked: Data, answer: Data) -> Shown:
    seat = answer["seat"]
    places = {int(at): Place("", won=int(at) == seat) for at, _ in _cards(asked, "boards")}
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
            _sides(int(seat), high, low) if split else "",
            won=int(seat) in (*high, *low),
            out=int(seat) in dead,
        )
        for seat in asked["hands"]
    }
    return Shown(line, rows=tuple(rows), places=places)


def _sides(seat: int, high: list[int], low: list[int]) -> str:
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
    del entered
    call = f"call {answer['call']}" if answer["call"] else "check"
    low, high = answer["min_raise_to"], answer["max_raise_to"]
    to = answer.get("raise_to")
    sizes = " or ".join(map(str, to)) if isinstance(to, list) else str(to or "")
    verb = "raise to" if answer["call"] else "bet"
    if not answer["may_raise"]:
        line = f"Seat {asked['to_act']} may only {call} or fold"
    elif "raise_to" in answer:
        line = f"Seat {asked['to_act']} may {call}, or {verb} {sizes}"
    else:
        span = f"{low} or more" if high is None else f"{low} to {high}"
        line = f"Seat {asked['to_act']} may {call}, or {verb} {span}"
    left = answer["raises_left"]
    rows = [("To call", f"{answer['call']} more" if answer["call"] else "Nothing")]
    if "complete_to" in answer:
        rows.append(("Complete to", str(answer["complete_to"])))
    rows.append(("Raises left", "No cap" if left is None else str(left)))
    if "all_in_is" in answer:
        rows.append(("The last all-in is", answer["all_in_is"].capitalize()))
    return Shown(line, rows=tuple(rows), places=_in_front(asked))


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
