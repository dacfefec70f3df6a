"""Hand-made addresses: the fault is named, what would do is offered, what was entered stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from flask import Flask
    from visiting import Visitor

TURNED = "/rule/holdem/turned-up"

BAD = (
    ("/rule/chess/turned-up", 404, "chess", "Hold'em"),
    ("/rule/any/turned-up", 404, "any", "Hold'em"),
    ("/rule/holdem/nonsense", 404, "nonsense", "A card was turned up on the deal"),
    ("/rule/razz/turned-up", 404, "razz", "Omaha"),
    (f"{TURNED}?foo=bar", 400, "foo", "Leave it out"),
    (f"{TURNED}?turned-by=ghost", 400, "ghost", "The player"),
    (f"{TURNED}?turned-by=", 400, "turned-by", "The player"),
    (f"{TURNED}?spoken=raise", 400, "never asks", "Leave it out"),
    (f"{TURNED}?turned-by=player&turned-count=one", 400, "never asks", "Leave it out"),
    (f"{TURNED}?turned-by=player&turned-by=dealer", 400, "given twice", "Leave it out"),
    (f"{TURNED}?turned-by=dealer&turned-count.count=none", 400, "none", "Leave it out"),
    (f"{TURNED}?turned-by=dealer&turned-count.cards=As", 400, "turned-count.cards", "Leave it out"),
    (f"{TURNED}?turned-by.count=1", 400, "turned-by.count", "Leave it out"),
    (f"{TURNED}?turned-by=player&turned-count.count=1", 400, "never asks", "Leave it out"),
    (f"{TURNED}?room=nowhere", 400, "nowhere", "A room with a cap"),
    (f"{TURNED}?authority=nobody", 400, "nobody", "authority"),
    (f"{TURNED}?changed=nobody", 400, "nobody", "changed"),
    (f"{TURNED}?street=showdown", 400, "cannot be where this topic happens", "Before the flop"),
    (f"{TURNED}?street=turn", 400, "turn", "Before the flop"),
    ("/rule/holdem/raise-limit?limit=no-limit", 400, "cannot be", "Fixed limit"),
    (f"{TURNED}?turned-by=deal%00er", 400, "\N{REPLACEMENT CHARACTER}", "The dealer"),
    (f"{TURNED}?turned-by=%F0%9F%83%8F", 400, "🃏", "The dealer"),
    (f"{TURNED}?turned-by=%FF%FE", 400, "%FF%FE", "The dealer"),
    (f"{TURNED}?turned-by={'x' * 500}", 400, "longer than 200 characters", "The dealer"),
    (f"{TURNED}?{'y' * 500}=1", 400, "yyy", "Leave it out"),
    ("/?variant=chess", 400, "chess", "Razz"),
    ("/?variant=razz&street=flop", 400, "is not a street of Razz", "Showdown"),
    ("/?q=a%00b", 400, "cannot be typed", "Leave it out"),
    ("/?q=a&q=b", 400, "given twice", "Leave it out"),
    ("/topics/nonsense", 404, "nonsense", "A card was turned up on the deal"),
    ("/topics/turned-up?variant=razz", 400, "razz", "Omaha"),
    ("/topics/turned-up/flow/razz", 404, "razz", "Omaha"),
    ("/clauses/nonsense", 404, "nonsense", "Start a new call"),
    ("/clauses?section=Nowhere", 400, "Nowhere", "section"),
    ("/games/chess", 404, "chess", "Razz"),
    ("/rooms/nowhere", 404, "nowhere", "A room with a cap"),
    ("/proof?foo=1", 400, "foo", "Leave it out"),
    ("/nonsense", 404, "no such page", "Start a new call"),
    ("/rule/h%00ldem/turned-up", 404, "\N{REPLACEMENT CHARACTER}", "Hold'em"),
    ("/rule/hold%C3%A9m/turned-up", 404, "holdém", "Omaha"),
    (f"/rule/holdem/{'t' * 900}", 404, "ttt...", "A card was turned up on the deal"),
    ("/rule/holdem/..%2F..%2Fetc", 404, "no such page", "Start a new call"),
)


@pytest.mark.parametrize(("address", "status", "named", "offered"), BAD)
def test_a_bad_address_is_named_and_mended(
    visit: Visitor, address: str, status: int, named: str, offered: str
) -> None:
    page = visit(address, status)
    assert named in page.text
    assert offered in page.text


@pytest.mark.parametrize("address", [one[0] for one in BAD])
def test_what_is_offered_instead_works_or_names_the_next_fault(
    visit: Visitor, address: str
) -> None:
    page = visit(address, visit.client.get(address).status_code)
    for repaired in page.links().values():
        if not repaired.startswith("#"):
            assert visit.client.get(repaired).status_code == 200, repaired


def test_what_was_entered_is_kept(visit: Visitor) -> None:
    page = visit(f"{TURNED}?turned-by=dealer&turned-count=three&format=cash", 400)
    assert "What you entered" in page.text
    for words in ("turned-by dealer", "turned-count three", "format cash"):
        assert words in page.text
    mended = visit(page.link("Two or more"))
    assert mended.title == "Had two players acted?"


def test_every_fault_is_named_at_once(visit: Visitor) -> None:
    page = visit(f"{TURNED}?foo=1&turned-by=ghost&room=nowhere", 400)
    for words in ("foo", "ghost", "nowhere"):
        assert words in page.text


def test_a_changed_answer_must_itself_be_possible(visit: Visitor) -> None:
    page = visit(f"{TURNED}?turned-by=dealer&spoken=raise&changed=spoken", 400)
    assert "never asks" in page.text


def test_markup_in_an_address_is_only_words(visit: Visitor) -> None:
    page = visit(f"{TURNED}?turned-by=%3Cscript%3Ealert(1)%3C/script%3E", 400)
    assert "<script>alert(1)</script>" in page.text
    assert b"<script>alert" not in page.response.data


def test_an_address_that_is_too_long_is_refused(visit: Visitor) -> None:
    assert "too long" in visit(f"/?q={'z' * 3000}", 414).title
    assert "too long" in visit(f"/rule/{'z' * 3000}/turned-up", 414).title


@pytest.mark.parametrize("method", ["post", "put", "delete", "patch"])
def test_pages_can_only_be_read(visit: Visitor, method: str) -> None:
    response = getattr(visit.client, method)("/")
    assert response.status_code == 405
    assert "GET" in response.headers["Allow"]
    assert "That cannot be done here" in response.text


def test_a_body_that_is_too_large_is_refused(site: Flask) -> None:
    assert site.config["MAX_CONTENT_LENGTH"] == 65536


def test_a_fault_of_our_own_looks_like_the_product(
    visit: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a secret detail")

    monkeypatch.setattr("floorman.web.rule.settle", broken)
    page = visit(f"{TURNED}?format=tournament&limit=pot-limit", 500)
    assert page.title == "Something broke on our side"
    assert "a secret detail" not in page.text
