"""The table of finished games: to look through, to choose from."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from tapa_desktop.app.chronicle.past_game import PastGame

from .games_model import DATE, ERRORS, GAME, LEVEL, LUCK, OPPONENT, POINTS, RESULT, GamesModel
from .wording import date_text

_SPACE: Final = 16  # what Qt leaves free around a text, and the arrow of the order
_WIDEST: Final = {  # texts as they are usual; longer ones are cut short, and the columns can be drawn wider
    GAME: "Tapa with cube",
    OPPONENT: "The computer",
    LEVEL: "Grandmaster",
    POINTS: "Points",
    ERRORS: "Errors",
    LUCK: "+10.00",
}


class GamesTable(QTableView):
    """A line a game; several can be chosen. Widths follow from the font, since to measure 10,000 lines takes long.

    Signals:
        chosen: the player has chosen other games, or none.
        open_wished: the `PastGame` to open.
    """

    chosen = Signal()
    open_wished = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Finished games"))
        self.games = GamesModel(self)
        self.setModel(self.games)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self._set_columns()
        rows = self.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(self.fontMetrics().height() + 6)
        rows.hide()
        self.selectionModel().selectionChanged.connect(self.chosen)
        self.games.modelReset.connect(self.chosen)
        self.activated.connect(self._open)

    @property
    def chosen_games(self) -> list[PastGame]:
        """The games that are chosen, from top to bottom."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self.games.shown[row] for row in rows]

    def show_games(self, games: tuple[PastGame, ...]) -> None:
        """Take other games; what was chosen first is chosen still, or what has come into its place."""
        row = min((index.row() for index in self.selectionModel().selectedRows()), default=None)
        key = None if row is None else self.games.shown[row].key
        self.games.show_games(games)
        if row is not None and key is not None and self.games.shown:
            found = self.games.row_of(key)
            self.selectRow(min(row, len(self.games.shown) - 1) if found is None else found)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little room, who sat there is left to the tip of each line; then the level goes, too."""
        super().resizeEvent(event)
        room = self.viewport().width()
        self.setColumnHidden(OPPONENT, room < self._needed)
        self.setColumnHidden(LEVEL, room < self._needed - self._widths[OPPONENT])

    def _set_columns(self) -> None:
        columns = self.horizontalHeader()
        columns.setHighlightSections(False)
        columns.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head = str(self.games.headerData(RESULT, Qt.Orientation.Horizontal))
        self._needed = max(2 * columns.minimumSectionSize(), self.fontMetrics().horizontalAdvance(head) + _SPACE)
        self._widths = {}
        texts = {DATE: date_text(datetime(2026, 12, 30, 20, 30)), **_WIDEST}
        for column, text in texts.items():
            head = str(self.games.headerData(column, Qt.Orientation.Horizontal) or "")
            width = max(map(self.fontMetrics().horizontalAdvance, (text, head))) + _SPACE
            columns.resizeSection(column, width)
            self._widths[column] = width
            self._needed += width
        columns.setSectionResizeMode(RESULT, QHeaderView.ResizeMode.Stretch)
        columns.setSortIndicator(DATE, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)

    def _open(self, index: QModelIndex) -> None:
        self.open_wished.emit(self.games.shown[index.row()])
