"""Finds the files that come with the program: themes, networks, rules pages. Standard library only."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent


class ResourceMissing(FileNotFoundError):  # noqa: N818 - the name says what has happened
    """A file that comes with the program is missing: the installation is incomplete. The message has its path."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"a part of the program is missing: {path}")
        self.path = path


def resource(*parts: str) -> Path:
    """The path of a file or folder that comes with the program, such as `resource("themes", "wood.toml")`.

    Raises `ResourceMissing` when it does not exist.
    """
    path = _resources().joinpath(*parts)
    if not path.exists():
        raise ResourceMissing(path)
    return path


def _resources() -> Path:
    """The folder of resources: in the frozen bundle, in the installed package, or beside the package in a clone."""
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle) / "resources"
    installed = _PACKAGE / "resources"
    return installed if installed.is_dir() else _PACKAGE.parent / "resources"
