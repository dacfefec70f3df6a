"""Error pages that keep what was entered, say what is wrong and link to what would do."""

from __future__ import annotations

from dataclasses import dataclass
from http import HTTPStatus
from typing import TYPE_CHECKING, cast
from urllib.parse import quote, urlencode

from flask import current_app, jsonify, render_template, request
from werkzeug.exceptions import HTTPException

from floorman.calculators import CALCULATORS
from floorman.errors import SituationError
from floorman.measuring import SEPARATOR
from floorman.web.context import to
from floorman.web.filters import authority_title, choice_label, game_title, room_title
from floorman.web.forms import MAX_NAME, MAX_VALUE, AddressError
from floorman.web.shelf import library

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flask import Flask, Response
    from flask.typing import ResponseReturnValue

SHOWN = 60
PLACES = ("variant", "topic", "clause", "room", "calculator")
SENTENCES = {
    404: ("There is no such page", "The address may be mistyped, or the page was never here."),
    405: ("That cannot be done here", "This address can be read, and nothing else."),
    413: ("That is too much to read", "The request is larger than this page takes."),
    415: ("That is not JSON", "Send a JSON object, with the content type application/json."),
    414: ("The address is too long", "No situation needs so many words. Start the call again."),
    500: ("Something broke on our side", "It is not your doing. The fault has been written down."),
}


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with an address, and links that put it right; `ask` is what it answers."""

    field: str
    ask: str
    value: str
    reason: str
    repairs: tuple[tuple[str, str], ...]


def add_errors(app: Flask) -> None:
    """Register the handlers."""
    app.register_error_handler(SituationError, _situation)
    app.register_error_handler(AddressError, _address)
    app.register_error_handler(HTTPException, _http)
    app.register_error_handler(Exception, _unexpected)


def _situation(error: SituationError) -> ResponseReturnValue:
    in_path = (request.view_args or {}).get(error.field) == error.value
    return _refused(
        [error],
        HTTPStatus.NOT_FOUND if in_path and error.field in PLACES else HTTPStatus.BAD_REQUEST,
    )


def _address(error: AddressError) -> ResponseReturnValue:
    return _refused(error.faults, HTTPStatus.BAD_REQUEST)


def _refused(faults: Sequence[SituationError], code: int) -> ResponseReturnValue:
    if _wants_json():
        return _as_json(faults[0], code)
    missing = code == HTTPStatus.NOT_FOUND
    title = "There is no such thing here" if missing else "This cannot be ruled as it stands"
    shown = [_fault(one) for one in faults]
    kept = [(_shown(name), _shown(value)) for name, value in request.args.items(multi=True)]
    return render_template("errors/refused.html", title=title, faults=shown, kept=kept), code


def _fault(error: SituationError) -> Fault:
    fact = library().facts.get(error.field)
    ask, repairs = fact.ask if fact else "", tuple(_repairs(error))
    return Fault(_shown(error.field), ask, _shown(error.value), error.reason, repairs)


def _shown(text: str) -> str:
    """Text that came from outside, cut short, with marks for what cannot be printed."""
    cut = text if len(text) <= SHOWN else text[: SHOWN - 3] + "..."
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in cut)


def _repairs(error: SituationError) -> list[tuple[str, str]]:
    name = error.field
    if (request.view_args or {}).get(name) == error.value:
        return [(_label(name, one), _elsewhere(name, one)) for one in error.allowed[:40]]
    values = [one for one in error.allowed if one in _values_of(name)]
    links = [(_label(name, one), _with(name, one)) for one in values]
    return [*links, ("Leave it out", _without(name))]


def _values_of(name: str) -> tuple[str, ...]:
    known = library()
    lists = {
        "variant": known.games.played,
        "room": tuple(known.rooms),
        "authority": tuple(known.authorities),
    }
    if name in known.facts:
        return (*known.facts[name].choices, "unknown")
    return lists.get(name, ())


def _label(name: str, value: str) -> str:
    if name == "topic" and value in library().topics:
        return library().topics[value].title
    if name == "calculator" and value in CALCULATORS:
        return CALCULATORS[value].title
    title = {"variant": game_title, "room": room_title, "authority": authority_title}.get(name)
    return title(value) if title else choice_label(value, name)


def _elsewhere(name: str, value: str) -> str:
    values = {key: str(one) for key, one in (request.view_args or {}).items()}
    endpoint = request.endpoint or "home.index"
    return to(endpoint, **{**values, name: value})


def _query(pairs: list[tuple[str, str]]) -> str:
    path = quote(request.path)
    return f"{path}?{urlencode(pairs)}" if pairs else path


def _with(name: str, value: str) -> str:
    """The address with another value for a name."""
    kept = [(key, one) for key, one in request.args.items() if key != name]
    return _query([*kept, (name, value)])


def _without(name: str) -> str:
    """The address without a name, and without what was to be worked out to it."""
    kept = [
        (key, one)
        for key, one in request.args.items()
        if key[:MAX_NAME] != name[:MAX_NAME] and not key.startswith(f"{name}{SEPARATOR}")
    ]
    return _query(kept)


def _http(error: HTTPException) -> ResponseReturnValue:
    code = error.code or 500
    if code < HTTPStatus.BAD_REQUEST:
        return cast("Response", error.get_response())
    body, status = _page(code)
    return body, status, {name: value for name, value in error.get_headers() if name == "Allow"}


def _unexpected(error: Exception) -> ResponseReturnValue:
    current_app.logger.error("unexpected", exc_info=error)
    return _page(500)


def _page(code: int) -> tuple[str | Response, int]:
    title, sentence = SENTENCES.get(code, ("That did not work", "Start the call again."))
    if _wants_json():
        return _as_json(SituationError("", request.path, title), code)
    return render_template("errors/page.html", code=code, title=title, sentence=sentence), code


def _wants_json() -> bool:
    return request.path.startswith("/api/")


def _as_json(error: SituationError, code: int) -> tuple[Response, int]:
    data = {
        "field": error.field,
        "value": error.value[:MAX_VALUE],
        "reason": error.reason,
        "allowed": list(error.allowed),
    }
    return jsonify({"error": data}), code
