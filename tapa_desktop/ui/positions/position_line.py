"""A position as an editable line of text, with its faults shown beside it at once."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QStyle, QWidget

from tapa_desktop.game.arrangement import Arrangement, arranged_as
from tapa_desktop.rules.position_faults import PositionError
from tapa_desktop.rules.position_search import find_position
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.ui.text.errors import sentence
from tapa_desktop.ui.widgets.labels import PlainLabel

_LONGEST = 4000  # characters; a pasted text that is longer is hardly a position


class PositionLine(QLineEdit):
    """The text of an arrangement. It is read at every change, even if checkers are missing.

    Signals:
        arranged: the `Arrangement` typed or pasted.
        fault_changed: what is wrong with the text; empty if it can be read.
    """

    arranged = Signal(object)
    fault_changed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.fault = ""
        self.setMaxLength(_LONGEST)
        self.setAccessibleName(self.tr("Position as text"))
        self.setToolTip(self.accessibleName())
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.textEdited.connect(self._read)

    def show_arrangement(self, arrangement: Arrangement) -> None:
        """Show an arrangement without emitting `arranged`."""
        self.setText(arrangement.text)
        self.setCursorPosition(0)
        self._say("")

    def type_text(self, text: str) -> None:
        """Take a text as if it was typed."""
        self.setText(text)
        self._read(text)

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
    """The arrangement in a line: one with checkers missing, or a complete one, which may have words around it.

    Raises:
        PositionError: when the line cannot be read; the message is about the line as a whole.
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
    """An editable line with a message below it, whose room is reserved even if there is no message."""

    def __init__(self) -> None:
        super().__init__()
        self.line = PositionLine()
        self.said = PlainLabel()
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
        layout.setRowMinimumHeight(1, self.fontMetrics().height() + 2)  # so that the board above does not move
        self.say("")

    def say(self, text: str, *, is_fault: bool = False) -> None:
        """Show a message; an empty text clears it."""
        self.said.setText(text)
        self.warning.setVisible(is_fault)

    def paste(self) -> None:
        """Replace the text with the contents of the clipboard."""
        self.line.setFocus()
        self.line.selectAll()
        self.line.paste()
