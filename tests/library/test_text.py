"""Strict YAML: what is read, what is refused, and on which line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from floorman.library.text import Block, read

if TYPE_CHECKING:
    from pathlib import Path

    from floorman.library.problems import Problem


def page(tmp_path: Path, text: str | bytes) -> tuple[Block | None, list[Problem]]:
    path = tmp_path / "page.yaml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    problems: list[Problem] = []
    return read(path, "page.yaml", problems), problems


def test_yes_no_numbers_and_dates_stay_words(tmp_path: Path) -> None:
    block, problems = page(tmp_path, "a: yes\nb: 1.10\nc: 2026-01-01\nd: null\n")
    assert not problems
    assert block is not None
    assert [block.text(key) for key in "abcd"] == ["yes", "1.10", "2026-01-01", "null"]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("a: [b]\n", "Y102", 1),
        ("a:\n  b: {c: d}\n", "Y102", 2),
        ("a: &x b\nc: *x\n", "Y102", 1),
        ("a: !!str b\n", "Y102", 1),
        ("a: b\n---\nc: d\n", "Y102", 2),
        ("a: b\nc: d\na: e\n", "Y103", 3),
        ("a: b: c\n", "Y101", 1),
        ("\ta: b\n", "Y101", 1),
        ("- a\n- b\n", "Y106", 1),
        ("", "Y106", 1),
        (b"a: \xff\xfe\n", "Y101", 1),
        (b"a: \x00\n", "Y101", 1),
    ],
)
def test_refuses_the_rest_and_names_the_line(
    tmp_path: Path, text: str | bytes, code: str, line: int
) -> None:
    _, problems = page(tmp_path, text)
    assert [(problem.code, problem.where.line) for problem in problems] == [(code, line)]


def test_shapes_and_missing_keys_are_told_apart(tmp_path: Path) -> None:
    block, problems = page(tmp_path, "a:\n  - x\nb: text\nc:\n  d: e\nflag: maybe\n")
    assert block is not None
    assert block.texts("a") == ("x",)
    assert block.text("a") == ""
    assert block.texts("b") == ()
    assert block.block("b") is None
    assert block.text("z", need=True) == ""
    block.flag("flag")
    block.only("a", "b")
    codes = [problem.code for problem in problems]
    assert codes == ["Y106", "Y106", "Y106", "Y105", "Y106", "Y104", "Y104"]
