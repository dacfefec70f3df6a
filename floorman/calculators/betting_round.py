"""One betting round, replayed action by action; an action that cannot have happened is refused.

Fixed limit counts full wagers from the last full one (`base`): an all-in of half a bet or more
above it is a wager for everybody, a smaller one is not (rrop.betting.7). A big-bet raise must add
the last full bet or raise (`step`) to the amount there is; a smaller all-in leaves the step as it
was (rrop.nolimit.3, .nocompletion). Who has acted may raise only when what is to be called is a
full wager again, in one piece or adding up (rrop.betting.7b, rrop.nolimit.4).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from floorman.calculators import fields

if TYPE_CHECKING:
    from floorman.calculators.actions import Action
    from floorman.calculators.structure import Terms

LESS, HALF, FULL = "less than half", "half or more", "full"
OVER, CAPPED, CLOSED, CHECKED = "over", "capped", "closed", "checked"
MULTI_WAY = 3


@dataclass(slots=True)
class Round:
    """A betting round as far as it has gone."""

    terms: Terms
    seats: frozenset[int]
    front: dict[int, int] = field(default_factory=dict)
    acted: dict[int, int] = field(default_factory=dict)
    checked: set[int] = field(default_factory=set)
    folded: set[int] = field(default_factory=set)
    all_in: set[int] = field(default_factory=set)
    level: int = 0
    base: int = 0
    step: int = 0
    wagers: int = 0
    full: int = 0
    upper: bool = False
    opened: bool = False
    capped: bool = False
    short_all_in: int = 0
    last_all_in: str = ""

    def __post_init__(self) -> None:
        self.step = self.terms.minimum
        self._force(self.terms.forced)

    def _force(self, amount: int) -> None:
        """A blind of this size is what everybody must call."""
        self.level = max(self.level, amount)
        if not self.terms.fixed:
            self.step = max(self.step, self.level)
        elif self.level >= self.unit:
            self.base, self.wagers = self.level, 1

    @property
    def unit(self) -> int:
        """The size of a limit bet or raise now: after an upper-limit one, only that."""
        return self.sizes[0]

    @property
    def sizes(self) -> tuple[int, ...]:
        """The legal sizes of a limit bet now."""
        return self.terms.sizes[-1:] if self.upper else self.terms.sizes

    @property
    def targets(self) -> tuple[int, ...]:
        """Amounts to which a limit player may bet, raise or complete."""
        if self.level == 0 and self.terms.may_open_raised:
            return self.unit, 2 * self.unit
        return tuple(self.base + size for size in self.sizes)

    @property
    def price(self) -> int:
        """What a seat must have in front to stay in."""
        if self.bring_in_due:
            return self.terms.bring_in
        return self.level if self.opened else max(self.level, self.terms.entry)

    @property
    def bring_in_due(self) -> bool:
        """Whether the forced bet of stud has still to be made."""
        return self.terms.bring_in > 0 and self.level == 0

    @property
    def total(self) -> int:
        """All chips in front."""
        return sum(self.front.values())

    @property
    def able(self) -> int:
        """How many seats are known to be in with chips to bet."""
        return len(self.seats - self.folded - self.all_in)

    def least(self) -> int:
        """The least a big-bet player may bet or raise to."""
        if self.level == 0:
            return self.terms.minimum
        unopened = not self.opened and self.terms.entry > self.level
        return self.terms.entry if unopened else self.level + self.step

    def most(self, seat: int) -> int | None:
        """The most a big-bet player may bet or raise to; None when there is no limit.

        Pot-limit: the call, and the pot as it is after the call (rrop.potlimit.maxraise).
        """
        if self.terms.limit != "pot-limit":
            return None
        call = self.level - self.front.get(seat, 0)
        return max(self.least(), self.level + self.terms.pot + self.total + call)

    def barred(self, seat: int) -> str:
        """Why a seat may not raise: empty when it may."""
        facing = self.level - self.front.get(seat, 0)
        if seat in self.acted and facing <= 0:
            return OVER
        if seat in self.checked and not self.terms.check_raise:
            return CHECKED
        if self.capped:
            return CAPPED
        if seat not in self.acted or self.full > self.acted[seat]:
            return ""
        enough = 2 * facing >= self.unit if self.terms.fixed else facing >= self.step
        return "" if enough else CLOSED

    def play(self, action: Action) -> None:
        """Carry out an action. Raises CalculationError when it cannot have happened."""
        seat = action.seat
        if seat in self.folded | self.all_in:
            done = "folded" if seat in self.folded else "is all in"
            raise fields.refuse(f"{action.field}.seat", seat, f"seat {seat} already {done}")
        if 0 <= action.amount < self.front.get(seat, 0):
            reason = f"is less than the {self.front[seat]} that seat {seat} had in front"
            raise fields.refuse(f"{action.field}.amount", action.amount, reason)
        match action.verb:
            case "fold" | "check":
                self._pass(action)
            case "post" | "bring-in":
                self._forced_bet(action)
            case "call":
                self._call(action)
            case "all-in":
                self._all_in(action)
            case _:
                self._wager(action)

    def _pass(self, action: Action) -> None:
        seat, own = action.seat, self.front.get(action.seat, 0)
        if action.amount not in (-1, own):
            reason = f"a {action.verb} puts nothing in: seat {seat} had {own} in front"
            raise fields.refuse(f"{action.field}.amount", action.amount, reason, str(own))
        if action.verb == "fold":
            self.folded.add(seat)
            return
        opening = self.level == 0 and (not self.terms.may_check or self.bring_in_due)
        if self.price > own or opening:
            raise fields.refuse(f"{action.field}.action", "check", "cannot be made here")
        self.checked.add(seat)
        self.acted[seat] = self.full

    def _forced_bet(self, action: Action) -> None:
        blind = action.verb == "post"
        if not self.terms.first or blind == (self.terms.game.family == "stud"):
            raise fields.refuse(f"{action.field}.action", action.verb, "is not made on this street")
        if self.acted or (not blind and self.level):
            raise fields.refuse(f"{action.field}.action", action.verb, "comes before other action")
        if not blind and self.terms.bring_in not in (0, action.amount):
            allowed = str(self.terms.bring_in)
            raise fields.refuse(
                f"{action.field}.amount", action.amount, "is not the bring-in", allowed
            )
        self.front[action.seat] = action.amount
        if blind:
            self._force(action.amount)
        else:
            self.level = self.step = action.amount
            self._did(action.seat)

    def _did(self, seat: int) -> None:
        self.acted[seat] = self.full

    def _call(self, action: Action) -> None:
        amount = self.price if action.amount == -1 else action.amount
        if self.price == 0 or amount != self.price or self.bring_in_due:
            allowed = str(self.price) if self.price else "check, bet or fold"
            raise fields.refuse(f"{action.field}.amount", amount, "is not a call here", allowed)
        if amount > self.level:
            self._put(action.seat, amount)
            return
        self.front[action.seat] = amount
        self.opened = True
        self._did(action.seat)

    def _wager(self, action: Action) -> None:
        """A bet, raise or completion."""
        seat, amount = action.seat, action.amount
        blind_round = self.terms.forced > 0 or (self.terms.first and self.level > 0)
        if action.verb == "bet" and blind_round and amount == self.level:
            self._call(action)
            return
        self._refuse_bad_verb(action, blind_round=blind_round)
        reason = self.barred(seat)
        if reason:
            raise fields.refuse(f"{action.field}.action", action.verb, _BARRED[reason])
        if self.terms.fixed:
            legal = amount in self.targets
            allowed = " or ".join(map(str, self.targets))
        else:
            most = self.most(seat)
            legal = self.least() <= amount and (most is None or amount <= most)
            allowed = f"{self.least()} or more" if most is None else f"{self.least()} to {most}"
        if not legal:
            raise fields.refuse(f"{action.field}.amount", amount, "is not a legal amount", allowed)
        self._put(seat, amount)

    def _refuse_bad_verb(self, action: Action, *, blind_round: bool) -> None:
        if action.verb == "bet" and self.level and not blind_round:
            raise fields.refuse(f"{action.field}.action", "bet", "there is a bet already", "raise")
        if action.verb == "raise" and not self.level:
            raise fields.refuse(f"{action.field}.action", "raise", "there is no bet yet", "bet")
        if action.verb == "complete" and not (self.terms.fixed and self.short):
            reason = "there is nothing to complete: only limit play completes a short bet"
            raise fields.refuse(f"{action.field}.action", "complete", reason, "bet, raise")

    @property
    def short(self) -> bool:
        """Whether less than a full limit bet or raise is in, to be completed."""
        return self.terms.fixed and (self.level > self.base or self.bring_in_due)

    def _put(self, seat: int, amount: int) -> None:
        """A full wager to this amount."""
        if self.terms.fixed:
            raised_opening = self.level == 0 and amount == 2 * self.unit
            self.wagers += 2 if raised_opening and self.terms.may_open_raised else 1
            if len(self.terms.sizes) > 1 and amount - self.base == self.terms.sizes[-1]:
                self.upper = True
            self.base = amount
        else:
            self.step = max(self.step, amount - self.level)
        self.full += 1
        self._stand(seat, amount)

    def _stand(self, seat: int, amount: int) -> None:
        """The amount is what everybody has to call now."""
        self.level = self.front[seat] = amount
        self.opened = True
        self._did(seat)
        cap = self.terms.cap
        if cap is not None and self.wagers > cap and self.able >= MULTI_WAY:
            self.capped = True

    def _all_in(self, action: Action) -> None:
        seat, amount = action.seat, action.amount
        if amount <= self.price:
            self.all_in.add(seat)
            self.front[seat] = amount
            self.level = max(self.level, amount)
            self._did(seat)
            return
        reason = self.barred(seat)
        if reason:
            raise fields.refuse(f"{action.field}.amount", amount, _BARRED[reason], str(self.price))
        most = max(self.targets) if self.terms.fixed else self.most(seat)
        if most is not None and amount > most:
            raise fields.refuse(
                f"{action.field}.amount", amount, "is over the limit", f"up to {most}"
            )
        self.all_in.add(seat)
        self.last_all_in = self._size(amount)
        if self.last_all_in == FULL:
            self._put(seat, amount)
        else:
            self._put_short(seat, amount)

    def _size(self, amount: int) -> str:
        """How large an all-in is against a full wager."""
        if amount >= (min(self.targets) if self.terms.fixed else self.least()):
            return FULL
        over, whole = (
            (amount - self.base, self.unit)
            if self.terms.fixed
            else (amount - self.level, self.step)
        )
        return HALF if 2 * over >= whole else LESS

    def _put_short(self, seat: int, amount: int) -> None:
        """An all-in that is not a full wager; at limit half of one is taken for a whole."""
        counts = self.terms.fixed and self.last_all_in == HALF
        if counts and 2 * (amount - (self.short_all_in or self.base)) >= self.unit:
            self.full += 1
        if counts:
            self.wagers += 1
            self.base = amount
        self.short_all_in = 0 if counts else amount
        self._stand(seat, amount)


_BARRED = {
    OVER: "there is nothing left for this seat to do",
    CAPPED: "the round is capped",
    CLOSED: "a short all-in does not let a seat that has acted raise again",
    CHECKED: "a seat that has checked may not raise here",
}
