"""Headers and limits that every answer and every request is held to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import abort, current_app, request

if TYPE_CHECKING:
    from flask import Flask, Response

SOURCES = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "manifest-src": "'self'",
    "connect-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
}
POLICY = "; ".join(f"{name} {source}" for name, source in SOURCES.items())
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


def add_security(app: Flask) -> None:
    """Refuse addresses that are too long, and send the headers with every answer."""
    app.before_request(_refuse_long_addresses)
    app.after_request(_send_headers)


def _refuse_long_addresses() -> None:
    longest = int(current_app.config["MAX_QUERY"])
    if len(request.query_string) > longest or len(request.path) > longest:
        abort(414)


def _send_headers(response: Response) -> Response:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response
