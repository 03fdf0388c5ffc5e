"""The results of a rollout's games so far, and how accurate they are."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from operator import mul
from typing import Final, NamedTuple

from tapa_desktop.ai.probabilities import Probabilities

NORMAL: Final = 1.96  # standard errors: in 95 % of rollouts of many games the true value is within so many
SETTLED: Final = 2.33  # standard errors of a difference: chance alone makes one as large in one of 100 rollouts


WorthOf = Callable[[Probabilities], float]  # what a game is worth: points, unless it is played for a match


class Rolled(NamedTuple):
    """The result for one candidate, seen by the side that asks."""

    equity: float  # points, without the cube, or what they are worth in a match
    standard_error: float  # of the equity, because of the dice: infinite before the second game
    probabilities: Probabilities
    games: int = 0  # that were played; 0 if this is the network's word

    @property
    def half_width(self) -> float:
        """Half the width of the 95 % interval of the equity."""
        return errors_of_half_width(self.games) * self.standard_error


class Progress(NamedTuple):
    """How far a rollout has come."""

    games: int  # played from each candidate; 0 if this is the network's word
    rolled: tuple[Rolled, ...]  # in the order in which the candidates were given
    is_settled: bool  # whether the best of several is better than each other one by more than chance makes likely

    @property
    def half_width(self) -> float:
        """The largest half width of any candidate."""
        return max(one.half_width for one in self.rolled)


def errors_of_half_width(games: int) -> float:
    """How many standard errors make half a 95 % interval after so many games.

    After few games the error is itself uncertain: this is Student's t, by its expansion from the normal distribution
    (M. Abramowitz and I. Stegun, Handbook of Mathematical Functions, 26.7.5), within 0.002 from 12 games on.
    """
    if games < 2:
        return NORMAL  # the error is infinite, or the result is certain
    z, freedom = NORMAL, games - 1
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def guess(worth_of: WorthOf, probabilities: Probabilities, *, is_known: bool) -> Rolled:
    """What the network says of a candidate before any game, with no error if the engine knows the end."""
    return _rolled(worth_of, probabilities, 0.0 if is_known else math.inf, 0)


class Tally:
    """Sums over the games from the candidates: their results, and how these vary together, game by game."""

    def __init__(self, worth_of: WorthOf, candidates: int) -> None:
        self.worth_of = worth_of
        self.games = 0
        self._sums = [[0.0] * len(Probabilities._fields) for _ in range(candidates)]
        self._products = [[0.0] * candidates for _ in range(candidates)]  # of two candidates' points in the same game

    def add(self, brought: Sequence[Sequence[Probabilities]]) -> None:
        """Count the results of each candidate's games; games at the same place have the same dice."""
        points = [[self.worth_of(one) for one in games] for games in brought]
        self.games += len(points[0])
        for sums, games in zip(self._sums, brought, strict=True):
            sums[:] = (before + math.fsum(more) for before, more in zip(sums, zip(*games, strict=True), strict=True))
        for row, mine in zip(self._products, points, strict=True):
            row[:] = (before + math.fsum(map(mul, mine, other)) for before, other in zip(row, points, strict=True))

    def progress(self) -> Progress:
        """The results after at least one game."""
        means = [Probabilities(*(one / self.games for one in sums)) for sums in self._sums]
        points = [self.worth_of(one) for one in means]
        errors = [_root(self._covariance(points, at, at)) for at in range(len(points))]
        rolled = [_rolled(self.worth_of, mean, error, self.games) for mean, error in zip(means, errors, strict=True)]
        return Progress(self.games, tuple(rolled), self._is_settled(points))

    def _is_settled(self, points: list[float]) -> bool:
        if len(points) == 1 or self.games == 1:
            return False
        best = points.index(max(points))
        others = [at for at in range(len(points)) if at != best]
        return all(points[best] - points[at] >= SETTLED * self._error_of_difference(points, best, at) for at in others)

    def _error_of_difference(self, points: list[float], one: int, other: int) -> float:
        apart = self._covariance(points, one, one) + self._covariance(points, other, other)
        return _root(apart - 2 * self._covariance(points, one, other))

    def _covariance(self, points: list[float], one: int, other: int) -> float:
        """Of the means of two candidates; infinite after a single game."""
        if self.games == 1:
            return math.inf
        return (self._products[one][other] / self.games - points[one] * points[other]) / (self.games - 1)


def _rolled(worth_of: WorthOf, means: Probabilities, error: float, games: int) -> Rolled:
    """A result with these means, which are shown between 0 and 1."""
    shown = Probabilities(*(min(max(one, 0.0), 1.0) for one in means))
    return Rolled(worth_of(means), error, shown, games)


def _root(variance: float) -> float:
    """A standard deviation; rounding may make the variance slightly negative."""
    return math.sqrt(max(variance, 0.0))
