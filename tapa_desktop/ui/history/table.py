"""The table of finished games: its columns, and how it wraps or hides them in a narrow window."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QItemSelection, QItemSelectionModel, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QStackedLayout,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from tapa_desktop.app.game_history.finished_games import GameKey, HistoryGame, SideReview
from tapa_desktop.app.game_history.reviewer import Reviewer
from tapa_desktop.app.game_history.service import HistoryService
from tapa_desktop.app.game_history.statistics import player_of, points_of
from tapa_desktop.app.settings import LEVEL_CHOICES, nearest_level
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.history.filters import GameFilter, GameSearch
from tapa_desktop.ui.history.text import (
    band_tip,
    date_text,
    game_text,
    has_band,
    level_text,
    luck_text,
    opponent_text,
    points_text,
    rate_text,
    result_text,
    sentence,
)
from tapa_desktop.ui.text.names import level_name, longest_pr_cell
from tapa_desktop.ui.text.numbers import number
from tapa_desktop.ui.widgets.dialogs import fill, plain_button
from tapa_desktop.ui.widgets.labels import wrapped_height
from tapa_desktop.ui.widgets.tables import Column, ColumnsModel

_AT_TABLE: Final = Qt.ShortcutContext.WidgetShortcut


class GamesPage(QWidget):
    """Opens, reviews and exports games, and deletes them with undo."""

    open_requested = Signal(object)  # the `HistoryGame` to open
    review_requested = Signal(object)  # the `HistoryGame` whose review to show

    def __init__(self, history_service: HistoryService, reviewer: Reviewer) -> None:
        super().__init__()
        self._history_service, self._reviewer = history_service, reviewer
        self.deleted: list[list[GameKey]] = []  # for undo, the latest deletion last
        self.table = GamesTable()
        self.empty_label = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.open = plain_button(self.tr("&Open the match"), self.tr("Open the match on the board (Enter)"), self._open)
        self.review = plain_button(
            self.tr("&Review"),
            self.tr("Review the match: mistakes and luck. Several games are reviewed in the background (Ctrl+R)"),
            self._review,
        )
        tip = self.tr("Remove the games from the history; their matches stay (Del)")
        self.delete = plain_button(self.tr("&Delete"), tip, self._delete)
        self.undo = plain_button(self.tr("&Undo"), self.tr("Restore the games deleted last (Ctrl+Z)"), self._undo)
        self.export = plain_button(self.tr("&Export…"), self.tr("Save the games shown as a table (CSV)"))
        self._lay_out()
        self.table.selectionModel().selectionChanged.connect(self._follow_table)
        self.table.model().modelReset.connect(self._follow_table)
        self.table.open_requested.connect(self.open_requested)
        delete = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.table, self._delete)
        delete.setContext(_AT_TABLE)  # WORKAROUND(PySide 6.11.3): it ignores `context=` beside a slot
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self._undo)
        QShortcut(QKeySequence("Ctrl+R"), self, self.review.click)
        self._follow_table()

    def take_up(self, deleted: Iterable[list[GameKey]]) -> None:
        """Offer to restore games that were deleted elsewhere, the last of these first."""
        self.deleted = [*deleted]
        self._follow_table()

    def _lay_out(self) -> None:
        place = QWidget()
        self._stack = QStackedLayout(place)
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty_label)
        buttons = fill(QHBoxLayout(), self.open, self.review, self.delete, self.undo, 1, self.export)
        fill(QVBoxLayout(self), (place, 1), buttons)

    def _follow_table(self) -> None:
        text = self.tr("No game matches your search.")
        if not self.table.games:
            text = self.tr("No finished games yet. Each finished game is kept here, with its result and its dice.")
        self.empty_label.setText(text)
        self._stack.setCurrentWidget(self.table if self.table.shown else self.empty_label)
        selected = self.table.selected_games
        self.open.setEnabled(len(selected) == 1)
        self.review.setEnabled(bool(selected))
        self.delete.setEnabled(bool(selected))
        self.undo.setEnabled(bool(self.deleted))
        self.export.setEnabled(bool(self.table.shown))

    def _open(self) -> None:
        self.open_requested.emit(self.table.selected_games[0])

    def _review(self) -> None:
        selected = self.table.selected_games
        if len(selected) == 1:
            self.review_requested.emit(selected[0])
        else:
            self._reviewer.review_games([game.key for game in selected])

    def _delete(self) -> None:
        keys = [game.key for game in self.table.selected_games]
        if keys:
            self.deleted.append(keys)
            self._history_service.set_deleted(keys, is_deleted=True)

    def _undo(self) -> None:
        if self.deleted:
            self.table.to_select = self.deleted.pop()
            self._history_service.set_deleted(self.table.to_select, is_deleted=False)
        self._follow_table()


DATE, GAME, OPPONENT, LEVEL, RESULT, POINTS, ERRORS, LUCK = range(8)  # the columns
_WRAPPED: Final = (GAME, RESULT)  # the columns with texts that are wrapped in a narrow window
_LONG_DATE: Final = datetime(2026, 12, 30, 22, 30)  # two digits in any format
_HIGH_PR: Final = 100.0  # with as many digits as any
_LONGEST: Final = 8  # texts that are measured: the one with most letters is not always the widest
_SPACE: Final = 16  # logical pixels: Qt's margins around a text, and the sort arrow
translate = QCoreApplication.translate


class GamesTable(QTableView):
    """A row for each game; several can be selected. Widths follow from the font: measuring 10,000 rows takes long."""

    open_requested = Signal(object)  # the `HistoryGame` to open

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Finished games"))
        self.games: tuple[HistoryGame, ...] = ()  # all of them, the latest first
        self.to_select: Collection[GameKey] = ()  # as soon as the games are shown next
        self._filter, self._search = GameFilter(), GameSearch()
        self._model = ColumnsModel(_columns(), self, sentence)
        self.setModel(self._model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self._set_widths()
        rows = self.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.hide()
        self.doubleClicked.connect(self._open)  # `activated` is a single click on some systems

    @property
    def shown(self) -> tuple[HistoryGame, ...]:
        """The games that pass the filter, in the order of the table."""
        return self._model.rows

    @property
    def selected_games(self) -> list[HistoryGame]:
        """The selected games, from top to bottom."""
        return [self.shown[row] for row in self._selected_rows()]

    def show_games(self, games: tuple[HistoryGame, ...]) -> None:
        """Replace the games. Select those `to_select`, or those that were selected, or the next one."""
        row = next(iter(self._selected_rows()), None)
        keys, self.to_select = self.to_select or {game.key for game in self.selected_games}, ()
        self.games = games
        self._measure()
        self.apply_filter(self._filter)
        rows = [number for number, game in enumerate(self.shown) if game.key in keys]
        row = rows[0] if rows else row
        if row is not None and self.shown:
            self.selectRow(min(row, len(self.shown) - 1))
            if len(rows) > 1:
                self.select(rows)

    def select(self, numbers: Iterable[int]) -> None:
        """Select the rows with these numbers."""
        flags = QItemSelectionModel.SelectionFlag
        rows = QItemSelection()
        for row in numbers:
            at = self._model.index(row, DATE)
            rows.select(at, at)
        self.selectionModel().select(rows, flags.ClearAndSelect | flags.Rows)

    def apply_filter(self, game_filter: GameFilter) -> None:
        """Show only the games that pass the filter."""
        self._filter = game_filter
        self._model.show_rows(self._search.find(self.games, game_filter))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the opponent if there is little room, then wrap, then hide the level; the tooltip of a row has both.

        Hide the points last: they follow from the result, unless there is a cube.
        """
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Room for the words of the columns that are always shown."""
        edges = self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()
        return QSize(self._least_width() + edges, super().minimumSizeHint().height())

    def _least_width(self) -> int:
        """The width of the columns that are always shown, in logical pixels."""
        return sum(self._widths[at] for at in (DATE, ERRORS, LUCK)) + sum(self._words.values())

    def _fit(self) -> None:
        """Fit columns and rows to the width; all rows have the height of the longest game and result."""
        room, needed = self.viewport().width(), sum(self._widths)
        self.setColumnHidden(OPPONENT, room < needed)
        wrapped = sum(self._widths[at] - self._words[at] for at in _WRAPPED)
        self.setColumnHidden(LEVEL, room < needed - self._widths[OPPONENT] - wrapped)
        self.setColumnHidden(POINTS, room < self._least_width() + self._widths[POINTS])
        room -= sum(
            width for at, width in enumerate(self._widths) if at not in _WRAPPED and not self.isColumnHidden(at)
        )
        (words, wide), (result_words, result_wide) = ((self._words[at], self._widths[at]) for at in _WRAPPED)
        spare = max(0, room - words - result_words)
        game = min(wide, words + spare * (wide - words) // max(1, wide - words + result_wide - result_words))
        self.horizontalHeader().resizeSection(GAME, game)
        lines = self._lines * self.fontMetrics().lineSpacing()
        high = max(self._height_of(GAME, game), self._height_of(RESULT, room - game), lines)
        self.verticalHeader().setDefaultSectionSize(high + 6)

    def _measure(self) -> None:
        """Find the longest names of games and the longest results. Few of 10,000 games differ in these."""
        kinds = {(game.rule_set, *game.house_rules.items()): game for game in self.games}
        ends = {(game.result, game.white.seat, game.black.seat): game for game in self.games}
        for column, texts in ((GAME, {*map(game_text, kinds.values())}), (RESULT, {*map(result_text, ends.values())})):
            self._longest[column] = sorted(texts, key=len)[-_LONGEST:]
            words = (word for text in texts for word in text.split())
            self._words[column] = self._width_of(self._model.columns[column].header, *words)
        self._lines = max((1 if player_of(game) else 2 for game in self.games if game.white.review), default=1)
        for at in _WRAPPED:
            self._widths[at] = self._width_of(self._model.columns[at].header, *self._longest[at])
        self._widen(LEVEL, *map(level_text, ends.values()))
        self._widen(ERRORS, longest_pr_cell() if any(map(has_band, self.games)) else "")  # seldom in a single game
        self._fit()

    def _widen(self, column: int, *texts: str) -> None:
        width = self._width_of(*self._usual_texts(column), *texts)
        if width != self._widths[column]:
            self._widths[column] = width
            self.horizontalHeader().resizeSection(column, width)

    def _set_widths(self) -> None:
        columns = self.horizontalHeader()
        columns.setHighlightSections(False)
        columns.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._longest: dict[int, list[str]] = {at: [] for at in _WRAPPED}
        self._words = {at: self._width_of(*self._usual_texts(at)) for at in _WRAPPED}  # the width of the widest word
        self._lines = 1  # in a cell with the PR: two if both sides have one
        self._widths = [self._width_of(*self._usual_texts(at)) for at in range(len(self._model.columns))]
        for at, width in enumerate(self._widths):
            columns.resizeSection(at, width)
        columns.setSectionResizeMode(RESULT, QHeaderView.ResizeMode.Stretch)
        columns.setSortIndicator(DATE, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)

    def _usual_texts(self, column: int) -> tuple[str, str]:
        """The header of a column, and the typical text that needs most room."""
        return self._model.columns[column].header, self._model.columns[column].widest or ""

    def _width_of(self, *texts: str) -> int:
        return max(map(self.fontMetrics().horizontalAdvance, texts)) + _SPACE

    def _height_of(self, column: int, width: int) -> int:
        """The height that the longest texts of a column need, in logical pixels, if they are wrapped at this width."""
        texts = self._longest[column] or [" "]
        return max(wrapped_height(self.fontMetrics(), text, width - _SPACE) for text in texts)

    def _selected_rows(self) -> list[int]:
        """From top to bottom. Qt's own list takes seconds for a hundred thousand."""
        parts = self.selectionModel().selection().toList()
        return sorted({row for part in parts for row in range(part.top(), part.bottom() + 1)})

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the game with Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentIndex().isValid():
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _open(self, index: QModelIndex) -> None:
        self.open_requested.emit(self.shown[index.row()])


