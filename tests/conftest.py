"""What tests share: the rule base, the app, a live server and a browser."""

from __future__ import annotations

import os
import shutil
import threading
from typing import TYPE_CHECKING, TypeVar

import pytest

from floorman.home import project_root
from floorman.library.load import load_library

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from flask import Flask
    from flask.testing import FlaskClient
    from playwright.sync_api import Browser, Page

    from floorman.library.library import Library

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)

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
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where nothing may be skipped, a skipped test has failed."""
    return failed_if_skipped((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Where nothing may be skipped, a skipped module has failed."""
    return failed_if_skipped((yield))


def failed_if_skipped(report: Report) -> Report:
    if report.skipped and os.environ.get("FLOORMAN_NO_SKIPS"):
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid} was skipped, and nothing may be: {report.longrepr}"
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


@pytest.fixture(scope="session")
def axe_faults() -> Callable[[Page], list[str]]:
    """Gives what axe finds wrong on an open page, one line for each element; none is well."""
    from axe_playwright_python.sync_playwright import Axe  # noqa: PLC0415 - as above

    axe = Axe()

    def faults(page: Page) -> list[str]:
        return [
            f"{violation['id']}: {violation['help']} ({', '.join(map(str, node['target']))})"
            for violation in axe.run(page).response["violations"]
            for node in violation["nodes"]
        ]

    return faults
