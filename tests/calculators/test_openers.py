"""openers: the threshold, the joker, and what became of openers after the draw."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

import pokerkit
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from floorman.calculators import CALCULATORS
from floorman.domain.cards import DECK, JOKER, Card, show_cards

if TYPE_CHECKING:
    from floorman.calculators.calculator import Result

JACKS = pokerkit.StandardHighHand("JcJd2c3d4h")
FILLER = "ace-straight-flush"


def run(room: Any = None, **request: Any) -> Result:
    return CALCULATORS["openers"].run(request, room)


@pytest.mark.parametrize(
    ("hand", "by"),
    [
        ("Js Jd 4h 9c 2s", "pair of jacks"),
        ("5s 5d 4h 4c 2s", "two pair, fives and fours"),
        ("As Kd Qh Jc Ts", "straight, ace high"),
        ("2s 2d 2h 4c 9s", "three of a kind, deuces"),
        ("9s 7s 4s 3s 2s", "flush, nine high"),
        ("6s 6d 6h 4c 4s", "full house, sixes over fours"),
        ("6s 6d 6h 6c 4s", "four of a kind, sixes"),
        ("5s 4s 3s 2s As", "straight flush, five high"),
        ("Ts Td Ah Kc Qs", None),
        ("As Kd Qh Jc 9s", None),
    ],
)
def test_what_opens(hand: str, by: str | None) -> None:
    assert run(hand=hand).answer == {"qualifies": by is not None, "by": by}


@pytest.mark.parametrize(
    ("hand", "by"),
    [
        ("As Jk 4h 9c 2s", "pair of aces"),
        ("Ks Kd Jk 9c 2s", "pair of kings"),
        ("Ts Td Jk 9c 2s", None),
        ("9s 8d Jk 7c 6s", "straight, ten high"),
        ("Ks Js Jk 7s 2s", "flush, ace high"),
        ("Ts Td Jk As 2s", "two pair, aces and tens"),
        ("As Ad Jk Ac Ah", "five aces"),
        ("2s 5d Jk 9c Ks", None),
    ],
)
def test_what_opens_with_the_joker(hand: str, by: str | None) -> None:
    for room, request in (({"joker-in-play": "yes"}, {}), ({}, {"joker": FILLER})):
        assert run(room, hand=hand, **request).answer["by"] == by
    house = run(hand=hand, authority="cardroom_draw")
    assert (house.answer["by"], house.authority) == (by, "cardroom_draw")
    assert house.cites[0] == "house.jacks.1a"


@settings(max_examples=200, deadline=None)
@given(st.permutations(DECK))
def test_the_threshold_is_a_pair_of_jacks(deck: list[Card]) -> None:
    hand = deck[:5]
    theirs = pokerkit.StandardHighHand(show_cards(hand).replace(" ", ""))
    assert run(hand=show_cards(hand)).answer["qualifies"] == (theirs >= JACKS)


@settings(max_examples=100, deadline=None)
@given(st.permutations([*DECK, JOKER]), st.integers(0, 5))
def test_status_against_every_possible_start(deck: list[Card], thrown: int) -> None:
    discards, final = deck[:thrown], deck[5:10]
    answer = run(discards=show_cards(discards), final=show_cards(final), joker=FILLER).answer
    starts = [
        run(hand=show_cards([*discards, *kept]), joker=FILLER).answer["qualifies"]
        for kept in combinations(final, 5 - thrown)
    ]
    assert answer["qualifies"] == any(starts)
    assert (answer["status"] == "impossible") == (not any(starts))


@settings(max_examples=100, deadline=None)
@given(st.permutations([*DECK, JOKER]), st.integers(1, 4))
def test_a_known_hand_is_one_of_the_possible_starts(deck: list[Card], thrown: int) -> None:
    hand, drawn = deck[:5], deck[5 : 5 + thrown]
    rest = {
        "discards": show_cards(hand[:thrown]),
        "final": show_cards([*hand[thrown:], *drawn]),
        "joker": FILLER,
    }
    known = run(hand=show_cards(hand), **rest).answer
    order = ["impossible", "split", "retained"]
    status = run(**rest).answer["status"]
    assert order.index(str(status)) >= order.index(str(known["status"]))


@pytest.mark.parametrize(
    ("discards", "final", "status"),
    [
        ("9c 8d 2s", "Js Jd 4h 4c 7s", "retained"),
        ("", "Js Jd 4h 4c 7s", "retained"),
        ("Ks", "Kd Qd Jd Td 9d", "split"),
        ("Th 8h", "Kd Qd Jd 7s 2c", "impossible"),
        ("2c 3c 4c 5d 7h", "As Ad Ac Kh Kd", "impossible"),
        ("5d", "9s 8s 7s 6s Ks", "split"),
    ],
)
def test_status(discards: str, final: str, status: str) -> None:
    assert run(discards=discards, final=final).answer["status"] == status


@pytest.mark.parametrize(
    ("authority", "declared", "pot", "clause"),
    [
        ("rrop", True, "can win", "rrop.jacks.9a"),
        ("rrop", False, "lost", "rrop.jacks.9a"),
        ("rrop", None, None, "rrop.jacks.9a"),
        ("cardroom_draw", True, "can win", "house.jacks.5a"),
        ("cardroom_draw", False, "lost", "house.jacks.5a"),
    ],
)
def test_what_follows_from_a_split(
    authority: str, *, declared: bool | None, pot: str | None, clause: str
) -> None:
    request: dict[str, Any] = {} if declared is None else {"declared_split": declared}
    result = run(discards="Ks", final="Kd Qd Jd Td 9d", authority=authority, **request)
    assert result.answer["pot"] == pot
    assert result.cites[0] == clause


def test_impossible_openers_lose_the_pot() -> None:
    request = {"discards": "Th 8h", "final": "Kd Qd Jd 7s 2c", "declared_split": True}
    result = run(**request)
    assert result.answer["pot"] == "lost"
    assert result.cites[0] == "rrop.jacks.9c"
    assert run(**request, authority="cardroom_draw").cites[0] == "house.jacks.5c"
    assert run(**request | {"declared_split": False}).cites[0] == "rrop.jacks.3"


def test_openers_kept_without_the_joker() -> None:
    request = {"discards": "9c 8d 2s", "final": "Js Jd 4h 4c 7s"}
    assert run(**request).cites[0] == "rrop.jacks.10a"
    assert run(**request, authority="cardroom_draw").cites[0] == "house.jacks.6a"
