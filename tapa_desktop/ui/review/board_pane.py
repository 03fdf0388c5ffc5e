"""The board of a review and its buttons: the position of a line, the play that was made, and the best play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tapa_desktop.coach.decision import PlayQuestion, question_of
from tapa_desktop.coach.review.result import ReviewedAction, ReviewLine
from tapa_desktop.game.events import NOBODY, Seat
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.position import Position, Side
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.board.pointer import ACROSS, ALONG, JUMPS
from tapa_desktop.ui.board.scene import Mark
from tapa_desktop.ui.board.view.play import PlayMode
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.look.colors import ERROR_HUES
from tapa_desktop.ui.question_board import QuestionBoard, show_plays
from tapa_desktop.ui.text.numbers import bidi_auto, whole
from tapa_desktop.ui.text.translator import text_of
from tapa_desktop.ui.text.turns import BEST, NOTE_SIGN, SECOND, legend_text, played_mark
from tapa_desktop.ui.widgets.dialogs import fill, name_by_tip, plain_button
from tapa_desktop.ui.widgets.labels import PlainLabel

from .text import detail

_LINES: Final = 6  # lines of text that are visible at least
_OF_CUBE: Final = {ReviewedAction.WAIT, ReviewedAction.DOUBLE, ReviewedAction.TAKE, ReviewedAction.DROP}


class TrialBoard(BoardWidget):
    """A board whose keys move its own focus while it has that of the window; otherwise they step through turns."""

    def event(self, event: QEvent) -> bool:
        """Keep these keys from the shortcuts of the window."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            is_plain = event.modifiers() in {Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier}
            if is_plain and event.key() in {*ACROSS, *ALONG, *JUMPS}:
                event.accept()
                return True
        return super().event(event)


