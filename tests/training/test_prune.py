"""Teaching a pruner which plays a network likes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tapa_desktop.ai.batch.rows import WIDTH
from tapa_desktop.ai.learned import seeing_ahead
from tapa_desktop.ai.pruning import CLASSES, FORMAT, Header, load_pruner
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.training import prune
from tapa_desktop.training.prune import Decisions, decisions_of, main, taught, tried


@pytest.fixture(scope="module")
def given() -> Decisions:
    return decisions_of(TAPA, seeing_ahead(TAPA, 0), games=6, seed=1)


def test_decisions_have_a_choice_and_a_value_for_each_play(given: Decisions) -> None:
    assert given.lengths.min() > 1
    assert given.lengths.sum() == len(given.results) == len(given.values)


def test_what_was_learned_from_is_ordered_much_better_than_by_chance(given: Decisions) -> None:
    header = Header(FORMAT, "tapa", "by hand", 1, len(given.lengths))

    _, before = tried(TAPA, taught(header, given, epochs=0), given)
    kept, after = tried(TAPA, taught(header, given, epochs=8), given)

    assert after < before / 2
    assert 1 <= kept < given.lengths.mean() / 2


def test_gradients_are_those_of_the_cross_entropy(given: Decisions) -> None:
    few = Decisions(
        given.results[: given.lengths[:3].sum()], given.values[: given.lengths[:3].sum()], given.lengths[:3]
    )
    random = np.random.default_rng(1)
    vectors = random.normal(scale=0.1, size=(WIDTH * CLASSES, 5)).astype(np.float32)
    output = random.normal(scale=0.1, size=4).astype(np.float32)

    def loss() -> float:
        told = np.eye(CLASSES, dtype=np.float32)[prune.classes_of(few.results)].reshape(len(few.results), -1)
        added = told @ vectors
        points = np.maximum(added[:, :-1], 0) @ output + added[:, -1]
        wanted, found = (prune._choice(values, few.lengths) for values in (few.values, points))
        return float(-(wanted * np.log(found)).sum() / 3) * prune.DOUBT

    of_vectors, of_output = prune._gradients(vectors, output, few)

    place = np.unravel_index(np.abs(of_vectors).argmax(), of_vectors.shape)
    for weights, gradient, at in ((vectors, of_vectors, place), (output, of_output, (1,))):
        step = 1e-3
        weights[at] += step
        above = loss()
        weights[at] -= 2 * step
        slope = (above - loss()) / (2 * step)
        weights[at] += step
        assert slope == pytest.approx(float(gradient[at]), rel=0.05, abs=1e-3)


def test_the_command_writes_a_pruner_that_says_what_made_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "tapa.npz"

    main(["tapa", "--to", str(path), "--games", "2", "--epochs", "1", "--seed", "3"])

    header = load_pruner(path.read_bytes(), "tapa").header
    assert "--games 2 --epochs 1 --seed 3" in header.command
    assert header.decisions > 0
    assert "points lost" in capsys.readouterr().out
