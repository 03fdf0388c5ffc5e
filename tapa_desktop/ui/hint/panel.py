"""The panel with the coach's hints, which asks for them while it is open and shows them as arrows on the board, too."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from tapa_desktop.app.background.task import BackgroundTask
from tapa_desktop.app.session.automatic import question_to_person
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.coach.candidates import Candidate, steps_to
from tapa_desktop.coach.decision import DecisionQuestion, PlayQuestion, question_of
from tapa_desktop.coach.hint import Deeper, Hint, PlayHint, hints
from tapa_desktop.coach.strength import ErrorThresholds
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.text.errors import unjudged
from tapa_desktop.ui.text.numbers import depth_text
from tapa_desktop.ui.text.result import outlook_text
from tapa_desktop.ui.widgets.dialogs import CloseButton, fill
from tapa_desktop.ui.widgets.labels import SteadyLabel, scaled

from .list import HintList
from .text import HintLine, depth_texts, hint_lines, unit_text


class HintPanel(QWidget):
    """A header with the search depth, and below it the best plays, or a text if there are none."""

    text_changed = Signal(str)  # for screen readers: the best play when it changes, or the text shown instead of a play

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Hint"))
        self.close_button = CloseButton(self.tr("Close the hint (H)"))
        self.deeper_button = QToolButton()
        self.deeper_button.setText(self.tr("Deeper"))
        self.deeper_button.setToolTip(self.tr("Play the best moves out many times (Shift+H)"))
        self.list = HintList()
        self._head = QLabel(self.tr("Hint"))
        self._head.setFont(scaled(self._head.font(), 1.0, bold=True))
        self.depth_label = SteadyLabel(depth_texts())
        self.depth_label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.words = SteadyLabel(())  # below the list; as high as the longest reasons, so that no play moves away
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._hint: Hint | None = None
        self._marks: ErrorThresholds | None = None
        self.is_for_keys = False  # whether the list gets the focus as soon as it is shown
        top = fill(QHBoxLayout(), (self._head, 1), self.deeper_button, self.close_button)
        top.setSpacing(6)  # otherwise it takes the spacing of the layout that contains it
        fill(QVBoxLayout(self), top, self.depth_label, self.list, self.words, edge=0).setSpacing(3)
        self.list.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setMinimumWidth(1)  # else the words get the height for the width of the head, though there may be less
        self.list.pointed.connect(self._explain)
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the panel with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_button.click()
        else:
            super().keyPressEvent(event)

    def dismiss(self) -> None:
        """Hide the panel."""
        self._hint = None
        self._show((), "")
        self.is_for_keys = False
        self.hide()

    def show_hint(self, hint: Hint) -> None:
        """Show this hint."""
        self.depth_label.setText(depth_text(hint.plies, hint.games, is_last=hint.is_last))
        self.depth_label.setToolTip(unit_text(hint))
        self._hint = hint
        if isinstance(hint, PlayHint):
            self._show(hint_lines(hint, self._marks), "")
        else:
            self._show((), outlook_text(hint, with_equity=self._marks is None))

    def set_marks(self, marks: ErrorThresholds | None) -> None:
        """Show classes of errors instead of equities; with None equities."""
        is_other, self._marks = marks != self._marks, marks
        if is_other and self._hint is not None:
            self.show_hint(self._hint)

    def show_text(self, words: str) -> None:
        """Show a text alone: there is no hint, or not yet."""
        self._hint = None
        self.depth_label.clear()
        self.depth_label.setToolTip("")
        self._show((), words)

    def _show(self, lines: tuple[HintLine, ...], words: str) -> None:
        self.deeper_button.setEnabled(self._hint is not None)
        best = [line.candidate.play for line in self.list.lines[:1]]
        self.words.texts = tuple(line.reasons for line in lines)  # before the list points at one of them
        self.list.show_lines(lines)
        if best != [line.candidate.play for line in lines[:1]] or not lines:
            self.text_changed.emit(lines[0].spoken if lines else words)
        # WORKAROUND(Qt 6.9): Qt moves the focus from a hidden widget to the next one, here a button, and the space bar
        # would then press it. So the list drops the focus before it is hidden.
        if not lines:
            self.is_for_keys = self.is_for_keys or self.list.hasFocus()
            self.list.clearFocus()
        self.list.setVisible(bool(lines))
        if not lines:  # with lines, their reasons are the text
            self._say(words)
        elif self.is_for_keys:
            self.is_for_keys = False
            self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _explain(self, candidate: Candidate | None) -> None:
        lines = self.list.lines
        pointed = [line for line in lines if line.candidate is candidate] or lines[:1]
        if pointed:
            self._say(pointed[0].reasons)

    def _say(self, words: str) -> None:
        self.words.setText(words)
        self.words.setVisible(bool(words) or any(self.words.texts))
        self.words.updateGeometry()


class HintController(QObject):
    """Connects the hint panel to the engine. A request is for the present position and is cancelled when it changes."""

    def __init__(self, session: Session, board: BoardWidget, panel: HintPanel, actions: Actions) -> None:
        super().__init__(board)
        self._session, self._match, self._player = session, session.match, session.player
        self._board, self._panel, self._actions = board, panel, actions
        self._task = BackgroundTask(hints, session.engine, parent=self)
        self._question: DecisionQuestion | None = None
        self._pointed: Candidate | None = None
        self._has_lent_room = False  # whether the side panel was opened only for the hint
        self._task.answered.connect(panel.show_hint)
        self._task.failed.connect(self._show_failure)
        actions.hint.toggled.connect(self._show_or_hide)
        actions.side_panel.toggled.connect(self._follow_side_panel)
        panel.close_button.clicked.connect(lambda: actions.hint.setChecked(False))
        panel.deeper_button.clicked.connect(self._deepen)
        actions.deeper.triggered.connect(self._deepen)
        panel.list.pointed.connect(self._point)
        panel.list.played.connect(self._play)

    def _follow_settings(self, settings: Settings) -> None:
        self._panel.set_marks(None if settings.show_equities else settings.marks)

    def follow_walk(self) -> None:
        """Give hints for the state that is shown; only the present one can be rolled out."""
        policies, is_past = Qt.ContextMenuPolicy, self._match.past is not None
        self._panel.list.setContextMenuPolicy(policies.NoContextMenu if is_past else policies.DefaultContextMenu)
        if self._actions.hint.isChecked():
            self._follow()

    def _show_or_hide(self, is_wanted: bool) -> None:
        if is_wanted:
            self._has_lent_room = not self._actions.side_panel.isChecked()  # as in a narrow window
            if self._has_lent_room:
                self._actions.side_panel.trigger()
            self._follow_settings(self._session.settings)
            self._session.settings_changed.connect(self._follow_settings)
            self._panel.show()
            self._match.state_changed.connect(self._follow)
            self._follow()
            self._panel.is_for_keys = isinstance(self._question, PlayQuestion)
        else:
            self._session.settings_changed.disconnect(self._follow_settings)
            self._match.state_changed.disconnect(self._follow)
            focus = QApplication.focusWidget()
            if focus is not None and self._panel.isAncestorOf(focus):
                self._board.setFocus(Qt.FocusReason.OtherFocusReason)
            self._panel.dismiss()
            self._forget()
            if self._has_lent_room and self._actions.side_panel.isChecked():
                self._actions.side_panel.trigger()
            self._has_lent_room = False

    def _follow_side_panel(self, is_shown: bool) -> None:
        if not is_shown:
            self._actions.hint.setChecked(False)

    def _follow(self) -> None:
        """Ask for a hint in the present position, once; a drafted step does not change the position."""
        past = self._match.past
        question = question_of(past) if past is not None else question_to_person(self._match.state)
        if question is None:
            self._forget()
            is_over = self._match.shown.result is not None
            later = self.tr("The next hint comes when it is your turn.")
            self._panel.show_text(self.tr("The game is over.") if is_over else later)
        elif question != self._question:
            self._question = question
            self._panel.show_text(self.tr("Thinking…"))
            self._task.ask(question)
        else:
            self._point(self._pointed)

    def _deepen(self) -> None:
        """Roll out the plays of the hint; the rollout replaces it as soon as it has played some games."""
        self._actions.hint.setChecked(True)
        if self._question is not None:
            self._task.ask(Deeper(self._question))

    def _forget(self) -> None:
        self._question = None
        self._task.cancel()
        self._board.show_arrows(())

    def _point(self, candidate: Candidate | None) -> None:
        """Show the steps to a play as arrows; without one, to the best play, unless the player's own is complete."""
        self._pointed = candidate
        draft = self._match.draft if self._match.past is None else None
        if candidate is None and draft is not None and draft.next_steps():
            candidate = next((line.candidate for line in self._panel.list.lines), None)
        self._board.show_arrows(steps_to(draft, candidate) if draft is not None and candidate is not None else ())

    def _play(self, candidate: Candidate) -> None:
        if self._match.past is None:
            self._player.draft_play(candidate.play)

    def _show_failure(self, _question: DecisionQuestion | Deeper, error: Exception) -> None:
        self._panel.show_text(unjudged(error))
