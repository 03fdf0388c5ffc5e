"""One side's view of many positions, with what several groups of inputs need."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.batch.rows import Rows
from tapa_desktop.ai.equity import Floats
from tapa_desktop.ai.planes import BOARD, Bits, Planes, highest, lowest, planes_of
from tapa_desktop.ai.rolls import Movers, by_die, by_roll, movers_of
from tapa_desktop.rules.position import PINNING
from tapa_desktop.rules.ruleset import RuleSet

Columns = list[NDArray[Any]]  # each [N] or [k, N], of any kind of number

NUMBERS: Final = np.arange(1, 25, dtype=np.int8)[:, None]  # [24, 1]: of the points
_PIPS: Final = np.arange(1, 25, dtype=np.float32)  # [24]: of a checker on each


class Seen(NamedTuple):
    """One side's view of N positions."""

    rule_set: RuleSet
    rows: Rows
    planes: Planes
    movers: Movers
    by_die: Bits  # [6, N]: where a checker of mine can land by one die
    by_roll: Bits  # [21, N]: and by each roll
    board: NDArray[np.int8]  # [24, N]: points 1-24
    mine: Floats  # [24, N]: my checkers on each point, the pinned ones counted
    pips: Floats  # [N]
    rearmost: NDArray[np.int32]  # [N]: my highest point with a checker of mine, 0 for none
    his_rearmost: NDArray[np.int32]  # [N]: where his rearmost checker stands, in my numbers; 0 for none
    deepest: NDArray[np.int32]  # [N]: my lowest point on which I pin, 0 for none

    def only(self, some: slice) -> Seen:
        """The view of some of the positions."""
        return Seen(
            self.rule_set,
            self.rows[some],
            Planes(*(words[some] for words in self.planes)),
            Movers(*(words[some] for words in self.movers)),
            self.by_die[:, some],
            self.by_roll[:, some],
            self.board[:, some],
            self.mine[:, some],
            self.pips[some],
            self.rearmost[some],
            self.his_rearmost[some],
            self.deepest[some],
        )


def seen_by(rule_set: RuleSet, rows: Rows) -> Seen:
    """The view of the side whose rows these are."""
    board = np.ascontiguousarray(rows[:, 1:25].T)
    mine = checkers_on(board).astype(np.float32)
    view = planes_of(rows)
    movers = movers_of(rule_set, rows, view)
    ends = highest(view.mine & BOARD), lowest(view.his & BOARD), lowest(view.pins)
    return Seen(rule_set, rows, view, movers, by_die(movers), by_roll(movers), board, mine, _PIPS @ mine, *ends)


def checkers_on(board: NDArray[np.int8]) -> NDArray[np.int8]:
    """My checkers on points of these values, the pinned ones counted; int8 of their shape."""
    found: NDArray[np.int8] = np.where(board > 0, board & np.int8(PINNING - 1), board < -PINNING)
    return found
