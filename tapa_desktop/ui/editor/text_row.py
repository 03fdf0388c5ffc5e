"""The line with the text of a position, and below it what there is to say of it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QStyle, QWidget

from .position_line import PositionLine


class TextRow(QWidget):
    """A line to edit, and a sentence beside it, which takes its room whether or not there is anything to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = PositionLine()
        self.said = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.warning = QLabel()
        icon = self.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning)
        self.warning.setPixmap(icon.pixmap(16, 16))
        label = QLabel(self.tr("&Text"))
        label.setBuddy(self.line)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(label, 0, 0)
        layout.addWidget(self.line, 0, 1)
        layout.addWidget(self.warning, 1, 0, Qt.AlignmentFlag.AlignRight)
        layout.addWidget(self.said, 1, 1)
        layout.setRowMinimumHeight(1, self.fontMetrics().height() + 2)  # so that the board above stays where it is
        self.say("")

    def say(self, text: str, *, is_fault: bool = False) -> None:
        """Say something, or nothing any more."""
        self.said.setText(text)
        self.warning.setVisible(is_fault)

    def paste(self) -> None:
        """Put what is in the clipboard in the place of the text."""
        self.line.setFocus()
        self.line.selectAll()
        self.line.paste()
