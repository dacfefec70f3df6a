"""Every command of the README is run as it stands there."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from floorman.home import project_root
from floorman.web.settings import SETTINGS

README = (project_root() / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", README, re.DOTALL)
COMMANDS = [
    line.split("   #")[0].strip()
    for language, text in BLOCKS
    if language == "sh"
    for line in text.splitlines()
    if line.strip() and not line.startswith("#")
]


def ran(command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        shlex.split(command),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        cwd=project_root(),
        env={**os.environ, "PATH": path, **environment},
    )


def of_kind(*programs: str) -> list[str]:
    return [command for command in COMMANDS if command.split()[0] in programs]


@pytest.mark.parametrize("command", of_kind("floorman"))
def test_floorman_command_works(command: str) -> None:
    result = ran(command)
    assert result.returncode == 0, result.stderr
    assert result.stdout.strip()


@pytest.mark.parametrize("command", of_kind("curl"))
def test_request_is_answered(command: str, live_server: str) -> None:
    if shutil.which("curl") is None:
        pytest.skip("there is no curl on this machine")
    result = ran(command.replace("http://127.0.0.1:8000", live_server).replace("-s ", "-sf ", 1))
    assert result.returncode == 0, result.stderr
    assert result.stdout.lstrip().startswith("{")


@pytest.mark.parametrize("command", of_kind("make"))
def test_make_target_exists(command: str) -> None:
    target = command.split()[1]
    makefile = (project_root() / "Makefile").read_text(encoding="utf-8")
    assert re.search(rf"^{target}:.*##", makefile, re.MULTILINE)


def test_gunicorn_accepts_the_app() -> None:
    (command,) = [one for one in COMMANDS if "gunicorn" in one]
    *settings, rest = re.split(r"(?<=\S) (?=gunicorn)", command)
    environment = dict(pair.split("=", 1) for pair in " ".join(settings).split())
    result = ran(rest.replace("gunicorn", "gunicorn --check-config", 1), **environment)
    assert result.returncode == 0, result.stderr


def test_no_command_is_left_out() -> None:
    known = {"floorman", "curl", "make"}
    others = [one for one in COMMANDS if one.split()[0] not in known and "gunicorn" not in one]
    assert others == []


def test_the_house_rule_of_the_readme_is_sound(tmp_path: Path) -> None:
    shutil.copytree(project_root() / "rulings", tmp_path / "rulings")
    room = tmp_path / "rulings" / "rooms" / "corner"
    room.mkdir()
    settings, amendment = [text for language, text in BLOCKS if language == "yaml"]
    (room / "room.yaml").write_text(settings, encoding="utf-8")
    (room / "exposed-hole-card.yaml").write_text(amendment, encoding="utf-8")
    home = {"FLOORMAN_HOME": str(tmp_path)}
    checked = ran("floorman room corner", **home)
    assert checked.returncode == 0, checked.stdout
    ruled = ran(
        "floorman rule exposed-hole-card --variant holdem --room corner exposed-by=player", **home
    )
    assert "The floor looks at it first." in ruled.stdout


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_every_setting_is_documented(setting: object) -> None:
    row = f"| `{setting.name}` | `{setting.default}` | {setting.help} |"  # type: ignore[attr-defined]
    row = row.replace("| `` |", "| |")
    assert row in README


def test_pictures_exist() -> None:
    for picture in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", README):
        assert (project_root() / picture).is_file()
