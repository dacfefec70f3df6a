"""The rules folder on disk: which files there are, each read once as strict YAML."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from floorman.library.text import Block, read

if TYPE_CHECKING:
    from pathlib import Path

    from floorman.library.problems import Problem


@dataclass(frozen=True, slots=True)
class Folder:
    """A rules folder; problems gather here while it is read."""

    root: Path
    problems: list[Problem] = field(default_factory=list)

    def file(self, name: str) -> Block | None:
        """One file as a block, None when it is missing or not strict YAML."""
        path = self.root / name
        return read(path, f"{self.root.name}/{name}", self.problems) if path.is_file() else None

    def files(self, below: str) -> tuple[str, ...]:
        """The YAML files anywhere below a folder, by name in order."""
        found = sorted((self.root / below).rglob("*.yaml"))
        return tuple(path.relative_to(self.root).as_posix() for path in found)

    def folders(self, below: str) -> tuple[str, ...]:
        """The names of the folders directly below a folder, in order."""
        place = self.root / below
        return (
            tuple(sorted(p.name for p in place.iterdir() if p.is_dir())) if place.is_dir() else ()
        )

    def digest(self) -> str:
        """A short digest of every rule file: it changes when a rule does."""
        total = hashlib.sha256()
        for name in self.files("."):
            total.update(name.encode() + b"\0" + (self.root / name).read_bytes() + b"\0")
        return total.hexdigest()[:16]
