"""Where the files are that the program brings with it: themes, networks, rules pages. Standard library only."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent


class ResourceMissing(FileNotFoundError):  # noqa: N818 - it says what has happened
    """A file that the program brings with it is not there: it was not installed whole. The message names it."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"a part of the program is missing: {path}")
        self.path = path


def resource(*parts: str) -> Path:
    """A file or folder that the program brings with it, such as `resource("themes", "wood.toml")`.

    Raises:
        ResourceMissing: when it is not there.
    """
    path = _resources().joinpath(*parts)
    if not path.exists():
        raise ResourceMissing(path)
    return path


def _resources() -> Path:
    """In the bundle, in an installed package, or in a clone, where they lie beside the package."""
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle) / "resources"
    installed = _PACKAGE / "resources"
    return installed if installed.is_dir() else _PACKAGE.parent / "resources"
