"""The clauses behind a betting answer, and the answer in plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.calculators.actions import CAPPED, CHECKED, FULL, HALF, OVER
from floorman.calculators.games import house_betting
from floorman.calculators.structure import BIG_STREET

if TYPE_CHECKING:
    from collections.abc import Mapping

    from floorman.calculators.betting_round import Round
    from floorman.calculators.calculator import Sheet
    from floorman.calculators.structure import Terms

LATE = {
    "holdem": "rrop.holdem.rounds.6b",
    "omaha": "rrop.holdem.rounds.6b",
    "omaha8": "rrop.holdem.rounds.6b",
    "stud7": "rrop.stud7.intro.d",
    "stud8": "rrop.stud8.7a",
    "razz": "rrop.razz.4a",
    "mississippi": "rrop.mississippi.limit.b",
    "lowball_a5": "rrop.lowball.intro.g",
    "lowball_27": "rrop.lowball.intro.g",
    "draw_high": "rrop.drawhigh.intro.f",
    "jacks": "rrop.jacks.intro.d",
}
BLIND = "rrop.buttonblind.1"
NO_PAIR = {"stud8": "rrop.stud8.7b", "razz": "rrop.razz.4b"}
CAP_BY_FAMILY = {
    "flop": "rrop.betting.4a",
    "stud": "rrop.betting.4a",
    "lowball": "rrop.lowball.2",
    "draw": "rrop.drawhigh.1",
}
OTHERS = (
    "house.jacks.2c",
    "house.jacks.2e",
    "rrop.mississippi.limit.a",
    "rrop.mississippi.limit.c",
    "rrop.betting.5",
    "rrop.betting.6",
    "rrop.betting.7",
    "rrop.betting.7b",
    "rrop.nolimit.1",
    "rrop.nolimit.2",
    "rrop.nolimit.2b",
    "rrop.nolimit.3",
    "rrop.nolimit.4",
    "rrop.nolimit.nocompletion",
    "rrop.potlimit.maxraise",
    "rrop.potlimit.5",
    "rrop.buttonblind.1",
    "rrop.buttonblind.option",
    "rrop.holdem.rounds.2b",
    "rrop.stud7.2",
    "rrop.stud7.3a",
    "rrop.stud7.3b",
    "rrop.stud7.4a",
    "rrop.stud7.4b",
    "rrop.stud7.4c",
    "rrop.lowball.intro.c",
    "rrop.lowball.intro.f",
    "rrop.nlpl_lowball.1a",
    "rrop.a5.2",
    "rrop.drawhigh.intro.c",
    "rrop.jacks.intro.b",
    "rrop.mississippi.bigbet.d",
    "rrop.mississippi.bigbet.f",
    "rrop.mississippi.bigbet.g",
)
CLAUSES = tuple(
    dict.fromkeys((*LATE.values(), *NO_PAIR.values(), *CAP_BY_FAMILY.values(), *OTHERS))
)


def tell(sheet: Sheet, played: Round, seat: int, answer: Mapping[str, object]) -> None:
    """Write down what the seat may do, and why."""
    own = played.front.get(seat, 0)
    if played.level:
        facing = f"faces {played.level}: {answer['call']} to call"
        sheet.say(f"Seat {seat} has {own} in front and {facing}.")
    else:
        sheet.say(f"Nobody has bet before seat {seat}.")
    reason = played.barred(seat)
    if reason:
        _tell_barred(sheet, played, reason)
    elif played.terms.fixed:
        _tell_limit(sheet, played, answer)
    else:
        _tell_big_bet(sheet, played, seat, answer)
    _tell_all_in(sheet, played)
    _tell_opening(sheet, played, seat)
    if played.terms.fixed:
        _tell_sizes(sheet, played.terms)
        _tell_cap(sheet, played, answer)


def _tell_barred(sheet: Sheet, played: Round, reason: str) -> None:
    if reason == OVER:
        text = "The bets are level and this seat has acted: nothing is left for it to do."
        sheet.say(text, "rrop.betting.6")
    elif reason == CAPPED:
        sheet.say("The round is capped: call or fold.", cap_clause(played.terms))
    elif reason == CHECKED:
        text = "In limit ace-to-five a player who has checked may not raise: call or fold."
        sheet.say(text, "rrop.a5.2")
    else:
        text = "Who has acted and does not face a full bet or raise may only call or fold."
        sheet.say(text, "rrop.betting.7" if played.terms.fixed else "rrop.nolimit.3")


def _tell_limit(sheet: Sheet, played: Round, answer: Mapping[str, object]) -> None:
    amounts = " or ".join(map(str, played.targets))
    terms = played.terms
    if played.bring_in_due:
        text = f"The forced bet is {terms.bring_in}; it may be opened for {amounts} instead."
        sheet.say(text, *_bring_in_clauses(terms, "rrop.stud7.2"))
    elif "complete_to" in answer and played.short_all_in:
        sheet.say(f"The short all-in may be completed to {amounts}.", "rrop.betting.7")
    elif "complete_to" in answer and terms.game.family != "stud":
        text = f"The blind is less than the bet, which may be put in: to {amounts}."
        sheet.say(text, "rrop.lowball.intro.f" if terms.game.family == "lowball" else BLIND)
    elif "complete_to" in answer:
        text = f"The bet may be completed to {amounts}; that is not a raise."
        sheet.say(text, *_bring_in_clauses(terms, "rrop.stud7.3a", "rrop.stud7.3b"))
    elif played.level:
        sheet.say(f"It may raise to {amounts}.", "rrop.betting.6")
    else:
        sheet.say(f"It may bet {amounts}.")
    if len(terms.sizes) > 1:
        rules = ("rrop.stud7.4c",) if played.upper else ("rrop.stud7.4b", "rrop.stud7.4a")
        sheet.say("There is an open pair on fourth street.")
        sheet.lead(*(rules if played.level else ("rrop.stud7.4a",)))


def _bring_in_clauses(terms: Terms, *clauses: str) -> tuple[str, ...]:
    mississippi = terms.game.id == "mississippi"
    return ("rrop.mississippi.limit.a",) if mississippi else clauses


def _tell_big_bet(sheet: Sheet, played: Round, seat: int, answer: Mapping[str, object]) -> None:
    low, high = answer["min_raise_to"], answer["max_raise_to"]
    most = "with no upper limit" if high is None else f"to {high} at the most"
    if played.level == 0:
        sheet.say(f"It may bet {low} or more, {most}.", "rrop.nolimit.2")
    else:
        text = f"A raise adds at least the last full bet or raise, {played.step}: to {low} or more"
        sheet.say(f"{text}, {most}.", "rrop.nolimit.3", "rrop.betting.6")
    if played.terms.limit == "pot-limit":
        call = played.level - played.front.get(seat, 0)
        after = played.pot_after_call(seat)
        text = f"The pot after the call of {call} is {after}: at the most {played.level} + {after}."
        sheet.say(text, "rrop.potlimit.maxraise")
        _tell_small_blind(sheet, played)
    elif played.terms.limit == "no-limit":
        sheet.say("There is no cap on raises.", "rrop.nolimit.1")
    if played.terms.game.family == "lowball":
        sheet.cite("rrop.nlpl_lowball.1a")


def _tell_small_blind(sheet: Sheet, played: Round) -> None:
    if played.terms.small_blind_lift:
        sheet.say("The small blind counts as a whole big blind until that has acted.")
        sheet.lead("rrop.potlimit.5")
    elif played.terms.game.family == "flop" and played.terms.forced:
        text = "Some rooms count the small blind as a whole big blind; it is not done here."
        sheet.say(text, "rrop.potlimit.5")


def _tell_all_in(sheet: Sheet, played: Round) -> None:
    if not played.last_all_in:
        return
    if not played.terms.fixed:
        if played.last_all_in == FULL:
            sheet.say("The last all-in is a full bet or raise.", "rrop.nolimit.3")
        elif not played.terms.forced and not played.full:
            sheet.say("The opening all-in is under the minimum bet.", "rrop.nolimit.2b")
        else:
            text = "The last all-in is less than a full raise and leaves the raise as it was"
            sheet.say(f"{text}.", "rrop.nolimit.nocompletion", "rrop.nolimit.3")
        return
    if played.last_all_in == FULL:
        sheet.say("The last all-in is a full wager.", "rrop.betting.7")
    elif played.last_all_in == HALF:
        text = "The last all-in is half a bet or more, so it counts as a full one for everybody."
        sheet.say(text, "rrop.betting.7")
    else:
        text = "The last all-in is less than half a bet: it is not a raise and uses none up."
        sheet.say(text, "rrop.betting.7")


def _tell_opening(sheet: Sheet, played: Round, seat: int) -> None:
    """Openings that have rules of their own, and betting that is open again."""
    terms = played.terms
    if _added_up(played, seat):
        text = "Short all-ins have added up to a full raise for this seat: it may raise again."
        sheet.say(text)
        sheet.lead("rrop.betting.7b" if terms.fixed else "rrop.nolimit.4")
    if terms.forced and played.price > played.level:
        sheet.say(f"The least opening is {played.price}.", "rrop.lowball.intro.f")
    elif 0 < played.posted < terms.forced:
        text = f"Coming in costs the whole big blind of {terms.forced}, though it is short."
        sheet.say(text, BLIND if terms.fixed else "rrop.nolimit.2")
    if terms.first and seat in played.front and seat not in played.acted:
        text = "A blind has not acted yet and keeps the option to raise."
        own = ("rrop.holdem.rounds.2b",) if terms.game.family == "flop" else ()
        sheet.say(text, "rrop.buttonblind.option", *own)
    if played.level == 0 and not played.bring_in_due:
        _tell_unopened(sheet, terms)


def _added_up(played: Round, seat: int) -> bool:
    return (
        seat in played.acted
        and played.full == played.acted[seat]
        and not played.barred(seat)
        and played.level > played.front.get(seat, 0)
    )


def _tell_unopened(sheet: Sheet, terms: Terms) -> None:
    family = terms.game.family
    if terms.may_check:
        sheet.say("It may also check.")
    if terms.may_open_raised:
        own = "rrop.jacks.intro.b" if terms.game.id == "jacks" else "rrop.drawhigh.intro.c"
        sheet.say("An unopened pot may be opened for the bet, or with a raise at once.", own)
    elif family == "lowball" and terms.first:
        sheet.say("Before the draw it is open or fold.", "rrop.lowball.intro.c")
    elif family == "stud" and not terms.fixed:
        _tell_big_bet_stud(sheet, terms)


def _tell_big_bet_stud(sheet: Sheet, terms: Terms) -> None:
    if terms.game.id == "razz":
        return
    if terms.first:
        sheet.say("The high card bets or folds.", "rrop.mississippi.bigbet.d")
        sheet.say("The least is usually one ante.", "rrop.mississippi.bigbet.f")
        sheet.say("In pot-limit the most is all the antes.", "rrop.mississippi.bigbet.g")


def _tell_sizes(sheet: Sheet, terms: Terms) -> None:
    game = terms.game
    if terms.game.streets.index(terms.street) >= BIG_STREET[game.family]:
        own = "house.jacks.2c" if house_betting(terms.authority, game.id) else LATE[game.id]
        sheet.say(f"The bet on this street is {terms.sizes[-1]}.", own)
    elif terms.street == "fourth-street" and game.id in NO_PAIR:
        sheet.say("An open pair would not change the limit in this game.", NO_PAIR[game.id])


def cap_clause(terms: Terms) -> str:
    """The clause that caps the raises of a limit round."""
    if house_betting(terms.authority, terms.game.id):
        return "house.jacks.2e"
    if terms.game.id == "mississippi":
        return "rrop.mississippi.limit.c"
    return CAP_BY_FAMILY[terms.game.family]


def _tell_cap(sheet: Sheet, played: Round, answer: Mapping[str, object]) -> None:
    left = answer["raises_left"]
    if left is None:
        text = "Two players are left to bet, so raises have no cap."
        mississippi = played.terms.game.id == "mississippi"
        clause = "rrop.mississippi.limit.c" if mississippi else "rrop.betting.5"
        sheet.say(text if played.terms.cap is not None else "The room has no cap.", clause)
        return
    words = f"A bet and {played.terms.cap} raises are allowed"
    sheet.say(f"{words} with three or more players to bet; {left} left.", cap_clause(played.terms))
