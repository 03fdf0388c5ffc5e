"""What can wait until a person sees something: it is done once a widget has been painted for the first time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class OncePainted(QObject):
    """Does something as soon as a widget has been painted, and nothing waits any more. Belongs to the widget."""

    def __init__(self, widget: QWidget, then: Callable[[], None]) -> None:
        super().__init__(widget)
        self._then = then
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The first painting is about to begin."""
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._do)
        return False

    def _do(self) -> None:
        self._then()
        self.deleteLater()
