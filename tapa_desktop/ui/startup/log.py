"""The log: a rotating file for messages from Python and Qt, and for crashes; and the reports of crashes.

The log may be given to others. It contains no home folder and no player's name: Python writes a crash into it itself,
past its formatter, so the home folder is removed from that text afterwards. After an unexpected error the program
continues; the player is told that nothing is lost, where the log is, and what to report.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import re
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from traceback import extract_tb, format_exception
from types import TracebackType
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QLibraryInfo,
    QMessageLogContext,
    QObject,
    QSysInfo,
    Qt,
    QThread,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
    qVersion,
)
from PySide6.QtGui import QGuiApplication

from tapa_desktop.app.storage.archive import log_dir
from tapa_desktop.app.storage.files import make_folder, read_end, refuse_devices
from tapa_desktop.ui.main.window import MainWindow
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
    """The current log file. A full one is renamed, and a new one begins; the oldest of three is deleted.

    It raises nothing. After an error, records wait, up to the size of a file, and are written with a later one; a
    deleted file is created again. `faulthandler` writes crashes of the interpreter or a library to the same file. The
    `RotatingFileHandler` of the standard library would import sockets at each start.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._descriptor = -1  # of the open file; -1 if there is none
        self._unwritten = b""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, after those that wait. Ignores errors, since there is no place to report them."""
        with suppress(Exception):
            if len(self._unwritten) < _BYTES:
                line = f"{without_home(self.format(record))}\n"
                self._unwritten += line.encode(errors="backslashreplace")  # names of files may be no UTF-8
            self._write()

    def open(self) -> None:
        """Open the file, or create it. Raises `OSError`, also for a folder or a device."""
        make_folder(self._path.parent)
        refuse_devices(self._path)
        descriptor = os.open(self._path, _APPEND, 0o666)
        self._close_file()
        self._descriptor = descriptor
        faulthandler.enable(descriptor)

    def close(self) -> None:
        """Write the waiting records if possible, close the file, and stop writing crashes to it."""
        with suppress(OSError):
            if self._unwritten:
                self._write()
        self._close_file()
        super().close()

    def _write(self) -> None:
        """Write the waiting records, and begin a new file if this one is full. Raises `OSError`."""
        if not self._is_open():
            self.open()
        while self._unwritten:
            self._unwritten = self._unwritten[os.write(self._descriptor, self._unwritten) :]
        if os.fstat(self._descriptor).st_size >= _BYTES:
            self._rotate()

    def _rotate(self) -> None:
        self._close_file()
        older, oldest = (self._path.with_name(f"{FILE}{end}") for end in (".1", ".2"))
        if older.is_dir():
            older = oldest  # the folder keeps its name
        with suppress(OSError):  # on Windows another window may be writing to it
            older.replace(oldest)
        with suppress(OSError):
            if older.is_dir():  # both names belong to folders
                self._path.unlink()
            else:
                self._path.replace(older)
        self.open()

    def _is_open(self) -> bool:
        """Whether there is an open file, and it still has its path."""
        try:
            return os.path.samestat(self._path.stat(), os.fstat(self._descriptor))
        except OSError:
            return False

    def _close_file(self) -> None:
        """Close the file if it is open. Another file may get its descriptor, so no crash may be written to that."""
        descriptor, self._descriptor = self._descriptor, -1
        if descriptor >= 0:
            faulthandler.disable()
            with suppress(OSError):
                os.close(descriptor)


def without_home(text: str) -> str:
    """The text with `~` in place of the home folder, in any spelling."""
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
    """Start logging to a file in this folder. Return the error if it cannot be written yet: records wait."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    handler = _LogFile(folder / FILE)
    handler.setFormatter(logging.Formatter(_FORMAT))
    root.addHandler(handler)
    try:
        handler.open()
    except OSError as error:
        return error
    return None


