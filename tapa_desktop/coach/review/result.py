"""What a review has found, as values. They need no NumPy."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Final

from tapa_desktop.coach.reasons.reason import Reason
from tapa_desktop.coach.thresholds import DEFAULT_THRESHOLDS, ErrorClass, ErrorThresholds, error_class_of
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.side import Side


class ReviewedAction(Enum):
    """What a side has done, or what has befallen it."""

    OPENING = "opening"  # it begins
    PLAY = "play"
    WAIT = "wait"  # it rolls where it should have doubled
    DOUBLE = "double"
    TAKE = "take"
    DROP = "drop"
    RESIGN = "resign"


@dataclass(frozen=True, slots=True)
class ReviewLine:
    """One line of a review: what `side` has done in `states[at]` of the history, and how lucky its roll was.

    `cost` and `luck` are in points of that side, the cube counted; in matches with the cube in points at their score,
    as cost.py has it. They are None where there was nothing to decide and no roll. A cost may be negative only where a
    side gives up less than it would have lost.
    """

    game: int  # counted from 0
    at: int
    side: Side
    deed: ReviewedAction
    stake: float  # points of a single win here
    white_win: float  # White's chance to win this game after that; a draw is half a win
    roll: Roll | None = None
    play: str = ""
    best: str = ""  # the play that is worth most
    luck: float | None = None
    cost: float | None = None
    reasons: tuple[Reason, ...] = ()  # why a play that is marked is a mistake
    is_counted: bool = False  # whether it counts as a decision: there was something to choose, and it mattered
    marks: ErrorThresholds = DEFAULT_THRESHOLDS  # from which loss on it is marked

    @property
    def loss(self) -> float | None:
        """The cost in single wins."""
        return None if self.cost is None else self.cost / self.stake

    @property
    def chance(self) -> float | None:
        """The luck in single wins."""
        return None if self.luck is None else self.luck / self.stake

    @property
    def mark(self) -> ErrorClass:
        """The class of what was done."""
        return error_class_of(self.loss or 0.0, self.marks)


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """The frame of one game, in White's points: what it was worth before anything was thrown, and at its end.

    The end of a game that has not ended is what it is worth now.
    """

    start: float
    end: float
    is_over: bool


@dataclass(frozen=True, slots=True)
class Totals:
    """What one side has done in a match. Sums are in its points."""

    luck: float
    cost: float  # of everything that it has done, so that the sums come to the result
    decisions: int
    lost: float  # single wins, in decisions alone

    @property
    def mean_loss(self) -> float:
        """The loss of a decision, in single wins; 0 where there was none."""
        return self.lost / self.decisions if self.decisions else 0.0

    @property
    def error_rate(self) -> float:
        """500 times the mean loss, which elsewhere is called performance rating; the less the better."""
        return ERROR_RATE * self.mean_loss


ERROR_RATE: Final = 500


@dataclass(frozen=True)
class Review:
    """A match as far as it has been reviewed. The result is in White's points, summed over its games."""

    plies: int
    done: int  # turns that have been judged
    turns: int  # that there are
    games: tuple[ReviewedGame, ...] = ()
    lines: tuple[ReviewLine, ...] = ()

    @property
    def is_whole(self) -> bool:
        """Whether everything has been judged."""
        return self.done == self.turns

    @cached_property
    def totals(self) -> dict[Side, Totals]:
        """Both sides."""
        return {side: _totals(tuple(line for line in self.lines if line.side is side)) for side in Side}

    def totals_of(self, game: int, side: Side) -> Totals:
        """One side in one game, counted from 0."""
        return _totals(tuple(line for line in self.lines if line.side is side and line.game == game))

    @property
    def result(self) -> float:
        """The result so far."""
        return sum((game.end for game in self.games), 0.0)

    @property
    def start(self) -> float:
        """What the games were worth before anything was thrown."""
        return sum((game.start for game in self.games), 0.0)

    @property
    def corrected(self) -> float:
        """The result without the luck of both sides: what they would have got from even dice."""
        return self.result - self.totals[Side.WHITE].luck + self.totals[Side.BLACK].luck


def _totals(lines: tuple[ReviewLine, ...]) -> Totals:
    counted = [line.loss or 0.0 for line in lines if line.is_counted]
    return Totals(
        luck=sum((line.luck or 0.0 for line in lines), 0.0),
        cost=sum((line.cost or 0.0 for line in lines), 0.0),
        decisions=len(counted),
        lost=sum(counted, 0.0),
    )
