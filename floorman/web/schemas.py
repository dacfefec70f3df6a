"""The shapes of what the API sends, in the words of JSON Schema."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]

TEXT: Data = {"type": "string"}
YES_NO: Data = {"type": "boolean"}
COUNT: Data = {"type": "integer", "minimum": 0}
TEXTS: Data = {"type": "array", "items": TEXT}
WORDS: Data = {"type": "object", "additionalProperties": TEXT}
COUNTS: Data = {"type": "object", "additionalProperties": COUNT}


def ref(name: str) -> Data:
    """A pointer to a shape."""
    return {"$ref": f"#/components/schemas/{name}"}


def many(name: str) -> Data:
    """A list of a shape."""
    return {"type": "array", "items": ref(name)}


def shape(**properties: Data) -> Data:
    """An object whose properties are all there."""
    return {"type": "object", "required": list(properties), "properties": properties}


def listed(key: str, name: str) -> Data:
    """An object with one list in it."""
    return shape(**{key: many(name)})


def one_of(*values: str) -> Data:
    """A closed list of texts."""
    return {"type": "string", "enum": list(values)}


TOPIC: dict[str, Data] = {
    "id": TEXT,
    "title": TEXT,
    "variants": TEXTS,
    "streets": TEXTS,
    "formats": TEXTS,
    "limits": TEXTS,
    "also_called": TEXTS,
}
CLAUSE: dict[str, Data] = {
    "id": TEXT,
    "book": TEXT,
    "section": TEXT,
    "locator": TEXT,
    "text": TEXT,
    "kind": TEXT,
    "games": TEXTS,
    "scope": TEXTS,
    "outcome": TEXT,
    "inputs": TEXTS,
    "reading": TEXT,
    "conflicts": TEXTS,
    "overrides": TEXTS,
    "confidence": TEXT,
    "numbering": TEXT,
    "note": TEXT,
    "example": TEXT,
}
PATH: dict[str, Data] = {
    "topic": TEXT,
    "variant": TEXT,
    "authority": TEXT,
    "answers": WORDS,
    "ruling": TEXT,
    "verdict": TEXT,
    "status": one_of("ruling", "no-rule"),
    "cite": TEXTS,
}
SITUATION: dict[str, Data] = {
    "topic": TEXT,
    "variant": TEXT,
    "authority": TEXT,
    "answers": WORDS,
    "worked_out": {"type": "array", "items": {"$ref": "#/components/schemas/Worked"}},
}
REASON: dict[str, Data] = {
    "text": TEXT,
    "fact": TEXT,
    "ask": TEXT,
    "choice": TEXT,
    "answer": TEXT,
    "why": TEXT,
    "cite": TEXTS,
    "from_room": YES_NO,
}

SCHEMAS: Data = {
    "Error": shape(error=shape(field=TEXT, value=TEXT, reason=TEXT, allowed=TEXTS)),
    "Health": shape(status=one_of("ok"), digest=TEXT, topics=COUNT, clauses=COUNT),
    "Variant": shape(
        id=TEXT, title=TEXT, parent={"type": ["string", "null"]}, played=YES_NO, streets=TEXTS
    ),
    "Authority": shape(id=TEXT, title=TEXT, over=TEXT, books=TEXTS),
    "Room": shape(id=TEXT, title=TEXT, about=TEXT, cash=TEXT, tournament=TEXT, settings=WORDS),
    "Topic": shape(**TOPIC),
    "Found": shape(
        query=TEXT,
        topics={"type": "array", "items": shape(**TOPIC, score={"type": "number"})},
    ),
    "Clause": shape(**CLAUSE),
    "Cited": shape(id=TEXT, locator=TEXT, text=TEXT),
    "Reason": {"type": "object", "required": ["text"], "properties": REASON},
    "Change": shape(
        fact=TEXT,
        choice=TEXT,
        ask=TEXT,
        answer=TEXT,
        ruling=TEXT,
        verdict=TEXT,
        asks=TEXT,
        outcomes=TEXTS,
    ),
    "Opinion": shape(
        authority=TEXT,
        title=TEXT,
        status=one_of("ruling", "no-rule", "question"),
        ruling=TEXT,
        verdict=TEXT,
        cite=many("Cited"),
        differs=YES_NO,
        silent=YES_NO,
        asks=TEXT,
    ),
    "Question": shape(
        status=one_of("question"),
        **SITUATION,
        fact=TEXT,
        ask=TEXT,
        help=TEXT,
        choices=WORDS,
        why=TEXT,
        setting=YES_NO,
        measure=many("Entry"),
        cite=many("Cited"),
        because=many("Reason"),
    ),
    "Ruling": shape(
        status=one_of("ruling", "no-rule"),
        **SITUATION,
        title=TEXT,
        ruling=TEXT,
        verdict=TEXT,
        say=TEXT,
        steps=TEXTS,
        money=TEXT,
        cards=TEXT,
        discretion=TEXT,
        because=many("Reason"),
        cite=many("Cited"),
        neighbours=many("Change"),
        changes=many("Change"),
        authorities=many("Opinion"),
        rests_on=TEXTS,
    ),
    "Worked": shape(**{"fact": TEXT, "choice": TEXT, "from": WORDS, "because": TEXT}),
    "Entry": shape(name=TEXT, kind=one_of("cards", "number", "seats"), label=TEXT, count=COUNT),
    "Possible": shape(ruling=TEXT, verdict=TEXT, when=TEXTS, cite=many("Cited")),
    "Undecided": shape(
        status=one_of("undecided"),
        **SITUATION,
        fact=TEXT,
        ask=TEXT,
        choices=WORDS,
        possible=many("Possible"),
        open={"type": "array", "items": shape(fact=TEXT, ask=TEXT)},
        because=many("Reason"),
    ),
    "Coverage": shape(
        percent={"type": "number"},
        figures=COUNTS,
        sections={
            "type": "array",
            "items": shape(
                book=TEXT, section=TEXT, clauses=COUNT, decided=COUNT, on_sheet=COUNT, open=COUNT
            ),
        },
        clauses={
            "type": "object",
            "additionalProperties": shape(
                status=one_of("decided", "on a sheet", "open"),
                topics=TEXTS,
                calculators=TEXTS,
                sheets=TEXTS,
            ),
        },
    ),
    "Calculator": shape(
        name=TEXT, title=TEXT, about=TEXT, variants=TEXTS, authorities=TEXTS, clauses=TEXTS
    ),
    "Fact": shape(id=TEXT, ask=TEXT, help=TEXT, choices=WORDS, setting=TEXT, context=YES_NO),
    "Book": shape(id=TEXT, title=TEXT, edition=TEXT, clauses=many("Clause")),
    "Path": shape(**PATH),
    "Export": shape(
        digest=TEXT,
        books=many("Book"),
        variants=many("Variant"),
        authorities=many("Authority"),
        facts=many("Fact"),
        topics=many("Topic"),
        paths=many("Path"),
    ),
}
