"""Opens the review of the match on the board, and passes its results on to the game and the history."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tapa_desktop.app.background.task import BackgroundTask, Priority
from tapa_desktop.app.game_history.service import HistoryService
from tapa_desktop.app.session.session import Session
from tapa_desktop.game.history import History
from tapa_desktop.rules.position_text import Placed
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.place import BoardOptions
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.widgets.dialogs import bring_up, stand_alone

if TYPE_CHECKING:
    from tapa_desktop.coach.review.result import Review

    from .window import ReviewWindow


class ReviewController(QObject):
    """Opens the review window beside the game.

    Signals:
        play_requested: the `Placed` from which the player wants to start a game.
        rolls_requested: the `GameState` whose roll map to show.
        note_requested: as that of the window.
    """

    play_requested = Signal(object)
    rolls_requested = Signal(object)
    note_requested = Signal(object, int, object, object)

    def __init__(self, session: Session, history_service: HistoryService, board: BoardWidget, actions: Actions) -> None:
        super().__init__(board)
        self._session, self._history_service, self._board = session, history_service, board
        self._window: ReviewWindow | None = None
        actions.review.triggered.connect(self.show)

    def show(self) -> ReviewWindow:
        """Open the window, or bring it to the front. A match that is already reviewed is not reviewed again."""
        return self._show(None)

    def show_game(self, number: int) -> None:
        """Like `show`, but begin with this game of the match, counted from 1."""
        self._show(number - 1)

    def close(self) -> None:
        """Close the window, which stops the review."""
        if self._window is not None:
            self._window.close()

    def _show(self, game: int | None) -> ReviewWindow:
        if self._window is None:
            from tapa_desktop.coach.review.cost import rankings  # noqa: PLC0415 - only when it is asked for
            from tapa_desktop.coach.review.review import review  # noqa: PLC0415

            from .window import ReviewWindow  # noqa: PLC0415

            task = BackgroundTask(review, self._session.engine, Priority.LONG, self)
            ranking = BackgroundTask(rankings, self._session.engine, parent=self)
            self._window = ReviewWindow(self._present, task, ranking, self._board.window())
            stand_alone(self._window)
            self._window.setObjectName("review")
            self._window.play_requested.connect(self._play_on)
            self._window.rolls_requested.connect(self.rolls_requested)
            self._window.note_requested.connect(self.note_requested)
            self._window.reviewed.connect(self._note)
            self._session.match.note_changed.connect(self._follow_notes)
            self._board.options_changed.connect(self._set_options)
            self._session.settings_changed.connect(self._follow_settings)
        self._set_options(self._board.options)
        bring_up(self._window)
        self._window.follow(game)
        return self._window

    def _set_options(self, options: BoardOptions) -> None:
        assert self._window is not None
        settings = self._session.settings
        self._window.set_options(options, settings.marks, with_equity=settings.show_equities)

    def _follow_settings(self) -> None:
        self._set_options(self._board.options)

    def _follow_notes(self) -> None:
        if self._window is not None:
            self._window.show_notes(self._present())

    def _present(self) -> History:
        return self._session.match.history

    def _play_on(self, placed: Placed) -> None:
        self._board.window().activateWindow()
        self.play_requested.emit(placed)

    def _note(self, history: History, review: Review) -> None:
        """Pass what was found about each finished game to the history."""
        from tapa_desktop.app.game_history.reviewed_game import found_review  # noqa: PLC0415 - as above

        practised = self._session.settings.practice_loss
        for number, game in enumerate(() if self._session.match.is_preview else review.games):
            if game.is_over:
                one = found_review(history, number + 1, history, review, number, practised=practised)
                self._history_service.store_review(one)
