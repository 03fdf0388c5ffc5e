"""The chance to win a match at every score, worked out from how often games like this one are won double or triple.

M(a, b) is the chance of the side that still needs a points when the other needs b, before the next game begins:

    M(a, b) = 1 for a <= 0, 0 for b <= 0
    M(a, b) = what a game with the cube in the middle is worth at a winning chance of 1/2 (cubed.py), where winning
              k points is worth M(a - k, b) and losing them M(a, b - k)
    M(1, b) = the same without a cube, as it is the Crawford game, and with P in the place of M for what follows
    P(1, b) = as M, with the cube again: the games after the Crawford game

Both sides are held to be equally strong, and to begin, worth about a tenth of a point, is held to be worth nothing. So
the table is its own mirror: M(a, b) = 1 - M(b, a). A drawn game, one in some thousands, is held to be played again.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.ruleset import RuleSet

from .cubed import EFFICIENCY, CubedGame, Owner, Wins
from .learned import win_shares_of
from .probabilities import stakes
from .score import Score

FARTHEST: Final = 32  # points; who needs more is held to need so many


class MatchEquity:
    """The table for games that are won in these ways, for scores at which no side needs more than `size` points."""

    def __init__(self, wins: Wins, size: int) -> None:
        self._chances: dict[Score, float] = {}
        for mine in range(1, size + 1):
            for his in range(1, mine + 1):
                kinds = (True, False) if his == 1 else (False,)
                for score in (Score(mine, his, after_crawford) for after_crawford in kinds):
                    chance = self.game(score, wins, wins).value(0.5, 1, Owner.BOTH)
                    self._chances[score] = chance
                    self._chances[score.swapped] = 1 - chance

    def chance(self, score: Score) -> float:
        """The chance of the side that sees the score so to win the match, from 0 to 1, before the game begins."""
        if score.mine <= 0 or score.his <= 0:
            return float(score.mine <= 0)
        return self._chances[score]

    def game(self, score: Score, mine: Wins, his: Wins, efficiency: float = EFFICIENCY) -> CubedGame:
        """A game at this score that the sides win in these ways, worth the chance to win the match."""
        needed = (0, 0) if score.is_crawford else (score.mine, score.his)
        return CubedGame(partial(self._after, score), mine, his, *needed, efficiency=efficiency)

    def _after(self, score: Score, points: int) -> float:
        """The chance to win the match after winning so many points, losing when negative."""
        mine, his = score.mine - max(points, 0), score.his + min(points, 0)
        return self.chance(Score(mine, his, score.after_crawford or score.is_crawford))


def match_game(rule_set: RuleSet, score: Score, mine: Wins, his: Wins, efficiency: float) -> CubedGame:
    """As `MatchEquity.game`, from a table that is large enough for the score."""
    near = score._replace(mine=min(score.mine, FARTHEST), his=min(score.his, FARTHEST))
    size = 1 << (max(near.mine, near.his) - 1).bit_length()
    return _table(usual_wins(rule_set), size).game(near, mine, his, efficiency)


def usual_wins(rule_set: RuleSet) -> Wins:
    """The wins of this game between players of equal strength, as the games of its network against itself have them."""
    shares = win_shares_of(network_of(rule_set))
    return wins_of(rule_set, shares.mars, shares.best)


def wins_of(rule_set: RuleSet, mars: float, best: float) -> Wins:
    """The wins of this game when that share of them is a mars or better, and that share the greatest way.

    Where checkers are counted a single win is worth 1 to 13 points, all held to be equally frequent; they are all told
    apart, since a drop costs but a single point times the cube, and has to count for something at every score.
    """
    single, double, greatest = stakes(rule_set)
    singles = range(1, 2 * single)  # worth `single` in the mean, and that alone when it is 1
    shares = (*((1 - mars) / len(singles) for _ in singles), mars - best, best)
    return Wins((*singles, double, greatest), shares)


@lru_cache(maxsize=8)
def _table(wins: Wins, size: int) -> MatchEquity:
    return MatchEquity(wins, size)
