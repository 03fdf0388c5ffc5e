"""Measuring one player against another."""

from __future__ import annotations

import pytest

from tapa_desktop.ai.hand import HandMade
from tapa_desktop.ai.levels import Level
from tapa_desktop.ai.segments import Indices
from tapa_desktop.ai.selfplay import Turns
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.training.duel import at_random, by_evaluator, by_level, duel


def test_a_player_is_as_good_as_itself() -> None:
    # The same dice and choices with swapped seats: what one wins in the first game, the other wins in the second.
    itself = by_evaluator(HandMade())

    score = duel(TAPA, itself, itself, 40, seed=1)

    assert score.points == 0
    assert score.half_width == 0
    assert score.won == 0.5


def test_the_evaluator_beats_random_play_from_either_side() -> None:
    good, bad = by_evaluator(HandMade()), at_random(3)

    first, second = duel(TAPA, good, bad, 40, seed=1), duel(TAPA, bad, good, 40, seed=1)

    assert first.won > 0.9
    assert second.won < 0.1
    assert first.points > 1 > -1 > second.points
    assert "40 games" in str(first)


def test_the_two_change_seats_with_every_game() -> None:
    seats: dict[str, set[tuple[int, bool]]] = {"first": set(), "second": set()}

    def noting(name: str) -> object:
        inner = at_random(1)

        def choose(turns: Turns) -> Indices:
            seats[name] |= set(zip((turns.games % 2).tolist(), turns.white.tolist(), strict=True))
            return inner(turns)

        return choose

    duel(TAPA, noting("first"), noting("second"), 6, seed=2)

    assert seats == {"first": {(0, True), (1, False)}, "second": {(0, False), (1, True)}}


def test_all_points_are_shared_between_the_two() -> None:
    good, bad = by_evaluator(HandMade()), at_random(3)

    assert duel(TAPA, good, bad, 20, seed=1).share > 0.9
    assert duel(TAPA, bad, good, 20, seed=1).share < 0.1
    assert duel(TAPA, good, good, 4, seed=1)[-2:] == (0.5, 0)


def test_a_level_errs_in_each_game_in_its_own_way_and_always_alike() -> None:
    weaker, weak = (by_level(Level("weak", "Weak", noise=noise), 5) for noise in (1.5, 1.0))

    score = duel(TAPA, weak, weaker, 30, seed=1)

    assert score == duel(TAPA, weak, weaker, 30, seed=1)
    assert 0 < score.share_half_width < 0.3
    # The dice of both games are alike, the errors are not: no game is the other with changed seats.
    assert duel(TAPA, weak, weak, 10, seed=1).half_width > 0


def test_games_come_in_pairs() -> None:
    with pytest.raises(AssertionError):
        duel(TAPA, at_random(1), at_random(2), 3, seed=1)
