"""What there is to know of a position after a play, seen by the side that has played.

The shape of its checkers: points, rows of points, stacks and gaps. And what the next roll can do, counted over all 21
rolls and all their legal plays: exact, not estimated.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Final, NamedTuple

import numpy as np

from tapa_desktop.ai.batch.plays import all_plays
from tapa_desktop.ai.batch.rows import pack
from tapa_desktop.ai.rolls import THROWS
from tapa_desktop.ai.segments import starts_of
from tapa_desktop.rules.outcome import Outcome, outcome_of_turn
from tapa_desktop.rules.position import HOME, PINNING, POINTS, START, Position, flip, free, mine_on, opposite
from tapa_desktop.rules.ruleset import Contact, RuleSet
from tapa_desktop.rules.steps import contact_of

from .reason import Where

Board = tuple[int, ...]

_BOARD: Final = POINTS.stop  # columns of a row that are the board
_LONE: Final = -1  # a lone enemy checker


@dataclass(frozen=True, slots=True)
class Facts:
    """A position with what both sides could do to it with their next roll.

    `his_roll` is what the enemy, who is to roll, can do; its points are his own numbers. `my_roll` is what I could do
    if he did nothing. Both are empty where the game is over.
    """

    rule_set: RuleSet
    position: Position
    outcome: Outcome | None
    his_roll: NextRoll
    my_roll: NextRoll

    @property
    def board(self) -> tuple[int, ...]:
        """The points as I see them."""
        return self.position.board

    @property
    def his(self) -> Position:
        """The same as the enemy sees it."""
        return flip(self.rule_set, self.position)

    @property
    def has_pins(self) -> bool:
        """Whether lone checkers are pinned in this game, so that each side has a mother."""
        return contact_of(self.rule_set) is Contact.PIN

    @property
    def is_home(self) -> bool:
        """Whether all my checkers are at home, where points and stacks count for little: they are to be borne off."""
        return not outside(self.position)

    def shots(self, point: int) -> int:
        """With how many of the 36 throws the enemy can pin or hit my lone checker on a point; 0 where none is."""
        return self.his_roll.by_point[opposite(self.rule_set, point)]

    def is_mother(self, point: int) -> bool:
        """Whether my lone checker on this point would be my mother."""
        return self.has_pins and point == START

    def where(self, point: int) -> Where:
        """On whose side a point of mine lies."""
        if point in HOME:
            return Where.HOME
        return Where.ENEMY_HOME if opposite(self.rule_set, point) in HOME else Where.OUTSIDE


def facts_of(rule_set: RuleSet, positions: Sequence[Position]) -> list[Facts]:
    """The facts of some positions at once, each seen by the side that has played."""
    outcomes = [outcome_of_turn(rule_set, position) for position in positions]
    going_on = [position for position, end in zip(positions, outcomes, strict=True) if end is None]
    seen = [*(flip(rule_set, position) for position in going_on), *going_on]
    counted = next_rolls(rule_set, seen) if seen else []
    his, mine = iter(counted[: len(going_on)]), iter(counted[len(going_on) :])
    return [
        Facts(rule_set, position, end, *((next(his), next(mine)) if end is None else (NOTHING, NOTHING)))
        for position, end in zip(positions, outcomes, strict=True)
    ]


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


class NextRoll(NamedTuple):
    """Of the 36 throws of the side to move, with how many it can do something by some legal play."""

    by_point: tuple[int, ...]  # pin or hit the lone enemy checker on each of its points; entry 0 is 0
    any: int  # pin or hit any


NOTHING: Final = NextRoll((0,) * _BOARD, 0)  # of a game that is over


def next_rolls(rule_set: RuleSet, positions: Sequence[Position]) -> list[NextRoll]:
    """Position by position, each seen by the side that rolls, in games that go on."""
    rows = pack(positions)
    results, origin, roll = all_plays(rule_set, rows)
    turn, turns = origin * len(THROWS) + roll, len(rows) * len(THROWS)
    touched = (results[:, :_BOARD] != _LONE) & (rows[origin, :_BOARD] == _LONE)
    by_roll = np.logical_or.reduceat(touched, starts_of(turn, turns)).reshape(len(rows), len(THROWS), _BOARD)
    by_point = np.einsum("nrp,r->np", by_roll, THROWS)
    in_all = by_roll.any(axis=2) @ THROWS
    return [NextRoll(tuple(points.tolist()), int(touches)) for points, touches in zip(by_point, in_all, strict=True)]
