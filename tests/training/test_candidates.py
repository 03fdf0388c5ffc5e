"""Turns of games, and positions from them to learn from."""

from __future__ import annotations

from itertools import combinations_with_replacement, islice, pairwise

import numpy as np
import pytest

from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.rows import positions_of
from tapa_desktop.ai.probabilities import equity
from tapa_desktop.cancelling import Cancelled
from tapa_desktop.rules.dice import FACES
from tapa_desktop.rules.outcome import outcome_of_turn
from tapa_desktop.rules.position import flip, start_position
from tapa_desktop.rules.ruleset import GUL_BARA, PLAKOTO
from tapa_desktop.training import candidates
from tapa_desktop.training.candidates import CLOSE, MOST, positions_to_judge, turns_of

GAME = game_for(PLAKOTO)

Found = list[list[list[bytes]]]  # rows, by round and turn


def rounds(seed: int, threads: int = 1) -> Found:
    return list(islice(positions_to_judge(GAME, seed, threads), 6))


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Found:
    """What six rounds of turns in games side by side lead to."""
    monkeypatch.setattr(candidates, "LANES", 30)
    return rounds(1)


def test_a_game_goes_by_the_rules_from_its_start_to_its_end() -> None:
    turns = turns_of(GAME, 1, 3)

    assert turns[0].position == start_position(PLAKOTO)
    for turn, following in pairwise(turns):
        after = turn.plays[0].after
        assert after in GAME.plays(turn.position, turn.roll)
        assert following.position == flip(PLAKOTO, after)
    assert outcome_of_turn(PLAKOTO, turns[-1].plays[0].after) is not None


def test_games_differ_by_dice_and_by_errors_and_repeat_themselves() -> None:
    first, again, other, reseeded = (turns_of(GAME, *which) for which in ((1, 3), (1, 3), (1, 4), (2, 3)))

    assert first == again
    assert first not in (other, reseeded)
    missed = [turn for turn in first if turn.plays[0].equity < max(play.equity for play in turn.plays)]
    assert 0 < len(missed) < len(first) / 2


def test_positions_to_judge_are_what_the_best_plays_of_a_turn_and_one_other_lead_to(found: Found) -> None:
    several = [rows for turns in found for rows in turns if len(rows) > 1]

    assert several
    for rows in several:
        worth = sorted(-equity(PLAKOTO, one) for one in GAME.probabilities(positions_of(b"".join(rows))))
        assert len(rows) <= MOST + 1
        assert worth[-1] - worth[1] <= CLOSE + 1e-5  # all but one are close


def test_no_position_to_judge_comes_twice_or_is_known(found: Found) -> None:
    rows = [row for turns in found for turn in turns for row in turn]

    assert len(set(rows)) == len(rows)
    assert not any(map(GAME.is_known, positions_of(b"".join(rows))))


def test_no_chain_is_to_judge() -> None:
    game = game_for(GUL_BARA)
    random = np.random.default_rng(1)

    for roll in combinations_with_replacement(FACES, 2):
        found = candidates._plays_to_judge(game, start_position(GUL_BARA), roll, random)
        assert bool(found) == (roll[0] != roll[1])


def test_the_seed_alone_decides_which_positions_are_to_judge(found: Found) -> None:
    assert rounds(1, threads=2) == found
    assert rounds(2) != found


def test_a_game_can_be_called_off() -> None:
    with pytest.raises(Cancelled):
        turns_of(GAME, 1, 3, lambda: True)
