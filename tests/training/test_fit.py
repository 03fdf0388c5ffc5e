"""Settling weights by how games ended."""

from __future__ import annotations

import numpy as np
import pytest

from tapa_desktop.ai.batch.rows import flip, pack
from tapa_desktop.ai.hand import HandMade
from tapa_desktop.ai.planes import planes_of
from tapa_desktop.ai.race import is_race
from tapa_desktop.ai.weights import weights_for
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import TAPA, TAWULA
from tapa_desktop.training.fit import both_sides, fitted, format_weights, logistic
from tapa_desktop.training.gather import gather


def test_logistic_regression_finds_the_odds_that_things_happened_with() -> None:
    random = np.random.default_rng(1)
    seen = np.hstack([random.normal(size=(40_000, 2)), np.ones((40_000, 1))]).astype(np.float32)
    chance = 1 / (1 + np.exp(-seen @ np.array([1.5, -0.5, 0.3])))

    found = logistic(seen, (random.random(40_000) < chance).astype(np.float64))

    assert found == pytest.approx([1.5, -0.5, 0.3], abs=0.06)


def test_what_never_varies_gets_no_weight() -> None:
    seen = np.array([[0, 2, 1]] * 50 + [[1, 2, 1]] * 50, np.float32)

    found = logistic(seen, np.repeat([0.2, 0.7], 50))

    assert found[1] == 0
    assert found[0] > 1


def test_gathered_positions_have_contact_and_the_end_of_their_game() -> None:
    rows, points = gather(TAPA, HandMade(), games=6, seed=1)

    assert len(rows) == len(points) > 60
    assert set(abs(points).tolist()) <= {0, 1, 2}
    assert not is_race(planes_of(rows), planes_of(flip(TAPA, rows))).any()


def test_each_weight_has_its_feature_on_both_sides() -> None:
    mine, his, names = both_sides(TAWULA, pack([start_position(TAWULA)] * 3))

    assert mine.shape == his.shape == (3, len(names))
    assert set(names) == set(weights_for(TAWULA).features)


def test_fitted_weights_have_a_number_for_everything() -> None:
    rows, points = gather(TAPA, HandMade(), games=6, seed=2)

    found = fitted(TAPA, rows, points, weights_for(TAPA))

    assert set(found.features) == set(weights_for(TAPA).features)
    assert np.isfinite(list(found.features.values())).all()
    assert format_weights(found).count("\n") == len(found.features) + 2
