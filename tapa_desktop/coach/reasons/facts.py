"""The facts about a position after a play, seen by the side that has played.

They are the shape of its checkers (points, primes, stacks and gaps) and what the next roll can do. The latter is
counted over all 21 rolls and all their legal plays: it is exact, not estimated.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from msgspec import Struct

from tapa_desktop.ai.engine.games import engine_of_rules
from tapa_desktop.rules.dice import ROLLS
from tapa_desktop.rules.outcome import Outcome, outcome_of_turn
from tapa_desktop.rules.position import (
    CHECKERS,
    HOME,
    PINNING,
    POINTS,
    START,
    Position,
    flip,
    free,
    mine_on,
    opposite,
    start_position,
)
from tapa_desktop.rules.ruleset import Contact, RuleSet
from tapa_desktop.rules.steps import contact_of

from .reason import Where

Board = tuple[int, ...]


class Facts(Struct, frozen=True):
    """A position, and what both sides could do in it with their next roll.

    `opponent_roll` is what the opponent, who rolls next, can do, in the opponent's point numbers. `my_roll` is what I
    could do if the opponent did nothing. Both are `NOTHING` if the game is over.
    """

    rule_set: RuleSet
    position: Position
    outcome: Outcome | None
    opponent_roll: NextRoll
    my_roll: NextRoll
    blocked: int  # of the 36 rolls, those with which the opponent cannot move at all; counted in blocking games alone

    @property
    def board(self) -> tuple[int, ...]:
        """The board as I see it."""
        return self.position.board

    @property
    def opponent_view(self) -> Position:
        """The position as the opponent sees it."""
        return flip(self.rule_set, self.position)

    @property
    def has_pins(self) -> bool:
        """Whether lone checkers are pinned in this game, so that each side has a mother."""
        return contact_of(self.rule_set) is Contact.PIN

    @property
    def least(self) -> int:
        """The fewest checkers that close a point to the other side."""
        return 1 if is_blocking(self.rule_set) else 2

    @property
    def starts_together(self) -> bool:
        """Whether all checkers of a side start on one point."""
        return start_position(self.rule_set).board[START] == CHECKERS

    @property
    def is_home(self) -> bool:
        """Whether all my checkers are at home. Points and stacks matter little then: the checkers are borne off."""
        return not outside(self.position)

    def shots(self, point: int) -> int:
        """The number of the 36 rolls with which the opponent can pin or hit my blot on a point; 0 if it has none."""
        return self.opponent_roll.by_point[opposite(self.rule_set, point)]

    def is_mother(self, point: int) -> bool:
        """Whether a blot of mine on this point would be my mother."""
        return self.has_pins and point == START

    def where(self, point: int) -> Where:
        """The part of the board that my point `point` is in."""
        if point in HOME:
            return Where.HOME
        return Where.OPPONENT_HOME if opposite(self.rule_set, point) in HOME else Where.OUTSIDE


def facts_of(rule_set: RuleSet, positions: Sequence[Position]) -> list[Facts]:
    """The facts about several positions at once, each seen by the side that has played."""
    outcomes = [outcome_of_turn(rule_set, position) for position in positions]
    going_on = [position for position, end in zip(positions, outcomes, strict=True) if end is None]
    seen = [*(flip(rule_set, position) for position in going_on), *going_on]
    counted = next_rolls(rule_set, seen) if seen else []
    theirs, mine = iter(counted[: len(going_on)]), iter(counted[len(going_on) :])
    return [
        Facts(rule_set, position, end, next(theirs), next(mine), blocked(rule_set, flip(rule_set, position)))
        if end is None
        else Facts(rule_set, position, end, NOTHING, NOTHING, 0)
        for position, end in zip(positions, outcomes, strict=True)
    ]


class Row(NamedTuple):
    """Consecutive points that the opponent closes to me, from `top` down; `waiting` of my checkers are behind them."""

    length: int
    top: int
    waiting: int


def is_made(value: int) -> bool:
    """Whether I close a point to the opponent: with two or more checkers, or with one that pins."""
    return value > 1


def made_points(board: Board) -> frozenset[int]:
    """The points that I close to the opponent."""
    return frozenset(point for point in POINTS if is_made(board[point]))


def pins_on(board: Board) -> frozenset[int]:
    """The points on which I pin a checker."""
    return frozenset(point for point in POINTS if board[point] > PINNING)


def blots_on(board: Board) -> frozenset[int]:
    """The points of my blots: lone checkers that are neither pinned nor pin one."""
    return frozenset(point for point in POINTS if board[point] == 1)


def behind(position: Position, point: int) -> int:
    """The number of my checkers that still have to pass a point, including those in the reserve and on the bar."""
    return sum(mine_on(position.board[above]) for above in POINTS if above > point) + sum(position.mine[:2])


def row_before(position: Position, least: int) -> Row | None:
    """The longest row of points that holds my checkers back; of equal rows, the one that holds back more.

    `least` opposing checkers close a point.
    """
    closed = [point for point in reversed(POINTS) if -position.board[point] >= least]
    runs = [[point for _, point in run] for _, run in groupby(enumerate(closed), key=sum)]
    rows = [Row(len(run), run[0], behind(position, run[0])) for run in runs]
    return max((row for row in rows if row.waiting), key=lambda row: (row.length, row.waiting), default=None)


def tallest(board: Board) -> int:
    """The point below 24 with the most free checkers of mine; of equal stacks, the one nearer to 24."""
    return max(reversed(range(1, START)), key=lambda point: free(board[point]))


def widest_gap(board: Board) -> int:
    """The most points between two neighbouring made points of mine; 0 if I have fewer than two."""
    return max((above - below - 1 for below, above in pairwise(sorted(made_points(board)))), default=0)


def outside(position: Position) -> int:
    """The number of my checkers that are not at home yet."""
    return behind(position, HOME.stop - 1)


def empty_at_home(board: Board) -> int:
    """The number of points at home without a checker of mine."""
    return sum(not mine_on(board[point]) for point in HOME)


def is_blocking(rule_set: RuleSet) -> bool:
    """Whether one checker closes a point, so that none is ever pinned or hit."""
    return contact_of(rule_set) is Contact.BLOCK


def blocked(rule_set: RuleSet, position: Position) -> int:
    """With how many of the 36 rolls I cannot move at all; 0 in games that are not about blocking."""
    if not is_blocking(rule_set):
        return 0
    game = engine_of_rules(rule_set)
    return sum(throws for roll, throws in ROLLS if game.plays(position, roll) == [position])


class NextRoll(NamedTuple):
    """The number of the 36 rolls with which the side to roll can do something, by some legal play."""

    by_point: tuple[int, ...]  # pin or hit the lone opposing checker on each point, in its own numbers; entry 0 is 0
    any: int  # pin or hit any opposing checker


NOTHING: Final = NextRoll((0,) * POINTS.stop, 0)  # when the game is over


def next_rolls(rule_set: RuleSet, positions: Sequence[Position]) -> list[NextRoll]:
    """The next roll in each position, seen by the side that rolls. The game must not be over in any of them."""
    game = engine_of_rules(rule_set)
    shots = [game.shots(position) for position in positions]
    return [NextRoll((0, *throws[1:]), throws[0]) for throws in shots]
