"""Positions as rows of small numbers, many in one array, each seen by the player to move.

`Rows` is int8 [N, 32], C-contiguous. Columns 1-24 are the board exactly as `Position.board` has it, column 0 is 0;
then come my reserve, bar and off, and theirs. The last column is 0; inside a play, 1 when he was hit at his start.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.splitmix import GAMMA, mix
from tapa_desktop.rules.position import POINTS, Beside, Position, opposite
from tapa_desktop.rules.ruleset import RuleSet

Rows = NDArray[np.int8]  # [N, 32]
Index = NDArray[np.intp]  # [M]
Flags = NDArray[np.bool_]
Words = NDArray[np.uint64]  # [N, 4] or [N]

WIDTH: Final = 32  # columns of a row
MY_RESERVE, MY_BAR, MY_OFF, THEIR_RESERVE, THEIR_BAR, THEIR_OFF, DUTY = range(25, WIDTH)
_WORD_BY_WORD: Final = GAMMA * np.arange(1, WIDTH // 8 + 1, dtype=np.uint64)  # tells the four words of a row apart


def pack(positions: Iterable[Position]) -> Rows:
    """The rows of these positions, in their order and of their view."""
    listed = [(*position.board, *position.mine, *position.theirs, 0) for position in positions]
    return np.array(listed, np.int8).reshape(-1, WIDTH)


def unpack(row: NDArray[np.int8]) -> Position:
    """The position of one row, int8 [32]."""
    numbers = row.tolist()
    return Position(
        tuple(numbers[:MY_RESERVE]), Beside(*numbers[MY_RESERVE:THEIR_RESERVE]), Beside(*numbers[THEIR_RESERVE:DUTY])
    )


def flip(rule_set: RuleSet, rows: Rows) -> Rows:
    """The same checkers seen by the other side."""
    flipped = rows.take(_seen_by_him(rule_set), axis=1)
    np.negative(flipped[:, :MY_RESERVE], out=flipped[:, :MY_RESERVE])
    return flipped


def words_of(rows: NDArray[np.int8] | Flags) -> Words:
    """The same memory as four words a row, uint64 [N, 4]: column c is byte c % 8, the lowest first, of word c // 8."""
    return rows.view("<u8")


def any_set(words: Words) -> Flags:
    """Whether anything in each row is not 0, for words uint64 [N, 4]: much faster than `any` over columns."""
    return (words[:, 0] | words[:, 1] | words[:, 2] | words[:, 3]).astype(np.bool_)


def hashes(rows: Rows) -> Words:
    """A 64-bit hash of each row, uint64 [N]: two of a million different rows agree with a chance of 1 in 30 million."""
    mixed = mix(words_of(rows) + _WORD_BY_WORD)
    return mixed[:, 0] + mixed[:, 1] + mixed[:, 2] + mixed[:, 3]


def distinct(hashed: Words) -> Index:
    """Where each hash stands for the first time, in rising order: the same whatever way the hashes are sorted."""
    order = hashed.argsort()
    in_order = hashed.take(order)
    is_new = np.ones(len(order), np.bool_)
    np.not_equal(in_order[1:], in_order[:-1], out=is_new[1:])
    return np.sort(np.minimum.reduceat(order, is_new.nonzero()[0]))


@cache
def _seen_by_him(rule_set: RuleSet) -> Index:
    """Column by column, where the other side's view finds its number in mine."""
    columns = np.arange(WIDTH)
    for point in POINTS:
        columns[opposite(rule_set, point)] = point
    mine, theirs = np.arange(MY_RESERVE, THEIR_RESERVE), np.arange(THEIR_RESERVE, DUTY)
    columns[MY_RESERVE:THEIR_RESERVE], columns[THEIR_RESERVE:DUTY] = theirs, mine
    return columns
