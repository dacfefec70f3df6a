"""Settings of the web side: a table of names, defaults and help, read from the environment."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from floorman.errors import FloormanError

if TYPE_CHECKING:
    from collections.abc import Mapping


class Setting(NamedTuple):
    """One environment variable: its default as it would be written, and what it does."""

    name: str
    default: str
    help: str


SETTINGS = (
    Setting("FLOORMAN_SECRET", "", "Key for signing; left out, each start makes a random one."),
    Setting("FLOORMAN_ROOM", "default", "The room whose rules count until another is chosen."),
    Setting("FLOORMAN_CACHE_SECONDS", "60", "How long a browser may keep a page unasked."),
    Setting("FLOORMAN_MAX_QUERY", "2000", "The longest query string that is read, in characters."),
    Setting("FLOORMAN_MAX_BODY", "65536", "The largest request body that is read, in bytes."),
)


def _new_secret() -> str:
    return secrets.token_hex(32)


@dataclass(frozen=True, slots=True)
class Settings:
    """What the web side can be told; every field has an environment variable in SETTINGS."""

    secret: str = field(default_factory=_new_secret, repr=False)
    room: str = "default"
    cache_seconds: int = 60
    max_query: int = 2000
    max_body: int = 65536

    @classmethod
    def from_env(cls, environ: Mapping[str, str] = os.environ) -> Settings:
        """Read the environment; FloormanError for a number that is not one.

        >>> Settings.from_env({"FLOORMAN_ROOM": "example"}).room
        'example'
        """
        read = {one.name: environ.get(one.name, "").strip() or one.default for one in SETTINGS}
        return cls(
            secret=read["FLOORMAN_SECRET"] or _new_secret(),
            room=read["FLOORMAN_ROOM"],
            cache_seconds=_number("FLOORMAN_CACHE_SECONDS", read, least=0),
            max_query=_number("FLOORMAN_MAX_QUERY", read, least=200),
            max_body=_number("FLOORMAN_MAX_BODY", read, least=1024),
        )


def _number(name: str, read: Mapping[str, str], *, least: int) -> int:
    value = read[name]
    if not value.isascii() or not value.isdigit() or int(value[:9]) < least:
        sentence = f"{name}: “{value[:40]}” must be a whole number, {least} or more."
        raise FloormanError(sentence)
    return int(value[:9])
