"""Bets and raises at no-limit and pot-limit."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from asking import bet, may, no_limit
from hypothesis import given, settings
from hypothesis import strategies as st


@pytest.mark.parametrize(
    ("blinds", "street", "actions", "least"),
    [
        ((100, 200), "preflop", [(3, "bet", 600), (4, "raise", 1600), (5, "raise", 3600)], 5600),
        ((50, 100), "preflop", [(3, "all-in", 150)], 250),
        ((50, 100), "turn", [(3, "bet", 300), (4, "raise", 1000)], 1700),
        ((25, 50), "preflop", [(3, "raise", 125), (4, "raise", 200), (5, "raise", 500)], 800),
        ((25, 50), "preflop", [(3, "raise", 500), (4, "call", 500), (5, "call", 500)], 950),
        (
            (50, 100),
            "flop",
            [
                (1, "bet", 300),
                (2, "all-in", 500),
                (3, "all-in", 650),
                (4, "all-in", 800),
                (5, "call", 800),
            ],
            1100,
        ),
        ((50, 100), "flop", [(1, "all-in", 20)], 120),
        ((50, 100), "flop", [(1, "bet", 100), (2, "all-in", 140)], 240),
    ],
)
def test_the_least_raise(
    blinds: tuple[int, int], street: str, actions: list[Any], least: int
) -> None:
    posts = [(1, "post", blinds[0]), (2, "post", blinds[1])] if street == "preflop" else []
    result = bet([*posts, *actions], 9, **no_limit(street, blinds))
    assert result.answer["may_raise"]
    assert result.answer["min_raise_to"] == least
    assert result.answer["max_raise_to"] is None


SHORT = [
    (1, "bet", 100),
    (2, "all-in", 125),
    (3, "call", 125),
    (4, "all-in", 200),
    (5, "call", 200),
]


@pytest.mark.parametrize(
    ("more", "seat", "expected"),
    [
        ([], 1, (100, True, 300)),
        ([(1, "call", 200)], 3, (75, False, None)),
        ([(1, "raise", 300)], 3, (175, True, 400)),
    ],
)
def test_short_all_ins_adding_up(more: list[Any], seat: int, expected: Any) -> None:
    posts = [(6, "post", 50), (7, "post", 100)]
    assert may(bet([*posts, *SHORT, *more], seat, **no_limit("preflop"))) == expected


def test_the_big_blind_has_not_acted_on_a_short_all_in() -> None:
    game = no_limit("preflop", (2000, 4000))
    actions = [(2, "post", 2000), (3, "post", 4000), (1, "call", 4000), (4, "all-in", 7500)]
    assert may(bet(actions, 3, **game)) == (3500, True, 11500)
    assert may(bet([*actions, (3, "call", 7500)], 1, **game)) == (3500, False, None)
    assert may(bet([*actions, (3, "raise", 11500)], 1, **game)) == (7500, True, 15500)


def test_example_of_no_limit_rule_3() -> None:
    actions = [(1, "bet", 100), (2, "raise", 200), (3, "all-in", 280)]
    assert may(bet(actions, 1, **no_limit()))[1] is True
    closed = bet([*actions, (1, "call", 280)], 2, **no_limit())
    assert may(closed) == (80, False, None)
    assert closed.cites[0] == "rrop.nolimit.3"


def test_a_short_big_blind_costs_the_whole_to_call() -> None:
    actions = [(1, "post", 50), (2, "post", 60)]
    result = bet(actions, 3, **no_limit("preflop"))
    assert may(result) == (100, True, 200)
    assert "rrop.nolimit.2" in result.cites


def test_a_straddle_is_the_bring_in() -> None:
    actions = [(1, "post", 50), (2, "post", 100), (3, "post", 200)]
    assert may(bet(actions, 4, **no_limit("preflop"))) == (200, True, 400)


def test_pot_limit_example_of_the_book() -> None:
    game = {"variant": "omaha", "limit": "pot-limit", "street": "flop", "stakes": {"big_blind": 10}}
    result = bet([(1, "bet", 50)], 2, **game, pot=100)
    assert (result.answer["min_raise_to"], result.answer["max_raise_to"]) == (100, 250)
    assert bet([], 1, **game, pot=100).answer["max_raise_to"] == 100


def test_first_pot_raise_before_the_flop() -> None:
    game = no_limit("preflop", (100, 200)) | {"limit": "pot-limit"}
    result = bet([(1, "post", 100), (2, "post", 200)], 3, **game)
    assert result.answer["max_raise_to"] == 700
    small_blind = bet([(1, "post", 100), (2, "post", 200)], 1, **game)
    assert small_blind.answer["max_raise_to"] == 600


def test_a_small_blind_counted_as_a_big_one_lets_the_opener_go_to_four() -> None:
    game = no_limit("preflop", (5, 10)) | {"limit": "pot-limit"}
    game["room"] = {"pot-limit-small-blind": "as-big-blind"}
    posts = [(1, "post", 5), (2, "post", 10)]
    opener = bet(posts, 3, **game)
    assert (opener.answer["call"], opener.answer["min_raise_to"]) == (10, 20)
    assert opener.answer["max_raise_to"] == 40
    assert opener.cites[0] == "rrop.potlimit.5"
    called = [*posts, (3, "call", 10), (1, "call", 10), (2, "raise", 40)]
    assert bet(called, 3, **game).answer["max_raise_to"] == 40 + 60 + 30


def test_pot_limit_stud_opens_for_one_ante_up_to_all_antes() -> None:
    game = {"variant": "stud7", "limit": "pot-limit", "street": "third-street", "pot": 8}
    result = bet([], 4, **game, stakes={"ante": 1})
    assert (result.answer["min_raise_to"], result.answer["max_raise_to"]) == (1, 8)
    assert "rrop.mississippi.bigbet.d" in result.cites


def test_no_limit_short_opening_all_in_after_a_check() -> None:
    actions = [(1, "check", -1), (2, "all-in", 20)]
    assert may(bet(actions, 1, **no_limit())) == (20, False, None)
    result = bet(actions, 3, **no_limit())
    assert may(result) == (20, True, 120)
    assert "rrop.nolimit.2b" in result.cites


@st.composite
def lines_of_play(draw: st.DrawFn) -> tuple[list[tuple[int, str, int]], int]:
    """Legal no-limit actions on a flop, found by asking the calculator itself at each step."""
    actions: list[tuple[int, str, int]] = []
    live = [1, 2, 3, 4]
    for turn in range(draw(st.integers(0, 10))):
        seat = live[turn % len(live)]
        answer = bet(actions, seat, **no_limit()).answer
        front = max([amount for at, _, amount in actions if at == seat and amount > 0], default=0)
        level = front + int(str(answer["call"]))
        options = ["call" if level > front else "check"]
        options += ["raise"] * bool(answer["may_raise"])
        if draw(st.sampled_from(options)) == "raise":
            least = int(str(answer["min_raise_to"]))
            amount = least + draw(st.integers(0, 300))
            actions.append((seat, "raise" if level else "bet", amount))
        else:
            actions.append((seat, options[0], level if level > front else -1))
    return actions, live[len(actions) % 4]


@settings(max_examples=40, deadline=None)
@given(lines_of_play())
def test_a_raise_adds_what_the_last_one_added(line: tuple[list[Any], int]) -> None:
    actions, seat = line
    answer = bet(actions, seat, **no_limit()).answer
    levels = [0]
    levels += [amount for _, verb, amount in actions if verb in ("bet", "raise")]
    step = max([100, *(high - low for low, high in itertools.pairwise(levels))][-1], 100)
    if answer["may_raise"]:
        assert answer["min_raise_to"] == (levels[-1] + step if levels[-1] else 100)


@settings(max_examples=60, deadline=None)
@given(pot=st.integers(1, 500), first=st.integers(10, 400), own=st.sampled_from([0, 1]))
def test_pot_limit_maximum_is_the_call_and_the_pot_after_it(pot: int, first: int, own: int) -> None:
    game = {"variant": "omaha", "limit": "pot-limit", "street": "flop", "stakes": {"big_blind": 1}}
    opening = min(first, pot)
    actions = [(1, "bet", opening)]
    if own:
        actions.append((2, "raise", 2 * opening))
    seat = 1 if own else 2
    level = actions[-1][2]
    mine = opening if own else 0
    total = sum(amount for _, _, amount in actions)
    expected = level + pot + total + (level - mine)
    assert bet(actions, seat, **game, pot=pot).answer["max_raise_to"] == expected
