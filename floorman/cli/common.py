"""What the commands share: the library, and reading FACT=CHOICE words."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from floorman.errors import SituationError
from floorman.home import project_root
from floorman.library.load import load_library

if TYPE_CHECKING:
    from collections.abc import Iterable

    from floorman.library.library import Library

MAX_WORD = 200


def sound_library() -> Library:
    """The rules of this installation; LibraryError when they are not sound."""
    return load_library(project_root() / "rulings")


def read_answers(words: Iterable[str]) -> dict[str, str]:
    """FACT=CHOICE words as answers; SituationError for other words and for a fact given twice."""
    answers: dict[str, str] = {}
    for word in words:
        fact, sign, choice = word.partition("=")
        if not sign or not fact or not choice:
            raise SituationError("answer", word[:MAX_WORD], "must be FACT=CHOICE", ())
        if fact in answers:
            raise SituationError(fact, choice[:MAX_WORD], "is a second answer to the same question")
        answers[fact[:MAX_WORD]] = choice[:MAX_WORD]
    return answers


def print_json(data: object) -> None:
    """Write data as JSON."""
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))
