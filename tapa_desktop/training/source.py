"""Finds the commit of the running program, for the headers of the files it makes."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

_COMMAND: Final = ("git", "describe", "--always", "--dirty", "--abbrev=40", "--exclude=*")


def commit_of_program() -> str:
    """The commit, with "-dirty" if files have changed since; empty without git or a repository."""
    try:
        found = subprocess.run(  # noqa: S603 - a fixed command
            _COMMAND, cwd=Path(__file__).parent, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return found.stdout.strip()
