"""Hears everything that a program says when something goes wrong in it, and that nobody expects."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from types import TracebackType
from typing import Any, Self

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_HARMLESS = (
    "This plugin does not support",  # the offscreen one, of every window
    "QGestureManager::deliverEvents",  # two fingers beyond its screen, which is smaller than a window may be
    "Mouse event",  # the hand's own: that a window has become smaller under it
)


class Ears(logging.Handler):
    """While it listens, `heard` gathers exceptions of all threads, warnings of Qt, and errors in the log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def __enter__(self) -> Self:
        self._before = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._take
        threading.excepthook = sys.unraisablehook = self._take_apart
        self._qt_before = qInstallMessageHandler(self._take_down)
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self)
        qInstallMessageHandler(self._qt_before)
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before

    def emit(self, record: logging.LogRecord) -> None:
        """An error that was logged."""
        self.heard.append(self.format(record))

    def _take(self, kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        self.heard.append("".join(traceback.format_exception(kind, error, where)))

    def _take_apart(self, args: Any) -> None:
        self._take(args.exc_type, args.exc_value, args.exc_traceback)

    def _take_down(self, kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        is_serious = kind in {QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg}
        if is_serious and not message.startswith(_HARMLESS):
            where = traceback.extract_stack()[-2]
            self.heard.append(f"Qt: {message} ({where.filename}, line {where.lineno})")
