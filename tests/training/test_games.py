"""The targets of a game, games side by side, and positions to label."""

from __future__ import annotations

from itertools import combinations_with_replacement, islice

import numpy as np
import pytest

from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.engine.interface import positions_of, row_of
from tapa_desktop.ai.probabilities import equity
from tapa_desktop.rules.dice import FACES
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import GUL_BARA, PLAKOTO, TAPA, RuleSet
from tapa_desktop.training import games
from tapa_desktop.training.games import CLOSE, MOST, Game, Lanes, lessons, positions_to_judge
from tapa_desktop.training.network import engine_with
from tests.positions import position
from tests.training.networks import rows_of, untrained


def lanes_of(rule_set: RuleSet, lanes: int, threads: int = 1) -> Lanes:
    return Lanes(engine_with(rule_set, untrained(rule_set)), lanes, threads)


def dice(*shape: int) -> np.ndarray:
    return np.random.default_rng(1).integers(1, 7, shape, np.uint8)


def test_lessons_come_backwards_from_the_end_and_change_sides_with_every_turn() -> None:
    ends = np.array([[0.4, 0.3, 0.2, 0.1], [0.1, 0.5, 0.3, 0.1], [0.2, 0.3, 0.4, 0.1], [0, 0, 0, 1]], np.float32)
    game = Game(np.zeros((3, 32), np.int8), ends)

    targets = lessons(game, 0.5)

    # the last one has won double; before it half of that and half of what was thought of the next, and so on
    assert targets[2].tolist() == [1, 0, 0, 0]
    assert targets[1] == pytest.approx([0.05, 0.2, 0.15, 0.6])
    assert targets[0] == pytest.approx([0.35, 0.225, 0.35, 0.075])
    # with a full trace every position learns the end itself
    assert lessons(game, 1.0).tolist() == [[1, 0, 0, 0], [0, 0, 0, 1], [1, 0, 0, 0]]


def test_games_of_a_lane_are_remembered_from_the_first_play_to_the_last() -> None:
    lanes = lanes_of(PLAKOTO, 8)
    games: list[Game] = []
    turns = 0
    for rolls in dice(500, 8, 2):
        games += lanes.play(rolls)
        turns += 8
        if len(games) > 6:
            break

    assert len(games) > 6
    assert sum(len(game.ends) for game in games) <= turns
    for game in games:
        assert len(game.ends) == len(game.rows) + 1
        assert sorted(game.ends[-1].tolist()) in ([0, 0, 0, 1], [0, 0, 0.5, 0.5])
        assert game.ends.sum(axis=1) == pytest.approx(np.ones(len(game.ends)), abs=1e-5)
        assert game.rows[0][24] >= 15  # seen by the side to move, which has not moved yet


def test_a_play_that_wins_is_preferred_to_what_the_network_thinks() -> None:
    lanes = lanes_of(TAPA, 1)
    lanes.rows = rows_of(position(TAPA, "6:W1 2:W1 5:B1 19:B14"))

    (game,) = lanes.play(np.array([[6, 2]], np.uint8))

    assert game.ends.tolist() == [[0, 0, 0, 1]]
    assert len(game.rows) == 0
    assert lanes.rows.tobytes() == row_of(start_position(TAPA))


@pytest.mark.parametrize("threads", [1, 2])
def test_games_that_were_left_are_gone_on_with(threads: int) -> None:
    rolls = dice(150, 20, 2)
    complete, earlier, later = lanes_of(PLAKOTO, 20), lanes_of(PLAKOTO, 20, threads), lanes_of(PLAKOTO, 20, threads)
    for roll in rolls[:40]:
        earlier.play(roll)

    later.resume(earlier.unfinished())

    expected = [game for roll in rolls for game in complete.play(roll)][-4:]
    games = [game for roll in rolls[40:] for game in later.play(roll)][-4:]
    assert len(games) == 4
    for game, other in zip(games, expected, strict=True):
        assert (game.rows == other.rows).all()
        assert (game.ends == other.ends).all()
    later.resume(lanes_of(PLAKOTO, 20).unfinished())
    assert later.rows.tobytes() == 20 * row_of(start_position(PLAKOTO)), "those that have not begun can be left too"


ENGINE = engine_for(PLAKOTO)

Rounds = list[list[list[bytes]]]  # rows, by round and turn


def rounds(seed: int, threads: int = 1) -> Rounds:
    return list(islice(positions_to_judge(ENGINE, seed, threads), 6))


@pytest.fixture
def turns_found(monkeypatch: pytest.MonkeyPatch) -> Rounds:
    """Six rounds of turns in games side by side."""
    monkeypatch.setattr(games, "LANES", 30)
    return rounds(1)


def test_positions_to_judge_are_what_the_best_plays_of_a_turn_and_one_other_lead_to(turns_found: Rounds) -> None:
    several = [rows for turns in turns_found for rows in turns if len(rows) > 1]

    assert several
    for rows in several:
        equities = sorted(-equity(PLAKOTO, chances) for chances in ENGINE.probabilities(positions_of(b"".join(rows))))
        assert len(rows) <= MOST + 1
        assert equities[-1] - equities[1] <= CLOSE + 1e-5  # all but one are close


def test_no_position_to_judge_comes_twice_or_is_known(turns_found: Rounds) -> None:
    rows = [row for turns in turns_found for turn in turns for row in turn]

    assert len(set(rows)) == len(rows)
    assert not any(map(ENGINE.is_known, positions_of(b"".join(rows))))


def test_no_chain_is_to_judge() -> None:
    engine = engine_for(GUL_BARA)
    random = np.random.default_rng(1)

    for roll in combinations_with_replacement(FACES, 2):
        rows = games._plays_to_judge(engine, start_position(GUL_BARA), roll, random)
        assert bool(rows) == (roll[0] != roll[1])


def test_the_seed_alone_decides_which_positions_are_to_judge(turns_found: Rounds) -> None:
    assert rounds(1, threads=2) == turns_found
    assert rounds(2) != turns_found
