"""Where the program keeps what belongs to the player.

The environment variable `TAPA_DESKTOP_HOME` puts all that is kept under one folder: for tests, and for a program that
is carried about on a stick.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths

FOLDER: Final = "tapa-desktop"
_Place = QStandardPaths.StandardLocation


def data_dir() -> Path:
    """Where matches are kept. It may not exist yet."""
    return _home("data", _Place.GenericDataLocation)


def config_dir() -> Path:
    """Where the settings are kept. It may not exist yet."""
    return _home("config", _Place.GenericConfigLocation)


def log_dir() -> Path:
    """Where the program writes down what went wrong. It may not exist yet."""
    return _home("log", _Place.GenericStateLocation)


def _home(name: str, place: QStandardPaths.StandardLocation) -> Path:
    own = os.environ.get("TAPA_DESKTOP_HOME")
    return Path(own) / name if own else Path(QStandardPaths.writableLocation(place)) / FOLDER
