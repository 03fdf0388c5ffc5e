"""Reasons as kinds and numbers, and the facts about a position from which they follow. The window words them.

The side that has played sees the facts: the shape of its checkers (points, primes, stacks and gaps) and the shots of
the next roll, counted exactly over all 21 rolls and all their legal plays. `point` is in the numbers of that side;
"rolls" are counted out of 36.
"""

from __future__ import annotations

from enum import Enum, auto
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from msgspec import Struct

from tapa_desktop.ai.engine.games import rules_engine_for
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


class ReasonKind(Enum):
    """The kind of a reason; the comments explain its numbers.

    "To touch" is to pin or to hit. When two plays are compared, `than` is the number for the play made.
    """

    # About one play
    WINS = auto()  # wins the game: `count` points
    DRAWS = auto()  # both mothers are pinned, or neither side can move
    PINS_MOTHER = auto()
    PINS = auto()  # a checker on `point`; `count` opposing checkers still have to pass it
    HITS = auto()  # `count` checkers, the lowest on `point`
    COVERS = auto()  # a blot on `point`, which `count` rolls could have touched
    SAVES = auto()  # the same, by moving it away; now `than` rolls touch anything
    BRINGS_MOTHER_AWAY = auto()  # `count` rolls could have pinned it
    MAKES_POINT = auto()  # `point`
    UNSTACKS = auto()  # `count` checkers leave 24, `than` stay
    MAKES_PRIME = auto()  # `count` points in a row, `point` comes first for the `than` that have to pass them
    ESCAPES = auto()  # `count` checkers get past the opponent's `than` points in a row from `point` down
    PASSES_START = auto()  # the first checker is past the opponent's start, so the others may leave 24
    BLOCKS = auto()  # with `count` rolls the opponent cannot move at all; before the play it was `than`
    AIMS = auto()  # `count` rolls would touch something next time; before the play it was `than`
    ENTERS = auto()  # `count` checkers from the reserve
    SAVES_MARS = auto()  # bears off the first checker while the opponent bears off
    BEARS_OFF = auto()  # `count` checkers
    LEADS_RACE = auto()  # no more contact; `count` pips ahead
    LEAVES_MOTHER = auto()  # as a blot on 24, where `count` rolls pin it
    LEAVES_BLOT = auto()  # on `point`, where `count` rolls touch it
    LEAVES_NOTHING = auto()  # no roll touches anything; before the play it was `count`

    # About the play that was made, compared with a better one
    MISSES_WIN = auto()  # the better one wins the game: `count` points
    MISSES_DRAW = auto()  # the better one draws the game
    MISSES_MOTHER = auto()  # the better one pins it
    MISSES_PIN = auto()  # on `point`; the play made has another pin, on `than` (or 0), kept if `count` is 1
    GIVES_UP_PIN = auto()  # on `point`; the play made has another pin, on `than` (or 0), kept if `count` is 1
    MISSES_HIT = auto()  # on `point`: the better one hits `count`, this one `than`
    RISKS_MOTHER = auto()  # `than` rolls pin it, instead of `count`
    RISKS_BLOT = auto()  # `than` rolls touch the one on `point`; after the better play `count` touch anything
    RISKS_DEARER = auto()  # `than` rolls touch the one on `point`, instead of `count`; in total about equally many
    RISKS_MORE = auto()  # `than` rolls touch something, instead of `count`
    BREAKS_POINT = auto()  # `point`
    MISSES_POINT = auto()  # `point`
    SHORTER_PRIME = auto()  # `than` points in a row that opposing checkers have to pass, instead of `count`
    OPENS_PRIME = auto()  # `count` points in a row, which the better one keeps as they were; `than` are left
    HOLDS_START = auto()  # the better one brings the first checker past the opponent's start
    BLOCKS_FEWER = auto()  # with `than` rolls the opponent cannot move at all, instead of with `count`
    STAYS_STACKED = auto()  # `than` checkers on 24, instead of `count`
    STACKS = auto()  # `than` checkers on `point`; after the better play at most `count` on any point below 24
    WIDENS_GAP = auto()  # the widest gap is `than` points, instead of `count`
    BURIES = auto()  # `than` more checkers are on 3-1, instead of `count`
    STAYS_BEHIND = auto()  # `than` checkers still have to pass the opponent's row from `point` down, not `count`
    AIMS_LESS = auto()  # `than` rolls would touch something next time, instead of `count`
    ENTERS_FEWER = auto()  # `than` checkers from the reserve, instead of `count`
    RISKS_MARS = auto()  # no checker is off yet; the better one bears off the first
    BEARS_OFF_FEWER = auto()  # `than` checkers, instead of `count`
    FEWER_HOME = auto()  # `than` checkers are still outside, instead of `count`
    EMPTIES_HOME = auto()  # `than` points at home are empty, instead of `count`

    # About the best play, compared with the next ones; `than` is the number for the second-best play
    KEEPS_PIN = auto()  # on `point`, which a next play gives up
    KEEPS_POINT = auto()  # `point`, which a next play breaks
    KEEPS_PRIME = auto()  # `count` points in a row, which a next play opens
    LONGER_PRIME = auto()  # `count` points in a row that opposing checkers have to pass, instead of `than`
    SAFER = auto()  # `count` rolls touch something, instead of `than`
    SAVES_MOTHER = auto()  # `count` rolls pin it, instead of `than`
    BLOCKS_MORE = auto()  # with `count` rolls the opponent cannot move at all, instead of with `than`
    AIMS_MORE = auto()  # `count` rolls would touch something next time, instead of `than`
    STACKS_LESS = auto()  # at most `count` checkers on any point below 24, instead of `than`
    BURIES_LESS = auto()  # `count` more checkers are on 3-1, instead of `than`
    NARROWS_GAP = auto()  # the widest gap is `count` points, instead of `than`
    MORE_HOME = auto()  # `count` checkers are still outside, instead of `than`
    BEARS_OFF_MORE = auto()  # `count` checkers, instead of `than`
    FILLS_HOME = auto()  # `count` points at home are empty, instead of `than`

    # Where nothing else is found: of the best play, or of another; `than` is the number for the one beside it
    HINDERS = auto()  # with `count` rolls the opponent cannot play all dice, instead of with `than`
    HINDERS_LESS = auto()
    FREER = auto()  # with `count` rolls I could play all dice if the opponent did nothing, instead of with `than`
    LESS_FREE = auto()
    LEAVES_BACK = auto()  # `count` checkers are on 24-19, instead of `than`
    STAYS_BACK = auto()
    PASSES_MORE = auto()  # `count` checkers are past the opponent's start, instead of `than`
    PASSES_FEWER = auto()
    HOLDS_MORE = auto()  # closes `count` points, instead of `than`
    HOLDS_FEWER = auto()
    SAFER_LATER = auto()  # in `count` of 1000 games the opponent can touch something within two turns, not in `than`
    AIMS_LATER = auto()  # in `count` of 1000 games I can touch something next turn, instead of in `than`
    WINS_MORE = auto()  # `count` of 1000 games, instead of `than`
    WINS_LESS = auto()
    MARS_MORE = auto()  # the same of those won with a mars
    MARS_LESS = auto()
    BEST_MORE = auto()  # the same of those won as `Probabilities.best` means it
    BEST_LESS = auto()
    LOSES_MARS_LESS = auto()  # the same of those lost with a mars
    LOSES_MARS_MORE = auto()
    LOSES_BEST_LESS = auto()  # the same of those lost as `Probabilities.lose_best` means it
    LOSES_BEST_MORE = auto()
    DRAWS_MORE = auto()  # the same of those drawn
    DRAWS_LESS = auto()