class ReviewBoardPane(QWidget):
    """Shows a line of a review as a position. Its `words`, `again` and `deeper` are elsewhere in the window."""

    def __init__(self, state: GameState) -> None:
        super().__init__()
        self.stage = ReviewBoard()
        self.stage.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)  # it fills the remaining space
        self._make_words()
        self.frames = QStackedWidget()  # the board for display, and the one on which a mistake is tried again
        self.frames.addWidget(self.stage)
        self.trial: QuestionBoard | None = None
        self.own: Side | None = None  # the side of the only person, whose mistakes are tried again
        self._tried: ReviewLine | None = None  # the mistake that was tried again; its solution is shown
        self._played: Position | None = None  # after the tried move
        self.legend = PlainLabel(legend_text())
        policy = self.legend.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that the board keeps its size from line to line
        self.legend.setSizePolicy(policy)
        self._make_buttons()
        self._state = state
        self.with_equity = True  # whether losses and luck are in points, from the next line on, or in words
        self._line: ReviewLine | None = None
        self._ranked: tuple[str, ...] = ()  # the best plays of the turn, the best first, once known
        for button in (self.back, self.forward):
            button.setFixedWidth(34)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # like the arrow keys and the graph, in every language
        steps, shown = (self.back, self.forward, self.mistake), (self.both, self.best)
        buttons = ButtonRows(steps, shown, (self.note_button, self.rolls, self.play))
        fill(QVBoxLayout(self), (self.frames, 1), self.legend, buttons, edge=0)

    def _make_words(self) -> None:
        """Make the texts about the line, which scroll; the keys step through the match instead."""
        self.detail = PlainLabel()
        self.detail.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.words = QScrollArea(widgetResizable=True)
        self.words.setFrameShape(QFrame.Shape.NoFrame)
        self.note = PlainLabel()
        self.note.setAccessibleName(self.tr("Note"))
        self.ranking = PlainLabel()
        self.ranking.setAccessibleName(self.tr("Best moves"))
        content = QWidget()
        self._texts = fill(QVBoxLayout(content), self.detail, self.note, self.ranking, 1, edge=0)
        self.words.setWidget(content)
        self.words.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.words.setMinimumHeight(_LINES * self.fontMetrics().lineSpacing())

    def _make_buttons(self) -> None:
        self.back, self.forward = plain_button("◀", ""), plain_button("▶", "")
        name_by_tip(self.back, self.tr("Previous turn (Left)"))
        name_by_tip(self.forward, self.tr("Next turn (Right)"))
        self.mistake, self.both, self.best, self.again, self.deeper, self.rolls, self.note_button, self.play = (
            plain_button(text_of("ReviewBoardPane", "buttons", key), text_of("ReviewBoardPane", "tips", key))
            for key in ("mistake", "both", "best", "again", "deeper", "rolls", "note", "play")
        )
        self.switches = self.both, self.best, self.again
        for button in self.switches:
            button.setCheckable(True)
        self.best.clicked.connect(self._show_best)
        QShortcut(QKeySequence("B"), self, self.best.click)
        self.again.clicked.connect(self._begin_again)
        self.deeper.setEnabled(False)

    def set_options(self, options: BoardOptions) -> None:
        """Show the board as in the game, but without animation, and numbered for the side to move, as in the words."""
        self.stage.set_options(replace(options, speed=0.0, dice_speed=0.0, turns_numbers=True))
        if self.trial is not None:
            self.trial.board.set_options(self.stage.options)

    def show_line(self, state: GameState, line: ReviewLine | None) -> None:
        """Show the position of a line, or only the position if there is no line."""
        if line == self._line and self.is_trying:
            return
        if line != self._line:
            self._ranked, self._tried, self._played = (), None, None
            self.words.verticalScrollBar().setValue(0)
        self._state, self._line = state, line
        self._show()

    def show_ranking(self, text: str, plays: Sequence[str] = ()) -> None:
        """Show the best moves of the turn below its details; `plays` are these, the best first."""
        self.ranking.setText(text)
        self._ranked = tuple(plays)
        if plays and not self.is_trying:
            self._show_detail()
            if self.best.isChecked():
                self._show_arrows()
        self._texts.activate()  # else a longer text is cut off in the first frame

    def show_note(self, note: str) -> None:
        """Show the note on the turn below its details."""
        self.note.setText(f"{NOTE_SIGN} {bidi_auto(note)}" if note else "")
        self.note.setVisible(bool(note))

    def show_room(self, *, before: bool, after: bool, mistakes: bool, are_own: bool) -> None:
        """Enable the buttons that have a line to go to. `are_own`: only the player's mistakes count."""
        self.mistake.setText(self.tr("Your next &mistake") if are_own else self.tr("Next &mistake"))
        for button, possible in ((self.back, before), (self.forward, after), (self.mistake, mistakes)):
            button.setEnabled(possible)

    @property
    def is_trying(self) -> bool:
        """Whether a mistake is being tried again."""
        return self.frames.currentWidget() is not self.stage

    def _show_best(self) -> None:
        if not self.is_trying:
            self._show()

    def _begin_again(self) -> None:
        self._tried = self._played = None
        self._show()

    def _is_trial_due(self) -> bool:
        """Whether the line is the player's own mistake, to be tried again before its solution is shown."""
        line = self._line
        if line is None or line == self._tried or not self.again.isChecked():
            return False
        return bool(line.play) and line.mark in ERROR_HUES and self.own in {None, line.side}

    def _show_trial(self) -> None:
        if self.trial is None:
            board = TrialBoard(self.stage.options)
            board.setMinimumSize(self.stage.minimumSizeHint())
            board.setSizePolicy(self.stage.sizePolicy())
            self.trial = QuestionBoard(PlayMode(board))
            self.trial.changed.connect(self._judge)
            self.frames.addWidget(board)
        seats = {side: Seat() if side is self._state.side else NOBODY for side in Side}
        question = replace(self._state, white=seats[Side.WHITE], black=seats[Side.BLACK], drafted=())
        self.frames.setCurrentWidget(self.trial.board)
        if self.window().focusWidget() is None:  # it was on the trial board before
            self.trial.board.setFocus()
        self.trial.set_question(question)
        self.legend.hide()
        self.detail.setText(self.tr("A mistake was made here. Play a better move on the board."))
        self.detail.setToolTip("")
        self.ranking.hide()

    def _judge(self) -> None:
        """Show the solution as soon as the move on the board is complete, and say how good it is."""
        played = None if self.trial is None else self.trial.played
        if self.is_trying and played is not None:
            self._tried, self._played = self._line, played
            self._show()

    def _verdict(self) -> str:
        line, played, question = self._line, self._played, question_of(self._state)
        if line is None or played is None or not isinstance(question, PlayQuestion):
            return ""
        if played == question.after(self._ranked[0] if self._ranked else line.best):
            return self.tr("Yes, that is the best move.")
        if played == question.after(line.play):
            return self.tr("That is the move that was made.")
        ranks = [question.after(play) for play in self._ranked]
        if played in ranks:
            return self.tr("That is number {number} of the moves below.").format(number=whole(ranks.index(played) + 1))
        return self.tr("That is not one of the best moves.") if ranks else ""

    def _show(self) -> None:
        for button in (self.play, self.rolls, self.note_button):
            button.setEnabled(self._line is not None)
        for button in (self.best, self.again):
            button.setEnabled(self._line is None or self._line.action not in _OF_CUBE)
        if self._is_trial_due():
            self._show_trial()
            return
        if self.trial is not None:
            # WORKAROUND(Qt 6.9): Qt would move the focus of a hidden board to a button, which Space would press.
            self.trial.board.clearFocus()
        self.frames.setCurrentWidget(self.stage)
        self.ranking.show()
        self._show_arrows()
        self._show_detail()

    def _show_detail(self) -> None:
        text = "" if self._line is None else detail(self._state, self._line, with_equity=self.with_equity)
        self.detail.setText("\n".join(filter(None, (self._verdict(), text))))
        self.detail.setToolTip(text)

    def _show_arrows(self) -> None:
        plays = plays_of(self._line, self._ranked if self.best.isChecked() else None)
        self.legend.setVisible(bool(plays))
        self.stage.show_line(self._state, plays)


