"""What the calculators refuse: by name, with a reason, and never by a crash."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from floorman.calculators import CALCULATORS
from floorman.errors import CalculationError, FloormanError

HANDS7 = {"1": "As Kd Qc Jh 9s 8d 7c", "2": "Ac Kh Qd Js 9c 8h 7d"}
GOOD: dict[str, dict[str, Any]] = {
    "split-pot": {
        "variant": "holdem",
        "pot": 11,
        "chip": 1,
        "authority": "rrop",
        "button": 3,
        "seats": [1, 2, 3, 4],
        "winners": {"high": [{"seat": 1}, {"seat": 2}]},
    },
    "side-pots": {
        "contributions": {"1": 5, "2": 10, "3": 10},
        "folded": [],
        "antes": {"1": 2, "2": 2, "3": 2},
        "winners": [[1, 2], [2]],
        "button": 1,
        "chip": 1,
    },
    "bring-in": {"variant": "stud7", "upcards": {"1": "As", "2": "Kd"}},
    "first-to-act": {
        "variant": "stud7",
        "boards": {"1": "As Kd", "2": "Ac Kh"},
        "dealt_first": 1,
        "seats": [1, 2],
    },
    "openers": {
        "hand": "Js Jd 4h 9c 2s",
        "joker": "none",
        "discards": "2s",
        "final": "Js Jd 4h 9c 3d",
        "declared_split": False,
    },
    "showdown": {
        "variant": "lowball_a5",
        "hands": {"1": "As 2d 3c 4h 6s", "2": "Ac 2h 3d 4s 7c"},
        "joker": "none",
        "declared": {"1": "6-4"},
    },
    "stud-deck": {
        "variant": "stud7",
        "dealt": 8,
        "live": {"4": 8, "5": 8, "6": 8, "7": 8},
        "burns": 3,
        "removed": 0,
        "street": "7",
    },
    "bet": {
        "variant": "omaha",
        "limit": "pot-limit",
        "stakes": {"small_blind": 5, "big_blind": 10},
        "street": "flop",
        "pot": 30,
        "open_pair": False,
        "actions": [{"seat": 1, "action": "bet", "amount": 20}],
        "to_act": 2,
    },
}
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


def refusal(name: str, request: Any) -> CalculationError:
    with pytest.raises(CalculationError) as caught:
        CALCULATORS[name].run(request)
    error = caught.value
    assert isinstance(error, FloormanError)
    assert error.field
    assert error.reason
    json.dumps([error.field, error.value, error.reason, error.allowed])
    return error


def tried(name: str, request: Any) -> dict[str, object] | None:
    """The answer, or None when the request is refused; anything else is a crash."""
    try:
        return CALCULATORS[name].run(request).answer
    except CalculationError as error:
        json.dumps([error.field, error.value, error.reason, error.allowed], allow_nan=True)
        return None


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
        ("split-pot", {"variant": "stud7"}, "winners.high.cards", "single card"),
        (
            "split-pot",
            {"winners": {"high": [{"seat": 1, "cards": "As Ad"}, {"seat": 2, "cards": "As Kd"}]}},
            "winners",
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
        ("showdown", {"hands": {"1": "As 2d 3c 4h 6s", "2": "As 2h 3d 4s 7c"}}, "hands", "twice"),
        ("showdown", {"hands": {"1": "As 2d 3c 4h Jk"}}, "hands.1", "joker"),
        ("showdown", {"hands": {}}, "hands", "needed"),
        ("showdown", {"declared": {"3": "8"}}, "declared.3", "seat"),
        ("showdown", {"declared": {"1": "goulash"}}, "declared.1", "low hand"),
        ("showdown", {"joker": "ace-straight-flush"}, "joker", "choices"),
        (
            "showdown",
            {"hands": {"1": "As 2d 3c 4h Jk", "2": "Ac 2h 3d 4s Jk"}, "joker": "lowest-missing"},
            "hands",
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


NO_LIMIT = {
    "variant": "holdem",
    "limit": "no-limit",
    "stakes": {"small_blind": 5, "big_blind": 10},
    "street": "flop",
    "to_act": 9,
}
LIMIT = NO_LIMIT | {"limit": "limit", "stakes": {"small_bet": 10, "big_bet": 20}}
STUD = LIMIT | {"variant": "stud7", "street": "third-street"}
STUD |= {"stakes": {"small_bet": 10, "big_bet": 20, "bring_in": 3}}


@pytest.mark.parametrize(
    ("game", "actions", "field", "reason"),
    [
        (NO_LIMIT, [(1, "bet", 5)], "actions[0].amount", "legal amount"),
        (NO_LIMIT, [(1, "raise", 50)], "actions[0].action", "no bet yet"),
        (NO_LIMIT, [(1, "call", 10)], "actions[0].amount", "not a call"),
        (NO_LIMIT, [(1, "bet", 50), (2, "bet", 100)], "actions[1].action", "a bet already"),
        (NO_LIMIT, [(1, "bet", 50), (2, "raise", 80)], "actions[1].amount", "legal amount"),
        (NO_LIMIT, [(1, "bet", 50), (2, "call", 40)], "actions[1].amount", "not a call"),
        (NO_LIMIT, [(1, "bet", 50), (2, "check", 0)], "actions[1].action", "cannot be made"),
        (NO_LIMIT, [(1, "bet", 50), (2, "complete", 90)], "actions[1].action", "complete"),
        (NO_LIMIT, [(1, "fold", 0), (1, "bet", 50)], "actions[1].seat", "folded"),
        (NO_LIMIT, [(1, "all-in", 50), (1, "raise", 90)], "actions[1].seat", "all in"),
        (NO_LIMIT, [(1, "post", 10)], "actions[0].action", "street"),
        (NO_LIMIT, [(9, "fold", 0)], "to_act", "folded"),
        (NO_LIMIT, [(1, "bet", None)], "actions[0].amount", "needed"),
        (NO_LIMIT, [(1, "all-in", 0)], "actions[0].amount", "nothing"),
        (
            NO_LIMIT | {"street": "preflop"},
            [(1, "post", 5), (3, "call", 10), (2, "post", 10)],
            "actions[2].action",
            "before other action",
        ),
        (
            NO_LIMIT,
            [(1, "bet", 50), (2, "all-in", 60), (3, "call", 60), (1, "all-in", 200)],
            "actions[3].amount",
            "short all-in",
        ),
        (NO_LIMIT, [(at, "check", 0) for at in range(1, 26)], "actions", "too many"),
        (
            NO_LIMIT,
            [(1, "bet", 50), (2, "raise", 100), (1, "call", 40)],
            "actions[2].amount",
            "less",
        ),
        (NO_LIMIT, [(1, "check", 3)], "actions[0].amount", "nothing in"),
        (
            NO_LIMIT,
            [(1, "bet", 50), (2, "all-in", 60), (3, "call", 60), (1, "raise", 200)],
            "actions[3].action",
            "short all-in",
        ),
        (LIMIT, [(1, "bet", 20)], "actions[0].amount", "legal amount"),
        (LIMIT, [(1, "bet", 10), (2, "all-in", 30)], "actions[1].amount", "over the limit"),
        (STUD, [(1, "bring-in", 4)], "actions[0].amount", "bring-in"),
        (STUD, [(1, "check", 0)], "actions[0].action", "cannot be made"),
        (STUD, [(1, "bring-in", 3), (2, "raise", 20)], "actions[1].amount", "legal amount"),
        (STUD, [(1, "post", 3)], "actions[0].action", "street"),
        (STUD | {"stakes": {"small_bet": 10}}, [], "stakes.bring_in", "needed"),
        (LIMIT | {"stakes": {}}, [], "stakes.small_bet", "needed"),
        (LIMIT | {"stakes": {"small_bet": 10, "big_bet": 5}}, [], "stakes.big_bet", "less"),
        (NO_LIMIT | {"limit": "pot-limit"}, [], "pot", "needed"),
        (NO_LIMIT | {"limit": "pot-limit", "street": "preflop"}, [], "actions", "posted"),
        (
            NO_LIMIT | {"limit": "pot-limit", "pot": 20},
            [(1, "bet", 21)],
            "actions[0].amount",
            "legal amount",
        ),
    ],
)
def test_betting_that_cannot_have_happened(
    game: dict[str, Any], actions: list[Any], field: str, reason: str
) -> None:
    played = [{"seat": seat, "action": verb, "amount": amount} for seat, verb, amount in actions]
    error = refusal("bet", game | {"actions": played})
    assert error.field == field
    assert reason in error.reason


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
