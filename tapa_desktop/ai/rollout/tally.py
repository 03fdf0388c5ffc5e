"""What the games of a rollout have brought so far, and how sure that is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from tapa_desktop.ai.equity import COLUMNS, equity
from tapa_desktop.rules.ruleset import RuleSet

from .playing import Exact

NORMAL: Final = 1.96  # standard errors: the true value lies as near in 95 % of rollouts of many games
SETTLED: Final = 2.33  # standard errors of a difference: by chance as much in one of 100 rollouts


@dataclass(frozen=True, slots=True)
class Rolled:
    """What one candidate has come to, for the side that asks; chances as in equity.py."""

    equity: float  # points, without the cube
    standard_error: float  # of the equity, by the dice alone: infinite before the second game
    chances: tuple[float, ...]
    games: int = 0  # in which that has come out; 0 where it is but the evaluator's word

    @property
    def half_width(self) -> float:
        """Half the width of the 95 % interval of the equity."""
        return errors_of_half_width(self.games) * self.standard_error


class Progress(NamedTuple):
    """How far a rollout has come."""

    games: int  # played from each candidate; 0 where there is but the evaluator's word
    rolled: tuple[Rolled, ...]  # the candidates in the order in which they were given
    is_settled: bool  # whether the best of several is better than each other one by more than chance makes likely

    @property
    def half_width(self) -> float:
        """The largest half width of any candidate."""
        return max(one.half_width for one in self.rolled)


def errors_of_half_width(games: int) -> float:
    """How many standard errors of so many games the true value lies near in 95 % of rollouts.

    Of few games the error is itself unsure: Student's t, by its expansion from the normal distribution (M. Abramowitz
    and I. Stegun, Handbook of Mathematical Functions, 26.7.5), within 0.002 from 12 games on.
    """
    if games < 2:
        return NORMAL  # their error is infinite, or else it is certain
    z, freedom = NORMAL, games - 1
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


class Tally:
    """Sums over the games from C candidates: what they bring, and how that varies together, game by game."""

    def __init__(self, rule_set: RuleSet, candidates: int) -> None:
        self.rule_set = rule_set
        self.games = 0
        self.chances = np.zeros((candidates, COLUMNS))
        self.products = np.zeros((candidates, candidates))  # of the points of two candidates in the same game

    def add(self, brought: Exact) -> None:
        """Count games, float64 [C, games, 5], the same dice in each column."""
        points = np.stack([equity(self.rule_set, one) for one in brought])
        self.games += brought.shape[1]
        self.chances += brought.sum(axis=1)
        self.products += points @ points.T

    def progress(self) -> Progress:
        """What has come out, after at least one game."""
        means = self.chances / self.games
        points = equity(self.rule_set, means)
        return Progress(
            self.games, told(self.rule_set, means, self._errors(points), self.games), self._is_settled(points)
        )

    def _errors(self, points: Exact) -> Exact:
        return _root(np.diag(self._covariance(points)))

    def _is_settled(self, points: Exact) -> bool:
        if len(points) == 1 or self.games == 1:
            return False
        best = int(points.argmax())
        shared = self._covariance(points)
        apart = _root(shared[best, best] + np.diag(shared) - 2 * shared[best])
        others = np.arange(len(points)) != best
        return bool((points[best] - points >= SETTLED * apart)[others].all())

    def _covariance(self, points: Exact) -> Exact:
        """Of the means of two candidates, [C, C]; nothing is known after a single game."""
        if self.games == 1:
            return np.full(self.products.shape, np.inf)
        covariance: Exact = (self.products / self.games - np.outer(points, points)) / (self.games - 1)
        return covariance


def told(rule_set: RuleSet, means: Exact, errors: Exact, games: int = 0) -> tuple[Rolled, ...]:
    """Candidates with these chances, [C, 5], and standard errors, [C], of games; chances are kept between 0 and 1."""
    points = equity(rule_set, means)
    kept = np.clip(means, 0, 1)
    return tuple(
        Rolled(float(one), float(error), tuple(chances.tolist()), games)
        for one, error, chances in zip(points, errors, kept, strict=True)
    )


def _root(variances: Exact) -> Exact:
    """Standard deviations; rounding may leave a trifle below 0."""
    return np.sqrt(np.maximum(variances, 0))
