"""What a network is told of one side beyond the bare position: reach, structure, pins, timing.

Seen by that side, points in its own numbers. Each function gives float32 columns, [N] or [N, k] each, scaled so that
a usual value lies between 0 and 1.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.rules.dice import FACES
from tapa_desktop.rules.position import HOME, PINNING, START

from .batch.rows import MY_BAR, MY_OFF, MY_RESERVE, Rows
from .planes import BOARD, Bits, Planes, count, highest, lowest, moved, open_points, planes_of, points_mask
from .reach import reached

Columns = list[NDArray[np.generic]]

_HOME: Final = points_mask(HOME)
_NEAR_HALF: Final = range(1, 13)
_FAR_HALF: Final = range(13, 25)
_DEPTHS: Final = ((1, 1), (2, 2), (3, 3), (4, 4), (5, 6), (7, 9), (10, 12), (13, 18), (19, 24))
_NUMBERS: Final = np.arange(1, 25, dtype=np.int32)
_BLOCK: Final = 63  # six points in a row, as bits


class Seen(NamedTuple):
    """One side's view of N positions, with what several groups of inputs need."""

    rows: Rows
    planes: Planes
    board: NDArray[np.int8]  # [N, 24]: points 1-24
    mine: NDArray[np.float32]  # [N, 24]: my checkers on each point, the pinned ones counted
    pips: NDArray[np.float32]  # [N]
    rearmost: NDArray[np.int32]  # [N]: my highest point with a checker of mine, 0 for none
    his_rearmost: NDArray[np.int32]  # [N]: where his rearmost checker stands, in my numbers; 0 for none


def seen_by(rows: Rows) -> Seen:
    """The view of the side whose rows these are."""
    board = rows[:, 1:25]
    mine = np.where(board > 0, board & 31, board < -PINNING).astype(np.float32)
    view = planes_of(rows)
    pips = mine @ _NUMBERS.astype(np.float32)
    return Seen(rows, view, board, mine, pips, highest(view.mine & BOARD), lowest(view.his & BOARD))


def reach_inputs(seen: Seen) -> Columns:
    """The chances of my next roll over the 36 throws.

    To land on a lone checker of his, point by point [N, 24]; on any; on one in my home; to move along the board at all.
    """
    view = seen.planes
    by_point = np.zeros((len(seen.rows), 24), np.uint8)
    any_blot, at_home, anywhere = np.zeros((3, len(seen.rows)), np.uint8)
    for throws, landed in reached(view):
        hit = landed & view.targets
        by_point += np.uint8(throws) * _flags(hit)
        any_blot += np.uint8(throws) * (hit != 0)
        at_home += np.uint8(throws) * ((hit & _HOME) != 0)
        anywhere += np.uint8(throws) * (landed != 0)
    return [chance * np.float32(1 / 36) for chance in (by_point, any_blot, at_home, anywhere)]


def mobility_inputs(seen: Seen) -> Columns:
    """For each die whether no checker can move by it along the board; how many landings all have; how many none."""
    is_open = open_points(seen.planes)
    landings = [count(moved(seen.planes.free, die) & is_open) for die in FACES]
    stuck = [number == 0 for number in landings]
    return [*stuck, np.sum(landings, axis=0, dtype=np.float32) / 30, np.sum(stuck, axis=0, dtype=np.float32) / 6]


def place_inputs(seen: Seen) -> Columns:
    """Pips; checkers outside home, in the far half, in the starting table."""
    mine = seen.mine
    return [seen.pips / 200, mine[:, 6:].sum(1) / 15, mine[:, 12:].sum(1) / 15, mine[:, 18:].sum(1) / 15]


def structure_inputs(seen: Seen) -> Columns:
    """Points closed to him: all, at home, in my half; the longest row of them, as flags for 2-6; my lone checkers."""
    held, blots = seen.planes.held, seen.planes.blots
    columns: Columns = [count(held) / np.float32(12)]
    columns += [count(held, HOME) / np.float32(6), count(held, _NEAR_HALF) / np.float32(8)]
    row = held
    for length in range(2, 7):
        row = row & moved(held, length - 1)
        columns.append(row != 0)
    return [*columns, count(blots) / np.float32(6), count(blots, _FAR_HALF) / np.float32(4)]


def pin_inputs(seen: Seen) -> Columns:
    """My deepest pin: its depth as flags and as a number, how many checkers hold it; all my pins; his on me.

    The deepest is the one nearest to my end, where his checker has the longest way to go. Last, how many of my checkers
    are past it already.
    """
    deep = lowest(seen.planes.pins)
    columns: Columns = [(deep >= nearest) & (deep <= farthest) for nearest, farthest in _DEPTHS]
    columns.append(np.where(deep > 0, 25 - deep, 0) / np.float32(24))
    on_it = np.where(deep > 0, seen.board[np.arange(len(deep)), np.maximum(deep - 1, 0)] & 31, 0)
    columns += [on_it == 1, np.minimum(on_it, 4) / np.float32(4), count(seen.planes.pins) / np.float32(5)]
    past = (seen.mine * (deep[:, None] > _NUMBERS)).sum(1) / 15
    return [*columns, highest(seen.planes.mine & ~seen.planes.free) / np.float32(24), past]


def mother_inputs(seen: Seen) -> Columns:
    """My checkers on 24: a lone one, more than one, and how many."""
    on_start = seen.board[:, START - 1]
    return [on_start == 1, on_start > 1, seen.mine[:, START - 1] / 15]


def timing_inputs(seen: Seen) -> Columns:
    """His rearmost checker and the points I hold in the six before it; stacks; borne off, at home, bar, reserve."""
    rear = seen.his_rearmost
    before = ((np.uint64(_BLOCK) << rear.astype(np.uint64)) & BOARD).astype(np.uint32)
    over = np.maximum(seen.mine - 3, 0)
    off = seen.rows[:, MY_OFF].astype(np.float32)
    return [
        rear / np.float32(24),
        count(seen.planes.held & before) / np.float32(6),
        over[:, : START - 1].sum(1) / 8,
        over[:, :6].sum(1) / 8,
        off / 15,
        off > 0,
        seen.mine[:, :6].sum(1) / 15,
        seen.rows[:, MY_BAR] / np.float32(2),
        seen.rows[:, MY_RESERVE] / np.float32(13),
    ]


GROUPS: Final = {
    "reach": reach_inputs,
    "mobility": mobility_inputs,
    "place": place_inputs,
    "structure": structure_inputs,
    "pins": pin_inputs,
    "mothers": mother_inputs,
    "timing": timing_inputs,
}


def _flags(words: Bits) -> NDArray[np.uint8]:
    """The points of each word, uint8 [N, 24]."""
    return np.unpackbits(words.astype("<u4").view(np.uint8).reshape(-1, 4)[:, :3], axis=1, bitorder="little")
