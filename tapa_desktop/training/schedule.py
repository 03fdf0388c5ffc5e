"""The schedule of a training run: its progress, and the present learning rate and λ."""

from __future__ import annotations

from typing import NamedTuple

from .adam import falling


class Done(NamedTuple):
    """What has been played so far, including before interruptions: games, turns of both sides, and seconds."""

    games: int = 0
    turns: int = 0
    seconds: float = 0.0


class Schedule(NamedTuple):
    """A plan for a number of games or of minutes; the other one is None.

    The learning rate falls geometrically, λ linearly: at first the network learns mostly from the results of whole
    games, later from its own predictions for the next positions.
    """

    games: int | None
    minutes: float | None
    rates: tuple[float, float]  # the first and the last learning rate
    traces: tuple[float, float]

    def progress(self, done: Done) -> float:
        """The share of the plan that is done, from 0 to 1."""
        by_games = done.games / self.games if self.games else 0.0
        by_time = done.seconds / (60 * self.minutes) if self.minutes else 0.0
        return min(1.0, max(by_games, by_time))

    def rate(self, done: Done) -> float:
        """The present learning rate."""
        return falling(self.rates, self.progress(done))

    def trace(self, done: Done) -> float:
        """The present λ."""
        first, last = self.traces
        return first + (last - first) * self.progress(done)

    def minutes_left(self, done: Done) -> float:
        """The estimated minutes until the plan is done, at the mean speed so far."""
        progress = self.progress(done)
        return done.seconds / 60 * (1 / progress - 1) if progress else float("inf")
