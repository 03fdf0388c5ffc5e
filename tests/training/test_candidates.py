"""Plays worth a second look."""

from __future__ import annotations

import numpy as np
import pytest

from tapa_desktop.ai.batch.rows import flip
from tapa_desktop.ai.equity import equity
from tapa_desktop.ai.evaluator import Judged
from tapa_desktop.ai.hand import HandMade
from tapa_desktop.ai.learned import is_known
from tapa_desktop.rules.ruleset import PLAKOTO
from tapa_desktop.training.candidates import MOST, MOST_TURNS, Candidates, Taste, candidates

MARGIN = 0.04


@pytest.fixture(scope="module")
def found() -> Candidates:
    return candidates(PLAKOTO, HandMade(), 2, 1, Taste(MARGIN, others=0.2))


def plays_by_turn(found: Candidates) -> list[np.ndarray]:
    return [np.flatnonzero(found.turns == turn) for turn in np.unique(found.turns)]


def test_plays_that_compete_are_about_as_good_as_the_best(found: Candidates) -> None:
    worth = -equity(PLAKOTO, Judged(HandMade()).chances(PLAKOTO, found.rows))

    groups = [plays for plays in plays_by_turn(found) if len(plays) > 1]

    assert groups
    assert all(len(plays) <= MOST for plays in groups)
    assert all(np.ptp(worth[plays]) <= MARGIN + 1e-5 for plays in groups)


def test_where_nothing_is_close_only_what_was_played_is_taken(found: Candidates) -> None:
    alone = [plays for plays in plays_by_turn(found) if len(plays) == 1]

    # One of several close plays can be alone where the truth of the others is known.
    assert np.mean([found.played[plays[0]] for plays in alone]) > 0.9
    assert all(found.played[plays].sum() <= 1 for plays in plays_by_turn(found))


def test_nothing_is_looked_at_again_whose_truth_is_known(found: Candidates) -> None:
    assert not is_known(PLAKOTO, found.rows).any()


def test_each_has_the_end_of_its_game_as_the_side_to_move_saw_it(found: Candidates) -> None:
    games, turns = np.divmod(found.turns, MOST_TURNS)

    for game in np.unique(games):
        points = found.points[games == game] * np.where(turns[games == game] % 2, -1, 1)
        assert len(set(points.tolist())) == 1
        assert abs(points[0]) <= 2
    assert found.points[found.played].any()


def test_they_are_seen_by_the_side_that_is_to_move(found: Candidates) -> None:
    first = found.rows[found.turns % MOST_TURNS == 0]

    # After the first play of a game, the side to move has all its checkers on its starting point.
    assert (first[:, 24] >= 15).all()
    assert (flip(PLAKOTO, first)[:, 24] < 15).all()


def test_the_same_seed_finds_the_same(found: Candidates) -> None:
    again = candidates(PLAKOTO, HandMade(), 2, 1, Taste(MARGIN, others=0.2))

    assert (again.rows == found.rows).all()
