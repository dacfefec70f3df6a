"""side-pots against a simulation that moves one chip at a time, and the laws of table stakes."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from floorman.calculators import CALCULATORS

Pots = list[tuple[int, tuple[int, ...]]]


def calc(**request: Any) -> Any:
    return CALCULATORS["side-pots"].run(request).answer


def simulate(bets: dict[int, int], folded: set[int]) -> tuple[Pots, dict[int, int]]:
    """Every seat puts in its n-th chip together; that round of chips is one little pot.

    A chip that nobody else matched goes back. Chips that only folded seats put in lie on top of
    the pot below.
    """
    piles: Counter[tuple[int, ...]] = Counter()
    returned: Counter[int] = Counter()
    last: tuple[int, ...] = ()
    for nth in range(1, max(bets.values(), default=0) + 1):
        payers = [seat for seat, chips in bets.items() if chips >= nth]
        if len(payers) == 1:
            returned[payers[0]] += 1
            continue
        last = tuple(sorted(set(payers) - folded)) or last
        piles[last] += len(payers)
    order = sorted(piles, key=len, reverse=True)
    return [(piles[seats], seats) for seats in order], dict(returned)


@st.composite
def tables(draw: st.DrawFn) -> tuple[dict[int, int], set[int]]:
    seats = draw(st.lists(st.integers(1, 10), min_size=2, max_size=8, unique=True))
    bets = {seat: draw(st.integers(0, 40)) for seat in seats}
    folded = {seat for seat in seats if draw(st.booleans())}
    if not any(chips for seat, chips in bets.items() if seat not in folded):
        folded.discard(seats[0])
        bets[seats[0]] += 1
    return bets, folded


@settings(max_examples=300, deadline=None)
@given(tables())
def test_pots_and_returns_match_the_simulation(table: tuple[dict[int, int], set[int]]) -> None:
    bets, folded = table
    answer = calc(contributions=bets, folded=list(folded))
    pots, returned = simulate(bets, folded)
    assert [(pot["amount"], tuple(pot["eligible"])) for pot in answer["pots"]] == pots
    assert answer["returned"] == {str(seat): chips for seat, chips in sorted(returned.items())}


@settings(max_examples=150, deadline=None)
@given(tables(), st.integers(0, 5), st.integers(1, 10), st.data())
def test_chips_are_conserved(
    table: tuple[dict[int, int], set[int]], ante: int, button: int, data: st.DataObject
) -> None:
    bets, folded = table
    antes = dict.fromkeys(bets, ante)
    request = {"contributions": bets, "folded": list(folded), "antes": antes}
    answer = calc(**request)
    money = sum(bets.values()) + sum(antes.values())
    in_pots = sum(pot["amount"] for pot in answer["pots"])
    assert in_pots + sum(answer["returned"].values()) == money
    for below, above in zip(answer["pots"], answer["pots"][1:], strict=False):
        assert set(above["eligible"]) < set(below["eligible"])
    winners = [
        data.draw(st.lists(st.sampled_from(pot["eligible"]), min_size=1, unique=True))
        for pot in answer["pots"]
    ]
    paid = calc(**request, winners=winners, button=button)["payouts"]
    assert sum(paid.values()) == in_pots
    assert {int(seat) for seat in paid} == {seat for pot in winners for seat in pot}


@settings(max_examples=100, deadline=None)
@given(tables(), st.integers(0, 30))
def test_a_folded_seat_adds_money_and_changes_nothing_else(
    table: tuple[dict[int, int], set[int]], chips: int
) -> None:
    bets, folded = table
    dead = min(chips, sorted(bets.values())[-2] if len(bets) > 1 else 0)
    before = calc(contributions=bets, folded=list(folded))
    after = calc(contributions=bets | {11: dead}, folded=[*folded, 11])
    assert after["returned"] == before["returned"]
    assert [pot["eligible"] for pot in after["pots"]] == [pot["eligible"] for pot in before["pots"]]


@settings(max_examples=100, deadline=None)
@given(tables(), st.integers(1, 40))
def test_relabelled_seats_relabel_the_pots(
    table: tuple[dict[int, int], set[int]], shift: int
) -> None:
    bets, folded = table
    before = calc(contributions=bets, folded=list(folded))
    after = calc(
        contributions={str(60 - shift - seat): chips for seat, chips in reversed(bets.items())},
        folded=[60 - shift - seat for seat in folded],
    )
    moved = [sorted(60 - shift - seat for seat in pot["eligible"]) for pot in before["pots"]]
    assert [pot["eligible"] for pot in after["pots"]] == moved
    assert [p["amount"] for p in after["pots"]] == [p["amount"] for p in before["pots"]]


def test_three_all_ins_and_a_fold() -> None:
    answer = calc(contributions={1: 25, 2: 60, 3: 100, 4: 100, 5: 10}, folded=[5])
    assert answer["pots"] == [
        {"amount": 110, "eligible": [1, 2, 3, 4]},
        {"amount": 105, "eligible": [2, 3, 4]},
        {"amount": 80, "eligible": [3, 4]},
    ]
    assert answer["returned"] == {}


def test_a_pot_that_one_live_seat_can_win_is_no_return() -> None:
    answer = calc(contributions={1: 100, 2: 80, 3: 20}, folded=[2])
    assert answer["pots"] == [
        {"amount": 60, "eligible": [1, 3]},
        {"amount": 120, "eligible": [1]},
    ]
    assert answer["returned"] == {"1": 20}


def test_one_big_blind_ante_is_for_everybody_who_bets() -> None:
    answer = calc(contributions={1: 200, 2: 200, 3: 200}, folded=[], antes={2: 200})
    assert answer["pots"] == [{"amount": 800, "eligible": [1, 2, 3]}]
    assert answer["returned"] == {}


def test_all_in_for_a_part_of_the_ante() -> None:
    answer = calc(contributions={1: 20, 2: 20, 3: 0}, folded=[], antes={1: 5, 2: 5, 3: 2})
    assert answer["pots"] == [
        {"amount": 6, "eligible": [1, 2, 3]},
        {"amount": 46, "eligible": [1, 2]},
    ]


def test_antes_of_folded_seats_stay_in() -> None:
    answer = calc(contributions={1: 10, 2: 10}, folded=[3, 4], antes={1: 1, 2: 1, 3: 1, 4: 1})
    assert answer["pots"] == [{"amount": 24, "eligible": [1, 2]}]


def test_each_pot_is_divided_on_its_own() -> None:
    result = CALCULATORS["side-pots"].run(
        {
            "contributions": {1: 5, 2: 10, 3: 10},
            "folded": [],
            "winners": [[1, 2], [2, 3]],
            "button": 2,
        }
    )
    assert result.answer["payouts"] == {"1": 8, "2": 12, "3": 5}
    assert {"rrop.ties.5d", "rrop.ties.5a", "rrop.showdown.7"} <= set(result.cites)
