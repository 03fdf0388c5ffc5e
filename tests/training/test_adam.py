"""A network that learns; how far a run of learning has come."""

from __future__ import annotations

import numpy as np
import pytest

from tapa_desktop.ai.engine.game import Game
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.training.adam import Learner, falling
from tapa_desktop.training.network import WEIGHTS, Network, inputs_of, widened
from tapa_desktop.training.schedule import Done, Schedule
from tests.positions import position
from tests.training.networks import are_same, header_of, rows_of, unlearned


def loss(network: Network, given: np.ndarray, wanted: np.ndarray) -> float:
    return float(-(wanted * np.log(network.judge(given)[1])).sum(axis=1).mean())


def batch() -> tuple[np.ndarray, np.ndarray]:
    some = start_position(TAPA), position(TAPA, "6:W5 2:W2 19:B9"), position(TAPA, "24:W9 5:bW6 1:B14")
    wanted = np.array([[0, 0.5, 0.5, 0], [0.3, 0.7, 0, 0], [0.6, 0.3, 0.1, 0]], np.float32)
    return inputs_of(Game(TAPA), rows_of(*some)), wanted


def test_learning_lowers_the_loss_as_far_as_it_can_go() -> None:
    network = unlearned(units=8)
    given, wanted = batch()
    before, learner = loss(network, given, wanted), Learner(network)

    for _ in range(300):
        learner.learn(given, wanted, 0.01)

    least = float(-(wanted * np.log(np.maximum(wanted, 1e-9))).sum(axis=1).mean())
    assert before > least + 0.3
    assert least <= loss(network, given, wanted) < least + 0.02


def test_a_wider_network_judges_alike_until_it_learns() -> None:
    narrow = unlearned(units=8)
    narrow.output[:] = np.random.default_rng(2).normal(size=(8, 4))
    given, wanted = batch()

    wide = widened(narrow, header_of(TAPA), 12)

    np.testing.assert_allclose(wide.judge(given)[1], narrow.judge(given)[1], rtol=1e-5)
    Learner(wide).learn(given, wanted, 0.01)
    assert (wide.output[8:] != 0).any()


def test_no_network_becomes_narrower() -> None:
    with pytest.raises(ValueError, match="8 units already"):
        widened(unlearned(units=8), header_of(TAPA), 7)


def test_gradients_are_those_of_the_loss() -> None:
    network = unlearned(units=5)
    network.output[:] = np.random.default_rng(2).normal(size=(5, 4))
    given, wanted = batch()

    gradients = dict(zip(WEIGHTS, Learner(network)._gradients(given, wanted), strict=True))

    for name, place in (("hidden", (0, 1)), ("hidden_bias", (2,)), ("output", (3, 1)), ("output_bias", (0,))):
        weights, step = getattr(network, name), 1e-2
        weights[place] += step
        above = loss(network, given, wanted)
        weights[place] -= 2 * step
        slope = (above - loss(network, given, wanted)) / (2 * step)
        weights[place] += step
        assert gradients[name][place] == pytest.approx(slope, abs=2e-3)


def test_who_takes_a_state_learns_on_as_the_one_who_had_it() -> None:
    first, second = (Learner(unlearned(units=5)) for _ in range(2))
    given, wanted = batch()
    for _ in range(3):
        first.learn(given, wanted, 0.01)

    second.take(first.state(), first.batches)

    first.learn(given, wanted, 0.01)
    second.learn(given, wanted, 0.01)
    assert are_same(first.network, second.network)
    assert first.batches == second.batches == 4


def test_rates_fall_geometrically() -> None:
    assert [falling((1e-2, 1e-4), progress) for progress in (0, 0.5, 1)] == pytest.approx([1e-2, 1e-3, 1e-4])


def test_the_rate_falls_geometrically_from_the_first_to_the_last() -> None:
    schedule = Schedule(1000, None, (1e-2, 1e-4), (0.8, 0.4))

    rates = [schedule.rate(Done(games)) for games in (0, 250, 500, 1000, 2000)]

    assert rates == pytest.approx([1e-2, 10**-2.5, 1e-3, 1e-4, 1e-4])


def test_the_trace_falls_evenly() -> None:
    schedule = Schedule(1000, None, (1e-2, 1e-4), (0.8, 0.4))

    assert [schedule.trace(Done(games)) for games in (0, 500, 1000)] == pytest.approx([0.8, 0.6, 0.4])


def test_a_plan_for_minutes_passes_with_the_clock() -> None:
    schedule = Schedule(None, 10.0, (1e-3, 1e-5), (0.8, 0.4))

    assert schedule.progress(Done(5_000_000, 0, 0.0)) == 0
    assert schedule.progress(Done(5, 0, 150.0)) == 0.25
    assert schedule.minutes_left(Done(5, 0, 150.0)) == 7.5
    assert schedule.progress(Done(5, 0, 700.0)) == 1


def test_the_time_left_follows_what_it_took_so_far() -> None:
    schedule = Schedule(1000, None, (1e-3, 1e-5), (0.8, 0.4))

    assert schedule.minutes_left(Done()) == float("inf")
    assert schedule.minutes_left(Done(200, 0, 60.0)) == pytest.approx(4)
    assert schedule.minutes_left(Done(1000, 0, 60.0)) == 0
