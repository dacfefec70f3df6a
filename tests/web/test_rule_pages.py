"""One question a page, then the ruling, or what is still open."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlencode

if TYPE_CHECKING:
    from visiting import Visitor

TURNED = "/rule/holdem/turned-up"
MISDEAL = f"{TURNED}?turned-by=dealer&turned-count=two-or-more&turned-when=no"


def test_a_question_offers_each_choice_and_not_knowing(visit: Visitor) -> None:
    page = visit(TURNED)
    assert page.title == "Who turned the card up?"
    assert "counts as the dealer's" in page.text
    assert page.link("The dealer") == f"{TURNED}?turned-by=dealer"
    assert page.link("I don't know") == f"{TURNED}?turned-by=unknown"
    assert "Only a dealer's mistake can spoil the deal." in page.text


def test_links_lead_from_question_to_question_to_the_ruling(visit: Visitor) -> None:
    page = visit(TURNED)
    for choice in ("The dealer", "Two or more", "No"):
        page = visit(page.link(choice))
    assert page.address == MISDEAL
    assert page.title == "Misdeal."


def test_a_ruling_says_everything_that_belongs_on_its_card(visit: Visitor) -> None:
    page = visit(MISDEAL)
    for words in (
        "Cards back, please.",
        "Take all cards back.",
        "All bets go back.",
        "All cards are shuffled in.",
        "Two cards were up in time.",
        "Two cards turned up by the dealer are a misdeal",
        "Too late for a misdeal.",
        "The card is replaced.",
        "Both cards are replaced.",
        "differs",
    ):
        assert words in page.text, words
    assert page.link("Ruled otherwise by The house rules") == "#authorities"


def test_every_answer_can_be_changed_and_the_others_stay(visit: Visitor) -> None:
    page = visit(MISDEAL)
    address = page.link("Change : How many cards were turned up?")
    assert address == f"{TURNED}?turned-by=dealer&turned-when=no&changed=turned-count"
    again = visit(address)
    assert again.title == "How many cards were turned up?"
    after = visit(again.link("Two or more"))
    assert after.title == "Misdeal."
    assert "taken back" not in after.text


def test_an_answer_that_no_longer_applies_falls_away_and_is_named(visit: Visitor) -> None:
    page = visit(MISDEAL)
    after = visit(visit(page.link("Change : How many")).link("One"))
    assert after.title == "The card is replaced."
    assert "taken back" in after.text
    assert "Had two players acted? No" in after.text
    assert "turned-when" not in after.link("Ask again from the start")


def test_what_would_change_it_is_a_link_to_that_ruling(visit: Visitor) -> None:
    page = visit(MISDEAL)
    assert visit(page.link("Yes Too late")).title == "Too late for a misdeal."
    assert visit(page.link("The player The card stays")).title == "The card stays."


def test_other_authorities_are_a_link_away(visit: Visitor) -> None:
    page = visit(visit(MISDEAL).link("Both cards are replaced."))
    assert page.title == "Both cards are replaced."
    assert "taken back" in page.text
    back = visit(page.link("It would ask: Had two players acted?"))
    assert back.title == "Had two players acted?"


def test_a_case_without_a_rule_says_so(visit: Visitor) -> None:
    page = visit("/rule/holdem/raise-limit?format=tournament")
    assert page.title.startswith("No rule of this book covers this")
    assert "No rule" in page.text
    assert "Call the floor." in page.text


def test_a_topic_that_an_authority_does_not_have_is_the_floors(visit: Visitor) -> None:
    page = visit("/rule/holdem/left-table?authority=rrop")
    assert "floor's decision" in page.title
    assert "The player is dealt out." in page.text


def test_not_knowing_shows_the_rulings_still_possible(visit: Visitor) -> None:
    page = visit(f"{TURNED}?turned-by=unknown")
    assert "Who turned the card up?" in page.title
    assert "4 rulings are still possible" in page.text
    assert visit(page.link("The player")).title == "The card stays."
    assert "How many cards were turned up?" in page.text
    narrowed = visit(page.link("One"))
    assert "2 rulings are still possible" in narrowed.text


def test_not_knowing_what_does_not_matter_gives_the_ruling(visit: Visitor) -> None:
    page = visit("/rule/holdem/raise-limit?format=cash&raise-cap=unknown&raises-made=four")
    assert page.title == "No more raises."


def test_a_setting_of_the_room_is_used_and_marked(visit: Visitor) -> None:
    address = "/rule/holdem/raise-limit?format=cash"
    asked = visit(address)
    assert asked.title == "How many raises does this room allow?"
    assert "the room may post another number" in asked.text
    page = visit(f"{address}&raises-made=three&room=posted")
    assert page.title == "The raise is allowed."
    assert "Set by the room" in page.text


def test_the_table_is_changed_in_one_tap_and_kept(visit: Visitor) -> None:
    page = visit(visit(TURNED).link("Tournament"))
    assert page.address == f"{TURNED}?format=tournament&changed=format"
    assert "format=tournament" in page.link("The dealer")
    assert page.link("Tournament") == f"{TURNED}?changed=format"
    home = visit(page.link("Hold'em"))
    assert "format=tournament" in home.link("A card was turned up")


def test_a_room_with_two_books_asks_for_the_format(visit: Visitor) -> None:
    page = visit(f"{TURNED}?room=mixed")
    assert page.title == "Is this a cash game or a tournament?"
    assert "different books here" in page.text
    unknown = visit(page.link("I don't know"))
    assert "has to be answered" in unknown.text
    assert "I don't know" not in unknown.links()
    situation = "turned-by=dealer&turned-count=two-or-more&room=mixed"
    assert visit(f"{TURNED}?format=cash&{situation}").title == "Both cards are replaced."
    situation += "&turned-when=no"
    assert visit(f"{TURNED}?format=tournament&{situation}").title == "Misdeal."


def test_another_room_is_one_tap_away(visit: Visitor) -> None:
    page = visit(visit("/rule/holdem/raise-limit?format=cash").link("A room with a cap"))
    assert page.title == "How many raises have been made?"
    assert "room=posted" in page.link("Three")


def test_words_from_the_rule_files_are_escaped(visit: Visitor) -> None:
    page = visit("/topics/turned-up")
    assert 'exposed <card> & "more"' in page.text


def test_the_street_can_be_given_and_is_kept(visit: Visitor) -> None:
    page = visit(f"{TURNED}?street=preflop")
    assert "street=preflop" in page.link("The dealer")
    assert "before the flop" in page.text


def test_a_number_or_a_card_answers_a_question(visit: Visitor) -> None:
    page = visit(f"{TURNED}?turned-by=dealer&format=cash")
    (form,) = page.all(".//form[@class='measure']")
    sent = {one.get("name"): one.get("value", "3") for one in form.iter("input")}
    assert sent == {"turned-by": "dealer", "format": "cash", "turned-count.count": "3"}
    after = visit(f"{form.get('action')}?{urlencode(sent)}")
    assert after.title == "Had two players acted?"
    assert "How many cards were turned up? Two or more" in after.text
    assert "turned-count=two-or-more" in after.link("No")
    assert "turned-count.count" not in after.link("No")


def test_what_is_worked_out_must_agree_with_what_is_said(visit: Visitor) -> None:
    page = visit(f"{TURNED}?turned-by=dealer&turned-count=one&turned-count.count=3", 400)
    assert "is not what was worked out" in page.text
    assert visit(page.link("Two or more")).title == "Had two players acted?"
