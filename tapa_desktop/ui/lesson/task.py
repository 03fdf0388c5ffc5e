"""A position of the lesson as data: what is told, what is to be done, and what is said to each way of doing it.

What a learner has played is seen by the learner's side. What can be done besides moving checkers has its key.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

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
OTHER: Final = Seat("")  # no person: so nothing of his is offered, and nobody asks the computer to play him


@dataclass(frozen=True, slots=True)
class TriedPlay:
    """A whole legal play, and the position after it."""

    rule_set: RuleSet
    steps: Steps
    after: Position

    def has(self, point: int, count: int) -> bool:
        """Whether that many checkers of the pupil stand on a point, no more and no fewer."""
        return mine_on(self.after.board[point]) == count

    def pins(self, point: int) -> bool:
        """Whether the pupil pins a checker there."""
        return pins(self.after.board[point])

    def has_touched(self, point: int) -> bool:
        """Whether a checker has landed on a lone one there, be it to stay or on its way."""
        return any(step.target == point and step.touches for step in self.steps)

    def is_home(self) -> bool:
        """Whether all checkers of the pupil that are not off stand at home."""
        return not any(mine_on(self.after.board[point]) for point in POINTS if point not in HOME)

    def has_off(self, count: int) -> bool:
        """Whether the pupil has borne off that many checkers in all."""
        return self.after.mine.off == count

    def lone(self) -> int:
        """The farthest point with a single checker that could be pinned, 0 where there is none."""
        board = self.after.board
        return next((point for point in reversed(POINTS) if free(board[point]) == 1 and not pins(board[point])), 0)

    def wins(self, how: How) -> bool:
        """Whether the pupil has won the game in this way."""
        end = outcome(self.rule_set, self.after)
        return end is not None and end.mine is True and end.how is how


PlayCheck = Callable[[TriedPlay], bool]


@dataclass(frozen=True, slots=True)
class Task:
    """One position, White to move, who is the pupil. The texts are in the language spoken when the task was made."""

    title: str
    tells: str  # what is to be known
    asks: str  # what is to be done
    position: str  # as a line of text
    is_done: PlayCheck
    praise: str
    amiss: str  # what is said to any play that is neither done nor named below; `{point}` is a lone checker's
    amiss_when: tuple[tuple[PlayCheck, str], ...] = ()  # what is said instead to some plays, the first that fits
    throw: str = ""  # the dice that the pupil is to throw first, such as "42"
    reply: tuple[str, str] | None = None  # what Black rolls and plays when it is done

    def answer(self, tried: TriedPlay) -> Feedback:
        """What is said to a play."""
        if self.is_done(tried):
            return Feedback(self.praise, is_done=True)
        text = next((text for fits, text in self.amiss_when if fits(tried)), self.amiss)
        return Feedback(text.format(point=tried.lone()), is_done=False)

    def beginning(self) -> GameState:
        """The state in which the pupil finds the board."""
        return turn_at(parse_position(self.position), PUPIL, OTHER)

    def thrown(self) -> Rolled:
        """The pupil's throw, where there is one."""
        return _rolled(self.throw)

    def afterwards(self) -> list[MatchEvent]:
        """What happens by itself after the pupil's turn has ended; then the pupil is asked for no other roll."""
        if self.reply is None:
            return []
        roll, play = self.reply
        return [_rolled(roll), Seated(Side.WHITE, OTHER), Played(play)]


@dataclass(frozen=True, slots=True)
class Feedback:
    """What is said to a play, and whether it was the one asked for."""

    text: str
    is_done: bool


def _rolled(roll: str) -> Rolled:
    return Rolled(int(roll[0]), int(roll[1]))


class LessonActions(QObject):
    """The actions, each an attribute of its own. What they do is connected by the window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.go_on = self._action("", "Space", "Return", "Enter")
        self.take_back = self._action(self.tr("&Undo"), "Ctrl+Z")
        self.restart = self._action(self.tr("&Start again"), "Ctrl+Shift+Z")
        self.back = self._action(self.tr("&Back"), "Ctrl+PgUp")
        self.skip = self._action(self.tr("S&kip"), "Ctrl+PgDown")

    def name_next_thing(self, *, is_roll: bool, is_amiss: bool, is_last: bool) -> None:
        """Name what the space bar does now."""
        text = self.tr("To the game") if is_last else self.tr("Next position")
        if is_roll or is_amiss:
            text = self.tr("Roll") if is_roll else self.tr("Take it back")
        self.go_on.setText(text)

    def _action(self, text: str, *keys: str) -> QAction:
        action = QAction(text, self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        self._window.addAction(action)
        return action
