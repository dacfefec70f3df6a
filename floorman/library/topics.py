"""Reads topics and amendments, wherever they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.domain.trees import Amendment, Ask, Branch, Leaf, Node, Ruling, Topic
from floorman.library.games import take_facts
from floorman.library.text import Block, Text, Value

if TYPE_CHECKING:
    from floorman.domain.facts import Fact
    from floorman.library.folder import Folder

TOPIC_KEYS = (
    "topic title for not-for streets formats limits also-called common start parts facts rulings"
).split()
RULING_KEYS = "verdict say steps money cards because cite discretion no-rule".split()


class TopicReader:
    """Gathers topics, amendments and the facts they bring along."""

    def __init__(self, folder: Folder, facts: dict[str, Fact]) -> None:
        self.folder = folder
        self.facts = facts
        self.topics: dict[str, Topic] = {}
        self.amendments: list[Amendment] = []

    def take(self, below: str, *, authority: str = "", room: str = "", skip: str = "") -> None:
        """Read every file below a folder."""
        for name in self.folder.files(below):
            if skip and name.endswith(f"/{skip}"):
                continue
            page = self.folder.file(name)
            if page is None:
                continue
            if "amends" in page.entries:
                self.amendments.append(self._amendment(page, authority, room))
            else:
                self._topic(page, name, authority)

    def _topic(self, page: Block, name: str, authority: str) -> None:
        page.only(*TOPIC_KEYS)
        self._own_facts(page)
        topic = page.text("topic", need=True)
        if topic in self.topics:
            sentence = f"the topic “{topic}” stands already at {self.topics[topic].where}"
            page.complain("T311", sentence, page.line("topic"))
            return
        parts = page.block("parts")
        self.topics[topic] = Topic(
            id=topic,
            title=page.text("title", need=True),
            family=name.split("/")[1],
            variants=page.texts("for", need=True),
            start=_node(page, "start"),
            rulings=_rulings(page),
            where=page.where,
            not_for=page.texts("not-for"),
            streets=page.texts("streets", need=True),
            formats=page.texts("formats"),
            limits=page.texts("limits"),
            also_called=page.texts("also-called"),
            common=_number(page, "common"),
            parts={key: _node(parts, key) for key in parts.entries} if parts else {},
            authority=authority,
        )

    def _amendment(self, page: Block, authority: str, room: str) -> Amendment:
        page.only("amends", "for", "except", "rulings", "facts")
        self._own_facts(page)
        block = page.block("except", need=True)
        return Amendment(
            topic=page.text("amends", need=True),
            variants=page.texts("for"),
            replaces={key: _node(block, key) for key in block.entries} if block else {},
            rulings=_rulings(page),
            where=page.where,
            authority=authority,
            room=room,
        )

    def _own_facts(self, page: Block) -> None:
        block = page.block("facts")
        if block is not None:
            take_facts(block, self.facts)


def _number(page: Block, key: str) -> int:
    value = page.text(key)
    if value and not value.isdigit():
        page.complain("Y106", f"“{key}” must be a whole number", page.line(key))
        return 0
    return int(value or 0)


def _node(block: Block, key: str) -> Node:
    if key not in block.entries:
        block.complain("Y105", f"“{key}” is missing")
        return Leaf("", block.where)
    where, value = block.entries[key]
    return _tree(block, key, value) or Leaf("", where)


def _tree(parent: Block, key: str, value: Value) -> Node | None:
    match value:
        case Text(value=label, where=where) if label:
            return Leaf(label, where)
        case Block() as block:
            block.only("ask", "why", "cite", "answers")
            fact = block.text("ask", need=True)
            answers = block.block("answers", need=True)
            branches = _branches(answers) if answers else ()
            why, cite = block.text("why"), block.texts("cite")
            return Ask(fact, branches, block.where, why, cite)
        case _:
            parent.complain("Y106", f"“{key}” must be a label or a question", value.where)
            return None


def _branches(answers: Block) -> tuple[Branch, ...]:
    branches: list[Branch] = []
    seen: set[str] = set()
    for key, (where, _) in answers.entries.items():
        choices = tuple(key.split(" or "))
        for choice in choices:
            if choice in seen:
                answers.complain("T302", f"“{choice}” is answered twice", where)
        seen.update(choices)
        branches.append(Branch(choices, _node(answers, key), where))
    return tuple(branches)


def _rulings(page: Block) -> dict[str, Ruling]:
    rulings: dict[str, Ruling] = {}
    for label, block in page.blocks("rulings"):
        block.only(*RULING_KEYS)
        rulings[label] = Ruling(
            label=label,
            verdict=block.text("verdict", need=True),
            because=block.text("because", need=True),
            steps=block.texts("steps", need=True),
            cite=block.texts("cite"),
            where=block.where,
            say=block.text("say"),
            money=block.text("money"),
            cards=block.text("cards"),
            discretion=block.text("discretion"),
            no_rule=block.flag("no-rule"),
        )
    return rulings
