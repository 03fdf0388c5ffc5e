"""The hand-made evaluator: what to look at was thought out, how much each counts was settled by self-play.

Each feature adds to the logarithm of the odds of winning, and of winning double. What a side can do or suffer at
once counts otherwise when it is on roll than when it waits, so these features come under two names.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tapa_desktop.rules.ruleset import RuleSet

from .batch.rows import Rows, flip
from .equity import BEST, COLUMNS, LOSE_BEST, LOSE_MARS, MARS, WIN, Floats
from .features import Values, exposure, material, pins, shots, structure
from .planes import Planes, planes_of
from .probabilities import knows_greatest
from .race import Race, is_race
from .weights import Weights, weights_for

CHUNK: Final = 4096  # positions that are judged at a time: their features stay in the processor's cache
_CERTAIN: Final = 12  # no position with contact is surer than that
ON_ROLL, WAITING = ", on roll", ", waiting"


class HandMade:
    """The evaluator of positions with contact; it hands races on.

    `weights` are those of the rule set, unless others are to be tried out.
    """

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights
        self.race = Race()

    def chances(self, rule_set: RuleSet, rows: Rows) -> Floats:
        """As of every evaluator."""
        chances = np.zeros((len(rows), COLUMNS), np.float32)
        for first in range(0, len(rows), CHUNK):
            chunk = slice(first, first + CHUNK)
            chances[chunk] = self._chunk(rule_set, rows[chunk])
        return chances

    def _chunk(self, rule_set: RuleSet, rows: Rows) -> Floats:
        other = flip(rule_set, rows)
        view, his_view = planes_of(rows), planes_of(other)
        mine, his = features(rows, view, his_view, ON_ROLL), features(other, his_view, view, WAITING)
        chances = judge(self.weights or weights_for(rule_set), mine, his)
        chances[:, [BEST, LOSE_BEST]] *= knows_greatest(rule_set)
        race = np.flatnonzero(is_race(view, his_view))
        if race.size:
            chances[race] = self.race.chances(rule_set, rows[race])
        return chances


def features(rows: Rows, view: Planes, other: Planes, when: str) -> Values:
    """All features of one side's view, in a fixed order; `when` ends the names of those that ask who is on roll."""
    at_once = {**exposure(view), **shots(view)}
    return {
        **material(rows),
        **structure(view),
        **pins(view, other),
        **{name + when: line for name, line in at_once.items()},
    }


def judge(weights: Weights, mine: Values, his: Values) -> Floats:
    """The chances of the side on roll, float32 [N, 5], from the features of both."""
    i_win, i_double, i_suffer = _scores(weights, mine)
    he_wins, he_doubles, he_suffers = _scores(weights, his)
    chances = np.zeros((len(i_win), COLUMNS), np.float32)
    chances[:, WIN] = _odds(i_win - he_wins + weights.tempo)
    chances[:, MARS] = np.minimum(_odds(weights.double + weights.double_tempo + i_double + he_suffers), chances[:, WIN])
    lost = _odds(weights.double - weights.double_tempo + he_doubles + i_suffer)
    chances[:, LOSE_MARS] = np.minimum(lost, 1 - chances[:, WIN])
    chances[:, [BEST, LOSE_BEST]] = weights.great * chances[:, [MARS, LOSE_MARS]]
    return chances


def _scores(weights: Weights, values: Values) -> Floats:
    """What one side's features add to the three logarithms of odds, float32 [3, N]."""
    table = np.array([weights.features[name] for name in values], np.float32)
    return table.T @ np.array(list(values.values()), np.float32)


def _odds(logarithm: Floats) -> Floats:
    """The chance that belongs to the natural logarithm of its odds."""
    odds: Floats = np.exp(np.clip(logarithm, -_CERTAIN, _CERTAIN))
    return odds / (1 + odds)
