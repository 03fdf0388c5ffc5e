"""A judge whose opinions follow from nothing, and from another nothing with each ply: quick, and not consistent."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tapa_desktop.ai.batch.rows import Rows, hashes
from tapa_desktop.ai.equity import BEST, LOSE_BEST, LOSE_MARS, MARS, WIN, Floats
from tapa_desktop.ai.evaluator import Evaluator, Judged
from tapa_desktop.ai.probabilities import knows_greatest
from tapa_desktop.ai.splitmix import scramble
from tapa_desktop.rules.ruleset import RuleSet

USERS = ("tapa_desktop.ai.choosing", "tapa_desktop.coach.evaluate", "tapa_desktop.coach.review.judge")


class Whimsical:
    def __init__(self, plies: int) -> None:
        self.plies = plies

    def chances(self, rule_set: RuleSet, rows: Rows) -> Floats:
        drawn = scramble(hashes(rows)[:, None], self.plies, np.arange(5)) % np.uint64(1000) / 1000
        chances = drawn.astype(np.float32)
        chances[:, MARS] *= chances[:, WIN]
        chances[:, LOSE_MARS] *= 1 - chances[:, WIN]
        chances[:, BEST] *= chances[:, MARS] * knows_greatest(rule_set)
        chances[:, LOSE_BEST] *= chances[:, LOSE_MARS] * knows_greatest(rule_set)
        return chances


def whimsical(_rule_set: RuleSet, plies: int, _is_cancelled: Callable[[], bool] = lambda: False) -> Evaluator:
    return Judged(Whimsical(plies))


@pytest.fixture
def whimsy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything be judged so."""
    for user in USERS:
        monkeypatch.setattr(f"{user}.seeing_ahead", whimsical)
