"""Asks for hints while the hint panel is open, and shows them in the panel and as arrows on the board."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tapa_desktop.app.background.task import BackgroundTask
from tapa_desktop.app.session.automatic import question_to_person
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.coach.candidates import Candidate, steps_to
from tapa_desktop.coach.decision import DecisionQuestion, question_of
from tapa_desktop.coach.hint import Deeper, hints
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.plays import Steps
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.text.errors import reason

from .panel import HintPanel


class HintController(QObject):
    """Connects the hint panel to the engine. A request is for the present position and is cancelled when it changes."""

    def __init__(self, session: Session, board: BoardWidget, panel: HintPanel, actions: Actions) -> None:
        super().__init__(board)
        self._session, self._match, self._player = session, session.match, session.player
        self._board, self._panel, self._actions = board, panel, actions
        self._task = BackgroundTask(hints, session.engine, parent=self)
        self._asked: DecisionQuestion | None = None
        self._past: GameState | None = None  # an earlier state that is shown instead of the present one
        self._pointed: Candidate | None = None
        self._has_lent_room = False  # whether the side panel was opened only for the hint
        self._task.answered.connect(panel.show_hint)
        self._task.failed.connect(self._show_failure)
        actions.hint.toggled.connect(self._show_or_hide)
        actions.side_panel.toggled.connect(self._go_with_side_panel)
        panel.close_button.clicked.connect(lambda: actions.hint.setChecked(False))
        panel.deeper_requested.connect(self._deepen)
        actions.deeper.triggered.connect(self._deepen)
        panel.list.pointed.connect(self._point)
        panel.list.played.connect(self._play)

    def _follow_settings(self, settings: Settings) -> None:
        self._panel.set_marks(None if settings.show_equities else settings.marks)

    def close(self) -> None:
        """Stop thinking."""
        self._task.cancel()

    def show_past(self, state: GameState | None) -> None:
        """Give hints for an earlier state, which is shown now; with None, for the present one."""
        self._past = state
        if self._actions.hint.isChecked():
            self._follow()

    def _show_or_hide(self, is_wanted: bool) -> None:
        if is_wanted:
            self._make_room()
            self._follow_settings(self._session.settings)
            self._session.settings_changed.connect(self._follow_settings)
            self._panel.appear()
            self._match.state_changed.connect(self._follow)
            self._follow()
        else:
            self._session.settings_changed.disconnect(self._follow_settings)
            self._match.state_changed.disconnect(self._follow)
            self._panel.dismiss()
            self._forget()
            self._give_room_back()

    def _go_with_side_panel(self, is_shown: bool) -> None:
        """Close the hint together with the side panel, which contains it."""
        if not is_shown:
            self._actions.hint.setChecked(False)

    def _make_room(self) -> None:
        """Open the side panel if it is closed, as it is when the window is narrow."""
        self._has_lent_room = not self._actions.side_panel.isChecked()
        if self._has_lent_room:
            self._actions.side_panel.trigger()

    def _give_room_back(self) -> None:
        if self._has_lent_room and self._actions.side_panel.isChecked():
            self._actions.side_panel.trigger()
        self._has_lent_room = False

    def _follow(self) -> None:
        """Ask for a hint in the present position, unless already asked; a drafted step does not change the position."""
        past = self._past
        question = question_of(past) if past is not None else question_to_person(self._match.state)
        if question is None:
            self._forget()
            is_over = self._match.state.result is not None
            later = self.tr("The next hint comes when it is your turn.")
            self._panel.show_text(self.tr("The game is over.") if is_over else later)
        elif question != self._asked:
            self._asked = question
            self._panel.show_text(self.tr("Thinking…"))
            self._task.ask(question)
        else:
            self._point(self._pointed)

    def _deepen(self) -> None:
        """Roll out what the hint is about; the rollout takes its place as soon as it has played some games."""
        self._actions.hint.setChecked(True)
        if self._asked is not None:
            self._task.ask(Deeper(self._asked))

    def _forget(self) -> None:
        self._asked = None
        self._task.cancel()
        self._board.show_arrows(())

    def _point(self, candidate: Candidate | None) -> None:
        """Show the steps that lead from the draft to a play as arrows; without one, those left of the best play."""
        self._pointed = candidate
        draft, lines = self._match.draft if self._past is None else None, self._panel.list.lines
        steps: Steps = ()
        if draft is not None and candidate is not None:
            steps = steps_to(draft, candidate)
        elif draft is not None and lines:
            steps = draft.rest_of(lines[0].candidate.play) or ()
        self._board.show_arrows(steps)

    def _play(self, candidate: Candidate) -> None:
        if self._past is None:
            self._player.draft_play(candidate.play)

    def _show_failure(self, _asked: DecisionQuestion | Deeper, error: Exception) -> None:
        self._panel.show_text(self.tr("The computer cannot judge this position. {what}").format(what=reason(error)))
