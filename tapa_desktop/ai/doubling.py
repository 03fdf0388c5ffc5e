"""What a level makes of the cube: its decision, and the chances that it believes to have. The model is in cubing.py."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from tapa_desktop.rules.ruleset import RuleSet

from .cubing import decide_double, decide_take
from .equity import BEST, LOSE_BEST, LOSE_MARS, MARS, WIN, Floats, swapped
from .score import AtScore, CubeState


@dataclass(frozen=True, slots=True)
class CubeChoice:
    """A decision about the cube, and what it rests on, all seen by the side that decides.

    The equities are in points, without cube and score, and the chances have the columns of equity.py; the errors of the
    level are in all of them.
    """

    is_yes: bool  # whether it doubles, or takes
    equity: float
    turning_equity: float | None  # the nearest at which it would decide otherwise; None where hardly any would do
    chances: tuple[float, ...]
    at_score: AtScore | None = None  # why none would do, where that is for the score


def choose_double(rule_set: RuleSet, chances: Floats, stand: CubeState) -> CubeChoice:
    """Whether the side to move doubles; the chances, float32 [1, 5], are those that it has before its roll."""
    decided = decide_double(rule_set, chances[0], stand.cube, is_mine=stand.is_mine, score=stand.score)
    believed = tuple(chances[0].tolist())
    return CubeChoice(decided.doubles, decided.equity, decided.turning_equity, believed, decided.at_score)


def choose_take(rule_set: RuleSet, chances: Floats, stand: CubeState) -> CubeChoice:
    """Whether the side that is offered a double takes; the chances, float32 [1, 5], are its own, and it waits."""
    decided = decide_take(rule_set, swapped(chances)[0], stand.cube, score=stand.score)
    return CubeChoice(decided.takes, decided.equity, decided.turning_equity, tuple(chances[0].tolist()))


def misjudged(chances: Floats, error: float) -> Floats:
    """The chances, float32 [N, 5], with an error in the natural logarithm of the odds of winning.

    What is certain stays so, and the shares of the greater wins among all wins, and losses, stay what they are.
    """
    believed = chances.copy()
    for row in believed:
        win = float(row[WIN])
        if 0 < win < 1:
            row[WIN] = 1 / (1 + math.exp(-math.log(win / (1 - win)) - error))
            row[[MARS, BEST]] *= np.float32(row[WIN] / win)
            row[[LOSE_MARS, LOSE_BEST]] *= np.float32((1 - row[WIN]) / (1 - win))
    return believed
