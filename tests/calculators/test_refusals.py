"""What the calculators refuse: by name, with a reason, and never by a crash."""

from __future__ import annotations

import json
from typing import Any

import pytest
from asking import GOOD, HANDS7, LIMIT, NO_LIMIT, refusal, tried
from hypothesis import given, settings
from hypothesis import strategies as st

from floorman.calculators import CALCULATORS
from floorman.errors import CalculationError

NEEDED = {
    "split-pot": ["variant", "pot", "chip", "winners", "button"],
    "side-pots": ["contributions", "folded", "button"],
    "bring-in": ["variant", "upcards"],
    "first-to-act": ["variant", "boards", "dealt_first", "seats"],
    "openers": ["discards", "final"],
    "showdown": ["variant", "hands"],
    "stud-deck": ["variant", "dealt", "live", "burns", "removed", "street"],
    "bet": ["variant", "limit", "stakes", "street", "pot", "actions", "to_act"],
}
NONSENSE = [
    True,
    -1,
    1.5,
    "",
    "x",
    "é",
    [],
    {},
    [[]],
    {"x": 1},
    10**40,
    "A" * 600,
    [True],
    {"1": {}},
]
PAIRS = [(name, field) for name, request in GOOD.items() for field in request]


@pytest.mark.parametrize("name", GOOD)
def test_the_good_requests_are_good(name: str) -> None:
    result = CALCULATORS[name].run(GOOD[name])
    assert json.loads(json.dumps(result.answer)) == result.answer
    assert result.working
    assert result.cites
    assert result.authority == "rrop"


@pytest.mark.parametrize("name", GOOD)
def test_unknown_fields(name: str) -> None:
    error = refusal(name, GOOD[name] | {"seat_count": 9})
    assert error.field == "seat_count"
    assert next(iter(GOOD[name])) in error.allowed
    refusal(name, [])
    refusal(name, None)


@pytest.mark.parametrize(
    ("name", "field"), [(n, f) for n, fields in NEEDED.items() for f in fields]
)
def test_what_is_needed_and_missing(name: str, field: str) -> None:
    request = {key: value for key, value in GOOD[name].items() if key != field}
    assert refusal(name, request).field == field
    assert refusal(name, request | {field: None}).field == field


@pytest.mark.parametrize(("name", "field"), PAIRS)
def test_nonsense_in_every_field(name: str, field: str) -> None:
    refused = [value for value in NONSENSE if tried(name, GOOD[name] | {field: value}) is None]
    assert len(refused) >= len(NONSENSE) - 3


@pytest.mark.parametrize("name", GOOD)
@pytest.mark.parametrize("authority", ["", "tda", "RROP", 1, True, ["rrop"]])
def test_unknown_authorities(name: str, authority: Any) -> None:
    assert refusal(name, GOOD[name] | {"authority": authority}).field == "authority"


