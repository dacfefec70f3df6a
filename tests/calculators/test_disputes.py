"""The shared disputes that have concrete cards or chips, each to the chip."""

from __future__ import annotations

from typing import Any

import pytest

from floorman.calculators import CALCULATORS
from floorman.calculators.measures import measure


def calc(name: str, **request: Any) -> Any:
    return CALCULATORS[name].run(request).answer


def act(seat: int, action: str, amount: int) -> dict[str, object]:
    return {"seat": seat, "action": action, "amount": amount}


@pytest.mark.parametrize("hands", [{1: "As Kd", 2: "Qs Js 3d"}, {1: "As Kd 2c", 2: "Qs Js"}])
def test_d012_d013_d014_three_card_hand_is_dead(hands: dict[int, str]) -> None:
    answer = calc("showdown", variant="holdem", board="Qd 8c 7h 4s 9c", hands=hands)
    (dead,) = answer["dead"]
    assert len(hands[dead].split()) == 3
    assert answer["winners"]["high"] == [3 - dead]


def test_d016_five_card_omaha_hand_is_dead_and_the_others_split() -> None:
    answer = calc(
        "showdown",
        variant="omaha8",
        board="2c 5d 8h Ks Kd",
        hands={1: "As 3s 4d Jc 9h", 2: "Kc Qd Th 9s", 3: "Ah 3c 7d 7s"},
    )
    assert answer["dead"] == [1]
    assert answer["winners"] == {"high": [2], "low": [3]}
    assert answer["low"] == {"2": "none", "3": "8-5-3-2-A"}
    assert answer["scoop"] is None


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


def test_d083_short_all_in_before_the_draw() -> None:
    request = {
        "variant": "lowball_27",
        "limit": "no-limit",
        "street": "before-draw",
        "stakes": {"small_blind": 20_000, "big_blind": 40_000},
    }
    actions = [
        act(2, "post", 20_000),
        act(3, "post", 40_000),
        act(1, "raise", 200_000),
        act(2, "all-in", 290_000),
    ]
    blind = calc("bet", **request, actions=actions, to_act=3)
    assert (blind["may_raise"], blind["min_raise_to"]) == (True, 450_000)
    actions.append(act(3, "call", 290_000))
    opener = calc("bet", **request, actions=actions, to_act=1)
    assert (opener["call"], opener["may_raise"]) == (90_000, False)
    assert opener["all_in_is"] == "half or more"


def test_d084_fifteen_of_twenty_is_treated_as_a_full_bet() -> None:
    request = {
        "variant": "lowball_a5",
        "limit": "limit",
        "street": "after-draw",
        "stakes": {"small_bet": 10, "big_bet": 20},
    }
    answer = calc("bet", **request, actions=[act(1, "all-in", 15)], to_act=2)
    assert (answer["call"], answer["raise_to"], answer["all_in_is"]) == (15, 35, "half or more")
    assert measure("seven-or-better", {"hand": "5c 4d 3h 2s Ac"}).choice == "yes"


def test_d114_eight_of_twenty_may_be_completed() -> None:
    request = {
        "variant": "lowball_a5",
        "limit": "limit",
        "street": "after-draw",
        "stakes": {"small_bet": 10, "big_bet": 20},
    }
    answer = calc("bet", **request, actions=[act(1, "all-in", 8)], to_act=2)
    assert (answer["call"], answer["complete_to"], answer["raises_left"]) == (8, 20, 4)
    assert answer["all_in_is"] == "less than half"
    assert measure("all-in-size", {"amount": 8, "bet": 20}).choice == "less-than-half"


def test_d089_breaking_jacks_for_the_straight() -> None:
    request = {"hand": "Js Jd Tc 9h 8s", "discards": "Js", "final": "Jd Tc 9h 8s 7c"}
    assert calc("openers", hand=request["hand"]) == {"qualifies": True, "by": "pair of jacks"}
    declared = calc("openers", **request, declared_split=True)
    assert (declared["status"], declared["pot"]) == ("split", "can win")
    assert calc("openers", **request, declared_split=False)["pot"] == "lost"
    assert calc("openers", **request)["pot"] is None