def log_fault(error: OSError) -> Message:
    """The message that the log cannot be written."""
    from tapa_desktop.ui.text.errors import with_file  # noqa: PLC0415 - no start waits for it

    return Message("warning", translate("Log", "The log file cannot be written."), with_file(error))


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
    """The meaning of a fatal message of Qt, for the user."""
    if "platform plugin" not in message:
        return f"Tapa Desktop has to stop: {message}"
    wayland = "wayland" if os.environ.get("WAYLAND_DISPLAY") and not os.environ.get("DISPLAY") else "xcb"
    platform = (os.environ.get("QT_QPA_PLATFORM") or wayland).partition(":")[0]
    return why_no_platform(Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms"), platform)


_REPEAT_S: Final = 60.0  # the same error is reported again only after this time, as some occur with every repaint
_log: Final = logging.getLogger("exception")

ErrorPlace = tuple[object, ...]  # type of an exception, and the lines of its traceback

_CRASH: Final = "Fatal Python error"
_REPORTED: Final = "a crash was found"
_MOST: Final = 1024 * 1024  # bytes of the log's end to search; the log is half as long
_LONGEST: Final = 6000  # characters of a report; the thread that crashed comes first
_end_log: Final = logging.getLogger("sudden end")


class CrashReporter(QObject):
    """Receives the exceptions that Python would only print and Qt would discard."""

    # An exception of any thread and its traceback, as Python formats them. Queued, so that no slot runs in a repaint.
    reported = Signal(str)
    _caught = Signal(str)

    def __init__(self, clock: Callable[[], float] = time.monotonic, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._reported_at: dict[ErrorPlace, float] = {}
        self._caught.connect(self.reported, Qt.ConnectionType.QueuedConnection)

    def watch(self) -> None:
        """Install the exception hooks for all threads."""
        sys.excepthook = self.handle
        threading.excepthook = lambda args: self.handle(args.exc_type, args.exc_value, args.exc_traceback)

    def handle(self, kind: type[BaseException], error: BaseException | None, traceback: TracebackType | None) -> None:
        """Log an exception and report it. Outside the event loop, or if that fails, it is printed as well."""
        if issubclass(kind, KeyboardInterrupt):
            sys.exit(1)
        if error is None:
            return
        try:
            is_reported = self._report(kind, error, traceback)
        except Exception:  # noqa: BLE001 - no exception may follow from the first
            is_reported = False
        if not is_reported:
            sys.__excepthook__(kind, error, traceback)

    def _report(self, kind: type[BaseException], error: BaseException, traceback: TracebackType | None) -> bool:
        """Log an exception and report it, unless it was just reported. Return whether an event loop can deliver it."""
        if not self._is_new((kind, *((at.filename, at.lineno) for at in extract_tb(traceback)))):
            return True
        _log.error("unexpected", exc_info=(kind, error, traceback))
        self._caught.emit("".join(format_exception(kind, error, traceback)))
        return threading.current_thread() is not threading.main_thread() or bool(QThread.currentThread().loopLevel())

    def _is_new(self, place: ErrorPlace) -> bool:
        now = self._clock()
        if now - self._reported_at.get(place, -_REPEAT_S) < _REPEAT_S:
            return False
        self._reported_at[place] = now
        return True


def report_error(window: MainWindow, traceback: str) -> None:
    """Report an exception, `traceback` as Python formats it, to the player, and try once more to save the match."""
    if window.session.store.save_again():
        text = translate("CrashReporter", "Something went wrong. Everything you played is saved.")
    else:
        text = translate("CrashReporter", "Something went wrong, and the match cannot be saved right now.")
    _show_report(window, text, traceback, traceback.strip().rpartition("\n")[2])


def report_sudden_end(window: MainWindow, crash: str) -> None:
    """Tell the player that the last run crashed; `crash` is the text that Python left in the log."""
    text = translate("CrashReporter", "Tapa Desktop did not close properly last time. Everything you played is saved.")
    _show_report(window, text, crash, crash.partition("\n")[0])


def report_of(error: str) -> str:
    """The report to copy: program version, system and error, without anything that identifies the player."""
    from tapa_desktop.version import origin  # noqa: PLC0415 - no start waits for it

    system = f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}, {QGuiApplication.platformName()}"
    head = f"Tapa Desktop {origin().full}, Python {sys.version.split()[0]}, Qt {qVersion()}, {system}"
    return without_home(f"{head}\n\n{error.strip()}\n")


def _show_report(window: MainWindow, text: str, error: str, line: str) -> None:
    request = translate("CrashReporter", "To report it, copy the report and send it. It is also at the end of the log:")
    row = window.messages.show_notice(Message("error", f"{text} {request}", f"{log_dir() / FILE}\n{line}"))
    report = report_of(error)
    row.offer(translate("CrashReporter", "Copy the report"), lambda: QGuiApplication.clipboard().setText(report))
    row.stay()


def unreported_crash(file: Path) -> str:
    """The text of the last crash in the log; empty if there is none, or an earlier start has reported it.

    This call marks it as reported. Reads only the end of the log; an unreadable log has no crash.
    """
    try:
        start, data = read_end(file, _MOST)
    except OSError:
        return ""
    text = data.decode(errors="backslashreplace")
    begin = text.rfind(_CRASH)
    if begin < 0 or text.rfind(_REPORTED) > begin:
        return ""
    _remove_home(file, start, text)
    _end_log.warning(_REPORTED)
    return without_home(text[begin : begin + _LONGEST])


def _remove_home(file: Path, start: int, text: str) -> None:
    """Replace the home folder in the text that begins at this byte. Other windows can append to the file meanwhile."""
    with suppress(OSError), file.open("r+b") as rewritten:
        rewritten.seek(start)
        rewritten.write(without_home(text).encode())
        rewritten.truncate()
