"""bring-in, first-to-act and stud-deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from floorman.calculators import CALCULATORS
from floorman.calculators.short_deck import Stub
from floorman.domain.cards import DECK, Card

if TYPE_CHECKING:
    from floorman.calculators.calculator import Result

STUD = ("stud7", "stud8", "razz", "mississippi")


def run(name: str, room: dict[str, str] | None = None, **request: Any) -> Result:
    return CALCULATORS[name].run(request, room)


def seat_of(result: Result) -> object:
    return result.answer["seat"]


@pytest.mark.parametrize(
    ("variant", "doors", "limit", "seat"),
    [
        ("stud7", {1: "2d", 2: "2c", 3: "As"}, "limit", 2),
        ("stud8", {1: "Ac", 2: "3s", 3: "3h"}, "limit", 3),
        ("razz", {1: "Ks", 2: "Kh", 3: "Ac"}, "limit", 1),
        ("razz", {1: "2s", 2: "2h", 3: "Ac"}, "limit", 1),
        ("mississippi", {1: "9s", 2: "9c", 3: "Td"}, "limit", 2),
        ("mississippi", {1: "9s", 2: "9c", 3: "8d"}, "no-limit", 1),
        ("stud7", {1: "Ah", 2: "Ad", 3: "Kd"}, "pot-limit", 1),
        ("razz", {1: "Kh", 2: "Ad", 3: "3d"}, "pot-limit", 1),
    ],
)
def test_who_opens(variant: str, doors: dict[int, str], limit: str, seat: int) -> None:
    result = run("bring-in", variant=variant, upcards=doors, limit=limit)
    assert seat_of(result) == seat
    assert result.cites
    assert set(result.cites) <= set(CALCULATORS["bring-in"].clauses)


def test_a_room_may_let_high_lead_in_big_bet_razz() -> None:
    room = {"razz-big-bet-order": "high-hand"}
    doors = {1: "Kh", 2: "Ad", 3: "3d"}
    assert seat_of(run("bring-in", room, variant="razz", upcards=doors, limit="no-limit")) == 2
    boards = {1: "Kh 9d", 2: "2c 3d"}
    asked = {"variant": "razz", "boards": boards, "dealt_first": 1, "seats": [1, 2]}
    assert seat_of(run("first-to-act", room, **asked, limit="no-limit")) == 1
    assert seat_of(run("first-to-act", **asked, limit="no-limit")) == 2


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(STUD), st.permutations(DECK), st.integers(2, 8), st.integers(1, 50))
def test_the_bring_in_goes_with_the_card(
    variant: str, deck: list[Card], players: int, shift: int
) -> None:
    doors = {str(seat): str(deck[seat]) for seat in range(1, players + 1)}
    seat = seat_of(run("bring-in", variant=variant, upcards=doors))
    moved = {str(shift + 9 - int(at)): card for at, card in reversed(doors.items())}
    assert seat_of(run("bring-in", variant=variant, upcards=moved)) == shift + 9 - int(str(seat))
    lowest = min(deck[1 : players + 1], key=lambda card: (card.rank, card.suit))
    if variant != "razz":
        assert doors[str(seat)] == str(lowest)


def first(variant: str, boards: dict[int, str], dealt_first: int = 1, **more: Any) -> Result:
    seats = [*range(1, 9)]
    asked = {"variant": variant, "boards": boards, "dealt_first": dealt_first, "seats": seats}
    return run("first-to-act", **asked, **more)


@pytest.mark.parametrize(
    ("variant", "boards", "seat"),
    [
        ("stud7", {1: "As Kd", 2: "2c 2d", 3: "Ac Kh"}, 2),
        ("stud7", {1: "As Kd", 2: "Qc Jd", 3: "Ac Kh"}, 1),
        ("stud7", {1: "9s 9d 4c", 2: "9h 9c 5d", 3: "As Ks Qs"}, 2),
        ("stud7", {1: "9s 9d 4c 4d", 2: "9h 9c Ah Kd", 3: "7h 7c 7d 2s"}, 3),
        ("stud8", {1: "5s 4d 3c 2h", 2: "6s 6d 3d 2d"}, 2),
        ("razz", {1: "8s 7d", 2: "8c 6d", 3: "Ac Ad"}, 2),
        ("razz", {1: "8s 7d 2c", 2: "8c 6d 6h", 3: "Ac Ad Kh"}, 1),
        ("razz", {1: "Ks Kd Kc 2c", 2: "Qs Qd Jc Jd"}, 2),
        ("mississippi", {1: "9s 8s 7s 6s 5s", 2: "Ad Ah Ac 2c 2d"}, 1),
        ("mississippi", {1: "5h 4s 3s 2s As", 2: "Ad Ah Ac 2c Kd"}, 1),
        ("mississippi", {1: "5h 4s 3s", 2: "Ad Kh Qc"}, 2),
        ("mississippi", {1: "5h 4s 3s 5d", 2: "Ad Kh Qc 9d"}, 1),
        ("stud7", {1: "Ks Qd 9c 4d", 2: "9h 8c 7h 2d 2h"}, 2),
    ],
)
def test_whose_board_leads(variant: str, boards: dict[int, str], seat: int) -> None:
    result = first(variant, boards)
    assert seat_of(result) == seat
    assert set(result.cites) <= set(CALCULATORS["first-to-act"].clauses)


@pytest.mark.parametrize(("dealt_first", "seat"), [(1, 3), (3, 3), (4, 6), (6, 6), (7, 3)])
def test_ties_go_by_the_deal(dealt_first: int, seat: int) -> None:
    boards = {3: "9s 5d", 6: "9c 5h", 7: "4c 3h"}
    for variant in ("stud7", "stud8"):
        assert seat_of(first(variant, boards, dealt_first)) == seat
    low = {3: "4s 5d", 6: "4c 5h", 7: "9c 3h"}
    assert seat_of(first("razz", low, dealt_first)) == seat


def test_ties_in_mississippi_use_the_stud_rule_and_say_so() -> None:
    result = first("mississippi", {3: "9s 5d 4c", 6: "9c 5h 4d"}, 4)
    assert seat_of(result) == 6
    assert any("Mississippi" in line for line in result.working)


def test_a_short_stub_before_the_last_street() -> None:
    live = {"4": 9, "5": 9}
    asked = {"variant": "stud7", "dealt": 9, "live": live, "burns": 1, "street": 5}
    result = run("stud-deck", **asked, removed=9)
    assert result.answer["procedure"] == "mix-and-burn"
    assert any("earlier street" in line for line in result.working)


def test_open_pair_option_is_for_fourth_street_of_fixed_limit_stud() -> None:
    pair = {1: "9s 9d", 2: "As Kd"}
    assert first("stud7", pair).answer["open_pair_option"] is True
    assert first("stud7", pair, limit="no-limit").answer["open_pair_option"] is False
    assert first("stud8", pair).answer["open_pair_option"] is False
    assert first("razz", pair).answer["open_pair_option"] is False
    fifth = {1: "9s 9d 2c", 2: "As Kd 3c"}
    assert first("stud7", fifth).answer["open_pair_option"] is False
    assert first("stud7", {1: "9s 8d", 2: "As Kd"}).answer["open_pair_option"] is False


def test_a_common_card_counts_in_every_board() -> None:
    boards = {1: "As Kd Qc 9d", 2: "8s 7d 6c 4d"}
    assert seat_of(first("stud7", boards)) == 1
    common = first("stud7", boards, common="4c")
    assert seat_of(common) == 2
    assert "rrop.stud7.15f" in common.cites
    low = {1: "8s 7d 6c 4d", 2: "9s 3d 2c Ad"}
    assert seat_of(first("razz", low)) == 1
    assert seat_of(first("razz", low, common="8c")) == 2


def test_a_last_card_that_came_up() -> None:
    result = first("stud7", {1: "As Kd Qc 9d", 2: "8s 7d 6c 4d 4h"})
    assert seat_of(result) == 2
    assert "rrop.stud7.17a" in result.cites


def deck_count(stub: Stub) -> tuple[int, int]:
    """Deal the street as the steps say: players served and cards of the pile never dealt."""
    served = min(stub.from_stub, stub.waiting)
    pile = stub.cards + stub.burns + stub.removed - served
    pile -= stub.burn
    return served + min(pile, stub.waiting - served), pile


@given(st.integers(0, 20), st.integers(0, 4), st.integers(0, 6), st.integers(1, 9))
def test_everybody_is_served_exactly_when_the_cards_suffice(
    cards: int, burns: int, removed: int, waiting: int
) -> None:
    stub = Stub(cards, burns, removed, waiting)
    total = cards + burns + removed
    assert (stub.procedure == "common-card") == (total < waiting)
    assert (stub.procedure == "mix-no-burn") == (total == waiting)
    assert (stub.procedure == "normal") == (cards >= waiting + 2)
    if stub.procedure in ("mix-and-burn", "mix-no-burn"):
        assert deck_count(stub)[0] == waiting
        assert stub.left_waiting > 0
        assert stub.pile == total - stub.from_stub


@settings(max_examples=100)
@given(st.integers(2, 8), st.lists(st.integers(1, 8), min_size=4, max_size=4), st.integers(4, 7))
def test_the_stub_is_what_is_left_of_the_deck(dealt: int, live: list[int], street: int) -> None:
    counts = sorted((min(count, dealt) for count in live), reverse=True)
    given_live = {str(at): counts[at - 4] for at in range(4, street + 1)}
    burns = street - 4
    answer = run(
        "stud-deck",
        variant="stud8",
        dealt=dealt,
        live=given_live,
        burns=burns,
        removed=0,
        street=street,
    ).answer
    used = 3 * dealt + sum(counts[: street - 4]) + burns
    assert answer["remaining"] == 52 - used


def test_the_very_last_card_where_a_room_deals_it() -> None:
    live = {"4": 8, "5": 8, "6": 5, "7": 3}
    asked = {"variant": "stud7", "dealt": 8, "live": live, "burns": 3, "removed": 0, "street": 7}
    assert run("stud-deck", **asked).answer["remaining"] == 4
    assert run("stud-deck", **asked).answer["procedure"] == "mix-and-burn"
    dealt = run("stud-deck", {"last-deck-card": "dealt"}, **asked)
    assert dealt.answer["procedure"] == "normal"


def test_removed_cards_are_in_the_pile() -> None:
    live = {"4": 8, "5": 8, "6": 8, "7": 8}
    asked = {"variant": "stud7", "dealt": 8, "live": live, "burns": 2, "street": "seventh-street"}
    answer = run("stud-deck", **asked, removed=2).answer
    assert (answer["remaining"], answer["procedure"]) == (0, "common-card")
    assert answer["steps"] == [
        "Announce that one common card will be used: there are too few for all.",
        "Mix the burns and the removed cards (4 cards).",
        "Scramble the pile and cut it.",
        "Burn one card.",
        "Turn one card face up in the middle: it belongs to every live hand.",
    ]
