"""Let networks play each other at 0-ply, with mirrored dice.

    python -m tapa_desktop.training.compare GAME new.npz shipped old.npz --games 4000

The first one plays each of the others. Each is a network file, or "shipped" for the one with which the program plays.
Both games of a pair have the same dice, with the seats swapped: each player gets the dice in one game that the other
gets in the other game. A draw scores nothing.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.engine import selfplay
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.engine.selfplay import Games, Player
from tapa_desktop.ai.rollout import NORMAL
from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.rules.ruleset import RuleSet

from .arguments import add_threads, errors_in_usage, multiple_of, parser_of
from .network import engine_with, load_network

SHIPPED = "shipped"


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


def score_of(games: Games) -> Score:
    """The score of the first player in mirrored games."""
    points = np.array(games.points, np.float64)
    pairs = points.reshape(-1, 2).mean(axis=1)
    half_width = NORMAL * pairs.std(ddof=1) / np.sqrt(len(pairs)) if len(pairs) > 1 else np.inf
    shares = ((points > 0).mean(), (points > 1).mean(), (points < -1).mean())
    rest = np.mean(games.turns), *_share_of_points(points), (points == 0).mean()
    return Score(len(points), *map(float, (points.mean(), half_width, *shares, *rest)))


def _share_of_points(points: NDArray[np.float64]) -> tuple[float, float]:
    """The first player's share of all points, [games], and half the width of its 95 % interval.

    The interval is that of a quotient of two sums over the pairs of games, by its linear approximation (W. Cochran,
    Sampling Techniques, 1977, 2.11).
    """
    won = np.maximum(points, 0).reshape(-1, 2).sum(axis=1)
    scored = np.abs(points).reshape(-1, 2).sum(axis=1)
    if not scored.any():
        return 0.5, 0.5
    share = won.sum() / scored.sum()
    error = np.sqrt(np.mean((won - share * scored) ** 2) / len(won)) / scored.mean()
    return float(share), NORMAL * float(error)


def main(arguments: list[str] | None = None) -> None:
    """Run the command; prints a line for each of the other networks."""
    parser = parser_of("compare", __doc__)
    parser.add_argument("first")
    parser.add_argument("others", nargs="+")
    parser.add_argument("--games", type=multiple_of(2), default=4000, help="an even number; 4000")
    parser.add_argument("--seed", type=int, default=1)
    add_threads(parser)
    options = parser.parse_args(arguments)
    with errors_in_usage(parser):
        first, *others = (player_named(options.rule_set, name) for name in (options.first, *options.others))
    for name, player in zip(options.others, others, strict=True):
        score = duel(first, player, options.games, seed=options.seed, threads=options.threads)
        print(f"{options.rule_set.key}, {options.first} against {name}: {score}", flush=True)


def player_named(rule_set: RuleSet, name: str) -> Player:
    """The 0-ply player with this name on the command line.

    Raises `OSError` or `WeightsError` when the file cannot be read, or is not a network of this game.
    """
    if name == SHIPPED:
        return Player(engine_for(rule_set))
    return Player(engine_with(rule_set, load_network(Path(name), rule_set)))


if __name__ == "__main__":
    main()
