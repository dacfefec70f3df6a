"""`floorman rule` and `floorman find`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from floorman import wire
from floorman.cli.common import print_json, read_answers, sound_library
from floorman.consult import consult
from floorman.domain.facts import CONTEXT, UNKNOWN
from floorman.domain.rulings import Card, Question, Situation, Undecided
from floorman.errors import SituationError
from floorman.find import find as find_topics
from floorman.measuring import Worked, measure_of
from floorman.measuring import read_answers as work_out

if TYPE_CHECKING:
    from floorman.library.library import Library


@click.command()
@click.argument("topic")
@click.argument("answers", nargs=-1, metavar="[FACT=CHOICE]...")
@click.option("--variant", required=True, help="The game, for example holdem.")
@click.option("--format", "form", help="cash or tournament.")
@click.option("--limit", help="limit, pot-limit or no-limit.")
@click.option("--street", help="Where in the hand, for example flop.")
@click.option("--room", default="default", show_default=True, help="The room whose rules count.")
@click.option("--authority", default="", help="Rule by this authority instead of the room's.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON and never ask.")
def rule(  # noqa: PLR0913, PLR0917 - one parameter an option
    topic: str,
    answers: tuple[str, ...],
    variant: str,
    form: str | None,
    limit: str | None,
    street: str | None,
    room: str,
    authority: str,
    as_json: bool,  # noqa: FBT001 - click passes it by name
) -> None:
    """Rule on TOPIC, or print the next question. At a terminal, ask until there is a ruling."""
    library = sound_library()
    given = read_answers(answers)
    for name, value in zip(CONTEXT, (form, limit, street), strict=True):
        if value is not None:
            if name in given:
                raise SituationError(name, value, "is a second answer to the same question")
            given[name] = value
    read = work_out(library, variant, given)
    situation = Situation(topic, variant, read.given, room, authority)
    answer = consult(library, situation)
    asking = not as_json and sys.stdin.isatty() and sys.stdout.isatty()
    while asking and isinstance(answer, Question):
        situation = _ask(situation, answer)
        answer = consult(library, situation)
    if as_json:
        print_json(wire.answer_data(library, answer, read.worked))
    else:
        _print(library, answer, read.worked)


def _ask(situation: Situation, question: Question) -> Situation:
    click.echo()
    click.secho(question.fact.ask, bold=True)
    if question.fact.help:
        click.echo(f"  {question.fact.help}")
    if question.why:
        click.echo(f"  Asked because: {question.why}")
    choices = {**question.choices, UNKNOWN: "I don't know"}
    for number, label in enumerate(choices.values(), start=1):
        click.echo(f"  {number}  {label}")
    number = click.prompt("Number", type=click.IntRange(1, len(choices)))
    return situation.with_answer(question.fact.id, list(choices)[number - 1])


def _print(
    library: Library, answer: Card | Question | Undecided, worked: tuple[Worked, ...] = ()
) -> None:
    for one in worked:
        click.echo(f"Worked out: {library.facts[one.fact].ask} {one.because}")
    match answer:
        case Card():
            _print_card(library, answer)
        case Question():
            click.secho(answer.fact.ask, bold=True)
            if answer.why:
                click.echo(f"  Asked because: {answer.why}")
            for choice, label in answer.choices.items():
                click.echo(f"  {answer.fact.id}={choice}  {label}")
            click.echo(f"  {answer.fact.id}={UNKNOWN}  I don't know")
            measure = measure_of(answer.fact, answer.situation.variant)
            for entry in measure.inputs if measure else ():
                click.echo(f"  or {answer.fact.id}.{entry.name}=…  {entry.label}")
        case Undecided():
            click.secho(f"Still open: {answer.fact.ask}", bold=True)
            for possible in answer.possible:
                when = " or ".join(answer.choices[one] for one in possible.choices)
                click.echo(f"  {when}: {possible.ruling.verdict}")


def _print_card(library: Library, card: Card) -> None:
    ruling = card.ruling
    click.secho(ruling.verdict, bold=True)
    if ruling.say:
        click.echo(f"Say: “{ruling.say}”")
    for number, step in enumerate(ruling.steps, start=1):
        click.echo(f"  {number}. {step}")
    for title, text in (("Money", ruling.money), ("Cards", ruling.cards)):
        if text:
            click.echo(f"{title}: {text}")
    _print_reasons(card)
    _print_others(card)
    click.echo(f"Ruled by: {library.authorities[card.authority].title}")


def _print_reasons(card: Card) -> None:
    click.echo(f"Because: {card.ruling.because}")
    for reason in card.because:
        mark = " (set by the room)" if reason.from_room else ""
        click.echo(f"  {reason.ask} {reason.answer}{mark}")
    if card.ruling.discretion:
        click.echo(f"Floor's discretion: {card.ruling.discretion}")
    for clause in card.cite:
        click.echo(f"  {clause.locator} [{clause.id}]: {clause.text}")


def _print_others(card: Card) -> None:
    for change in card.neighbours:
        verdict = change.verdict or "; ".join(change.outcomes)
        click.echo(f"Not “{verdict}”, which needs: {change.ask} {change.answer}")
    for opinion in card.opinions:
        if opinion.silent:
            click.echo(f"{opinion.title}: no rule of its own")
        elif opinion.asks:
            click.echo(f"{opinion.title} would ask: {opinion.asks}")
        else:
            mark = "differs" if opinion.differs else "the same"
            click.echo(f"{opinion.title} ({mark}): {opinion.verdict}")


@click.command()
@click.argument("words")
@click.option("--variant", default="", help="Keep to the topics of one game.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def find(words: str, variant: str, as_json: bool) -> None:  # noqa: FBT001 - click's flag
    """Find the topics that fit WORDS, best first."""
    library = sound_library()
    if variant and variant not in library.games.played:
        raise SituationError("variant", variant, "is not a game here", library.games.played)
    hits = find_topics(library, words, variant)
    if as_json:
        topics = [wire.topic_data(library, hit.topic.id) | {"score": hit.score} for hit in hits]
        print_json({"query": words, "topics": topics})
    elif not hits:
        click.echo("Nothing fits these words.")
    for hit in () if as_json else hits[:10]:
        click.echo(f"{hit.topic.id:34} {hit.topic.title}")
