"""The log: a rotating file for messages from Python and Qt, and for crashes.

The log may be given to others. It contains no home folder and no player's name.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import re
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QMessageLogContext, QtMsgType, qInstallMessageHandler

from tapa_desktop.app.storage.files import make_folder, refuse_devices
from tapa_desktop.ui.text.notices import Message

from .environment import why_no_platform

translate = QCoreApplication.translate

FILE: Final = "tapa-desktop.log"
_BYTES: Final = 512 * 1024
_APPEND: Final = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
_FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class _LogFile(logging.Handler):
    """The current log file; when it is full it is kept, and another begins. The oldest of three goes.

    It raises nothing. What cannot be written now, up to the size of a file, is written with a later record, and a file
    that is gone is created again. `faulthandler` writes crashes of the interpreter or a library to the same file. The
    handler of the standard library for this, `RotatingFileHandler`, would import sockets at each start.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._descriptor = -1  # of the open file; -1 if there is none
        self._unwritten = b""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, after those that wait. If that fails there is nobody left to tell."""
        with suppress(Exception):
            if len(self._unwritten) < _BYTES:
                line = f"{self.format(record)}\n"
                self._unwritten += line.encode(errors="backslashreplace")  # names of files may be no UTF-8
            self._write()

    def open(self) -> None:
        """Open the file, or create it.

        Raises:
            OSError: if that is not possible, or the path is a folder or a device.
        """
        make_folder(self._path.parent)
        refuse_devices(self._path)
        descriptor = os.open(self._path, _APPEND, 0o666)
        self._shut()
        self._descriptor = descriptor
        faulthandler.enable(descriptor)

    def close(self) -> None:
        """Write what waits if that is possible now, close the file, and stop writing crashes to it."""
        with suppress(OSError):
            if self._unwritten:
                self._write()
        self._shut()
        super().close()

    def _write(self) -> None:
        """Write what waits, and then begin another file if this one is full.

        Raises:
            OSError: if the disk does not take everything.
        """
        if not self._is_open():
            self.open()
        while self._unwritten:
            self._unwritten = self._unwritten[os.write(self._descriptor, self._unwritten) :]
        if os.fstat(self._descriptor).st_size >= _BYTES:
            self._turn_over()

    def _turn_over(self) -> None:
        self._shut()
        with suppress(OSError):  # on Windows another window may be writing to it
            self._path.with_name(f"{FILE}.1").replace(self._path.with_name(f"{FILE}.2"))
        with suppress(OSError):
            self._path.replace(self._path.with_name(f"{FILE}.1"))
        self.open()

    def _is_open(self) -> bool:
        """Whether there is an open file, and it still has its path."""
        try:
            return os.path.samestat(self._path.stat(), os.fstat(self._descriptor))
        except OSError:
            return False

    def _shut(self) -> None:
        """Close the file if one is open. Another file may get its descriptor, in which no crash must be written."""
        descriptor, self._descriptor = self._descriptor, -1
        if descriptor >= 0:
            faulthandler.disable()
            with suppress(OSError):
                os.close(descriptor)


class _Discreet(logging.Formatter):
    """Replaces the home folder, which names its owner, with `~`."""

    def format(self, record: logging.LogRecord) -> str:
        """The text of a record."""
        return discreet(super().format(record))


def discreet(text: str) -> str:
    """The text with `~` in place of the home folder, if there is one, however it is written there."""
    try:
        home = Path.home()
    except RuntimeError:
        return text
    if len(home.parts) < 2:
        return text
    # Messages of Python have it as a literal, those of Qt with slashes, and `faulthandler` writes only ASCII.
    names = [part.strip("\\/") for part in home.parts]
    either = [f"(?:{re.escape(name)}|{re.escape(name.encode('ascii', 'backslashreplace').decode())})" for name in names]
    return re.sub(r"[\\/]+".join(either), "~", text, flags=re.IGNORECASE if home.drive else 0)


def start_log(folder: Path) -> OSError | None:
    """Start logging to a file in this folder. Return the error if that fails, so the program can show it later.

    What is logged then is written as soon as there is a file.
    """
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    handler = _LogFile(folder / FILE)
    handler.setFormatter(_Discreet(_FORMAT))
    root.addHandler(handler)
    try:
        handler.open()
    except OSError as error:
        return error
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
        with suppress(Exception):  # the error output may be closed, or on a full disk
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
