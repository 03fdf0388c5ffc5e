"""Symbolic links, where the system lets one be made."""

from __future__ import annotations

from pathlib import Path

import pytest


def linked(link: Path, target: Path) -> Path:
    """A new link to that place. Windows lets only some users make one, and wine makes something else of it."""
    link.parent.mkdir(exist_ok=True)
    try:
        link.symlink_to(target)
    except OSError:
        pytest.skip("no links can be made here")
    if not link.is_symlink():
        pytest.skip("links are no links here")
    return link
