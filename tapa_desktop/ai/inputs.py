"""The inputs of the networks: a position as numbers in groups, for the side to move, before its roll.

First the bare position, point by point; then what groups/ says of the side to move, then of the other side; last what
lies between them. Games that pin and games that hit are told different things. The version stands in every network
file: change it with any change of an input.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import numpy as np

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
        at = 0
        for columns in _told(rule_set, rows[block]).values():
            for column in columns:
                lines = column.reshape(-1, column.shape[-1])
                filled[at : at + len(lines), block] = lines
                at += len(lines)
    return filled.T


@cache
def layout(rule_set: RuleSet) -> dict[str, slice]:
    """Where each group stands: "points", "my reach", …, "his reach", …, "lead" and "race"."""
    places, start = {}, 0
    for name, columns in _told(rule_set, pack([start_position(rule_set)])).items():
        end = start + sum(column.size for column in columns)
        places[name] = slice(start, end)
        start = end
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


def _told(rule_set: RuleSet, rows: Rows) -> dict[str, Columns]:
    """The columns of all groups, in the order in which they stand.

    Both sides are looked at together, one after the other, since for few rows each call costs more than its work.
    """
    both = seen_by(rule_set, np.concatenate((rows, flip(rule_set, rows))))
    sides = {"my": slice(len(rows)), "his": slice(len(rows), None)}
    mine, his = (both.only(side) for side in sides.values())
    of_sides, between = groups_of(rule_set)
    found = {name: group(both) for name, group in of_sides.items()}
    told = {"points": point_inputs(mine)}
    for whose, side in sides.items():
        told |= {f"{whose} {name}": [column[..., side] for column in columns] for name, columns in found.items()}
    return told | {name: group(mine, his) for name, group in between.items()}
