"""At a terminal `floorman rule` asks, and rules when it has been told enough."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

from floorman.home import project_root

WAIT = 30


def talk(words: list[str], replies: list[tuple[str, str]]) -> tuple[str, int]:
    """Run a command at a pseudo-terminal, answering each prompt: what it wrote, and its code."""
    master, slave = pty.openpty()
    program = [str(Path(sys.executable).parent / "floorman"), *words]
    process = subprocess.Popen(
        program, stdin=slave, stdout=slave, stderr=slave, cwd=project_root(), close_fds=True
    )
    os.close(slave)
    written, waiting, end = "", list(replies), time.monotonic() + WAIT
    while time.monotonic() < end:
        if not select.select([master], [], [], 0.2)[0]:
            continue
        try:
            data = os.read(master, 4096)
        except OSError:
            break
        if not data:
            break
        written += data.decode()
        if waiting and waiting[0][0] in written and written.rstrip().endswith(":"):
            os.write(master, f"{waiting.pop(0)[1]}\n".encode())
    os.close(master)
    return written, process.wait(timeout=WAIT)


def test_questions_are_asked_one_by_one_until_there_is_a_ruling() -> None:
    written, code = talk(
        ["rule", "exposed-hole-card", "--variant", "holdem"],
        [
            ("Who turned the card up?", "9"),
            ("9 is not in the range", "1"),
            ("How many cards did the dealer turn up?", "1"),
            ("counting the whole deal?", "3"),
        ],
    )
    assert code == 0, written
    assert "No misdeal. The card is replaced and becomes the burn." in written
    assert "Burn no other card before the flop." in written


def test_not_knowing_shows_what_is_still_possible() -> None:
    written, code = talk(
        ["rule", "exposed-hole-card", "--variant", "holdem", "exposed-by=dealer"],
        [("How many cards did the dealer turn up?", "3")],
    )
    assert code == 0, written
    assert "Still open: How many cards did the dealer turn up?" in written


def test_json_never_asks() -> None:
    written, code = talk(["rule", "exposed-hole-card", "--variant", "holdem", "--json"], [])
    assert code == 0
    assert '"status": "question"' in written
