"""Pages are pure functions of the address, the rules and the build: each has a tag of the three."""

from __future__ import annotations

import hashlib
import mimetypes
from collections import OrderedDict
from functools import cache
from http import HTTPStatus
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from flask import Response, current_app, g, request, url_for

if TYPE_CHECKING:
    from flask import Flask

YEAR = 365 * 24 * 3600
MOST_PAGES = 512
LARGEST = 256 * 1024


def add_caching(app: Flask, digest: str) -> None:
    """Tag the pages, answer 304 to who has them, and let static files be kept for good."""
    mimetypes.add_type("application/manifest+json", ".webmanifest")
    folders = (app.template_folder, app.static_folder, Path(__file__).parents[1])
    app.config["BUILD"] = _build(tuple(str(folder) for folder in folders), digest)
    app.before_request(_not_modified)
    pages = Pages()
    app.before_request(pages.kept)
    app.after_request(pages.keep)
    app.after_request(_tag)  # runs first: the last one named does
    app.jinja_env.globals["asset"] = asset


class Pages:
    """The pages last made, by address: the same address always gives the same page."""

    def __init__(self) -> None:
        self._bodies: OrderedDict[str, tuple[bytes, str]] = OrderedDict()
        self._lock = Lock()

    def kept(self) -> Response | None:
        """The page of this address, when it was made before."""
        if request.method != "GET":
            return None
        with self._lock:
            found = self._bodies.get(request.full_path)
            if found is None:
                return None
            self._bodies.move_to_end(request.full_path)
        g.kept = True
        return Response(found[0], mimetype=found[1])

    def keep(self, response: Response) -> Response:
        """Keep a page that was just made; the one not wanted for longest makes room.

        A very large answer is not kept: an address with names that it does not read would fill
        the memory with copies of it.
        """
        public = response.headers.get("Cache-Control", "").startswith("public")
        public = public and request.endpoint != "static"
        made = request.method == "GET" and response.status_code == HTTPStatus.OK
        if (
            made
            and public
            and not response.is_streamed
            and not g.get("kept")
            and not response.content_encoding
            and len(response.get_data()) <= LARGEST
        ):
            with self._lock:
                self._bodies[request.full_path] = (
                    response.get_data(),
                    response.mimetype or "text/html",
                )
                if len(self._bodies) > MOST_PAGES:
                    self._bodies.popitem(last=False)
        return response


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
