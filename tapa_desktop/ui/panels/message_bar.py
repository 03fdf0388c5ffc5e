"""Notices laid over the top of the board. None has to be clicked away: only errors stay until they are closed.

They take no room of their own, since a board that moves under the hand is one where the hand errs.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QPushButton, QStyle, QVBoxLayout, QWidget

from tapa_desktop.app.notice import Notice

from .close_button import CloseButton

SHOWN_MS: Final = {"info": 10_000, "warning": 20_000, "error": 0}  # 0: until it is closed
_ICONS: Final = {
    "info": QStyle.StandardPixmap.SP_MessageBoxInformation,
    "warning": QStyle.StandardPixmap.SP_MessageBoxWarning,
    "error": QStyle.StandardPixmap.SP_MessageBoxCritical,
}
_OFFER_MS: Final = 30_000  # something to do is to be found for longer
_MOST: Final = 3
_WIDEST: Final = 720


class MessageRow(QFrame):
    """One notice, with a button to close it and perhaps one to act on it.

    Signals:
        closed: it has gone.
    """

    closed = Signal()

    def __init__(self, notice: Notice, parent: QWidget) -> None:
        super().__init__(parent)
        self.notice = notice
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 4, 4, 4)
        icon = QLabel()
        icon.setPixmap(self.style().standardIcon(_ICONS[notice.severity]).pixmap(20, 20))
        layout.addWidget(icon)
        layout.addWidget(self._text_label(), 1)
        self._close = CloseButton(self.tr("Close this message"))
        self._close.clicked.connect(self.close_row)
        layout.addWidget(self._close)
        self._over = parent.parentWidget() or parent
        self._lead_to(self._close)
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_MS[notice.severity])
        self._timer.timeout.connect(self.close_row)
        if SHOWN_MS[notice.severity]:
            self._timer.start()

    def _text_label(self) -> QLabel:
        text = f"{self.notice.text}\n{self.notice.detail}" if self.notice.detail else self.notice.text
        label = QLabel(text, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return label

    def offer(self, text: str, act: Callable[[], object]) -> None:
        """Put a button into this row that acts and closes the row."""
        button = QPushButton(text)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(act)
        button.clicked.connect(self.close_row)
        layout = self.layout()
        assert isinstance(layout, QHBoxLayout)
        layout.insertWidget(2, button)
        self._lead_to(button, self._close)
        self._timer.start(_OFFER_MS)

    def stay(self) -> None:
        """Stay until it is closed."""
        self._timer.stop()

    def _lead_to(self, *buttons: QWidget) -> None:
        """Let Tab lead there from what the notices lie over."""
        for before, after in pairwise((self._over, *buttons)):
            self.setTabOrder(before, after)

    def close_row(self) -> None:
        """Go away, now for the eye and soon for good. The focus goes back to where it came from, and to no button."""
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self._over.setFocus()
        self.hide()
        self.setParent(None)
        self.deleteLater()
        self.closed.emit()


class MessageBar(QWidget):
    """The notices that are up, the newest last, at the top of the widget that they are laid over.

    Signals:
        put_up: the `Notice` that has been put up.
    """

    put_up = Signal(object)

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(1)
        over.installEventFilter(self)
        self.hide()

    @property
    def rows(self) -> list[MessageRow]:
        """The notices that are up, the oldest first."""
        return self.findChildren(MessageRow, options=Qt.FindChildOption.FindDirectChildrenOnly)

    def show_notice(self, notice: Notice) -> MessageRow:
        """Put a notice up. The same one is never up twice, and of many the oldest make room."""
        self.close_notice(notice)
        for row in self.rows[: 1 - _MOST]:
            row.close_row()
        row = MessageRow(notice, self)
        self._layout.addWidget(row)
        row.closed.connect(self._place)
        self.show()
        self._place()
        self.put_up.emit(notice)
        return row

    def close_notice(self, notice: Notice) -> None:
        """Put a notice away, if it is still up."""
        for row in self.rows:
            if row.notice == notice:
                row.close_row()

    def event(self, event: QEvent) -> bool:
        """Take as much room as the notices ask for."""
        result = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return result

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the top while the window changes its size."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        over = self.parentWidget()
        assert over is not None
        self.setVisible(bool(self.rows))
        wide = min(over.width(), _WIDEST)
        high = self._layout.heightForWidth(wide) if self._layout.hasHeightForWidth() else self.sizeHint().height()
        self.setGeometry((over.width() - wide) // 2, 0, wide, min(high, over.height()))
        self.raise_()
