"""How freely a side can move: by each die, without loss, and from its rearmost checkers."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.equity import Floats
from tapa_desktop.ai.planes import BOARD, Bits, highest, lowest
from tapa_desktop.ai.rolls import DICE, THROWS, Movers, by_roll
from tapa_desktop.rules.dice import FACES
from tapa_desktop.rules.position import PINNING

from .seen import NUMBERS, Columns, Seen, checkers_on

_WAYS: Final = np.arange(24, dtype=np.float32)  # of a checker to point 1
_AHEAD: Final = 12  # points in front of a checker that are looked at
_RUNS: Final = (2, 3, 4, 5, 6)


def mobility_inputs(seen: Seen) -> Columns:
    """For each die whether no checker can move by it along the board; how many landings all have; how many none."""
    landings = np.bitwise_count(seen.by_die)
    stuck = landings == 0
    return [stuck, landings.sum(axis=0) / np.float32(30), stuck.sum(axis=0) / np.float32(6)]


def quiet_inputs(seen: Seen) -> Columns:
    """For each die whether a step by it leaves and makes no lone checker of mine; and how many of the dice do.

    Such a step goes to a point with others of mine, and comes from a lone one, from three or more, or from two or more
    that pin.
    """
    quiet = (seen.board == 1) | (seen.board > 2) & (seen.board != PINNING + 1)
    own = seen.planes.free & seen.movers.is_open
    return _with_share((_words(quiet) & seen.movers.first) >> DICE & own)


def spare_inputs(seen: Seen) -> Columns:
    """For each die whether a checker off my deepest pin can move by it, and how many dice do; then how long that lasts.

    The pips that my free checkers off the pin have before they stand on 1, and whether these are fewer than 8, 16, 32
    or 64: one roll is about 8. Last, the checkers of mine that stand behind the pin, and of his that have to pass it.
    """
    deepest = seen.deepest.astype(np.int8)
    pin = np.left_shift(np.uint32(1), np.maximum(seen.deepest - 1, 0).astype(np.uint32)) & seen.planes.pins
    free = np.where((seen.board > 0) & (deepest != NUMBERS), seen.board & np.int8(PINNING - 1), np.int8(0))
    pips = _WAYS @ free.astype(np.float32)
    is_pin = deepest > 0
    short = [is_pin & (pips < limit) for limit in (8, 16, 32, 64)]
    his = checkers_on(-seen.board) * (deepest > NUMBERS)
    behind = (seen.mine * (deepest < NUMBERS)).sum(axis=0) * is_pin
    moves = _with_share((seen.movers.first & ~pin) >> DICE & seen.movers.is_open)
    return [*moves, pips * is_pin / 100, *short, behind / 15, his.sum(axis=0, dtype=np.int8) / np.float32(15)]


def rear_inputs(seen: Seen) -> Columns:
    """My rearmost checker that can move, on its own: how far back it is, and what lies in the 12 points before it.

    For each die whether it is stuck; the points closed to it among the next 6 and the next 12, and rows of 2 to 6 of
    them; the chances of the 36 throws that it moves and that it comes more than 6 pips on; how far it comes.
    """
    rear = highest(seen.movers.first)
    closed = (~seen.movers.is_open & BOARD).astype(np.uint64)
    ahead = closed << np.uint64(_AHEAD) >> np.maximum(rear - 1, 0).astype(np.uint64)
    window = (ahead & np.uint64((1 << _AHEAD) - 1)).astype(np.intp)
    return [rear / np.float32(24), _prospects().take(window, axis=1)]


@cache
def _prospects() -> Floats:
    """By the closed points before a checker, the nearest as the highest bit, what `rear_inputs` says; [16, 4096]."""
    closed = np.arange(1 << _AHEAD, dtype=np.uint32)
    run, runs = closed, []
    for length in _RUNS:
        run = run & closed << np.uint32(length - 1)
        runs.append(run > 0)
    landed = by_roll(_lone_on_13(closed))
    stuck = [closed >> np.uint32(_AHEAD - die) & 1 for die in FACES]
    shares = (THROWS / 36).astype(np.float32)
    farthest = np.where(landed > 0, _AHEAD + 1 - lowest(landed), 0)
    return np.array(
        [
            *stuck,
            np.bitwise_count(closed >> np.uint32(6)) / 6,
            np.bitwise_count(closed) / 8,
            *runs,
            shares @ (landed > 0),
            shares @ (landed & np.uint32((1 << (_AHEAD - 6)) - 1) > 0),
            shares @ farthest / 12,
        ],
        np.float32,
    )


def _lone_on_13(closed: Bits) -> Movers:
    """One checker on point 13, before it points 12-1 of which these are closed."""
    alone = np.full_like(closed, 1 << _AHEAD)
    return Movers(alone, alone, np.full_like(closed, (1 << _AHEAD) - 1), ~closed & np.uint32((1 << _AHEAD) - 1))


def _with_share(by_die: Bits) -> Columns:
    able = by_die != 0
    return [able, able.sum(axis=0) / np.float32(6)]


def _words(flags: NDArray[np.bool_]) -> Bits:
    """From flags by point, bool [24, N], one word a position, uint32 [N]."""
    padded = np.zeros((flags.shape[1], 32), np.bool_)
    padded[:, :24] = flags.T
    return np.packbits(padded, bitorder="little").view("<u4").astype(np.uint32)
