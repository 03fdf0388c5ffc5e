"""A network that learns."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from tapa_desktop.ai.batch.rows import pack
from tapa_desktop.ai.inputs import VERSION, inputs, layout, width
from tapa_desktop.ai.network import FORMAT, WEIGHTS, Header, Network, load_network, save_network
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.training.adam import Learner, groups_named, mean_of, new_network, widened
from tests.positions import position
from tests.training.sameness import are_same

HEADER = Header(FORMAT, VERSION, "tapa", "by hand", 5, 0, 0.0)


def loss(network: Network, given: np.ndarray, wanted: np.ndarray) -> float:
    return float(-(wanted * np.log(network.judge(given)[1])).sum(axis=1).mean())


def batch() -> tuple[np.ndarray, np.ndarray]:
    rows = pack([start_position(TAPA), position(TAPA, "6:W5 2:W2 19:B9"), position(TAPA, "24:W9 5:bW6 1:B14")])
    return inputs(TAPA, rows), np.array([[0, 0.5, 0.5, 0], [0.3, 0.7, 0, 0], [0.6, 0.3, 0.1, 0]], np.float32)


def test_learning_lowers_the_loss_as_far_as_it_can_go() -> None:
    network = new_network(HEADER, width(TAPA), 8)
    given, wanted = batch()
    before, learner = loss(network, given, wanted), Learner(network)

    for _ in range(300):
        learner.learn(given, wanted, 0.01)

    least = float(-(wanted * np.log(np.maximum(wanted, 1e-9))).sum(axis=1).mean())
    assert before > least + 0.3
    assert least <= loss(network, given, wanted) < least + 0.02


def test_a_wider_network_judges_alike_until_it_learns() -> None:
    narrow = new_network(HEADER, width(TAPA), 8)
    narrow.output[:] = np.random.default_rng(2).normal(size=(8, 4))
    given, wanted = batch()

    wide = widened(narrow, HEADER, 12)

    np.testing.assert_allclose(wide.judge(given)[1], narrow.judge(given)[1], rtol=1e-5)
    Learner(wide).learn(given, wanted, 0.01)
    assert (wide.output[8:] != 0).any()


def test_no_network_becomes_narrower() -> None:
    with pytest.raises(ValueError, match="8 units already"):
        widened(new_network(HEADER, width(TAPA), 8), HEADER, 7)


def test_gradients_are_those_of_the_loss() -> None:
    network = new_network(HEADER, width(TAPA), 5)
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


def test_a_new_network_is_small_and_repeats_itself(tmp_path: Path) -> None:
    network = new_network(HEADER, width(TAPA), 8)

    assert are_same(network, new_network(HEADER, width(TAPA), 8))
    assert not are_same(network, new_network(msgspec.structs.replace(HEADER, seed=6), width(TAPA), 8))
    assert network.ends(TAPA, pack([start_position(TAPA)]))[0] == pytest.approx([0.25] * 4, abs=0.1)
    save_network(tmp_path / "new.npz", network)
    assert load_network((tmp_path / "new.npz").read_bytes(), "tapa").header == HEADER


def test_who_takes_a_state_learns_on_as_the_one_who_had_it() -> None:
    first, second = (Learner(new_network(HEADER, width(TAPA), 5)) for _ in range(2))
    given, wanted = batch()
    for _ in range(3):
        first.learn(given, wanted, 0.01)

    second.take(first.state(), first.batches)

    first.learn(given, wanted, 0.01)
    second.learn(given, wanted, 0.01)
    assert are_same(first.network, second.network)
    assert first.batches == second.batches == 4


def test_several_states_have_a_mean() -> None:
    states = [{"hidden": np.full((2, 2), value, np.float32)} for value in (1, 2, 6)]

    assert mean_of(states)["hidden"].tolist() == [[3, 3], [3, 3]]
    assert mean_of(states)["hidden"].dtype == np.float32


def test_groups_are_named_for_both_sides_or_for_one() -> None:
    one, *_ = (group.removeprefix("my ") for group in layout(TAPA) if group.startswith("my "))

    assert groups_named(TAPA, [one]) == {name: layout(TAPA)[name] for name in (f"my {one}", f"his {one}")}
    assert list(groups_named(TAPA, [f"his {one}", "points"])) == [f"his {one}", "points"]
    with pytest.raises(ValueError, match="no inputs are called 'luck'"):
        groups_named(TAPA, ["luck"])
