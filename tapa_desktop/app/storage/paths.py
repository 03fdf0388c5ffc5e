"""The folders of the player's data.

The environment variable `TAPA_DESKTOP_HOME` puts all of them under one folder: for tests, and for a portable
installation on a USB stick.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths

from tapa_desktop.app.notice import Notice, NoticeKind

FOLDER: Final = "tapa-desktop"
_Place = QStandardPaths.StandardLocation
_XDG: Final = {  # the variable that names each folder, and its default within the home folder
    _Place.GenericDataLocation: ("XDG_DATA_HOME", ".local/share"),
    _Place.GenericConfigLocation: ("XDG_CONFIG_HOME", ".config"),
    _Place.GenericStateLocation: ("XDG_STATE_HOME", ".local/state"),
}


def data_dir() -> Path:
    """The folder of the matches. It may not exist yet."""
    return _home("data", _Place.GenericDataLocation)


def config_dir() -> Path:
    """The folder of the settings. It may not exist yet."""
    return _home("config", _Place.GenericConfigLocation)


def log_dir() -> Path:
    """The folder of the log. It may not exist yet."""
    return _home("log", _Place.GenericStateLocation)


def dialog_dir() -> Path:
    """The folder in which dialogs that ask for a file begin: where players of this system keep their files."""
    if sys.platform in {"win32", "darwin"}:
        return Path(QStandardPaths.writableLocation(_Place.DocumentsLocation))
    return Path.home()


def unreadable_name() -> list[Notice]:
    """A warning if the path of the matches is not valid UTF-8, which Qt requires of all paths."""
    name = os.fsencode(data_dir())
    try:
        name.decode()
    except UnicodeDecodeError:
        return [Notice("warning", NoticeKind.FOLDER_NOT_UTF8, name.decode(errors="replace"))]
    return []


def _home(name: str, place: QStandardPaths.StandardLocation) -> Path:
    own = os.environ.get("TAPA_DESKTOP_HOME")
    if own:
        return Path(own) / name
    if sys.platform in {"win32", "darwin"}:
        return Path(QStandardPaths.writableLocation(place)) / FOLDER
    variable, usual = _XDG[place]
    # WORKAROUND(Qt 6.9): QStandardPaths misreads names that are not UTF-8, so the XDG variables are read here.
    named = Path(os.environ.get(variable, ""))
    return (named if named.is_absolute() else _home_folder() / usual) / FOLDER


def _home_folder() -> Path:
    """The home folder in $HOME, or, where that is empty or relative, the one that the system knows."""
    home = Path.home()
    if home.is_absolute():
        return home
    import pwd  # noqa: PLC0415 - hardly ever, and not on Windows

    return Path(pwd.getpwuid(os.getuid()).pw_dir)
