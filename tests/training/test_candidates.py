"""Plays worth a second look."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest

from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.probabilities import equity
from tapa_desktop.cancelling import Cancelled
from tapa_desktop.rules.outcome import outcome_of_turn
from tapa_desktop.rules.position import flip, start_position
from tapa_desktop.rules.ruleset import PLAKOTO
from tapa_desktop.training.candidates import MOST, Candidate, Taste, candidates, turns_of

GAME, MARGIN = game_for(PLAKOTO), 0.04


@pytest.fixture(scope="module")
def found() -> list[Candidate]:
    return list(candidates(GAME, 1, 3, Taste(MARGIN, others=0.3)))


def by_turn(found: list[Candidate]) -> list[list[Candidate]]:
    return [list(plays) for _, plays in groupby(found, lambda one: one.turn)]


def test_a_game_goes_by_the_rules_from_its_start_to_its_end() -> None:
    turns = turns_of(GAME, 1, 3)

    assert turns[0].position == start_position(PLAKOTO)
    for turn, following in pairwise(turns):
        after = turn.plays[turn.chosen].after
        assert after in GAME.plays(turn.position, turn.roll)
        assert following.position == flip(PLAKOTO, after)
        assert following.points == -turn.points
    end = outcome_of_turn(PLAKOTO, turns[-1].plays[turns[-1].chosen].after)
    assert end is not None
    assert turns[-1].points == (0 if end.mine is None else end.points if end.mine else -end.points)


def test_games_differ_by_dice_and_by_errors_and_repeat_themselves() -> None:
    first, again, other, reseeded = (turns_of(GAME, *which) for which in ((1, 3), (1, 3), (1, 4), (2, 3)))

    assert first == again
    assert first not in (other, reseeded)
    missed = [turn for turn in first if turn.plays[turn.chosen].equity < max(play.equity for play in turn.plays)]
    assert 0 < len(missed) < len(first) / 2


def test_plays_that_compete_are_about_as_good_as_the_best(found: list[Candidate]) -> None:
    several = [plays for plays in by_turn(found) if len(plays) > 1]

    assert several
    for plays in several:
        worth = [-equity(PLAKOTO, one) for one in GAME.probabilities([play.position for play in plays])]
        assert len(plays) <= MOST
        assert max(worth) - min(worth) <= MARGIN + 1e-5


def test_where_nothing_is_close_only_what_was_played_is_taken(found: list[Candidate]) -> None:
    alone = [plays[0] for plays in by_turn(found) if len(plays) == 1]

    assert alone
    assert sum(one.played for one in alone) > 0.9 * len(alone)  # others: a play beside one that is known exactly
    assert all(sum(one.played for one in plays) <= 1 for plays in by_turn(found))


def test_nothing_is_looked_at_again_that_is_known_exactly(found: list[Candidate]) -> None:
    assert not any(GAME.is_known(one.position) for one in found)


def test_each_has_the_end_of_its_game_as_the_side_to_move_saw_it(found: list[Candidate]) -> None:
    points = turns_of(GAME, 1, 3)[0].points  # of the side that moved in the turns 0, 2, 4 and so on

    assert {one.points if one.turn % 2 else -one.points for one in found} == {points}
    assert points


def test_a_game_can_be_called_off() -> None:
    with pytest.raises(Cancelled):
        turns_of(GAME, 1, 3, lambda: True)
