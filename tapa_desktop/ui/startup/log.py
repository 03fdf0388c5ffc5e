"""The log: a rotating file for messages from Python and Qt, and for crashes.

The log may be given to others. It contains no home folder and no player's name.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QMessageLogContext, QtMsgType, qInstallMessageHandler

from tapa_desktop.app.storage.files import make_folder
from tapa_desktop.ui.text.notices import Message

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


class _LogFile(logging.FileHandler):
    """The current log file; when it is full it is kept, and another begins. The oldest of three goes.

    `faulthandler` writes crashes of the interpreter or a library to the same file. The handler of the standard library
    for this, `RotatingFileHandler`, would import sockets at each start.
    """

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, and then begin another file if this one is full."""
        super().emit(record)
        if self.stream is None or self.stream.tell() < _BYTES:
            return
        self.stream.close()
        path = Path(self.baseFilename)
        with suppress(OSError):  # on Windows another window may be writing to it
            path.with_name(f"{path.name}.1").replace(path.with_name(f"{path.name}.2"))
        with suppress(OSError):
            path.replace(path.with_name(f"{path.name}.1"))
        self.stream = self._open()

    def _open(self) -> TextIOWrapper:
        file = super()._open()
        faulthandler.enable(file)
        return file

    def close(self) -> None:
        """Close the file and stop writing crashes to it."""
        faulthandler.disable()
        super().close()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - as Python names it
        """Ignore that the log cannot be written now, as on a full disk."""


class _Discreet(logging.Formatter):
    """Replaces the home folder, which names its owner, with `~`."""

    def format(self, record: logging.LogRecord) -> str:
        """The text of a record."""
        return discreet(super().format(record))


def discreet(text: str) -> str:
    """The text with `~` in place of the home folder."""
    home = str(Path.home())
    return text.replace(home, "~") if len(home) > 1 else text


def start_log(folder: Path) -> OSError | None:
    """Start logging to a file in this folder. Return the error if that fails, so the program can show it later."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    try:
        make_folder(folder)
        handler = _LogFile(folder / FILE, encoding="utf-8", errors="backslashreplace")  # file names may be no UTF-8
    except OSError as error:
        return error
    handler.setFormatter(_Discreet(_FORMAT))
    root.addHandler(handler)
    return None


def without_log(error: OSError) -> Message:
    """The message that the log cannot be written."""
    from tapa_desktop.ui.text.errors import with_file  # noqa: PLC0415 - no start waits for it

    return Message(
        "warning",
        translate("Log", "The log file cannot be written."),
        with_file(error),
    )


def follow_qt() -> None:
    """Send Qt's messages to the log. A fatal one is explained to the user before the process ends."""
    qInstallMessageHandler(_log_qt_message)


def _log_qt_message(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    logging.getLogger("qt").log(_LEVELS[kind], "%s", message)
    if kind is QtMsgType.QtFatalMsg:
        sys.stderr.write(f"{why_qt_aborted(message)}\n")
        sys.stderr.flush()
        logging.shutdown()
        # WORKAROUND(Qt 6.9): Qt aborts right after the handler of a fatal message, and leaves a core dump.
        os._exit(1)


def why_qt_aborted(message: str) -> str:
    """What a fatal message of Qt means for the user."""
    if "platform plugin" not in message:
        return f"Tapa Desktop has to stop: {message}"
    wayland = "wayland" if os.environ.get("WAYLAND_DISPLAY") and not os.environ.get("DISPLAY") else "xcb"
    platform = os.environ.get("QT_QPA_PLATFORM", wayland).partition(":")[0]
    return why_no_platform(Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms"), platform)
