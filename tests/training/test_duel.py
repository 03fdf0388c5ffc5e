"""The result of one player against another."""

from __future__ import annotations

from array import array

import pytest

from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.selfplay import Games, Player
from tapa_desktop.ai.levels import Level
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.training.duel import Score, duel, score_of

GOOD, BAD = Player(game_for(TAPA)), Player(game_for(TAPA), None, 3)


def scored(*points: int) -> Score:
    return score_of(Games(array("i", points), array("i", [90] * len(points))))


def test_a_player_is_as_good_as_itself() -> None:
    # The same dice and choices with swapped seats: what one wins in the first game, the other wins in the second.
    score = duel(GOOD, GOOD, 40, seed=1)

    assert (score.points, score.half_width, score.won) == (0, 0, 0.5)


def test_a_network_beats_random_play_from_either_side() -> None:
    first, second = duel(GOOD, BAD, 40, seed=1), duel(BAD, GOOD, 40, seed=1)

    assert first.won > 0.9
    assert second.won < 0.1
    assert first.points > 1 > -1 > second.points
    assert "40 games" in str(first)


def test_shares_and_points_are_those_of_the_first_player() -> None:
    score = scored(2, 1, -1, 0, 2, 2)

    assert (score.games, score.points, score.turns) == (6, 1, 90)
    assert (score.won, score.won_double, score.lost_double) == (4 / 6, 3 / 6, 0)
    assert score.share == 7 / 8


def test_the_interval_is_that_of_the_means_of_pairs() -> None:
    assert scored(2, -2, 1, -1).half_width == 0
    assert scored(1, 1, -1, -1).half_width == pytest.approx(1.96)
    assert scored(1, 1).half_width == float("inf")
    assert 0 < scored(1, 1, -1, -1, 2, 0).share_half_width < 1


def test_without_points_each_has_half_of_them() -> None:
    score = scored(0, 0)

    assert (score.share, score.share_half_width) == (0.5, 0.5)


def test_a_level_errs_in_each_game_in_its_own_way_and_always_alike() -> None:
    weaker, weak = (Player(game_for(TAPA), Level("weak", "Weak", noise=noise), 5) for noise in (1.5, 1.0))

    score = duel(weak, weaker, 30, seed=1)

    assert score == duel(weak, weaker, 30, seed=1, threads=2)
    # The dice of both games are alike, the errors are not: no game is the other with changed seats.
    assert duel(weak, weak, 10, seed=1).half_width > 0
