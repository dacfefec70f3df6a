"""split-pot: the book's examples and the laws of a fair division."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from floorman.calculators import CALCULATORS
from floorman.calculators.odd_chips import by_card, clockwise, share
from floorman.domain.cards import DECK, Card, show_cards

BUTTON_GAMES = ("holdem", "omaha", "lowball_a5", "lowball_27", "draw_high", "jacks")


def payouts(room: Any = None, **request: Any) -> Any:
    return CALCULATORS["split-pot"].run(request, room).answer["payouts"]


def side(seats: list[int], hands: dict[int, str] | None = None) -> list[dict[str, object]]:
    return [{"seat": seat} | ({"cards": hands[seat]} if hands else {}) for seat in seats]


def test_eleven_three_ways_is_four_four_three() -> None:
    winners = {"high": side([1, 4, 8])}
    assert payouts(variant="holdem", pot=11, chip=1, button=8, winners=winners) == {
        "1": 4,
        "4": 4,
        "8": 3,
    }


def test_the_button_itself_is_last() -> None:
    winners = {"low": side([3, 5])}
    assert payouts(variant="lowball_a5", pot=5, chip=5, button=3, winners=winners) == {
        "3": 0,
        "5": 5,
    }


def test_the_high_half_takes_the_odd_chip_of_the_whole() -> None:
    winners = {"high": side([1]), "low": side([2])}
    assert payouts(variant="omaha8", pot=101, chip=1, winners=winners) == {"1": 51, "2": 50}
    stud = CALCULATORS["split-pot"].run(
        {"variant": "stud8", "pot": 101, "chip": 1, "winners": winners}
    )
    assert stud.answer["payouts"] == {"1": 51, "2": 50}
    assert stud.cites[0] == "rrop.stud8.9a"


def test_one_player_may_take_an_odd_chip_of_each_half() -> None:
    winners = {"high": side([1, 2]), "low": side([1, 3])}
    request = {"variant": "omaha8", "chip": 1, "button": 9, "winners": winners}
    assert payouts(**request, pot=102) == {"1": 52, "2": 25, "3": 25}
    assert payouts(**request, pot=101) == {"1": 51, "2": 25, "3": 25}


def test_no_low_gives_all_to_high() -> None:
    result = CALCULATORS["split-pot"].run(
        {"variant": "omaha8", "pot": 7, "chip": 1, "winners": {"high": side([4])}}
    )
    assert result.answer["payouts"] == {"4": 7}
    assert "rrop.omaha8.2b" in result.cites


def test_stud_high_low_halves_by_highest_and_lowest_card() -> None:
    hands = {
        1: "9c 8d 7s 6h 5c Kd 3s",
        2: "9h 8s 7c 6d 5s Kh 3d",
        3: "8c 6c 4d 3c As Qs Qd",
        4: "8h 6s 4s 3h Ac Qc Jc",
    }
    winners = {"high": side([1, 2], hands), "low": side([3, 4], hands)}
    request = {"variant": "stud8", "pot": 14, "chip": 1, "winners": winners}
    assert payouts(**request) == {"1": 3, "2": 4, "3": 3, "4": 4}
    assert payouts({"low-chip-ace": "ace-high"}, **request) == {"1": 3, "2": 4, "3": 4, "4": 3}


def test_the_next_best_card_takes_the_second_odd_chip() -> None:
    hands = {1: "As 2c 3d 4h 5c 9d 8h", 2: "Kd 2d 3h 4s 5d Ac Ah", 3: "Qs 2h 3s 4c 5h Ad Qd"}
    winners = {"high": side([1, 2, 3], hands)}
    assert payouts(variant="stud7", pot=11, chip=1, winners=winners) == {"1": 4, "2": 4, "3": 3}


def test_tournament_rule_on_the_halves() -> None:
    winners = {"high": side([1]), "low": side([2])}
    request = {"variant": "stud8", "chip": 1, "winners": winners, "authority": "tda24"}
    result = CALCULATORS["split-pot"].run(request | {"pot": 9})
    assert result.answer["payouts"] == {"1": 5, "2": 4}
    assert "tda24.20c" in result.cites
    alone = request | {"pot": 9, "winners": {"high": side([1])}, "authority": "rrop"}
    assert "rrop.stud8.2b" in CALCULATORS["split-pot"].run(alone).cites


def test_tournament_rule_takes_a_wheel_ace_as_low() -> None:
    hands = {1: "As 2c 3d 4h 5c Kd Kh", 2: "Ac 2d 3h 4s 5d Qd Qh"}
    winners = {"high": side([1, 2], hands)}
    request = {"variant": "stud7", "pot": 3, "chip": 1, "winners": winners}
    assert payouts(**request, authority="tda24") == {"1": 1, "2": 2}
    assert payouts(**request) == {"1": 2, "2": 1}


def test_mississippi_uses_the_stud_rule_and_says_so() -> None:
    hands = {1: "9c 8d 7s 6h 5c Kd 3s", 2: "9h 8s 7c 6d 5s Kh 3d"}
    result = CALCULATORS["split-pot"].run(
        {"variant": "mississippi", "pot": 3, "chip": 1, "winners": {"high": side([1, 2], hands)}}
    )
    assert result.answer["payouts"] == {"1": 1, "2": 2}
    assert any("Mississippi" in line for line in result.working)


@pytest.mark.parametrize("authority", ["rrop", "cardroom_draw", "tda24"])
def test_every_answer_cites_clauses_that_it_announces(authority: str) -> None:
    calculator = CALCULATORS["split-pot"]
    for variant in BUTTON_GAMES:
        which = "low" if variant.startswith("lowball") else "high"
        for pot in (6, 7):
            request = {
                "variant": variant,
                "pot": pot,
                "chip": 1,
                "button": 2,
                "authority": authority,
                "winners": {which: side([1, 5])},
            }
            result = calculator.run(request)
            assert result.cites
            assert set(result.cites) <= set(calculator.clauses)
            assert result.authority == authority


seats = st.lists(st.integers(1, 23), min_size=1, max_size=9, unique=True)


@settings(max_examples=80, deadline=None)
@given(high=seats, low=seats, units=st.integers(0, 10_000), chip=st.sampled_from([1, 5, 25]))
def test_chips_are_conserved_and_odd_chips_go_one_each(
    high: list[int], low: list[int], units: int, chip: int
) -> None:
    winners = {"high": side(high), "low": side(low)}
    paid = payouts(variant="omaha8", pot=units * chip, chip=chip, button=3, winners=winners)
    assert sum(paid.values()) == units * chip
    assert set(paid) == {str(seat) for seat in (*high, *low)}
    assert list(paid) == [str(seat) for seat in sorted({*high, *low})]
    only_high = [paid[str(seat)] for seat in high if seat not in low]
    if only_high and set(high) != set(low):
        assert max(only_high) - min(only_high) <= chip


@settings(max_examples=60, deadline=None)
@given(order=st.permutations([1, 4, 6, 7, 9]), units=st.integers(0, 99), button=st.integers(1, 10))
def test_the_order_of_entry_is_irrelevant(order: list[int], units: int, button: int) -> None:
    request = {"variant": "holdem", "pot": units, "chip": 1, "button": button}
    shuffled = payouts(
        **request, winners={"high": side(order)}, seats=[*order[::-1], 10, 2, 3, 5, 8]
    )
    assert shuffled == payouts(**request, winners={"high": side(sorted(order))})


@st.composite
def stud_hands(draw: st.DrawFn) -> dict[int, tuple[Card, ...]]:
    count = draw(st.integers(2, 5))
    deck = draw(st.permutations(DECK))
    return {seat: tuple(deck[7 * seat : 7 * seat + 7]) for seat in range(1, count + 1)}


@settings(max_examples=60, deadline=None)
@given(hands=stud_hands(), units=st.integers(0, 99), shift=st.integers(1, 30), low=st.booleans())
def test_relabelled_seats_relabel_the_answer_in_stud(
    hands: dict[int, tuple[Card, ...]], units: int, shift: int, *, low: bool
) -> None:
    texts = {seat: show_cards(cards) for seat, cards in hands.items()}
    moved = {shift + 7 - seat: text for seat, text in texts.items()}
    request = {"variant": "razz" if low else "stud7", "pot": units, "chip": 1}
    which = "low" if low else "high"
    one = payouts(**request, winners={which: side(list(texts), texts)})
    two = payouts(**request, winners={which: side(list(moved), moved)})
    assert two == {str(shift + 7 - int(seat)): chips for seat, chips in one.items()}


@settings(max_examples=60, deadline=None)
@given(hands=stud_hands())
def test_the_speaking_card_is_the_extreme_of_the_deck(hands: dict[int, tuple[Card, ...]]) -> None:
    highest = max((c for cards in hands.values() for c in cards), key=lambda c: (c.rank, c.suit))
    assert by_card(hands, low=False)[0][1] == highest
    lowest = min(
        (c for cards in hands.values() for c in cards), key=lambda c: (c.rank % 14, c.suit)
    )
    assert by_card(hands, low=True)[0][1].rank in (lowest.rank, 14)
    assert sorted(seat for seat, _ in by_card(hands, low=True)) == sorted(hands)


@given(units=st.integers(0, 10**6), ways=st.integers(1, 23))
def test_shares_differ_by_one_at_most(units: int, ways: int) -> None:
    shares = share(units, list(range(ways)))
    assert sum(shares.values()) == units
    assert max(shares.values()) - min(shares.values()) <= 1
    assert sorted(shares.values(), reverse=True) == list(shares.values())


@given(seats=seats, button=st.integers(1, 23))
def test_clockwise_walks_round_the_table(seats: list[int], button: int) -> None:
    walked = [(button + step - 1) % 23 + 1 for step in range(1, 24)]
    assert clockwise(seats, button) == [seat for seat in walked if seat in seats]
