"""The command line, on the real rules: rulings, questions, errors and exit codes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner, Result

from floorman.cli import main
from floorman.domain.flows import ends

if TYPE_CHECKING:
    from floorman.library.library import Library

BROKEN = Path(__file__).parent.parent / "broken"


def run(*words: str, **options: Any) -> Result:
    return CliRunner().invoke(main, words, **options)


def as_json(*words: str) -> Any:
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.output)


def test_a_ruling_with_its_clause() -> None:
    text = run("paths", "early-flop").output
    assert "rrop.holdem.3" in text


def test_every_status_has_the_promised_keys(library: Library) -> None:
    topic, variant, _ = next(iter(library.combinations()))
    end = next(end for end in ends(library.flow(topic.id, variant, "rrop")) if end.trail)
    question = as_json("rule", topic.id, "--variant", variant)
    assert question["status"] == "question"
    assert {"status", "fact", "ask", "choices", "why"} <= set(question)
    words = [f"{step.fact}={choice}" for step, choice in end.trail]
    ruling = as_json("rule", topic.id, "--variant", variant, *words)
    keys = "status ruling verdict steps because cite answers neighbours authorities".split()
    assert set(keys) <= set(ruling)
    assert ruling["ruling"] == end.ruling.label
    assert {"id", "locator", "text"} == set(ruling["cite"][0])
    first = end.trail[0][0].fact
    doubtful = [f"{first}=unknown", *words[1:]]
    assert as_json("rule", topic.id, "--variant", variant, *doubtful)["status"] in (
        "undecided",
        "ruling",
    )


def test_the_export_holds_every_path_and_each_can_be_ruled(library: Library) -> None:
    data = as_json("export")
    assert {"books", "variants", "topics", "paths"} <= set(data)
    clauses = [clause for book in data["books"] for clause in book["clauses"]]
    assert len(clauses) == len(library.clauses)
    assert {"id", "locator", "text", "kind", "games"} <= set(clauses[0])
    assert {"id", "title", "variants", "streets"} <= set(data["topics"][0])
    path = data["paths"][len(data["paths"]) // 2]
    words = [f"{fact}={choice}" for fact, choice in path["answers"].items()]
    ruled = as_json(
        "rule",
        path["topic"],
        "--variant",
        path["variant"],
        "--authority",
        path["authority"],
        *words,
    )
    assert ruled["ruling"] == path["ruling"]
    assert [one["id"] for one in ruled["cite"]] == path["cite"]


def test_find_gives_topics_best_first() -> None:
    found = as_json("find", "flop with four cards", "--variant", "omaha")
    assert found["topics"][0]["id"].startswith("flop")
    assert run("find", "xyzzy").output == "Nothing fits these words.\n"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("rule", "no-such-topic", "--variant", "holdem"), "topic: “no-such-topic”"),
        (("rule", "exposed-hole-card", "--variant", "chess"), "variant: “chess”"),
        (("rule", "exposed-hole-card", "--variant", "holdem", "colour=red"), "colour: “red”"),
        (("rule", "exposed-hole-card", "--variant", "holdem", "street=river"), "street: “river”"),
        (("rule", "exposed-hole-card", "--variant", "holdem", "exposed-by"), "must be FACT=CHOICE"),
        (
            ("rule", "exposed-hole-card", "--variant", "holdem", "street=deal", "--street", "deal"),
            "second answer",
        ),
        (
            ("rule", "exposed-hole-card", "--variant", "holdem", "format=cash", "format=cash"),
            "second answer",
        ),
        (("rule", "exposed-hole-card", "--variant", "holdem", "exposed-by=naïve"), "exposed-by"),
        (("rule", "exposed-hole-card", "--variant", "holdem", "format=" + "x" * 9999), "format"),
        (("find", "burn", "--variant", "chess"), "variant: “chess”"),
        (("room", "nowhere"), "room: “nowhere”"),
        (("paths", "no-such-topic"), "is not a topic"),
        (("rule",), "Missing argument"),
    ],
)
def test_bad_input_is_named_and_ends_with_2(words: tuple[str, ...], message: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert message in result.output
    assert "Traceback" not in result.output
    assert len(result.output) < 3000


def test_check_is_silent_about_nothing_and_ends_with_1(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sound = run("check")
    assert sound.exit_code == 0, sound.output
    assert sound.output.rstrip().endswith("sound.")
    import shutil  # noqa: PLC0415

    shutil.copytree(BROKEN / "base", tmp_path / "rulings")
    shutil.copytree(BROKEN / "T301-unanswered", tmp_path / "rulings", dirs_exist_ok=True)
    monkeypatch.setenv("FLOORMAN_HOME", str(tmp_path))
    result = run("check")
    assert result.exit_code == 1
    assert "card-up.yaml:14: T301" in result.output
    refused = run("rule", "card-up", "--variant", "holdem")
    assert refused.exit_code == 2
    assert "T301" in refused.output
    assert run("serve").exit_code == 2


def test_coverage_names_every_clause(library: Library) -> None:
    data = as_json("coverage")
    assert set(data["clauses"]) == set(library.clauses)
    assert data["percent"] == 100.0
    text = run("coverage").output
    assert "100.0 % of" in text


def test_rooms_are_shown_and_checked() -> None:
    names = run("room").output
    assert "default" in names
    shown = run("room", "default")
    assert shown.exit_code == 0
    assert "sound" in shown.output


def test_paths_lists_a_topic() -> None:
    text = run("paths", "exposed-hole-card").output
    assert " -> " in text
    assert "rrop.holdem.1" in text


def test_calc_answers_with_its_working_and_clauses() -> None:
    request = json.dumps({"variant": "razz", "upcards": {"1": "Kh", "2": "As", "3": "Ks"}})
    data = as_json_of("calc", "bring-in", "--json", request)
    assert data["seat"] == 3
    assert data["working"]
    assert data["cite"][0]["id"] == "rrop.razz.3a"
    assert {"id", "locator", "text"} == set(data["cite"][0])
    assert "bring-in" in run("calc").output


def as_json_of(*words: str) -> Any:
    result = run(*words)
    assert result.exit_code == 0, result.output
    return json.loads(result.output)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("calc", "abacus", "--json", "{}"), "calculator: “abacus” is not a calculator"),
        (("calc", "bring-in", "--json", "{"), "is not JSON"),
        (("calc", "bring-in", "--json", "[1]"), "must be a JSON object"),
        (("calc", "bring-in", "--json", "[" * 30_000), "too long"),
        (("calc", "bring-in", "--json", '{"variant": "holdem", "upcards": {}}'), "variant"),
        (
            (
                "calc",
                "bring-in",
                "--json",
                '{"variant": "razz", "upcards": {"1": "Kh", "2": "Kh"}}',
            ),
            "upcards",
        ),
        (("calc", "bring-in"), "--json"),
        (
            (
                "calc",
                "bring-in",
                "--json",
                '{"variant": "razz", "upcards": {"1": "As", "1": "Kd"}}',
            ),
            "is there twice",
        ),
        (("calc", "bring-in", "--json", '{"variant": NaN}'), "is not JSON"),
        (("calc", "bring-in", "--room", "nowhere", "--json", '{"variant": "razz"}'), "room"),
    ],
)
def test_calc_refuses_with_exit_2(words: tuple[str, ...], message: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert message in result.output
    assert "Traceback" not in result.output


def test_a_card_answers_a_question_of_rule() -> None:
    data = as_json(
        "rule", "lowball-exposed-card", "--variant", "lowball_27", "--limit", "no-limit",
        "exposed-by=dealer", "exposed-count=one", "exposed-position=later", "exposed-rank.card=6d",
    )  # fmt: skip
    assert data["answers"]["exposed-rank"] == "six"
    (worked,) = data["worked_out"]
    assert worked["from"] == {"card": "6d"}
