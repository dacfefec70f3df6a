"""In a real browser: the journeys, with and without script, and that everybody can use them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator, Page, ViewportSize

PHONE: ViewportSize = {"width": 390, "height": 844}
NARROW: ViewportSize = {"width": 320, "height": 640}
DESK: ViewportSize = {"width": 1280, "height": 900}
TURNED = "/rule/holdem/turned-up"
MISDEAL = f"{TURNED}?turned-by=dealer&turned-count=two-or-more&turned-when=no"
PAGES = {
    "home": "/",
    "found": "/?q=flashed",
    "calls": "/?variant=holdem",
    "empty": "/?variant=holdem&street=flop&q=zzzz",
    "question": f"{TURNED}?format=cash&turned-by=dealer",
    "measured": f"{TURNED}?turned-by=dealer&turned-count.count=1",
    "ruling": MISDEAL,
    "dropped": f"{MISDEAL}&room=mixed&format=cash&changed=room",
    "no-rule": "/rule/holdem/raise-limit?format=tournament",
    "undecided": f"{TURNED}?turned-by=unknown",
    "topics": "/topics",
    "topic": "/topics/turned-up",
    "flow": "/topics/turned-up/flow/holdem",
    "clauses": "/clauses",
    "section": "/clauses?section=Hold%27em",
    "clause": "/clauses/rrop.holdem.2",
    "books": "/books",
    "games": "/games",
    "game": "/games/holdem",
    "rooms": "/rooms",
    "room": "/rooms/posted",
    "proof": "/proof",
    "refused": f"{TURNED}?turned-by=ghost&foo=1",
    "missing": "/nonsense",
}


@pytest.fixture
def phone(browser: Browser, small_server: str) -> Iterator[Page]:
    context = browser.new_context(base_url=small_server, viewport=PHONE)
    yield context.new_page()
    context.close()


@pytest.fixture
def bare_phone(browser: Browser, small_server: str) -> Iterator[Page]:
    context = browser.new_context(base_url=small_server, viewport=PHONE, java_script_enabled=False)
    yield context.new_page()
    context.close()


def tap(page: Page, words: str) -> None:
    page.get_by_role("main").get_by_role("link", name=words, exact=True).first.click()


def test_from_home_to_a_ruling_without_script(bare_phone: Page) -> None:
    page = bare_phone
    page.goto("/")
    tap(page, "Hold'em")
    tap(page, "The deal")
    page.get_by_role("link", name="A card was turned up on the deal").click()
    for choice in ("The dealer", "Two or more", "No"):
        tap(page, choice)
    assert page.get_by_role("heading", level=1).inner_text() == "Misdeal."
    page.go_back()
    assert page.get_by_role("heading", level=1).inner_text() == "Had two players acted?"


def test_an_answer_is_changed_and_what_falls_away_is_said(phone: Page) -> None:
    phone.goto(MISDEAL)
    phone.get_by_role("link", name="Change : How many").or_(
        phone.get_by_role("link", name="Change: How many")
    ).click()
    tap(phone, "One")
    assert phone.get_by_role("heading", level=1).inner_text() == "The card is replaced."
    assert "Had two players acted?" in phone.get_by_role("status").inner_text()


def test_typing_filters_the_calls_and_find_searches_other_words(phone: Page) -> None:
    phone.goto("/?variant=holdem")
    box = phone.get_by_role("searchbox")
    box.type("raise again")
    shown = phone.locator(".calls li:visible")
    assert shown.count() == 1
    box.fill("zzzz")
    assert phone.get_by_text("Nothing on this page fits").is_visible()
    box.fill("capped")
    box.press("Enter")
    assert "raise again" in phone.locator(".calls").inner_text()


def test_a_clause_opens_in_place_without_script(bare_phone: Page) -> None:
    bare_phone.goto(MISDEAL)
    clause = bare_phone.get_by_text("A card that the dealer turns up is replaced")
    assert not clause.is_visible()
    bare_phone.locator("summary", has_text="The test book, Hold'em, rule 1").click()
    assert clause.is_visible()


def test_the_keyboard_reaches_the_content_and_the_focus_shows(phone: Page) -> None:
    phone.goto("/")
    phone.keyboard.press("Tab")
    assert phone.evaluate("document.activeElement.textContent") == "Skip to the content"
    phone.keyboard.press("Enter")
    phone.keyboard.press("Tab")
    width = phone.evaluate("getComputedStyle(document.activeElement).outlineWidth")
    assert float(width.removesuffix("px")) >= 2


def test_a_real_call_takes_few_taps(browser: Browser, live_server: str) -> None:
    page = browser.new_page(base_url=live_server, viewport=PHONE)
    page.goto("/")
    page.locator(".choices a").first.click()
    page.locator(".streets a").nth(1).click()
    page.locator(".calls a").first.click()
    taps = 3
    while not page.locator(".verdict").count():
        page.locator(".choices a").first.click()
        taps += 1
        assert taps <= 9
    page.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_axe_finds_nothing(
    browser: Browser, small_server: str, size: ViewportSize, scheme: str
) -> None:
    context = browser.new_context(
        base_url=small_server,
        viewport=size,
        color_scheme="dark" if scheme == "dark" else "light",
    )
    page, axe = context.new_page(), Axe()
    for name, address in PAGES.items():
        page.goto(address)
        page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")
        results = axe.run(page)
        assert not results.violations_count, f"{name}: {results.generate_report()}"
    context.close()


@pytest.mark.parametrize("zoom", ["100%", "200%"])
def test_no_page_scrolls_sideways(browser: Browser, small_server: str, zoom: str) -> None:
    context = browser.new_context(
        base_url=small_server, viewport=NARROW if zoom == "100%" else PHONE
    )
    page = context.new_page()
    for name, address in PAGES.items():
        page.goto(address)
        page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")
        page.evaluate(f"document.documentElement.style.fontSize = '{zoom}'")
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= page.evaluate("innerWidth"), f"{name} is {wide} wide"
    context.close()


def test_what_is_tapped_in_a_hurry_is_large(phone: Page) -> None:
    for address in (TURNED, "/", "/?variant=holdem", f"{TURNED}?turned-by=unknown"):
        phone.goto(address)
        targets = phone.locator(".choices a, .chips a, .calls a, .switch a, .button, button")
        for target in visible(targets):
            box = target.bounding_box()
            assert box is not None
            assert box["height"] >= 48, f"{address}: {target.inner_text()}"
            assert box["width"] >= 40, f"{address}: {target.inner_text()}"


def visible(targets: Locator) -> list[Locator]:
    return [one for one in targets.all() if one.is_visible()]


def test_the_verdict_is_the_largest_type(phone: Page) -> None:
    phone.goto(MISDEAL)
    sizes = phone.evaluate(
        "[...document.querySelectorAll('main *')].filter((one) => one.tagName !== 'H1')"
        ".map((one) => parseFloat(getComputedStyle(one).fontSize))"
    )
    verdict = phone.evaluate("parseFloat(getComputedStyle(document.querySelector('h1')).fontSize)")
    assert verdict > max(sizes)


def test_motion_is_left_out_for_who_wants_none(browser: Browser, small_server: str) -> None:
    page = browser.new_page(base_url=small_server, reduced_motion="reduce")
    page.goto(MISDEAL)
    moving = page.evaluate(
        "[...document.querySelectorAll('*')].filter("
        "(one) => getComputedStyle(one, '::before').transitionDuration !== '0s').length"
    )
    assert moving == 0
    page.close()


@pytest.mark.parametrize(("address", "pages"), [(MISDEAL, 1), ("/games/holdem", 2)])
def test_a_page_prints_black_on_white_on_few_sheets(phone: Page, address: str, pages: int) -> None:
    phone.emulate_media(media="print", color_scheme="dark")
    phone.goto(address)
    colours = phone.evaluate(
        "[getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]"
    )
    assert colours == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
    assert phone.pdf(format="A4").count(b"/Type /Page\n") <= pages


def test_nothing_is_fetched_from_elsewhere(phone: Page, small_server: str) -> None:
    asked: list[str] = []
    faults: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))
    phone.on("console", lambda message: faults.append(message.text))
    phone.on("pageerror", lambda error: faults.append(str(error)))
    for address in ("/", "/?variant=holdem", MISDEAL):
        phone.goto(address)
    assert all(one.startswith(small_server) for one in asked)
    assert not faults
