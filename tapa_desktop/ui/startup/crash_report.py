"""Logs unexpected errors and tells the player, while the program continues; also crashes of the last run.

The player is told that nothing is lost, where the log is, and what to report. Python writes a crash into the log
itself, past the log's formatter, so the home folder is removed from that text afterwards.
"""

from __future__ import annotations

import logging
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from traceback import extract_tb, format_exception
from types import TracebackType
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QSysInfo, Qt, QThread, Signal, qVersion
from PySide6.QtGui import QGuiApplication

from tapa_desktop.app.storage.archive import log_dir
from tapa_desktop.app.storage.files import read_end
from tapa_desktop.ui.main.window import MainWindow
from tapa_desktop.ui.text.notices import Message
from tapa_desktop.version import origin

from .log import FILE, discreet

_AGAIN_S: Final = 60.0  # the same error is reported again only after this time, as some occur with every repaint
_log: Final = logging.getLogger("exception")

ErrorPlace = tuple[object, ...]  # type of an exception, and the lines of its traceback

translate = QCoreApplication.translate

_BEGINS: Final = "Fatal Python error"
_TOLD: Final = "a crash was found"
_MOST: Final = 1024 * 1024  # bytes of the log's end in which it is looked for; the log is half as long
_LONGEST: Final = 6000  # characters of a report; the thread that crashed comes first
_end_log: Final = logging.getLogger("sudden end")


class CrashReporter(QObject):
    """Takes the exceptions that Python would only print and Qt would discard.

    Signals:
        reported: an exception and its traceback, as Python formats them. The signal is queued, so no slot runs in the
            middle of a repaint. The exception may come from any thread.
    """

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
            is_told = self._tell(kind, error, traceback)
        except Exception:  # noqa: BLE001 - the one exception must not bring another
            is_told = False
        if not is_told:
            sys.__excepthook__(kind, error, traceback)

    def _tell(self, kind: type[BaseException], error: BaseException, traceback: TracebackType | None) -> bool:
        """Log an exception and report it, unless it has just been. Return whether there is an event loop for that."""
        if not self._is_news((kind, *((at.filename, at.lineno) for at in extract_tb(traceback)))):
            return True
        _log.error("unexpected", exc_info=(kind, error, traceback))
        self._caught.emit("".join(format_exception(kind, error, traceback)))
        return threading.current_thread() is not threading.main_thread() or bool(QThread.currentThread().loopLevel())

    def _is_news(self, place: ErrorPlace) -> bool:
        now = self._clock()
        if now - self._reported_at.get(place, -_AGAIN_S) < _AGAIN_S:
            return False
        self._reported_at[place] = now
        return True


def report_error(window: MainWindow, what: str) -> None:
    """Report an exception to the player, and try once more to save the match.

    `what` is the exception as Python formats it.
    """
    if window.session.store.save_again():
        text = translate("CrashReporter", "Something went wrong. Everything you played is saved.")
    else:
        text = translate("CrashReporter", "Something went wrong, and the match cannot be saved right now.")
    _show_report(window, text, what, what.strip().rpartition("\n")[2])


def report_sudden_end(window: MainWindow, what: str) -> None:
    """Tell the player that the last run crashed; `what` is the text that Python left in the log."""
    text = translate("CrashReporter", "Tapa Desktop did not close properly last time. Everything you played is saved.")
    _show_report(window, text, what, what.partition("\n")[0])


def report_of(what: str) -> str:
    """The report to copy: program version, system and error, without anything that identifies the player."""
    system = f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}, {QGuiApplication.platformName()}"
    about = f"Tapa Desktop {origin().full}, Python {sys.version.split()[0]}, Qt {qVersion()}, {system}"
    return discreet(f"{about}\n\n{what.strip()}\n")


def _show_report(window: MainWindow, text: str, what: str, line: str) -> None:
    asked = translate("CrashReporter", "To report it, copy the report and send it. It is also at the end of the log:")
    row = window.messages.show_notice(Message("error", f"{text} {asked}", f"{log_dir() / FILE}\n{line}"))
    row.offer(translate("CrashReporter", "Copy the report"), partial(_copy, report_of(what)))
    row.stay()


def _copy(report: str) -> None:
    QGuiApplication.clipboard().setText(report)


def crash_left(file: Path) -> str:
    """The text of the last crash in the log; empty if there is none, or an earlier start has reported it.

    This call marks it as reported. A log that cannot be read holds no crash, and of one that is too long, because
    another program has written it, only the end is read.
    """
    try:
        start, data = read_end(file, _MOST)
    except OSError:
        return ""
    text = data.decode(errors="backslashreplace")
    begins = text.rfind(_BEGINS)
    if begins < 0 or text.rfind(_TOLD) > begins:
        return ""
    _make_discreet(file, start, text)
    _end_log.warning(_TOLD)
    return discreet(text[begins : begins + _LONGEST])


def _make_discreet(file: Path, start: int, text: str) -> None:
    """Replace the home folder in the text that begins at this byte of the file.

    It is rewritten in place, so other windows can still append to it.
    """
    with suppress(OSError), file.open("r+b") as rewritten:
        rewritten.seek(start)
        rewritten.write(discreet(text).encode())
        rewritten.truncate()
