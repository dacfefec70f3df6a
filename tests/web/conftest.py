"""A small rule base of its own, the site over it, and a visitor that checks every page it gets."""

from __future__ import annotations

import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from floorman.library.load import load_library
from floorman.web import create_app
from floorman.web.settings import Settings

sys.path.insert(0, str(Path(__file__).parent))

from visiting import Visitor

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flask import Flask

    from floorman.library.library import Library


@pytest.fixture(scope="session")
def small() -> Library:
    return load_library(Path(__file__).parent / "rules")


@pytest.fixture(scope="session")
def site(small: Library) -> Flask:
    return create_app(small, Settings(secret="for tests", cache_seconds=60))  # noqa: S106


@pytest.fixture
def visit(site: Flask) -> Visitor:
    return Visitor(site.test_client())


@pytest.fixture
def visit_real(app: Flask) -> Visitor:
    return Visitor(app.test_client())


@pytest.fixture(scope="session")
def small_server(site: Flask) -> Iterator[str]:
    from waitress import create_server  # noqa: PLC0415 - only the browser tests need it

    server = create_server(site, host="127.0.0.1", port=0, threads=4)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.effective_port}"
    server.close()
    thread.join(timeout=5)
