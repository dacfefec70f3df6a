"""The calculators in a real browser: cards and seats are tapped, with script and without."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page, ViewportSize

PHONE: ViewportSize = {"width": 390, "height": 844}
NARROW: ViewportSize = {"width": 320, "height": 640}
DESK: ViewportSize = {"width": 1280, "height": 900}
STUD = "/calculators/split-pot?variant=stud7"
TIED = {
    2: "nine of clubs, eight of diamonds, seven of spades, six of hearts, five of clubs",
    5: "nine of hearts, eight of spades, seven of clubs, six of diamonds, five of spades",
}
REST = {2: "king of spades, deuce of diamonds", 5: "king of diamonds, three of clubs"}
ANSWER = f"{STUD}&pot=83&chip=1&high=2&high=5&cards.2=9c8d7s6h5cKs2d&cards.5=9h8s7c6d5sKd3c"
PAGES = (
    "/calculators",
    "/calculators/bring-in",
    STUD,
    ANSWER,
    "/calculators/split-pot?variant=omaha8&pot=83&chip=5&high=2",
    "/calculators/side-pots?contributions.1=20&contributions.2=70&contributions.3=100",
    "/calculators/showdown?variant=lowball_a5",
    "/calculators/bet?variant=stud7&limit=limit",
    "/calculators/openers?hand=Js+Jd+4h+9c+2s",
    "/rule/jacks/jacks-to-open",
    "/rule/omaha8/tied-pot-high-low",
)


@pytest.fixture
def phone(browser: Browser, live_server: str) -> Iterator[Page]:
    context = browser.new_context(base_url=live_server, viewport=PHONE, has_touch=True)
    yield context.new_page()
    context.close()


def tap_cards(page: Page, seat: int) -> None:
    for name in f"{TIED[seat]}, {REST[seat]}".split(", "):
        page.get_by_role("button", name=name, exact=True).tap()


def test_tapping_cards_splits_a_pot_on_a_phone(phone: Page) -> None:
    phone.goto(STUD)
    phone.get_by_label("The pot", exact=True).fill("83")
    phone.get_by_label("The smallest chip").fill("1")
    for seat in (2, 5):
        phone.get_by_role("checkbox", name=f"Seat {seat}", exact=True).check()
    assert phone.locator(".seat-row:visible").count() == 2
    phone.get_by_label("Seat 2, cards").tap()
    tap_cards(phone, 2)
    assert phone.get_by_label("Seat 2, cards").input_value() == "9c 8d 7s 6h 5c Ks 2d"
    assert phone.locator(".tray-head strong").inner_text() == "Seat 5"
    assert phone.get_by_role("button", name="nine of clubs", exact=True).is_disabled()
    tap_cards(phone, 5)
    phone.get_by_role("button", name="Work it out").tap()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Seat 2 gets 42 and seat 5 gets 41")
    query = parse_qs(urlsplit(phone.url).query)
    assert set(query) == {
        "variant",
        "pot",
        "chip",
        "high",
        "cards.2",
        "cards.5",
        "authority",
        "room",
    }


def test_a_card_is_taken_back(phone: Page) -> None:
    phone.goto("/calculators/openers")
    field = phone.get_by_label("The five cards")
    field.tap()
    ace = phone.get_by_role("button", name="ace of spades", exact=True)
    ace.tap()
    phone.get_by_role("button", name="joker", exact=True).tap()
    assert field.input_value() == "As Jk"
    assert ace.get_attribute("aria-pressed") == "true"
    phone.get_by_role("button", name="Take back").tap()
    ace.tap()
    assert field.input_value() == ""
    phone.get_by_label("Joker", exact=True).select_option("none")
    assert phone.get_by_role("button", name="joker", exact=True).is_disabled()
    phone.get_by_role("button", name="Close").tap()
    assert phone.locator(".tray").count() == 0


def test_going_back_keeps_the_form_alive(phone: Page) -> None:
    phone.goto("/calculators/openers")
    phone.get_by_label("The five cards").fill("Js Jd 4h 9c 2s")
    phone.get_by_role("button", name="Work it out").tap()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Openers: pair of jacks")
    phone.go_back()
    assert phone.get_by_label("Cards thrown away").is_enabled()


def test_cards_answer_a_question_by_tapping(phone: Page) -> None:
    phone.goto("/rule/jacks/jacks-to-open")
    phone.get_by_text("Enter it instead").tap()
    phone.get_by_label("The five cards").tap()
    for name in (
        "jack of spades",
        "jack of hearts",
        "nine of clubs",
        "five of clubs",
        "deuce of hearts",
    ):
        phone.get_by_role("button", name=name, exact=True).tap()
    phone.get_by_role("button", name="Work it out").tap()
    expect(phone.get_by_role("main")).to_contain_text("Worked out")


def test_without_script_plain_fields_and_seats_do(browser: Browser, live_server: str) -> None:
    context = browser.new_context(base_url=live_server, viewport=PHONE, java_script_enabled=False)
    page = context.new_page()
    page.goto("/calculators/split-pot")
    page.get_by_role("link", name="Seven-card stud", exact=True).click()
    page.get_by_label("The pot", exact=True).fill("83")
    page.get_by_label("The smallest chip").fill("1")
    for seat, cards in ((2, "9c 8d 7s 6h 5c Ks 2d"), (5, "9h 8s 7c 6d 5s Kd 3c")):
        page.get_by_role("checkbox", name=f"Seat {seat}", exact=True).check()
        page.get_by_label(f"Seat {seat}, cards").fill(cards)
    page.get_by_role("button", name="Work it out").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Seat 2 gets 42 and seat 5 gets 41")
    context.close()


def opened(page: Page, address: str) -> None:
    page.goto(address)
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")
    if page.locator("input[data-cards]:visible").count():
        page.locator("input[data-cards]:visible").first.focus()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_axe_finds_nothing(
    browser: Browser,
    live_server: str,
    axe_faults: Callable[[Page], list[str]],
    size: ViewportSize,
    scheme: str,
) -> None:
    dark = scheme == "dark"
    context = browser.new_context(
        base_url=live_server, viewport=size, color_scheme="dark" if dark else "light"
    )
    page = context.new_page()
    for address in PAGES:
        opened(page, address)
        assert not axe_faults(page), address
    context.close()


@pytest.mark.parametrize("zoom", ["100%", "200%"])
def test_no_calculator_scrolls_sideways(browser: Browser, live_server: str, zoom: str) -> None:
    size = NARROW if zoom == "100%" else PHONE
    page = browser.new_page(base_url=live_server, viewport=size)
    for address in PAGES:
        opened(page, address)
        page.evaluate(f"document.documentElement.style.fontSize = '{zoom}'")
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= page.evaluate("innerWidth"), f"{address} is {wide} wide"
    page.close()


def test_what_is_tapped_is_large(phone: Page) -> None:
    for address in PAGES:
        opened(phone, address)
        targets = phone.locator(
            ".key, .oval label, .button, summary, select, .field input, .by-seat input"
        )
        for target in [one for one in targets.all() if one.is_visible()]:
            box = target.bounding_box()
            assert box is not None
            assert min(box["height"], box["width"]) >= 47.9, f"{address}: {box}"


def test_no_seat_of_the_oval_covers_another(browser: Browser, live_server: str) -> None:
    page = browser.new_page(base_url=live_server, viewport=NARROW)
    for address in ("/calculators/split-pot?variant=omaha8", "/rule/omaha8/tied-pot-high-low"):
        opened(page, address)
        boxes = [one.bounding_box() for one in page.locator(".oval").first.locator("label").all()]
        middles = [(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2) for b in boxes if b]
        for at, one in enumerate(middles):
            for other in middles[at + 1 :]:
                apart = ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5
                assert apart >= 48, (address, one, other)
    page.close()


def test_an_answer_prints_on_one_sheet(phone: Page) -> None:
    phone.emulate_media(media="print")
    for address in PAGES[3:4] + PAGES[5:6]:
        phone.goto(address)
        assert phone.pdf(format="A4").count(b"/Type /Page\n") == 1, address


def test_nothing_is_inline_and_nothing_is_logged(phone: Page, live_server: str) -> None:
    asked: list[str] = []
    faults: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))
    phone.on("console", lambda message: faults.append(message.text))
    phone.on("pageerror", lambda error: faults.append(str(error)))
    for address in PAGES[:4]:
        opened(phone, address)
    assert all(one.startswith(live_server) for one in asked)
    assert not faults
