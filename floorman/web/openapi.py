"""The description of the API, in the words of OpenAPI 3.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from floorman.calculators import CALCULATORS
from floorman.web.calculators.examples import REQUESTS, example_answer
from floorman.web.calculators.schemas import SHAPES, component
from floorman.web.schemas import SCHEMAS, listed, ref

if TYPE_CHECKING:
    from floorman.calculators import Calculator

Data = dict[str, Any]


def document() -> Data:
    """The whole description."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Floorman",
            "version": "1",
            "summary": "Rulings for live cardrooms, with the clause behind each.",
            "description": (
                "Every answer is a pure function of the address and the rule files. Errors have a"
                " 4xx status and say which field is wrong, why, and what is allowed."
            ),
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/api/v1"}],
        "paths": paths(),
        "components": {"schemas": {**SCHEMAS, **SHAPES}},
    }


def paths() -> Data:
    """Every route."""
    return {
        "/health": _get("Whether the rules are loaded, and which", ref("Health")),
        "/openapi.json": _get("This description", {"type": "object"}),
        "/variants": _get("The games and groups of games", listed("variants", "Variant")),
        "/authorities": _get("The authorities, the base first", listed("authorities", "Authority")),
        "/rooms": _get("The rooms and their settings", listed("rooms", "Room")),
        "/topics": _get("Every topic", listed("topics", "Topic")),
        "/topics/{topic}": _get("One topic", ref("Topic"), _in_path("topic")),
        "/find": _get(
            "The topics that fit some words, best first",
            ref("Found"),
            _in_query("q", "What people say happened; no words find nothing."),
            _in_query("variant", "Keep to the topics of one game."),
        ),
        "/rule/{variant}/{topic}": _rule(),
        "/clauses": _get("Every clause of every book", listed("clauses", "Clause")),
        "/clauses/{clause}": _get("One clause", ref("Clause"), _in_path("clause")),
        "/calculators": _get("The calculators", listed("calculators", "Calculator")),
        **{f"/calculators/{name}": _calculator(one) for name, one in CALCULATORS.items()},
        "/coverage": _get("Which clauses are decided, on a sheet or open", ref("Coverage")),
        "/export": _get("The whole rule base, every path included", ref("Export")),
    }


def _calculator(calculator: Calculator) -> Data:
    name = calculator.name
    asked = {"schema": ref(component(name, "Request")), "example": REQUESTS[name]}
    answered = {"schema": ref(component(name, "Answer")), "example": example_answer(name)}
    refused = {"schema": ref("Error")}
    return {
        "post": {
            "summary": calculator.title,
            "description": calculator.about,
            "parameters": [
                _in_query("room", "The room whose settings hold where the request is silent.")
            ],
            "requestBody": {"required": True, "content": {"application/json": asked}},
            "responses": {
                "200": _answer("The worked answer, with the clauses applied", answered),
                "400": _answer("The body is not JSON, or the query is wrong", refused),
                "413": _answer("The body is too large", refused),
                "415": _answer("The body is not said to be JSON", refused),
                "422": _answer("Something asked is impossible, or needed and missing", refused),
            },
        }
    }


def _rule() -> Data:
    facts = {
        "name": "facts",
        "in": "query",
        "required": False,
        "style": "form",
        "explode": True,
        "description": (
            "Any fact that the topic asks, as fact=choice; “unknown” for I don't know. Where a"
            " question has a measure, what it takes may be sent instead, as fact.name=value."
        ),
        "schema": {"type": "object", "additionalProperties": {"type": "string"}},
    }
    return _get(
        "The ruling of a situation, or the next question",
        {"oneOf": [ref("Question"), ref("Ruling"), ref("Undecided")]},
        _in_path("variant"),
        _in_path("topic"),
        facts,
        _in_query("format", "cash or tournament"),
        _in_query("limit", "limit, pot-limit or no-limit"),
        _in_query("street", "Where in the hand."),
        _in_query("room", "The room whose rules count."),
        _in_query("authority", "Rule by this authority instead of the room's."),
    )


def _get(summary: str, schema: Data, *parameters: Data) -> Data:
    refused = {"schema": ref("Error")}
    operation: Data = {
        "summary": summary,
        "responses": {
            "200": _answer("The answer", {"schema": schema}),
            "304": {"description": "Nothing has changed since the ETag that was sent"},
        },
    }
    if parameters:
        operation["parameters"] = list(parameters)
        operation["responses"]["400"] = _answer("Something in the query is wrong", refused)
    if any(one["in"] == "path" for one in parameters):
        operation["responses"]["404"] = _answer("There is no such thing", refused)
    return {"get": operation}


def _answer(description: str, content: Data) -> Data:
    return {"description": description, "content": {"application/json": content}}


def _in_path(name: str) -> Data:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _in_query(name: str, description: str) -> Data:
    return {
        "name": name,
        "in": "query",
        "required": False,
        "description": description,
        "schema": {"type": "string", "maxLength": 200},
    }
