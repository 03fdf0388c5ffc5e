"""The score of a match and its cube as one side sees them. Importable where there is no NumPy."""

from __future__ import annotations

from typing import Literal, NamedTuple

# Why the score alone says whether to double: losing this game loses the match already, so a higher cube costs nothing;
# or no chance to win, with these kinds of wins and losses, makes a double right.
AtScore = Literal["nothing to lose", "never"]


class Score(NamedTuple):
    """The points that each side still needs in a game, seen by one of them."""

    mine: int
    his: int
    after_crawford: bool = False  # whether the Crawford game lies behind

    @property
    def is_crawford(self) -> bool:
        """Whether this is the Crawford game."""
        return 1 in {self.mine, self.his} and not self.after_crawford

    @property
    def swapped(self) -> Score:
        """The same score as the other side sees it."""
        return self._replace(mine=self.his, his=self.mine)


class CubeState(NamedTuple):
    """What a double is about, seen by the side that doubles or may do so."""

    cube: int  # what it is worth before the double
    is_mine: bool  # whether I own it, and it does not lie in the middle
    score: Score | None = None  # None in games without end