def _columns() -> tuple[Column[HistoryGame], ...]:
    """The columns, in the order of the constants. Longer names are elided, and the columns can be widened."""
    errors = translate(
        "GamesTable", "Your PR (performance rating): 500 times the average loss per decision. Lower is better."
    )
    luck = translate(
        "GamesTable", "What your dice were worth, in points. PR and luck are known once a game has been reviewed."
    )
    longest_level = max((level_name(choice.key) for choice in LEVEL_CHOICES), key=len)
    return (
        Column(
            *(translate("GamesTable", "Date"), lambda game: date_text(game.ended), date_text(_LONG_DATE)),
            sort_key=lambda game: (game.ended, game.key.number),
        ),
        Column(translate("GamesTable", "Game"), game_text, sort_key=game_text),
        Column(
            *(translate("GamesTable", "Opponent"), opponent_text, translate("Names", "The computer")),
            sort_key=lambda game: opponent_text(game).casefold(),
        ),
        Column(translate("GamesTable", "Level"), level_text, longest_level, sort_key=_levels),
        Column(translate("GamesTable", "Result"), result_text, sort_key=result_text),
        Column(translate("GamesTable", "Points"), points_text, "+15", is_number=True, sort_key=_points),
        Column(
            *(translate("GamesTable", "PR"), rate_text, number(_HIGH_PR)),
            is_number=True,
            tooltip=band_tip,
            sort_key=lambda game: review.error_rate if (review := _review(game)) and review.decisions else None,
            header_tooltip=errors,
        ),
        Column(
            *(translate("GamesTable", "Luck"), luck_text, "+10.00"),
            is_number=True,
            sort_key=lambda game: None if (review := _review(game)) is None else review.luck,
            header_tooltip=luck,
        ),
    )


def _levels(game: HistoryGame) -> tuple[int, ...]:
    """The levels by strength, not by the alphabet."""
    order = [choice.key for choice in LEVEL_CHOICES]
    levels = (nearest_level(seat.level) for seat in (game.white.seat, game.black.seat) if seat.level is not None)
    return tuple(order.index(level) if level in order else len(order) for level in levels)


def _points(game: HistoryGame) -> int:
    return points_of(game, player_of(game) or game.result.winner or Side.WHITE)


def _review(game: HistoryGame) -> SideReview | None:
    return game.of(player_of(game) or Side.WHITE).review
