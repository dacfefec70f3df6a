"""The table's context, carried from page to page in the query: room, format and limit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from flask import current_app, g, url_for

if TYPE_CHECKING:
    from collections.abc import Mapping

CARRIED = ("room", "format", "limit")


@dataclass(frozen=True, slots=True)
class Context:
    """What is known of the table before anything happened; empty means not said."""

    room: str
    format: str = ""
    limit: str = ""
    usual_room: str = ""

    def query(self) -> dict[str, str]:
        """The parts that must stand in a link, left out where they say nothing."""
        room = "" if self.room == self.usual_room else self.room
        parts = {"room": room, "format": self.format, "limit": self.limit}
        return {name: value for name, value in parts.items() if value}


def usual_context() -> Context:
    """The context of somebody who has said nothing."""
    usual = str(current_app.config["ROOM"])
    return Context(room=usual, usual_room=usual)


def context() -> Context:
    """The context of this request, once a page has read it; else the usual one."""
    found = g.get("context")
    return found if isinstance(found, Context) else usual_context()


def keep_context(args: Mapping[str, str]) -> Context:
    """Remember the context that a page's query names."""
    usual = usual_context()
    g.context = Context(
        room=args.get("room") or usual.room,
        format=args.get("format", ""),
        limit=args.get("limit", ""),
        usual_room=usual.room,
    )
    return context()


def to(endpoint: str, **values: str) -> str:
    """The address of a page, the table's context carried along."""
    wanted = {name: value for name, value in values.items() if value}
    return url_for(endpoint, **{**context().query(), **wanted})  # type: ignore[arg-type]
