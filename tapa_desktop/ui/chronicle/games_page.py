"""The page of the table, and what can be done with the games that are chosen in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStackedLayout, QVBoxLayout, QWidget

from tapa_desktop.app.chronicle.past_game import GameKey, PastGame

from .games_table import GamesTable
from .wanted import Wanted

_AT_TABLE: Final = Qt.ShortcutContext.WidgetShortcut


class GamesPage(QWidget):
    """Opens games, and deletes them so that it can be undone.

    Signals:
        open_wished, review_wished: the `PastGame` to open, or to review.
        delete_wished, restore_wished: a list of `GameKey`.
        export_wished: the games that are shown are to be exported.
    """

    open_wished = Signal(object)
    review_wished = Signal(object)
    delete_wished = Signal(object)
    restore_wished = Signal(object)
    export_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deleted: list[list[GameKey]] = []  # what can be undone, the last deletion last
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

    def show_games(self, games: tuple[PastGame, ...]) -> None:
        """Take other games, the last one first."""
        self.table.show_games(games)
        self._show_nothing()

    def show_wanted(self, wanted: Wanted) -> None:
        """Show only the games that are wanted."""
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
        """Say why the table is empty, if it is."""
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
