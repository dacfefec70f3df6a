"""Pages that are kept in memory: the same on the second visit, no errors, and only so many."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from floorman.web import create_app
from floorman.web.caching import LARGEST, MOST_PAGES, Pages
from floorman.web.settings import Settings

if TYPE_CHECKING:
    from flask.testing import FlaskClient

    from floorman.library.library import Library

SPLIT = "/calculators/split-pot?variant=holdem"


class Watched(Pages):
    """Remembers itself, so that a test can look inside."""

    last: Watched

    def __init__(self) -> None:
        super().__init__()
        Watched.last = self

    @property
    def addresses(self) -> list[str]:
        return list(self._bodies)


@pytest.fixture
def fresh(small: Library, monkeypatch: pytest.MonkeyPatch) -> FlaskClient:
    monkeypatch.setattr("floorman.web.caching.Pages", Watched)
    return create_app(small, Settings(secret="for tests")).test_client()  # noqa: S106


@pytest.mark.parametrize(
    "address",
    [
        "/",
        "/rule/holdem/turned-up?turned-by=player",
        f"{SPLIT}&pot=9&chip=1&high=2&high=6&button=4",
        "/api/v1/topics",
    ],
)
@pytest.mark.parametrize("packed", ["gzip", "identity"])
def test_the_second_visit_is_the_same(fresh: FlaskClient, address: str, packed: str) -> None:
    headers = {"Accept-Encoding": packed}
    first = fresh.get(address, headers=headers)
    assert len(Watched.last.addresses) == 1
    second = fresh.get(address, headers=headers)
    assert second.data == first.data
    assert dict(second.headers) == dict(first.headers)
    assert fresh.get(address).status_code == 200


@pytest.mark.parametrize(
    "address",
    ["/nonsense", "/?variant=chess", f"{SPLIT}&pot=9&chip=2&high=2", "/api/v1/health"],
)
def test_errors_and_the_state_of_health_are_not_kept(fresh: FlaskClient, address: str) -> None:
    fresh.get(address)
    assert Watched.last.addresses == []


def test_what_is_posted_is_not_kept(fresh: FlaskClient) -> None:
    fresh.post("/api/v1/calculators/openers", json={"hand": "Js Jd 4h 9c 2s"})
    assert Watched.last.addresses == []


def test_only_so_many_are_kept_and_the_last_used_stay(fresh: FlaskClient) -> None:
    fresh.get("/")
    for number in range(MOST_PAGES + 20):
        fresh.get(f"/api/v1/find?q=w{number}")
        fresh.get("/")
    kept = Watched.last.addresses
    assert len(kept) == MOST_PAGES
    assert "/?" in kept
    assert "/api/v1/find?q=w0" not in kept


def test_a_very_large_answer_is_not_kept(app_export: int, fresh: FlaskClient) -> None:
    assert app_export > LARGEST
    assert fresh.get("/").status_code == 200


@pytest.fixture
def app_export(library: Library, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr("floorman.web.caching.Pages", Watched)
    client = create_app(library, Settings(secret="for tests")).test_client()  # noqa: S106
    size = len(client.get("/api/v1/export").data)
    assert Watched.last.addresses == []
    return size
