"""Teaching a pruner which plays a network likes."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.interface import WIDTH, row_of
from tapa_desktop.ai.engine.weights import read_pruner
from tapa_desktop.rules.ruleset import TAPA, RuleSet
from tapa_desktop.training import prune
from tapa_desktop.training.network import engine_with, shipped_pruner
from tapa_desktop.training.prune import (
    CLASSES,
    Decisions,
    Pruner,
    classes_of,
    decisions_of,
    main,
    new_pruner,
    points_lost,
    points_of,
    train,
)
from tests.ai.engine.agreement import reached_pairs
from tests.cases import EVERY_GAME, some
from tests.training.networks import shipped


@pytest.fixture(scope="module")
def decisions() -> Decisions:
    return decisions_of(engine_with(TAPA, shipped()), range(8), seed=1, threads=1)


def random_pruner(units: int = 5) -> Pruner:
    random = np.random.default_rng(1)
    vectors = random.normal(scale=0.1, size=(WIDTH, CLASSES, units + 1))
    rounded = [array.astype(np.float16).astype(np.float32) for array in (vectors, random.normal(size=units))]
    return Pruner(*rounded)


def test_decisions_have_a_choice_and_a_value_for_each_play_by_any_number_of_threads(decisions: Decisions) -> None:
    again = decisions_of(engine_with(TAPA, shipped()), range(8), 1, threads=2)

    assert decisions.lengths.min() > 1
    assert decisions.lengths.sum() == len(decisions.results) == len(decisions.values)
    assert all(np.array_equal(one, other) for one, other in zip(decisions, again, strict=True))


@EVERY_GAME
def test_the_engine_finds_the_same_points(rule_set: RuleSet) -> None:
    engine, pruner = Engine(rule_set), random_pruner()
    engine.set_pruner(pruner.weights())
    for position, roll in some(islice(reached_pairs(engine, Random(2)), 60)):
        results = engine.results(position, roll).rows
        rows = [results[at : at + WIDTH] for at in range(0, len(results), WIDTH)]

        points = [engine.library.pruner_points(engine.handle, row_of(position), row) for row in rows]

        assert points == pytest.approx(points_of(pruner, np.frombuffer(results, np.int8).reshape(-1, WIDTH)), abs=1e-4)


def test_what_was_learned_from_loses_much_less_than_chance(decisions: Decisions) -> None:
    untrained = new_pruner(prune.UNITS, seed=1)

    before, after = (
        points_lost(TAPA, shipped(), train(untrained, decisions, epochs, seed=1).weights(), 2, games=2).mean()
        for epochs in (0, 30)
    )

    assert 0 <= after < before / 2


def test_gradients_are_those_of_the_cross_entropy(decisions: Decisions) -> None:
    plays = decisions.lengths[:3].sum()
    few = Decisions(decisions.results[:plays], decisions.values[:plays], decisions.lengths[:3])
    pruner = random_pruner(4)
    vectors, output = pruner.vectors.reshape(WIDTH * CLASSES, -1).copy(), pruner.output.copy()

    def loss() -> float:
        one_hot = np.eye(CLASSES, dtype=np.float32)[classes_of(few.results)].reshape(len(few.results), -1)
        sums = one_hot @ vectors
        points = np.maximum(sums[:, :-1], 0) @ output + sums[:, -1]
        target, choice = (prune._choice(values, few.lengths) for values in (few.values, points))
        return float(-(target * np.log(choice)).sum() / 3) * prune.DOUBT

    of_vectors, of_output = prune._gradients(vectors, output, few)

    index = np.unravel_index(np.abs(of_vectors).argmax(), of_vectors.shape)
    for weights, gradient, at in ((vectors, of_vectors, index), (output, of_output, (1,))):
        step = 1e-3
        weights[at] += step
        above = loss()
        weights[at] -= 2 * step
        slope = (above - loss()) / (2 * step)
        weights[at] += step
        assert slope == pytest.approx(float(gradient[at]), rel=0.05, abs=1e-3)


def test_the_command_writes_a_pruner_that_the_program_reads(tmp_path: Path) -> None:
    file = tmp_path / "pruner.npz"

    main(["tapa", "--to", str(file), "--games", "2", "--epochs", "1", "--units", "8", "--tested", "1"])

    assert read_pruner(file.read_bytes(), "tapa").units == 8


def test_without_a_file_the_shipped_pruner_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    main(["tapa", "--tested", "1", "--seed", "3"])

    losses = points_lost(TAPA, shipped(), shipped_pruner(TAPA), 4, 1)
    assert f"{len(losses)} decisions lose {losses.mean():.5f}" in capsys.readouterr().out
