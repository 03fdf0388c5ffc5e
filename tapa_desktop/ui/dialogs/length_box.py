"""How far a match goes: a single game, the usual lengths, or any other."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSpinBox, QWidget

LENGTHS: Final = (1, 3, 5, 7, 31)
_OTHER: Final = -1
_LONGEST: Final = 999


class LengthBox(QWidget):
    """A list of lengths, and a number for one that is not in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._length = QComboBox()
        self._length.setAccessibleName(self.tr("Length of the match"))
        for points in LENGTHS:
            text = self.tr("A single game") if points == 1 else self.tr("To {n} points").format(n=points)
            self._length.addItem(text, points)
        self._length.addItem(self.tr("Other …"), _OTHER)
        self._points = QSpinBox(minimum=1, maximum=_LONGEST)
        self._points.setAccessibleName(self.tr("Points that win the match"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._length, 1)
        layout.addWidget(self._points)
        self._length.currentIndexChanged.connect(self._show_number)
        self._show_number()

    def show_length(self, points: int, usual: int) -> None:
        """Choose this length, and say which is the usual one."""
        for index, length in enumerate(LENGTHS[1:], start=1):
            text = self.tr("To {n} points, the usual match") if length == usual else self.tr("To {n} points")
            self._length.setItemText(index, text.format(n=length))
        self._points.setValue(points)
        found = self._length.findData(points)
        self._length.setCurrentIndex(found if found >= 0 else self._length.findData(_OTHER))

    def points(self) -> int:
        """What is chosen."""
        chosen = self._length.currentData()
        return self._points.value() if chosen == _OTHER else int(chosen)

    def _show_number(self) -> None:
        self._points.setVisible(self._length.currentData() == _OTHER)