def kinds(names: str) -> list[ReasonKind]:
    """The kinds with these names, which have spaces between them."""
    return [ReasonKind[name] for name in names.split()]


class Where(Enum):
    """The part of the board that a point is in, seen by the side that plays."""

    HOME = auto()
    OPPONENT_HOME = auto()
    OUTSIDE = auto()


class Reason(Struct, frozen=True):
    """One reason. `weight` is roughly its worth in points; reasons are given by descending weight."""

    kind: ReasonKind
    weight: float
    point: int = 0
    where: Where = Where.OUTSIDE
    count: int = 0
    than: int = 0


Board = tuple[int, ...]


class PositionFacts(Struct, frozen=True):
    """A position, and the shots of both sides with their next roll.

    `opponent_roll` are those of the opponent, who rolls next, in the opponent's point numbers. `my_roll` are mine if
    the opponent did nothing. Both are `NOTHING` if the game is over.
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


def facts_of(rule_set: RuleSet, position: Position) -> PositionFacts:
    """The facts about a position, seen by the side that has played."""
    end = outcome_of_turn(rule_set, position)
    if end is not None:
        return PositionFacts(rule_set, position, end, NOTHING, NOTHING, 0)
    theirs = flip(rule_set, position)
    rolls = next_roll(rule_set, theirs), next_roll(rule_set, position)
    return PositionFacts(rule_set, position, None, *rolls, blocked_rolls(rule_set, theirs))


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


def blocked_rolls(rule_set: RuleSet, position: Position) -> int:
    """The number of the 36 rolls with which I cannot move at all; 0 in games without blocking."""
    if not is_blocking(rule_set):
        return 0
    engine = rules_engine_for(rule_set)
    return sum(throws for roll, throws in ROLLS if engine.plays(position, roll) == [position])


class NextRoll(NamedTuple):
    """The number of the 36 rolls with which some legal play of the side to roll can do something."""

    by_point: tuple[int, ...]  # pin or hit the lone opposing checker on each point, in its own numbers; entry 0 is 0
    any: int  # pin or hit any opposing checker


NOTHING: Final = NextRoll((0,) * POINTS.stop, 0)  # when the game is over


def next_roll(rule_set: RuleSet, position: Position) -> NextRoll:
    """The next roll of the side that sees the position, in which the game must not be over."""
    total, *by_point = rules_engine_for(rule_set).shots(position)
    return NextRoll((0, *by_point), total)
