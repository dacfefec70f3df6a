"""A clause page says how sure we are of its wording and its number."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from visiting import Visitor

    from floorman.library.library import Library


def test_a_doubtful_clause_has_no_number_and_says_why(
    visit_real: Visitor, library: Library
) -> None:
    doubtful = [
        one
        for one in library.clauses.values()
        if one.confidence
        and not one.id.startswith("tda24.")
        and (one.confidence != "clean-copy-seen" or one.numbering not in ("confirmed", "likely"))
    ]
    assert len(doubtful) > 50
    for clause in doubtful:
        assert not re.search(r", rule \d", clause.locator), clause.id
    text = visit_real(f"/clauses/{doubtful[0].id}").text
    assert "How sure of the wording" in text
    assert "How sure of the number" in text


def test_a_memory_is_called_one(visit_real: Visitor, library: Library) -> None:
    (clause, *_) = [one for one in library.clauses.values() if one.confidence == "from-memory"]
    assert "not seen in any copy" in visit_real(f"/clauses/{clause.id}").text.lower()
