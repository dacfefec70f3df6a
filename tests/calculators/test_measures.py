"""Measures: each gives only its own choices, and reads its inputs as strictly as a calculator."""

from __future__ import annotations

from typing import Any

import pytest

from floorman.calculators.measures import MEASURES, measure
from floorman.errors import CalculationError

CASES: list[tuple[str, dict[str, Any], str]] = [
    ("exposed-rank", {"card": "Jk"}, "joker"),
    ("exposed-rank", {"card": "2c"}, "two-to-five"),
    ("opening-cards", {"hand": "Js Jd 2c 3d 4h"}, "jacks-or-better"),
    ("opening-cards", {"hand": "Js Jd 2c 3d Jk"}, "jacks-or-better"),
    ("opening-cards", {"hand": "As 9d 2c 3d Jk"}, "with-the-joker"),
    ("opening-cards", {"hand": "Ts Td 2c 3d Jk"}, "less"),
    ("kept-for-draw", {"kept": "Js Jd"}, "yes"),
    ("kept-for-draw", {"kept": "Ks Qs Js Ts"}, "no"),
    ("kept-for-draw", {"kept": "As Jk"}, "yes-with-joker"),
    ("split-check", {"discards": "Js", "final": "Jd Tc 9h 8s 7c"}, "possible"),
    ("split-check", {"discards": "2c", "final": "Jd Tc 9h 8s 3c"}, "impossible"),
    ("low-hand-shape", {"hand": "5s 4d 3c 2h As"}, "wheel"),
    ("low-hand-shape", {"hand": "7s 5d 4c 3h 2s"}, "seven-five"),
    ("low-hand-shape", {"hand": "7s 6d 5c 4h 3s"}, "straight"),
    ("low-hand-shape", {"hand": "7s 5s 4s 3s 2s"}, "flush"),
    ("low-hand-shape", {"hand": "As 6d 4c 3h 2s"}, "ace"),
    ("low-hand-shape", {"hand": "As Ad 4c 3h 2s"}, "aces"),
    ("joker-spoils", {"hand": "2s 3d 4c 6h Jk"}, "yes"),
    ("joker-spoils", {"hand": "2s 4s 6s 9s Jk"}, "yes"),
    ("joker-spoils", {"hand": "2s 4d 6s 9s Jk"}, "no"),
    ("seven-or-better", {"hand": "7s 6d 5s 4s Jk"}, "yes"),
    ("seven-or-better", {"hand": "8s 6d 5s 4s Jk"}, "no"),
    ("seven-or-better", {"hand": "2s 2d 5s 4s 3c"}, "no"),
    ("lowest-by-suit", {"card": "3c", "others": "3h 9s Kd"}, "yes"),
    ("lowest-by-suit", {"card": "3h", "others": "3c 9s Kd"}, "no"),
    ("lowest-by-suit", {"card": "As", "others": "Kd"}, "no"),
    ("highest-by-suit", {"card": "Ks", "others": "Kh As"}, "yes"),
    ("door-card-tie", {"upcards": "3h 3c As"}, "yes"),
    ("door-card-tie", {"upcards": "As Ad 3c"}, "no"),
    ("door-card-tie-razz", {"upcards": "Ks Kd Ac"}, "yes"),
    ("boards-tie", {"first": "As Kd", "second": "Ac Kh"}, "yes"),
    ("boards-tie", {"first": "As Kd", "second": "Ac Qh"}, "no"),
    ("boards-tie-razz", {"first": "7s 5d", "second": "5c 7h"}, "yes"),
    ("lower-hand-a5", {"first": "Jk 7c 5d 2h As", "second": "7h 5c 4d 2s Ac"}, "first"),
    ("lower-hand-27", {"first": "As 5d 4c 3h 2s", "second": "Ks Qd Jc 9h 8s"}, "second"),
    ("lower-hand-a5", {"first": "7c 5d 4c 2h As", "second": "7h 5c 4d 2s Ac"}, "tied"),
    ("best-low-shown", {"own": "As 2d Kc Kh", "board": "3c 5d 8h Qs Jd"}, "eight-or-lower"),
    ("best-low-shown", {"own": "As 2d Kc Kh", "board": "3c 5d 9h Qs Jd"}, "nine-or-higher"),
    ("best-low-shown", {"own": "As Ad Kc Kh", "board": "Qc Jd 9h 9s 8d"}, "nine-or-higher"),
    ("best-low-shown", {"own": "As Ad Ac Ah", "board": "Kc Kd 9h 9s 8d"}, "no-low"),
    ("players-left", {"count": 2}, "two"),
    ("players-left", {"count": 7}, "three-or-more"),
    ("acted", {"count": 1}, "fewer-than-two"),
    ("acted", {"count": 2}, "two-or-more"),
    ("exposed-position", {"count": 2}, "second"),
    ("exposed-position", {"count": 14}, "later"),
    ("draw-size", {"count": 5}, "five"),
    ("raises-made", {"count": 3}, "three"),
    ("draw-raises", {"count": 5}, "four-or-five"),
    ("acted-behind", {"count": 3}, "three-or-more"),
    ("all-in-size", {"amount": 4, "bet": 10}, "less-than-half"),
    ("all-in-size", {"amount": 5, "bet": 10}, "half-or-more"),
    ("all-in-size", {"amount": 10, "bet": 10}, "full"),
    ("blind-chips", {"chips": 5, "blind": 10}, "half-or-more"),
    ("blind-chips", {"chips": 4, "blind": 10}, "under-half"),
    ("ante-put-in", {"chips": 4, "ante": 5}, "part"),
    ("ante-put-in", {"chips": 5, "ante": 5}, "full"),
    ("raise-size", {"call": 1100, "put-in": 1400, "full-raise": 600}, "half-or-more"),
    ("raise-size", {"call": 1100, "put-in": 1300, "full-raise": 600}, "under-half"),
    ("raise-size", {"call": 1100, "put-in": 1700, "full-raise": 600}, "full"),
    ("short-call", {"put-in": 80, "call": 100}, "80-percent-or-more"),
    ("short-call", {"put-in": 79, "call": 100}, "under-80-percent"),
    ("chip-to-spare", {"put-in": 10, "smallest": 5, "call": 6}, "no"),
    ("chip-to-spare", {"put-in": 15, "smallest": 5, "call": 10}, "yes"),
    ("reopen-seat", {"to-call": 150, "enough": 100}, "adds-up"),
    ("reopen-seat", {"to-call": 99, "enough": 100}, "short-only"),
    ("pot-spot", {"pot": 150, "bet": 50, "in-front": 0}, "raise"),
    ("pot-spot", {"pot": 150, "bet": 0, "in-front": 0}, "bet"),
    ("stub-count", {"stub": 3, "waiting": 6}, "short"),
    ("all-spare-cards", {"stub": 3, "burns": 3, "removed": 0, "waiting": 6}, "equal"),
    ("all-spare-cards", {"stub": 1, "burns": 3, "removed": 0, "waiting": 8}, "fewer"),
    ("all-spare-cards", {"stub": 4, "burns": 3, "removed": 1, "waiting": 5}, "more"),
    ("short-deck", {"stub": 1, "burns": 3, "removed": 0, "waiting": 8}, "common-card"),
    ("odd-chip-left", {"amount": 15025, "chip": 25, "ways": 2}, "one"),
    ("odd-chip-left", {"amount": 11, "chip": 1, "ways": 3}, "two-or-more"),
    ("odd-chip-left", {"amount": 66, "chip": 1, "ways": 2}, "even"),
    ("chips-after-ante", {"chips": 0, "forced-bet": 2}, "none"),
    ("chips-after-ante", {"chips": 1, "forced-bet": 2}, "short"),
    ("high-low-division", {"high": [1], "low": [2]}, "one-each"),
    ("high-low-division", {"high": [1, 2], "low": [2, 1]}, "same-both-ways"),
    ("high-low-division", {"high": [1, 2], "low": [3]}, "half-tied"),
    ("high-low-division", {"high": [1, 2], "low": []}, "high-tie-no-low"),
    ("behind-the-blind", {"seat": [4], "big-blind": [5], "button": [3]}, "yes"),
    ("behind-the-blind", {"seat": [3], "big-blind": [5], "button": [3]}, "yes"),
    ("behind-the-blind", {"seat": [5], "big-blind": [5], "button": [3]}, "no"),
    ("behind-the-blind", {"seat": [9], "big-blind": [1], "button": [8]}, "yes"),
    ("behind-the-blind", {"seat": [2], "big-blind": [1], "button": [8]}, "no"),
]


