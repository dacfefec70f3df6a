"""Authorities, rooms, game sheets and worked cases as they are written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from floorman.domain.books import Where

SECTIONS = {
    "deal": "The deal",
    "rounds": "Betting rounds",
    "acting": "Who acts, and how",
    "limits": "Limits and forced bets",
    "ranking": "What wins",
    "showdown": "Showdown",
    "terms": "Terms and scope",
}


@dataclass(frozen=True, slots=True)
class Authority:
    """A chain of books: its own, then those of the authority it stands over.

    `variants` are the games it speaks about and `formats` the formats; empty means all.
    """

    id: str
    title: str
    over: str
    books: tuple[str, ...]
    variants: tuple[str, ...]
    where: Where
    formats: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Room:
    """A cardroom's choices: an authority for each format, and facts answered in advance."""

    id: str
    title: str
    about: str
    cash: str
    tournament: str
    settings: Mapping[str, str]
    where: Where
    lines: Mapping[str, Where]


@dataclass(frozen=True, slots=True)
class SheetEntry:
    """A clause on a game sheet."""

    section: str
    clause: str
    where: Where


@dataclass(frozen=True, slots=True)
class Case:
    """A worked example: the story, the answers a floor person would give, the ruling due."""

    id: str
    title: str
    story: str
    source: str
    topic: str
    variant: str
    authority: str
    answers: Mapping[str, str]
    expect: str
    cite: tuple[str, ...]
    where: Where
