"""Answers, clauses and paths as plain JSON-able data: the same for the command line and the web."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from floorman.domain.flows import ends
from floorman.domain.rulings import Answer, Card, Question, Undecided
from floorman.measuring import measure_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from floorman.domain.books import Clause
    from floorman.domain.facts import Fact
    from floorman.domain.rulings import Change, Opinion, Reason
    from floorman.library.library import Library
    from floorman.measuring import Worked

Data = dict[str, Any]


def answer_data(library: Library, answer: Answer, worked: Iterable[Worked] = ()) -> Data:
    """A question, a ruling or an undecided situation as data.

    `worked` are the answers that measures gave; they stand under `worked_out`.
    """
    match answer:
        case Question():
            data = question_data(answer)
        case Card():
            data = card_data(library, answer)
        case Undecided():
            data = undecided_data(answer)
    return {**data, "worked_out": [worked_data(one) for one in worked]}


def worked_data(worked: Worked) -> Data:
    """An answer that was worked out, and from what."""
    return {
        "fact": worked.fact,
        "choice": worked.choice,
        "from": dict(worked.inputs),
        "because": worked.because,
    }


def question_data(question: Question) -> Data:
    """The fact wanted, what is asked, its choices (id to label) and why."""
    return {
        "status": question.status,
        "topic": question.situation.topic,
        "variant": question.situation.variant,
        "authority": question.authority,
        "fact": question.fact.id,
        "ask": question.fact.ask,
        "help": question.fact.help,
        "choices": dict(question.choices),
        "why": question.why,
        "setting": bool(question.fact.setting),
        "measure": measure_data(question.fact, question.situation.variant),
        "cite": cites(question.cite),
        "answers": dict(question.situation.answers),
        "because": [reason_data(reason) for reason in question.answered],
    }


def measure_data(fact: Fact, variant: str) -> list[Data]:
    """What may be entered instead of a choice: `fact.name` takes cards, a number or seats."""
    measure = measure_of(fact, variant)
    return [
        {"name": f"{fact.id}.{one.name}", "kind": one.kind, "label": one.label, "count": one.count}
        for one in (measure.inputs if measure else ())
    ]


def card_data(library: Library, card: Card) -> Data:
    """A ruling card: the verdict, the steps, and everything behind it."""
    ruling = card.ruling
    return {
        "status": card.status,
        "topic": card.topic,
        "title": library.topics[card.topic].title,
        "variant": card.variant,
        "authority": card.authority,
        "ruling": ruling.label,
        "verdict": ruling.verdict,
        "say": ruling.say,
        "steps": list(ruling.steps),
        "money": ruling.money,
        "cards": ruling.cards,
        "discretion": ruling.discretion,
        "because": [*(reason_data(reason) for reason in card.because), {"text": ruling.because}],
        "cite": cites(card.cite),
        "answers": dict(card.answers),
        "neighbours": [change_data(change) for change in card.neighbours],
        "changes": [change_data(change) for change in card.changes],
        "authorities": [opinion_data(opinion) for opinion in card.opinions],
        "rests_on": list(card.rests_on),
    }


def undecided_data(undecided: Undecided) -> Data:
    """The rulings still possible and the fact that decides among them."""
    return {
        "status": undecided.status,
        "topic": undecided.situation.topic,
        "variant": undecided.situation.variant,
        "authority": undecided.authority,
        "fact": undecided.fact.id,
        "ask": undecided.fact.ask,
        "choices": dict(undecided.choices),
        "possible": [
            {
                "ruling": one.ruling.label,
                "verdict": one.ruling.verdict,
                "when": list(one.choices),
                "cite": cites(one.cite),
            }
            for one in undecided.possible
        ],
        "open": [{"fact": fact.id, "ask": fact.ask} for fact in undecided.open_facts],
        "answers": dict(undecided.situation.answers),
        "because": [reason_data(reason) for reason in undecided.answered],
    }


def reason_data(reason: Reason) -> Data:
    """One answer that mattered."""
    return {
        "fact": reason.fact,
        "ask": reason.ask,
        "choice": reason.choice,
        "answer": reason.answer,
        "text": f"{reason.ask} {reason.answer}.",
        "why": reason.why,
        "cite": [clause.id for clause in reason.cite],
        "from_room": reason.from_room,
    }


def change_data(change: Change) -> Data:
    """Where one other answer would lead."""
    return {
        "fact": change.fact,
        "choice": change.choice,
        "ask": change.ask,
        "answer": change.answer,
        "ruling": change.ruling,
        "verdict": change.verdict,
        "asks": change.asks,
        "outcomes": list(change.outcomes),
    }


def opinion_data(opinion: Opinion) -> Data:
    """What another authority says."""
    return {
        "authority": opinion.authority,
        "title": opinion.title,
        "status": opinion.status,
        "ruling": opinion.ruling,
        "verdict": opinion.verdict,
        "cite": cites(opinion.cite),
        "differs": opinion.differs,
        "silent": opinion.silent,
        "asks": opinion.asks,
    }


def cites(clauses: Iterable[Clause]) -> list[Data]:
    """Clauses as id, locator and text."""
    return [{"id": one.id, "locator": one.locator, "text": one.text} for one in clauses]


def clause_data(clause: Clause) -> Data:
    """A clause with all that is known of it."""
    return {
        "id": clause.id,
        "book": clause.book,
        "section": clause.section,
        "locator": clause.locator,
        "text": clause.text,
        "kind": clause.kind,
        "games": list(clause.games),
        "scope": list(clause.scope),
        "outcome": clause.outcome,
        "inputs": list(clause.inputs),
        "reading": clause.reading,
        "conflicts": list(clause.conflicts),
        "overrides": list(clause.overrides),
        "confidence": clause.confidence,
        "numbering": clause.numbering,
        "note": clause.note,
        "example": clause.example,
    }


def fact_data(fact: Fact) -> Data:
    """A fact and its choices."""
    return {
        "id": fact.id,
        "ask": fact.ask,
        "help": fact.help,
        "choices": dict(fact.choices),
        "setting": fact.setting,
        "context": fact.context,
    }


def topic_data(library: Library, topic_id: str) -> Data:
    """A topic with the games and streets it can happen in."""
    topic = library.topics[topic_id]
    return {
        "id": topic.id,
        "title": topic.title,
        "variants": list(library.variants_of(topic)),
        "streets": list(topic.streets),
        "formats": list(topic.formats),
        "limits": list(topic.limits),
        "also_called": list(topic.also_called),
    }


def path_data(library: Library) -> Iterator[Data]:
    """Every path of every topic in every game under every authority."""
    for topic, variant, authority in library.combinations():
        for end in ends(library.flow(topic.id, variant, authority)):
            held = library.cited(end.ruling.cite, authority, variant)
            yield {
                "topic": topic.id,
                "variant": variant,
                "authority": authority,
                "answers": {step.fact: choice for step, choice in end.trail},
                "ruling": end.ruling.label,
                "verdict": end.ruling.verdict,
                "status": "no-rule" if end.ruling.no_rule else "ruling",
                "cite": [clause.id for clause in held],
            }


def export_data(library: Library) -> Data:
    """The whole rule base: books, games, topics, facts and paths."""
    return {
        "digest": library.digest,
        "books": [
            {
                "id": book.id,
                "title": book.title,
                "edition": book.edition,
                "clauses": [clause_data(c) for c in library.clauses.values() if c.book == book.id],
            }
            for book in library.books.values()
        ],
        "variants": [
            {
                "id": one.id,
                "title": one.title,
                "parent": one.parent,
                "played": one.played,
                "streets": list(library.games.streets(one.id)),
            }
            for one in library.games.variants.values()
        ],
        "authorities": [
            {"id": one.id, "title": one.title, "over": one.over, "books": list(one.books)}
            for one in library.authorities.values()
        ],
        "facts": [fact_data(fact) for fact in library.facts.values()],
        "topics": [topic_data(library, name) for name in library.topics],
        "paths": list(path_data(library)),
    }