@pytest.mark.parametrize(("name", "given", "choice"), CASES)
def test_choices(name: str, given: dict[str, Any], choice: str) -> None:
    measured = measure(name, given)
    assert measured.choice == choice
    assert choice in MEASURES[name].choices
    assert measured.because.endswith(".")


def test_every_measure_is_tried_and_declares_its_inputs() -> None:
    assert {name for name, _, _ in CASES} | {
        "exposed-count",
        "extra-count",
        "missing-in-draw",
        "opening-callers",
        "bets-made",
        "lowball-raises-made",
    } == set(MEASURES)
    for name, item in MEASURES.items():
        assert item.name == name
        assert len(set(item.choices)) == len(item.choices) >= 2
        assert all(one.kind in ("cards", "number", "seats") and one.label for one in item.inputs)
    assert {one.count for one in MEASURES["behind-the-blind"].inputs} == {1}


@pytest.mark.parametrize(
    ("name", "given", "field"),
    [
        ("exposed-rank", {}, "card"),
        ("exposed-rank", {"card": "As Kd"}, "card"),
        ("exposed-rank", {"card": "As", "suit": "s"}, "suit"),
        ("players-left", {"count": 1}, "count"),
        ("players-left", {"count": True}, "count"),
        ("lowest-by-suit", {"card": "3c", "others": "3c 9s"}, "card"),
        ("lowest-by-suit", {"card": "3c", "others": "Jk 9s"}, "card"),
        ("door-card-tie", {"upcards": ""}, "upcards"),
        ("boards-tie", {"first": "As", "second": "Ac"}, "first"),
        ("low-hand-shape", {"hand": "9s 8d 5c 4h 3s"}, "hand"),
        ("low-hand-shape", {"hand": "Jk 8d 5c 4h 3s"}, "hand"),
        ("joker-spoils", {"hand": "9s 8d 5c 4h 3s"}, "hand"),
        ("all-in-size", {"amount": 5, "bet": 0}, "bet"),
        ("raise-size", {"call": 10, "put-in": 5, "full-raise": 10}, "put-in"),
        ("short-call", {"call": 10, "put-in": 11}, "put-in"),
        ("odd-chip-left", {"amount": 5, "chip": 2, "ways": 2}, "amount"),
        ("chips-after-ante", {"chips": 5, "forced-bet": 2}, "chips"),
        ("high-low-division", {"high": [], "low": [1]}, "high"),
        ("behind-the-blind", {"seat": [1, 2], "big-blind": [5], "button": [3]}, "seat"),
        ("behind-the-blind", {"seat": [1], "big-blind": [3], "button": [3]}, "button"),
        ("best-low-shown", {"own": "As 2d 3c Jk", "board": "3d 5d 8h Qs Jd"}, "own"),
    ],
)
def test_refused(name: str, given: dict[str, Any], field: str) -> None:
    with pytest.raises(CalculationError) as caught:
        measure(name, given)
    assert caught.value.field == field
