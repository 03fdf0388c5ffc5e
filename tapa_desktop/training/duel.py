"""Matches between two players over many games with mirrored dice.

Both games of a pair have the same dice, with the seats swapped: each player gets the dice in one game that the other
gets in the other game. A draw scores nothing.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.choosing import Plays, opinion
from tapa_desktop.ai.equity import equity
from tapa_desktop.ai.errors import errors_of_plays
from tapa_desktop.ai.evaluator import Evaluator, Judged, chances_after
from tapa_desktop.ai.levels import Level
from tapa_desktop.ai.segments import Indices, best_of
from tapa_desktop.ai.selfplay import WIDTH, Chooser, Turns, any_of, play_games
from tapa_desktop.ai.splitmix import scramble
from tapa_desktop.rules.ruleset import RuleSet


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

    def __str__(self) -> str:
        return (
            f"{self.games} games: {self.points:+.3f} ± {self.half_width:.3f} points a game, {self.won:.1%} won "
            f"({self.won_double:.1%} double, {self.lost_double:.1%} lost double), {self.turns:.0f} turns a game"
        )


def duel(rule_set: RuleSet, first: Chooser, second: Chooser, games: int, *, seed: int, width: int = WIDTH) -> Score:
    """Let two players play; `games` is even. The first one plays White in the even games."""
    assert games % 2 == 0, games
    points, turns = np.zeros(games), np.zeros(games)
    for ended in play_games(rule_set, games, seed, _seated(first, second), alike=2, width=width):
        points[ended.games] = np.where(ended.games % 2 == 0, ended.points, -ended.points)
        turns[ended.games] = ended.turns
    pairs = points.reshape(-1, 2).mean(axis=1)
    half_width = 1.96 * pairs.std(ddof=1) / np.sqrt(len(pairs)) if len(pairs) > 1 else np.inf
    shares = ((points > 0).mean(), (points > 1).mean(), (points < -1).mean())
    return Score(games, points.mean(), half_width, *shares, turns.mean(), *_share_of_points(points))


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


def by_evaluator(evaluator: Evaluator) -> Chooser:
    """A chooser that plays by an evaluator at 0-ply: by the value of the positions after the play."""
    judged = Judged(evaluator)

    def choose(turns: Turns) -> Indices:
        after = equity(turns.rule_set, chances_after(judged, turns.rule_set, turns.results))
        return best_of(after, turns.origin, len(turns.games))

    return choose


def by_level(level: Level, seed: int = 0) -> Chooser:
    """A chooser that plays like a level, with independent errors in each game."""

    def choose(turns: Turns) -> Indices:
        plays = Plays(turns.rule_set, turns.results, turns.origin, len(turns.games))
        seeds = scramble(seed, turns.games)[turns.origin]
        return opinion(level, plays, lambda chances: errors_of_plays(level, seeds, plays, chances)).best_of(plays)

    return choose


def at_random(seed: int) -> Chooser:
    """A chooser that plays each distinct result with the same probability."""
    return lambda turns: any_of(turns, seed)


def _seated(first: Chooser, second: Chooser) -> Chooser:
    def choose(turns: Turns) -> Indices:
        is_first = turns.white == (turns.games % 2 == 0)
        chosen = np.zeros(len(turns.games), np.int64)
        for chooser, sits in ((first, is_first), (second, ~is_first)):
            if sits.any():
                part, places = turns.only(sits)
                chosen[sits] = places[chooser(part)]
        return chosen

    return choose
