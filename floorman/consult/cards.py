"""Makes the card of a ruling: reasons, neighbours, what would change it, other authorities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.domain.books import Where
from floorman.domain.flows import End, Spot, Step, ends, follow
from floorman.domain.rulings import Card, Change, Opinion, Question, Reason
from floorman.domain.trees import Ruling

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from floorman.domain.rulings import Situation
    from floorman.library.library import Library

NONE = frozenset[str]()


def question_for(library: Library, situation: Situation, authority: str, step: Step) -> Question:
    """The question that a step asks, with the answers that led to it."""
    fact = library.facts[step.fact]
    choices = {choice: fact.choices[choice] for choice in step.children}
    cite = library.cited(step.cite, authority, situation.variant)
    why = " ".join(dict.fromkeys(text for text in (step.why, fact.setting) if text))
    answered = reasons(library, situation, authority, trail_to(step))
    return Question(situation, fact, choices, why, cite, answered, authority)


def trail_to(spot: Spot) -> tuple[tuple[Step, str], ...]:
    """The steps and choices on the way to a spot."""
    if isinstance(spot, End):
        return spot.trail
    trail = next(ends(spot)).trail
    cut = next(index for index, (step, _) in enumerate(trail) if step is spot)
    return trail[:cut]


def reasons(
    library: Library,
    situation: Situation,
    authority: str,
    trail: Iterable[tuple[Step, str]],
    skip: frozenset[str] = NONE,
) -> tuple[Reason, ...]:
    """The answers along a trail, each with its clauses."""
    return tuple(
        Reason(
            fact=step.fact,
            ask=library.facts[step.fact].ask,
            choice=choice,
            answer=library.facts[step.fact].choices[choice],
            why=step.why,
            cite=library.cited(step.cite, authority, situation.variant),
            from_room=step.fact not in situation.answers,
        )
        for step, choice in trail
        if step.fact not in skip
    )


def card_for(
    library: Library,
    situation: Situation,
    authority: str,
    end: End,
    unknown: frozenset[str] = NONE,
) -> Card:
    """Everything a card says of the ruling at an end; `unknown` facts turned out not to matter."""
    ruling, variant = end.ruling, situation.variant
    cite = library.cited(ruling.cite, authority, variant)
    answers = {step.fact: choice for step, choice in end.trail if step.fact not in unknown}
    answers = {**situation.answers, **answers}
    changes = () if unknown else changes_of(library, end)
    own = library.authorities[authority].books[0]
    outside = dict.fromkeys(clause.book for clause in cite if clause.book != own)
    return Card(
        status="no-rule" if ruling.no_rule else "ruling",
        topic=situation.topic,
        variant=variant,
        authority=authority,
        ruling=ruling,
        cite=cite,
        because=reasons(library, situation, authority, end.trail, unknown),
        neighbours=neighbours_of(changes),
        changes=changes,
        opinions=opinions(library, situation, authority, ruling.label, answers),
        rests_on=tuple(library.books[book].title for book in outside),
        answers=answers,
    )


def changes_of(library: Library, end: End) -> tuple[Change, ...]:
    """What each other answer on the way would lead to, the last question first."""
    known = {step.fact: choice for step, choice in end.trail}
    found: list[Change] = []
    for step, choice in reversed(end.trail):
        for other, below in step.children.items():
            if other != choice:
                spot, _ = follow(below, known)
                change = _change(library, step.fact, other, spot)
                if change.ruling != end.ruling.label:
                    found.append(change)
    return tuple(found)


def _change(library: Library, fact: str, choice: str, spot: Spot) -> Change:
    ask, answer = library.facts[fact].ask, library.facts[fact].choices[choice]
    if isinstance(spot, End):
        return Change(fact, ask, choice, answer, spot.ruling.label, spot.ruling.verdict)
    outcomes = dict.fromkeys(end.ruling.verdict for end in ends(spot))
    wanted = library.facts[spot.fact].ask
    return Change(fact, ask, choice, answer, "", "", wanted, tuple(outcomes))


def neighbours_of(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """The nearest other rulings: those that the last answer able to change anything separates."""
    settled = [change for change in changes if change.ruling] or list(changes)
    return tuple(change for change in settled if change.fact == settled[0].fact)


def opinions(
    library: Library, situation: Situation, authority: str, label: str, answers: Mapping[str, str]
) -> tuple[Opinion, ...]:
    """The same situation under every other authority."""
    return tuple(
        _opinion(library, situation, name, label, answers)
        for name in library.authorities
        if name != authority
    )


def _opinion(
    library: Library, situation: Situation, name: str, label: str, answers: Mapping[str, str]
) -> Opinion:
    title, variant = library.authorities[name].title, situation.variant
    topic = library.topics[situation.topic]
    if name not in library.chain(name, variant):
        return Opinion(name, title, "no-rule", "", "", (), differs=False, silent=True)
    if not library.rules(topic, name, variant):
        return Opinion(name, title, "no-rule", "", "", (), differs=True, silent=True)
    spot, _ = follow(library.flow(topic.id, variant, name), answers)
    if isinstance(spot, End):
        ruling = spot.ruling
        cite = library.cited(ruling.cite, name, variant)
        status, differs = "no-rule" if ruling.no_rule else "ruling", ruling.label != label
        return Opinion(name, title, status, ruling.label, ruling.verdict, cite, differs=differs)
    ask = library.facts[spot.fact].ask
    differs = label not in {end.ruling.label for end in ends(spot)}
    return Opinion(name, title, "question", "", "", (), differs=differs, asks=ask)


def silent_card(library: Library, situation: Situation, authority: str) -> Card:
    """The card of a topic on which the authority has no rule at all."""
    title = library.authorities[authority].title
    ruling = Ruling(
        label="no-rule",
        verdict="No rule of this book covers this: floor's decision.",
        because=f"{title} does not speak of this situation.",
        steps=("Stop the action and call the floor.",),
        cite=(),
        where=Where("", 0),
        no_rule=True,
    )
    others = opinions(library, situation, authority, ruling.label, situation.answers)
    answers = dict(situation.answers)
    return Card(
        "no-rule", situation.topic, situation.variant, authority, ruling, (), (), (), (), others,
        (), answers,
    )  # fmt: skip
