"""The pointer says that the window cannot answer for a while, as when a long match is read."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from tapa_desktop.app.session import Session


class Busy(QObject):
    """Lets the pointer wait, for as long as a window is there."""

    def __init__(self, window: QObject, session: Session) -> None:
        super().__init__(window)
        session.busy_changed.connect(self._show)

    def _show(self, is_busy: bool) -> None:
        if is_busy:
            QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        else:
            QGuiApplication.restoreOverrideCursor()
