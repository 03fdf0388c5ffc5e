"""One way to play against another, over many games with mirrored dice.

Each pair of games has the same dice, and the two change seats: what one is given by the dice in the first, the
other is given in the second. A draw scores nothing.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from tapa_desktop.ai.choosing import Plays, opinion
from tapa_desktop.ai.equity import equity
from tapa_desktop.ai.evaluator import Evaluator, Judged, chances_after
from tapa_desktop.ai.levels import Level
from tapa_desktop.ai.segments import Indices, best_of
from tapa_desktop.ai.selfplay import WIDTH, Chooser, Turns, any_of, play_games
from tapa_desktop.rules.ruleset import RuleSet


class Score(NamedTuple):
    """How the first of two players did: points a game, half the width of their 95 % interval, and shares of games."""

    games: int
    points: float
    half_width: float
    won: float
    won_double: float  # games won by more than a single game
    lost_double: float
    turns: float  # turns of both sides in a game, on average

    def __str__(self) -> str:
        return (
            f"{self.games} games: {self.points:+.3f} ± {self.half_width:.3f} points a game, {self.won:.1%} won "
            f"({self.won_double:.1%} double, {self.lost_double:.1%} lost double), {self.turns:.0f} turns a game"
        )


def duel(rule_set: RuleSet, first: Chooser, second: Chooser, games: int, *, seed: int, width: int = WIDTH) -> Score:
    """Let the two play; `games` is even. The first sits at White in the even games."""
    assert games % 2 == 0, games
    points, turns = np.zeros(games), np.zeros(games)
    for ended in play_games(rule_set, games, seed, _seated(first, second), alike=2, width=width):
        points[ended.games] = np.where(ended.games % 2 == 0, ended.points, -ended.points)
        turns[ended.games] = ended.turns
    pairs = points.reshape(-1, 2).mean(axis=1)
    half_width = 1.96 * pairs.std(ddof=1) / np.sqrt(len(pairs)) if len(pairs) > 1 else np.inf
    shares = ((points > 0).mean(), (points > 1).mean(), (points < -1).mean())
    return Score(games, points.mean(), half_width, *shares, turns.mean())


def by_evaluator(evaluator: Evaluator) -> Chooser:
    """Choosing by what an evaluator says of the positions after the play: 0-ply."""
    judged = Judged(evaluator)

    def choose(turns: Turns) -> Indices:
        after = equity(turns.rule_set, chances_after(judged, turns.rule_set, turns.results))
        return best_of(after, turns.origin, len(turns.games))

    return choose


def by_level(level: Level) -> Chooser:
    """Choosing as a level does, but for its errors."""

    def choose(turns: Turns) -> Indices:
        plays = Plays(turns.rule_set, turns.results, turns.origin, len(turns.games))
        return opinion(level, plays, lambda chances: np.zeros(len(chances), np.float32)).best_of(plays)

    return choose


def at_random(seed: int) -> Chooser:
    """Choosing any distinct result with the same chance."""
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
