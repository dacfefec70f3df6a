"""Reads `variants.yaml` and `facts/`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from floorman.domain.facts import CONTEXT, UNKNOWN, Fact
from floorman.domain.games import Games, Variant
from floorman.library.text import Block, Text

if TYPE_CHECKING:
    from floorman.library.folder import Folder

FACT_KEYS = ("ask", "help", "choices", "setting", "context", "measure")
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LEAST_CHOICES = 2
RESERVED = {UNKNOWN, "or"}


def read_games(folder: Folder) -> Games:
    """The tree of variants."""
    page = folder.file("variants.yaml")
    variants: dict[str, Variant] = {}
    for name, block in page.named() if page else ():
        block.only("title", "parent", "played", "streets")
        parent = block.text("parent") or None
        title, played = block.text("title", need=True), block.flag("played")
        variants[name] = Variant(name, title, parent, played, block.texts("streets"), block.where)
    for variant in list(variants.values()):
        if variant.parent is not None and not _rooted(variant, variants):
            assert page is not None  # noqa: S101 - there are variants, so there was a page
            sentence = f"the parents of “{variant.id}” do not lead to a root"
            page.complain("V353", sentence, variant.where)
    if any(problem.code == "V353" for problem in folder.problems):
        variants = {}
    return Games(variants)


def _rooted(variant: Variant, variants: dict[str, Variant]) -> bool:
    seen = {variant.id}
    while variant.parent is not None:
        if variant.parent in seen or variant.parent not in variants:
            return False
        seen.add(variant.parent)
        variant = variants[variant.parent]
    return True


def read_facts(folder: Folder) -> dict[str, Fact]:
    """The shared facts; those that topics define for themselves come with the topics."""
    facts: dict[str, Fact] = {}
    for name in folder.files("facts"):
        page = folder.file(name)
        if page is not None:
            take_facts(page, facts)
    return facts


def take_facts(block: Block, facts: dict[str, Fact]) -> None:
    """Add each fact of a block, complaining of one that is defined already."""
    for name, inner in block.named():
        if name in facts:
            sentence = f"the fact “{name}” is defined already at {facts[name].where}"
            block.complain("F203", sentence, inner.where)
        else:
            facts[name] = _fact(name, inner)


def _fact(name: str, block: Block) -> Fact:
    block.only(*FACT_KEYS)
    choices: dict[str, str] = {}
    inner = block.block("choices", need=True)
    for choice, (where, value) in inner.entries.items() if inner else ():
        if not NAME.fullmatch(choice) or choice in RESERVED:
            block.complain("F202", f"“{choice}” cannot be the name of a choice", where)
        if isinstance(value, Text) and value.value:
            choices[choice] = value.value
        else:
            block.complain("Y106", f"“{choice}” needs a label", where)
    if len(choices) < LEAST_CHOICES:
        block.complain("F202", f"the fact “{name}” needs at least two choices")
    if not NAME.fullmatch(name):
        block.complain("F202", f"“{name}” cannot be the name of a fact")
    if block.flag("context") != (name in CONTEXT):
        block.complain("Y106", f"“context” is for {', '.join(CONTEXT)}", block.line("context"))
    return Fact(
        id=name,
        ask=block.text("ask", need=True),
        choices=choices,
        where=block.where,
        help=block.text("help"),
        context=name in CONTEXT,
        setting=block.text("setting"),
        measure=block.text("measure"),
    )
