"""Brute force, independent of the engine: every combination of choices reaches one ruling.

This reads the rule files with plain YAML and walks the nested mappings itself; the engine must
come to the same label for every combination of the choices of every fact a topic can ask.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from floorman.consult import consult
from floorman.domain.rulings import Card, Question, Situation
from floorman.home import project_root

if TYPE_CHECKING:
    from pathlib import Path

    from floorman.library.library import Library

Tree = Any
ROOT = project_root() / "rulings"


def raw(path: Path) -> dict[str, Any]:
    loaded = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)  # noqa: S506
    assert isinstance(loaded, dict)
    return loaded


FILES = [(path, raw(path)) for path in sorted(ROOT.rglob("*.yaml"))]
TOPICS = {page["topic"]: page for _, page in FILES if "topic" in page and "start" in page}
AMENDMENTS = [(path, page) for path, page in FILES if "amends" in page]


def facts_in(tree: Tree) -> set[str]:
    if isinstance(tree, str):
        return set()
    below = (facts_in(answer) for answer in tree["answers"].values())
    return {tree["ask"]}.union(*below)


def amendments_of(library: Library, topic: str, variant: str, authority: str) -> list[Tree]:
    """The `except` mappings that hold, nearest to the base first."""
    line = library.games.line(variant)
    chain = library.chain(authority, variant)
    found = []
    for path, page in AMENDMENTS:
        depths = [line.index(name) for name in page.get("for", ["any"]) if name in line]
        if page["amends"] != topic or not depths:
            continue
        place = path.relative_to(ROOT).parts
        if place[0] == "topics":
            found.append((0, max(depths), page["except"]))
        elif place[0] == "authorities" and place[1] in chain:
            found.append((1 + chain.index(place[1]), max(depths), page["except"]))
    return [one[2] for one in sorted(found, key=lambda one: one[:2])]


def decide(page: Tree, exceptions: list[Tree], tree: Tree, answers: dict[str, str]) -> str:
    """The label that one full set of answers leads to."""
    if isinstance(tree, str):
        if tree in page.get("parts", {}):
            return decide(page, exceptions, page["parts"][tree], answers)
        for index, exception in enumerate(exceptions):
            if tree in exception:
                return decide(page, exceptions[index + 1 :], exception[tree], answers)
        return tree
    choice = answers[tree["ask"]]
    ways = [way for key, way in tree["answers"].items() if choice in key.split(" or ")]
    assert len(ways) == 1, (page["topic"], tree["ask"], choice)
    return decide(page, exceptions, ways[0], answers)


@pytest.mark.parametrize("topic_id", sorted(TOPICS))
def test_every_combination_reaches_one_ruling(library: Library, topic_id: str) -> None:
    page, topic = TOPICS[topic_id], library.topics[topic_id]
    for variant in library.variants_of(topic):
        for authority in library.authorities:
            if authority != library.chain(authority, variant)[-1]:
                continue
            if library.rules(topic, authority, variant):
                _try_all(library, page, variant, authority)


def _try_all(library: Library, page: Tree, variant: str, authority: str) -> None:
    topic = library.topics[page["topic"]]
    exceptions = amendments_of(library, topic.id, variant, authority)
    trees = [page["start"], *page.get("parts", {}).values()]
    trees += [tree for exception in exceptions for tree in exception.values()]
    facts = sorted(set().union(*(facts_in(tree) for tree in trees)))
    given = library.given(topic, variant, authority)
    choices = [given.get(fact) or tuple(library.facts[fact].choices) for fact in facts]
    known: dict[tuple[tuple[str, str], ...], str] = {}
    for combination in product(*choices):
        answers = dict(zip(facts, combination, strict=True))
        label = decide(page, exceptions, page["start"], answers)
        assert engine(library, topic.id, variant, authority, answers, known) == label, answers


def engine(  # noqa: PLR0913, PLR0917 - a situation taken apart
    library: Library,
    topic: str,
    variant: str,
    authority: str,
    answers: dict[str, str],
    known: dict[tuple[tuple[str, str], ...], str],
) -> str:
    """The label that consult reaches, `known` holding the cards of paths already walked."""
    walked: dict[str, str] = {}
    while True:
        key = tuple(walked.items())
        if key not in known:
            situation = Situation(topic, variant, walked, authority=authority)
            found = consult(library, situation)
            if isinstance(found, Card):
                known[key] = f"!{found.ruling.label}"
            else:
                assert isinstance(found, Question)
                known[key] = found.fact.id
        if known[key].startswith("!"):
            return known[key][1:]
        walked = {**walked, known[key]: answers[known[key]]}
