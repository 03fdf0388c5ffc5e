"""Positions as the engine has them: 32 small numbers, checked before they come in. `position.c` says what they mean."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Sequence
from typing import Final

from tapa_desktop.rules.dice import FACES, Roll
from tapa_desktop.rules.position import CHECKERS, PINNING, Beside, Position, has_reserve, mine_on
from tapa_desktop.rules.ruleset import Contact, RuleSet
from tapa_desktop.rules.steps import contact_of

WIDTH: Final = 32
Row = ctypes.c_int8 * WIDTH
_ROW: Final = struct.Struct("32b")
_MOST: Final = PINNING + CHECKERS


def row_of(rule_set: RuleSet, position: Position) -> bytes:
    """The row of a position.

    Raises:
        ValueError: when it is no position of this game.
    """
    board, mine, theirs = position
    numbers = (*board, *mine, *theirs, 0)
    if [*map(len, position)] != [25, 3, 3] or {*map(type, numbers)} != {int}:
        raise ValueError(f"not a position: {position}")
    _check_points(rule_set, board)
    _check_beside(rule_set, board, mine, 1)
    _check_beside(rule_set, board, theirs, -1)
    return _ROW.pack(*numbers)


def position_of(row: Sequence[int]) -> Position:
    """The position of a row that the engine has made."""
    return Position(tuple(row[:25]), Beside(*row[25:28]), Beside(*row[28:31]))


def positions_of(rows: bytes) -> list[Position]:
    """The positions of rows that lie one after the other."""
    return [position_of(numbers) for numbers in _ROW.iter_unpack(rows)]


def check_roll(roll: Roll) -> Roll:
    """The roll, the larger die first.

    Raises:
        ValueError: when it is none.
    """
    if {*map(type, roll)} != {int} or [die in FACES for die in roll] != [True, True]:
        raise ValueError(f"not a roll: {roll}")
    return max(roll), min(roll)


def _check_points(rule_set: RuleSet, board: Sequence[int]) -> None:
    """Refuse values that no point of this game can have."""
    most = _MOST if contact_of(rule_set) is Contact.PIN else CHECKERS
    if board[0] or any(abs(value) > most or CHECKERS < abs(value) <= PINNING for value in board):
        raise ValueError(f"no board of {rule_set.name}: {board}")


def _check_beside(rule_set: RuleSet, board: Sequence[int], beside: Sequence[int], sign: int) -> None:
    """Refuse a side that has not 15 checkers, or has some where this game has none."""
    reserve, bar, off = beside
    if sum(mine_on(sign * value) for value in board) + reserve + bar + off != CHECKERS or min(beside) < 0:
        raise ValueError(f"not {CHECKERS} checkers: {board}, {beside}")
    if (reserve or bar) and not has_reserve(rule_set) and contact_of(rule_set) is not Contact.HIT:
        raise ValueError(f"no checkers wait beside the board in {rule_set.name}: {beside}")
