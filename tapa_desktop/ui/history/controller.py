"""Opens the history window, and carries out its requests: open, review or export a match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tapa_desktop.app.game_history.finished_games import GameKey, HistoryGame
from tapa_desktop.app.game_history.reviewer import Reviewer
from tapa_desktop.app.game_history.service import HistoryService
from tapa_desktop.app.session.session import Session
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.view.widget import png_of
from tapa_desktop.ui.export import export_text, file_name, save_dialog, write_export
from tapa_desktop.ui.widgets.dialogs import Opener, make_top_level

if TYPE_CHECKING:
    from tapa_desktop.ui.graph.graph import Graph

    from .window import HistoryWindow


class HistoryController(Opener):
    """Opens the history window beside the game."""

    review_requested = Signal(int)  # of the match on the board, starting at the game of this number, from 1

    def __init__(
        self, window: QWidget, session: Session, history_service: HistoryService, reviewer: Reviewer, actions: Actions
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._history_service = window, session, history_service
        self._reviewer = reviewer
        self._history: HistoryWindow | None = None
        self._deleted: list[list[GameKey]] = []  # in turn, while the program runs
        self._to_review: tuple[Path, int] | None = None  # the match and game to review once it is on the board
        session.record_opened.connect(self._review_opened)
        actions.history.triggered.connect(self.show)

    def show(self) -> None:
        """Open the window, or bring it to the front."""
        self._history = self._open("history", self._new_window)

    def open(self, game: HistoryGame) -> None:
        """Load the match of a game. The present match can be found in the Resume menu if it is unfinished."""
        path = self._path_of(game)
        if path is not None:
            self._session.open_record(path)
            self._window.activateWindow()

    def review(self, game: HistoryGame) -> None:
        """Review the match of a game, starting at this game."""
        path = self._path_of(game)
        if path is not None and path == self._session.store.path:
            self.review_requested.emit(game.key.number)
        elif path is not None:
            self._to_review = path, game.key.number
            self.open(game)

    def _path_of(self, game: HistoryGame) -> Path | None:
        path = self._session.archive.find(game.file)
        if path is None and self._history is not None:
            self._history.show_message(f"{self.tr('The file of this match is gone.')} {game.file}")
        return path

    def _review_opened(self, path: Path) -> None:
        requested, self._to_review = self._to_review, None
        if requested is not None and requested[0] == path:
            self.review_requested.emit(requested[1])

    def _new_window(self) -> HistoryWindow:
        from .window import HistoryWindow  # noqa: PLC0415 - loaded only when used

        history = HistoryWindow(self._history_service, self._reviewer, self._window)
        make_top_level(history)
        history.page.take_up(self._deleted)
        history.finished.connect(self._forget)
        history.page.open_requested.connect(self.open)
        history.page.review_requested.connect(self.review)
        history.page.export.clicked.connect(self._export)
        for page in (history.progress, history.dice):
            page.picture.clicked.connect(partial(self._save_picture, page.graph))
        return history

    def _forget(self) -> None:
        if self._history is not None:  # else it was closed twice
            self._deleted = self._history.page.deleted
            self._history = None

    def _export(self) -> None:
        from tapa_desktop.app.game_history.statistics import csv_of  # noqa: PLC0415 - as above

        assert self._history is not None
        games = tuple(self._history.shown)
        self._save(self.tr("Export the games shown"), self.tr("Tables (*.csv)"), ".csv", lambda: csv_of(games))

    def _save_picture(self, graph: Graph) -> None:
        picture = graph.grab()
        self._save(self.tr("Save the chart"), self.tr("Pictures (*.png)"), ".png", lambda: png_of(picture))

    def _save(self, title: str, name_filter: str, suffix: str, content: Callable[[], bytes]) -> None:
        history = self._history
        assert history is not None
        name = file_name(self.tr("History"), suffix)
        write = partial(write_export, report=lambda notice: history.show_message(export_text(notice)))
        save_dialog(history, title, [name_filter], name, lambda path: write(path, content())).open()
