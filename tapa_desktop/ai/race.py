"""Positions in which the two sides have passed each other: nothing is left but to be faster.

Sources: the chance to win is D. Kleinman's (Vision Laughs at Counting, 1980), the waste of pips T. Keith's count
(Backgammon Galore, "Cube Handling in Noncontact Positions").
"""

from __future__ import annotations

from math import erf
from typing import Final

import numpy as np

from tapa_desktop.rules.outcome import How, worth
from tapa_desktop.rules.position import HOME
from tapa_desktop.rules.ruleset import RuleSet

from .batch.rows import MY_OFF, Flags, Rows, flip
from .equity import COLUMNS, LOSE_MARS, MARS, WIN, Floats
from .features import checkers_on
from .planes import Planes, highest, lowest

TEMPO: Final = np.float32(4)  # half a roll: what it is worth to be on roll, in pips
PIPS_OF_A_CHECKER: Final = np.float32(4)  # a die takes off one checker, however near it stands, and a roll is 8 pips
FIRST_OFF: Final = np.float32(2)  # pips to bear off the first checker once all are at home


def is_race(view: Planes, other: Planes) -> Flags:
    """Whether no checker of either side can ever meet one of the other, bool [N]; both sides' views of N positions."""
    passed: Flags = (highest(view.mine) < lowest(view.his)) & (highest(other.mine) < lowest(other.his))
    return passed


class Race:
    """The evaluator of races."""

    def chances(self, rule_set: RuleSet, rows: Rows) -> Floats:
        """As of every evaluator; no race is won in the greatest way."""
        other = flip(rule_set, rows)
        mine, his = _pips_to_finish(rows), _pips_to_finish(other)
        chances = np.zeros((len(rows), COLUMNS), np.float32)
        chances[:, WIN] = _faster(mine, his)
        if worth(rule_set, How.MARS) is not None:
            chances[:, MARS] = _faster(mine, _pips_to_first_off(other)) * (other[:, MY_OFF] == 0)
            chances[:, LOSE_MARS] = (1 - _faster(_pips_to_first_off(rows), his)) * (rows[:, MY_OFF] == 0)
        return chances


def _pips_to_finish(rows: Rows) -> Floats:
    """My pips to bear off everything, with what will be wasted on the low points and on gaps, float32 [N]."""
    standing = checkers_on(rows)
    pips = standing @ _POINTS
    low = np.maximum(standing[:, 1:4] - np.array([1, 1, 3], np.int8), 0)
    waste = low @ np.array([2, 1, 1], np.float32) + (standing[:, 4 : HOME.stop] == 0).sum(axis=1)
    left = standing.sum(axis=1)
    return np.where(left > 0, np.maximum(pips + waste, left * PIPS_OF_A_CHECKER), 0).astype(np.float32)


def _pips_to_first_off(rows: Rows) -> Floats:
    """My pips to bring all checkers home and bear off one, float32 [N]."""
    outside = np.maximum(_POINTS - HOME.stop + 1, 0)
    pips: Floats = checkers_on(rows) @ outside + FIRST_OFF
    return pips


def _faster(mine: Floats, his: Floats) -> Floats:
    """The chance that the side on roll covers its pips before the other covers his, float32 [N]."""
    lead = his - mine + TEMPO
    spread = np.sqrt(np.maximum(his + mine - TEMPO, 1))
    chances: Floats = _ERF[np.clip((lead / spread + _LIMIT) * _STEPS, 0, len(_ERF) - 1).astype(np.intp)]
    return chances


_POINTS: Final = np.arange(25, dtype=np.float32)
_LIMIT: Final = 4
_STEPS: Final = 512
_ERF: Final = np.array([(1 + erf(step / _STEPS - _LIMIT)) / 2 for step in range(2 * _LIMIT * _STEPS + 1)], np.float32)
