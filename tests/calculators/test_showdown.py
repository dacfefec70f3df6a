"""showdown: each variant, dead hands, miscalls, scoops, and pokerkit as the judge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pokerkit
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from floorman.calculators import CALCULATORS
from floorman.domain.cards import DECK, Card, show_cards

if TYPE_CHECKING:
    from floorman.calculators.calculator import Result

HIGH: Any = pokerkit.StandardHighHand
ORACLE: dict[str, tuple[Any, Any]] = {
    "holdem": (HIGH, None),
    "omaha": (pokerkit.OmahaHoldemHand, None),
    "omaha8": (pokerkit.OmahaHoldemHand, pokerkit.OmahaEightOrBetterLowHand),
    "stud7": (HIGH, None),
    "stud8": (HIGH, pokerkit.EightOrBetterLowHand),
    "mississippi": (HIGH, None),
    "razz": (None, pokerkit.RegularLowHand),
    "lowball_a5": (None, pokerkit.RegularLowHand),
    "lowball_27": (None, pokerkit.StandardLowHand),
    "draw_high": (HIGH, None),
    "jacks": (HIGH, None),
}
SIZE = {"holdem": 2, "omaha": 4, "omaha8": 4} | dict.fromkeys(
    ("stud7", "stud8", "razz", "mississippi"), 7
)


def run(variant: str, hands: Any, room: Any = None, **request: Any) -> Result:
    asked = {"variant": variant, "hands": hands} | request
    return CALCULATORS["showdown"].run(asked, room)


def deal(variant: str, deck: list[Card], players: int) -> tuple[dict[int, str], dict[str, str]]:
    size = SIZE.get(variant, 5)
    hands = {
        seat: show_cards(deck[5 + size * seat : 5 + size * (seat + 1)])
        for seat in range(1, players + 1)
    }
    return hands, {"board": show_cards(deck[:5])} if size in (2, 4) else {}


@settings(max_examples=200, deadline=None)
@given(
    variant=st.sampled_from(sorted(ORACLE)), deck=st.permutations(DECK), players=st.integers(2, 5)
)
def test_winners_are_what_pokerkit_says(variant: str, deck: list[Card], players: int) -> None:
    hands, board = deal(variant, deck, players)
    answer: Any = run(variant, hands, **board).answer
    for side, kind in zip(("high", "low"), ORACLE[variant], strict=True):
        if kind is None:
            assert not answer["winners"].get(side)
            continue
        made = {
            seat: kind.from_game_or_none(
                text.replace(" ", ""), board.get("board", "").replace(" ", "")
            )
            for seat, text in hands.items()
        }
        best = max((hand for hand in made.values() if hand is not None), default=None)
        expected = [seat for seat, hand in made.items() if hand is not None and hand == best]
        assert answer["winners"][side] == expected
    assert sorted(seat for tied in answer["order"] for seat in tied) == sorted(hands)


@settings(max_examples=80, deadline=None)
@given(
    variant=st.sampled_from(sorted(ORACLE)),
    deck=st.permutations(DECK),
    shift=st.integers(1, 40),
    short=st.booleans(),
)
def test_laws_of_the_showdown(variant: str, deck: list[Card], shift: int, *, short: bool) -> None:
    hands, board = deal(variant, deck, 3)
    first: Any = run(variant, hands, **board).answer
    moved = {str(shift + 4 - seat): text for seat, text in hands.items()}
    second: Any = run(variant, moved, **board).answer
    for side, seats in first["winners"].items():
        assert second["winners"][side] == sorted(shift + 4 - seat for seat in seats)
    size = SIZE.get(variant, 5)
    dead = deck[-size + 1 :] if short else deck[-size - 1 :]
    with_dead: Any = run(variant, hands | {9: show_cards(dead)}, **board).answer
    assert with_dead["dead"] == [9]
    assert {name: with_dead[name] for name in first if name != "dead"} == {
        name: first[name] for name in first if name != "dead"
    }


def test_a_scoop_of_a_split_pot() -> None:
    hands = {1: "As 2s Kd Qd", 2: "Kh Kc Jd Td"}
    board = "3s 4s 5s Ks 9d"
    answer = run("omaha8", hands, board=board).answer
    assert answer["winners"] == {"high": [1], "low": [1]}
    assert answer["scoop"] == 1
    assert answer["high"] == {"1": "straight flush", "2": "three of a kind"}
    assert answer["low"] == {"1": "5-4-3-2-A", "2": "none"}


def test_no_low_scoops_and_a_tie_does_not() -> None:
    board = "Ks Qs Jd 9c 9d"
    one = run("omaha8", {1: "As Td 2c 3c", 2: "Kd Qd 4c 5c"}, board=board)
    assert one.answer["scoop"] == 1
    assert one.cites[0] == "rrop.omaha8.2b"
    tie = run("omaha8", {1: "As Td 2c 3c", 2: "Ad Th 2d 3d"}, board=board).answer
    assert (tie["winners"], tie["scoop"]) == ({"high": [1, 2], "low": []}, None)


def test_ace_plays_both_ways_in_stud_high_low() -> None:
    answer = run("stud8", {1: "As 2d 3c 4h 5s Kd Kc", 2: "Ad Ac Ah 9s 9c 9d 2c"}).answer
    assert answer["winners"] == {"high": [2], "low": [1]}
    assert answer["low"] == {"1": "5-4-3-2-A", "2": "none"}


def test_a_room_without_a_qualifier() -> None:
    hands = {1: "Ks Kd Kc Qh Qs Jd Jc", 2: "9s Td Jh Qc 2h 4d 4c"}
    assert run("stud8", hands).answer["winners"] == {"high": [1], "low": []}
    none = run("stud8", hands, {"low-qualifier": "none"}).answer
    assert none["winners"] == {"high": [1], "low": [2]}


def test_the_board_may_be_played_in_holdem_only() -> None:
    result = run("holdem", {1: "2c 3d", 2: "2d 3c"}, board="As Ks Qs Js Ts")
    assert result.answer["winners"] == {"high": [1, 2], "low": []}
    assert "rrop.holdem.6" in result.cites
    omaha = run("omaha", {1: "2c 3d 4d 5d", 2: "9s 8s 4c 5c"}, board="As Ks Qs Js Ts")
    assert omaha.answer["winners"]["high"] == [2]


def test_a_common_card_in_stud_belongs_to_every_hand() -> None:
    hands = {1: "As Ad Kc Kd 2h 3d", 2: "Qs Qd Qc 9h 8s 2d"}
    result = run("stud7", hands, board="Ah")
    assert result.answer["winners"]["high"] == [1]
    assert result.answer["dead"] == []
    assert "rrop.stud7.15e" in result.cites


def test_eight_cards_are_dead_and_only_the_last_may_be_missing() -> None:
    result = run("razz", {1: "As 2d 3c 4h 5s Kd Kc Qc", 2: "9s 8d 7h 6c 4d"})
    assert result.answer["dead"] == [1, 2]
    assert result.answer["winners"] == {"low": []}
    assert {"rrop.stud7.18a", "rrop.stud7.18b"} <= set(result.cites)
    assert "rrop.stud7.18c" not in result.cites


@pytest.mark.parametrize(
    ("variant", "room", "asked", "plays"),
    [
        ("lowball_a5", {}, None, True),
        ("lowball_27", {}, None, True),
        ("lowball_a5", {"joker-in-play": "no"}, None, False),
        ("lowball_a5", {}, "none", False),
        ("lowball_a5", {"joker-in-play": "no"}, "lowest-missing", True),
        ("jacks", {}, None, False),
        ("jacks", {"joker-in-play": "yes"}, None, True),
        ("draw_high", {}, "ace-straight-flush", True),
        ("holdem", {"joker-in-play": "yes"}, None, False),
        ("razz", {"joker-in-play": "yes"}, None, False),
    ],
)
def test_when_a_joker_is_in_play(
    variant: str, room: dict[str, str], asked: str | None, *, plays: bool
) -> None:
    size = SIZE.get(variant, 5)
    hands = {1: show_cards(DECK[: size - 1]) + " Jk", 2: show_cards(DECK[20 : 20 + size])}
    request: dict[str, Any] = {"joker": asked} if asked else {}
    if size == 2:
        request["board"] = show_cards(DECK[-5:])
    if plays:
        assert run(variant, hands, room, **request).answer["dead"] == []
    else:
        with pytest.raises(Exception, match="no joker is in play"):
            run(variant, hands, room, **request)


@pytest.mark.parametrize(
    ("hand", "kind", "clause"),
    [
        ("As Ad Ac Ah Jk", "five aces", "house.jacks.2g"),
        ("Ks 9s 4s 2s Jk", "flush", "house.jacks.9"),
        ("Ks Kd 4s 2s Jk", "one pair", "house.jacks.8"),
    ],
)
def test_the_cardroom_always_has_its_joker(hand: str, kind: str, clause: str) -> None:
    result = run("jacks", {1: hand, 2: "3c 5d 7h 8d Tc"}, authority="cardroom_draw")
    assert result.answer["high"] == {"1": kind, "2": "high card"}
    assert clause in result.cites


def test_joker_readings_of_deuce_to_seven() -> None:
    hands = {1: "2s 3d 4c 6h Jk", 2: "9s 8d 7c 3h 2c"}
    literal = run("lowball_27", hands)
    assert literal.answer["winners"] == {"low": [2]}
    assert literal.answer["low"] == {"1": "straight, 6-5-4-3-2", "2": "9-8-7-3-2"}
    assert any("not said" in line for line in literal.working)
    kind = run("lowball_27", hands, {"joker-straight-reading": "lowest-harmless"}).answer
    assert kind["winners"] == {"low": [1]}


@pytest.mark.parametrize(
    ("said", "dead"),
    [
        ("8", True),
        ("8-5", True),
        ("eight-five", True),
        ("wheel", True),
        ("9-6", False),
        ("9-7", False),
        ("nine", False),
        ("ten low", False),
        ("K", False),
    ],
)
def test_a_miscall_among_three(said: str, *, dead: bool) -> None:
    hands = {1: "9c 7d 4h 2s Ac", 4: "Tc 7c 5h 3s 2c", 5: "Jc 8d 5c 3h 2h"}
    result = run("lowball_a5", hands, declared={1: said})
    assert result.answer["dead"] == ([1] if dead else [])
    assert ("rrop.lowball.15f" in result.cites) is dead


@pytest.mark.parametrize(
    ("variant", "hand", "clause"),
    [
        ("lowball_27", "7s 5d 4c 3h 2s", "rrop.27.1a"),
        ("lowball_27", "As Ad 4c 3h 2s", "rrop.27.intro.c"),
        ("lowball_a5", "5s 4d 3c 2h As", "rrop.a5.intro.a"),
        ("razz", "5s 4d 3c 2h As Kd Kc", "rrop.razz.2d"),
        ("draw_high", "As Ad Ac Ah Jk", "rrop.showdown.2"),
        ("jacks", "As Ad Ac Ah Jk", "rrop.jacks.10b"),
    ],
)
def test_hands_with_a_clause_of_their_own(variant: str, hand: str, clause: str) -> None:
    assert clause in run(variant, {1: hand}, {"joker-in-play": "yes"}).cites


def test_a_fouled_third_hand_leaves_the_pot_heads_up() -> None:
    hands = {1: "9c 7d 4h 2s Ac", 4: "Tc 7c 5h 3s 2c", 5: "Jc 8d 5c 3h"}
    result = run("lowball_a5", hands, declared={1: "8"})
    assert result.answer["winners"] == {"low": [1]}
    assert "rrop.lowball.15e" in result.cites


def test_calling_a_pair_a_low_is_a_miscall() -> None:
    hands = {1: "2c 2d 4h 5s 7c", 4: "Tc 7d 5h 3s 2h", 5: "Jc 8d 5c 3h 2s"}
    assert run("lowball_27", hands, declared={1: "7"}).answer["dead"] == [1]


def test_a_fouled_hand_at_the_cardroom() -> None:
    result = run("jacks", {1: "As Ad", 2: "3c 5d 7h 8d Tc"}, authority="cardroom_draw")
    assert result.answer["dead"] == [1]
    assert "house.jacks.11b" in result.cites


def test_cards_speak_elsewhere() -> None:
    result = run("razz", {1: "As 2d 3c 4h 9s Kd Kc", 2: "Ts 8d 7h 6c 4d Qs Qd"}, declared={1: "8"})
    assert result.answer["winners"] == {"low": [1]}
    assert "rrop.showdown.2" in result.cites


@pytest.mark.parametrize("authority", ["rrop", "cardroom_draw"])
@pytest.mark.parametrize("variant", sorted(ORACLE))
def test_clauses_are_announced(variant: str, authority: str) -> None:
    hands, board = deal(variant, list(DECK), 3)
    result = run(variant, hands, authority=authority, **board)
    assert result.cites
    assert set(result.cites) <= set(CALCULATORS["showdown"].clauses)
    assert result.authority == authority
    assert all(line.endswith((".", ":")) for line in result.working)