@pytest.mark.parametrize(
    ("name", "change", "field", "reason"),
    [
        ("split-pot", {"pot": 11, "chip": 2}, "pot", "divide"),
        ("split-pot", {"pot": -1}, "pot", "negative"),
        ("split-pot", {"chip": 0}, "chip", "small"),
        ("split-pot", {"button": 9}, "button", "seat"),
        ("split-pot", {"seats": [1, 2, 3, 1]}, "seats", "twice"),
        ("split-pot", {"winners": {"high": []}}, "winners.high", "winner"),
        ("split-pot", {"winners": {"high": [{"seat": 9}]}}, "winners.high", "seat"),
        (
            "split-pot",
            {"winners": {"high": [{"seat": 1}, {"seat": 1}]}},
            "winners.high[1].seat",
            "twice",
        ),
        (
            "split-pot",
            {"winners": {"high": [{"seat": 1}], "low": [{"seat": 2}]}},
            "winners.low",
            "not a side",
        ),
        ("split-pot", {"variant": "razz"}, "winners.high", "not a side"),
        (
            "split-pot",
            {
                "variant": "stud8",
                "pot": 6,
                "winners": {"high": [{"seat": 3}], "low": [{"seat": 4}, {"seat": 3}]},
            },
            "winners.low[1].cards",
            "seat 3",
        ),
        ("split-pot", {"variant": "stud7"}, "winners.high[0].cards", "single card"),
        (
            "split-pot",
            {"winners": {"high": [{"seat": 1, "cards": "As Ad"}, {"seat": 2, "cards": "As Kd"}]}},
            "winners.high[1].cards",
            "twice",
        ),
        (
            "split-pot",
            {"winners": {"high": [{"seat": 1, "cards": "Jk Ad"}]}},
            "winners.high[0].cards",
            "joker",
        ),
        (
            "split-pot",
            {"variant": "stud7", "winners": {"high": [{"seat": 1, "cards": "As Ad"}]}},
            "winners.high[0].cards",
            "number of cards",
        ),
        (
            "split-pot",
            {
                "variant": "omaha8",
                "winners": {
                    "high": [{"seat": 1, "cards": "As Ad"}],
                    "low": [{"seat": 1, "cards": "As Ac"}],
                },
            },
            "winners.low[0].cards",
            "not the hand",
        ),
        ("side-pots", {"folded": [4]}, "folded", "seat"),
        ("side-pots", {"folded": [1, 2, 3]}, "folded", "nobody"),
        ("side-pots", {"winners": [[1]]}, "winners", "2"),
        ("side-pots", {"winners": [[1], [1]]}, "winners[1]", "cannot win"),
        ("side-pots", {"winners": [[1], []]}, "winners[1]", "winner"),
        ("side-pots", {"chip": 2, "antes": {}}, "pots[0]", "divide"),
        ("side-pots", {"contributions": {"1": 5, "01": 5}}, "contributions", "seat"),
        ("side-pots", {"contributions": {"0": 5}}, "contributions", "seat"),
        ("bring-in", {"variant": "holdem"}, "variant", "choices"),
        ("bring-in", {"upcards": {"1": "As", "2": "As"}}, "upcards", "twice"),
        ("bring-in", {"upcards": {"1": "As Kd"}}, "upcards.1", "number of cards"),
        ("bring-in", {"upcards": {"1": "Jk"}}, "upcards.1", "joker"),
        ("bring-in", {"upcards": {}}, "upcards", "needed"),
        ("first-to-act", {"dealt_first": 3}, "dealt_first", "seat"),
        ("first-to-act", {"boards": {"1": "As Kd", "3": "2c 3c"}}, "boards.3", "seat"),
        ("first-to-act", {"boards": {"1": "As Kd", "2": "2c"}}, "boards", "number of cards"),
        ("first-to-act", {"boards": {"1": "As Kd", "2": "2c As"}}, "boards", "twice"),
        ("first-to-act", {"boards": {"1": "As Kd", "2": "2c Jk"}}, "boards", "joker"),
        ("first-to-act", {"variant": "mississippi"}, "boards", "number of cards"),
        ("first-to-act", {"common": "2d"}, "common", "common"),
        ("openers", {"hand": "Js Jd 4h 9c"}, "hand", "number of cards"),
        ("openers", {"hand": "Js Jd 4h 9c Jk"}, "hand", "joker"),
        ("openers", {"joker": "lowest-missing"}, "joker", "choices"),
        ("openers", {"discards": "9d"}, "discards", "was not in the hand"),
        ("openers", {"final": "Js 8d 4h 9c 3d"}, "final", "kept"),
        ("openers", {"final": "2s Jd 4h 9c 3d"}, "discards", "twice"),
        ("showdown", {"variant": "holdem", "joker": "none"}, "board", "needed"),
        ("showdown", {"declared": {"1": "8" * 501}}, "declared.1", "too long"),
        ("side-pots", {"contributions": {"1": 5, 1: 5}}, "contributions", "twice"),
        (
            "side-pots",
            {
                "contributions": dict.fromkeys(range(1, 24), 1),
                "antes": {"30": 1},
                "winners": None,
                "chip": None,
            },
            "antes",
            "too many",
        ),
        (
            "split-pot",
            {
                "variant": "stud8",
                "authority": "tda24",
                "pot": 6,
                "winners": {
                    "high": [{"seat": 3}],
                    "low": [
                        {"seat": 1, "cards": "9c 9d 9h Ks Kd Qd Qc"},
                        {"seat": 2, "cards": "2c 3d 4h 5s 6d Jd Jc"},
                    ],
                },
            },
            "winners.low",
            "no such low",
        ),
        ("showdown", {"board": "2c 3d 4h 5s 6c"}, "board", "number of cards"),
        ("showdown", {"hands": {"1": "As 2d 3c 4h 6s", "2": "As 2h 3d 4s 7c"}}, "hands.2", "twice"),
        ("showdown", {"hands": {"1": "As 2d 3c 4h Jk"}}, "hands.1", "joker"),
        (
            "showdown",
            {"variant": "holdem", "board": "As Kd Qh Jc Ts", "hands": {"1": "2c 2d", "5": "3c As"}},
            "hands.5",
            "twice",
        ),
        ("showdown", {"hands": {}}, "hands", "needed"),
        ("showdown", {"declared": {"3": "8"}}, "declared.3", "seat"),
        ("showdown", {"declared": {"1": "goulash"}}, "declared.1", "low hand"),
        ("showdown", {"joker": "ace-straight-flush"}, "joker", "choices"),
        (
            "showdown",
            {"hands": {"1": "As 2d 3c 4h Jk", "2": "Ac 2h 3d 4s Jk"}, "joker": "lowest-missing"},
            "hands.2",
            "twice",
        ),
        ("stud-deck", {"variant": "mississippi"}, "variant", "choices"),
        ("stud-deck", {"street": 3}, "street", "street"),
        ("stud-deck", {"live": {"4": 8, "5": 9, "6": 8, "7": 8}}, "live.5", "large"),
        ("stud-deck", {"live": {"4": 8, "5": 8, "6": 8}}, "live.7", "needed"),
        ("stud-deck", {"street": 6}, "live.7", "field"),
        ("stud-deck", {"burns": 5}, "dealt", "more than the deck has"),
        ("bet", {"street": "seventh-street"}, "street", "betting round"),
        ("bet", {"stakes": {"rake": 1}}, "stakes.rake", "field"),
        ("bet", {"stakes": {}}, "stakes.big_blind", "needed"),
        ("bet", {"open_pair": True}, "open_pair", "upcards"),
        ("bet", {"limit": "half-pot"}, "limit", "choices"),
    ],
)
def test_each_refusal(name: str, change: dict[str, Any], field: str, reason: str) -> None:
    error = refusal(name, GOOD[name] | change)
    assert error.field == field
    assert reason in f"{error.reason}"


