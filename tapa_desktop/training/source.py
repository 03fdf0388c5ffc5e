"""Which commit of the program is running, for the header of what it makes."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

_COMMAND: Final = ("git", "describe", "--always", "--dirty", "--abbrev=40", "--exclude=*")


def commit_of_program() -> str:
    """The commit, with "-dirty" where files were changed since; empty where git is not there or knows of none."""
    try:
        found = subprocess.run(  # noqa: S603 - a fixed command
            _COMMAND, cwd=Path(__file__).parent, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return found.stdout.strip()
