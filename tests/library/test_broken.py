"""The broken corpus: one minimal bad folder a problem code.

Each folder lies over `base`, which is sound. A line marked `# <-` carries the folder's own problem;
`# <-CODE` marks a further one that cannot be had apart. What a missing branch leaves behind it (a
clause undecided, a ruling never reached) may be reported too.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from floorman.errors import LibraryError
from floorman.library.load import load_library, problems_of
from floorman.library.problems import CODES

BROKEN = Path(__file__).parent.parent / "broken"
# What follows when a tree or a citation is taken away: clauses undecided, rulings never reached.
RIPPLES = {"A502", "C403", "C405", "C409", "F204", "K802", "T302", "T303", "T305"}
FOLDERS = sorted(path.name for path in BROKEN.iterdir() if path.name != "base")


def rules(name: str, place: Path) -> Path:
    root = place / "rulings"
    shutil.copytree(BROKEN / "base", root)
    if name != "base":
        shutil.copytree(BROKEN / name, root, dirs_exist_ok=True)
    return root


def marks(name: str, root: Path) -> set[tuple[str, str, int]]:
    """Every problem the marks announce: code, file and line."""
    found = set()
    for path in sorted((BROKEN / name).rglob("*.yaml")):
        file = f"rulings/{path.relative_to(BROKEN / name).as_posix()}"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for code in re.findall(r"<-(\w*)", line):
                found.add((code or name[:4], file, number))
    assert root.is_dir()
    return found


def test_base_is_sound(tmp_path: Path) -> None:
    library = load_library(rules("base", tmp_path))
    assert set(library.topics) == {"card-up"}


@pytest.mark.parametrize("name", FOLDERS)
def test_folder_has_just_its_problem_on_its_line(name: str, tmp_path: Path) -> None:
    root = rules(name, tmp_path)
    _, problems = problems_of(root)
    found = {(one.code, one.where.file, one.where.line) for one in problems}
    marked = marks(name, root)
    assert marked <= found, "\n".join(str(problem) for problem in problems)
    assert {one[0] for one in found - marked} <= RIPPLES - {name[:4]}, found - marked
    with pytest.raises(LibraryError) as raised:
        load_library(root)
    assert str(problems[0]) in str(raised.value)


def test_every_code_has_a_folder() -> None:
    assert {name[:4] for name in FOLDERS} == set(CODES)
