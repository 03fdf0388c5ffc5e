"""Networks of training, their files, and what the engine makes of them."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

from tapa_desktop.ai.engine import selfplay
from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.engine.interface import positions_of as positions_in
from tapa_desktop.ai.engine.weights import WeightsError
from tapa_desktop.ai.probabilities import ends_of
from tapa_desktop.rules.position import Position, flip, start_position
from tapa_desktop.rules.ruleset import MAHBUSA, RULE_SETS, TAPA, RuleSet
from tapa_desktop.training import export
from tapa_desktop.training.games import ERRING
from tapa_desktop.training.mothers import are_at_stake
from tapa_desktop.training.network import (
    WEIGHTS,
    Learner,
    Network,
    ends_of_points,
    engine_with,
    falling,
    inputs_of,
    load_network,
    save_network,
    shipped_network,
    shipped_pruner,
    widened,
)
from tapa_desktop.training.run import Done, Schedule
from tests.ai.engine.agreement import reached_pairs
from tests.cases import EVERY_LEARNED
from tests.positions import position
from tests.training.networks import are_same, header_of, rows_of, save_run, shipped, untrained


def positions_of(rule_set: RuleSet, number: int) -> list[Position]:
    return [position for position, _ in islice(reached_pairs(Engine(rule_set), Random(3)), number)]


@EVERY_LEARNED
def test_the_engine_judges_as_the_network_does(rule_set: RuleSet) -> None:
    network, rows = shipped(rule_set), rows_of(*positions_of(rule_set, 200))
    engine = engine_with(rule_set, network)

    ends = np.array(selfplay.ends(engine, rows.tobytes())).reshape(200, -1)

    assert ends == pytest.approx(network.judge(inputs_of(engine, rows))[1], abs=0.01)


@EVERY_LEARNED
def test_a_play_loses_nothing_by_the_rounding_of_the_engine(rule_set: RuleSet) -> None:
    network = shipped(rule_set)
    engine, points = engine_with(rule_set, network), np.array(network.header.ends, np.float32)
    decisions = selfplay.decisions(selfplay.Player(engine, ERRING), range(2), seed=1)
    rows = rows_of(*(flip(rule_set, one) for one in positions_in(decisions.results)))

    equities = np.array(selfplay.ends(engine, rows.tobytes()), np.float32).reshape(len(rows), -1) @ -points

    exact = network.judge(inputs_of(engine, rows))[1] @ -points
    parts = np.split(np.arange(len(rows)), np.cumsum(decisions.plays)[:-1])
    losses = [exact[part].max() - exact[part][equities[part].argmax()] for part in parts]
    assert len(losses) > 50
    assert np.mean(losses) < 1e-4


def test_the_engine_with_a_network_knows_the_bear_off_as_the_program_does() -> None:
    some, engine = positions_of(TAPA, 400), engine_with(TAPA, shipped())
    usual = [one for one in some if not are_at_stake(rows_of(one)).any()]

    assert engine.probabilities(usual) == engine_for(TAPA).probabilities(usual)
    assert any(map(engine.is_known, usual))


@EVERY_LEARNED
def test_a_file_holds_the_network_as_float16(rule_set: RuleSet, tmp_path: Path) -> None:
    network, path = untrained(rule_set, 8), tmp_path / "new.npz"

    save_network(path, network)

    loaded = load_network(path, rule_set, rule_set.key)
    assert loaded.header == network.header
    assert (loaded.hidden == network.hidden.astype(np.float16)).all()
    assert loaded.hidden.dtype == np.float32


def test_a_new_network_is_small_and_repeats_itself_and_a_copy_has_weights_of_its_own() -> None:
    network = untrained()
    inputs = inputs_of(Engine(TAPA), rows_of(*positions_of(TAPA, 3)))

    network.copy().hidden[:] = 0

    assert are_same(network, untrained())
    assert not are_same(network, untrained(seed=6))
    assert network.judge(inputs)[1] == pytest.approx(np.full((3, 4), 0.25), abs=0.1)


def with_header(**changes: object) -> Network:
    return replace(shipped(), header=msgspec.structs.replace(shipped().header, **changes))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"rule_set": "tawula"}, "made for tawula, not for tapa"),
        ({"format": 2}, "other inputs or another game"),
        ({"inputs": 1}, "other inputs or another game"),
        ({"ends": (3, 1, -1, -3)}, "other inputs or another game"),
        ({"command": 7}, "no header of a network"),
    ],
)
def test_what_does_not_fit_is_refused(changes: dict[str, object], reason: str, tmp_path: Path) -> None:
    save_network(tmp_path / "bad.npz", with_header(**changes))

    with pytest.raises(WeightsError, match=reason):
        load_network(tmp_path / "bad.npz", TAPA)


def test_a_network_with_fewer_inputs_takes_no_notice_of_the_new_ones(tmp_path: Path) -> None:
    network, inputs = shipped(), inputs_of(Engine(TAPA), rows_of(*positions_of(TAPA, 20)))
    earlier = replace(network, hidden=network.hidden[:-6])
    save_network(tmp_path / "earlier.npz", earlier)

    loaded = load_network(tmp_path / "earlier.npz", TAPA)

    assert loaded.judge(inputs)[1] == pytest.approx(earlier.judge(inputs[:, :-6])[1], abs=1e-6)
    assert not loaded.hidden[-6:].any()


@pytest.mark.parametrize(("inputs", "trained_for"), [(6, "tapa"), (-6, "plakoto")])
def test_more_inputs_or_fewer_of_another_game_are_refused(inputs: int, trained_for: str, tmp_path: Path) -> None:
    network = with_header(rule_set=trained_for)
    rows = np.resize(network.hidden, (len(network.hidden) + inputs, network.hidden.shape[1]))
    save_network(tmp_path / "bad.npz", replace(network, hidden=rows))

    with pytest.raises(WeightsError, match="other inputs"):
        load_network(tmp_path / "bad.npz", TAPA, trained_for)


def test_games_that_share_a_network_find_it_and_one_without_is_told() -> None:
    new = TAPA._replace(network=None)

    assert are_same(shipped(MAHBUSA), shipped(RULE_SETS["plakoto"]))
    for shipped_file in (shipped_network, shipped_pruner):
        with pytest.raises(WeightsError, match="no network is shipped for tapa"):
            shipped_file(new)


@EVERY_LEARNED
def test_what_has_happened_is_one_of_the_ends_or_half_of_two(rule_set: RuleSet) -> None:
    ends = ends_of(rule_set)

    happened = ends_of_points(ends, np.array([*ends, 0]))

    assert (happened[:-1] == np.eye(len(ends))).all()
    assert happened[-1][[ends.index(1), ends.index(-1)]].tolist() == [0.5, 0.5]
    with pytest.raises(AssertionError):
        ends_of_points(ends, np.array([5]))


# A network that learns; how far a run of learning has come


def loss(network: Network, inputs: np.ndarray, targets: np.ndarray) -> float:
    return float(-(targets * np.log(network.judge(inputs)[1])).sum(axis=1).mean())


def batch() -> tuple[np.ndarray, np.ndarray]:
    some = start_position(TAPA), position(TAPA, "6:W5 2:W2 19:B9"), position(TAPA, "24:W9 5:bW6 1:B14")
    targets = np.array([[0, 0.5, 0.5, 0], [0.3, 0.7, 0, 0], [0.6, 0.3, 0.1, 0]], np.float32)
    return inputs_of(Engine(TAPA), rows_of(*some)), targets


def test_learning_lowers_the_loss_as_far_as_it_can_go() -> None:
    network = untrained(units=8)
    inputs, targets = batch()
    before, learner = loss(network, inputs, targets), Learner(network)

    for _ in range(300):
        learner.learn(inputs, targets, 0.01)

    least = float(-(targets * np.log(np.maximum(targets, 1e-9))).sum(axis=1).mean())
    assert before > least + 0.3
    assert least <= loss(network, inputs, targets) < least + 0.02


def test_a_wider_network_judges_alike_until_it_learns_and_none_becomes_narrower() -> None:
    narrow = untrained(units=8)
    narrow.output[:] = np.random.default_rng(2).normal(size=(8, 4))
    inputs, targets = batch()

    wide = widened(narrow, header_of(TAPA), 12)

    np.testing.assert_allclose(wide.judge(inputs)[1], narrow.judge(inputs)[1], rtol=1e-5)
    Learner(wide).learn(inputs, targets, 0.01)
    assert (wide.output[8:] != 0).any()
    with pytest.raises(ValueError, match="8 units already"):
        widened(narrow, header_of(TAPA), 7)


def test_gradients_are_those_of_the_loss() -> None:
    network = untrained(units=5)
    network.output[:] = np.random.default_rng(2).normal(size=(5, 4))
    inputs, targets = batch()

    gradients = dict(zip(WEIGHTS, Learner(network)._gradients(inputs, targets), strict=True))

    for name, index in (("hidden", (0, 1)), ("hidden_bias", (2,)), ("output", (3, 1)), ("output_bias", (0,))):
        weights, step = getattr(network, name), 1e-2
        weights[index] += step
        above = loss(network, inputs, targets)
        weights[index] -= 2 * step
        slope = (above - loss(network, inputs, targets)) / (2 * step)
        weights[index] += step
        assert gradients[name][index] == pytest.approx(slope, abs=2e-3)


def test_who_takes_a_state_learns_on_as_the_one_who_had_it() -> None:
    first, second = (Learner(untrained(units=5)) for _ in range(2))
    inputs, targets = batch()
    for _ in range(3):
        first.learn(inputs, targets, 0.01)

    second.take(first.state(), first.batches)

    first.learn(inputs, targets, 0.01)
    second.learn(inputs, targets, 0.01)
    assert are_same(first.network, second.network)
    assert first.batches == second.batches == 4


def test_the_rate_falls_geometrically_from_the_first_to_the_last_and_the_trace_evenly() -> None:
    schedule = Schedule(1000, None, (1e-2, 1e-4), (0.8, 0.4))

    rates = [schedule.rate(Done(games)) for games in (0, 250, 500, 1000, 2000)]

    assert [falling((1e-2, 1e-4), progress) for progress in (0, 0.5, 1)] == pytest.approx([1e-2, 1e-3, 1e-4])
    assert rates == pytest.approx([1e-2, 10**-2.5, 1e-3, 1e-4, 1e-4])
    assert [schedule.trace(Done(games)) for games in (0, 500, 1000)] == pytest.approx([0.8, 0.6, 0.4])


def test_a_plan_passes_with_the_clock_or_the_games_and_the_time_left_follows_what_it_took_so_far() -> None:
    minutes, games = (Schedule(most, last, (1e-3, 1e-5), (0.8, 0.4)) for most, last in ((None, 10.0), (1000, None)))
    clock = Done(5_000_000, 0, 0.0), Done(5, 0, 150.0), Done(5, 0, 700.0)

    assert [minutes.progress(done) for done in clock] == [0, 0.25, 1]
    assert minutes.minutes_left(clock[1]) == 7.5
    assert [games.minutes_left(Done(*of)) for of in ((), (200, 0, 60.0), (1000, 0, 60.0))] == [float("inf"), 4, 0]


# Writing a network as it is shipped


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "FROM_GAMES", 1)


def with_all_digits() -> Network:
    """One whose weights need more digits than a file has."""
    network = with_header(command="learn tapa")
    digits = np.random.default_rng(1).uniform(0.9996, 1.0004, network.hidden.shape).astype(np.float32)
    return replace(network, hidden=network.hidden * digits)


def test_a_checkpoint_becomes_a_network_file_and_the_loss_of_digits_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save_run(tmp_path / "run.npz.checkpoint", with_all_digits())

    export.main(["tapa", str(tmp_path / "run.npz.checkpoint"), "--to", str(tmp_path / "a.npz")])

    text = capsys.readouterr().out
    assert (load_network(tmp_path / "a.npz", TAPA).hidden == with_all_digits().hidden.astype(np.float16)).all()
    assert f"{(tmp_path / 'a.npz').stat().st_size} bytes; probabilities differ by at most " in text
    assert 0 < float(text.split("at most ")[1].split()[0]) < 0.01


def export_of(folder: Path, *networks: Network, note: str | None = None) -> Network:
    """Export these networks, each from a file of its own."""
    sources = [folder / f"{number}.npz" for number in range(len(networks))]
    for source, network in zip(sources, networks, strict=True):
        save_network(source, network)
    export.main(["tapa", *map(str, sources), "--to", str(folder / "to.npz"), *(["--note", note] if note else [])])
    return load_network(folder / "to.npz", TAPA)


def test_a_network_file_loses_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    after = export_of(tmp_path, with_header(command="learn tapa"), note="by moonlight")

    assert are_same(after, shipped())
    assert after.header.command == "learn tapa # by moonlight"
    assert "at most 0.0e+00" in capsys.readouterr().out


def test_of_several_networks_the_mean_is_written(tmp_path: Path) -> None:
    one, other = (with_header(command=f"learn tapa --until {games}") for games in (1000, 2000))
    other = replace(other, hidden=one.hidden + 1, output_bias=one.output_bias + 2)

    mean = export_of(tmp_path, one, other)

    assert mean.hidden == pytest.approx(one.hidden + 0.5, abs=2e-3)
    assert mean.output_bias == pytest.approx(one.output_bias + 1, abs=2e-3)
    assert (mean.output == one.output).all()
    assert mean.header.command == "learn tapa --until 2000"


def test_networks_of_different_sizes_have_no_mean(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        export_of(tmp_path, shipped(), widened(shipped(), shipped().header, shipped().hidden_bias.size + 1))

    assert "different sizes" in capsys.readouterr().err
    assert not (tmp_path / "to.npz").exists()


@pytest.mark.parametrize(
    "command",
    ["learn tapa --to /tmp/a.npz", "learn --to=/a", "learn '/a b'", "learn ~/a.npz", "learn --to C:\\a", "learn C:/a"],
)
def test_no_place_on_a_machine_is_shipped(tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "to.npz").write_bytes(b"as it was")

    with pytest.raises(SystemExit):
        export_of(tmp_path, with_header(command=command))

    assert "the header names a place on this machine: " in capsys.readouterr().err
    assert (tmp_path / "to.npz").read_bytes() == b"as it was"
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize("command", ["learn --to ../a.npz", "learn --to runs/a.npz", "learn --begin … 1/2; 3 / 4"])
def test_places_beside_it_may_be_named(tmp_path: Path, command: str) -> None:
    assert export_of(tmp_path, with_header(command=command)).header.command == command
