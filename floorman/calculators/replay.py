"""Replaying a betting round action by action; one that cannot have happened is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.calculators import fields
from floorman.calculators.actions import BARRED, FULL

if TYPE_CHECKING:
    from floorman.calculators.actions import Action
    from floorman.calculators.betting_round import Round


def play(table: Round, action: Action) -> None:
    """Carry out an action. Raises CalculationError when it cannot have happened."""
    seat = action.seat
    if seat in table.folded | table.all_in:
        done = "has already folded" if seat in table.folded else "is already all in"
        raise fields.refuse(f"{action.field}.seat", seat, done)
    if action.verb in ("fold", "check"):
        _pass(table, action)
        return
    if 0 <= action.amount < table.front.get(seat, 0):
        reason = f"is less than the {table.front[seat]} that seat {seat} had in front"
        raise fields.refuse(f"{action.field}.amount", action.amount, reason)
    match action.verb:
        case "post" | "bring-in":
            _forced_bet(table, action)
        case "call":
            _call(table, action)
        case "all-in":
            _all_in(table, action)
        case _:
            _wager(table, action)


def _pass(table: Round, action: Action) -> None:
    seat, own = action.seat, table.front.get(action.seat, 0)
    if action.amount not in (-1, 0, own):
        reason = f"is not what seat {seat} had in front: a {action.verb} puts nothing in"
        raise fields.refuse(f"{action.field}.amount", action.amount, reason, str(own))
    if action.verb == "fold":
        table.folded.add(seat)
        return
    opening = table.level == 0 and (not table.terms.may_check or table.bring_in_due)
    if table.price > own or opening:
        raise fields.refuse(f"{action.field}.action", "check", "cannot be made here")
    table.checked.add(seat)
    table.did(seat)


def _forced_bet(table: Round, action: Action) -> None:
    blind = action.verb == "post"
    if not table.terms.first or blind == (table.terms.game.family == "stud"):
        raise fields.refuse(f"{action.field}.action", action.verb, "is not made on this street")
    if table.acted or (not blind and table.level):
        raise fields.refuse(f"{action.field}.action", action.verb, "comes before other action")
    if not blind and table.terms.bring_in not in (0, action.amount):
        allowed = str(table.terms.bring_in)
        raise fields.refuse(f"{action.field}.amount", action.amount, "is not the bring-in", allowed)
    table.front[action.seat] = action.amount
    if blind:
        if action.amount > table.posted:
            table.posted, table.blind_seat = action.amount, action.seat
        table.force(action.amount)
    else:
        table.level = table.step = action.amount
        table.did(action.seat)


def _call(table: Round, action: Action) -> None:
    amount = table.price if action.amount == -1 else action.amount
    if table.price == 0 or amount != table.price or table.bring_in_due:
        allowed = str(table.price) if table.price else "check, bet or fold"
        raise fields.refuse(f"{action.field}.amount", amount, "is not a call here", allowed)
    if amount > table.level:
        table.put(action.seat, amount)
        return
    table.front[action.seat] = amount
    table.opened = True
    table.did(action.seat)


def _wager(table: Round, action: Action) -> None:
    """A bet, raise or completion."""
    seat, amount = action.seat, action.amount
    blind_round = table.terms.forced > 0 or (table.terms.first and table.level > 0)
    if action.verb == "bet" and blind_round and amount == table.level:
        _call(table, action)
        return
    _refuse_bad_verb(table, action, blind_round=blind_round)
    reason = table.barred(seat)
    if reason:
        raise fields.refuse(f"{action.field}.action", action.verb, BARRED[reason])
    if table.terms.fixed:
        legal = amount in table.targets
        allowed = " or ".join(map(str, table.targets))
    else:
        most = table.most(seat)
        legal = table.least() <= amount and (most is None or amount <= most)
        allowed = f"{table.least()} or more" if most is None else f"{table.least()} to {most}"
    if not legal:
        raise fields.refuse(f"{action.field}.amount", amount, "is not a legal amount", allowed)
    table.put(seat, amount)


def _refuse_bad_verb(table: Round, action: Action, *, blind_round: bool) -> None:
    if action.verb == "bet" and table.level and not blind_round:
        raise fields.refuse(
            f"{action.field}.action", "bet", "cannot be made: there is a bet already", "raise"
        )
    if action.verb == "raise" and not table.level:
        raise fields.refuse(
            f"{action.field}.action", "raise", "cannot be made: there is no bet yet", "bet"
        )
    if action.verb == "complete" and not (table.terms.fixed and table.short):
        reason = "cannot be made: only limit play completes, and only a short bet"
        raise fields.refuse(f"{action.field}.action", "complete", reason, "bet, raise")


def _all_in(table: Round, action: Action) -> None:
    seat, amount = action.seat, action.amount
    if amount == table.front.get(seat, 0):
        raise fields.refuse(f"{action.field}.amount", amount, "puts nothing in", "more")
    if amount <= table.price:
        table.call_short(seat, amount)
        return
    reason = table.barred(seat)
    if reason:
        raise fields.refuse(f"{action.field}.amount", amount, BARRED[reason], str(table.price))
    most = max(table.targets) if table.terms.fixed else table.most(seat)
    if most is not None and amount > most:
        raise fields.refuse(f"{action.field}.amount", amount, "is over the limit", f"up to {most}")
    table.all_in.add(seat)
    table.last_all_in = table.size(amount)
    if table.last_all_in == FULL:
        table.put(seat, amount)
    else:
        table.put_short(seat, amount)
