"""The numbers of reasons counted again, by the rules alone: checkers one by one, rolls by all their legal plays.

Each count is written from the words of `Kind`, and uses nothing of the coach's. Everything is seen by the side that
plays; told are whether the reason holds, and what its `count` and `than` must be.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from tapa_desktop.coach.reasons.facts import Reason, ReasonKind
from tapa_desktop.rules.dice import ROLLS, dice_of
from tapa_desktop.rules.outcome import outcome_of_turn
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Position, flip, mine_on, opposite
from tapa_desktop.rules.ruleset import Contact, RuleSet
from tapa_desktop.rules.steps import contact_of

Told = tuple[bool, int, int]


@dataclass(frozen=True)
class Case:
    """A reason with the positions that it is about: `good` is after the play that is praised, `bad` what it is beside.

    Of one play alone, `bad` is the position before.
    """

    rule_set: RuleSet
    before: Position
    bad: Position
    good: Position
    reason: Reason

    def told(self) -> Told:
        """What the reason must say."""
        return COUNTS[self.reason.kind](self)

    @property
    def point(self) -> int:
        return self.reason.point

    @property
    def here(self) -> tuple[int, int, int]:
        """What stands on the point that the reason names: before, after the play it is beside, after the other."""
        return self.before.board[self.point], self.bad.board[self.point], self.good.board[self.point]

    def ends(self, mine: bool | None) -> Told:
        end = outcome_of_turn(self.rule_set, self.good)
        return (True, end.points, 0) if end is not None and end.mine is mine else (False, 0, 0)

    def both(self, count: Callable[[Position], int]) -> Told:
        """A number of the better play, and the same of the one made; less or more, but not alike."""
        return count(self.good) != count(self.bad), count(self.good), count(self.bad)

    def turned(self, count: Callable[[Position], int]) -> Told:
        """A number of the play made, and the same of the better one."""
        holds, good, bad = self.both(count)
        return holds, bad, good

    def hindered(self, position: Position) -> int:
        """With how many throws he cannot play each die."""
        return _hindered(self.rule_set, flip(self.rule_set, position))

    def past_start(self, position: Position) -> int:
        """How many of my checkers are past the point on which his have begun."""
        return 15 - above(position, opposite(self.rule_set, 24) - 1)

    def held(self, position: Position) -> int:
        """How many points I close to him."""
        least = 1 if contact_of(self.rule_set) is Contact.BLOCK else 2
        return sum(value >= least for value in position.board[1:25])

    def throws_at(self, position: Position, point: int) -> int:
        """With how many throws he can pin or hit my lone checker on a point."""
        return throws(self.rule_set, flip(self.rule_set, position), {opposite(self.rule_set, point)})

    def throws(self, position: Position) -> int:
        """The same of any lone checker of mine."""
        return self.my_throws(flip(self.rule_set, position))

    def my_throws(self, position: Position) -> int:
        """With how many throws the side that sees it can pin or hit any."""
        return throws(self.rule_set, position, set(range(1, 25)))

    def enemies_before(self, position: Position) -> int:
        """How many of his checkers have still to come past the point."""
        return above(flip(self.rule_set, position), opposite(self.rule_set, self.point))

    def row(self, position: Position) -> int:
        """How many points in a row I close to him, from the point on as he comes along."""
        return his_row_from(self.rule_set, flip(self.rule_set, position), opposite(self.rule_set, self.point))

    def longest_row(self, position: Position) -> int:
        """The most points in a row that I close to him and that some of his have still to pass."""
        his = flip(self.rule_set, position)
        return max((his_row_from(self.rule_set, his, point) for point in range(1, 25) if above(his, point)), default=0)

    def lead(self, position: Position) -> int:
        """By how many pips I am ahead where nobody waits to enter."""
        his = flip(self.rule_set, position)
        return sum(point * (mine_on(his.board[point]) - mine_on(position.board[point])) for point in range(1, 25))

    def passes(self, position: Position) -> int:
        """With how many throws he has to pass."""
        his = flip(self.rule_set, position)
        if outcome_of_turn(self.rule_set, his) is not None:
            return 0
        return sum(throws for roll, throws in ROLLS if list(plays(self.rule_set, his, dice_of(roll))) == [his])

    def waits(self, position: Position) -> bool:
        """Whether a checker is away from 24, and all that are stand above 11."""
        on_the_way = sum(mine_on(position.board[point]) for point in range(12, 24))
        return 0 < on_the_way == 15 - mine_on(position.board[24])

    def pins_instead(self) -> tuple[int, int]:
        """The point on which only the play made pins, as many below it as only the better one has below this point.

        Before it stands whether the pin stood before the play.
        """
        pairs = list(enumerate(zip(self.bad.board, self.good.board, strict=True)))
        below = sum(good > 32 >= bad for point, (bad, good) in pairs if point < self.point)
        point = dict(enumerate(point for point, (bad, good) in pairs if bad > 32 >= good)).get(below, 0)
        return int(self.before.board[point] > 32), point


def above(position: Position, point: int) -> int:
    """My checkers that have still to come past a point."""
    waiting = position.mine.reserve + position.mine.bar
    return waiting + sum(mine_on(position.board[farther]) for farther in range(point + 1, 25))


def his_row_from(rule_set: RuleSet, position: Position, point: int) -> int:
    """How many points in a row he closes to me, from that one down."""
    length, open_still = 0, 0 if contact_of(rule_set) is Contact.BLOCK else -1
    while point - length >= 1 and position.board[point - length] < open_still:
        length += 1
    return length


def widest(position: Position) -> int:
    """The most points between two neighbouring points of mine."""
    made = [point for point in range(1, 25) if position.board[point] >= 2]
    return max((high - low - 1 for low, high in pairwise(made)), default=0)


def tallest(position: Position) -> int:
    """The most checkers of mine on one point below 24, a pinned one left out."""
    return max(value % 32 if value > 0 else 0 for value in position.board[1:24])


def empty_at_home(position: Position) -> int:
    return sum(not mine_on(position.board[point]) for point in range(1, 7))


def buried(position: Position) -> int:
    return sum(value % 32 for value in position.board[1:4] if value > 0)


def back(position: Position) -> int:
    return sum(mine_on(position.board[point]) for point in range(19, 25))


def _hindered(rule_set: RuleSet, seen: Position) -> int:
    """With how many throws the side that sees it cannot play each die."""
    if outcome_of_turn(rule_set, seen) is not None:
        return 0
    return sum(
        throws
        for roll, throws in ROLLS
        if max(map(len, plays(rule_set, seen, dice_of(roll)).values())) < len(dice_of(roll))
    )


def throws(rule_set: RuleSet, seen: Position, points: set[int]) -> int:
    """With how many throws the side that sees it can pin or hit a lone checker on one of these points."""
    lone = {point for point in points if seen.board[point] == -1}
    if not lone or outcome_of_turn(rule_set, seen) is not None:
        return 0
    return sum(
        throws
        for roll, throws in ROLLS
        if any(after.board[point] != -1 for after in plays(rule_set, seen, dice_of(roll)) for point in lone)
    )


COUNTS: dict[ReasonKind, Callable[[Case], Told]] = {
    ReasonKind.WINS: lambda of: of.ends(True),
    ReasonKind.DRAWS: lambda of: of.ends(None),
    ReasonKind.PINS_MOTHER: lambda of: (of.point == 1 and of.here[0] == -1 and of.here[2] > 32, 0, 0),
    ReasonKind.PINS: lambda of: (of.here[0] == -1 and of.here[2] > 32, of.enemies_before(of.good), 0),
    ReasonKind.HITS: lambda of: (of.here[0] == -1, of.good.theirs.bar - of.before.theirs.bar, 0),
    ReasonKind.COVERS: lambda of: (of.here[0] == 1 and of.here[2] >= 2, of.throws_at(of.before, of.point), 0),
    ReasonKind.SAVES: lambda of: (of.here[::2] == (1, 0), of.throws_at(of.before, of.point), of.throws(of.good)),
    ReasonKind.BRINGS_MOTHER_AWAY: lambda of: (
        of.here[::2] == (1, 0) and of.point == 24,
        of.throws_at(of.before, of.point),
        0,
    ),
    ReasonKind.MAKES_POINT: lambda of: (of.here[0] < 2 <= of.here[2] < 32, 0, 0),
    ReasonKind.UNSTACKS: lambda of: (of.point == 24, mine_on(of.here[0]) - mine_on(of.here[2]), mine_on(of.here[2])),
    ReasonKind.MAKES_PRIME: lambda of: (
        of.row(of.good) > max(of.longest_row(of.before), of.row(of.before)),
        of.row(of.good),
        of.enemies_before(of.good),
    ),
    ReasonKind.ESCAPES: lambda of: (
        True,
        above(of.before, of.point) - above(of.good, of.point),
        his_row_from(of.rule_set, of.before, of.point),
    ),
    ReasonKind.PASSES_START: lambda of: (of.waits(of.before) and not of.waits(of.good), 0, 0),
    ReasonKind.BLOCKS: lambda of: (True, of.passes(of.good), of.passes(of.before)),
    ReasonKind.AIMS: lambda of: of.both(of.my_throws),
    ReasonKind.ENTERS: lambda of: (True, of.before.mine.reserve - of.good.mine.reserve, 0),
    ReasonKind.SAVES_MARS: lambda of: (of.before.mine.off == 0 < of.good.mine.off, 0, 0),
    ReasonKind.BEARS_OFF: lambda of: (True, of.good.mine.off - of.before.mine.off, 0),
    ReasonKind.LEADS_RACE: lambda of: (of.lead(of.good) > 0, of.lead(of.good), 0),
    ReasonKind.LEAVES_MOTHER: lambda of: (of.here[2] == 1 and of.point == 24, of.throws_at(of.good, of.point), 0),
    ReasonKind.LEAVES_BLOT: lambda of: (of.here[2] == 1, of.throws_at(of.good, of.point), 0),
    ReasonKind.LEAVES_NOTHING: lambda of: (of.throws(of.good) == 0, of.throws(of.before), 0),
    ReasonKind.MISSES_WIN: lambda of: of.ends(True),
    ReasonKind.MISSES_DRAW: lambda of: of.ends(None),
    ReasonKind.MISSES_MOTHER: lambda of: (of.point == 1 and of.here[0] == -1 and of.here[1] <= 32 < of.here[2], 0, 0),
    ReasonKind.MISSES_PIN: lambda of: (of.here[0] == -1 and of.here[1] <= 32 < of.here[2], *of.pins_instead()),
    ReasonKind.GIVES_UP_PIN: lambda of: (of.here[0] > 32 >= of.here[1] and of.here[2] > 32, *of.pins_instead()),
    ReasonKind.MISSES_HIT: lambda of: of.both(lambda one: one.theirs.bar - of.before.theirs.bar),
    ReasonKind.RISKS_MOTHER: lambda of: of.both(lambda one: of.throws_at(one, 24)),
    ReasonKind.RISKS_BLOT: lambda of: (of.here[1] == 1, of.throws(of.good), of.throws_at(of.bad, of.point)),
    ReasonKind.RISKS_DEARER: lambda of: of.both(lambda one: of.throws_at(one, of.point)),
    ReasonKind.RISKS_MORE: lambda of: of.both(of.throws),
    ReasonKind.BREAKS_POINT: lambda of: (of.here[0] >= 2 > of.here[1] and 2 <= of.here[2] < 32, 0, 0),
    ReasonKind.MISSES_POINT: lambda of: (max(of.here[:2]) < 2 <= of.here[2] < 32, 0, 0),
    ReasonKind.SHORTER_PRIME: lambda of: of.both(of.longest_row),
    ReasonKind.OPENS_PRIME: lambda of: (
        of.longest_row(of.before) == of.longest_row(of.good) > of.longest_row(of.bad),
        of.longest_row(of.good),
        of.longest_row(of.bad),
    ),
    ReasonKind.HOLDS_START: lambda of: (
        (of.waits(of.before), of.waits(of.bad), of.waits(of.good)) == (True, True, False),
        0,
        0,
    ),
    ReasonKind.BLOCKS_FEWER: lambda of: of.both(of.passes),
    ReasonKind.STAYS_STACKED: lambda of: of.both(lambda one: mine_on(one.board[24])),
    ReasonKind.STACKS: lambda of: (of.here[1] > max(of.here[0], 4), tallest(of.good), of.here[1] % 32),
    ReasonKind.BURIES: lambda of: of.both(buried),
    ReasonKind.WIDENS_GAP: lambda of: of.both(widest),
    ReasonKind.STAYS_BEHIND: lambda of: of.both(lambda one: above(one, of.point)),
    ReasonKind.AIMS_LESS: lambda of: of.both(of.my_throws),
    ReasonKind.ENTERS_FEWER: lambda of: of.both(lambda one: of.before.mine.reserve - one.mine.reserve),
    ReasonKind.RISKS_MARS: lambda of: (of.bad.mine.off == 0 < of.good.mine.off, 0, 0),
    ReasonKind.BEARS_OFF_FEWER: lambda of: of.both(lambda one: one.mine.off - of.before.mine.off),
    ReasonKind.FEWER_HOME: lambda of: of.both(lambda one: above(one, 6)),
    ReasonKind.EMPTIES_HOME: lambda of: of.both(empty_at_home),
    ReasonKind.KEEPS_PIN: lambda of: (of.here[0] > 32 >= of.here[1] and of.here[2] > 32, 0, 0),
    ReasonKind.KEEPS_POINT: lambda of: (of.here[0] >= 2 > of.here[1] and 2 <= of.here[2] < 32, 0, 0),
    ReasonKind.KEEPS_PRIME: lambda of: (
        of.longest_row(of.before) == of.longest_row(of.good) > of.longest_row(of.bad),
        of.longest_row(of.good),
        0,
    ),
    ReasonKind.LONGER_PRIME: lambda of: of.both(of.longest_row),
    ReasonKind.SAFER: lambda of: of.both(of.throws),
    ReasonKind.SAVES_MOTHER: lambda of: of.both(lambda one: of.throws_at(one, 24)),
    ReasonKind.BLOCKS_MORE: lambda of: of.both(of.passes),
    ReasonKind.AIMS_MORE: lambda of: of.both(of.my_throws),
    ReasonKind.STACKS_LESS: lambda of: of.both(tallest),
    ReasonKind.BURIES_LESS: lambda of: of.both(buried),
    ReasonKind.NARROWS_GAP: lambda of: of.both(widest),
    ReasonKind.MORE_HOME: lambda of: of.both(lambda one: above(one, 6)),
    ReasonKind.BEARS_OFF_MORE: lambda of: of.both(lambda one: one.mine.off - of.before.mine.off),
    ReasonKind.FILLS_HOME: lambda of: of.both(empty_at_home),
    ReasonKind.HINDERS: lambda of: of.both(of.hindered),
    ReasonKind.HINDERS_LESS: lambda of: of.turned(of.hindered),
    ReasonKind.FREER: lambda of: of.both(lambda one: 36 - _hindered(of.rule_set, one)),
    ReasonKind.LESS_FREE: lambda of: of.turned(lambda one: 36 - _hindered(of.rule_set, one)),
    ReasonKind.LEAVES_BACK: lambda of: of.both(back),
    ReasonKind.STAYS_BACK: lambda of: of.turned(back),
    ReasonKind.PASSES_MORE: lambda of: of.both(of.past_start),
    ReasonKind.PASSES_FEWER: lambda of: of.turned(of.past_start),
    ReasonKind.HOLDS_MORE: lambda of: of.both(of.held),
    ReasonKind.HOLDS_FEWER: lambda of: of.turned(of.held),
}

BESIDE = {  # which compare the best play with a next one
    *(ReasonKind.KEEPS_PIN, ReasonKind.KEEPS_POINT, ReasonKind.KEEPS_PRIME, ReasonKind.LONGER_PRIME),
    *(ReasonKind.SAFER, ReasonKind.SAVES_MOTHER, ReasonKind.BLOCKS_MORE, ReasonKind.AIMS_MORE),
    *(ReasonKind.STACKS_LESS, ReasonKind.BURIES_LESS, ReasonKind.NARROWS_GAP, ReasonKind.MORE_HOME),
    *(ReasonKind.BEARS_OFF_MORE, ReasonKind.FILLS_HOME),
}
OF_CHANCES = {  # which come from the chances or from the course of the game, not from the board
    *(ReasonKind.WINS_MORE, ReasonKind.WINS_LESS, ReasonKind.MARS_MORE, ReasonKind.MARS_LESS),
    *(ReasonKind.BEST_MORE, ReasonKind.BEST_LESS, ReasonKind.LOSES_MARS_MORE, ReasonKind.LOSES_MARS_LESS),
    *(ReasonKind.LOSES_BEST_MORE, ReasonKind.LOSES_BEST_LESS, ReasonKind.SAFER_LATER, ReasonKind.AIMS_LATER),
    *(ReasonKind.DRAWS_MORE, ReasonKind.DRAWS_LESS),
}
