"""What the next roll can do, counted over all 21 rolls and all their legal plays: exact, not estimated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from tapa_desktop.ai.batch.plays import all_plays
from tapa_desktop.ai.batch.rows import pack
from tapa_desktop.ai.rolls import THROWS
from tapa_desktop.ai.segments import starts_of
from tapa_desktop.rules.position import POINTS, Position
from tapa_desktop.rules.ruleset import RuleSet

_BOARD: Final = POINTS.stop  # columns of a row that are the board
_LONE: Final = -1  # a lone enemy checker


class NextRoll(NamedTuple):
    """Of the 36 throws of the side to move, with how many it can do something by some legal play."""

    by_point: tuple[int, ...]  # pin or hit the lone enemy checker on each of its points; entry 0 is 0
    any: int  # pin or hit any


NOTHING: Final = NextRoll((0,) * _BOARD, 0)  # of a game that is over


def next_rolls(rule_set: RuleSet, positions: Sequence[Position]) -> list[NextRoll]:
    """Position by position, each seen by the side that rolls, in games that go on."""
    rows = pack(positions)
    results, origin, roll = all_plays(rule_set, rows)
    turn, turns = origin * len(THROWS) + roll, len(rows) * len(THROWS)
    touched = (results[:, :_BOARD] != _LONE) & (rows[origin, :_BOARD] == _LONE)
    by_roll = np.logical_or.reduceat(touched, starts_of(turn, turns)).reshape(len(rows), len(THROWS), _BOARD)
    by_point = np.einsum("nrp,r->np", by_roll, THROWS)
    in_all = by_roll.any(axis=2) @ THROWS
    return [NextRoll(tuple(points.tolist()), int(touches)) for points, touches in zip(by_point, in_all, strict=True)]
