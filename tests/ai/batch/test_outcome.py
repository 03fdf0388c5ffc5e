"""How the ends of games look in arrays: codes and points with a sign. See test_agreement.py, too."""

from __future__ import annotations

import numpy as np
import pytest

from tapa_desktop.ai.batch.outcome import endings, endings_of_turn, outcomes, outcomes_of_turn
from tapa_desktop.ai.batch.rows import flip, pack
from tapa_desktop.ai.batch.tables import ENDINGS
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.ruleset import PLAKOTO, TAPA, TAPA_CUBE, TAWULA, RuleSet
from tests.positions import position

COUNTING = rule_set_named("mahbusa", {"count_checkers": True})

WON = [
    (TAPA, "7:B3", How.SINGLE, 1),
    (TAPA, "7:B15", How.MARS, 2),
    (TAPA_CUBE, "7:B15", How.MARS, 2),
    (TAPA_CUBE, "7:B14 6:B1", How.TRIPLE, 3),
    (PLAKOTO, "1:bW1 7:W14 8:B14", How.MOTHER, 2),
    (COUNTING, "7:B11", How.SINGLE, 11),
    (COUNTING, "1:bW1 7:W14 8:B14", How.MOTHER, 15),
]


@pytest.mark.parametrize(("rule_set", "stacks", "how", "points"), WON)
def test_a_win_has_points_above_zero_for_the_winner(rule_set: RuleSet, stacks: str, how: How, points: int) -> None:
    rows = pack([position(rule_set, stacks)])

    over, scored = outcomes(rule_set, rows)

    assert over.tolist() == [True]
    assert scored.dtype == np.int8
    assert scored.tolist() == [points]
    assert ENDINGS[endings(rule_set, rows)[0]] is how


@pytest.mark.parametrize(("rule_set", "stacks", "how", "points"), WON)
def test_a_win_has_points_below_zero_for_the_loser(rule_set: RuleSet, stacks: str, how: How, points: int) -> None:
    rows = flip(rule_set, pack([position(rule_set, stacks)]))

    over, scored = outcomes(rule_set, rows)

    assert over.tolist() == [True]
    assert scored.tolist() == [-points]
    assert ENDINGS[-endings(rule_set, rows)[0]] is how


def test_a_capote_scores_seven() -> None:
    rows = pack([position(TAWULA, "6:W5 18:B14", theirs=(0, 1))])

    over, scored = outcomes(TAWULA, rows)

    assert over.tolist() == [True]
    assert scored.tolist() == [7]


def test_both_mothers_pinned_are_a_draw() -> None:
    rows = pack([position(TAPA, "24:wB1 7:W13 8:B13 1:bW1")])

    over, scored = outcomes(TAPA, rows)

    assert over.tolist() == [True]
    assert scored.tolist() == [0]
    assert ENDINGS[endings(TAPA, rows)[0]] is How.MOTHERS


def test_a_game_in_which_nobody_can_move_is_void_at_the_end_of_a_turn_alone() -> None:
    locked_out = position(
        TAWULA, f"{stacks('W', range(19, 25))} {stacks('B', range(7, 13))}", mine=(0, 1), theirs=(0, 1)
    )
    rows = pack([locked_out])

    over, _ = outcomes(TAWULA, rows)
    over_of_turn, scored = outcomes_of_turn(TAWULA, rows)

    assert over.tolist() == [False]
    assert over_of_turn.tolist() == [True]
    assert scored.tolist() == [0]
    assert ENDINGS[endings_of_turn(TAWULA, rows)[0]] is How.VOID


def test_a_game_that_goes_on_has_no_code_and_no_points() -> None:
    rows = pack([position(TAPA, "24:W15 1:B15")])

    over, scored = outcomes_of_turn(TAPA, rows)

    assert over.tolist() == [False]
    assert scored.tolist() == [0]
    assert endings_of_turn(TAPA, rows).tolist() == [0]


def test_no_rows_have_no_outcomes() -> None:
    over, scored = outcomes_of_turn(TAPA, pack([]))

    assert over.shape == scored.shape == (0,)


def stacks(letter: str, points: range) -> str:
    return " ".join(f"{point}:{letter}1" for point in points)
