"""A position as a line of text that can be edited, and beside it at once what is wrong with it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QLineEdit, QWidget

from tapa_desktop.app.faults.sentences import sentence
from tapa_desktop.game.arrangement import Arrangement, arranged_as
from tapa_desktop.rules.positionsearch import find_position
from tapa_desktop.rules.positiontext import PositionError, parse_position

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
