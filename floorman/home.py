"""Where the rule files, templates and static files lie."""

from __future__ import annotations

import os
from pathlib import Path


def project_root() -> Path:
    """FLOORMAN_HOME, else the checkout that holds `rulings/`, else the installed package."""
    home = os.environ.get("FLOORMAN_HOME")
    if home:
        return Path(home)
    package = Path(__file__).resolve().parent
    return package.parent if (package.parent / "rulings").is_dir() else package
