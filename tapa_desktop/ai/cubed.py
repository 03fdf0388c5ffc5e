"""What a game is worth with the doubling cube in it, as a function of the chance to win.

The model is Rick Janowski's ("Take-Points in Money Games", 1993), carried over to match scores as GNU Backgammon does.
Let the winning chance drift to and fro while the kinds of wins and losses stay what they are now. With a *dead* cube,
which nobody turns any more, the worth of the game is a straight line from losing to winning. With a *live* cube, which
is always turned at the very best moment, the line has a bend where a side doubles the other out: at my cash point he is
as well off dropping as taking, at my take point I am. A real cube lies between the two.

My take point with the cube at v is where a live cube at 2v in my hands is worth as much as dropping; my cash point is
where a live cube at 2v in his hands is worth as much as his drop. So each follows from the other at the next higher
cube, up to the one that is dead.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from itertools import pairwise
from typing import Final, NamedTuple

# How live a real cube is, from 0 to 1; in backgammon it is some 2/3. It is from five positions of Tapa with cube, each
# branch played out 1,296 times with the cube, until it is measured properly: chi-squared is 1.6 at 0.8 and 1.7 at 0.85,
# but 7.0 at 0.75, 7.1 at 0.9 and 27.8 at 0.67.
EFFICIENCY: Final = 0.8
LARGEST: Final = 4096  # the cube of games without end is dead here, where one turn more or less no longer counts

Worth = Callable[[int], float]
Line = tuple[tuple[float, float], ...]  # (winning chance, worth) from 0 to 1 with all bends; the worth never falls


class Owner(Enum):
    """Who may turn the cube, seen by one side."""

    BOTH = "both"
    ME = "me"
    HIM = "him"


class Wins(NamedTuple):
    """The points of each kind of win, without the cube, and what share of all wins it has; the shares add up to 1."""

    points: tuple[int, ...]
    shares: tuple[float, ...]

    @property
    def mean(self) -> float:
        """What a win brings on the average, without the cube."""
        return self.worth(float)

    def worth(self, worth: Worth, cube: int = 1) -> float:
        """What a win is worth on the average, when winning so many points is worth that."""
        return sum(share * worth(cube * points) for points, share in zip(*self, strict=True))


class CubedGame:
    """One game, seen by one side. `worth` says what winning so many points is worth to it, losing when negative.

    `mine_needed` and `his_needed` are the points that the sides still need; a side turns no cube that is worth as much.
    `efficiency` is 0 for a dead cube and 1 for a live one.
    """

    def __init__(
        self,
        worth: Worth,
        mine: Wins,
        his: Wins,
        mine_needed: int = LARGEST,
        his_needed: int = LARGEST,
        *,
        efficiency: float = EFFICIENCY,
    ) -> None:
        self.worth = worth
        self.mine = mine
        self.his = his
        self.mine_needed = mine_needed
        self.his_needed = his_needed
        self.efficiency = efficiency
        self._dead: dict[int, Line] = {}
        self._live: dict[tuple[int, Owner], Line] = {}

    def i_turn(self, cube: int, owner: Owner) -> bool:
        """Whether I may turn a cube of this value."""
        return owner is not Owner.HIM and cube < self.mine_needed

    def he_turns(self, cube: int, owner: Owner) -> bool:
        """Whether he may turn a cube of this value."""
        return owner is not Owner.ME and cube < self.his_needed

    def equity(self, chance: float) -> float:
        """The points of the same game without a cube, at that winning chance."""
        return chance * self.mine.mean - (1 - chance) * self.his.mean

    def value(self, chance: float, cube: int, owner: Owner, *, i_wait: bool = False) -> float:
        """The worth of the game with a real cube, at that winning chance.

        A side that may turn it does so at once where that is better for it, as it may when there is little to lose at
        the score; I do not while `i_wait`.
        """
        dead, live = at(self.dead(cube), chance), at(self.live(cube, owner), chance)
        value = self.efficiency * live + (1 - self.efficiency) * dead
        if self.he_turns(cube, owner):
            value = min(value, max(self.value(chance, 2 * cube, Owner.ME), self.worth(-cube)))
        if self.i_turn(cube, owner) and not i_wait:
            value = max(value, self.doubled(chance, cube))
        return value

    def doubled(self, chance: float, cube: int) -> float:
        """The worth when I double a cube of this value and he answers as is best for him."""
        return min(self.taken(chance, cube), self.worth(cube))

    def taken(self, chance: float, cube: int) -> float:
        """The worth when I have doubled a cube of this value and he has taken."""
        return self.value(chance, 2 * cube, Owner.HIM)

    def dead(self, cube: int) -> Line:
        """The worth with a cube that stays where it is."""
        if cube not in self._dead:
            lost = self.his.worth(lambda points: self.worth(-points), cube)
            self._dead[cube] = ((0.0, lost), (1.0, self.mine.worth(self.worth, cube)))
        return self._dead[cube]

    def live(self, cube: int, owner: Owner) -> Line:
        """The worth with a cube that each side turns at the best moment, if it may."""
        if (cube, owner) not in self._live:
            begin, end = self.dead(cube)
            take = ((self.take_point(cube), self.worth(-cube)),) if self.he_turns(cube, owner) else ()
            cash = ((self.cash_point(cube), self.worth(cube)),) if self.i_turn(cube, owner) else ()
            self._live[cube, owner] = (begin, *take, *cash, end)
        return self._live[cube, owner]

    def take_point(self, cube: int) -> float:
        """The winning chance from which on I take a live cube of twice this value."""
        return where(self.live(2 * cube, Owner.ME), self.worth(-cube))

    def cash_point(self, cube: int) -> float:
        """The winning chance from which on he drops a live cube of twice this value."""
        return where(self.live(2 * cube, Owner.HIM), self.worth(cube))


def at(line: Line, chance: float) -> float:
    """The worth at that winning chance."""
    for (left, low), (right, high) in pairwise(line):
        if chance < right:
            return low + (high - low) * (chance - left) / (right - left)
    return line[-1][1]


def where(line: Line, worth: float) -> float:
    """The least winning chance that is worth as much."""
    for (left, low), (right, high) in pairwise(line):
        if worth <= high:
            return left + (right - left) * max(0.0, worth - low) / (high - low) if high > low else left
    return 1.0
