"""One betting round as far as it has gone: what it costs, who may raise, and to how much.

Fixed limit counts full wagers from the last full one (`base`): an all-in of half a bet or more
above it is a wager for everybody, a smaller one is not (rrop.betting.7). A big-bet raise must add
the last full bet or raise (`step`) to the amount there is; a smaller all-in leaves the step as it
was (rrop.nolimit.3, .nocompletion). Who has acted may raise only when what is to be called is a
full wager again, in one piece or adding up (rrop.betting.7b, rrop.nolimit.4).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from floorman.calculators.actions import CAPPED, CHECKED, CLOSED, FULL, HALF, LESS, OVER

if TYPE_CHECKING:
    from floorman.calculators.structure import Terms

MULTI_WAY = 3


@dataclass(slots=True)
class Round:
    """A betting round as far as it has gone.

    `front` are chips in front, `acted` says how many full wagers there had been when a seat last
    acted, `level` is what must be called, `base` the last full wager of a limit round and `step`
    the last full bet or raise of a big-bet round, `wagers` the bet and its raises, `full` all
    wagers of full size, `upper` whether only upper-limit raises are left, `opened` whether anybody
    has come in, `posted` the largest blind that was really put up and `blind_seat` whose it is,
    `short_all_in` the amount of a short all-in that nobody has raised yet.
    """

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
    posted: int = 0
    blind_seat: int = 0
    last_all_in: str = ""

    def __post_init__(self) -> None:
        self.step = self.terms.minimum
        self.force(self.terms.forced)

    def force(self, amount: int) -> None:
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
        return max(self.least(), self.level + self.pot_after_call(seat))

    def pot_after_call(self, seat: int) -> int:
        """The pot when this seat has called; a small blind may count as a whole big blind.

        It does where the room says so, until the big blind has acted (rrop.potlimit.5).
        """
        call = self.level - self.front.get(seat, 0)
        lift = 0 if self.blind_seat in self.acted else self.terms.small_blind_lift
        return self.terms.pot + self.total + call + lift

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

    @property
    def short(self) -> bool:
        """Whether less than a full limit bet or raise is in, to be completed."""
        return self.terms.fixed and (self.level > self.base or self.bring_in_due)

    def did(self, seat: int) -> None:
        """The seat has acted on what there is now."""
        self.acted[seat] = self.full

    def put(self, seat: int, amount: int) -> None:
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
        self.short_all_in = 0
        self._stand(seat, amount)

    def _stand(self, seat: int, amount: int) -> None:
        """The amount is what everybody has to call now."""
        self.level = self.front[seat] = amount
        self.opened = True
        self.did(seat)
        cap = self.terms.cap
        if cap is not None and self.wagers > cap and self.able >= MULTI_WAY:
            self.capped = True

    def size(self, amount: int) -> str:
        """How large an all-in is against a full wager."""
        if amount >= (min(self.targets) if self.terms.fixed else self.least()):
            return FULL
        over, whole = (
            (amount - self.base, self.unit)
            if self.terms.fixed
            else (amount - self.level, self.step)
        )
        return HALF if 2 * over >= whole else LESS

    def call_short(self, seat: int, amount: int) -> None:
        """All in for no more than a call; a forced bet stays what it is when it is short."""
        self.level = max(self.level, amount, self.terms.bring_in if self.bring_in_due else 0)
        self.all_in.add(seat)
        self.front[seat] = amount
        self.did(seat)

    def put_short(self, seat: int, amount: int) -> None:
        """An all-in that is not a full wager; at limit half of one is taken for a whole."""
        counts = self.terms.fixed and self.last_all_in == HALF
        if counts and 2 * (amount - (self.short_all_in or self.base)) >= self.unit:
            self.full += 1
        if counts:
            self.wagers += 1
            self.base = amount
        self.short_all_in = 0 if counts else amount
        self._stand(seat, amount)
