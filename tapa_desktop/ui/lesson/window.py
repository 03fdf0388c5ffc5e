"""The lesson window: a board to play on, with texts and buttons beside it. The rules and the task check each play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QStyle, QVBoxLayout, QWidget

from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import Drafted, MatchEvent, Played
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import Steps
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.board.view.accessible import announce
from tapa_desktop.ui.board.view.play import PlayMode
from tapa_desktop.ui.question_board import ExerciseBoard, ExercisePanel, ExerciseWindow
from tapa_desktop.ui.text.numbers import whole
from tapa_desktop.ui.widgets.dialogs import ActionButton, NextButton, fill, plain_button, window_action
from tapa_desktop.ui.widgets.labels import PlainLabel, scaled

from .lessons import Feedback, Lesson, Task, TriedPlay


class LessonBoard(ExerciseBoard):
    """One task on the board."""

    done = Signal()  # the player has just solved the task

    def __init__(self, play: PlayMode) -> None:
        super().__init__(play)
        self._task: Task | None = None
        self._pending: list[MatchEvent] = []  # events still to be shown, one after another
        self._attempt: TriedPlay | None = None  # the complete play on the board, if any
        self.board.settled.connect(self._show_pending)

    @property
    def answer(self) -> Feedback | None:
        """The feedback on the play on the board; None while it is incomplete."""
        return self._task.answer(self._attempt) if self._task is not None and self._attempt is not None else None

    @property
    def is_done(self) -> bool:
        """Whether the play on the board solves the task."""
        return self.answer is not None and self.answer.is_done

    @property
    def is_wrong(self) -> bool:
        """Whether a complete play is on the board that does not solve the task."""
        return self.answer is not None and not self.answer.is_done

    @property
    def may_roll(self) -> bool:
        """Whether it is time to roll."""
        return self._state is not None and self._state.phase is Phase.TO_ROLL and self._attempt is None

    @property
    def steps(self) -> Steps:
        """The steps of the play on the board, also after the turn has ended."""
        return super().steps if self._attempt is None else self._attempt.steps

    def repeat(self, steps: Steps, *, has_rolled: bool) -> None:
        """Roll and make these steps in a task that has just been started."""
        if has_rolled:
            self.roll()
        if steps:
            self._compose(steps)

    def set_task(self, task: Task) -> None:
        """Start this task from its beginning."""
        self._task, self._pending, self._attempt = task, [], None
        self._show(task.start())
        self.changed.emit()

    def roll(self) -> None:
        """Roll the dice that the task prescribes."""
        assert self._task is not None
        if self.may_roll:
            self._apply(self._task.roll_event())
            self.changed.emit()

    def take_all_back(self) -> None:
        """Take the whole play back."""
        self._compose(())

    def _compose(self, steps: Steps) -> None:
        was_done = self.is_done
        self._pending = []  # else the end of the interrupted motion would show them
        self._apply(Drafted(format_play(steps)))
        self._attempt = self._whole_play()
        if self.is_done:
            self._end_turn()
        self.changed.emit()
        if self.is_done and not was_done:
            self.done.emit()

    def _whole_play(self) -> TriedPlay | None:
        assert self._state is not None
        draft = Draft.of(self._state)
        if draft is None or not draft.steps or not draft.is_complete:
            return None
        return TriedPlay(self._state.rule_set, draft.steps, draft.position)

    def _end_turn(self) -> None:
        assert self._state is not None
        assert self._task is not None
        draft = Draft.of(self._state)
        later_events = self._task.later_events()
        if draft is not None and (later_events or draft.ends_game):
            self._pending = [Played(format_play(self._state.drafted)), *later_events]
            self._show_pending()

    def _show_pending(self) -> None:
        if self._pending and not self.board.is_moving:
            self._apply(self._pending.pop(0))
            self.changed.emit()


_CORRECTION_ICON: Final = QStyle.StandardPixmap.SP_MessageBoxInformation
_PRAISE_ICON: Final = QStyle.StandardPixmap.SP_DialogApplyButton
LessonWork = tuple[int, bool, Steps]  # the number of the task, whether its dice are rolled, the steps on the board
NextStep = tuple[str, Callable[[], object]]  # the text of a button, and its action after the lesson has closed


class LessonWindow(ExerciseWindow):
    """Leads through the tasks. The player solves each on the board, and can skip or repeat any."""

    reached = Signal(int)  # the number, from 0, of the task at which the lesson continues the next time

    def __init__(
        self,
        lesson: Lesson,
        options: BoardOptions,
        first: int = 0,
        parent: QWidget | None = None,
        *,
        next_steps: Sequence[NextStep] = (),
    ) -> None:
        """`next_steps`: offered when the last task is solved."""
        super().__init__(parent)
        self.setWindowTitle(lesson.title())
        self._tasks = lesson.tasks
        self._last = len(self._tasks) - 1
        self.lesson_board = LessonBoard(self.play)
        self.commands = LessonActions(self)
        offers = [plain_button(text, text, partial(self._leave_for, act)) for text, act in next_steps]
        self.panel = LessonPanel(self.commands, offers)
        self.at = min(first, self._last)
        self.set_options(options)
        self.lay_out(self.panel)
        self._connect()
        self.go_to(self.at)

    def set_options(self, options: BoardOptions) -> None:
        """Show the board as in any exercise, with the point numbers that the texts mention."""
        super().set_options(replace(options, two_checker_start=False, show_numbers=True))

    def go_to(self, at: int) -> None:
        """Start the task with this number, from 0."""
        self.at = at
        task = self._tasks[at]
        self.panel.show_task(task, at + 1, len(self._tasks))
        self.lesson_board.set_task(task)
        # WORKAROUND(Qt 6.9): a dialog draws a focus frame around a widget that already has the focus when it is shown.
        if self.isVisible():
            self.board.setFocus()
        self.reached.emit(at)

    def work(self) -> LessonWork:
        """The task, and its state."""
        return self.at, not self.lesson_board.may_roll, self.lesson_board.steps

    def take_up(self, work: LessonWork) -> None:
        """Restore the task and its state."""
        at, has_rolled, steps = work
        self.go_to(at)
        self.lesson_board.repeat(steps, has_rolled=has_rolled)

    def advance(self) -> None:
        """Roll, take back a wrong play, or leave a solved task."""
        if self.lesson_board.may_roll:
            self.lesson_board.roll()
        elif self.lesson_board.is_wrong:
            self.lesson_board.take_all_back()
        elif not self.lesson_board.is_done:
            return
        elif self.at == self._last:
            self.accept()
        else:
            self.go_to(self.at + 1)

    def _leave_for(self, act: Callable[[], object]) -> None:
        self.accept()
        act()

    def _connect(self) -> None:
        commands, lesson_board = self.commands, self.lesson_board
        commands.advance.triggered.connect(self.advance)
        commands.take_back.triggered.connect(lesson_board.take_back)
        commands.restart.triggered.connect(lambda: self.go_to(self.at))
        commands.back.triggered.connect(lambda: self.go_to(self.at - 1))
        commands.skip.triggered.connect(lambda: self.go_to(self.at + 1))
        lesson_board.changed.connect(self._update_actions)
        lesson_board.done.connect(self._remember)
        self.play.roll_requested.connect(self.advance)  # also by a click on rolled dice
        self.play.finish_requested.connect(self.advance)

    def _update_actions(self) -> None:
        lesson_board, commands = self.lesson_board, self.commands
        self.panel.show_answer(lesson_board.answer)
        commands.show_next_step(
            is_roll=lesson_board.may_roll, is_wrong=lesson_board.is_wrong, is_last=self.at == self._last
        )
        commands.advance.setEnabled(lesson_board.may_roll or lesson_board.answer is not None)
        commands.take_back.setEnabled(lesson_board.may_take_back)
        commands.restart.setEnabled(lesson_board.may_take_back or lesson_board.answer is not None)
        self.panel.offers.setVisible(self.at == self._last and lesson_board.is_done)
        commands.back.setEnabled(self.at > 0)
        commands.skip.setEnabled(self.at < self._last and not lesson_board.is_done)

    def _remember(self) -> None:
        self.reached.emit(0 if self.at == self._last else self.at + 1)


class LessonActions(QObject):
    """The actions of the lesson, one attribute each. The window connects them."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.advance = window_action(window, "", "Space", "Return", "Enter")
        self.take_back = window_action(window, self.tr("&Undo"), "Ctrl+Z")
        self.restart = window_action(window, self.tr("Re&start"), "Ctrl+Shift+Z")
        self.back = window_action(window, self.tr("&Back"), "Ctrl+PgUp")
        self.skip = window_action(window, self.tr("S&kip"), "Ctrl+PgDown")

    def show_next_step(self, *, is_roll: bool, is_wrong: bool, is_last: bool) -> None:
        """Set the text of the action that the space bar triggers."""
        text = self.tr("Back to the game") if is_last else self.tr("Next position")
        if is_roll or is_wrong:
            text = self.tr("Roll") if is_roll else self.tr("Take it back")
        self.advance.setText(text)


