"""What the next roll can do to lone checkers: to touch his, to make mine safe."""

from __future__ import annotations

from typing import Final

import numpy as np

from tapa_desktop.ai.batch.rows import MY_BAR
from tapa_desktop.ai.planes import Bits, points_mask
from tapa_desktop.ai.rolls import DICE, DOUBLES, HIGH_DICE, LOW_DICE, OTHERS
from tapa_desktop.ai.tally import chance, chances_by_point

from .seen import Columns, Seen

_QUARTERS: Final = [points_mask(range(first, first + 6)) for first in range(1, 25, 6)]  # the first is my home


def reach_inputs(seen: Seen) -> Columns:
    """The chances of my next roll over the 36 throws.

    To pin or hit a lone checker of his, point by point [24, N]; any; any in each quarter of the board, my home first;
    and to move along the board at all.
    """
    hits = seen.by_roll & seen.planes.targets
    quarters = [chance(hits & quarter) for quarter in _QUARTERS]
    return [chances_by_point(hits), chance(hits), *quarters, chance(seen.by_roll)]


def safety_inputs(seen: Seen) -> Columns:
    """The chance over the 36 throws that each of my lone checkers can be made safe by my next roll, [24, N].

    Another one comes to it, or it goes to a point with others of mine. One that pins has nothing to fear.
    """
    return [chances_by_point(_saved(seen))]


def _saved(seen: Seen) -> Bits:
    """My lone checkers that each roll can make safe, uint32 [21, N]; none by going while another is on the bar."""
    lone, is_open = seen.planes.blots, seen.movers.is_open
    own = seen.planes.free & is_open
    moving = np.where(seen.rows[:, MY_BAR] > 0, 0, lone)
    by_die = own << DICE & moving
    open_before = is_open << DICE
    both = own << (HIGH_DICE + LOW_DICE) & (open_before[HIGH_DICE[:, 0] - 1] | open_before[LOW_DICE[:, 0] - 1])
    saved = seen.by_roll & lone
    saved[OTHERS] |= by_die[HIGH_DICE[:, 0] - 1] | by_die[LOW_DICE[:, 0] - 1] | both & moving
    way, every = open_before, by_die
    for number in range(2, 5):
        every = every | own << (DICE * np.uint32(number)) & way & moving
        way = way & is_open << (DICE * np.uint32(number))
    saved[DOUBLES] |= every
    return saved