def plays_of(line: ReviewLine | None, ranked: Sequence[str] | None = None) -> list[tuple[Mark, str]]:
    """The plays that the arrows of a line show, the best first: the one made, and with `ranked` the best two as well.

    `ranked` are the best plays in order, if known. After a rollout the best may differ from the review's.
    """
    if line is None:
        return []
    best, *others = ranked or (line.best,)
    if not line.play:
        return [(BEST, best)] if best and ranked is not None else []
    actual = BEST if line.play == best or not line.loss else played_mark(line.mark), line.play
    if ranked is None:
        return [actual]
    return [(BEST, best), *((SECOND, play) for play in others[:1]), actual]


class ReviewBoard(BoardWidget):
    """A board for display only."""

    def minimumSizeHint(self) -> QSize:
        """A size at which positions can still be recognized; nothing needs to be clicked here."""
        return QSize(260, 180)

    def show_line(self, state: GameState, plays: Sequence[tuple[Mark, str]]) -> None:
        """Show the position before a line's action, with these plays as arrows, the most important one first."""
        shown = replace(state, white=NOBODY, black=NOBODY, drafted=())
        self.show_state(None, shown)
        show_plays(self, shown, plays)


class ButtonRows(QWidget):
    """Three groups of buttons: in one row, or the third below, or stacked, as there is room."""

    def __init__(self, *groups: Sequence[QWidget]) -> None:
        super().__init__()
        self._rows = [fill(QHBoxLayout(), *group) for group in groups]
        self._first = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight), *self._rows[:-1])
        self._lines = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), self._first, self._rows[-1], edge=0)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for the widest group."""
        return QSize(max(self._widths), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use as few rows as the new width allows."""
        super().resizeEvent(event)
        self._choose()

    def event(self, event: QEvent) -> bool:
        """Do the same when a button gets a longer or shorter text."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._choose()
        return super().event(event)

    def _choose(self) -> None:
        for lines, widths in ((self._lines, self._widths), (self._first, self._widths[:-1])):
            needed = sum(widths) + self._lines.spacing() * (len(widths) - 1)
            directions = QBoxLayout.Direction
            lines.setDirection(directions.LeftToRight if self.width() >= needed else directions.TopToBottom)

    @property
    def _widths(self) -> list[int]:
        return [row.minimumSize().width() for row in self._rows]
