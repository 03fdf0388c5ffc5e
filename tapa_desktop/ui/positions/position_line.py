"""A position as a line of text that can be edited, and beside it at once what is wrong with it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QStyle, QWidget

from tapa_desktop.app.text.errors import sentence
from tapa_desktop.game.arrangement import Arrangement, arranged_as
from tapa_desktop.rules.position_search import find_position
from tapa_desktop.rules.position_text import PositionError, parse_position

_LONGEST = 4000  # characters of what is pasted into the line, most of which is hardly the position


class PositionLine(QLineEdit):
    """The text of an arrangement. What is typed or pasted here is read at once, checkers that are missing or not.

    Signals:
        arranged: the `Arrangement` that has been typed or pasted.
        fault_changed: what is wrong with the text, empty when it can be read.
    """

    arranged = Signal(object)
    fault_changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fault = ""
        self.setMaxLength(_LONGEST)
        self.setAccessibleName(self.tr("Position as text"))
        self.setToolTip(self.accessibleName())
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.textEdited.connect(self._read)

    def show_arrangement(self, arrangement: Arrangement) -> None:
        """Write another one down; it is not told back."""
        self.setText(arrangement.text)
        self.setCursorPosition(0)
        self._say("")

    def _read(self, text: str) -> None:
        try:
            arrangement = read_arrangement(text)
        except PositionError as error:
            self._say(sentence(error))
        else:
            self._say("")
            self.arranged.emit(arrangement)

    def _say(self, fault: str) -> None:
        self.fault = fault
        self.fault_changed.emit(fault)


def read_arrangement(text: str) -> Arrangement:
    """The arrangement in a line that may lack checkers, or, where it is complete, have words around it.

    Raises:
        PositionError: when it cannot be read; the message is about the line as a whole.
    """
    line = " ".join(text.split())
    try:
        return arranged_as(parse_position(line, may_lack=True))
    except PositionError:
        found = _found(text)
        if found is None:
            raise
        return found


def _found(text: str) -> Arrangement | None:
    try:
        placed = find_position(text)
    except PositionError:
        return None
    return arranged_as(placed) if placed is not None else None


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
