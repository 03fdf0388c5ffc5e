"""What lies between the two sides: whose pin lies deeper, who is ahead, and whether they can meet at all."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.equity import LOSE_MARS, MARS, WIN, Floats
from tapa_desktop.ai.race import Race, is_race
from tapa_desktop.ai.tally import chance

from .pinned import depth_of
from .seen import NUMBERS, Columns, Seen, checkers_on

_NO_PIN: Final = 25  # the number of a point that lies less deep than any
_RACE: Final = Race()


def lead_inputs(mine: Seen, his: Seen) -> Columns:
    """Whose deepest pin lies deeper, seen by me, and whether a still deeper one can come.

    Flags for mine, his, both alike, both there at all; the difference in depth. For my next roll and for his the chance
    over the 36 throws of a pin deeper than all there are. For my checkers and his how many the other side can still pin
    deeper than that, being past none of those points, and whether there are none; the latter again where the same side
    has the deepest pin.
    """
    my_depth, his_depth = depth_of(mine.deepest), depth_of(his.deepest)
    is_mine, is_his = my_depth > his_depth, his_depth > my_depth
    both = (mine.deepest > 0) & (his.deepest > 0)
    deepest = np.minimum(*(np.where(seen.deepest > 0, seen.deepest, _NO_PIN) for seen in (mine, his)))
    of_mine, of_his = _exposed(his, deepest), _exposed(mine, deepest)
    return [
        is_mine, is_his, both & (my_depth == his_depth), both, my_depth - his_depth,
        _chance_deeper(mine, deepest), _chance_deeper(his, deepest),
        of_mine / np.float32(15), of_his / np.float32(15), of_mine == 0, of_his == 0,
        is_mine & (of_mine == 0), is_his & (of_his == 0),
    ]  # fmt: skip


def race_inputs(mine: Seen, his: Seen) -> Columns:
    """The difference in pips; where there is a race that it is one, the difference again, and its chances.

    These are what race.py gives for my win, for a mars and for his: 0 where the sides can still meet.
    """
    lead = mine.pips - his.pips
    passed = is_race(mine.planes, his.planes)
    chances = np.zeros((len(lead), 3), np.float32)
    at = np.flatnonzero(passed)
    if at.size:
        chances[at] = _RACE.chances(mine.rule_set, mine.rows[at])[:, [WIN, MARS, LOSE_MARS]]
    return [lead / 60, passed, np.where(passed, lead / 30, 0), chances.T]


def _chance_deeper(seen: Seen, deepest: NDArray[np.int32]) -> Floats:
    """The chance of the next roll of the one who sees it to pin below this point of his own."""
    below = np.left_shift(np.uint32(1), (deepest - 1).astype(np.uint32)) - np.uint32(1)
    return chance(seen.by_roll & seen.planes.targets & below)


def _exposed(seen: Seen, deepest: NDArray[np.int32]) -> NDArray[np.int8]:
    """How many checkers of the other side stand below this point of the one who sees it."""
    exposed: NDArray[np.int8] = (checkers_on(-seen.board) * (deepest.astype(np.int8) > NUMBERS)).sum(
        axis=0, dtype=np.int8
    )
    return exposed
