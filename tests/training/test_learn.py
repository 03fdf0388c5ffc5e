"""Learning a game by playing against oneself."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from tapa_desktop.ai.batch.rows import pack
from tapa_desktop.ai.inputs import VERSION, inputs, width
from tapa_desktop.ai.network import FORMAT, WEIGHTS, Header, Network, load_network, save_network
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import PLAKOTO, TAPA, TAWULA
from tapa_desktop.training import learn
from tapa_desktop.training.adam import Learner, new_network
from tapa_desktop.training.lanes import POINTS, Game, Lanes, ends_of_points, lessons
from tests.positions import position

HEADER = Header(FORMAT, VERSION, "tapa", "by hand", 5, 0, 0.0)


@pytest.fixture
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """So few games side by side that a few dozen of them teach something."""
    monkeypatch.setattr(learn, "LANES", 8)
    monkeypatch.setattr(learn, "GATHERED", 256)
    monkeypatch.setattr(learn, "BATCH", 64)


def learned(to: Path, *more: str, rule_set: str = "tapa", games: int = 12, seed: int = 3) -> Network:
    learn.main([rule_set, "--games", str(games), "--hidden", "6", "--seed", str(seed), "--to", str(to), *more])
    return load_network(to.read_bytes(), rule_set)


def are_same(first: Network, second: Network) -> bool:
    return all((getattr(first, name) == getattr(second, name)).all() for name in WEIGHTS)


# The command


@pytest.mark.usefixtures("_small")
def test_the_same_command_gives_the_same_network(tmp_path: Path) -> None:
    first, again, other = (
        learned(tmp_path / f"{name}.npz", seed=seed) for name, seed in (("a", 3), ("b", 3), ("c", 4))
    )

    assert are_same(first, again)
    assert not are_same(first, other)


@pytest.mark.usefixtures("_small")
def test_a_network_says_what_made_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    header = learned(tmp_path / "new.npz", rule_set="plakoto").header

    assert (header.format, header.inputs, header.rule_set, header.seed) == (FORMAT, VERSION, "plakoto", 3)
    assert header.command.startswith("python -m tapa_desktop.training.learn plakoto --games 12 --hidden 6 --seed 3")
    assert header.games >= 12
    assert f"{header.games} games, " in capsys.readouterr().out


@pytest.mark.usefixtures("_small")
def test_learning_changes_what_it_began_with(tmp_path: Path) -> None:
    new = new_network(msgspec.structs.replace(HEADER, seed=3), width(), 6)

    assert not are_same(learned(tmp_path / "new.npz"), new)


@pytest.mark.usefixtures("_small")
def test_it_goes_on_from_a_network_of_another_game(tmp_path: Path) -> None:
    before = learned(tmp_path / "before.npz")

    after = learned(
        tmp_path / "after.npz", "--begin", str(tmp_path / "before.npz"), "--begun-as", "tapa",
        "--rate", "1e-9", "1e-9", rule_set="plakoto",
    )  # fmt: skip

    assert after.header.rule_set == "plakoto"
    assert after.header.command.startswith(before.header.command + "; python -m ")
    assert after.hidden == pytest.approx(before.hidden, abs=1e-3)


@pytest.mark.usefixtures("_small")
def test_it_can_stop_before_the_last_game(tmp_path: Path) -> None:
    network = learned(tmp_path / "short.npz", "--until", "4", games=10_000)

    assert 4 <= network.header.games < 4 + 8


# What is learned from a game


def test_lessons_come_backwards_from_the_end_and_change_sides_with_every_turn() -> None:
    ends = np.array([[0.4, 0.3, 0.2, 0.1], [0.1, 0.5, 0.3, 0.1], [0.2, 0.3, 0.4, 0.1], [0, 0, 0, 1]], np.float32)
    game = Game(np.zeros((3, 32), np.int8), ends)

    wanted = lessons(game, 0.5)

    # the last one has won double; before it half of that and half of what was thought of the next, and so on
    assert wanted[2].tolist() == [1, 0, 0, 0]
    assert wanted[1] == pytest.approx([0.05, 0.2, 0.15, 0.6])
    assert wanted[0] == pytest.approx([0.35, 0.225, 0.35, 0.075])


def test_with_a_full_trace_every_position_learns_the_end_itself() -> None:
    game = Game(np.zeros((3, 32), np.int8), np.array([*[[0.25] * 4] * 3, [0, 0, 1, 0]], np.float32))

    assert lessons(game, 1.0).tolist() == [[0, 1, 0, 0], [0, 0, 1, 0], [0, 1, 0, 0]]


def test_the_points_of_an_end_are_turned_into_the_other_side_s_chances() -> None:
    ends = ends_of_points(np.array([3, 2, 1, 0, -1, -2, -3], np.int8))

    assert ends.tolist() == [
        [0, 0, 0, 1], [0, 0, 0, 1], [0, 0, 1, 0], [0, 0.5, 0.5, 0], [0, 1, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0],
    ]  # fmt: skip
    assert (ends @ POINTS).tolist() == [-2, -2, -1, 0, 1, 2, 2]


def test_games_of_a_lane_are_remembered_from_the_first_play_to_the_last() -> None:
    lanes = Lanes(PLAKOTO, new_network(HEADER, width(), 4), 8)
    random = np.random.default_rng(1)
    games: list[Game] = []
    turns = 0
    while len(games) < 6:
        games += lanes.play(random.integers(1, 7, (8, 2)))
        turns += 1

    assert sum(len(game.ends) for game in games) <= 8 * turns
    for game in games:
        assert len(game.ends) == len(game.rows) + 1
        assert (np.abs(game.rows[0][1:25].astype(int)) & 31).max() <= 15
        assert sorted(game.ends[-1].tolist()) in ([0, 0, 0, 1], [0, 0, 0.5, 0.5])
        assert game.ends.sum(axis=1) == pytest.approx(np.ones(len(game.ends)), abs=1e-5)


def test_a_play_that_wins_is_preferred_to_what_the_network_thinks() -> None:
    """Borne off is won, whatever an unlearned network makes of the rest."""
    lanes = Lanes(TAPA, new_network(HEADER, width(), 4), 1)
    lanes._rows = pack([position(TAPA, "6:W1 2:W1 5:B1 19:B14")])

    (game,) = lanes.play(np.array([[6, 2]]))

    assert game.ends.tolist() == [[0, 0, 0, 1]]
    assert len(game.rows) == 0
    assert (lanes._rows == pack([start_position(TAPA)])).all()


# Learning


def loss(network: Network, given: np.ndarray, wanted: np.ndarray) -> float:
    return float(-(wanted * np.log(network.judge(given)[1])).sum(axis=1).mean())


def batch() -> tuple[np.ndarray, np.ndarray]:
    rows = pack([start_position(TAPA), position(TAPA, "6:W5 2:W2 19:B9"), position(TAPA, "24:W9 5:bW6 1:B14")])
    return inputs(TAPA, rows), np.array([[0, 0.5, 0.5, 0], [0.3, 0.7, 0, 0], [0.6, 0.3, 0.1, 0]], np.float32)


def test_learning_lowers_the_loss_as_far_as_it_can_go() -> None:
    network = new_network(HEADER, width(), 8)
    given, wanted = batch()
    before, learner = loss(network, given, wanted), Learner(network)

    for _ in range(300):
        learner.learn(given, wanted, 0.01)

    least = float(-(wanted * np.log(np.maximum(wanted, 1e-9))).sum(axis=1).mean())
    assert before > least + 0.3
    assert least <= loss(network, given, wanted) < least + 0.02


def test_gradients_are_those_of_the_loss() -> None:
    network = new_network(HEADER, width(), 5)
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
    network = new_network(HEADER, width(), 8)

    assert are_same(network, new_network(HEADER, width(), 8))
    assert not are_same(network, new_network(msgspec.structs.replace(HEADER, seed=6), width(), 8))
    assert network.ends(TAWULA, pack([start_position(TAWULA)]))[0] == pytest.approx([0.25] * 4, abs=0.1)
    save_network(tmp_path / "new.npz", network)
    assert load_network((tmp_path / "new.npz").read_bytes(), "tapa").header == HEADER
