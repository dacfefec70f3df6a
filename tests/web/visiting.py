"""A visitor of the site: every page that it gets is checked as HTML."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import html5lib

if TYPE_CHECKING:
    from collections.abc import Iterator
    from xml.etree.ElementTree import Element

    from flask.testing import FlaskClient
    from werkzeug.test import TestResponse


@dataclass(frozen=True)
class Page:
    address: str
    response: TestResponse
    tree: Element

    @property
    def text(self) -> str:
        main = self.tree.find(".//main")
        assert main is not None
        return " ".join(" ".join(main.itertext()).split())

    @property
    def title(self) -> str:
        return words_of(self.tree.find(".//h1"))

    def links(self) -> dict[str, str]:
        """Text of each link of the page's own part to its address."""
        return {words_of(one): one.get("href", "") for one in self.all(".//main//a")}

    def link(self, text: str) -> str:
        links = self.links()
        found = [links[text]] if text in links else []
        found += [href for words, href in links.items() if text in words]
        assert found, f"no link “{text}” on {self.address}: {sorted(self.links())}"
        return found[0]

    def all(self, path: str) -> list[Element]:
        return self.tree.findall(path)

    def hrefs(self) -> Iterator[str]:
        for one in self.all(".//a"):
            yield one.get("href", "")


class Visitor:
    """Gets pages; a page that is not sound HTML fails the test that asked for it."""

    def __init__(self, client: FlaskClient) -> None:
        self.client = client

    def __call__(self, address: str, status: int = 200) -> Page:
        response = self.client.get(address)
        assert response.status_code == status, f"{address}: {response.status}"
        assert response.content_type == "text/html; charset=utf-8"
        parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
        page = Page(address, response, parser.parse(response.get_data(as_text=True)))
        for check in CHECKS:
            check(page)
        return page


def words_of(element: Element | None) -> str:
    assert element is not None
    return " ".join(" ".join(element.itertext()).split())


def has_one_heading_and_title(page: Page) -> None:
    assert len(page.all(".//h1")) == 1, page.address
    title = words_of(page.tree.find(".//title"))
    assert title.endswith("Floorman"), title
    assert len(title) > len(" – Floorman"), page.address  # noqa: RUF001 - the dash of titles
    levels = [int(one.tag[1]) for one in page.tree.iter() if one.tag in ("h1", "h2", "h3")]
    for above, below in pairwise(levels):
        assert below <= above + 1, f"{page.address}: a heading level is left out"


def has_unique_ids_that_are_met(page: Page) -> None:
    ids = [one.get("id") for one in page.tree.iter() if one.get("id")]
    assert len(ids) == len(set(ids)), f"{page.address}: an id twice"
    for one in page.tree.iter():
        for name in ("aria-labelledby", "for"):
            assert not one.get(name) or one.get(name) in ids, f"{page.address}: {one.get(name)}"
        href = one.get("href", "")
        assert not href.startswith("#") or href[1:] in ids, f"{page.address}: {href}"


def has_labels(page: Page) -> None:
    labelled = {one.get("for") for one in page.all(".//label")}
    for one in page.all(".//input"):
        assert one.get("type") == "hidden" or one.get("id") in labelled, page.address
    for path in (".//a", ".//button", ".//summary"):
        for one in page.all(path):
            assert words_of(one), f"{page.address}: a {one.tag} without words"


def has_landmarks(page: Page) -> None:
    root = page.tree
    assert root.get("lang") == "en"
    assert root.get("dir") == "ltr"
    for tag in ("main", "header", "footer"):
        assert len(page.all(f".//{tag}")) == 1, f"{page.address}: {tag}"
    labels = [one.get("aria-label") for one in page.all(".//nav")]
    assert all(labels), page.address
    assert len(labels) == len(set(labels)), page.address


def has_nothing_inline_and_nothing_foreign(page: Page) -> None:
    assert not page.all(".//style"), page.address
    for one in page.tree.iter():
        assert one.get("style") is None, f"{page.address}: {one.tag} has a style"
        assert not [name for name in one.keys() if str(name).startswith("on")], page.address  # noqa: SIM118
        for name in ("href", "src", "action"):
            value = one.get(name)
            assert value is None or value.startswith(("/", "#", "?")), f"{page.address}: {value}"
    for one in page.all(".//script"):
        assert one.get("src"), page.address
        assert not (one.text or "").strip(), page.address


CHECKS = (
    has_one_heading_and_title,
    has_unique_ids_that_are_met,
    has_labels,
    has_landmarks,
    has_nothing_inline_and_nothing_foreign,
)
