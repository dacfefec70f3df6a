"""Finding topics by what people say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from floorman.find import find

if TYPE_CHECKING:
    from floorman.library.library import Library


@pytest.mark.parametrize(
    ("words", "variant", "wanted"),
    [
        ("dealer flashed a card", "holdem", "exposed-hole-card"),
        ("flop has four cards", "omaha", "flop-too-many-cards"),
        ("turn to early", "holdem", "early-turn"),
        ("rivr came early", "holdem", "early-river"),
        ("i play the board", "holdem", "playing-the-board"),
        ("false opners", "jacks", "false-openers"),
        ("pair on fourth street", "stud7", "stud-open-pair"),
        ("misscalled hand", "lowball_a5", "lowball-miscalled-hand"),
    ],
)
def test_right_topic_among_the_first_three(
    library: Library, words: str, variant: str, wanted: str
) -> None:
    found = [hit.topic.id for hit in find(library, words, variant)]
    assert wanted in found[:3], found[:5]


def test_every_title_finds_its_own_topic(library: Library) -> None:
    for topic in library.topics.values():
        for variant in library.variants_of(topic):
            hits = find(library, topic.title, variant)
            assert topic in [hit.topic for hit in hits[:3]], (topic.id, variant)


def test_words_that_say_nothing_find_nothing(library: Library) -> None:
    assert find(library, "") == ()
    assert find(library, "the of and") == ()
    assert find(library, "zzzzqqqq") == ()
    assert find(library, "\x00" * 10_000) == ()


def test_a_game_keeps_other_games_out(library: Library) -> None:
    for hit in find(library, "exposed card", "razz"):
        assert library.covers(hit.topic, "razz")
