"""The page with the table of finished games, and buttons for the selected ones."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QStackedLayout,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from tapa_desktop.app.game_history.game import GameKey, HistoryGame

from .model import DATE, ERRORS, GAME, LEVEL, LUCK, OPPONENT, POINTS, RESULT, GameFilter, GamesModel
from .text import date_text

_AT_TABLE: Final = Qt.ShortcutContext.WidgetShortcut

_SPACE: Final = 16  # logical pixels: Qt's margins around a text, and the sort arrow
_WIDEST: Final = {  # typical texts; longer ones are elided, and the columns can be widened
    GAME: "Tapa with cube",
    OPPONENT: "The computer",
    LEVEL: "Grandmaster",
    POINTS: "Points",
    ERRORS: "Errors",
    LUCK: "+10.00",
}


class GamesPage(QWidget):
    """Opens, reviews and exports games, and deletes them with undo.

    Signals:
        open_wished, review_wished: the `HistoryGame` to open, or to review.
        delete_wished, restore_wished: a list of `GameKey`.
        export_wished: export the games shown.
    """

    open_wished = Signal(object)
    review_wished = Signal(object)
    delete_wished = Signal(object)
    restore_wished = Signal(object)
    export_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deleted: list[list[GameKey]] = []  # for undo, the latest deletion last
        self.table = GamesTable()
        self.nothing = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.open = self._button(
            self.tr("&Open the match"), self._open, self.tr("Bring the match to the board (Enter)")
        )
        self.review = self._button(
            self.tr("&Review"), self._review, self.tr("Review the match: errors and luck (Ctrl+R)")
        )
        self.delete = self._button(
            self.tr("&Delete"), self._delete, self.tr("Take the games out of the history; their matches stay (Del)")
        )
        self.undo = self._button(self.tr("&Undo"), self._undo, self.tr("Bring back the games deleted last (Ctrl+Z)"))
        self.export = self._button(
            self.tr("&Export …"), self.export_wished.emit, self.tr("Write the games shown as a table (CSV)")
        )
        self._lay_out()
        self.table.chosen.connect(self._show_possible)
        self.table.open_wished.connect(self.open_wished)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.table, self._delete, context=_AT_TABLE)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self._undo)
        QShortcut(QKeySequence("Ctrl+R"), self, self.review.click)
        self._show_possible()

    def show_games(self, games: tuple[HistoryGame, ...]) -> None:
        """Replace the games, the latest first."""
        self.table.show_games(games)
        self._show_nothing()

    def show_wanted(self, wanted: GameFilter) -> None:
        """Show only the games that pass the filter."""
        self.table.games.show_wanted(wanted)
        self._show_nothing()

    def _button(self, text: str, deed: Callable[[], object], tip: str) -> QPushButton:
        button = QPushButton(text, autoDefault=False)
        button.setToolTip(tip)
        button.clicked.connect(deed)
        return button

    def _lay_out(self) -> None:
        place = QWidget()
        self._stack = QStackedLayout(place)
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.nothing)
        buttons = QHBoxLayout()
        for button in (self.open, self.review, self.delete, self.undo):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.export)
        layout = QVBoxLayout(self)
        layout.addWidget(place, 1)
        layout.addLayout(buttons)

    def _show_nothing(self) -> None:
        """Show why the table is empty, if it is."""
        text = self.tr("No game fits what you search for.")
        if not self.table.games.games:
            text = self.tr("No game has ended yet. Each one that does is kept here, with its result and its dice.")
        self.nothing.setText(text)
        self._stack.setCurrentWidget(self.table if self.table.games.shown else self.nothing)
        self._show_possible()

    def _show_possible(self) -> None:
        chosen = self.table.chosen_games
        self.open.setEnabled(len(chosen) == 1)
        self.review.setEnabled(len(chosen) == 1)
        self.delete.setEnabled(bool(chosen))
        self.undo.setEnabled(bool(self._deleted))
        self.export.setEnabled(bool(self.table.games.shown))

    def _open(self) -> None:
        for game in self.table.chosen_games[:1]:
            self.open_wished.emit(game)

    def _review(self) -> None:
        for game in self.table.chosen_games[:1]:
            self.review_wished.emit(game)

    def _delete(self) -> None:
        keys = [game.key for game in self.table.chosen_games]
        if keys:
            self._deleted.append(keys)
            self.delete_wished.emit(keys)

    def _undo(self) -> None:
        if self._deleted:
            self.restore_wished.emit(self._deleted.pop())
        self._show_possible()


class GamesTable(QTableView):
    """A row for each game; several can be selected. Widths follow from the font: measuring 10,000 rows takes long.

    Signals:
        chosen: the selection has changed.
        open_wished: the `HistoryGame` to open.
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
    def chosen_games(self) -> list[HistoryGame]:
        """The selected games, from top to bottom."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self.games.shown[row] for row in rows]

    def show_games(self, games: tuple[HistoryGame, ...]) -> None:
        """Replace the games. The first selected game stays selected, or the one in its place if it is gone."""
        row = min((index.row() for index in self.selectionModel().selectedRows()), default=None)
        key = None if row is None else self.games.shown[row].key
        self.games.show_games(games)
        if row is not None and key is not None and self.games.shown:
            found = self.games.row_of(key)
            self.selectRow(min(row, len(self.games.shown) - 1) if found is None else found)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the opponent if there is little room, then the level too; the tooltip of a row tells both."""
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
