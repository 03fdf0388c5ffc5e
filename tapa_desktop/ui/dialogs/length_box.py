"""How far a match goes: a single game, the usual lengths, any other, or without end."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSpinBox, QWidget

translate = QCoreApplication.translate

LENGTHS: Final = frozenset({1, 3, 5, 7, 11})
ENDLESS: Final = 0  # points, as a record's header has it
_OTHER: Final = -1
_LONGEST: Final = 999


class LengthBox(QWidget):
    """A list of lengths, and a number for one that is not in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._length = QComboBox()
        self._length.setAccessibleName(self.tr("Length of the match"))
        self._length.setToolTip(self._length.accessibleName())
        self.setFocusProxy(self._length)
        self._points = QSpinBox(minimum=1, maximum=_LONGEST)
        self._points.setAccessibleName(self.tr("Points that win the match"))
        self._points.setToolTip(self._points.accessibleName())
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._length, 1)
        layout.addWidget(self._points)
        self._length.currentIndexChanged.connect(self._show_number)
        self.show_length(1, 1)

    def show_length(self, points: int, usual: int) -> None:
        """Choose this length, and say which is the usual one."""
        self._length.clear()
        for length in sorted(LENGTHS | {usual}):
            self._length.addItem(self._text(length, usual), length)
        self._length.addItem(self.tr("Without end"), ENDLESS)
        self._length.addItem(self.tr("Other …"), _OTHER)
        self._points.setValue(points)
        found = self._length.findData(points)
        self._length.setCurrentIndex(found if found >= 0 else self._length.findData(_OTHER))

    def points(self) -> int:
        """What is chosen; 0 for games without end."""
        chosen = self._length.currentData()
        return self._points.value() if chosen == _OTHER else int(chosen)

    def _text(self, length: int, usual: int) -> str:
        if length == 1:
            return self.tr("A single game")
        if length == usual:
            return translate("LengthBox", "To %n point(s), the usual match", "", length)
        return translate("LengthBox", "To %n point(s)", "", length)

    def _show_number(self) -> None:
        self._points.setVisible(self._length.currentData() == _OTHER)
