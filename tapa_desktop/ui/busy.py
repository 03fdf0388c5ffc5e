"""While a long match is read the pointer says so, and soon a message as well, which offers to stop."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from tapa_desktop.app.notice import Notice
from tapa_desktop.app.session import Session

from .panels.message_bar import MessageBar

MOMENT_MS: Final = 500  # for which nothing need be said


class Busy(QObject):
    """Tells in one window that a match is being read, from the start where that is so already."""

    def __init__(self, session: Session, messages: MessageBar) -> None:
        super().__init__(messages)
        self._session, self._messages = session, messages
        self._notice: Notice | None = None
        self._timer = QTimer(self, singleShot=True, interval=MOMENT_MS)
        self._timer.timeout.connect(self._tell)
        session.reading_changed.connect(self._show)
        self._show(session.path_read)

    def _show(self, path: Path | None) -> None:
        if self._notice is not None:
            self._messages.close_notice(self._notice)
        self._notice = None
        QGuiApplication.restoreOverrideCursor()
        self._timer.stop()
        if path is not None:
            QGuiApplication.setOverrideCursor(Qt.CursorShape.BusyCursor)
            self._timer.start()

    def _tell(self) -> None:
        path = self._session.path_read
        if path is not None:
            self._notice = Notice("info", self.tr("{name} is being read.").format(name=path.name))
            row = self._messages.show_notice(self._notice)
            row.offer(self.tr("Stop"), self._session.stop_reading, stays=True)
            row.stay()
