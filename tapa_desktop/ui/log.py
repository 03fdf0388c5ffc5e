"""What goes wrong is written down: into a file that turns over, from Python and from Qt alike."""

from __future__ import annotations

import logging
import os
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QMessageLogContext, QtMsgType, qInstallMessageHandler

from tapa_desktop.app.notice import Notice

from .missing import why_no_platform

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


def start_log(folder: Path) -> OSError | None:
    """Write into a file in that folder from now on. Where that is not possible, why; the program can tell it later."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder / FILE, maxBytes=_BYTES, backupCount=2, encoding="utf-8", errors="backslashreplace", delay=False
        )  # a name of a file need not be text
    except OSError as error:
        return error
    handler.setFormatter(logging.Formatter(_FORMAT))
    root.addHandler(handler)
    return None


def without_log(error: OSError) -> Notice:
    """What to say of a log that cannot be written."""
    return Notice("warning", translate("Log", "What goes wrong cannot be written down."), str(error))


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
