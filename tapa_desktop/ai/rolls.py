"""Where the next roll can bring the checkers of a side: all 21 rolls at once, for many positions.

A checker can land by either die, by both one after the other, and by each of the four of a double, when it touches down
only on points that are open to it. Checkers on the bar go first, and those in reserve enter; of its own checkers no
more stand on a point than may. Bearing off is no landing. Left aside is what forces other dice or forbids some: the
duty to use both, and Tawula's to leave an entry. Tawula's starters are free for the second die while one checker is in
reserve, and not yet while there are more.

Measured on 2,000 positions of self-play each, the chance to touch a lone checker of the other side differs from that of
the rules in 1.3 % of those of Tapa and 1.7 % of those of Tawula: by 16 and 7 of the 36 throws at most, by 0.06 and 0.04
on the average of all. Where it differs it is too high, but for 2 of those 4,000.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np

from tapa_desktop.rules.dice import FACES, ROLLS
from tapa_desktop.rules.position import CHECKERS, POINTS, START, has_reserve
from tapa_desktop.rules.ruleset import Contact, RuleSet
from tapa_desktop.rules.steps import BAR, RESERVE, contact_of, entry_point, room_on, starters_wait

from .batch.rows import MY_BAR, MY_RESERVE, Rows
from .planes import BOARD, Bits, Planes, open_points

THROWS: Final = np.array([throws for _, throws in ROLLS])  # of each roll, of the 36
DOUBLES: Final = np.flatnonzero(THROWS == 1)  # where they are among the rolls
OTHERS: Final = np.flatnonzero(THROWS == 2)
DICE: Final = np.array(FACES, np.uint32)[:, None]  # [6, 1]
_HIGH: Final = np.array([roll[0] for roll, _ in ROLLS])[OTHERS]
_LOW: Final = np.array([roll[1] for roll, _ in ROLLS])[OTHERS]
HIGH_DICE: Final = _HIGH.astype(np.uint32)[:, None]
LOW_DICE: Final = _LOW.astype(np.uint32)[:, None]
_BAR_BIT: Final = np.uint32(1 << (BAR - 1))
_NOTHING: Final = np.uint32(0)


class Movers(NamedTuple):
    """From where a side can move; each uint32 [N]. One that waits stands one point before the first it can enter on."""

    first: Bits  # by the first die: the bar alone where a checker is on it
    rest: Bits  # by the dice that follow, when no more than one checker was on the bar
    goes_on: Bits  # everything where the one that has moved may move on, nothing where others are on the bar
    is_open: Bits  # on what points a checker may land


def movers_of(rule_set: RuleSet, rows: Rows, view: Planes) -> Movers:
    """The movers of the side whose rows and planes these are."""
    is_open = open_points(view) & ~(view.mine & crowded(rule_set))
    if not (has_reserve(rule_set) or contact_of(rule_set) is Contact.HIT):
        return plain_movers(view)._replace(is_open=is_open)
    in_reserve, on_bar = rows[:, MY_RESERVE], rows[:, MY_BAR]
    entering = np.where(in_reserve > 0, np.uint32(1 << entry_point(rule_set, RESERVE, 1)), _NOTHING)
    waiting = np.uint32(1 << (START - 1)) if starters_wait(rule_set) else _NOTHING
    board = view.free & BOARD
    first = board & ~np.where(in_reserve > 0, waiting, _NOTHING) | entering
    rest = board & ~np.where(in_reserve > 1, waiting, _NOTHING) | entering
    first, rest = np.where(on_bar > 0, _BAR_BIT, first), np.where(on_bar > 1, _BAR_BIT, rest)
    return Movers(first, rest, np.where(on_bar > 1, _NOTHING, BOARD), is_open)


def plain_movers(view: Planes) -> Movers:
    """Every checker that is not pinned, and those that wait as if they stood on 25."""
    return Movers(view.free, view.free, np.full_like(view.free, BOARD), open_points(view))


def by_die(movers: Movers) -> Bits:
    """Where a checker can land by the first die, uint32 [6, N], die by die."""
    landed: Bits = movers.first >> DICE & movers.is_open
    return landed


def by_roll(movers: Movers) -> Bits:
    """Where a checker can land, uint32 [21, N], in the order of `ROLLS`."""
    is_open, first = movers.is_open, by_die(movers)
    following = movers.rest >> DICE & is_open
    high, low = first[_HIGH - 1], first[_LOW - 1]
    after_high, after_low = np.where(high, following[_LOW - 1], 0), np.where(low, following[_HIGH - 1], 0)
    onward = (high >> LOW_DICE | low >> HIGH_DICE) & is_open & movers.goes_on
    landed = np.empty((len(ROLLS), len(is_open)), np.uint32)
    landed[OTHERS] = high | low | after_high | after_low | onward
    latest = np.where(first, following, 0) | first >> DICE & is_open & movers.goes_on
    every = first | latest
    for _ in range(2):
        latest = latest >> DICE & is_open & movers.goes_on
        every |= latest
    landed[DOUBLES] = every
    return landed


@cache
def crowded(rule_set: RuleSet) -> np.uint32:
    """The points on which there is not room for all of one side's checkers, as a word."""
    return np.uint32(sum(1 << (point - 1) for point in POINTS if room_on(rule_set, point) < CHECKERS))
