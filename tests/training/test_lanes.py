"""What is learned from a game, and games side by side."""

from __future__ import annotations

import numpy as np
import pytest

from tapa_desktop.ai.batch.rows import pack
from tapa_desktop.ai.inputs import VERSION, width
from tapa_desktop.ai.network import FORMAT, Header
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import PLAKOTO, TAPA
from tapa_desktop.training.adam import new_network
from tapa_desktop.training.lanes import Game, Lanes, lessons
from tests.positions import position

HEADER = Header(FORMAT, VERSION, "tapa", "by hand", 5, 0, 0.0)


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


def test_games_of_a_lane_are_remembered_from_the_first_play_to_the_last() -> None:
    lanes = Lanes(PLAKOTO, new_network(HEADER, width(PLAKOTO), 4), 8)
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
    lanes = Lanes(TAPA, new_network(HEADER, width(TAPA), 4), 1)
    lanes._rows = pack([position(TAPA, "6:W1 2:W1 5:B1 19:B14")])

    (game,) = lanes.play(np.array([[6, 2]]))

    assert game.ends.tolist() == [[0, 0, 0, 1]]
    assert len(game.rows) == 0
    assert (lanes._rows == pack([start_position(TAPA)])).all()


def test_games_that_were_left_are_gone_on_with() -> None:
    network, random = new_network(HEADER, width(TAPA), 4), np.random.default_rng(1)
    rolls = random.integers(1, 7, (150, 8, 2))
    whole, left, later = (Lanes(PLAKOTO, network, 8) for _ in range(3))
    for roll in rolls[:40]:
        left.play(roll)

    later.go_on_with(left.unfinished())

    expected = [game for roll in rolls for game in whole.play(roll)][-4:]
    games = [game for roll in rolls[40:] for game in later.play(roll)][-4:]
    assert len(games) == 4
    for game, other in zip(games, expected, strict=True):
        assert (game.rows == other.rows).all()
        assert (game.ends == other.ends).all()


def test_games_that_have_not_begun_can_be_left_too() -> None:
    lanes = Lanes(TAPA, new_network(HEADER, width(TAPA), 4), 3)

    lanes.go_on_with(lanes.unfinished())

    assert (lanes._rows == pack([start_position(TAPA)] * 3)).all()