def test_settings_that_are_not_known_here() -> None:
    for name, request, setting in (
        (
            "bet",
            LIMIT | {"variant": "lowball_a5", "street": "after-draw", "actions": []},
            "lowball-raise-cap",
        ),
        ("showdown", {"variant": "stud8", "hands": HANDS7}, "low-qualifier"),
    ):
        with pytest.raises(CalculationError) as caught:
            CALCULATORS[name].run(request, {setting: "other"})
        assert caught.value.field == f"settings.{setting}"


def test_too_many_seats_and_cards() -> None:
    many = {str(seat): 1 for seat in range(1, 25)}
    assert "too many" in refusal("side-pots", {"contributions": many, "folded": []}).reason
    refusal("bet", NO_LIMIT | {"actions": [{"seat": 1, "action": "check"}] * 201})
    long = refusal("bring-in", {"variant": "razz", "upcards": {"1": "As " * 300}})
    assert len(str(long.value)) < 100


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-5, 60)
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["As", "Kd 2c", "Jk", "holdem", "razz", "limit", "flop", "bet", "1"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["1", "2", "seat", "high", "x", "amount"]), inner, max_size=4
        )
    ),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(PAIRS), json_values)
def test_any_json_is_answered_or_refused(pair: tuple[str, str], value: object) -> None:
    name, field = pair
    json.dumps(tried(name, GOOD[name] | {field: value}))
