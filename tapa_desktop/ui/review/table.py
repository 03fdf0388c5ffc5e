"""The table with the lines of a review."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from tapa_desktop.coach.review.result import ReviewLine
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.graph.paint import ink
from tapa_desktop.ui.text.numbers import whole
from tapa_desktop.ui.widgets.tables import ReadingTable

from .controls import HUES
from .text import action_text, dice_text, loss_text, luck_words, mark_text, signed

_NUMBER, _DICE, _DEED, _LOSS, _LUCK = range(5)
_PLAY: Final = "24/18 24/18"
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class ReviewModel(QAbstractTableModel):
    """The lines of a review, one per row."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self.lines: tuple[ReviewLine, ...] = ()
        self.icons: Mapping[Side, QIcon] = {}

    def show(self, lines: tuple[ReviewLine, ...]) -> None:
        """Show these lines. If they only continue the present ones, rows are inserted and the selection stays."""
        known = len(self.lines)
        if lines[:known] == self.lines:
            if len(lines) > known:
                self.beginInsertRows(QModelIndex(), known, len(lines) - 1)
                self.lines = lines
                self.endInsertRows()
            return
        self.beginResetModel()
        self.lines = lines
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008 - as Qt's own
        """Implement `QAbstractTableModel.rowCount`."""
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        """Implement `QAbstractTableModel.columnCount`."""
        return 0 if parent.isValid() else 5

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Implement `QAbstractTableModel.data`."""
        line, column = self.lines[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return _cells(index.row(), line)[column]
            case Qt.ItemDataRole.ToolTipRole:
                return _tip(line, column)
            case Qt.ItemDataRole.DecorationRole if column == _DICE:
                return self.icons.get(line.side)
            case Qt.ItemDataRole.ForegroundRole if column == _LOSS and line.mark in HUES:
                return ink(self._parent.palette(), HUES[line.mark])
            case Qt.ItemDataRole.TextAlignmentRole if column in {_NUMBER, _LOSS, _LUCK}:
                return _RIGHT
            case _:
                return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Implement `QAbstractTableModel.headerData`."""
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return ("", self.tr("Roll"), self.tr("Play"), self.tr("Loss"), self.tr("Luck"))[section]


class ReviewTable(ReadingTable):
    """The table of lines, one of which is selected.

    Signals:
        chosen: the number of the line, from 0, that has been selected.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Turns"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lines = ReviewModel(self)
        self.setModel(self.lines)
        columns = self.horizontalHeader()
        columns.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns.setSectionResizeMode(_DEED, QHeaderView.ResizeMode.Stretch)
        columns.setMinimumSectionSize(0)
        columns.setHighlightSections(False)
        columns.resizeSection(_NUMBER, self.width_of("999"))
        self.fit(_DICE, "6-6", with_disc=True)
        self.fit(_LOSS, "0.000 ??")
        self.fit(_LUCK, "−0.00")
        self.selectionModel().currentRowChanged.connect(self._tell)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for most plays, however long the headers of the other columns are."""
        columns, usual = self.horizontalHeader(), super().minimumSizeHint()
        others = sum(columns.sectionSize(at) for at in range(columns.count()) if at != _DEED)
        edges = self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()
        return QSize(others + self.width_of(_PLAY) + edges, usual.height())

    def set_icons(self, icons: Mapping[Side, QIcon]) -> None:
        """Show the icon of its side in each line."""
        self.lines.icons = icons
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the selected line visible."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def choose(self, number: int) -> None:
        """Select a line."""
        if number != self.currentIndex().row():
            self.setCurrentIndex(self.lines.index(number, _DEED))

    def _tell(self, now: QModelIndex) -> None:
        if now.isValid():
            self.chosen.emit(now.row())


def _cells(row: int, line: ReviewLine) -> tuple[str, ...]:
    return whole(row + 1), dice_text(line), action_text(line), loss_text(line), signed(line.luck)


def _tip(line: ReviewLine, column: int) -> str | None:
    """The tooltip of a cell: a text too long for the cell, or the meaning of a number."""
    tips = {_DEED: action_text(line), _LUCK: luck_words(line), _LOSS: mark_text(line.mark) if loss_text(line) else ""}
    return tips.get(column) or None