def test_d090_ace_joker_kept() -> None:
    request = {"hand": "As Ks Qs Jk Tc", "joker": "ace-straight-flush"}
    assert calc("openers", **request) == {"qualifies": True, "by": "straight, ace high"}
    for authority in ("rrop", "cardroom_draw"):
        answer = calc(
            "openers", **request, authority=authority, discards="Tc", final="As Ks Qs Jk 2d"
        )
        assert (answer["status"], answer["pot"]) == ("retained", "can win")
    assert measure("kept-for-draw", {"kept": "As Ks Qs Jk"}).choice == "yes-with-joker"


def test_d092_d095_tens_are_no_openers() -> None:
    assert calc("openers", hand="Ts Td 4c 9h 8s") == {"qualifies": False, "by": None}


def test_d101_six_cards_after_the_draw() -> None:
    hands = {1: "As Ad Ac Kd Ks 2c", 2: "9s 9d 4c 3h 2h"}
    for authority in ("rrop", "cardroom_draw"):
        answer = calc("showdown", variant="draw_high", hands=hands, authority=authority)
        assert (answer["dead"], answer["winners"]) == ([1], {"high": [2], "low": []})


@pytest.mark.parametrize(
    ("card", "choice"),
    [
        ("7c", "seven"),
        ("8h", "eight-or-higher"),
        ("6d", "six"),
        ("As", "ace"),
        ("5h", "two-to-five"),
    ],
)
def test_d104_d106_exposed_cards(card: str, choice: str) -> None:
    assert measure("exposed-rank", {"card": card}).choice == choice


def test_d109_eight_called_with_a_nine() -> None:
    request = {"variant": "lowball_a5", "declared": {"1": "8"}}
    two = {"1": "9c 6d 4h 2s Ac", "4": "Tc 7d 5h 3s 2c"}
    assert calc("showdown", **request, hands=two)["winners"] == {"low": [1]}
    three = two | {"5": "Jc 8d 5c 3h 2h"}
    answer = calc("showdown", **request, hands=three)
    assert (answer["dead"], answer["winners"]) == ([1], {"low": [4]})
    second = {"1": "8c 7d 3h 2s Ac", "4": "Tc 7c 5h 3s 2c", "5": "Jc 8d 5c 3c 2h"}
    answer = calc("showdown", variant="lowball_a5", hands=second, declared={"1": "8-6"})
    assert (answer["dead"], answer["winners"]) == ([], {"low": [1]})


def test_d112_wheel_cards_at_deuce_to_seven() -> None:
    hands = {
        "1": "As 5d 4c 3h 2s",
        "4": "Ks Qd Jc 9h 8s",
        "6": "Ac Kd 4d 3c 2d",
        "8": "2c 2h 7s 9d Tc",
    }
    answer = calc("showdown", variant="lowball_27", hands=hands)
    assert answer["winners"] == {"low": [4]}
    assert answer["order"] == [[4], [1], [6], [8]]
    assert answer["low"]["1"] == "A-5-4-3-2"


def test_d113_joker_is_the_three() -> None:
    hands = {"1": "Jk 7c 5d 2h As", "3": "7h 5c 4d 2s Ac"}
    answer = calc("showdown", variant="lowball_a5", hands=hands)
    assert (answer["winners"], answer["low"]["1"]) == ({"low": [1]}, "7-5-3-2-A")


def test_d115_one_spade_makes_no_flush() -> None:
    answer = calc(
        "showdown",
        variant="omaha",
        board="As Ks 7s 7d 2c",
        hands={"1": "Qs Jh Th 9d", "4": "7h 4c 4d 3h"},
    )
    assert answer["winners"] == {"high": [4], "low": []}
    assert answer["high"] == {"1": "one pair", "4": "three of a kind"}


