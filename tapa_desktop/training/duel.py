"""The result of a duel: games between two players with mirrored dice.

Both games of a pair have the same dice, with the seats swapped: each player gets the dice in one game that the other
gets in the other game. A draw scores nothing.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.engine import selfplay
from tapa_desktop.ai.engine.selfplay import Games, Player
from tapa_desktop.cancelling import IsCancelled, never


class Score(NamedTuple):
    """The result of the first player: points per game, half the width of the 95 % interval, and shares of games."""

    games: int
    points: float
    half_width: float
    won: float
    won_double: float  # share of games won by more than a single game
    lost_double: float
    turns: float  # average number of turns of both sides in a game
    share: float  # share of all points won by either player; 0.5 if there were none
    share_half_width: float
    drawn: float = 0.0  # share of games

    def __str__(self) -> str:
        return (
            f"{self.games} games: {self.points:+.3f} ± {self.half_width:.3f} points a game, {self.won:.1%} won "
            f"({self.won_double:.1%} double, {self.lost_double:.1%} lost double), {self.turns:.0f} turns a game"
        )


def duel(
    first: Player,
    second: Player,
    games: int,
    *,
    seed: int,
    is_cancelled: IsCancelled = never,
    threads: int | None = None,
) -> Score:
    """Let two players play; `games` is even. The first one plays White in the even games. Raises as `selfplay.duel`."""
    return score_of(selfplay.duel(first, second, games, seed, is_cancelled=is_cancelled, threads=threads))


def score_of(played: Games) -> Score:
    """What mirrored games say of the first player."""
    points = np.array(played.points, np.float64)
    pairs = points.reshape(-1, 2).mean(axis=1)
    half_width = 1.96 * pairs.std(ddof=1) / np.sqrt(len(pairs)) if len(pairs) > 1 else np.inf
    shares = ((points > 0).mean(), (points > 1).mean(), (points < -1).mean())
    found = (points.mean(), half_width, *shares, np.mean(played.turns), *_share_of_points(points), (points == 0).mean())
    return Score(len(points), *map(float, found))


def _share_of_points(points: NDArray[np.float64]) -> tuple[float, float]:
    """The first player's share of all points, [games], and half the width of its 95 % interval.

    The interval is that of a quotient of two sums over the pairs of games, by its linear approximation (W. Cochran,
    Sampling Techniques, 1977, 2.11).
    """
    won = np.maximum(points, 0).reshape(-1, 2).sum(axis=1)
    decided = np.abs(points).reshape(-1, 2).sum(axis=1)
    if not decided.any():
        return 0.5, 0.5
    share = won.sum() / decided.sum()
    error = np.sqrt(np.mean((won - share * decided) ** 2) / len(won)) / decided.mean()
    return float(share), 1.96 * float(error)
