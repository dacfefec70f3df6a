"""Pages are pure functions of the address, the rules and the build: each has a tag of the three."""

from __future__ import annotations

import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from flask import Response, current_app, request, url_for

if TYPE_CHECKING:
    from flask import Flask

YEAR = 365 * 24 * 3600


def add_caching(app: Flask, digest: str) -> None:
    """Tag the pages, answer 304 to who has them, and let static files be kept for good."""
    mimetypes.add_type("application/manifest+json", ".webmanifest")
    folders = (app.template_folder, app.static_folder, Path(__file__).parents[1])
    app.config["BUILD"] = _build(tuple(str(folder) for folder in folders), digest)
    app.before_request(_not_modified)
    app.after_request(_tag)
    app.jinja_env.globals["asset"] = asset


def _build(folders: tuple[str, ...], digest: str) -> str:
    total = hashlib.sha256(digest.encode())
    for folder in folders:
        for path in sorted(Path(folder).rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                total.update(path.name.encode() + b"\0" + path.read_bytes())
    return total.hexdigest()[:16]


def _tag_here() -> str:
    named = f"{current_app.config['BUILD']} {request.full_path}"
    return hashlib.sha256(named.encode("utf-8", "surrogateescape")).hexdigest()[:24]


def _not_modified() -> Response | None:
    if request.method not in ("GET", "HEAD") or request.endpoint in (None, "static"):
        return None
    if not request.if_none_match.contains_weak(_tag_here()):
        return None
    return Response(status=304)


def _tag(response: Response) -> Response:
    if request.endpoint == "static":
        if request.args.get("v") and response.status_code in (200, 304):
            response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable"
    elif request.endpoint != "api.health" and _may_be_kept(response):
        response.set_etag(_tag_here(), weak=True)
        seconds = current_app.config["CACHE_SECONDS"]
        response.headers["Cache-Control"] = f"public, max-age={seconds}, must-revalidate"
    else:
        response.headers["Cache-Control"] = "no-store"
    return response


def _may_be_kept(response: Response) -> bool:
    return request.method in ("GET", "HEAD") and response.status_code in (200, 304)


@cache
def _print_of(path: str) -> str:
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()[:10]


def asset(name: str) -> str:
    """The address of a static file, with a print of its content."""
    path = Path(str(current_app.static_folder)) / name
    return url_for("static", filename=name, v=_print_of(str(path)))
