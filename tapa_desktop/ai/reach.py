"""The chance, over the 36 throws of two dice, that a side reaches points with its next roll.

Counted are single dice, both by one checker, and all four of a double, where a checker touches down only on points
that are open to it. Left aside is what may force other dice: the duty to use both, and the bar.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

import numpy as np

from tapa_desktop.rules.dice import FACES

from .batch.rows import Words
from .equity import Floats
from .planes import Bits, Planes, count, moved, open_points
from .rolls import THROWS, by_roll, plain_movers

_HALF: Final = 12
_LOWER, _UPPER = np.uint32((1 << _HALF) - 1), np.uint32(_HALF)  # to cut the board in two
_FIRSTS: Final = (1, 2, 4, 7, 13, 16, 19, 24, 25)
ZONES: Final = tuple(
    range(first, after) for first, after in pairwise(_FIRSTS)
)  # each lies within one half of the board


def reached(view: Planes) -> Iterator[tuple[int, Bits]]:
    """The points on which a checker of mine can land, roll by roll, each with its number of the 36 throws."""
    return zip(THROWS.tolist(), by_roll(plain_movers(view)), strict=True)


def hit_chances(view: Planes) -> Floats:
    """The chance that I can pin or hit a lone checker of his in each of `ZONES`, by my numbers; float32 [8, N]."""
    throws_by_zone = np.zeros(len(view.free), np.uint64)
    for throws, landed in reached(view):
        found = landed & view.targets
        throws_by_zone += np.uint64(throws) * (_LOW[found & _LOWER] | _HIGH[found >> _UPPER])
    throws_of_zones = throws_by_zone.astype("<u8").view(np.uint8).reshape(-1, len(ZONES)).T
    chances: Floats = throws_of_zones.astype(np.float32) / np.float32(36)
    return chances


def mobility(view: Planes) -> Floats:
    """To how many points each of the six dice can bring a checker of mine, added up; float32 [N]."""
    is_open = open_points(view)
    landings = np.array([count(moved(view.free, die) & is_open) for die in FACES])
    total: Floats = landings.sum(axis=0).astype(np.float32)
    return total


def _zone_table(first: int) -> Words:
    """For each set of points in one half of the board a byte for each zone: 1 where the set has a point in it."""
    sets = np.arange(1 << _HALF, dtype=np.uint64)
    table = np.zeros(1 << _HALF, np.uint64)
    for place, zone in enumerate(ZONES):
        mask = sum(1 << (point - first) for point in zone if first <= point < first + _HALF)
        table |= ((sets & np.uint64(mask)) > 0).astype(np.uint64) << np.uint64(8 * place)
    return table


_LOW: Final = _zone_table(1)
_HIGH: Final = _zone_table(1 + _HALF)