def test_d168_two_short_all_ins_reopen() -> None:
    actions = [
        act(1, "bet", 100),
        act(2, "raise", 200),
        act(3, "all-in", 275),
        act(4, "all-in", 350),
        act(1, "call", 350),
    ]
    request = {
        "variant": "holdem",
        "limit": "no-limit",
        "street": "flop",
        "stakes": {"small_blind": 5, "big_blind": 10},
    }
    result = CALCULATORS["bet"].run(request | {"actions": actions, "to_act": 2})
    assert result.answer["call"] == 150
    assert result.answer["min_raise_to"] == 450
    assert result.cites[0] == "rrop.nolimit.4"


@pytest.mark.parametrize("posts", [[], [act(1, "post", 5), act(2, "post", 10)]])
@pytest.mark.parametrize(
    ("all_in", "expected"),
    [
        (15, (25, None, 2, "half or more")),
        (14, (20, 20, 3, "less than half")),
        (13, (20, 20, 3, "less than half")),
    ],
)
def test_d171_limit_all_in_for_15_14_or_13(
    posts: list[dict[str, object]], all_in: int, expected: tuple[object, ...]
) -> None:
    request = {
        "variant": "holdem",
        "limit": "limit",
        "street": "preflop",
        "stakes": {"small_bet": 10, "big_bet": 20},
    }
    actions = [*posts, act(3, "call", 10), act(4, "all-in", all_in)]
    answer = calc("bet", **request, actions=actions, to_act=5)
    found = answer["raise_to"], answer.get("complete_to"), answer["raises_left"]
    assert (*found, answer["all_in_is"]) == expected
    if all_in == 15:
        raised = [*actions, act(5, "raise", 25)]
        again = calc("bet", **request, actions=raised, to_act=6)
        assert (again["raise_to"], again["raises_left"]) == (35, 1)


def test_d173_odd_25_goes_left_of_the_button() -> None:
    winners = {"high": [{"seat": 2}, {"seat": 7}]}
    answer = calc("split-pot", variant="holdem", pot=15_025, chip=25, button=5, winners=winners)
    assert answer["payouts"] == {"2": 7500, "7": 7525}


def test_d174_same_hand_both_ways_in_omaha_eight() -> None:
    both = [{"seat": 3}, {"seat": 6}]
    winners = {"high": both, "low": both}
    answer = calc("split-pot", variant="omaha8", pot=66, chip=1, button=1, winners=winners)
    assert answer["payouts"] == {"3": 33, "6": 33}


def test_d145_the_tabled_full_house_wins_the_high() -> None:
    answer = calc(
        "showdown",
        variant="omaha8",
        board="4c 3d 3h 5s 8c",
        hands={"1": "Ac 2d Kh Jd", "2": "Qs 8d 4d 3s", "3": "5c 3c Kd Ks"},
    )
    assert answer["winners"] == {"high": [2], "low": [1]}


def test_d132_d179_main_and_side_pot() -> None:
    answer = calc(
        "side-pots",
        contributions={"1": 255, "2": 270, "3": 270},
        folded=[],
        winners=[[1], [2]],
        button=3,
    )
    assert answer["pots"] == [
        {"amount": 765, "eligible": [1, 2, 3]},
        {"amount": 30, "eligible": [2, 3]},
    ]
    assert answer["payouts"] == {"1": 765, "2": 30}


def test_d150_uncalled_part_of_a_bet_goes_back() -> None:
    answer = calc("side-pots", contributions={"6": 24, "4": 15}, folded=[])
    assert answer["returned"] == {"6": 9}
    assert answer["pots"] == [{"amount": 30, "eligible": [4, 6]}]


def test_d142_main_pot_and_side_pot_of_the_liar() -> None:
    answer = calc(
        "side-pots", contributions={"5": 633, "7": 333, "8": 633}, folded=[], winners=[[5], [5]]
    )
    assert answer["payouts"] == {"5": 1599}
