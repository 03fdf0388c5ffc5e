"""How the checkers of one side stand to each other: points, rows of points, stacks and gaps. Seen by that side."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import NamedTuple

from tapa_desktop.rules.position import HOME, PINNING, POINTS, START, Position, free, mine_on

Board = tuple[int, ...]


class Row(NamedTuple):
    """Points in a row that the enemy closes to me, from `top` down, with `waiting` checkers of mine before them."""

    length: int
    top: int
    waiting: int


def is_made(value: int) -> bool:
    """Whether I close a point to the enemy: two or more checkers of mine, or one that pins."""
    return value > 1


def made_points(board: Board) -> frozenset[int]:
    """The points that I close to the enemy."""
    return frozenset(point for point in POINTS if is_made(board[point]))


def pins_on(board: Board) -> frozenset[int]:
    """The points on which I pin a checker."""
    return frozenset(point for point in POINTS if board[point] > PINNING)


def blots_on(board: Board) -> frozenset[int]:
    """The points of my lone checkers that are neither pinned nor pinning."""
    return frozenset(point for point in POINTS if board[point] == 1)


def behind(position: Position, point: int) -> int:
    """How many of my checkers have still to come past a point, those not on the board counted."""
    return sum(mine_on(position.board[above]) for above in POINTS if above > point) + sum(position.mine[:2])


def row_before(position: Position) -> Row | None:
    """The longest row of points that keeps checkers of mine back; of two alike the one that keeps back more."""
    closed = [point for point in reversed(POINTS) if is_made(-position.board[point])]
    runs = [[point for _, point in run] for _, run in groupby(enumerate(closed), key=sum)]
    rows = [Row(len(run), run[0], behind(position, run[0])) for run in runs]
    return max((row for row in rows if row.waiting), key=lambda row: (row.length, row.waiting), default=None)


def tallest(board: Board) -> int:
    """The point below 24 with most of my checkers that can move; of two alike the nearer one to 24."""
    return max(reversed(range(1, START)), key=lambda point: free(board[point]))


def widest_gap(board: Board) -> int:
    """The most points that lie between two neighbouring points of mine; 0 where I have fewer than two."""
    return max((above - below - 1 for below, above in pairwise(sorted(made_points(board)))), default=0)


def outside(position: Position) -> int:
    """How many of my checkers are not home yet."""
    return behind(position, HOME.stop - 1)


def empty_at_home(board: Board) -> int:
    """How many points at home have no checker of mine."""
    return sum(not mine_on(board[point]) for point in HOME)
