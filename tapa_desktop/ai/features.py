"""What the hand-made evaluator looks at in one side's view of N positions: a name and one value a position for each.

The names say what is counted: areas of the board are in the viewer's own numbers, zones of pins in his too. Values
are plain numbers of checkers or points, chances from 0 to 1, or 1 where something is so, if nothing else is said.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.rules.position import PINNING, START

from .batch.rows import MY_BAR, MY_OFF, MY_RESERVE, Index, Rows
from .planes import Planes, count, lowest
from .reach import ZONES, hit_chances, mobility

Values = dict[str, NDArray[Any]]  # each [N], of any kind of number

AREAS: Final = {
    "lower": range(1, 4),  # the lower half of the home board
    "upper": range(4, 7),
    "near": range(7, 13),
    "far": range(13, 19),
    "table": range(19, 24),  # the starting table but for its first point
    "start": range(24, 25),
}
PIN_ZONES: Final = (
    *(range(point, point + 1) for point in range(1, 5)),
    range(5, 7),
    range(7, 10),
    range(10, 13),
    range(13, 19),
    range(19, 25),
)
DECISIVE: Final = 12  # the highest point on which a pin that lies deeper than all of his is counted as the lead
RUNS: Final = (4, 5, 6)
FULL: Final = 3  # checkers that a point can use; more are a stack
TOWER: Final = 5


def checkers_on(rows: Rows) -> NDArray[np.int8]:
    """How many checkers of mine stand on each point, the pinned one counted, int8 [N, 25]."""
    board = rows[:, : START + 1]
    return np.where(board > 0, board & (PINNING - 1), board < -PINNING).astype(np.int8)


def checkers_of(rows: Rows) -> Index:
    """How many checkers I have in all, wherever they are; 15 in every position of a game."""
    total: Index = checkers_on(rows).sum(axis=1, dtype=np.intp) + rows[:, MY_RESERVE : MY_OFF + 1].sum(axis=1)
    return total


def material(rows: Rows) -> Values:
    """Pips to go, in tens; checkers by area, borne off and on the bar; how many too many stand on one point."""
    standing = checkers_on(rows)
    sums = _WEIGHING @ standing.T.astype(np.float32)
    waiting = rows[:, MY_RESERVE] + rows[:, MY_BAR]
    crowd = standing[:, 1:START]
    return {
        "pips": sums[0] + np.float32(2.5) * waiting,
        **{f"checkers {area}": line for area, line in zip(AREAS, sums[1:], strict=True)},
        "off": rows[:, MY_OFF],
        "bar": rows[:, MY_BAR],
        "stacked": np.maximum(crowd - FULL, 0).sum(axis=1),
        "towering": np.maximum(crowd - TOWER, 0).sum(axis=1),
    }


def structure(view: Planes) -> Values:
    """Held points by area, and whether 4, 5 or 6 of them stand in a row; where my checkers can go with each die."""
    values: Values = {f"held {area}": count(view.held, points) for area, points in AREAS.items()}
    run = view.held & (view.held >> 1) & (view.held >> 2)
    for length in RUNS:
        run &= view.held >> (length - 1)
        values[f"run of {length}"] = run > 0
    values["mobility"] = mobility(view)
    return values


def pins(view: Planes, other: Planes) -> Values:
    """My pins by zone; and the zone of my deepest one, where it lies deeper than the deepest of the other side."""
    values: Values = {f"pins from {zone.start}": count(view.pins, zone) for zone in PIN_ZONES}
    mine, his = lowest(view.pins), lowest(other.pins)
    leads = (mine > 0) & ((his == 0) | (mine < his))
    for zone in PIN_ZONES:
        if zone.start <= DECISIVE:
            values[f"leads from {zone.start}"] = leads & (mine >= zone.start) & (mine < zone.stop)
    return values


def exposure(view: Planes) -> Values:
    """My lone checkers by area; the one on the start is the mother."""
    return {f"blots {area}": count(view.blots, points) for area, points in AREAS.items()}


def shots(view: Planes) -> Values:
    """The chance that my next roll can pin or hit a lone checker of his, by zone of my numbers."""
    chances = hit_chances(view)
    return {f"shots from {zone.start}": line for zone, line in zip(ZONES, chances, strict=True)}


def _weighing() -> NDArray[np.float32]:
    table = np.zeros((1 + len(AREAS), START + 1), np.float32)
    table[0] = np.arange(START + 1) / 10
    for line, points in enumerate(AREAS.values(), start=1):
        table[line, points] = 1
    return table


_WEIGHING: Final = _weighing()
