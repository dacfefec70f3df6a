"""Of the site as a whole: its routes, templates, links, headers, tags and sizes."""

from __future__ import annotations

import gzip
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from floorman.domain.flows import ends
from floorman.errors import FloormanError, SituationError
from floorman.home import project_root
from floorman.web import create_app
from floorman.web.settings import SETTINGS, Settings

if TYPE_CHECKING:
    from flask import Flask
    from visiting import Visitor

    from floorman.library.library import Library

ROUTES = """
/
/api/v1/authorities
/api/v1/calculators
/api/v1/calculators/<calculator>
/api/v1/clauses
/api/v1/clauses/<clause>
/api/v1/coverage
/api/v1/export
/api/v1/find
/api/v1/health
/api/v1/openapi.json
/api/v1/rooms
/api/v1/rule/<variant>/<topic>
/api/v1/topics
/api/v1/topics/<topic>
/api/v1/variants
/books
/calculators
/calculators/<calculator>
/clauses
/clauses/<clause>
/games
/games/<variant>
/proof
/rooms
/rooms/<room>
/rule/<variant>/<topic>
/static/<path:filename>
/topics
/topics/<topic>
/topics/<topic>/flow/<variant>
"""
KILOBYTES = 1024
STATIC = ("floorman.css", "floorman.js", "icon.svg")
MISDEAL = "/rule/holdem/turned-up?turned-by=dealer&turned-count=two-or-more&turned-when=no"


def test_the_routes_are_these_and_none_writes(site: Flask) -> None:
    assert sorted(str(rule) for rule in site.url_map.iter_rules()) == ROUTES.split()
    for rule in site.url_map.iter_rules():
        works = str(rule) == "/api/v1/calculators/<calculator>"
        assert rule.methods == ({"POST", "OPTIONS"} if works else {"GET", "HEAD", "OPTIONS"}), rule


def test_every_template_compiles(site: Flask) -> None:
    names = site.jinja_env.list_templates(extensions=["html"])
    assert len(names) > 15
    for name in names:
        site.jinja_env.get_template(name)


def test_every_link_of_the_site_leads_somewhere(visit: Visitor) -> None:
    seen, waiting = {"/"}, deque(["/"])
    while waiting and len(seen) < 1500:
        address = waiting.popleft()
        if address.startswith(("/api/", "/static/")):
            assert visit.client.get(address).status_code == 200
            continue
        for href in visit(address).hrefs():
            target = href.split("#")[0]
            crowded = target.count("=") > 3 and len(seen) > 400
            if target and target not in seen and not crowded:
                seen.add(target)
                waiting.append(target)
    assert len(seen) > 200


def test_every_topic_of_the_real_rules_has_pages_of_a_fair_size(
    visit_real: Visitor, library: Library
) -> None:
    shared = sum(_wire(visit_real, f"/static/{name}") for name in STATIC)
    for topic, variant, authority in library.combinations():
        if variant != library.variants_of(topic)[0]:
            continue
        base = f"/rule/{variant}/{topic.id}"
        visit_real(f"{base}?authority={authority}")
        end = max(ends(library.flow(topic.id, variant, authority)), key=lambda one: len(one.trail))
        answers = "".join(f"&{step.fact}={choice}" for step, choice in end.trail)
        page = visit_real(f"{base}?authority={authority}{answers}")
        assert page.title == end.ruling.verdict
        assert _wire(visit_real, page.address) + shared <= 20 * KILOBYTES, topic.id
        assert len(page.response.data) <= 40 * KILOBYTES, topic.id
        visit_real(f"/topics/{topic.id}?variant={variant}&authority={authority}")


def test_every_path_of_the_real_rules_has_its_ruling_page(app: Flask, library: Library) -> None:
    client = app.test_client()
    for topic, variant, authority in library.combinations():
        for end in ends(library.flow(topic.id, variant, authority)):
            answers = {step.fact: choice for step, choice in end.trail}
            query = {**answers, "authority": authority}
            response = client.get(f"/rule/{variant}/{topic.id}", query_string=query)
            assert response.status_code == 200, (topic.id, variant, query)


@pytest.mark.parametrize("page", ["/clauses/{}", "/games/{}", "/rooms/{}"])
def test_every_reference_page_of_the_real_rules_is_sound(
    visit_real: Visitor, library: Library, page: str
) -> None:
    names = {"/clauses/{}": library.clauses, "/games/{}": library.games.played}
    for name in list(names.get(page, library.rooms))[:: 5 if "clauses" in page else 1]:
        visit_real(page.format(name))


