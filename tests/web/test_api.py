"""The API: the answers of the command line, as JSON, each as the description says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from floorman import wire
from floorman.consult import consult
from floorman.domain.rulings import Situation
from floorman.web.openapi import document

if TYPE_CHECKING:
    from flask import Flask
    from flask.testing import FlaskClient

    from floorman.library.library import Library

API = "/api/v1"
RULE = "/rule/{variant}/{topic}"
CALLS = (
    ("/health", "/health"),
    ("/openapi.json", "/openapi.json"),
    ("/variants", "/variants"),
    ("/authorities", "/authorities"),
    ("/rooms", "/rooms"),
    ("/topics", "/topics"),
    ("/topics/{topic}", "/topics/turned-up"),
    ("/find", "/find?q=flashed+card&variant=holdem"),
    (RULE, "/rule/holdem/turned-up"),
    (RULE, "/rule/holdem/turned-up?turned-by=player&format=cash"),
    (RULE, "/rule/holdem/turned-up?turned-by=dealer&turned-count=two-or-more&turned-when=no"),
    (RULE, "/rule/holdem/turned-up?turned-by=unknown"),
    (RULE, "/rule/holdem/turned-up?turned-by=dealer"),
    (RULE, "/rule/holdem/turned-up?turned-by=dealer&turned-count.count=2"),
    (RULE, "/rule/holdem/raise-limit?format=tournament"),
    (RULE, "/rule/holdem/left-table?authority=rrop"),
    (RULE, "/rule/holdem/raise-limit?format=cash&raises-made=three&room=posted"),
    ("/clauses", "/clauses"),
    ("/clauses/{clause}", "/clauses/house.1"),
    ("/calculators", "/calculators"),
    ("/coverage", "/coverage"),
    ("/export", "/export"),
)
SIMPLE = {
    "string": str,
    "boolean": bool,
    "integer": int,
    "number": (int, float),
    "null": type(None),
}


@pytest.fixture
def api(site: Flask) -> FlaskClient:
    return site.test_client()


@pytest.mark.parametrize(("path", "address"), CALLS)
def test_an_answer_is_what_the_description_says(api: FlaskClient, path: str, address: str) -> None:
    response = api.get(API + address)
    assert response.status_code == 200
    described = document()["paths"][path]["get"]["responses"]["200"]["content"]
    mismatch = unlike(response.json, described["application/json"]["schema"], "$")
    assert not mismatch


def test_the_description_names_every_route_and_is_tried_on_each(site: Flask) -> None:
    routes = {
        str(rule).removeprefix(API).replace("<", "{").replace(">", "}")
        for rule in site.url_map.iter_rules()
        if str(rule).startswith(API) and "POST" not in (rule.methods or ())
    }
    paths = {path for path, operations in document()["paths"].items() if "get" in operations}
    assert paths == routes
    assert {path for path, _ in CALLS} == routes


def test_every_shape_of_the_description_is_used() -> None:
    text = str(document())
    for name in document()["components"]["schemas"]:
        assert f"#/components/schemas/{name}'" in text, name


def test_a_ruling_is_the_engines_own(api: FlaskClient, small: Library) -> None:
    answers = {"turned-by": "dealer", "turned-count": "one"}
    response = api.get(f"{API}/rule/omaha/turned-up", query_string=answers)
    own = wire.answer_data(small, consult(small, Situation("turned-up", "omaha", answers)))
    assert response.json == own
    assert own["ruling"] == "replaced"


BAD = (
    ("/rule/chess/turned-up", 404, "variant", "holdem"),
    ("/rule/holdem/nonsense", 404, "topic", "turned-up"),
    ("/rule/holdem/turned-up?turned-by=ghost", 400, "turned-by", "dealer"),
    ("/rule/holdem/turned-up?foo=1", 400, "foo", "turned-by"),
    ("/rule/holdem/turned-up?spoken=raise", 400, "spoken", "turned-by"),
    ("/rule/holdem/turned-up?street=showdown", 400, "street", "deal"),
    ("/rule/holdem/turned-up?turned-by=dealer&turned-by=player", 400, "turned-by", None),
    ("/rule/holdem/turned-up?changed=turned-by", 400, "changed", None),
    ("/topics/nonsense", 404, "topic", "turned-up"),
    ("/clauses/nonsense", 404, "clause", None),
    ("/find?variant=chess", 400, "variant", "omaha"),
    ("/nonsense", 404, "", None),
)


@pytest.mark.parametrize(("address", "status", "field", "allowed"), BAD)
def test_an_error_names_the_field_and_what_is_allowed(
    api: FlaskClient, address: str, status: int, field: str, allowed: str | None
) -> None:
    response = api.get(API + address)
    assert response.status_code == status
    assert not unlike(response.json, document()["components"]["schemas"]["Error"], "$")
    assert response.json is not None
    assert response.json["error"]["field"] == field
    assert allowed is None or allowed in response.json["error"]["allowed"]


def test_other_methods_are_refused_in_json(api: FlaskClient) -> None:
    response = api.post(f"{API}/topics")
    assert response.status_code == 405
    assert response.json is not None
    assert response.json["error"]["reason"]


def test_no_words_find_nothing(api: FlaskClient) -> None:
    assert api.get(f"{API}/find").json == {"query": "", "topics": []}


def unlike(value: Any, schema: dict[str, Any], at: str) -> str:
    """Where a value is not as a schema says; empty when it is."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return unlike(value, document()["components"]["schemas"][name], at)
    if "oneOf" in schema:
        found = [one for one in schema["oneOf"] if not unlike(value, one, at)]
        return "" if len(found) == 1 else f"{at}: {len(found)} shapes fit"
    if schema.get("type") == "array" and isinstance(value, list):
        return next(filter(None, (unlike(v, schema["items"], f"{at}[]") for v in value)), "")
    if schema.get("type") == "object" and isinstance(value, dict):
        return _unlike_object(value, schema, at)
    kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    good = any(isinstance(value, SIMPLE.get(kind, ())) for kind in kinds)
    return "" if good and value in schema.get("enum", [value]) else f"{at}: {value!r}"


def _unlike_object(value: dict[str, Any], schema: dict[str, Any], at: str) -> str:
    known, more = schema.get("properties", {}), schema.get("additionalProperties")
    missing = [name for name in schema.get("required", ()) if name not in value]
    strange = [name for name in value if name not in known] if known and not more else []
    if missing or strange:
        return f"{at}: missing {missing}, strange {strange}"
    inner = ((name, known.get(name, more)) for name in value)
    found = (unlike(value[name], one, f"{at}.{name}") for name, one in inner if one)
    return next(filter(None, found), "")
