"""From a form to the request of the contract, and from the place of a refusal to its field."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from floorman.domain.cards import parse_cards
from floorman.errors import CalculationError
from floorman.web.calculators import parts
from floorman.web.calculators.parts import WITH_JOKER, WITH_LIMIT, WITH_VARIANT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from floorman.web.calculators.entering import Entered
    from floorman.web.calculators.parts import Entry

Request = dict[str, Any]
SEATS = [str(seat) for seat in parts.TABLE]
REPEATED = "is there twice"


def request_of(entered: Entered, authority: str) -> Request:
    """The request that a form stands for; what was left empty is left out."""
    asked: Request = {"authority": authority}
    if entered.name in WITH_VARIANT:
        asked["variant"] = entered.ask.variant
    if entered.name in WITH_LIMIT:
        asked["limit"] = entered.ask.limit
    if entered.name in WITH_JOKER and entered.get("joker"):
        asked["joker"] = entered.get("joker")
    for part in entered.parts:
        for entry in part.entries:
            _put(asked, entered, entry, part.kind)
    finish = _FINISH.get(entered.name)
    if finish:
        finish(asked, entered)
    return asked


def _put(asked: Request, entered: Entered, entry: Entry, kind: str) -> None:
    if kind == parts.BY_SEAT:
        names = {seat: entered.get(f"{entry.name}.{seat}") for seat in SEATS}
        found = {seat: _value(entry, text) for seat, text in names.items() if text}
        if found:
            asked[entry.name] = found
    elif kind == parts.FIELDS and entered.get(entry.name):
        head, _, tail = entry.name.partition(".")
        value = _value(entry, entered.get(entry.name))
        if tail:
            asked.setdefault(head, {})[tail] = value
        else:
            asked[head] = value


def _value(entry: Entry, text: str) -> object:
    if entry.kind in (parts.NUMBER, parts.SEAT):
        return int(text)
    if entry.kind == parts.SEATS:
        return [int(seat) for seat in text.split()]
    return {"yes": True, "no": False}.get(text, text) if entry.choices is parts.YES_NO else text


def _finish_split(asked: Request, entered: Entered) -> None:
    cards = asked.pop("cards", {})
    asked["winners"] = {
        side: [
            {"seat": seat, **({"cards": cards[str(seat)]} if str(seat) in cards else {})}
            for seat in asked.pop(side, ())
        ]
        for side in entered.ask.game.sides
    }


def _finish_side_pots(asked: Request, entered: Entered) -> None:
    asked.setdefault("folded", [])
    won = asked.pop("won", {})
    last = max(map(int, won), default=0)
    if last:
        asked["winners"] = [won.get(str(at), []) for at in range(1, last + 1)]
    del entered


def _finish_first(asked: Request, entered: Entered) -> None:
    asked["seats"] = list(parts.TABLE)
    del entered


def _finish_openers(asked: Request, entered: Entered) -> None:
    if "final" in asked:
        asked.setdefault("discards", "")
    del entered


def _finish_stud_deck(asked: Request, entered: Entered) -> None:
    asked.setdefault("burns", 0)
    asked.setdefault("removed", 0)
    street = asked.get("street", "")
    live = asked.get("live", {})
    asked["live"] = {name: live[name] for name in live if name <= street}
    del entered


def action_rows(entered: Entered) -> list[int]:
    """The rows of the action list in which something stands."""
    names = ("seat", "action", "amount")
    rows = range(1, parts.MOST_ROWS + 1)
    return [row for row in rows if any(entered.get(f"{name}.{row}") for name in names)]


def _finish_bet(asked: Request, entered: Entered) -> None:
    asked["actions"] = []
    asked.setdefault("stakes", {})
    for row in action_rows(entered):
        texts = {name: entered.get(f"{name}.{row}") for name in ("seat", "action", "amount")}
        asked["actions"].append(
            {name: text if name == "action" else int(text) for name, text in texts.items() if text}
        )


_FINISH = {
    "split-pot": _finish_split,
    "side-pots": _finish_side_pots,
    "first-to-act": _finish_first,
    "openers": _finish_openers,
    "stud-deck": _finish_stud_deck,
    "bet": _finish_bet,
}


def field_of(error: CalculationError, entered: Entered, asked: Mapping[str, Any]) -> str:
    """The field or group of the form that a refusal is about; empty for the form as a whole."""
    if error.reason == REPEATED:
        held = [name for name, text in _card_fields(entered) if str(error.value) in _codes(text)]
        if held:
            return held[-1]
    path = _translated(error.field, entered, asked)
    names = {name for part in entered.parts for name, _ in part.names()}
    entries = {entry.name for part in entered.parts for entry in part.entries}
    for place in (path, path.partition(".")[0]):
        if place in names | entries:
            return place
    return ""


def _card_fields(entered: Entered) -> list[tuple[str, str]]:
    return [
        (name, entered.get(name))
        for part in entered.parts
        for name, entry in part.names()
        if entry.kind == parts.CARDS
    ]


def _codes(text: str) -> list[str]:
    try:
        return [str(card) for card in parse_cards(text)]
    except CalculationError:
        return []


def _translated(path: str, entered: Entered, asked: Mapping[str, Any]) -> str:
    """The place of a refusal in the words of the form."""
    if found := re.fullmatch(r"winners\.(high|low)(?:\[(\d+)\])?(\.cards)?", path):
        side, at, cards = found.groups()
        if not cards:
            return side
        winners = asked["winners"][side]
        bare = [one for one in winners if "cards" not in one] or winners
        winner = winners[int(at)] if at else bare[0]
        return f"cards.{winner['seat']}"
    if found := re.fullmatch(r"winners\[(\d+)\]", path):
        return f"won.{int(found[1]) + 1}"
    if found := re.fullmatch(r"actions\[(\d+)\](?:\.(\w+))?", path):
        return f"{found[2] or 'seat'}.{action_rows(entered)[int(found[1])]}"
    plain = {"winners": "won.1", "actions": "seat.1", "hands": "hands"}
    return "chip" if path.startswith("pots[") else plain.get(path, path)
