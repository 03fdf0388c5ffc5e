"""How a run of learning passes: how much of it is done, and how far the learning rate and λ have fallen."""

from __future__ import annotations

from typing import NamedTuple


class Done(NamedTuple):
    """What has been played so far, over all sittings: games, turns of both sides, and seconds."""

    games: int = 0
    turns: int = 0
    seconds: float = 0.0


class Schedule(NamedTuple):
    """A plan for a number of games, or of minutes; one of the two is None.

    The learning rate falls geometrically, λ evenly: at first the ends of whole games teach most, later what the network
    thinks of the next positions.
    """

    games: int | None
    minutes: float | None
    rates: tuple[float, float]  # the first and the last
    traces: tuple[float, float]

    def progress(self, done: Done) -> float:
        """How much of the plan is done, from 0 to 1."""
        by_games = done.games / self.games if self.games else 0.0
        by_time = done.seconds / (60 * self.minutes) if self.minutes else 0.0
        return min(1.0, max(by_games, by_time))

    def rate(self, done: Done) -> float:
        """The learning rate now."""
        first, last = self.rates
        return float(first * (last / first) ** self.progress(done))

    def trace(self, done: Done) -> float:
        """λ now."""
        first, last = self.traces
        return first + (last - first) * self.progress(done)

    def minutes_left(self, done: Done) -> float:
        """How long the rest will take if it goes on as it went so far."""
        progress = self.progress(done)
        return done.seconds / 60 * (1 / progress - 1) if progress else float("inf")
