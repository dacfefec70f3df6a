"""Home, calls, rules, books, games, rooms and the proof."""

from __future__ import annotations

from typing import TYPE_CHECKING

from floorman.library.coverage import report

if TYPE_CHECKING:
    from visiting import Visitor

    from floorman.library.library import Library


def test_home_leads_from_game_to_street_to_what_happened(visit: Visitor) -> None:
    page = visit("/")
    assert page.title == "Which game?"
    page = visit(page.link("Hold'em"))
    assert page.title == "What happened?"
    page = visit(page.link("Before the flop"))
    address = page.link("A card was turned up")
    assert address == "/rule/holdem/turned-up?street=preflop"
    assert visit(address).title == "Who turned the card up?"


def test_home_puts_common_calls_first(visit: Visitor) -> None:
    calls = [words for words in visit("/?variant=holdem").links() if words.startswith("A ")]
    assert calls[0].startswith("A card was turned up")


def test_home_keeps_to_the_street(visit: Visitor) -> None:
    links = " ".join(visit("/?variant=holdem&street=showdown").links())
    assert "A player spoke" in links
    assert "turned up" not in links


def test_search_finds_titles_and_other_words(visit: Visitor) -> None:
    page = visit("/?variant=holdem&q=flashed+card")
    assert page.link("A card was turned up")
    assert "“flashed card”" in page.text
    everywhere = visit("/?q=flashed")
    assert everywhere.link("Omaha : A card was turned up") == "/rule/omaha/turned-up"


def test_search_that_finds_nothing_says_what_to_do(visit: Visitor) -> None:
    for address in ("/?q=zzzz", "/?variant=holdem&q=zzzz", "/?variant=holdem&street=flop&q=zzzz"):
        assert "Nothing fits these words" in visit(address).text


def test_search_takes_words_of_any_script(visit: Visitor) -> None:
    assert "Nothing fits" in visit("/?q=%E2%99%A0+%D7%A7%D7%9C%D7%A3").text


def test_home_leaves_out_what_the_table_rules_out(visit: Visitor) -> None:
    page = visit("/?variant=holdem&limit=no-limit")
    assert "raise again" not in page.text
    assert "1 call left out" in page.text


def test_calls_of_a_game_stand_under_their_streets(visit: Visitor) -> None:
    page = visit("/topics?variant=razz")
    assert page.title == "Calls in Razz"
    assert page.link("A player spoke") == "/topics/spoken-word?variant=razz"


def test_a_call_shows_every_path_as_text(visit: Visitor) -> None:
    page = visit("/topics/turned-up")
    assert "flashed card" in page.text
    paths = {words: href for words, href in page.links().items() if href.startswith("/rule")}
    for verdict in ("The card stays.", "The card is replaced.", "Misdeal.", "Too late"):
        assert visit(paths[next(one for one in paths if verdict in one)]).title.startswith(verdict)


def test_a_call_of_one_authority_is_shown_under_it(visit: Visitor) -> None:
    page = visit("/topics/left-table")
    assert "The player is dealt out." in page.text
    assert "has no rule on this" in visit("/topics/left-table?authority=rrop").text
    assert "has no rule on this" in visit("/topics/left-table/flow/holdem?authority=rrop").text


def test_a_flow_is_drawn_with_its_words(visit: Visitor) -> None:
    page = visit("/topics/turned-up/flow/omaha")
    (picture,) = page.all(".//{http://www.w3.org/2000/svg}svg")
    assert picture.get("role") == "img"
    assert picture.get("aria-label") == "Flow of “A card was turned up on the deal” in Omaha"
    words = " ".join("".join(picture.itertext()).split())
    assert "Who turned the card up?" in words


def test_the_current_path_is_marked_by_more_than_colour(visit: Visitor) -> None:
    page = visit("/rule/holdem/turned-up?turned-by=player")
    (picture,) = page.all(".//{http://www.w3.org/2000/svg}svg")
    marked = [one for one in picture.iter() if "here" in one.get("class", "").split()]
    assert marked
    assert "➜ The card stays." in "".join(picture.itertext())
    assert "this path" in page.text


def test_a_clause_has_its_text_its_place_and_its_uses(visit: Visitor) -> None:
    page = visit("/clauses/rrop.holdem.2")
    assert "Two cards turned up by the dealer are a misdeal" in page.text
    assert visit(page.link("Hold'em : Misdeal.")).title == "Misdeal."
    page = visit("/clauses/rrop.holdem.1")
    assert "The word up is read as face up." in page.text


def test_a_clause_names_what_it_stands_against(visit: Visitor) -> None:
    assert "Overrides" in visit("/clauses/rrop.holdem.6").text
    assert "Overridden by" in visit("/clauses/rrop.holdem.5").text
    assert "Conflicts with" in visit("/clauses/house.1").text


def test_clauses_are_found_by_section_and_by_words(visit: Visitor) -> None:
    page = visit("/clauses")
    assert visit(page.link("Words")).title == "Words"
    assert "2 clauses" in visit("/clauses?q=misdeal").text + visit("/clauses?q=flop").text
    assert "No clause holds these words" in visit("/clauses?q=zzzz").text


def test_books_name_their_sections(visit: Visitor) -> None:
    page = visit("/books")
    assert page.link("Words")
    assert "The house rules" in page.text


def test_the_sheet_of_a_game_leaves_out_what_is_overridden(visit: Visitor) -> None:
    assert "The flop is three cards." in visit("/games/holdem").text
    omaha = visit("/games/omaha").text
    assert "In Omaha the flop is three cards too" in omaha
    assert "The flop is three cards." not in omaha
    assert visit(visit("/games").link("Razz")).title == "Razz"


def test_rooms_say_what_is_posted_and_what_is_not(visit: Visitor) -> None:
    page = visit("/rooms")
    chosen = visit(page.link("Rule for this room : A room with a cap"))
    assert chosen.address == "/?room=posted"
    assert "room=posted" in chosen.link("Hold'em")
    assert "How many raises does this room allow? Four" in visit("/rooms/posted").text
    assert "Asked whenever a ruling turns on it" in visit("/rooms/default").text


def test_the_proof_publishes_the_computed_figures(visit: Visitor, small: Library) -> None:
    page = visit("/proof")
    figures = report(small).figures
    assert f"Paths {figures['paths']}" in page.text
    assert f"Clauses {figures['clauses']}" in page.text
    assert "Open clauses None." in page.text
