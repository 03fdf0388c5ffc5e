"""The table of the candidates of a rollout, the best first."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QHeaderView, QWidget

from tapa_desktop.ui.widgets.tables import ReadingTable

from .text import RolloutRow

_PLAY, _EQUITY, _HALF_WIDTH, _DIFFERENCE, _CHANCES = range(5)
_FIGURES: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_Index = QModelIndex | QPersistentModelIndex


class RolloutModel(QAbstractTableModel):
    """The rows as a table model."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: tuple[RolloutRow, ...] = ()

    def show(self, rows: tuple[RolloutRow, ...]) -> None:
        """Replace the rows."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - as Qt's own
        """Implement `QAbstractTableModel.rowCount`."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        """Implement `QAbstractTableModel.columnCount`."""
        return 0 if parent.isValid() else 5

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Implement `QAbstractTableModel.data`."""
        row = self.rows[index.row()]
        cells = (row.play, row.equity, row.half_width, row.difference, row.chances)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return cells[index.column()]
            case Qt.ItemDataRole.ToolTipRole:
                return "\n".join(cell for cell in cells if cell)
            case Qt.ItemDataRole.TextAlignmentRole if index.column() in {_EQUITY, _HALF_WIDTH, _DIFFERENCE}:
                return _FIGURES
            case _:
                return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Implement `QAbstractTableModel.headerData`."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Play"), self.tr("Equity"), "95 %", self.tr("To the best"), self.tr("Chances"))[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return {
                _EQUITY: self.tr("In points, without the cube"),
                _HALF_WIDTH: self.tr("In 95 of 100 rollouts the true value lies as near"),
            }.get(section)
        return None


class RolloutTable(ReadingTable):
    """The table view. The columns of plays and probabilities share the width that the numbers leave."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("What the rollout has found"))
        self._model = RolloutModel(self)
        self.setModel(self._model)
        columns = self.horizontalHeader()
        columns.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns.setHighlightSections(False)
        for column in (_PLAY, _CHANCES):
            columns.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        for column, text in ((_EQUITY, "+0.000 "), (_HALF_WIDTH, "± 0.000 "), (_DIFFERENCE, "+0.000 ")):
            self.fit(column, text)

    @property
    def rows(self) -> tuple[RolloutRow, ...]:
        """The rows shown."""
        return self._model.rows

    def show_rows(self, rows: tuple[RolloutRow, ...]) -> None:
        """Show these rows."""
        self._model.show(rows)
