"""The calculators as JSON: the worked examples of the contract and of real disputes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from test_api import unlike

from floorman.calculators import CALCULATORS
from floorman.web.calculators.examples import REQUESTS, example_answer
from floorman.web.openapi import document

if TYPE_CHECKING:
    from flask import Flask
    from flask.testing import FlaskClient
    from werkzeug.test import TestResponse

API = "/api/v1/calculators"
STRAIGHTS = REQUESTS["split-pot"]["winners"]
RAZZ_TIE = {
    "low": [
        {"seat": 3, "cards": "8d 6c 4h 2s Ac Kc Qd"},
        {"seat": 6, "cards": "8s 6d 4c 2h Ah Kd Qs"},
    ]
}
BOTH = [
    {"seat": 1, "cards": "2c 3d 4h 5s 6s Td 9c"},
    {"seat": 4, "cards": "2d 3h 4s 5c 6c Th 9d"},
]
BOTH_WAYS = {"high": BOTH, "low": BOTH}
DEALT_8 = {"dealt": 8, "burns": 3, "removed": 0, "street": "7"}
STUD_15_30 = REQUESTS["bet"]
RAISED = [
    *STUD_15_30["actions"],
    {"seat": 2, "action": "complete", "amount": 15},
    {"seat": 3, "action": "raise", "amount": 30},
    {"seat": 4, "action": "raise", "amount": 45},
]
CASES: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "contract-three-ways": (
        "split-pot",
        {"variant": "holdem", "pot": 11, "chip": 1, "button": 4}
        | {"winners": {"high": [{"seat": 2}, {"seat": 4}, {"seat": 6}]}},
        {"payouts": {"2": 4, "4": 3, "6": 4}},
    ),
    "side-pots": (
        "side-pots",
        REQUESTS["side-pots"],
        {
            "pots": [
                {"amount": 60, "eligible": [1, 2, 3]},
                {"amount": 100, "eligible": [2, 3]},
            ],
            "returned": {"3": 30},
            "payouts": {"1": 60, "2": 50, "3": 50},
        },
    ),
    "D061-bring-in": ("bring-in", REQUESTS["bring-in"], {"seat": 3}),
    "D061-first": (
        "first-to-act",
        REQUESTS["first-to-act"],
        {"seat": 4, "open_pair_option": False},
    ),
    "D062-completion": ("bet", STUD_15_30, {"complete_to": 15, "raise_to": 15, "raises_left": 3}),
    "D062-last-raise": (
        "bet",
        STUD_15_30 | {"actions": RAISED, "to_act": 1},
        {"raise_to": 60, "raises_left": 1},
    ),
    "D070": (
        "stud-deck",
        {"variant": "stud7", "live": dict.fromkeys("4567", 8), **DEALT_8},
        {"remaining": 1, "procedure": "common-card", "common_card": True, "acts": "high"},
    ),
    "D071": (
        "stud-deck",
        {"variant": "stud7", "live": {"4": 8, "5": 8, "6": 5, "7": 5}, **DEALT_8},
        {"remaining": 4, "procedure": "mix-and-burn", "burn": True},
    ),
    "D072": (
        "stud-deck",
        {"variant": "razz", "live": {"4": 8, "5": 8, "6": 6, "7": 6}, **DEALT_8},
        {"remaining": 3, "procedure": "mix-no-burn", "burn": False, "acts": "low"},
    ),
    "D077": ("split-pot", REQUESTS["split-pot"], {"payouts": {"2": 42, "5": 41}}),
    "D077-tournament": (
        "split-pot",
        REQUESTS["split-pot"] | {"authority": "tda24"},
        {"payouts": {"2": 41, "5": 42}, "authority": "tda24"},
    ),
    "D078": (
        "split-pot",
        {"variant": "razz", "pot": 65, "chip": 1, "winners": RAZZ_TIE},
        {"payouts": {"3": 33, "6": 32}},
    ),
    "D080-even": (
        "split-pot",
        {"variant": "stud8", "pot": 66, "chip": 1, "winners": BOTH_WAYS},
        {"payouts": {"1": 33, "4": 33}},
    ),
    "D080-odd": (
        "split-pot",
        {"variant": "stud8", "pot": 67, "chip": 1, "winners": BOTH_WAYS},
        {"payouts": {"1": 33, "4": 34}},
    ),
    "D090-openers": (
        "openers",
        {"hand": "As Ks Qs Jk Tc", "joker": "ace-straight-flush"},
        {"qualifies": True, "by": "straight, ace high"},
    ),
    "D112": (
        "showdown",
        {"variant": "lowball_27", "hands": {"1": "As 5d 4c 3h 2s", "4": "Ks Qd Jc 9h 8s"}},
        {"winners": {"low": [4]}, "order": [[4], [1]]}
        | {"low": {"1": "A-5-4-3-2", "4": "K-Q-J-9-8"}},
    ),
    "D016-dead": (
        "showdown",
        {"variant": "omaha8", "board": "2c 5d 8h Ks Kd"}
        | {"hands": {"1": "As 3s 4d Jc 9h", "2": "Kc Qd Th 9s", "3": "Ah 3c 7d 7s"}},
        {"dead": [1], "winners": {"high": [2], "low": [3]}, "scoop": None},
    ),
}


@pytest.fixture
def api(app: Flask) -> FlaskClient:
    return app.test_client()


def refused(response: TestResponse, status: int = 422) -> dict[str, Any]:
    assert response.status_code == status
    assert not unlike(response.json, document()["components"]["schemas"]["Error"], "$")
    assert response.headers["Cache-Control"] == "no-store"
    assert response.json is not None
    error: dict[str, Any] = response.json["error"]
    return error


@pytest.mark.parametrize("case", CASES)
def test_a_worked_example_comes_out_to_the_chip(api: FlaskClient, case: str) -> None:
    name, asked, expected = CASES[case]
    response = api.post(f"{API}/{name}", json=asked)
    assert response.status_code == 200, response.text
    assert response.json is not None
    assert {key: response.json.get(key) for key in expected} == expected
    assert response.json["working"]
    assert response.json["cite"] or asked.get("authority") == "tda24"
    assert response.headers["Cache-Control"] == "no-store"
    assert "ETag" not in response.headers


@pytest.mark.parametrize("case", CASES)
def test_requests_and_answers_are_as_described(api: FlaskClient, case: str) -> None:
    name, asked, _ = CASES[case]
    post = document()["paths"][f"/calculators/{name}"]["post"]
    schema = post["requestBody"]["content"]["application/json"]["schema"]
    assert not unlike(asked, schema, "$")
    answer = post["responses"]["200"]["content"]["application/json"]["schema"]
    assert not unlike(api.post(f"{API}/{name}", json=asked).json, answer, "$")


@pytest.mark.parametrize("name", CALCULATORS)
def test_each_example_of_the_description_is_a_real_answer(api: FlaskClient, name: str) -> None:
    post = document()["paths"][f"/calculators/{name}"]["post"]
    content = post["requestBody"]["content"]["application/json"]
    assert not unlike(content["example"], content["schema"], "$")
    response = api.post(f"{API}/{name}", json=content["example"])
    given = response.json or {}
    expected = example_answer(name)
    assert [one["id"] for one in given.pop("cite")] == [one["id"] for one in expected.pop("cite")]
    assert given == expected


REFUSED = (
    ("split-pot", {"pot": 83, "chip": 5}, "pot", "does not divide"),
    ("split-pot", {"variant": "chess"}, "variant", "choices"),
    ("split-pot", {"pot": -1}, "pot", "negative"),
    ("split-pot", {"pot": 1.5}, "pot", "whole number"),
    ("split-pot", {"variant": "holdem"}, "button", "is needed"),
    ("split-pot", {"winners": {"high": []}}, "winners.high", "at least one"),
    ("split-pot", {"nonsense": 1}, "nonsense", "is not a field"),
    ("side-pots", {"winners": [[1], [1]]}, "winners[1]", "cannot win this pot"),
    ("bring-in", {"upcards": {"1": "As", "2": "as"}}, "upcards", "twice"),
    ("bring-in", {"upcards": {"1": "Jk"}}, "upcards.1", "no joker"),
    ("first-to-act", {"dealt_first": 9}, "dealt_first", "not a seat at this table"),
    ("openers", {"final": "As Ks"}, "final", "wrong number"),
    ("showdown", {"board": "As Ks"}, "board", "wrong number"),
    ("stud-deck", {"burns": 40}, "dealt", "more than the deck has"),
    ("bet", {"to_act": None}, "to_act", "is needed"),
)


@pytest.mark.parametrize(("name", "change", "field", "reason"), REFUSED)
def test_a_refusal_names_the_field(
    api: FlaskClient, name: str, change: dict[str, Any], field: str, reason: str
) -> None:
    error = refused(api.post(f"{API}/{name}", json=REQUESTS[name] | change))
    assert error["field"] == field
    assert reason in error["reason"]


@pytest.mark.parametrize(
    ("body", "kind", "status"),
    [
        (b"{", "application/json", 400),
        (b"\xff\xfe", "application/json", 400),
        (b'{"pot": NaN}', "application/json", 400),
        (b'{"pot": ' + b"9" * 5000 + b"}", "application/json", 400),
        (b"[" * 60_000, "application/json", 400),
        (b"{}", "text/plain", 415),
        (b"{}", "", 415),
        (b" " * 70_000, "application/json", 413),
        (b"[]", "application/json", 422),
        (b"null", "application/json", 422),
    ],
)
def test_a_body_that_cannot_be_read_is_refused(
    api: FlaskClient, body: bytes, kind: str, status: int
) -> None:
    refused(api.post(f"{API}/split-pot", data=body, content_type=kind), status)


def test_a_seat_that_stands_there_twice_is_refused(api: FlaskClient) -> None:
    body = '{"variant": "razz", "upcards": {"1": "As", "1": "Ks"}}'
    error = refused(api.post(f"{API}/bring-in", data=body, content_type="application/json"))
    assert (error["field"], error["reason"]) == ("1", "is there twice")


def test_unknown_names_are_refused(api: FlaskClient) -> None:
    error = refused(api.post(f"{API}/nonsense", json={}), 404)
    assert error["allowed"] == list(CALCULATORS)
    assert refused(api.post(f"{API}/bet?room=nowhere", json={}), 400)["field"] == "room"
    assert refused(api.post(f"{API}/bet?foo=1", json={}), 400)["field"] == "foo"
    assert refused(api.get(f"{API}/bet"), 405)


def test_the_settings_of_the_room_hold(api: FlaskClient) -> None:
    hand = {"hand": "As Ks Qs Jk Tc"}
    assert refused(api.post(f"{API}/openers", json=hand))["field"] == "hand"
    response = api.post(f"{API}/openers?room=example", json=hand)
    assert (response.json or {})["qualifies"] is True


def test_the_list_names_each_calculator_and_its_clauses(api: FlaskClient) -> None:
    listed = (api.get(API).json or {})["calculators"]
    assert [one["name"] for one in listed] == list(CALCULATORS)
    assert all(one["clauses"] and one["authorities"] for one in listed)
    assert json.dumps(listed)
