"""From numbers to lengths, and the round numbers at which an axis is marked. Pure."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

_ROUND: Final = (1.0, 2.0, 5.0, 10.0)
_LEAST: Final = 1e-9  # of a scale: numbers that differ less are held to be the same


@dataclass(frozen=True, slots=True)
class Scale:
    """A straight way from numbers to logical pixels; `start` is where `low` is, and may be beyond `end`."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """Where a number is; one beyond the ends is at the end."""
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return self.start + share * (self.end - self.start)


def round_step(span: float, most: int) -> float:
    """The least of 1, 2, 5 times a power of ten that is at least the span divided by `most`; `span` is above 0."""
    least = span / max(1, most)
    power = 10.0 ** math.floor(math.log10(least))
    return next((factor * power for factor in _ROUND if factor * power >= least * (1 - _LEAST)), 10 * power)


def ticks(low: float, high: float, most: int) -> tuple[float, ...]:
    """The round numbers from `low` to `high` in even steps, about `most` of them."""
    step = round_step(high - low, most)
    first, last = math.ceil(low / step - _LEAST), math.floor(high / step + _LEAST)
    return tuple(number * step for number in range(first, last + 1))


def span_of(
    values: Iterable[float], low: float | None = None, high: float | None = None, most: int = 5
) -> tuple[float, float]:
    """The ends of a scale on which all numbers are in sight: those that are given, else round ones; never the same."""
    found = [value for value in (*values, low, high) if value is not None]
    least, greatest = (min(found), max(found)) if found else (0.0, 1.0)
    least, greatest = least if low is None else low, greatest if high is None else high
    if greatest - least < _LEAST:
        least, greatest = least - (low is None), greatest + (high is None)
    step = round_step(greatest - least, most)
    return (
        math.floor(least / step + _LEAST) * step if low is None else low,
        math.ceil(greatest / step - _LEAST) * step if high is None else high,
    )


def thinned(count: int, room: float, needed: float) -> int:
    """Each how many-th of so many names is written, when all share that room and each needs so much of it."""
    if count == 0 or count * needed <= room:
        return 1
    return max(1, math.ceil(round_step(count, max(1, int(room / max(1.0, needed))))))
