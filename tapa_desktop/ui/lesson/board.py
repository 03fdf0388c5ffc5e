"""Connects the lesson board to the task: makes the player's moves by the rules of the game, and checks the play."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tapa_desktop.game.apply import apply
from tapa_desktop.game.draft import Draft, movable_of
from tapa_desktop.game.events import Drafted, MatchEvent, Played
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import Steps
from tapa_desktop.ui.board.motion import turn_played
from tapa_desktop.ui.board.view.play import PlayMode

from .lessons import Feedback, Task, TriedPlay


class LessonBoard(QObject):
    """One task on the board. As in a game, only steps that lead to a legal play are possible.

    Signals:
        changed: a step was made or taken back; `answer` may have changed.
        done: the player has just solved the task.
        go_on_requested: the player clicked the dice although there is nothing to roll.
    """

    changed = Signal()
    done = Signal()
    go_on_requested = Signal()

    def __init__(self, play: PlayMode) -> None:
        super().__init__(play)
        self._board = play.board
        self._task: Task | None = None
        self._state: GameState | None = None
        self._pending: list[MatchEvent] = []  # events still to be shown, one after another
        self._tried: TriedPlay | None = None  # the play on the board; None while it is incomplete
        play.steps_requested.connect(self._move)
        play.undo_requested.connect(self.take_back)
        play.roll_requested.connect(self._roll_or_go_on)
        play.finish_requested.connect(self.go_on_requested)
        self._board.settled.connect(self._show_pending)

    @property
    def answer(self) -> Feedback | None:
        """The feedback on the play on the board; None while it is incomplete."""
        return self._task.answer(self._tried) if self._task is not None and self._tried is not None else None

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
        return self._state is not None and self._state.phase is Phase.TO_ROLL and self._tried is None

    @property
    def may_take_back(self) -> bool:
        """Whether there is a step to take back."""
        return self._state is not None and bool(self._state.drafted)

    @property
    def has_rolled(self) -> bool:
        """Whether the learner has rolled, or there is nothing to roll."""
        return not self.may_roll

    @property
    def steps(self) -> Steps:
        """The steps of the play on the board, also after the turn has ended."""
        if self._tried is not None:
            return self._tried.steps
        return () if self._state is None else self._state.drafted

    def repeat(self, steps: Steps, *, has_rolled: bool) -> None:
        """Roll and make these steps in a task that has just been started."""
        if has_rolled:
            self.roll()
        if steps:
            self._compose(steps)

    def set_task(self, task: Task) -> None:
        """Start this task from its beginning."""
        self._task, self._pending, self._tried = task, [], None
        self._state = task.start()
        self._board.show_state(None, self._state, movable=movable_of(self._state))
        self.changed.emit()

    def roll(self) -> None:
        """Roll the dice that the task prescribes."""
        assert self._task is not None
        if self.may_roll:
            self._apply(self._task.roll_event())
            self.changed.emit()

    def take_back(self) -> None:
        """Take the last step back."""
        if self._state is not None and self.may_take_back:
            self._compose(self._state.drafted[:-1])

    def take_all_back(self) -> None:
        """Take the whole play back."""
        if self.may_take_back:
            self._compose(())

    def _roll_or_go_on(self) -> None:
        if self.may_roll:
            self.roll()
        else:
            self.go_on_requested.emit()

    def _move(self, steps: Steps) -> None:
        assert self._state is not None
        self._compose((*self._state.drafted, *steps))

    def _compose(self, steps: Steps) -> None:
        was_done = self.is_done
        self._apply(Drafted(format_play(steps)))
        self._tried = self._whole_play()
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
        """End the turn if there is more to show: the opponent's reply, or the end of the game."""
        assert self._state is not None
        assert self._task is not None
        draft = Draft.of(self._state)
        afterwards = self._task.afterwards()
        if draft is not None and (afterwards or draft.ends_game):
            self._pending = [Played(format_play(self._state.drafted)), *afterwards]
            self._show_pending()

    def _show_pending(self) -> None:
        """Show the next pending event once the board is at rest."""
        if self._pending and not self._board.is_moving:
            self._apply(self._pending.pop(0))
            self.changed.emit()

    def _apply(self, event: MatchEvent) -> None:
        assert self._state is not None
        before, self._state = self._state, apply(self._state, event)
        last = turn_played(before, event) if isinstance(event, Played) else None
        self._board.show_state(before, self._state, event, movable_of(self._state), last)
