"""The page with the table of finished games, and buttons for the selected ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStackedLayout, QVBoxLayout, QWidget

from tapa_desktop.app.game_history.finished_games import GameKey, HistoryGame

from .filters import GameFilter
from .table import GamesTable

_AT_TABLE: Final = Qt.ShortcutContext.WidgetShortcut


class GamesPage(QWidget):
    """Opens, reviews and exports games, and deletes them with undo.

    Signals:
        open_requested, review_requested: the `HistoryGame` to open, or whose review to show.
        reviews_requested: a list of `GameKey` to review in the background.
        delete_requested, restore_requested: a list of `GameKey`.
        export_requested: export the games shown.
    """

    open_requested = Signal(object)
    review_requested = Signal(object)
    reviews_requested = Signal(object)
    delete_requested = Signal(object)
    restore_requested = Signal(object)
    export_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.deleted: list[list[GameKey]] = []  # for undo, the latest deletion last
        self.table = GamesTable()
        self.empty_label = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.open = self._button(self.tr("&Open the match"), self._open, self.tr("Open the match on the board (Enter)"))
        self.review = self._button(
            self.tr("&Review"),
            self._review,
            self.tr("Review the match: mistakes and luck. Several games are reviewed in the background (Ctrl+R)"),
        )
        self.delete = self._button(
            self.tr("&Delete"), self._delete, self.tr("Remove the games from the history; their matches stay (Del)")
        )
        self.undo = self._button(self.tr("&Undo"), self._undo, self.tr("Restore the games deleted last (Ctrl+Z)"))
        self.export = self._button(
            self.tr("&Export…"), self.export_requested.emit, self.tr("Save the games shown as a table (CSV)")
        )
        self._lay_out()
        self.table.selection_changed.connect(self._update_buttons)
        self.table.open_requested.connect(self.open_requested)
        delete = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.table, self._delete)
        delete.setContext(_AT_TABLE)  # WORKAROUND(PySide 6.11.3): it ignores `context=` beside a slot
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self._undo)
        QShortcut(QKeySequence("Ctrl+R"), self, self.review.click)
        self._update_buttons()

    def show_games(self, games: tuple[HistoryGame, ...]) -> None:
        """Replace the games, the latest first."""
        self.table.show_games(games)
        self._show_empty()

    def apply_filter(self, game_filter: GameFilter) -> None:
        """Show only the games that pass the filter."""
        self.table.apply_filter(game_filter)
        self._show_empty()

    def take_up(self, deleted: Iterable[list[GameKey]]) -> None:
        """Offer to restore games that were deleted elsewhere, the last of these first."""
        self.deleted = [*deleted]
        self._update_buttons()

    def _button(self, text: str, slot: Callable[[], object], tip: str) -> QPushButton:
        button = QPushButton(text, autoDefault=False)
        button.setToolTip(tip)
        button.clicked.connect(slot)
        return button

    def _lay_out(self) -> None:
        place = QWidget()
        self._stack = QStackedLayout(place)
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty_label)
        buttons = QHBoxLayout()
        for button in (self.open, self.review, self.delete, self.undo):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.export)
        layout = QVBoxLayout(self)
        layout.addWidget(place, 1)
        layout.addLayout(buttons)

    def _show_empty(self) -> None:
        text = self.tr("No game matches your search.")
        if not self.table.games:
            text = self.tr("No finished games yet. Each finished game is kept here, with its result and its dice.")
        self.empty_label.setText(text)
        self._stack.setCurrentWidget(self.table if self.table.shown else self.empty_label)
        self._update_buttons()

    def _update_buttons(self) -> None:
        selected = self.table.selected_games
        self.open.setEnabled(len(selected) == 1)
        self.review.setEnabled(bool(selected))
        self.delete.setEnabled(bool(selected))
        self.undo.setEnabled(bool(self.deleted))
        self.export.setEnabled(bool(self.table.shown))

    def _open(self) -> None:
        for game in self.table.selected_games[:1]:
            self.open_requested.emit(game)

    def _review(self) -> None:
        selected = self.table.selected_games
        if len(selected) == 1:
            self.review_requested.emit(selected[0])
        elif selected:
            self.reviews_requested.emit([game.key for game in selected])

    def _delete(self) -> None:
        keys = [game.key for game in self.table.selected_games]
        if keys:
            self.deleted.append(keys)
            self.delete_requested.emit(keys)

    def _undo(self) -> None:
        if self.deleted:
            self.restore_requested.emit(self.deleted.pop())
        self._update_buttons()
