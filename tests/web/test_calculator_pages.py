"""The pages of the calculators: the form, the answer, what is wrong beside its field."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from visiting import words_of

from floorman.calculators import CALCULATORS
from floorman.web.calculators.drawing import SPOTS, Place, draw_table
from floorman.web.calculators.parts import PARTS, WITH_VARIANT

if TYPE_CHECKING:
    from visiting import Page, Visitor

    from floorman.library.library import Library

BET = "/calculators/bet?variant=holdem&street=flop&stakes.big_blind=10"
SPLIT = "/calculators/split-pot?variant=holdem"
ANSWERS = {
    f"{SPLIT}&pot=1000&chip=25&high=2&high=6&high=9&button=4": (
        "Seat 2 gets 325, seat 6 gets 350 and seat 9 gets 325"
    ),
    f"{SPLIT}&pot=10&chip=1&high=2+6&button=": "Seat 2 gets 5 and seat 6 gets 5",
    "/calculators/split-pot?variant=stud8&pot=67&chip=1&high=1&high=4&low=1&low=4"
    "&cards.1=2c3d4h5s6sTd9c&cards.4=2d+3h+4s+5c+6c+10h+9d": "Seat 1 gets 33 and seat 4 gets 34",
    "/calculators/side-pots?contributions.1=20&contributions.2=70&contributions.3=100": (
        "Main pot: 60. Side pot 1: 100."
    ),
    "/calculators/side-pots?contributions.1=20&contributions.2=70&contributions.3=100"
    "&won.1=1&won.2=2&won.2=3": "Seat 1 gets 60, seat 2 gets 50 and seat 3 gets 50",
    "/calculators/bring-in?variant=razz&upcards.1=Kh&upcards.2=As&upcards.3=Ks": (
        "Seat 3 brings it in"
    ),
    "/calculators/first-to-act?variant=razz&boards.2=As9d&boards.4=5d7c&boards.6=5c7h"
    "&dealt_first=2": "Seat 4 acts first",
    "/calculators/openers?hand=Js+Jd+4h+9c+2s": "Openers: pair of jacks",
    "/calculators/openers?hand=Ts+Td+4h+9c+2s": "No openers",
    "/calculators/openers?discards=Js&final=Jd+Tc+9h+8s+7c&declared_split=yes": (
        "Openers were split"
    ),
    "/calculators/openers?discards=2c&final=Jd+Jc+9h+8s+7c": "Openers were kept",
    "/calculators/showdown?variant=holdem&board=Qd8c7h4s9c&hands.1=AsKd&hands.2=QsJs": (
        "Seat 2 wins"
    ),
    "/calculators/showdown?variant=omaha8&board=2c5d8hKsKd&hands.2=KcQdTh9s&hands.3=Ah3c7d7s": (
        "High: seat 2. Low: seat 3."
    ),
    "/calculators/stud-deck?variant=stud7&street=7&dealt=8&live.4=8&live.5=8&live.6=8&live.7=8"
    "&burns=3": "One common card for everybody",
    "/calculators/bet?variant=stud7&limit=limit&street=third-street&stakes.bring_in=5"
    "&stakes.small_bet=15&seat.1=1&action.1=bring-in&amount.1=5&to_act=2": (
        "Seat 2 may call 5, or complete to 15"
    ),
    "/calculators/bet?variant=holdem&limit=no-limit&street=flop&stakes.big_blind=10&to_act=2": (
        "Seat 2 may check, or bet 10 or more"
    ),
}
STUD = "/calculators/bet?variant=stud7&street=third-street&stakes.small_bet=15&stakes.bring_in=5"
BLINDS = (
    "&stakes.small_blind=5&seat.1=1&action.1=post&amount.1=5&seat.2=2&action.2=post&amount.2=10"
)
ANSWERS |= {
    f"{STUD}&to_act=1": "Seat 1 may bring it in for 5, or open for 15",
    f"{BET.replace('flop', 'preflop')}{BLINDS}&seat.3=1&action.3=call&to_act=2": (
        "Seat 2 may check, or raise to 20 or more"
    ),
    "/calculators/bet?variant=lowball_a5&street=before-draw&stakes.small_bet=15&to_act=1": (
        "Seat 1 may bet 15, or fold"
    ),
    f"{BET}&seat.1=1&action.1=bet&amount.1=20&seat.2=2&action.2=call&to_act=1": (
        "Seat 1 has nothing left to do"
    ),
    "/calculators/side-pots?contributions.1=20&contributions.2=70&folded=1": "Main pot: 40.",
}
FAULTS = (
    (f"{SPLIT}&pot=83&chip=5&high=2", "pot", "83", "does not divide"),
    (f"{SPLIT}&pot=83&chip=1&high=2&high=6", "button", "83", "is needed"),
    (f"{SPLIT}&pot=many&chip=1&high=2", "pot", "many", "whole number"),
    (f"{SPLIT}&pot=&chip=1&high=2", "pot", "1", "is needed"),
    (f"{SPLIT}&pot=8&chip=1&high=12", "high", "8", "not a seat"),
    (f"{SPLIT}&pot=8&chip=1", "high", "8", "at least one winner"),
    (
        "/calculators/split-pot?variant=stud7&pot=83&chip=1&high=2&high=6&cards.2=As",
        "cards-2",
        "As",
        "wrong number",
    ),
    (
        "/calculators/showdown?variant=holdem&board=Qd8c7h4s9c&hands.1=AsKd&hands.3=as2c",
        "hands-3",
        "as2c",
        "twice",
    ),
    ("/calculators/showdown?variant=holdem&board=Qd8x&hands.1=AsKd", "board", "Qd8x", "8x"),
    ("/calculators/bring-in?variant=razz&upcards.1=", "upcards", "", "is needed"),
    (
        f"{BET}&seat.2=1&action.2=bet&amount.2=5&to_act=2",
        "amount-2",
        "5",
        "not a legal amount",
    ),
    (
        "/calculators/side-pots?contributions.1=20&contributions.2=70&won.1=1&won.2=1",
        "won-1",
        "20",
        "",
    ),
)


def entered(page: Page) -> list[str]:
    return [one.get("value", "") for one in page.all(".//form//input")]


@pytest.mark.parametrize("address", ANSWERS)
def test_an_address_is_an_answer(visit_real: Visitor, address: str) -> None:
    page = visit_real(address)
    assert page.title == ANSWERS[address]
    assert page.all(".//h2[@id='working']")
    assert page.all(".//ol[@class='steps']/li")
    assert page.all(".//details[@class='clause']")
    assert visit_real(address).response.data == page.response.data


@pytest.mark.parametrize(("address", "field", "kept", "reason"), FAULTS)
def test_a_fault_stands_beside_its_field_and_all_input_stays(
    visit_real: Visitor, address: str, field: str, kept: str, reason: str
) -> None:
    page = visit_real(address, 422)
    faults = page.all(f".//p[@id='e-{field}']")
    assert faults, [words_of(one) for one in page.all(".//p[@class='fault']")]
    assert reason in words_of(faults[0]).lower()
    assert kept in entered(page)
    assert page.response.headers["Cache-Control"] == "no-store"
    described = [one.get("aria-describedby") for one in page.tree.iter()]
    assert f"e-{field}" in described or field == "upcards"


@pytest.mark.parametrize("name", CALCULATORS)
def test_each_calculator_has_a_form_for_each_game(visit_real: Visitor, name: str) -> None:
    assert f"/calculators/{name}" in visit_real("/calculators").links().values()
    first = visit_real(f"/calculators/{name}")
    if name not in WITH_VARIANT:
        assert first.title == CALCULATORS[name].title
        return
    assert first.title == "Which game?"
    links = list(first.links().values())[1:]
    assert links == [f"/calculators/{name}?variant={one}" for one in CALCULATORS[name].variants]
    for link in links:
        for limit in ("limit", "pot-limit", "no-limit"):
            page = visit_real(f"{link}&limit={limit}")
            assert page.title == CALCULATORS[name].title
            assert len(page.response.data) < 32_000


def test_every_calculator_has_its_parts() -> None:
    assert set(PARTS) == set(CALCULATORS)


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/calculators/nonsense", 404),
        (f"{SPLIT}&foo=1", 400),
        ("/calculators/split-pot?variant=chess", 400),
        (f"{SPLIT}&room=nowhere", 400),
        (f"{SPLIT}&authority=nobody", 400),
        ("/calculators/bet?variant=razz&limit=none", 400),
        ("/calculators?foo=1", 400),
    ],
)
def test_a_hand_made_address_is_refused(visit_real: Visitor, address: str, status: int) -> None:
    visit_real(address, status)


def test_more_rows_are_only_more_rows(visit_real: Visitor) -> None:
    page = visit_real("/calculators/bet?variant=holdem&seat.1=3&amount.1=x&more=9", 422)
    assert len(page.all(".//div[@class='action-row']")) == 9
    assert "3" in entered(page)
    page = visit_real("/calculators/bet?variant=holdem&seat.1=3&more=9")
    assert page.title == "Bet and raise"


def test_authorities_differ_where_they_do(visit_real: Visitor) -> None:
    address = (
        "/calculators/split-pot?variant=razz&pot=65&chip=1&low=3&low=6"
        "&cards.3=8d6c4h2sAcKcQd&cards.6=8s6d4c2hAhKdQs"
    )
    assert "seat 6 gets 32" in visit_real(address).title
    assert "seat 6 gets 33" in visit_real(f"{address}&authority=tda24").title


def test_the_room_brings_its_authority_and_its_joker(visit_real: Visitor) -> None:
    address = "/calculators/openers?hand=As+Ks+Qs+Jk+Tc"
    assert "no joker is in play" in visit_real(address, 422).text
    page = visit_real(f"{address}&room=example")
    assert page.title == "Openers: straight, ace high"
    assert "The cardroom's own draw rules" in page.text
    assert visit_real(f"{address}&joker=ace-straight-flush").title == page.title


def test_side_pots_then_who_won_them(visit_real: Visitor) -> None:
    page = visit_real(
        "/calculators/side-pots?contributions.1=20&contributions.2=70&contributions.3=70"
    )
    ovals = {one.get("id") for one in page.all(".//fieldset")}
    assert ovals == {"f-folded", "f-won-1", "f-won-2", "f-button"}
    side = [one for one in page.all(".//input[@name='won.2']") if one.get("disabled") is None]
    assert [one.get("value") for one in side] == ["2", "3"]


def test_cards_have_shapes_and_names(visit_real: Visitor) -> None:
    page = visit_real("/calculators/openers?hand=Js+Jd+4h+9c+2s")
    assert "jack of spades" in page.text
    assert "♦" in page.text


def test_the_picture_shows_seats_shares_and_the_button() -> None:
    picture = draw_table({2: Place("51", "high", won=True, chips=True)}, 4, "Pot 100", "Seat 2")
    for words in ('aria-label="Seat 2"', ">51<", ">high<", ">D<", ">Pot 100<", "seat won", "chip"):
        assert words in picture
    assert picture.count('class="seat') == len(SPOTS)
    assert "style=" not in picture


def test_rules_and_rulings_lead_to_their_calculators(visit_real: Visitor) -> None:
    clause = visit_real("/clauses/rrop.ties.5b")
    assert clause.link("Split a pot") == "/calculators/split-pot?variant=stud7"
    ruling = visit_real(
        "/rule/holdem/tied-pot?odd-chip-left.amount=100&odd-chip-left.chip=1&odd-chip-left.ways=3"
    )
    assert ruling.link("Split a pot") == "/calculators/split-pot?variant=holdem"
    topic = visit_real("/topics/tied-pot?variant=omaha")
    assert topic.link("Split a pot") == "/calculators/split-pot?variant=omaha"
    assert visit_real(ruling.link("Side pots")).title == "Side pots"


def test_seats_ticked_on_a_ruling_page_are_read(visit_real: Visitor) -> None:
    base = "/rule/omaha8/tied-pot-high-low?"
    ticked = [f"high-low-division.{one}" for one in ("high=2", "high=6", "low=2", "low=6")]
    page = visit_real(base + "&".join(ticked))
    assert "The same players tie" in page.text
    assert len(visit_real(base).all(".//div[@class='oval']")) == 2


def test_where_a_source_came_from_is_not_shown(visit_real: Visitor, library: Library) -> None:
    seeded = [one for one in library.clauses.values() if "(seed" in one.locator]
    assert seeded
    for clause in seeded[::25]:
        page = visit_real(f"/clauses/{clause.id}")
        assert "seed" not in page.title
        assert "()" not in page.title
    for variant in library.games.played:
        assert "(seed" not in visit_real(f"/games/{variant}").text
