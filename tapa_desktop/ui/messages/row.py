"""One notice in a row, with a button to close it and perhaps other buttons; and the list of its files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from tapa_desktop.ui.text.notices import Message
from tapa_desktop.ui.widgets.dialog_parts import CloseBox
from tapa_desktop.ui.widgets.dialogs import CloseButton, fill, give_back_focus, tab_through
from tapa_desktop.ui.widgets.labels import PlainLabel, without_markup

SHOWN_MS: Final = {"info": 10_000, "warning": 20_000, "error": 0}  # 0 stays until closed
_ICONS: Final = {
    "info": QStyle.StandardPixmap.SP_MessageBoxInformation,
    "warning": QStyle.StandardPixmap.SP_MessageBoxWarning,
    "error": QStyle.StandardPixmap.SP_MessageBoxCritical,
}
_OFFER_MS: Final = 30_000  # a notice with a button stays longer
BRIEF_MS: Final = 2_500
_SLACK: Final = 2  # logical pixels, for rounding


class MessageRow(QFrame):
    """One notice, with a button to close it and perhaps other buttons."""

    closed = Signal()
    became_lasting = Signal()

    def __init__(self, message: Message, parent: QWidget) -> None:
        super().__init__(parent)
        self.message = message
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        icon = QLabel()
        icon.setPixmap(self.style().standardIcon(_ICONS[message.severity]).pixmap(20, 20))
        self._label = PlainLabel("\n".join(filter(None, (message.text, message.detail))))
        self._close = CloseButton(self.tr("Close this message"))
        self._close.clicked.connect(self.close_row)
        self._layout = fill(QHBoxLayout(self), icon, (self._label, 1), self._close)
        self._layout.setContentsMargins(8, 4, 4, 4)
        self._over = parent.parentWidget() or parent
        tab_through(self._over, self._close)
        self._timer = QTimer(self, singleShot=True)
        self._timer.setInterval(SHOWN_MS[message.severity])
        self._timer.timeout.connect(self.close_row)
        if SHOWN_MS[message.severity]:
            self._timer.start()
        else:
            self._become_lasting()
        if message.files:
            self.offer(self.tr("Show the list"), lambda: FileListDialog(message, self.window()).show(), stays=True)

    @property
    def lasts(self) -> bool:
        """Whether it lasts until it is closed, or while it offers a button."""
        return Qt.TextInteractionFlag.TextSelectableByMouse in self._label.textInteractionFlags()

    @property
    def natural_width(self) -> int:
        """Its width without a line break inside its lines, in logical pixels."""
        label, lines = self._label, self._label.text().split("\n")
        longest = max(label.fontMetrics().horizontalAdvance(line) for line in lines)
        least = self._layout.totalMinimumSize().width() - label.minimumSizeHint().width()
        return longest + least + label.contentsMargins().left() + _SLACK

    def offer(self, text: str, act: Callable[[], object], *, stays: bool = False) -> None:
        """Add a button that acts and closes the row; with `stays`, the row stays until it is closed."""
        button = QPushButton(text)
        button.setToolTip(without_markup(self.message.text))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if not stays:
            button.clicked.connect(self.close_row)  # close first, since `act` may show the same notice again
        button.clicked.connect(act)
        self._layout.insertWidget(2, button)
        button.show()  # a layout keeps no room for a widget that was never shown
        tab_through(self._over, button, self._close)
        if not stays:
            self._timer.start(_OFFER_MS)
        self._become_lasting()

    def close_soon(self) -> None:
        """Close soon: the notice only confirms an action."""
        self._timer.start(BRIEF_MS)

    def stay(self) -> None:
        """Stay until closed."""
        self._timer.stop()
        self._become_lasting()

    def _become_lasting(self) -> None:
        """Become a lasting row: its text can be selected, and presses on it no longer reach the board."""
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.became_lasting.emit()

    def close_row(self) -> None:
        """Hide the row now and delete it later. The focus returns to the widget below, not to the next button."""
        give_back_focus(self, self._over)
        self._timer.stop()  # it could time out before the row is deleted, while a menu is open
        self.hide()
        self.setParent(None)
        self.deleteLater()
        self.closed.emit()


class FileListDialog(QDialog):
    """A line about each file, to read and copy."""

    def __init__(self, message: Message, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(message.text)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.text = QPlainTextEdit("\n".join(message.files), readOnly=True)
        self.text.setAccessibleName(message.text)
        self.text.setTabChangesFocus(True)
        fill(QVBoxLayout(self), self.text, CloseBox(self))
        self.resize(560, 420)
