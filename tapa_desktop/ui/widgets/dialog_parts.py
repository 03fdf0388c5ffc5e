"""Parts of dialogs: buttons that close them, content that scrolls, two columns, and lines to copy."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from .dialogs import fill, name_by_tip, plain_button, room_of
from .labels import lead_focus

translate = QCoreApplication.translate


class CloseBox(QDialogButtonBox):
    """A button box with a button that closes the dialog as Esc does. Other buttons can be added."""

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(QDialogButtonBox.StandardButton.Close)
        _label(self.button(QDialogButtonBox.StandardButton.Close))  # Qt uses another word in some languages
        self.rejected.connect(dialog.reject)


def leave_button(dialog: QDialog) -> QPushButton:
    """A single close button, which Enter presses only while it has the focus."""
    button = plain_button("", "", dialog.reject)
    _label(button)
    return button


def _label(button: QPushButton) -> None:
    button.setText(translate("CloseBox", "Close"))
    button.setToolTip(translate("CloseBox", "Close this window (Esc)"))


class Scrolled(QScrollArea):
    """A scroll area whose size hint shows its content at `width` logical pixels, as high as the screen allows."""

    OF_WIDTH, OF_HEIGHT = 0.85, 0.8  # shares of the screen; the rest is for the dialog around it

    def __init__(self, content: QWidget, width: int) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it scrolls to the focused widget inside it
        self.setWidget(content)
        for part in (self.viewport(), content):
            part.setAutoFillBackground(False)  # a page of tabs has another ground than the window
        self._content, self._width = content, width

    def sizeHint(self) -> QSize:
        """The size at which nothing scrolls, limited by the screen.

        Not even beside a scroll bar: Qt keeps one that it has shown until the content beside it is low enough.
        """
        screen = room_of(self)
        width = min(max(self._width, self._content.minimumSizeHint().width()), round(screen.width() * self.OF_WIDTH))
        widths = (width, width - self.verticalScrollBar().sizeHint().width())
        height = max(map(self._content.heightForWidth, widths))
        return QSize(width, min(height, round(screen.height() * self.OF_HEIGHT)))


class CopyLine(QWidget):
    """A text that can be selected and copied, but not changed."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.text = QLineEdit(readOnly=True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        name_by_tip(self.text, name)
        self.copy_button = QPushButton(self.tr("Copy"))
        name_by_tip(self.copy_button, self.tr("Copy: {name}").format(name=name))
        self.copy_button.clicked.connect(self._copy)
        lead_focus(self, self.text)
        fill(QHBoxLayout(self), (self.text, 1), self.copy_button, edge=0)

    def show_text(self, text: str, otherwise: str) -> None:
        """Show this text, or `otherwise` if it is empty."""
        if text != self.text.text():
            self.text.setText(text)
            self.text.setCursorPosition(0)
        self.text.setPlaceholderText(otherwise)
        self.copy_button.setEnabled(bool(text))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.text())


class TwoColumns(QWidget):
    """A widget and a form side by side, or one below the other where space is short."""

    def __init__(self, first: QWidget, second: QFormLayout) -> None:
        super().__init__()
        self._first, self._second = first, second
        self._both = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), (first, 5), (second, 4))

    def minimumSizeHint(self) -> QSize:
        """As wide as the wider of both; the height follows from the width."""
        return QSize(max(self._widths()) + self._margins(), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put both side by side if there is room, else one below the other."""
        super().resizeEvent(event)
        needed = sum(self._widths()) + self._both.spacing() + self._margins()
        directions = QBoxLayout.Direction
        self._both.setDirection(directions.LeftToRight if event.size().width() >= needed else directions.TopToBottom)

    def _widths(self) -> tuple[int, int]:
        """The minimum width of each, in logical pixels."""
        first = max(self._first.minimumWidth(), self._first.minimumSizeHint().width())
        return first, self._second.minimumSize().width()

    def _margins(self) -> int:
        margins = self._both.contentsMargins()
        return margins.left() + margins.right()
