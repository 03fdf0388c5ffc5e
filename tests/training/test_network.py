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
from tapa_desktop.ai.engine.game import Game
from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.opinions import positions_of as positions_in
from tapa_desktop.ai.engine.weights import WeightsError
from tapa_desktop.ai.probabilities import ends_of
from tapa_desktop.rules.position import Position, flip
from tapa_desktop.rules.ruleset import MAHBUSA, RULE_SETS, TAPA, TAWULA, RuleSet
from tapa_desktop.training.candidates import ERRING
from tapa_desktop.training.mothers import are_at_stake
from tapa_desktop.training.network import (
    Network,
    ends_of_points,
    engine_with,
    inputs_of,
    load_network,
    save_network,
    shipped_network,
    shipped_pruner,
)
from tests.ai.engine.agreement import name_of, reached_pairs
from tests.cases import LEARNED
from tests.training.networks import are_same, rows_of, shipped, unlearned

EVERY_GAME = pytest.mark.parametrize("rule_set", LEARNED.values(), ids=name_of)


def positions_of(rule_set: RuleSet, number: int) -> list[Position]:
    return [position for position, _ in islice(reached_pairs(Game(rule_set), Random(3)), number)]


@EVERY_GAME
def test_the_engine_judges_as_the_network_does(rule_set: RuleSet) -> None:
    network, rows = shipped(rule_set), rows_of(*positions_of(rule_set, 200))
    game = engine_with(rule_set, network)

    found = np.array(selfplay.ends(game, rows.tobytes())).reshape(200, -1)

    assert found == pytest.approx(network.judge(inputs_of(game, rows))[1], abs=0.01)


@EVERY_GAME
def test_a_play_loses_nothing_by_the_rounding_of_the_engine(rule_set: RuleSet) -> None:
    network = shipped(rule_set)
    game, points = engine_with(rule_set, network), np.array(network.header.ends, np.float32)
    given = selfplay.decisions(selfplay.Player(game, ERRING), range(2), seed=1)
    rows = rows_of(*(flip(rule_set, one) for one in positions_in(given.results)))

    found = np.array(selfplay.ends(game, rows.tobytes()), np.float32).reshape(len(rows), -1) @ -points

    exact = network.judge(inputs_of(game, rows))[1] @ -points
    parts = np.split(np.arange(len(rows)), np.cumsum(given.plays)[:-1])
    lost = [exact[part].max() - exact[part][found[part].argmax()] for part in parts]
    assert len(lost) > 50
    assert np.mean(lost) < 1e-4


def test_the_engine_with_a_network_knows_the_bear_off_as_the_program_does() -> None:
    some, game = positions_of(TAPA, 400), engine_with(TAPA, shipped())
    usual = [one for one in some if not are_at_stake(rows_of(one)).any()]

    assert game.probabilities(usual) == game_for(TAPA).probabilities(usual)
    assert any(map(game.is_known, usual))


@EVERY_GAME
def test_a_file_holds_the_network_as_float16(rule_set: RuleSet, tmp_path: Path) -> None:
    network, path = unlearned(rule_set, 8), tmp_path / "new.npz"

    save_network(path, network)

    loaded = load_network(path, rule_set, rule_set.key)
    assert loaded.header == network.header
    assert (loaded.hidden == network.hidden.astype(np.float16)).all()
    assert loaded.hidden.dtype == np.float32


def test_a_new_network_is_small_and_repeats_itself() -> None:
    network = unlearned()

    assert are_same(network, unlearned())
    assert not are_same(network, unlearned(seed=6))
    given = inputs_of(Game(TAPA), rows_of(*positions_of(TAPA, 3)))
    assert network.judge(given)[1] == pytest.approx(np.full((3, 4), 0.25), abs=0.1)


def test_a_copy_has_weights_of_its_own() -> None:
    network = unlearned()

    network.copy().hidden[:] = 0

    assert (network.hidden != 0).any()


def _headed(changes: dict[str, object]) -> Network:
    return replace(shipped(), header=msgspec.structs.replace(shipped().header, **changes))


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"rule_set": "tawula"}, "made for tawula, not for tapa"),
        ({"format": 2}, "other inputs or another game"),
        ({"inputs": 1}, "other inputs or another game"),
        ({"ends": (3, 1, -1, -3)}, "other inputs or another game"),
        ({"command": 7}, "no header of a network"),
    ],
)
def test_what_does_not_fit_is_refused(changes: dict[str, object], told: str, tmp_path: Path) -> None:
    save_network(tmp_path / "bad.npz", _headed(changes))

    with pytest.raises(WeightsError, match=told):
        load_network(tmp_path / "bad.npz", TAPA)


def test_a_network_with_fewer_inputs_takes_no_notice_of_the_new_ones(tmp_path: Path) -> None:
    network, given = shipped(), inputs_of(Game(TAPA), rows_of(*positions_of(TAPA, 20)))
    earlier = replace(network, hidden=network.hidden[:-6])
    save_network(tmp_path / "earlier.npz", earlier)

    grown = load_network(tmp_path / "earlier.npz", TAPA)

    assert grown.judge(given)[1] == pytest.approx(earlier.judge(given[:, :-6])[1], abs=1e-6)
    assert not grown.hidden[-6:].any()


@pytest.mark.parametrize(("inputs", "trained_for"), [(6, "tapa"), (-6, "plakoto")])
def test_more_inputs_or_fewer_of_another_game_are_refused(inputs: int, trained_for: str, tmp_path: Path) -> None:
    network = _headed({"rule_set": trained_for})
    rows = np.resize(network.hidden, (len(network.hidden) + inputs, network.hidden.shape[1]))
    save_network(tmp_path / "bad.npz", replace(network, hidden=rows))

    with pytest.raises(WeightsError, match="other inputs"):
        load_network(tmp_path / "bad.npz", TAPA, trained_for)


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.npz").write_bytes(b"nothing")

    with pytest.raises(WeightsError, match="no network"):
        load_network(tmp_path / "bad.npz", TAPA)


def test_games_that_share_a_network_find_it() -> None:
    assert are_same(shipped(MAHBUSA), shipped(RULE_SETS["plakoto"]))


def test_a_game_without_a_network_is_told() -> None:
    new = replace(TAPA, network=None)

    with pytest.raises(WeightsError, match="no network is shipped for tapa"):
        shipped_network(new)
    with pytest.raises(WeightsError, match="no network is shipped for tapa"):
        shipped_pruner(new)


@EVERY_GAME
def test_what_has_happened_is_one_of_the_ends_or_half_of_two(rule_set: RuleSet) -> None:
    ends = ends_of(rule_set)

    happened = ends_of_points(ends, np.array([*ends, 0]))

    assert (happened[:-1] == np.eye(len(ends))).all()
    assert happened[-1][[ends.index(1), ends.index(-1)]].tolist() == [0.5, 0.5]


def test_points_that_no_end_has_are_a_mistake() -> None:
    with pytest.raises(AssertionError):
        ends_of_points(ends_of(TAWULA), np.array([2]))
