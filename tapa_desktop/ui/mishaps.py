"""The last door: an exception that nobody expected is written down and told, and the window goes on."""

from __future__ import annotations

import logging
import sys
import threading
import time
from collections.abc import Callable
from traceback import extract_tb, format_exception
from types import TracebackType
from typing import Final

from PySide6.QtCore import QObject, Qt, QThread, Signal

_AGAIN_S: Final = 60.0  # after which the same one is written down and told again: some come with every painting
_log: Final = logging.getLogger("mishap")

Place = tuple[object, ...]  # the kind of an exception, and the lines of code that it came through


class Mishaps(QObject):
    """Takes what Python would print and Qt would swallow.

    Signals:
        met: an exception, as Python writes it down. It comes queued, so that it is never met in the middle of a
            painting, and from whatever thread.
    """

    met = Signal(str)
    _taken = Signal(str)

    def __init__(self, clock: Callable[[], float] = time.monotonic, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._told: dict[Place, float] = {}
        self._taken.connect(self.met, Qt.ConnectionType.QueuedConnection)

    def watch(self) -> None:
        """Take the exceptions of all threads from now on."""
        sys.excepthook = self.take
        threading.excepthook = lambda args: self.take(args.exc_type, args.exc_value, args.exc_traceback)

    def take(self, kind: type[BaseException], error: BaseException | None, traceback: TracebackType | None) -> None:
        """Write an exception down and tell of it. Before the window is there, and behind it, it is printed as well."""
        if issubclass(kind, KeyboardInterrupt):
            sys.exit(1)
        if error is None or not self._is_news((kind, *((at.filename, at.lineno) for at in extract_tb(traceback)))):
            return
        _log.error("unexpected", exc_info=(kind, error, traceback))
        self._taken.emit("".join(format_exception(kind, error, traceback)))
        if threading.current_thread() is threading.main_thread() and not QThread.currentThread().loopLevel():
            sys.__excepthook__(kind, error, traceback)

    def _is_news(self, place: Place) -> bool:
        now = self._clock()
        if now - self._told.get(place, -_AGAIN_S) < _AGAIN_S:
            return False
        self._told[place] = now
        return True
