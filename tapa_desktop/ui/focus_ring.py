"""A ring around what the keys act on, in every window. Boards show the place where they act themselves."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QFocusFrame, QWidget
from shiboken6 import isValid

from .board.roaming import RoamingBoard


class FocusRing(QObject):
    """Follows the focus from the first Tab on, until the pointer takes over.

    The style alone shows it too little: not at all on a table without a line, or on a flat or a blue button, and palely
    elsewhere. Qt's own frame does it in the colour of the text.
    """

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._frame: QFocusFrame | None = None
        application.focusChanged.connect(self.follow)

    def follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """The focus has gone from one widget to another."""
        if self._frame is None or not isValid(self._frame):  # it goes with the window in which it has been
            self._frame = QFocusFrame()
        ringed = now if now is not None and _wants_ring(now) else None
        self._frame.setWidget(ringed)  # type: ignore[arg-type]  # None is for no ring, as Qt says


def _wants_ring(widget: QWidget) -> bool:
    window = widget.window()
    is_by_keys = window.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    is_popup = window.windowType() is Qt.WindowType.Popup  # which shows its own line
    return is_by_keys and not is_popup and not isinstance(widget, RoamingBoard)
