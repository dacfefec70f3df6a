"""Real disputes and worked examples of stud, by their numbers: each comes out to the chip."""

from __future__ import annotations

from typing import Any

import pytest
from asking import act, calc

from floorman.calculators import CALCULATORS
from floorman.calculators.measures import measure


def test_d051_six_card_stud_hand_is_dead_unless_the_room_lets_it_live() -> None:
    hands = {1: "As Ac Ad Kh Ks 2d", 2: "9s 8d 4h 3c 2s Jd Tc"}
    request = {"variant": "stud7", "hands": hands}
    result = CALCULATORS["showdown"].run(request)
    assert result.answer["dead"] == [1]
    assert "rrop.stud7.18c" in result.cites
    live = CALCULATORS["showdown"].run(request, {"missing-seventh-card": "live"})
    assert live.answer["winners"] == {"high": [1], "low": []}


def stud_deck(dealt: int, live: int, burns: int = 3, removed: int = 0) -> Any:
    streets = dict.fromkeys("4567", live)
    return calc(
        "stud-deck",
        variant="stud7",
        dealt=dealt,
        live=streets,
        burns=burns,
        removed=removed,
        street="7",
    )


def test_d055_the_stub_must_hold_one_card_a_player_and_two() -> None:
    counts = {"stub": 6, "burns": 3, "removed": 0}
    assert measure("short-deck", counts | {"waiting": 4}).choice == "normal"
    assert measure("short-deck", counts | {"waiting": 5}).choice == "mix-and-burn"
    assert measure("stub-count", {"stub": 6, "waiting": 4}).choice == "enough"
    assert measure("stub-count", {"stub": 6, "waiting": 5}).choice == "one-over"


def test_d070_eight_players_one_card_left() -> None:
    answer = stud_deck(8, 8)
    assert answer["remaining"] == 1
    assert (answer["procedure"], answer["burn"], answer["common_card"]) == (
        "common-card",
        True,
        True,
    )
    assert answer["acts"] == "high"


def test_d071_five_players_four_cards_in_the_stub() -> None:
    live = {"4": 8, "5": 8, "6": 5, "7": 5}
    answer = calc("stud-deck", variant="stud7", dealt=8, live=live, burns=3, removed=0, street=7)
    assert answer["remaining"] == 52 - 45 - 3
    assert answer["procedure"] == "mix-and-burn"
    assert answer["steps"] == [
        "Burn one card from the stub.",
        "Deal 2 players from the stub, in order.",
        "Do not deal the last card: mix it with the burns (5 cards).",
        "Scramble the pile and cut it.",
        "Burn one card from the pile.",
        "Deal 3 players from the pile.",
    ]


def test_d072_six_players_three_cards_in_the_stub() -> None:
    live = {"4": 8, "5": 8, "6": 6, "7": 6}
    answer = calc("stud-deck", variant="razz", dealt=8, live=live, burns=3, removed=0, street=7)
    assert answer["remaining"] == 52 - 46 - 3
    assert (answer["procedure"], answer["burn"]) == ("mix-no-burn", False)
    assert answer["acts"] == "low"
    assert answer["steps"] == [
        "Burn one card from the stub.",
        "Deal one player from the stub, in order.",
        "Do not deal the last card: mix it with the burns (5 cards).",
        "Scramble the pile and cut it.",
        "Do not burn.",
        "Deal 5 players from the pile.",
    ]


def test_d058_wrong_low_card_the_club_brings_it_in() -> None:
    doors = {"1": "9s", "2": "3h", "3": "Kd", "4": "3c", "5": "Js"}
    assert calc("bring-in", variant="stud7", upcards=doors)["seat"] == 4


def test_d061_razz_bring_in_and_fourth_street() -> None:
    doors = {"1": "Kh", "2": "As", "3": "Ks", "4": "5d", "6": "5c"}
    assert calc("bring-in", variant="razz", upcards=doors)["seat"] == 3
    boards = {"2": "As 9d", "4": "5d 7c", "6": "5c 7h"}
    answer = calc(
        "first-to-act", variant="razz", boards=boards, dealt_first=2, seats=[1, 2, 3, 4, 6]
    )
    assert answer["seat"] == 4
    assert answer["open_pair_option"] is False


def test_d076_only_the_ante_left_with_the_low_card() -> None:
    doors = {"4": "2d", "5": "9h", "6": "Kc"}
    assert calc("bring-in", variant="stud7", upcards=doors)["seat"] == 4
    assert measure("chips-after-ante", {"chips": 0, "forced-bet": 2}).choice == "none"


STUD_15_30 = {"variant": "stud7", "limit": "limit", "street": "third-street"} | {
    "stakes": {"ante": 2, "bring_in": 5, "small_bet": 15, "big_bet": 30}
}


def test_d062_completing_is_not_a_raise() -> None:
    actions = [act(1, "bring-in", 5)]
    answer = calc("bet", **STUD_15_30, actions=actions, to_act=2)
    assert answer["complete_to"] == answer["raise_to"] == 15
    assert answer["raises_left"] == 3
    actions += [act(2, "complete", 15), act(3, "raise", 30), act(4, "raise", 45)]
    answer = calc("bet", **STUD_15_30, actions=actions, to_act=1)
    assert (answer["raise_to"], answer["raises_left"]) == (60, 1)
    actions.append(act(1, "raise", 60))
    answer = calc("bet", **STUD_15_30, actions=actions, to_act=2)
    assert (answer["call"], answer["may_raise"], answer["raises_left"]) == (45, False, 0)


TIED_STRAIGHTS = [
    {"seat": 2, "cards": "9c 8d 7s 6h 5c Ks 2d"},
    {"seat": 5, "cards": "9h 8s 7c 6d 5s Kd 3c"},
]


TIED_RAZZ = [
    {"seat": 3, "cards": "8d 6c 4h 2s Ac Kc Qd"},
    {"seat": 6, "cards": "8s 6d 4c 2h Ah Kd Qs"},
]


def test_d077_odd_dollar_between_tied_straights() -> None:
    request = {"variant": "stud7", "pot": 83, "chip": 1, "winners": {"high": TIED_STRAIGHTS}}
    assert calc("split-pot", **request)["payouts"] == {"2": 42, "5": 41}
    assert calc("split-pot", **request, authority="tda24")["payouts"] == {"2": 41, "5": 42}


def test_d078_odd_dollar_in_a_razz_tie() -> None:
    request = {"variant": "razz", "pot": 65, "chip": 1, "winners": {"low": TIED_RAZZ}}
    assert calc("split-pot", **request)["payouts"] == {"3": 33, "6": 32}
    assert calc("split-pot", **request, authority="tda24")["payouts"] == {"3": 32, "6": 33}


@pytest.mark.parametrize("authority", ["rrop", "tda24"])
def test_d080_identical_both_ways_in_stud_high_low(authority: str) -> None:
    tied = [
        {"seat": 1, "cards": "2c 3d 4h 5s 6s Td 9c"},
        {"seat": 4, "cards": "2d 3h 4s 5c 6c Th 9d"},
    ]
    request = {"variant": "stud8", "chip": 1, "winners": {"high": tied, "low": tied}}
    even = calc("split-pot", **request, pot=66, authority=authority)
    assert even["payouts"] == {"1": 33, "4": 33}
    odd = calc("split-pot", **request, pot=67, authority=authority)
    assert odd["payouts"] == ({"1": 33, "4": 34} if authority == "rrop" else {"1": 34, "4": 33})
