"""The rooms: which to rule for, what each has posted and what it has not."""

from __future__ import annotations

from flask import Blueprint, render_template, request

from floorman.errors import SituationError
from floorman.web.context import keep_context
from floorman.web.forms import Address, context_fields
from floorman.web.shelf import library

pages = Blueprint("rooms", __name__)


@pages.get("/rooms")
def index() -> str:
    """Choose a room."""
    keep_context(Address(context_fields(library()), request.args).read())
    rooms = library().rooms.values()
    settings = library().setting_facts()
    return render_template("rooms/index.html", rooms=rooms, settings=settings)


@pages.get("/rooms/<room>")
def show(room: str) -> str:
    """One room: its books, its settings, its own rules."""
    keep_context(Address(context_fields(library()), request.args).read())
    found = library().rooms.get(room)
    if found is None:
        raise SituationError("room", room, "is not a room here", library().rooms)
    settings = library().setting_facts()
    return render_template(
        "rooms/show.html",
        room=found,
        made=[fact for fact in settings if fact.id in found.settings],
        open_settings=[fact for fact in settings if fact.id not in found.settings],
        amendments=[one for one in library().amendments if one.room == room],
        topics=library().topics,
    )
