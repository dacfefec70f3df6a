"""Hands and splits a second, side by side with pokerkit alone in the same run.

Hands: the best five of seven for high, ranked by pokerkit itself and by `best_of`, which keeps
what pokerkit said. Splits: pokerkit pushing one prepared pot of 35 to three tied hands, the bare
division, and the whole `split-pot` calculator with its checks, working and clauses. Prints rates
and ratios; asserts nothing on time.
"""

from __future__ import annotations

import copy
import random
import time
from itertools import cycle
from typing import TYPE_CHECKING

import pokerkit

from floorman.calculators import CALCULATORS
from floorman.calculators.odd_chips import clockwise, share
from floorman.calculators.ranking import Scale, best_of
from floorman.domain.cards import DECK, show_cards

if TYPE_CHECKING:
    from collections.abc import Callable

HANDS = 2000
STATES = 200
SECONDS = 1.0
SPLIT = {
    "variant": "holdem",
    "pot": 35,
    "chip": 1,
    "button": 4,
    "winners": {"high": [{"seat": 1}, {"seat": 3}, {"seat": 4}]},
}


def rate(work: Callable[[], object]) -> float:
    """Calls a second over about a second."""
    count, start = 0, time.perf_counter()
    while (passed := time.perf_counter() - start) < SECONDS:
        work()
        count += 1
    return count / passed


def tied_state() -> pokerkit.State:
    """Four players before the flop, one folds, three are all in and play the board."""
    by_hand = {
        pokerkit.Automation.CHIPS_PUSHING,
        pokerkit.Automation.HOLE_DEALING,
        pokerkit.Automation.BOARD_DEALING,
    }
    state = pokerkit.NoLimitTexasHoldem.create_state(
        tuple(item for item in pokerkit.Automation if item not in by_hand),
        ante_trimming_status=True,
        raw_antes=0,
        raw_blinds_or_straddles=(1, 2),
        min_bet=2,
        raw_starting_stacks=11,
        player_count=4,
    )
    for hole in ("2c3d", "2d3c", "4c5d", "2h3s"):
        state.deal_hole(hole)
    state.complete_bet_or_raise_to(11)
    state.check_or_call()
    state.check_or_call()
    state.fold()
    for board in ("AsKsQs", "Js", "Ts"):
        state.deal_board(board)
    return state


def push(states: list[pokerkit.State]) -> float:
    """Splits a second by pokerkit: only the pushing of a prepared pot is timed."""
    start = time.perf_counter()
    for state in states:
        while state.can_push_chips():
            state.push_chips()
    return len(states) / (time.perf_counter() - start)


def table(title: str, rates: dict[str, float]) -> None:
    """Rates, and how each stands to the first."""
    first = next(iter(rates.values()))
    print(title)
    for name, value in rates.items():
        print(f"  {name:<34} {value:>12,.0f}   {value / first:>7.2f} x")


def main() -> None:
    """Print both tables."""
    deal = random.Random(4)  # noqa: S311 - the same deal on every run
    hands = [deal.sample(DECK, 7) for _ in range(HANDS)]
    texts = cycle([show_cards(hand).replace(" ", "") for hand in hands])
    parsed = cycle([tuple(pokerkit.Card.parse(next(texts))) for _ in hands])
    ours = cycle(hands)
    high = pokerkit.StandardHighHand
    table(
        "hands a second (best five of seven)",
        {
            "pokerkit alone": rate(lambda: high.from_game(next(parsed))),
            "floorman best_of": rate(lambda: best_of(Scale.HIGH, next(ours))),
        },
    )
    prepared = tied_state()
    states = [copy.deepcopy(prepared) for _ in range(STATES)]
    run = CALCULATORS["split-pot"].run
    table(
        "splits a second (35 three ways)",
        {
            "pokerkit pushing the pot": push(states),
            "floorman division": rate(lambda: share(35, clockwise([1, 3, 4], 4))),
            "floorman split-pot, worked": rate(lambda: run(SPLIT)),
        },
    )


if __name__ == "__main__":
    main()
