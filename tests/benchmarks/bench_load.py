"""How the time to load and check grows with the rule base: a quarter, a half and all of its topics.

Prints seconds and milliseconds a path; asserts nothing on time.
"""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from floorman.domain.flows import Footprints, ends
from floorman.home import project_root
from floorman.library.check import check, without
from floorman.library.load import read_library

if TYPE_CHECKING:
    from floorman.library.problems import Problem

SHARES = (4, 2, 1)


def main() -> None:
    """Time the checks on growing shares of the topics."""
    start = time.perf_counter()
    library, _ = read_library(project_root() / "rulings")
    print(f"reading {len(library.topics)} topics takes {time.perf_counter() - start:.2f} s")
    names = list(library.topics)
    for share in SHARES:
        kept = set(names[::share])
        part = without(library, set(names) - kept)
        part = replace(part, footprints=Footprints(), _flows={}, desks={})
        start = time.perf_counter()
        found: list[Problem] = list(check(part))
        seconds = time.perf_counter() - start
        paths = sum(
            1
            for topic, variant, authority in part.combinations()
            for _ in ends(part.flow(topic.id, variant, authority))
        )
        each = 1000 * seconds / paths
        print(
            f"{len(kept):4} topics {paths:6} paths: checked in {seconds:6.2f} s,"
            f" {each:.3f} ms a path ({len(found)} problems, of clauses left out)"
        )


if __name__ == "__main__":
    main()