def test_home_is_small(visit_real: Visitor, library: Library) -> None:
    shared = sum((project_root() / "static" / name).stat().st_size for name in STATIC)
    for address in ("/", *(f"/?variant={name}" for name in library.games.played)):
        visit_real(address)
        assert _wire(visit_real, address) + shared <= 40 * KILOBYTES, address


def _wire(visitor: Visitor, address: str) -> int:
    """What goes over the wire to a browser that takes gzip."""
    with visitor.client.get(address, headers={"Accept-Encoding": "gzip"}) as response:
        return len(response.get_data())


def test_every_answer_carries_the_headers(visit: Visitor) -> None:
    for address in ("/", "/nonsense", "/api/v1/health", "/api/v1/topics/none", "/proof"):
        headers = visit.client.get(address).headers
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "same-origin"
        assert "Set-Cookie" not in headers


def test_cookies_would_be_kept_to_this_site(site: Flask) -> None:
    assert site.config["SESSION_COOKIE_SECURE"]
    assert site.config["SESSION_COOKIE_HTTPONLY"]
    assert site.config["SESSION_COOKIE_SAMESITE"] == "Lax"


@pytest.mark.parametrize("address", ["/", MISDEAL, "/proof", "/api/v1/topics"])
def test_a_page_that_has_not_changed_is_not_sent_again(visit: Visitor, address: str) -> None:
    first = visit.client.get(address)
    tag = first.headers["ETag"]
    assert first.headers["Cache-Control"] == "public, max-age=60, must-revalidate"
    again = visit.client.get(address, headers={"If-None-Match": tag})
    assert again.status_code == 304
    assert not again.data
    assert again.headers["ETag"] == tag
    other = visit.client.get("/books", headers={"If-None-Match": tag})
    assert other.status_code == 200


def test_other_rules_have_other_tags(visit: Visitor, app: Flask) -> None:
    here, there = visit.client.get("/"), app.test_client().get("/")
    assert here.headers["ETag"] != there.headers["ETag"]


@pytest.mark.parametrize("address", ["/nonsense", "/api/v1/health", "/?variant=chess"])
def test_errors_and_the_state_of_health_are_not_kept(visit: Visitor, address: str) -> None:
    response = visit.client.get(address)
    assert response.headers["Cache-Control"] == "no-store"
    assert "ETag" not in response.headers


def test_static_files_are_named_by_their_content(visit: Visitor) -> None:
    page = visit("/")
    (style,) = [one.get("href", "") for one in page.all(".//link[@rel='stylesheet']")]
    with visit.client.get(style) as response:
        assert response.headers["Cache-Control"].endswith("immutable")
    with visit.client.get("/static/floorman.css") as response:
        assert "immutable" not in response.headers["Cache-Control"]


@pytest.mark.parametrize("address", ["/", "/static/floorman.css", "/api/v1/export"])
def test_who_takes_gzip_gets_it(visit: Visitor, address: str) -> None:
    with visit.client.get(address) as plain:
        assert "Content-Encoding" not in plain.headers
        assert "Accept-Encoding" in plain.headers["Vary"]
        whole = plain.get_data()
    with visit.client.get(address, headers={"Accept-Encoding": "gzip"}) as packed:
        assert packed.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(packed.data) == whole
        assert int(packed.headers["Content-Length"]) == len(packed.data)


def test_settings_come_from_the_environment() -> None:
    assert {one.name for one in SETTINGS} > {"FLOORMAN_SECRET", "FLOORMAN_ROOM"}
    plain, other = Settings.from_env({}), Settings.from_env({})
    assert len(plain.secret) >= 32
    assert plain.secret != other.secret
    assert plain.secret not in repr(plain)
    told = Settings.from_env({"FLOORMAN_SECRET": "s", "FLOORMAN_CACHE_SECONDS": "5"})
    assert (told.secret, told.cache_seconds) == ("s", 5)


@pytest.mark.parametrize("value", ["-1", "many", "1.5", "²"])
def test_a_setting_that_is_not_a_number_is_refused(value: str) -> None:
    with pytest.raises(FloormanError, match="FLOORMAN_CACHE_SECONDS"):
        Settings.from_env({"FLOORMAN_CACHE_SECONDS": value})


def test_the_room_of_the_settings_must_exist(small: Library) -> None:
    with pytest.raises(SituationError, match="nowhere"):
        create_app(small, Settings(room="nowhere"))
    site = create_app(small, Settings(room="posted"))
    page = site.test_client().get("/rule/holdem/raise-limit?format=cash")
    assert "How many raises have been made?" in page.text


def test_static_holds_no_foreign_address() -> None:
    for path in Path(project_root() / "static").iterdir():
        text = path.read_text().replace("http://www.w3.org/2000/svg", "")
        assert "http" not in text, path.name
