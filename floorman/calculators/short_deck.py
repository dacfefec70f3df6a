"""The count of stud rule 15: is there a card for everybody, and what is done when there is not.

Counted once, before anybody gets a card of the street: the stub, the burns, the cards removed
earlier, and the players who wait. The last card of the deck is never dealt from the stub, so a
normal street needs a burn, a card each and one more. Otherwise all of the stub but its last card
goes out (the usual burn first, when the stub allows it), and the last card is mixed with burns and
removed cards. That pile P serves the W players still without a card: P above W, burn and deal;
P equal to W, deal without a burn; P below W, one common card for all (rrop.stud7.15a-e).
"""

from __future__ import annotations

from dataclasses import dataclass

NORMAL = "normal"
MIX_AND_BURN = "mix-and-burn"
MIX_NO_BURN = "mix-no-burn"
COMMON = "common-card"
PROCEDURES = (NORMAL, MIX_AND_BURN, MIX_NO_BURN, COMMON)
SPARE = 2


@dataclass(frozen=True, slots=True)
class Stub:
    """Cards: the stub, earlier burns and removed cards, and the players who wait for one.

    `last_card_plays` where the room deals the very last card when it just completes the street.
    """

    cards: int
    burns: int
    removed: int
    waiting: int
    last_card_plays: bool = False

    @property
    def from_stub(self) -> int:
        """How many players the stub serves, its usual burn made and its last card held back."""
        return max(0, self.cards - SPARE)

    @property
    def burnt_first(self) -> bool:
        """Whether the usual burn comes off the stub."""
        return self.cards >= SPARE

    @property
    def left_waiting(self) -> int:
        """W: the players for whom the stub has no card."""
        return self.waiting - self.from_stub

    @property
    def pile(self) -> int:
        """P: the last card, the burns with this street's, and the removed cards, mixed."""
        return min(self.cards, 1) + self.burns + self.burnt_first + self.removed

    @property
    def procedure(self) -> str:
        """What is done.

        >>> [Stub(cards, 3, 0, wait).procedure for cards, wait in ((6, 4), (4, 5), (3, 6), (1, 8))]
        ['normal', 'mix-and-burn', 'mix-no-burn', 'common-card']
        """
        if self.cards >= self.waiting + (1 if self.last_card_plays else SPARE):
            return NORMAL
        if self.pile > self.left_waiting:
            return MIX_AND_BURN
        return MIX_NO_BURN if self.pile == self.left_waiting else COMMON

    @property
    def burn(self) -> bool:
        """Whether a card is burnt before the cards that are dealt out of the stub or the pile."""
        if self.procedure == COMMON:
            return self.cards + self.burns + self.removed >= SPARE
        return self.procedure != MIX_NO_BURN

    def steps(self) -> list[str]:
        """What the dealer does, in order."""
        if self.procedure == NORMAL:
            return ["Burn one card.", f"Deal one card each to {_players(self.waiting)}."]
        if self.procedure == COMMON:
            return self._common()
        steps = ["Burn one card from the stub."] if self.burnt_first else []
        if self.from_stub:
            steps.append(f"Deal {_players(self.from_stub)} from the stub, in order.")
        steps += self._mix()
        steps.append("Burn one card from the pile." if self.burn else "Do not burn.")
        return [*steps, f"Deal {_players(self.left_waiting)} from the pile."]

    def _mix(self) -> list[str]:
        others = "the burns and the removed cards" if self.removed else "the burns"
        last = "Do not deal the last card: mix it with" if self.cards else "Mix"
        return [f"{last} {others} ({self.pile} cards).", "Scramble the pile and cut it."]

    def _common(self) -> list[str]:
        steps = ["Announce that one common card will be used: there are too few for all."]
        if not self.burnt_first:
            steps += self._mix()
        if self.burn:
            steps.append("Burn one card.")
        return [*steps, "Turn one card face up in the middle: it belongs to every live hand."]


def _players(count: int) -> str:
    return "one player" if count == 1 else f"{count} players"
