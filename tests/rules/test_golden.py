"""The paths of every topic as they were when somebody last read them aloud.

A rule edit shows here as a readable diff. After checking it against the clauses, write the new
listings with `FLOORMAN_GOLDEN=write pytest tests/rules/test_golden.py`.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from floorman.library.golden import listing

if TYPE_CHECKING:
    from floorman.library.library import Library

GOLDEN = Path(__file__).parent.parent / "golden"


def test_listings_are_as_they_were_read(library: Library) -> None:
    current = {f"{topic.id}.txt": listing(library, topic) for topic in library.topics.values()}
    if os.environ.get("FLOORMAN_GOLDEN") == "write":
        for old in GOLDEN.glob("*.txt"):
            old.unlink()
        for name, text in current.items():
            (GOLDEN / name).write_text(text, encoding="utf-8")
    kept = {path.name: path.read_text(encoding="utf-8") for path in GOLDEN.glob("*.txt")}
    assert sorted(current) == sorted(kept)
    changed = [name for name in current if current[name] != kept[name]]
    assert not changed, f"other paths than were read: {', '.join(changed)}"
