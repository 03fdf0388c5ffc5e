"""What lies between the two sides: who is ahead, and whether they can meet at all."""

from __future__ import annotations

from typing import Final

import numpy as np

from tapa_desktop.ai.equity import LOSE_MARS, MARS, WIN
from tapa_desktop.ai.race import Race, is_race

from .seen import Columns, Seen

_RACE: Final = Race()


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
