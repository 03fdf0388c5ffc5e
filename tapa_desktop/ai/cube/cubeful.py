"""The value of a game with a doubling cube, as a function of the probability to win; and the score.

The model is Rick Janowski's ("Take-Points in Money Games", 1993), carried over to match scores as GNU Backgammon does.
The probability to win drifts up and down, while the shares of each kind of win stay the same. With a *dead* cube, which
neither side turns any more, the worth of the game is a straight line from losing to winning. With a *live* cube, which
is always turned at the best moment, the line bends where a side doubles the other out: at my cash point the opponent
loses as much by dropping as by taking, at my take point I do. A real cube lies between the two.

My take point with the cube at v is where a live cube at 2v that I own is worth as much as dropping. My cash point is
where a live cube at 2v that the opponent owns is worth as much as the opponent's drop. So each follows from the other
at the next higher cube, up to the one that is dead.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import Cube, MatchScore
from tapa_desktop.rules.ruleset import RuleSet

# How live a real cube is, from 0 to 1; backgammon takes 2/3. `tapa_desktop.training.efficiency` measures it, and the
# figures are in docs/strength.md.
EFFICIENCY: Final = 0.65
LARGEST: Final = 4096  # without a score the cube is dead at this value: one turn more hardly counts there

Worth = Callable[[int], float]
Line = tuple[tuple[float, float], ...]  # (probability to win, worth) from 0 to 1 with all bends; the worth never falls


# Why no equity would change a decision at this score: losing this game loses the match anyway, so a higher cube costs
# nothing; or with these shares of wins and losses no probability to win makes a double right.
AtScore = Literal["nothing to lose", "never"]


class Score(NamedTuple):
    """The points that each side still needs, seen by one of them."""

    mine: int
    theirs: int
    after_crawford: bool = False  # whether the Crawford game is over

    @classmethod
    def of(cls, match: MatchScore, side: Side) -> Score:
        """The score of a match, seen by this side."""
        mine, theirs = match.needs(side), match.needs(side.other)
        return cls(mine, theirs, after_crawford=1 in {mine, theirs} and not match.is_crawford)

    @property
    def is_crawford(self) -> bool:
        """Whether this is the Crawford game."""
        return 1 in {self.mine, self.theirs} and not self.after_crawford

    @property
    def swapped(self) -> Score:
        """The same score seen by the other side."""
        return self._replace(mine=self.theirs, theirs=self.mine)


class CubeState(NamedTuple):
    """The cube, seen by the side that doubles or may double."""

    cube: int  # its value before the double
    is_mine: bool  # whether I own it; else it is in the middle
    score: Score | None = None  # None in games that are not part of a match to a number of points


class Standing(NamedTuple):
    """The state of a match, seen by the side to move."""

    order: tuple[RuleSet, ...]  # the games in turn, or the only one
    place: int  # of the current game in that order, from 0
    score: Score
    cube: int = 1  # the value of the cube, assumed to stay


class Owner(Enum):
    """Who may turn the cube, seen by one side."""

    BOTH = "both"
    ME = "me"
    OPPONENT = "opponent"

    @classmethod
    def of(cls, cube: Cube, side: Side) -> Owner:
        """Who may turn this cube, seen by that side."""
        return cls.BOTH if cube.owner is None else cls.ME if cube.owner is side else cls.OPPONENT

    @property
    def swapped(self) -> Owner:
        """The same seen by the other side."""
        return {Owner.ME: Owner.OPPONENT, Owner.OPPONENT: Owner.ME}.get(self, self)


class Wins(NamedTuple):
    """The points of each kind of win, without the cube, and its share of all wins; the shares add up to 1."""

    points: tuple[int, ...]
    shares: tuple[float, ...]

    @property
    def mean(self) -> float:
        """The average points of a win, without the cube."""
        return self.worth(float)

    def worth(self, worth: Worth, cube: int = 1) -> float:
        """The average worth of a win, if `worth` gives the value of so many points."""
        return sum(share * worth(cube * points) for points, share in zip(*self, strict=True))


class CubefulGame:
    """One game, seen by one side. `worth` is the value of winning so many points, or losing them if negative.

    A side that needs no more than the cube's value, `mine_needed` or `theirs_needed` points, does not turn it.
    `efficiency` is 0 for a dead cube and 1 for a live one. `jacoby`: a cube in the middle makes every win a single one.
    """

    def __init__(
        self,
        worth: Worth,
        mine: Wins,
        theirs: Wins,
        mine_needed: int = LARGEST,
        theirs_needed: int = LARGEST,
        *,
        efficiency: float = EFFICIENCY,
        jacoby: bool = False,
    ) -> None:
        self.worth = worth
        self.mine = mine
        self.theirs = theirs
        self.mine_needed = mine_needed
        self.theirs_needed = theirs_needed
        self.efficiency = efficiency
        self.jacoby = jacoby
        self._dead: dict[tuple[int, bool], Line] = {}
        self._live: dict[tuple[int, Owner], Line] = {}

    def may_turn(self, cube: int, owner: Owner) -> bool:
        """Whether I may turn a cube of this value."""
        return owner is not Owner.OPPONENT and cube < self.mine_needed

    def opponent_may_turn(self, cube: int, owner: Owner) -> bool:
        """Whether the opponent may turn a cube of this value."""
        return owner is not Owner.ME and cube < self.theirs_needed

    def equity(self, chance: float, owner: Owner) -> float:
        """The points of the same game with a dead cube of 1, at that probability to win."""
        if self.jacoby and owner is Owner.BOTH:
            return 2 * chance - 1
        return chance * self.mine.mean - (1 - chance) * self.theirs.mean

    def value(self, chance: float, cube: int, owner: Owner, *, i_wait: bool = False) -> float:
        """The worth of the game with a real cube, at that probability to win.

        A side that may turn it does so at once where that is better for it, for instance when it has little to lose at
        the score; I do not with `i_wait`.
        """
        dead, live = worth_at(self.dead(cube, owner), chance), worth_at(self.live(cube, owner), chance)
        value = self.efficiency * live + (1 - self.efficiency) * dead
        if self.opponent_may_turn(cube, owner):
            value = min(value, max(self.value(chance, 2 * cube, Owner.ME), self.worth(-cube)))
        if self.may_turn(cube, owner) and not i_wait:
            value = max(value, self.doubled(chance, cube))
        return value

    def doubled(self, chance: float, cube: int) -> float:
        """The worth when I double a cube of this value and the opponent gives the better answer."""
        return min(self.taken(chance, cube), self.worth(cube))

    def taken(self, chance: float, cube: int) -> float:
        """The worth when I have doubled a cube of this value and the opponent has taken."""
        return self.value(chance, 2 * cube, Owner.OPPONENT)

    def dead(self, cube: int, owner: Owner) -> Line:
        """The worth with a cube that neither side turns any more."""
        single = self.jacoby and owner is Owner.BOTH
        if (cube, single) not in self._dead:
            lost = self.theirs.worth(lambda points: self.worth(-points), cube)
            ends = (self.worth(-cube), self.worth(cube)) if single else (lost, self.mine.worth(self.worth, cube))
            self._dead[cube, single] = ((0.0, ends[0]), (1.0, ends[1]))
        return self._dead[cube, single]

    def live(self, cube: int, owner: Owner) -> Line:
        """The worth with a cube that each side turns at the best moment, if it may turn it."""
        if (cube, owner) not in self._live:
            begin, end = self.dead(cube, owner)
            take = ((self.take_point(cube), self.worth(-cube)),) if self.opponent_may_turn(cube, owner) else ()
            cash = ((self.cash_point(cube), self.worth(cube)),) if self.may_turn(cube, owner) else ()
            self._live[cube, owner] = (begin, *take, *cash, end)
        return self._live[cube, owner]

    def take_point(self, cube: int) -> float:
        """The probability to win from which on I take a live cube of twice this value."""
        return chance_for(self.live(2 * cube, Owner.ME), self.worth(-cube))

    def cash_point(self, cube: int) -> float:
        """The probability to win from which on the opponent drops a live cube of twice this value."""
        return chance_for(self.live(2 * cube, Owner.OPPONENT), self.worth(cube))


def worth_at(line: Line, chance: float) -> float:
    """The worth at that probability to win."""
    for (left, low), (right, high) in pairwise(line):
        if chance < right:
            return low + (high - low) * (chance - left) / (right - left)
    return line[-1][1]


def chance_for(line: Line, worth: float) -> float:
    """The least probability to win with this worth."""
    for (left, low), (right, high) in pairwise(line):
        if worth <= high:
            return left + (right - left) * max(0.0, worth - low) / (high - low) if high > low else left
    return 1.0
