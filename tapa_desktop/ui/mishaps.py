"""The last door: an exception that nobody expected is written down and told, and the window goes on."""

from __future__ import annotations

import logging
import sys
import threading
from types import TracebackType

from PySide6.QtCore import QObject, Signal

from tapa_desktop.app.notice import Notice


class Mishaps(QObject):
    """Takes what Python would print and Qt would swallow.

    Signals:
        noticed: a `Notice` for the message bar; from another thread it comes queued.
    """

    noticed = Signal(object)

    def __init__(self, log_file: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log_file = log_file

    def watch(self) -> None:
        """Take the exceptions of all threads from now on."""
        sys.excepthook = self.take
        threading.excepthook = lambda args: self.take(args.exc_type, args.exc_value, args.exc_traceback)

    def take(self, kind: type[BaseException], error: BaseException | None, traceback: TracebackType | None) -> None:
        """Write an exception down and tell of it."""
        if issubclass(kind, KeyboardInterrupt):
            sys.exit(1)
        assert error is not None
        logging.getLogger("mishap").error("unexpected", exc_info=(kind, error, traceback))
        text = self.tr("Something went wrong in the program. The match is saved as far as it was played.")
        self.noticed.emit(Notice("error", text, f"{kind.__name__}: {error}\n{self._log_file}"))
