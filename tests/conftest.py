"""What tests share: the rule base, the app, a live server and a browser."""

from __future__ import annotations

import os
import shutil
import threading
from typing import TYPE_CHECKING

import pytest

from floorman.home import project_root
from floorman.library.load import load_library

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flask import Flask
    from flask.testing import FlaskClient
    from playwright.sync_api import Browser

    from floorman.library.library import Library

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Where nothing may be skipped, a skipped test has failed."""
    report = yield
    if report.skipped and os.environ.get("FLOORMAN_NO_SKIPS"):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped, and nothing may be: {report.longrepr}"
    return report


@pytest.fixture(scope="session")
def library() -> Library:
    return load_library(project_root() / "rulings")


@pytest.fixture(scope="session")
def app(library: Library) -> Flask:
    from floorman.web import create_app  # noqa: PLC0415 - only the web tests need it
    from floorman.web.settings import Settings  # noqa: PLC0415

    return create_app(library, Settings.from_env({}))


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.fixture(scope="session")
def live_server(app: Flask) -> Iterator[str]:
    """The address of the app, served by waitress on a free port."""
    from waitress import create_server  # noqa: PLC0415 - only the browser tests need it

    server = create_server(app, host="127.0.0.1", port=0, threads=4)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.effective_port}"
    server.close()
    thread.join(timeout=5)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("there is no Chromium on this machine")
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only the browser tests need it

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()
