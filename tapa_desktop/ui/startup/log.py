"""What goes wrong is written down: into a file that turns over, from Python, from Qt, and from a crash alike.

The file may be given to others. It names no home folder, and what is written into it names no player.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import sys
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QMessageLogContext, QtMsgType, qInstallMessageHandler

from tapa_desktop.app.storage.files import make_folder
from tapa_desktop.app.text.errors import with_file
from tapa_desktop.app.text.notice import Notice

from .environment import why_no_platform

translate = QCoreApplication.translate

FILE: Final = "tapa-desktop.log"
_BYTES: Final = 512 * 1024
_FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class _LogFile(RotatingFileHandler):
    """The file that is written now. A crash of the interpreter or of a library leaves its traces in the same."""

    def _open(self) -> TextIOWrapper:
        file = super()._open()
        faulthandler.enable(file)
        return file

    def close(self) -> None:
        """Write no more."""
        faulthandler.disable()
        super().close()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - as Python names it
        """A log that cannot be written now, as on a full disk, is not worth a word."""


class _Discreet(logging.Formatter):
    """Writes `~` for the home folder, which names its owner."""

    def format(self, record: logging.LogRecord) -> str:
        """The lines of a record."""
        return discreet(super().format(record))


def discreet(text: str) -> str:
    """A text that does not say where somebody is at home."""
    home = str(Path.home())
    return text.replace(home, "~") if len(home) > 1 else text


def start_log(folder: Path) -> OSError | None:
    """Write into a file in that folder from now on. Where that is not possible, why; the program can tell it later."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    try:
        make_folder(folder)
        handler = _LogFile(
            folder / FILE, maxBytes=_BYTES, backupCount=2, encoding="utf-8", errors="backslashreplace", delay=False
        )  # a name of a file need not be text
    except OSError as error:
        return error
    handler.setFormatter(_Discreet(_FORMAT))
    root.addHandler(handler)
    return None


def without_log(error: OSError) -> Notice:
    """What to say of a log that cannot be written."""
    return Notice(
        "warning",
        translate("Log", "What goes wrong cannot be written down."),
        with_file(error),
    )


def follow_qt() -> None:
    """Take down what Qt says; what it dies of is said in plain words on the way out."""
    qInstallMessageHandler(_take_down)


def _take_down(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    logging.getLogger("qt").log(_LEVELS[kind], "%s", message)
    if kind is QtMsgType.QtFatalMsg:
        sys.stderr.write(f"{why_qt_died(message)}\n")
        sys.stderr.flush()
        logging.shutdown()
        os._exit(1)  # Qt would abort the process right behind this line, and leave a core behind


def why_qt_died(message: str) -> str:
    """The last words of Qt for the user, who cannot do much with those it has."""
    if "platform plugin" not in message:
        return f"Tapa Desktop has to stop: {message}"
    wayland = "wayland" if os.environ.get("WAYLAND_DISPLAY") and not os.environ.get("DISPLAY") else "xcb"
    platform = os.environ.get("QT_QPA_PLATFORM", wayland).partition(":")[0]
    return why_no_platform(Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms"), platform)
