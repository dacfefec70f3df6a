"""Rulings a second: consult with its whole card, a bare nested-dict walk, and zen-engine.

All three decide the same four-answer situation of the same table in one run. Prints rates and
ratios; asserts nothing on time.
"""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

from floorman.consult import consult
from floorman.domain.flows import End, Spot, ends
from floorman.domain.rulings import Situation
from floorman.home import project_root
from floorman.library.load import load_library, read_library

if TYPE_CHECKING:
    from collections.abc import Callable

    from floorman.library.library import Library

ANSWERS = 4
ROUNDS = 5


def rate(work: Callable[[], object], seconds: float = 0.4) -> float:
    """Calls a second: the best of some rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        count, start = 0, time.perf_counter()
        while (passed := time.perf_counter() - start) < seconds / ROUNDS:
            for _ in range(100):
                work()
            count += 100
        best = max(best, count / passed)
    return best


def nested(spot: Spot) -> Any:
    """A flow as nested dicts, the limit of what a walk can cost."""
    if isinstance(spot, End):
        return spot.ruling.label
    return {"ask": spot.fact, **{key: nested(below) for key, below in spot.children.items()}}


def walk(tree: Any, answers: dict[str, str]) -> str:
    """Walk nested dicts down to a label."""
    while not isinstance(tree, str):
        tree = tree[answers[tree["ask"]]]
    return tree


def decision_table(flow: Spot) -> str:
    """The same paths as a zen-engine decision table."""
    facts = list(dict.fromkeys(step.fact for end in ends(flow) for step, _ in end.trail))
    inputs = [
        {"id": f"i{n}", "name": fact, "field": fact.replace("-", "_")}
        for n, fact in enumerate(facts)
    ]
    rules = []
    for number, end in enumerate(ends(flow)):
        given = {step.fact: choice for step, choice in end.trail}
        row: dict[str, str] = {"_id": f"r{number}", "out": json.dumps(end.ruling.label)}
        for column, fact in zip(inputs, facts, strict=True):
            row[column["id"]] = json.dumps(given[fact]) if fact in given else ""
        rules.append(row)
    content = {
        "hitPolicy": "first",
        "inputs": inputs,
        "outputs": [{"id": "out", "name": "ruling", "field": "ruling"}],
        "rules": rules,
    }
    nodes = [
        {"id": "in", "type": "inputNode", "name": "in", "position": {"x": 0, "y": 0}},
        {"id": "table", "type": "decisionTableNode", "name": "table", "content": content,
         "position": {"x": 1, "y": 0}},
        {"id": "end", "type": "outputNode", "name": "end", "position": {"x": 2, "y": 0}},
    ]  # fmt: skip
    edges = [
        {"id": "a", "sourceId": "in", "targetId": "table", "type": "edge"},
        {"id": "b", "sourceId": "table", "targetId": "end", "type": "edge"},
    ]
    return json.dumps(
        {"contentType": "application/vnd.gorules.decision", "nodes": nodes, "edges": edges}
    )


def four_answers(library: Library) -> tuple[str, str, End]:
    """A topic and game with a path of four answers."""
    for topic, variant, _ in library.combinations():
        for end in ends(library.flow(topic.id, variant, "rrop")):
            if len(end.trail) == ANSWERS and topic.family == "holdem":
                return topic.id, variant, end
    raise LookupError("no path of four answers")


def main() -> None:
    """Print the rates and what each is to the others, then the time it takes to load."""
    import zen  # noqa: PLC0415 - only the benchmark needs it

    start = time.perf_counter()
    library = load_library(project_root() / "rulings")
    checked = time.perf_counter() - start
    start = time.perf_counter()
    read_library(project_root() / "rulings")
    only_read = time.perf_counter() - start
    topic, variant, end = four_answers(library)
    answers = {step.fact: choice for step, choice in end.trail}
    situation = Situation(topic, variant, answers)
    flow = library.flow(topic, variant, "rrop")
    tree = nested(flow)
    decision = zen.ZenEngine().create_decision(zen.ZenDecisionContent(decision_table(flow)))
    context = {fact.replace("-", "_"): choice for fact, choice in answers.items()}
    assert walk(tree, answers) == end.ruling.label
    assert decision.evaluate(context)["result"]["ruling"] == end.ruling.label
    bare = rate(lambda: walk(tree, answers))
    ours = rate(lambda: consult(library, situation))
    theirs = rate(lambda: decision.evaluate(context))
    print(f"situation: {topic} in {variant}, {len(answers)} answers")
    print(f"bare nested-dict walk   {bare:12,.0f} a second")
    print(f"consult, whole card     {ours:12,.0f} a second   {ours / bare:6.3f} of the bare walk")
    print(
        f"zen-engine, precompiled {theirs:12,.0f} a second   consult: {ours / theirs:.1f} times it"
    )
    paths = sum(
        1 for one in library.combinations() for _ in ends(library.flow(one[0].id, *one[1:]))
    )
    each = 1000 * checked / paths
    print(f"load and check          {checked:12.2f} s for {paths} paths ({each:.2f} ms each)")
    print(f"read only               {only_read:12.2f} s")


if __name__ == "__main__":
    main()
