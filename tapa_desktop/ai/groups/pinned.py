"""Pins and mothers."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.planes import count, highest, lowest
from tapa_desktop.rules.position import PINNING, START

from .seen import Columns, Seen

_DEPTHS: Final = ((1, 1), (2, 2), (3, 3), (4, 4), (5, 6), (7, 9), (10, 12), (13, 18), (19, 24))
_NUMBERS: Final = np.arange(1, 25, dtype=np.float32)[:, None]


def pin_inputs(seen: Seen) -> Columns:
    """My deepest pin: its depth as flags and as a number, how many checkers hold it; all my pins; his on me.

    The deepest is the one nearest to my end, where his checker has the longest way to go. Of all my pins it is told
    whether there is one, two, three, and how deep the second one lies; of his, the highest point on which I am pinned.
    Last, how many of my checkers are past my deepest pin already.
    """
    deep, pins = seen.deepest, seen.planes.pins
    columns: Columns = [(deep >= nearest) & (deep <= farthest) for nearest, farthest in _DEPTHS]
    on_it = np.where(deep > 0, seen.board[np.maximum(deep - 1, 0), np.arange(len(deep))] & np.int8(PINNING - 1), 0)
    columns += [depth_of(deep), on_it == 1, on_it == 2, np.minimum(on_it, 4) / np.float32(4)]
    second = lowest(pins & (pins - np.minimum(pins, 1)))
    columns += [*(count(pins) >= number for number in (1, 2, 3)), count(pins) / np.float32(5), depth_of(second)]
    past = (seen.mine * (deep > _NUMBERS)).sum(axis=0) / 15
    return [*columns, highest(seen.planes.mine & ~seen.planes.free) / np.float32(24), past]


def mother_inputs(seen: Seen) -> Columns:
    """My checkers on 24: a lone one, more than one, how many; and what threatens the lone one, or holds it.

    While she is alone: his checkers less than seven pips from her. While she is pinned: that she is; his own that have
    not left his 24; whether one of them at most holds off the end, or a draw.
    """
    on_start, his_start = seen.board[START - 1], -seen.board[0]
    alone, pinned = on_start == 1, on_start < -PINNING
    near = seen.board[START - 7 : START - 1]
    threats = np.where(near < 0, -near & np.int8(PINNING - 1), 0).sum(axis=0)
    his = np.where(his_start > 0, his_start & np.int8(PINNING - 1), his_start < -PINNING)
    return [
        alone,
        on_start > 1,
        seen.mine[START - 1] / 15,
        alone * threats / np.float32(5),
        pinned,
        pinned * his / np.float32(15),
        pinned & (his == 1),
        alone & (his == 0),
    ]


def depth_of(point: NDArray[np.int32]) -> NDArray[np.float32]:
    """How far his checker on this point of mine still has to go, in 24ths of a round; 0 for no point; float32 [N]."""
    return np.where(point > 0, START + 1 - point, 0).astype(np.float32) / np.float32(24)
