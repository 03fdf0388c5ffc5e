"""White and Black, and a position as a value, seen by the player to move.

Point p is index p, and that player's checkers are positive. One signed number describes a point: n > 0 for n checkers
of mine, -n for n opposing checkers, and `PINNING` more (with the sign of the side on top) when a lone checker of the
other side is pinned below. So 0 is empty, 34 is two of mine on one opposing checker, and -33 is one opposing checker on
one of mine.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final, NamedTuple

from .ruleset import RuleSet

CHECKERS: Final = 15
POINTS: Final = range(1, 25)
HOME: Final = range(1, 7)
START: Final = 24
STARTING_TABLE: Final = range(19, 25)
FAR_SIDE: Final = range(14, 25)
PINNING: Final = 32
# By my point, from index 1; where the sides move towards each other, and where both move the same way around.
_OPPOSITES: Final = ((0, *range(24, 0, -1)), (0, *range(13, 25), *range(1, 13)))


class Side(Enum):
    """One of the two sides, where the view is not that of the player to move; texts and records use the value."""

    WHITE = "W"
    BLACK = "B"

    __hash__ = object.__hash__  # much faster than by the name

    @property
    def other(self) -> Side:
        """The opponent."""
        return Side.BLACK if self is Side.WHITE else Side.WHITE


class Beside(NamedTuple):
    """One side's checkers that are not on the board."""

    reserve: int
    bar: int
    off: int


class Position(NamedTuple):
    """All checkers of both sides, seen by the player to move.

    `board` has 25 entries, indexed by the mover's own point number; entry 0 is unused and 0.
    """

    board: tuple[int, ...]
    mine: Beside
    theirs: Beside


@lru_cache(maxsize=16)
def start_position(rule_set: RuleSet) -> Position:
    """The starting position of this rule set; it is the same for both sides."""
    board = [0] * 25
    reserve = CHECKERS
    for point, count in rule_set.setup:
        board[point] = count
        board[opposite(rule_set, point)] = -count
        reserve -= count
    beside = Beside(reserve, bar=0, off=0)
    return Position(tuple(board), beside, beside)


def has_reserve(rule_set: RuleSet) -> bool:
    """Whether checkers of this game enter from a reserve."""
    return start_position(rule_set).mine.reserve > 0


def opposite(rule_set: RuleSet, point: int) -> int:
    """The opponent's number for my point, and also my number for the opponent's point."""
    return _opposites(rule_set)[point]


def flip(rule_set: RuleSet, position: Position) -> Position:
    """The same position seen by the other side."""
    board = position.board
    return Position(tuple([-board[point] for point in _opposites(rule_set)]), position.theirs, position.mine)


def free(value: int) -> int:
    """The number of my checkers on a point that are not pinned."""
    return value & 31 if value > 0 else 0


def pins(value: int) -> bool:
    """Whether I pin a checker there."""
    return value > PINNING


def pinned(value: int) -> bool:
    """Whether a checker of mine is pinned there."""
    return value < -PINNING


def mine_on(value: int) -> int:
    """The number of all my checkers on a point, including a pinned one."""
    return free(value) + pinned(value)


def checkers_of(position: Position) -> int:
    """The number of all my checkers, on and off the board; 15 in every position of a game."""
    return sum(mine_on(value) for value in position.board) + sum(position.mine)


def _opposites(rule_set: RuleSet) -> tuple[int, ...]:
    return _OPPOSITES[rule_set.parallel]
