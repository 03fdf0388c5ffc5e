"""The inputs of the networks: a position as a row of numbers, for the side to move, before its roll.

First the bare position, point by point; then what side_inputs.py says of the side to move, then of the other side; last
what lies between them. The version stands in every network file: change it with any change of an input.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.rules.position import PINNING, start_position
from tapa_desktop.rules.ruleset import TAPA, RuleSet

from .batch.rows import Rows, flip, pack
from .side_inputs import GROUPS, Seen, seen_by

VERSION: Final = 1
BLOCK: Final = 2048  # rows worked on together, so that they stay in the processor's cache
_PER_POINT: Final = 10
_POINTS: Final = 24 * _PER_POINT


def inputs(rule_set: RuleSet, rows: Rows) -> NDArray[np.float32]:
    """The inputs of these positions, float32 [N, width()], of the side whose view the rows are."""
    filled = np.empty((len(rows), width()), np.float32)
    for first in range(0, len(rows), BLOCK):
        _fill(filled[first : first + BLOCK], rule_set, rows[first : first + BLOCK])
    return filled


@cache
def layout() -> dict[str, slice]:
    """Where each group stands: "points", "my reach", "his reach", … and "between"."""
    start, places = _POINTS, {"points": slice(0, _POINTS)}
    seen = seen_by(pack([start_position(TAPA)]))
    for whose in ("my", "his"):
        for name, group in GROUPS.items():
            end = start + sum(column.reshape(1, -1).shape[1] for column in group(seen))
            places[f"{whose} {name}"] = slice(start, end)
            start = end
    return {**places, "between": slice(start, start + 3)}


def width() -> int:
    """How many inputs a position has."""
    stop: int = layout()["between"].stop
    return stop


def _fill(filled: NDArray[np.float32], rule_set: RuleSet, rows: Rows) -> None:
    filled[:, :_POINTS] = _BY_VALUE[rows[:, 1:25].view(np.uint8)].reshape(len(rows), _POINTS)
    mine, his = seen_by(rows), seen_by(flip(rule_set, rows))
    for whose, seen in (("my", mine), ("his", his)):
        for name, group in GROUPS.items():
            at = layout()[f"{whose} {name}"].start
            for column in group(seen):
                wide = column.reshape(len(rows), -1)
                filled[:, at : at + wide.shape[1]] = wide
                at += wide.shape[1]
    _fill_between(filled[:, layout()["between"]], mine, his)


def _fill_between(filled: NDArray[np.float32], mine: Seen, his: Seen) -> None:
    """The difference in pips, whether the sides have passed each other, and then the difference again."""
    lead = mine.pips - his.pips
    is_race = mine.his_rearmost > mine.rearmost
    filled[:, 0] = lead / 60
    filled[:, 1] = is_race
    filled[:, 2] = np.where(is_race, lead / 30, 0)


def _point_values() -> NDArray[np.float32]:
    """By a point's value as a byte: my checkers and his in unary, and whether I pin there or he does, [256, 10]."""
    table = np.zeros((256, _PER_POINT), np.float32)
    for value in range(-PINNING - 15, PINNING + 16):
        on_top, is_pin = abs(value) & 31, abs(value) > PINNING
        mine, his = (on_top, int(is_pin)) if value > 0 else (int(is_pin), on_top)
        table[value & 255] = [*_unary(mine), *_unary(his), value > PINNING, value < -PINNING]
    return table


def _unary(checkers: int) -> tuple[float, ...]:
    return checkers >= 1, checkers >= 2, checkers >= 3, max(0, checkers - 3) / 4


_BY_VALUE: Final = _point_values()
