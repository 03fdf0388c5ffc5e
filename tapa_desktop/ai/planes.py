"""What stands where, as one word a position, so that a few operations on words look at whole boards.

Bit p - 1 is point p of the one whose view it is. To move a die d down the board is to shift to the right by d.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.rules.position import PINNING

from .batch.rows import MY_BAR, MY_RESERVE, THEIR_BAR, THEIR_RESERVE, Flags, Rows

Bits = NDArray[np.uint32]  # [N]
BOARD: Final = np.uint32((1 << 24) - 1)
_WAITING: Final = 24  # the bit of checkers on the bar or in reserve: they stand on 25, as it were


class Planes(NamedTuple):
    """One side's view of N positions; each plane uint32 [N]."""

    mine: Bits  # where I have a checker, pinned or not; on the bar and in reserve too
    his: Bits  # where he has one, with my numbers; on the bar and in reserve too
    free: Bits  # where I have one that is not pinned
    held: Bits  # points on the board that I close to him: two or more checkers of mine, or one that pins
    blots: Bits  # my lone checkers
    pins: Bits  # points where I pin him
    closed: Bits  # points that he closes to me
    targets: Bits  # his lone checkers


def planes_of(rows: Rows) -> Planes:
    """The planes of the rows' own view."""
    free, held, blots, pins = _bits(rows > 0), _bits(rows > 1), _bits(rows == 1), _bits(rows > PINNING)
    above, closed, targets, pinned = _bits(rows < 0), _bits(rows < -1), _bits(rows == -1), _bits(rows < -PINNING)
    free |= _waiting((rows[:, MY_RESERVE] > 0) | (rows[:, MY_BAR] > 0))
    above |= _waiting((rows[:, THEIR_RESERVE] > 0) | (rows[:, THEIR_BAR] > 0))
    return Planes(free | pinned, above | pins, free, held, blots, pins, closed, targets)


def open_points(view: Planes) -> Bits:
    """The points on which a checker of mine may land."""
    found: Bits = ~view.closed & BOARD
    return found


def moved(words: Bits, die: int) -> Bits:
    """Everything moved down by a die; what would leave the board is gone."""
    return words >> np.uint32(die)


@cache
def points_mask(points: range) -> np.uint32:
    """The word in which just these points are set."""
    return np.uint32(sum(1 << (point - 1) for point in points))


def count(words: Bits, points: range = range(1, 25)) -> NDArray[np.uint8]:
    """How many of these points are set in each word, uint8 [N]."""
    counts: NDArray[np.uint8] = np.bitwise_count(words & points_mask(points))
    return counts


def highest(words: Bits) -> NDArray[np.int32]:
    """The highest point that is set in each word, int32 [N]; 0 where none is."""
    return np.frexp(words.astype(np.float32))[1]


def lowest(words: Bits) -> NDArray[np.int32]:
    """The lowest point that is set in each word, int32 [N]; 0 where none is."""
    return highest(words & (~words + np.uint32(1)))


def _bits(flags: Flags) -> Bits:
    """From flags by column of the rows, bool [N, 32]; only those of the board count."""
    return np.packbits(flags, bitorder="little").view("<u4").astype(np.uint32) >> np.uint32(1) & BOARD


def _waiting(flags: Flags) -> Bits:
    return flags.astype(np.uint32) << np.uint32(_WAITING)
