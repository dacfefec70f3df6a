"""The shared disputes that have concrete cards or chips, each to the chip."""

from __future__ import annotations

import pytest
from asking import act, calc

from floorman.calculators import CALCULATORS
from floorman.calculators.measures import measure


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
