"""The score sheet: a line for each game of the match that has ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHeaderView, QWidget

from tapa_desktop.rules.side import Side
from tapa_desktop.ui.numerals import whole

from .game_lines import GameLine
from .reading_table import ReadingTable

GAME, WINNER, HOW, POINTS, WHITE, BLACK = range(6)
_SCORES: Final = {WHITE: Side.WHITE, BLACK: Side.BLACK}
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_MOST_LINES: Final = 5  # of a sheet that shares its place with others


class ScoreModel(QAbstractTableModel):
    """Game lines as a table: number, winner, how, points, and the score of each side after the game."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: tuple[GameLine, ...] = ()
        self._icons: Mapping[Side, QIcon] = {}

    def show(self, lines: tuple[GameLine, ...], icons: Mapping[Side, QIcon]) -> None:
        """Take these lines, and the marks of the sides, in place of those before."""
        if lines != self._lines or icons is not self._icons:
            self.beginResetModel()
            self._lines, self._icons = lines, icons
            self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008 - as Qt's own
        """As Qt asks."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        """As Qt asks."""
        return 0 if parent.isValid() else 6

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """As Qt asks."""
        line, column = self._lines[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return _cells(line)[column]
            case Qt.ItemDataRole.ToolTipRole:
                return line.sentence
            case Qt.ItemDataRole.DecorationRole if column == GAME and line.winner is not None:
                return self._icons.get(line.winner)
            case Qt.ItemDataRole.TextAlignmentRole if column >= POINTS:
                return _RIGHT
            case _:
                return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """As Qt asks."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                words = ("", self.tr("Winner"), self.tr("How"), "", "", "")
                return words[section]
            case Qt.ItemDataRole.DecorationRole if section in _SCORES:
                return self._icons.get(_SCORES[section])
            case Qt.ItemDataRole.ToolTipRole:
                return self.tr("Score") if section in _SCORES else None
            case _:
                return None


class ScoreSheet(ReadingTable):
    """The games of the match, the last in sight. A small one leaves out the names, and is as high as its lines."""

    def __init__(self, *, is_small: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Score sheet"))
        self._is_small = is_small
        self._model = ScoreModel(self)
        self.setModel(self._model)
        self.setColumnHidden(WINNER, is_small)
        columns = self.horizontalHeader()
        columns.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns.setSectionResizeMode(HOW, QHeaderView.ResizeMode.Stretch)
        columns.setMinimumSectionSize(0)
        columns.setHighlightSections(False)
        columns.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        columns.resizeSection(GAME, self.width_of("99", with_disc=True))
        columns.resizeSection(WINNER, self.width_of(self.tr("The computer")))
        columns.resizeSection(POINTS, self.width_of("+15"))
        for column in _SCORES:
            columns.resizeSection(column, self.width_of("99"))

    def show_lines(self, lines: tuple[GameLine, ...], icons: Mapping[Side, QIcon]) -> None:
        """Show these lines, and the last of them for sure."""
        self._model.show(lines, icons)
        self.scrollToBottom()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """A small one asks for what its lines need, up to a few; more of them scroll."""
        hint = super().sizeHint()
        return QSize(hint.width(), self._height_of(self._model.rowCount())) if self._is_small else hint

    def minimumSizeHint(self) -> QSize:
        """Room for the last line."""
        return QSize(0, self._height_of(1))

    def _height_of(self, lines: int) -> int:
        rows = self.verticalHeader().defaultSectionSize() * min(lines, _MOST_LINES)
        return self.horizontalHeader().sizeHint().height() + rows + 2 * self.frameWidth()


def _cells(line: GameLine) -> tuple[str, ...]:
    points = f"+{whole(line.points)}" if line.points else ""
    return whole(line.number), line.name, line.how, points, whole(line.white), whole(line.black)
