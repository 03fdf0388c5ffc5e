"""The tasks of the lesson as data: a position, what to do in it, and feedback for each kind of play.

Plays are seen from the learner's side. Actions other than moving checkers have keyboard shortcuts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from tapa_desktop.game.events import MatchEvent, Played, Rolled, Seat, Seated
from tapa_desktop.game.start import turn_at
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.outcome import How, outcome
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.position import HOME, POINTS, Position, free, mine_on, pins
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.side import Side

PUPIL: Final = Seat()
OTHER: Final = Seat("")  # no person plays, so the board shows no targets, and the computer is not asked for a play


class TriedPlay(Struct, frozen=True):
    """A complete legal play, and the position after it."""

    rule_set: RuleSet
    steps: Steps
    after: Position

    def has(self, point: int, count: int) -> bool:
        """Whether exactly this many of the learner's checkers are on a point."""
        return mine_on(self.after.board[point]) == count

    def pins(self, point: int) -> bool:
        """Whether the learner pins a checker there."""
        return pins(self.after.board[point])

    def has_touched(self, point: int) -> bool:
        """Whether a checker has landed on a blot there, to stay or on its way."""
        return any(step.target == point and step.touches for step in self.steps)

    def is_home(self) -> bool:
        """Whether all the learner's checkers that are not off are at home."""
        return not any(mine_on(self.after.board[point]) for point in POINTS if point not in HOME)

    def has_off(self, count: int) -> bool:
        """Whether the learner has borne off exactly this many checkers in all."""
        return self.after.mine.off == count

    def lone(self) -> int:
        """The farthest point with a blot of the learner, 0 if there is none."""
        board = self.after.board
        return next((point for point in reversed(POINTS) if free(board[point]) == 1 and not pins(board[point])), 0)

    def wins(self, how: How) -> bool:
        """Whether the learner has won the game in this way."""
        end = outcome(self.rule_set, self.after)
        return end is not None and end.mine is True and end.how is how


PlayCheck = Callable[[TriedPlay], bool]


class Task(Struct, frozen=True):
    """One position; the learner is White and to move. The texts are in the language at its creation."""

    title: str
    tells: str  # what the learner should know
    asks: str  # what the learner should do
    position: str  # as position text
    is_done: PlayCheck
    praise: str
    amiss: str  # the feedback on a play that is neither right nor in `amiss_when`; `{point}` is that of a blot
    amiss_when: tuple[tuple[PlayCheck, str], ...] = ()  # the feedback on particular plays; the first match counts
    throw: str = ""  # the dice that the learner rolls first, such as "42"
    reply: tuple[str, str] | None = None  # Black's roll and play after the task is solved

    def answer(self, tried: TriedPlay) -> Feedback:
        """The feedback on a play."""
        if self.is_done(tried):
            return Feedback(self.praise, is_done=True)
        text = next((text for fits, text in self.amiss_when if fits(tried)), self.amiss)
        return Feedback(text.format(point=tried.lone()), is_done=False)

    def beginning(self) -> GameState:
        """The state at the start of the task."""
        return turn_at(parse_position(self.position), PUPIL, OTHER)

    def thrown(self) -> Rolled:
        """The learner's roll; only if `throw` is given."""
        return _rolled(self.throw)

    def afterwards(self) -> list[MatchEvent]:
        """The events after the learner's turn; the learner does not roll again."""
        if self.reply is None:
            return []
        roll, play = self.reply
        return [_rolled(roll), Seated(Side.WHITE, OTHER), Played(play)]


class Feedback(Struct, frozen=True):
    """A text about a play, and whether the play solves the task."""

    text: str
    is_done: bool


def _rolled(roll: str) -> Rolled:
    return Rolled(int(roll[0]), int(roll[1]))


class LessonActions(QObject):
    """The actions of the lesson, one attribute each. The window connects them."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.go_on = self._action("", "Space", "Return", "Enter")
        self.take_back = self._action(self.tr("&Undo"), "Ctrl+Z")
        self.restart = self._action(self.tr("&Start again"), "Ctrl+Shift+Z")
        self.back = self._action(self.tr("&Back"), "Ctrl+PgUp")
        self.skip = self._action(self.tr("S&kip"), "Ctrl+PgDown")

    def name_next_thing(self, *, is_roll: bool, is_amiss: bool, is_last: bool) -> None:
        """Set the text of the action that the space bar triggers."""
        text = self.tr("To the game") if is_last else self.tr("Next position")
        if is_roll or is_amiss:
            text = self.tr("Roll") if is_roll else self.tr("Take it back")
        self.go_on.setText(text)

    def _action(self, text: str, *keys: str) -> QAction:
        action = QAction(text, self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        self._window.addAction(action)
        return action
