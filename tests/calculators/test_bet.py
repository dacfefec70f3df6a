"""bet: worked examples of the books, limit by limit, and the replay's own laws."""

from __future__ import annotations

from typing import Any

import pytest
from asking import bet, limit, no_limit

from floorman.calculators import CALCULATORS


def test_a_short_blind_at_limit() -> None:
    game = limit("holdem", "preflop", big_blind=10)
    result = bet([(1, "post", 5), (2, "post", 6)], 3, **game)
    assert (result.answer["call"], result.answer["raise_to"]) == (10, 20)
    assert "rrop.buttonblind.1" in result.cites


@pytest.mark.parametrize(
    ("actions", "raise_to"),
    [
        ([], [5, 10]),
        ([(1, "check", -1)], [5, 10]),
        ([(1, "bet", 5)], [10, 15]),
        ([(1, "bet", 5), (2, "raise", 10)], [15, 20]),
        ([(1, "bet", 5), (2, "raise", 15)], 25),
        ([(1, "bet", 10)], 20),
    ],
)
def test_open_pair_on_fourth_street(actions: list[Any], raise_to: object) -> None:
    game = limit("stud7", "fourth-street", 5, 10, bring_in=2)
    result = bet(actions, 3, **game, open_pair=True)
    assert result.answer["raise_to"] == raise_to
    assert result.cites[0].startswith("rrop.stud7.4")


@pytest.mark.parametrize("variant", ["stud8", "razz"])
def test_an_open_pair_changes_nothing_in_the_other_stud_games(variant: str) -> None:
    result = bet([], 3, **limit(variant, "fourth-street", 5, 10), open_pair=True)
    assert result.answer["raise_to"] == 5
    assert f"rrop.{variant}.{'7b' if variant == 'stud8' else '4b'}" in result.cites


@pytest.mark.parametrize(
    ("variant", "street", "size"),
    [
        ("holdem", "flop", 10),
        ("holdem", "turn", 20),
        ("omaha8", "river", 20),
        ("stud7", "fourth-street", 10),
        ("stud7", "fifth-street", 20),
        ("razz", "7", 20),
        ("stud8", "5", 20),
        ("draw_high", "after-draw", 20),
        ("mississippi", "fifth-street", 10),
        ("mississippi", "sixth-street", 20),
        ("lowball_27", "after-draw", 20),
        ("jacks", "after-draw", 20),
    ],
)
def test_which_limit_a_street_has(variant: str, street: str, size: int) -> None:
    assert bet([], 1, **limit(variant, street)).answer["raise_to"] == size
    doubled = limit(variant, street)
    del doubled["stakes"]["big_bet"]
    assert bet([], 1, **doubled).answer["raise_to"] == size


def raises(to: int, size: int = 10) -> list[tuple[int, str, int]]:
    return [(1, "bet", size)] + [(2 + at, "raise", size * (at + 2)) for at in range(to)]


@pytest.mark.parametrize(
    ("variant", "authority", "room", "cap"),
    [
        ("holdem", "rrop", {}, 3),
        ("stud7", "rrop", {}, 3),
        ("stud7", "rrop", {"stud-raise-limit": "four"}, 4),
        ("mississippi", "rrop", {}, 2),
        ("mississippi", "rrop", {"mississippi-cap": "three-raises"}, 3),
        ("lowball_a5", "rrop", {}, 4),
        ("draw_high", "rrop", {}, 4),
        ("draw_high", "cardroom_draw", {}, 6),
        ("jacks", "cardroom_draw", {}, 6),
        ("lowball_a5", "cardroom_draw", {}, 4),
    ],
)
def test_raise_caps(variant: str, authority: str, room: dict[str, str], cap: int) -> None:
    streets = {"holdem": "flop", "stud7": "fourth-street", "mississippi": "fifth-street"}
    street = streets.get(variant, "after-draw")
    game = limit(variant, street, 10, 10) | {"authority": authority, "room": room}
    open_ = bet(raises(cap - 1), 9, **game)
    assert (open_.answer["may_raise"], open_.answer["raises_left"]) == (True, 1)
    capped = bet(raises(cap), 9, **game)
    assert (capped.answer["may_raise"], capped.answer["raises_left"]) == (False, 0)
    assert capped.cites[0] in CALCULATORS["bet"].clauses


def test_heads_up_has_no_cap_unless_it_was_reached_before() -> None:
    game = limit("holdem", "flop")
    two = [(1, "bet", 10), (2, "raise", 20), (1, "raise", 30), (2, "raise", 40)]
    result = bet(two, 1, **game)
    assert (result.answer["raise_to"], result.answer["raises_left"]) == (50, None)
    assert "rrop.betting.5" in result.cites
    three = [*raises(3), (1, "fold", -1), (2, "fold", -1)]
    assert bet(three, 3, **game).answer["may_raise"] is False


def test_the_big_blind_keeps_its_option() -> None:
    actions = [(1, "post", 5), (2, "post", 10), (3, "call", 10), (1, "call", 10)]
    result = bet(actions, 2, **limit("holdem", "preflop"))
    assert (result.answer["call"], result.answer["raise_to"]) == (0, 20)
    assert {"rrop.buttonblind.option", "rrop.holdem.rounds.2b"} <= set(result.cites)
    over = bet([*actions, (2, "check", -1)], 3, **limit("holdem", "preflop"))
    assert (over.answer["call"], over.answer["may_raise"]) == (0, False)


