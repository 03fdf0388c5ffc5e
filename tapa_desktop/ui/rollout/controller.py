"""Rolls out the position on the board in its own thread, shows the progress, and keeps the result with the match."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import structs
from PySide6.QtCore import QObject

from tapa_desktop.app.background.task import BackgroundTask, Priority
from tapa_desktop.app.session.session import Session
from tapa_desktop.coach.candidates import Candidate, RolloutAnswer, RolloutQuestion, rollouts
from tapa_desktop.coach.decision import standing_of
from tapa_desktop.game.events import RolledOut
from tapa_desktop.game.record import Header
from tapa_desktop.game.state import full_position_spec
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.position_text import PositionSpec, format_position
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.text.errors import reason
from tapa_desktop.ui.widgets.dialogs import show_and_raise

if TYPE_CHECKING:
    from .dialog import RolloutDialog


class RolloutController(QObject):
    """Runs rollouts for a window. A rollout that is stopped early keeps its results so far."""

    def __init__(self, session: Session, board: BoardWidget, actions: Actions) -> None:
        super().__init__(board)
        self._match, self._board = session.match, board
        self._task = BackgroundTask(rollouts, session.engine, Priority.LONG, self)
        self._answer: RolloutAnswer | None = None  # the last one of the running rollout
        self._header: Header | None = None  # of its match
        self._compared: tuple[PositionSpec, Position] | None = None  # a play to roll out, with its position
        self._task.answered.connect(self._show_answer)
        self._task.finished.connect(self._end)
        self._task.failed.connect(self._show_failure)
        actions.roll_out.triggered.connect(self.appear)

    @cached_property
    def dialog(self) -> RolloutDialog:
        """The dialog, created when it is first wanted."""
        from .dialog import RolloutDialog  # noqa: PLC0415 - no start waits for it

        dialog = RolloutDialog(self._board.window())
        dialog.setObjectName("roll_out")
        dialog.begin_button.clicked.connect(self._begin)
        dialog.stop_requested.connect(self._stop)
        self._match.state_changed.connect(self._follow)
        return dialog

    def appear(self) -> None:
        """Show the dialog with the position on the board and its last result, or with the rollout that is running."""
        self._compared = None
        if not self._task.is_busy:
            self._show_present()
        show_and_raise(self.dialog)

    def compare(self, candidate: Candidate) -> None:
        """Roll out a play at once, together with the best ones."""
        self.appear()
        self._compared = full_position_spec(self._match.state), candidate.position
        self._begin()

    def _begin(self) -> None:
        self._stop()
        placed = full_position_spec(self._match.state)
        if self._match.state.result is not None:
            self._show_present()
            return
        self._header = self._match.history.header
        self.dialog.show_subject(placed)
        self.dialog.progress.setText(self.tr("Looking at the moves…"))
        self.dialog.show_going(is_going_on=True)
        where, play = self._compared or (None, None)
        also = (play,) if play is not None and where == placed else ()
        question = self.dialog.choices.question(placed, also)
        self._task.ask(structs.replace(question, standing=standing_of(self._match.state)))

    def _stop(self) -> None:
        is_early = self._task.is_busy and self._answer is None
        self._task.cancel()
        self._end()
        if is_early:
            self.dialog.progress.clear()

    def _show_answer(self, answer: RolloutAnswer) -> None:
        self._answer = answer
        self.dialog.show_answer(answer, is_going_on=True)

    def _end(self) -> None:
        """Note the final result in the match, if it has any games and the match is still on the board."""
        answer, self._answer = self._answer, None
        self.dialog.show_going(is_going_on=False)
        if answer is None:
            return
        self.dialog.show_answer(answer, is_going_on=False)
        if answer.result.games and self._header is self._match.history.header:
            self._match.add_remark(answer.result)

    def _follow(self) -> None:
        """Show the present position, unless a rollout is running or its results are shown."""
        if self.dialog.isVisible() and not self._task.is_busy and not self.dialog.table.rows:
            self._show_present()

    def _show_present(self) -> None:
        placed = full_position_spec(self._match.state)
        self.dialog.show_subject(placed)
        if self._match.state.result is not None:
            self.dialog.progress.setText(self.tr("The game is over: there is nothing to roll out."))
            return
        events = (event for event in reversed(self._match.history.log) if isinstance(event, RolledOut))
        position = format_position(placed)
        result = next((event for event in events if event.position == position), None)
        if result is not None:
            self.dialog.show_kept(placed, result)

    def _show_failure(self, _question: RolloutQuestion, error: Exception) -> None:
        self._answer = None
        self.dialog.show_going(is_going_on=False)
        self.dialog.progress.setText(self.tr("The computer cannot roll this out. {what}").format(what=reason(error)))