class LessonPanel(ExercisePanel):
    """Shows the texts of a task above its buttons, and at the end of the lesson those of `offers`."""

    def __init__(self, actions: LessonActions, offers: Sequence[QPushButton]) -> None:
        super().__init__()
        self.number, self.explanation, self.assignment = QLabel(), self.text, PlainLabel()
        self.assignment.setFont(scaled(self.font(), 1.0, bold=True))
        self.feedback = FeedbackLabel()
        self.texts.setAccessibleName(self.tr("Lesson"))
        self.texts.setWidget(self._page())
        self.next_button = NextButton(actions.advance)
        self.offers = QWidget()
        fill(QVBoxLayout(self.offers), *offers, edge=0)
        self.offers.hide()
        rows = QGridLayout()
        for at, action in enumerate((actions.take_back, actions.restart, actions.back, actions.skip)):
            rows.addWidget(ActionButton(action), at // 2, at % 2)
        fill(self.column, (self.texts, 1), self.offers, self.next_button, rows)

    def show_task(self, task: Task, number: int, count: int) -> None:
        """Show the texts of a task; `number` counts from 1."""
        self.number.setText(self.tr("Position {number} of {count}").format(number=whole(number), count=whole(count)))
        self.title.setText(task.title)
        self.explanation.setText(task.explanation)
        self.assignment.setText(task.assignment)
        self.texts.verticalScrollBar().setValue(0)
        announce(self, "\n".join((self.number.text(), task.title, task.explanation, task.assignment)))

    def show_answer(self, answer: Feedback | None) -> None:
        """Show the feedback on a play, or hide it. It is scrolled into view, and announced to screen readers."""
        if self.feedback.show_answer(answer) and answer is not None:
            # WORKAROUND(Qt 6.9): a widget just shown has no place until the event loop has updated the layout.
            QTimer.singleShot(0, self.texts, lambda: self.texts.ensureWidgetVisible(self.feedback, 0, 0))
            announce(self, answer.text)

    def _page(self) -> QWidget:
        page = QWidget()
        parts = self.number, self.title, self.explanation, self.assignment, self.feedback
        fill(QVBoxLayout(page), *parts, 1).setContentsMargins(0, 0, 4, 0)
        return page


class FeedbackLabel(QFrame):
    """The feedback on a play: praise, or why another play is better."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._icon, self.label = QLabel(), PlainLabel()
        layout = QGridLayout(self)
        layout.setContentsMargins(8, 6, 8, 6)
        layout.addWidget(self._icon, 0, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self.label, 0, 1)
        layout.setColumnStretch(1, 1)
        self.hide()

    def show_answer(self, answer: Feedback | None) -> bool:
        """Show the feedback. Return whether it has changed."""
        text = "" if answer is None else answer.text
        if text == self.label.text():
            return False
        self.label.setText(text)
        self.setVisible(bool(text))
        if answer is not None:
            icon = self.style().standardIcon(_PRAISE_ICON if answer.is_done else _CORRECTION_ICON)
            self._icon.setPixmap(icon.pixmap(20, 20))
        return True
