"""Where the checkers of a side stand: how far their way is, what they hold, where they are piled up."""

from __future__ import annotations

from typing import Final

import numpy as np

from tapa_desktop.ai.batch.rows import MY_OFF
from tapa_desktop.ai.equity import Floats
from tapa_desktop.ai.planes import BOARD, count, moved
from tapa_desktop.rules.position import HOME, START, STARTING_TABLE

from .bare import unary
from .seen import Columns, Seen

_NEAR_HALF: Final = range(1, 13)
_FAR_HALF: Final = range(13, 25)
_BLOCK: Final = 63  # six points in a row, as bits


def place_inputs(seen: Seen) -> Columns:
    """Pips; checkers outside home, in the far half, in the starting table."""
    mine = seen.mine
    return [seen.pips / 200, mine[6:].sum(axis=0) / 15, mine[12:].sum(axis=0) / 15, mine[18:].sum(axis=0) / 15]


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


def timing_inputs(seen: Seen) -> Columns:
    """His rearmost checker and the points I hold in the six before it; stacks, at home too; borne off, at home."""
    rear = seen.his_rearmost
    before = ((np.uint64(_BLOCK) << rear.astype(np.uint64)) & BOARD).astype(np.uint32)
    over = np.maximum(seen.mine - 3, 0)
    off = seen.rows[:, MY_OFF]
    return [
        rear / np.float32(24),
        count(seen.planes.held & before) / np.float32(6),
        over[: START - 1].sum(axis=0) / 8,
        over[:6].sum(axis=0) / 8,
        off / np.float32(15),
        off > 0,
        seen.mine[:6].sum(axis=0) / 15,
    ]


def last_inputs(seen: Seen) -> Columns:
    """What saves from a triple: my checkers in the winner's home, which is my starting table, in unary; their way out.

    That is their pips to leave it; then the pips of all to come home, where the first can be borne off.
    """
    table = seen.mine[STARTING_TABLE.start - 1 :]
    return [
        *unary(table.sum(axis=0)),
        _pips_to(seen, STARTING_TABLE.start - 1) / 36,
        _pips_to(seen, HOME.stop - 1) / 80,
    ]


def _pips_to(seen: Seen, point: int) -> Floats:
    """The pips that bring all my checkers on the board to this point or past it, float32 [N]."""
    ways = np.maximum(np.arange(1, START + 1) - point, 0).astype(np.float32)
    pips: Floats = ways @ seen.mine
    return pips
