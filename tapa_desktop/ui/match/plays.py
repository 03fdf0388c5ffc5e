"""The list of plays of the present game."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHeaderView, QWidget

from tapa_desktop.rules.side import Side
from tapa_desktop.ui.text.turns import TurnLine
from tapa_desktop.ui.widgets.tables import ReadingTable

_DICE, _PLAY = range(2)
_ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)


class PlaysModel(QAbstractTableModel):
    """Turn lines as a table of dice and plays."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: tuple[TurnLine, ...] = ()
        self._icons: Mapping[Side, QIcon] = {}

    def show(self, lines: tuple[TurnLine, ...]) -> None:
        """Replace the lines."""
        if lines != self._lines:
            self.beginResetModel()
            self._lines = lines
            self.endResetModel()

    def set_icons(self, icons: Mapping[Side, QIcon]) -> None:
        """Mark the lines of each side with its icon."""
        self.beginResetModel()
        self._icons = icons
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008 - as Qt's own
        """The number of lines."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        """Two: dice and play."""
        return 0 if parent.isValid() else 2

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text of a cell, also as its tool tip; in the first column the icon of the side."""
        line = self._lines[index.row()]
        if role == Qt.ItemDataRole.DecorationRole and index.column() == _DICE and line.side is not None:
            return self._icons.get(line.side)
        if role in _ROLES:
            return line.dice if index.column() == _DICE else line.text
        return None


class PlaysPanel(ReadingTable):
    """The plays of the present game, scrolled to the last."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Plays of this game"))
        self._model = PlaysModel(self)
        self.setModel(self._model)
        columns = self.horizontalHeader()
        columns.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns.resizeSection(_DICE, self.width_of("6–6 ", with_disc=True))
        columns.setStretchLastSection(True)
        columns.hide()

    def show_lines(self, lines: tuple[TurnLine, ...]) -> None:
        """Show these lines, and scroll to the last."""
        self._model.show(lines)
        self.scrollToBottom()

    def set_icons(self, icons: Mapping[Side, QIcon]) -> None:
        """Mark the lines of each side with its icon."""
        self._model.set_icons(icons)