def test_acted_players_may_not_complete_a_short_limit_all_in() -> None:
    actions = [(1, "bet", 10), (2, "call", 10), (3, "all-in", 14)]
    assert bet(actions, 1, **limit("holdem", "flop")).answer["may_raise"] is False
    assert bet(actions, 4, **limit("holdem", "flop")).answer["complete_to"] == 20
    completed = bet([*actions, (4, "complete", 20)], 1, **limit("holdem", "flop"))
    assert "complete_to" not in completed.answer
    assert (completed.answer["raise_to"], completed.answer["raises_left"]) == (30, 2)


def test_short_limit_all_ins_add_up_for_who_faces_both() -> None:
    actions = [(1, "bet", 10), (2, "all-in", 13), (4, "call", 13), (3, "all-in", 16)]
    first = bet(actions, 1, **limit("holdem", "flop"))
    assert (first.answer["call"], first.answer["may_raise"]) == (6, True)
    assert first.cites[0] == "rrop.betting.7b"
    assert bet(actions, 4, **limit("holdem", "flop")).answer["may_raise"] is False


def test_an_all_in_of_half_the_opening_counts_as_the_bet() -> None:
    result = bet([(1, "all-in", 15)], 2, **limit("holdem", "turn"))
    assert (result.answer["raise_to"], result.answer["raises_left"]) == (35, 3)


def test_a_large_bring_in_is_completed_for_everybody() -> None:
    game = limit("mississippi", "third-street", ante=4, bring_in=5)
    actions = [(1, "bring-in", 5), (2, "call", 5), (3, "complete", 10)]
    assert bet(actions, 2, **game).answer["raise_to"] == 20
    assert "rrop.mississippi.limit.a" in bet(actions[:1], 2, **game).cites


def test_bring_in_due() -> None:
    game = limit("stud7", "third-street", 15, 30, bring_in=5)
    result = bet([], 4, **game)
    assert (result.answer["call"], result.answer["complete_to"]) == (5, 15)
    assert result.cites[0] == "rrop.stud7.2"
    opened = bet([(4, "bet", 15)], 5, **game)
    assert (opened.answer["raise_to"], opened.answer["raises_left"]) == (30, 3)


def test_a_short_bring_in_all_in_leaves_the_forced_bet_whole() -> None:
    game = limit("stud7", "third-street", 15, 30, bring_in=5)
    answer = bet([(4, "all-in", 3)], 5, **game).answer
    assert (answer["call"], answer["complete_to"]) == (5, 15)


def test_lowball_before_the_draw_is_open_or_fold() -> None:
    game = limit("lowball_a5", "before-draw")
    assert "rrop.lowball.intro.c" in bet([], 1, **game).cites
    least = limit("lowball_a5", "before-draw", 20, 40, big_blind=10, min_bet=20)
    posts = [(1, "post", 10)]
    assert bet(posts, 2, **least).answer["call"] == 20
    assert bet([*posts, (2, "call", 20)], 3, **least).answer["raise_to"] == 40
    no_limit_game = least | {"limit": "no-limit"}
    assert bet(posts, 2, **no_limit_game).answer["min_raise_to"] == 20
    assert bet([*posts, (2, "bet", 20)], 3, **no_limit_game).answer["min_raise_to"] == 40


def test_check_raise_at_limit_ace_to_five() -> None:
    actions = [(1, "check", -1), (2, "bet", 20)]
    game = limit("lowball_a5", "after-draw")
    barred = bet(actions, 1, **game)
    assert (barred.answer["may_raise"], barred.cites[0]) == (False, "rrop.a5.2")
    allowed = bet(actions, 1, **game, room={"lowball-check-raise": "told-allowed"})
    assert allowed.answer["raise_to"] == 40
    assert bet(actions, 1, **limit("lowball_27", "after-draw")).answer["raise_to"] == 40


def test_a_blind_below_the_bet_may_be_called_or_brought_up() -> None:
    game = limit("lowball_a5", "before-draw", 20, 40, big_blind=10)
    result = bet([(1, "post", 10)], 2, **game)
    assert (result.answer["call"], result.answer["complete_to"]) == (10, 20)
    assert result.answer["raises_left"] == 4
    assert "rrop.lowball.intro.f" in result.cites


def test_jacks_may_be_opened_with_a_raise() -> None:
    game = limit("jacks", "before-draw")
    assert bet([], 1, **game).answer["raise_to"] == [10, 20]
    opened = bet([(1, "bet", 20)], 2, **game)
    assert (opened.answer["raise_to"], opened.answer["raises_left"]) == (30, 3)
    assert "rrop.drawhigh.intro.c" in bet([], 1, **limit("draw_high", "before-draw")).cites


def test_the_last_all_in_may_be_a_full_wager() -> None:
    result = bet([(1, "all-in", 20)], 2, **limit("holdem", "turn"))
    assert (result.answer["all_in_is"], result.answer["raise_to"]) == ("full", 40)
    big = bet([(1, "bet", 100), (2, "all-in", 300)], 3, **no_limit())
    assert (big.answer["all_in_is"], big.answer["min_raise_to"]) == ("full", 500)
    assert any("full" in line for line in big.working)


def test_big_bet_razz_has_no_rule_on_opening() -> None:
    game = {"variant": "razz", "limit": "no-limit", "street": "third-street", "stakes": {"ante": 1}}
    result = bet([], 1, **game)
    assert result.answer["min_raise_to"] == 1
    assert "rrop.mississippi.bigbet.d" not in result.cites
