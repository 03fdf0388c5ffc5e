"""Positions as the engine has them: 32 small numbers, checked before they come in. `position.c` says what they mean.

Rolls and stages of a turn are checked here, too.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Final

from tapa_desktop.rules.chains import GROUP, MOST_ROLLS, Stage
from tapa_desktop.rules.dice import FACES, Roll
from tapa_desktop.rules.position import Beside, Position

from . import library
from .checks import check_range

WIDTH: Final = 32
_ROW: Final = struct.Struct(f"{WIDTH}b")


def row_of(position: Position) -> bytes:
    """The row of a position; whether it is one of a game, the engine sees.

    Raises:
        ValueError: when it is not even 31 small numbers.
    """
    board, mine, theirs = position
    numbers = (*board, *mine, *theirs, 0)
    if [*map(len, position)] != [25, 3, 3] or {*map(type, numbers)} != {int}:
        raise ValueError(f"not a position: {position}")
    try:
        return _ROW.pack(*numbers)
    except struct.error as error:
        raise ValueError(f"not a position: {position}") from error


def positions_of(rows: bytes) -> list[Position]:
    """The positions of rows that lie one after the other."""
    return [Position(row[:25], Beside(*row[25:28]), Beside(*row[28:31])) for row in _ROW.iter_unpack(rows)]


def check_roll(roll: Sequence[int]) -> Roll:
    """The roll, the larger die first.

    Raises:
        ValueError: when it is none.
    """
    if {*map(type, roll)} != {int} or [die in FACES for die in roll] != [True, True]:
        raise ValueError(f"not a roll: {roll}")
    return max(roll), min(roll)


def stage_of(stage: Stage) -> library.Stage:
    """A stage of a turn as the engine has it.

    Raises:
        ValueError: when it is none.
    """
    check_range("rolls", stage.mine, 0, MOST_ROLLS)
    check_range("rolls", stage.theirs, 0, MOST_ROLLS)
    if stage.group is None:
        return library.Stage(stage.mine, stage.theirs)
    check_range("die of a group", stage.group.die, 1, max(FACES))
    check_range("dice of a group", stage.group.dice, 1, GROUP)
    return library.Stage(stage.mine, stage.theirs, *stage.group)
