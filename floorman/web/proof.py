"""The proof: what the rule base holds and how much of the books it decides, computed."""

from __future__ import annotations

from flask import Blueprint, render_template, request

from floorman.web.context import keep_context
from floorman.web.forms import Address, context_fields
from floorman.web.shelf import library, shelf

pages = Blueprint("proof", __name__)


@pages.get("/proof")
def index() -> str:
    """The figures, and every section of every book."""
    keep_context(Address(context_fields(library()), request.args).read())
    return render_template(
        "proof/index.html",
        report=shelf().report,
        books=library().books,
        digest=library().digest,
    )
