"""Where the program keeps what belongs to the player.

The environment variable `TAPA_DESKTOP_HOME` puts all that is kept under one folder: for tests, and for a program that
is carried about on a stick.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QStandardPaths

from tapa_desktop.app.text.notice import Notice

translate = QCoreApplication.translate

FOLDER: Final = "tapa-desktop"
_Place = QStandardPaths.StandardLocation
_XDG: Final = {  # the variable that names such a folder, and where it is in the home without one
    _Place.GenericDataLocation: ("XDG_DATA_HOME", ".local/share"),
    _Place.GenericConfigLocation: ("XDG_CONFIG_HOME", ".config"),
    _Place.GenericStateLocation: ("XDG_STATE_HOME", ".local/state"),
}


def data_dir() -> Path:
    """Where matches are kept. It may not exist yet."""
    return _home("data", _Place.GenericDataLocation)


def config_dir() -> Path:
    """Where the settings are kept. It may not exist yet."""
    return _home("config", _Place.GenericConfigLocation)


def log_dir() -> Path:
    """Where the program writes down what went wrong. It may not exist yet."""
    return _home("log", _Place.GenericStateLocation)


def unreadable_name() -> list[Notice]:
    """What is to be said where matches are kept under a name that is not UTF-8, as Qt takes all names to be."""
    name = os.fsencode(data_dir())
    try:
        name.decode()
    except UnicodeDecodeError:
        text = translate(
            "Paths",
            "The name of your matches' folder is not UTF-8. They are saved there, but file dialogs cannot open it.",
        )
        return [Notice("warning", text, name.decode(errors="replace"))]
    return []


def _home(name: str, place: QStandardPaths.StandardLocation) -> Path:
    own = os.environ.get("TAPA_DESKTOP_HOME")
    if own:
        return Path(own) / name
    if sys.platform in {"win32", "darwin"}:
        return Path(QStandardPaths.writableLocation(place)) / FOLDER
    variable, usual = _XDG[place]
    named = Path(os.environ.get(variable, ""))
    return (named if named.is_absolute() else Path.home() / usual) / FOLDER  # Qt would misread a name that is no UTF-8
