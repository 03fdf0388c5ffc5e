"""One checker moved by one die, in many positions at once; twin of `rules.steps`. Seen by the player who moves."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.rules.position import HOME, PINNING, START

from .rows import DUTY, MY_BAR, MY_RESERVE, THEIR_BAR, WIDTH, Flags, Index, Rows, Words, any_set, words_of
from .tables import Tables

# As words of a row: the columns of my reserve and bar, and the points outside my home board.
_WAITING: Final = words_of(np.isin(np.arange(WIDTH), [MY_RESERVE, MY_BAR])[None])[0, 3] * np.uint64(255)
_OUTSIDE: Final = words_of(((np.arange(WIDTH) >= HOME.stop) & (np.arange(WIDTH) <= START))[None])[0]


def take_steps(tables: Tables, rows: Rows, dice: Index) -> tuple[Rows, Index]:
    """All positions after one step; `dice`, intp [N], has a die for each row.

    Returns the rows after a step, still seen by the mover, and for each the row it came from, in rising order.
    """
    at = may_step(tables, rows, dice).ravel().nonzero()[0]
    parent, source = at >> 5, at & (WIDTH - 1)
    target = tables.target.take((dice << 5).take(parent) + source)
    after = rows.take(parent, axis=0)
    values = after.reshape(-1)
    start = np.arange(0, values.size, WIDTH)
    left, landed = start + source, start + target
    values[left] = tables.left.take(values.take(left).view(np.uint8))
    before = values.take(landed)
    values[landed] = tables.landed.take(before.view(np.uint8))
    if tables.minds_touch:
        _touch(tables, after, (before == -1).nonzero()[0], target)
    return after, parent


def may_step(tables: Tables, rows: Rows, dice: Index) -> Flags:
    """From which columns a checker may step with the die of its row: bool [N, 32]."""
    words = words_of(rows > 0)
    sources = (words & _shifted(words_of(_open(tables, rows)), dice) & tables.reach.take(dice, axis=0)).view(np.bool_)
    _enter(tables, rows, dice, sources)
    _bear_off(tables, rows, dice, words, sources)
    return sources


def has_mine(values: NDArray[np.int8]) -> Flags:
    """Where a checker of mine stands, the pinned ones counted, by values as in rows; bool of their shape."""
    found: Flags = (values > 0) | (values < -PINNING)
    return found


def _open(tables: Tables, rows: Rows) -> Flags:
    found: Flags = rows >= tables.lowest
    return found & (rows <= tables.highest) if tables.is_limited else found


def _shifted(words: Words, dice: Index) -> Words:
    """The columns of each row moved up by its die, so that a checker finds at its own place what its target is."""
    shift = dice.astype(np.uint64) * np.uint64(8)
    back = np.uint64(64) - shift
    moved = np.empty_like(words)
    moved[:, 0] = words[:, 0] << shift
    for word in range(1, 4):
        moved[:, word] = (words[:, word] << shift) | (words[:, word - 1] >> back)
    return moved


def _enter(tables: Tables, rows: Rows, dice: Index, sources: Flags) -> None:
    """Adds to `sources` the reserve and the bar, and takes out what has to wait for them."""
    waiting = (words_of(rows)[:, 3] & _WAITING).nonzero()[0]
    if not waiting.size:
        return
    for column in (MY_RESERVE, MY_BAR):
        at = waiting[rows[waiting, column] > 0]
        if column == MY_BAR:
            sources[at] = False
        elif tables.start_waits:
            sources[at, START] = False
        target = tables.target.take(dice[at] * WIDTH + column)
        value = rows[at, target]
        sources[at, column] = (value >= tables.lowest) & (value <= tables.highest.take(target))


def _bear_off(tables: Tables, rows: Rows, dice: Index, words: Words, sources: Flags) -> None:
    """Adds to `sources` the point from which the die of a row bears off."""
    at = (~any_set(words & _OUTSIDE)).nonzero()[0]
    if not at.size:
        return
    rows, stands = rows[at], has_mine(rows[at])
    may = ~stands[:, HOME.stop : MY_BAR + 1].any(axis=1)
    if tables.holds_at_home:
        may &= ~(rows[:, HOME.start : HOME.stop] < -PINNING).any(axis=1)
    highest = (stands[:, : HOME.stop] * np.arange(HOME.stop)).max(axis=1)
    point = np.minimum(dice[at], highest)
    may &= rows[np.arange(len(at)), point] > 0
    sources[at[may], point[may]] = True


def _touch(tables: Tables, rows: Rows, at: Index, target: Index) -> None:
    """What follows where a step has met a lone enemy checker."""
    rows[at, THEIR_BAR] += tables.sent_to_bar
    rows[at, DUTY] |= tables.duty.take(target[at])
