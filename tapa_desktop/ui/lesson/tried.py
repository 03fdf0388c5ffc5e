"""What a pupil has played in a position of the lesson, and what there is to see in it. Pure; seen by the pupil."""

from __future__ import annotations

from dataclasses import dataclass

from tapa_desktop.rules.outcome import How, outcome
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.position import HOME, POINTS, Position, free, mine_on, pins
from tapa_desktop.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Tried:
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
