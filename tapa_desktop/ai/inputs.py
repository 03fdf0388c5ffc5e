"""The inputs of the networks: a position as numbers in groups, for the side to move, before its roll.

First the bare position, point by point; then what groups/ says of the side to move, then of the other side; last what
lies between them. Games that pin and games that hit are told different things. The version stands in every network
file: change it with any change of an input.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import chain
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.rules.outcome import How, worth
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import RuleSet

from .batch.rows import Rows, flip, pack
from .equity import Floats
from .groups.bare import may_pin, point_inputs
from .groups.between import lead_inputs, race_inputs
from .groups.entering import capote_inputs, head_inputs, waiting_inputs
from .groups.freedom import mobility_inputs, quiet_inputs, rear_inputs, spare_inputs
from .groups.pinned import mother_inputs, pin_inputs
from .groups.places import last_inputs, place_inputs, structure_inputs, timing_inputs
from .groups.seen import Columns, Seen, seen_by
from .groups.shots import reach_inputs, safety_inputs

VERSION: Final = 2
BLOCK: Final = 1024  # rows worked on together, so that they stay in the processor's cache

Group = Callable[[Seen], Columns]
Between = Callable[[Seen, Seen], Columns]

_ALWAYS: Final[dict[str, Group]] = {
    "reach": reach_inputs,
    "safety": safety_inputs,
    "mobility": mobility_inputs,
    "quiet": quiet_inputs,
    "rear": rear_inputs,
    "place": place_inputs,
    "structure": structure_inputs,
    "timing": timing_inputs,
}
_PINNING: Final[dict[str, Group]] = {"pins": pin_inputs, "spare": spare_inputs, "mothers": mother_inputs}
_HITTING: Final[dict[str, Group]] = {"waiting": waiting_inputs, "head": head_inputs}


def inputs(rule_set: RuleSet, rows: Rows) -> Floats:
    """The inputs of these positions, float32 [N, width()], of the side whose view the rows are.

    They lie by column: this is the transpose of an array [width(), N].
    """
    filled = np.empty((width(rule_set), len(rows)), np.float32)
    for first in range(0, len(rows), BLOCK):
        block = slice(first, first + BLOCK)
        _told(rule_set, rows[block]).write(filled[:, block])
    return filled.T


@cache
def layout(rule_set: RuleSet) -> dict[str, slice]:
    """Where each group stands: "points", "my reach", …, "his reach", …, "lead" and "race"."""
    places, start = {}, 0
    for name, size in _told(rule_set, pack([start_position(rule_set)])).sizes():
        places[name] = slice(start, start + size)
        start += size
    return places


def width(rule_set: RuleSet) -> int:
    """How many inputs a position of this game has."""
    stop: int = layout(rule_set)["race"].stop
    return stop


@cache
def groups_of(rule_set: RuleSet) -> tuple[dict[str, Group], dict[str, Between]]:
    """What is told in this game: of each side, and between the two."""
    of_sides = _ALWAYS | (_PINNING if may_pin(rule_set) else _HITTING)
    if worth(rule_set, How.TRIPLE) is not None:
        of_sides = of_sides | {"last": last_inputs}
    if worth(rule_set, How.CAPOTE) is not None:
        of_sides = of_sides | {"capote": capote_inputs}
    lead: dict[str, Between] = {"lead": lead_inputs} if may_pin(rule_set) else {}
    return of_sides, {**lead, "race": race_inputs}


class _Told(NamedTuple):
    """The columns of all groups, in the order in which they stand: `of_sides` tells first of mine, then of his."""

    points: Columns
    of_sides: dict[str, Columns]  # of N positions seen by me and the same N seen by him
    between: dict[str, Columns]

    def sizes(self) -> list[tuple[str, int]]:
        """How many inputs each group has, in their order."""
        of_sides = {name: _size(columns) for name, columns in self.of_sides.items()}
        return [
            ("points", _size(self.points)),
            *((f"{whose} {name}", size) for whose in ("my", "his") for name, size in of_sides.items()),
            *((name, _size(columns)) for name, columns in self.between.items()),
        ]

    def write(self, into: Floats) -> None:
        """Write them into an array [width(), N]; all at once, since for few rows each call costs more than its work."""
        between = list(chain(*self.between.values()))
        first, last = _size(self.points), len(into) - _size(between)
        np.concatenate([_lines(column) for column in self.points], out=into[:first], casting="unsafe")
        np.concatenate([_lines(column) for column in between], out=into[last:], casting="unsafe")
        mine_and_his = into[first:last].reshape(2, (last - first) // 2, -1)
        columns = [column.reshape(-1, 2, into.shape[1]) for column in chain(*self.of_sides.values())]
        np.concatenate(columns, out=mine_and_his.transpose(1, 0, 2), casting="unsafe")


def _size(columns: Columns) -> int:
    """How many inputs they are."""
    return sum(len(_lines(column)) for column in columns)


def _lines(column: NDArray[Any]) -> NDArray[Any]:
    """The inputs of a column of one or several, [k, N]."""
    return column if column.ndim > 1 else column[None]


def _told(rule_set: RuleSet, rows: Rows) -> _Told:
    """What all groups say of these positions.

    Both sides are looked at together, one after the other, since for few rows each call costs more than its work.
    """
    both = seen_by(rule_set, np.concatenate((rows, flip(rule_set, rows))))
    mine, his = both.only(slice(len(rows))), both.only(slice(len(rows), None))
    of_sides, between = groups_of(rule_set)
    return _Told(
        point_inputs(mine),
        {name: group(both) for name, group in of_sides.items()},
        {name: group(mine, his) for name, group in between.items()},
    )
