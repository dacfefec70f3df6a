"""The web side: pages and API over a library. Flask is imported nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Flask
from jinja2 import StrictUndefined

from floorman.home import project_root
from floorman.library.load import load_library
from floorman.web import api, home, proof, reference, rooms, rule
from floorman.web.caching import add_caching
from floorman.web.calculators import api as calculators_api
from floorman.web.calculators import show as calculators
from floorman.web.errors import add_errors
from floorman.web.filters import add_filters
from floorman.web.packing import add_packing
from floorman.web.security import add_security
from floorman.web.settings import Settings
from floorman.web.shelf import Shelf

if TYPE_CHECKING:
    from floorman.library.library import Library

AREAS = (home, rule, calculators, reference, rooms, proof, api, calculators_api)


def create_app(library: Library, settings: Settings) -> Flask:
    """The application over a library; SituationError when the settings name an unknown room."""
    root = project_root()
    app = Flask("floorman", template_folder=root / "templates", static_folder=root / "static")
    configure(app, settings)
    app.extensions["floorman"] = Shelf(library)
    library.room(settings.room)
    add_security(app)
    add_packing(app)
    add_caching(app, library.digest)
    add_filters(app)
    add_errors(app)
    for area in AREAS:
        app.register_blueprint(area.pages)
    return app


def configure(app: Flask, settings: Settings) -> None:
    """Flask's own settings and ours."""
    app.config.update(
        SECRET_KEY=settings.secret,
        ROOM=settings.room,
        CACHE_SECONDS=settings.cache_seconds,
        MAX_QUERY=settings.max_query,
        MAX_CONTENT_LENGTH=settings.max_body,
        SESSION_COOKIE_SECURE=True,
        SESSION_COOKIE_HTTPONLY=True,
        SESSION_COOKIE_SAMESITE="Lax",
    )
    app.jinja_env.undefined = StrictUndefined
    app.jinja_env.trim_blocks = True
    app.jinja_env.lstrip_blocks = True
    app.json.sort_keys = False  # type: ignore[attr-defined]


def create_app_from_env() -> Flask:
    """The application for a WSGI server: its rules and its settings from the environment.

    Raises LibraryError while a rule file is unsound: nothing is served then.
    """
    return create_app(load_library(project_root() / "rulings"), Settings.from_env())
