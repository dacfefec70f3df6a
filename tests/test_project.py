"""The project itself: what its files may hold, how long they may be, and what it installs."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TOP_LEVEL = {
    ".ci",
    ".gitignore",
    "CHANGELOG.md",
    "LICENSE",
    "Makefile",
    "README.md",
    "floorman",
    "pyproject.toml",
    "requirements-dev.in",
    "requirements-dev.lock",
    "requirements.in",
    "requirements.lock",
    "rulings",
    "static",
    "templates",
    "tests",
}
LONGEST_MODULE = 320
REGISTRY = re.compile(r"pypi\.org|python[h]osted|npmjs\.|debian\.org|^--?\S*(index-url|find-links)")
MACHINE_PATH = re.compile(r"(?<![\w.:/}])/(?:work|opt|root|tmp|srv|Users|home)/\w")


@cache
def project_files() -> tuple[Path, ...]:
    """Every file that is or could be committed."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("only git knows the files of the project, and here is no git or no checkout")
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others"]
    listed = subprocess.run(
        [*command, "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    names = sorted(set(listed.split("\0")) - {""})
    return tuple(Path(name) for name in names if (ROOT / name).is_file())


def lines_of(path: Path) -> list[str]:
    data = (ROOT / path).read_bytes()
    return [] if b"\0" in data else data.decode("utf-8").splitlines()


def pinned(lock: str) -> dict[str, str]:
    """Each requirement of a lock by name, with its version and hashes."""
    text = (ROOT / lock).read_text(encoding="utf-8").replace("\\\n", " ")
    entries = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    return dict(entry.split("==", 1) for entry in entries)


def asked(requirements: str) -> set[str]:
    """The names that a requirements file asks for."""
    lines = (ROOT / requirements).read_text(encoding="utf-8").splitlines()
    return {line.lower() for line in lines if line and line[0].isalnum()}


@pytest.mark.parametrize("pattern", [REGISTRY, MACHINE_PATH], ids=["registry", "machine path"])
def test_no_file_names_a(pattern: re.Pattern[str]) -> None:
    found = [
        f"{path}:{number}: {line.strip()[:80]}"
        for path in project_files()
        for number, line in enumerate(lines_of(path), start=1)
        if pattern.search(line)
    ]
    assert found == []


def test_top_level_holds_only_what_it_should() -> None:
    assert {path.parts[0] for path in project_files()} == TOP_LEVEL


def test_modules_are_short() -> None:
    modules = [path for path in project_files() if path.suffix == ".py"]
    lengths = {str(path): len(lines_of(path)) for path in modules}
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST_MODULE} == {}


@pytest.mark.parametrize("name", ["requirements", "requirements-dev"])
def test_everything_is_pinned_with_hashes(name: str) -> None:
    locked = pinned(f"{name}.lock")
    assert asked(f"{name}.in") <= locked.keys()
    assert [one for one, rest in locked.items() if "--hash=sha256:" not in rest] == []


def test_both_locks_agree() -> None:
    runtime, dev = pinned("requirements.lock"), pinned("requirements-dev.lock")
    shared = runtime.keys() & dev.keys()
    assert {one: runtime[one] for one in shared} == {one: dev[one] for one in shared}


def test_what_the_package_needs_is_what_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    builders = {"editables", *project["build-system"]["requires"]}
    assert asked("requirements.in") - builders == set(project["project"]["dependencies"])


def test_help_lists_every_target() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (phony,) = re.findall(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    listed = re.findall(r"^([a-z]+):.*## \w", makefile, re.MULTILINE)
    assert listed == phony.split()


def test_an_installed_wheel_carries_its_rules_and_pages(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run(
        [*build, "--directory", str(tmp_path)], cwd=ROOT, capture_output=True, check=True
    )
    (wheel,) = tmp_path.glob("floorman-*.whl")
    site = tmp_path / "site"
    zipfile.ZipFile(wheel).extractall(site)
    script = (
        "import floorman, floorman.web;"
        "client = floorman.web.create_app_from_env().test_client();"
        "print(floorman.__file__, client.get('/').status_code)"
    )
    served = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        env={"PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert served.stdout.split() == [str(site / "floorman" / "__init__.py"), "200"], served.stderr
