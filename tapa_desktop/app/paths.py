"""Where the program's own files lie: what it keeps for the player, and what it brings with it.

The environment variable `TAPA_DESKTOP_HOME` puts all that is kept under one folder: for tests, and for a program that
is carried about on a stick.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths

FOLDER: Final = "tapa-desktop"
_PACKAGE: Final = Path(__file__).resolve().parent.parent
_Place = QStandardPaths.StandardLocation


class ResourceMissing(FileNotFoundError):  # noqa: N818 - it says what has happened
    """A file that the program brings with it is not there: it was not installed whole. The message names it."""


def data_dir() -> Path:
    """Where matches are kept. It may not exist yet."""
    return _home("data", _Place.GenericDataLocation)


def config_dir() -> Path:
    """Where the settings are kept. It may not exist yet."""
    return _home("config", _Place.GenericConfigLocation)


def log_dir() -> Path:
    """Where the program writes down what went wrong. It may not exist yet."""
    return _home("log", _Place.GenericStateLocation)


def resource(*parts: str) -> Path:
    """A file or folder that the program brings with it, such as `resource("themes", "wood.json")`.

    Raises:
        ResourceMissing: when it is not there.
    """
    path = _resources().joinpath(*parts)
    if not path.exists():
        raise ResourceMissing(f"a part of the program is missing: {path}")
    return path


def _home(name: str, place: QStandardPaths.StandardLocation) -> Path:
    own = os.environ.get("TAPA_DESKTOP_HOME")
    return Path(own) / name if own else Path(QStandardPaths.writableLocation(place)) / FOLDER


def _resources() -> Path:
    """In the bundle, in an installed package, or in a clone, where they lie beside the package."""
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle) / "resources"
    installed = _PACKAGE / "resources"
    return installed if installed.is_dir() else _PACKAGE.parent / "resources"
