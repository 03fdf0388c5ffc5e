"""Games that begin from late mothers, and the network that learns from them."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from tapa_desktop.ai.engine.rows import positions_of
from tapa_desktop.ai.probabilities import ends_of
from tapa_desktop.rules.position import PINNING, START
from tapa_desktop.rules.ruleset import TAPA, TAPA_CUBE
from tapa_desktop.training import mothers
from tapa_desktop.training.mothers import are_at_stake, begun, examples, games_from, knowing_draws, late, main
from tapa_desktop.training.network import Network, engine_with, load_network, shipped_pruner
from tests.positions import position
from tests.training.networks import rows_of, shipped, unlearned

AT_STAKE = ("24:wB1 1:B3 7:W14 12:B11", "24:W1 1:B1 7:W14 12:B14", "24:W2 1:bW2 7:W11 12:B14")
USUAL = ("24:wB1 7:W14 12:B14", "24:W2 1:B1 7:W13 12:B14", "24:W15 1:B15", "24:wB1 1:B4 7:W14 12:B10")


def certain_of_draws() -> Network:
    """A network that finds nothing but draws."""
    network = knowing_draws(unlearned())
    network.output_bias[network.header.ends.index(0)] = 30
    return network


def test_the_engine_asks_the_network_for_mothers_just_where_they_are_at_stake() -> None:
    positions = [position(TAPA, text) for text in (*AT_STAKE, *USUAL)]
    game = engine_with(TAPA, shipped())
    game.set_network(certain_of_draws().weights())

    found = [chances.draw > 0.5 for chances in game.probabilities(positions)]

    assert found == are_at_stake(rows_of(*positions)).tolist() == [True] * len(AT_STAKE) + [False] * len(USUAL)


def test_late_positions_are_of_the_game_and_leave_few_with_the_mothers() -> None:
    random = np.random.default_rng(3)
    (usual,) = rows_of(position(TAPA, "24:W6 8:W5 7:W4 1:B7 12:B5 13:B3"))

    made = [one for _ in range(200) if (one := late(usual, random)) is not None]

    assert len(made) > 150
    assert engine_with(TAPA, shipped()).check_rows(np.array(made).tobytes()) == len(made)
    for row in made:
        mine, theirs = int(row[START]), -int(row[1])
        assert all(1 <= free <= 3 or free < -PINNING for free in (mine, theirs))


def test_each_side_gets_the_points_of_its_own_game() -> None:
    game, random = engine_with(TAPA, shipped(), shipped_pruner(TAPA)), np.random.default_rng(1)
    nearly_over = rows_of(position(TAPA, "1:W1 24:B15"), position(TAPA, "7:W15 24:B1"))

    rows, points, numbers = games_from(game, nearly_over, random)

    won, lost = (points[(numbers == number)].tolist() for number in (0, 1))
    assert won == [2]  # before any roll, which ends the game
    assert lost[0] == -2
    assert all(one == -other for one, other in pairwise(lost))
    assert len(rows) == len(points)


def test_what_is_learned_from_are_positions_at_stake_with_the_ends_of_their_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(mothers, "MIXED", 5)
    game = engine_with(TAPA, shipped(), shipped_pruner(TAPA))

    records = examples(game, 64, np.random.default_rng(2))

    assert len(records) > 50
    assert are_at_stake(records["row"]).all()
    assert set(map(tuple, np.unique(records["ends"], axis=0).tolist())) <= set(map(tuple, np.eye(5).tolist()))


def test_begun_games_are_not_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mothers, "MIXED", 5)
    game = engine_with(TAPA_CUBE, shipped(TAPA_CUBE))

    rows = begun(game, 30, np.random.default_rng(1))

    assert len(rows) == 30
    assert all(game.ending_of_turn(one) is None for one in positions_of(rows.tobytes()))


def test_command_writes_a_network_that_knows_draws_and_says_how_it_was_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mothers, "MIXED", 5)
    to = tmp_path / "mothers.npz"

    main(["tapa", "--to", str(to), "--rounds", "2", "--games", "64", "--commit", "none"])

    header = load_network(to, TAPA).header
    assert header.ends == ends_of(TAPA, draws=True)
    assert "training.mothers tapa" in header.command


def test_a_game_without_mothers_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["portes", "--to", "any.npz"])

    assert "no mothers" in capsys.readouterr().err
