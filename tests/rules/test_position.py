"""docs/rules.md, "Terms": points, sides, and what a point holds."""

from __future__ import annotations

import pytest
from hypothesis import given

from tapa_desktop.rules.dice import ROLLS, dice_of, roll_of, without
from tapa_desktop.rules.position import POINTS, START, flip, free, mine_on, opposite, pinned, pins
from tapa_desktop.rules.position_text import PositionSpec
from tapa_desktop.rules.ruleset import PLAKOTO, TAPA, TAWULA
from tests.cases import each, sentences
from tests.positions import position
from tests.rules.strategies import position_specs


@each("point", POINTS)
def test_my_point_p_is_the_opponents_25_minus_p_and_in_parallel_motion_their_p_plus_12_or_minus_12(point: int) -> None:
    assert opposite(PLAKOTO, point) == 25 - point
    assert opposite(TAWULA, point) == (point + 12 if point <= 12 else point - 12)


@given(position_specs())
def test_the_other_side_sees_the_same_checkers_and_so_do_i_when_it_flips_them_again(spec: PositionSpec) -> None:
    flipped = flip(spec.rule_set, spec.position)

    assert flip(spec.rule_set, flipped) == spec.position
    for point in POINTS:
        mine, theirs = spec.position.board[point], flipped.board[opposite(spec.rule_set, point)]
        assert theirs == -mine
        assert (pins(mine), pinned(mine)) == (pinned(theirs), pins(theirs))
    assert (flipped.mine, flipped.theirs) == (spec.position.theirs, spec.position.mine)


@sentences(
    ("stack", "expected"),
    {
        "one of mine is free": ("W1", (1, 1, False, False)),
        "all of mine are free": ("W15", (15, 15, False, False)),
        "none of his is mine": ("B15", (0, 0, False, False)),
        "those on top of a pinned one are free": ("bW3", (3, 3, True, False)),
        "fifteen can stand on a pinned one": ("bW15", (15, 15, True, False)),
        "a pinned one still counts for its owner": ("wB2", (0, 1, False, True)),
    },
)
def test_of_my_checkers_on_a_point(stack: str, expected: tuple[int, int, bool, bool]) -> None:
    value = position(TAPA, f"{START}:{stack}").board[START]

    assert (free(value), mine_on(value), pins(value), pinned(value)) == expected


# Rolls and dice, and who begins. Source: docs/rules.md, "Beginning"


def test_there_are_21_rolls_for_36_throws_each_with_the_larger_die_first() -> None:
    rolls = [roll for roll, _ in ROLLS]

    assert len(set(rolls)) == len(rolls) == 21
    assert sum(throws for _, throws in ROLLS) == 36
    assert all(high >= low and throws == (1 if high == low else 2) for (high, low), throws in ROLLS)
    assert roll_of(3, 5) == roll_of(5, 3) == (5, 3)


@pytest.mark.parametrize("thrown", [(0, 1), (1, 7)])
def test_a_die_has_six_faces(thrown: tuple[int, int]) -> None:
    with pytest.raises(AssertionError):
        roll_of(*thrown)


def test_the_dice_are_separate_steps_a_double_is_played_four_times_and_a_used_die_is_taken_away_once() -> None:
    assert dice_of((5, 3)) == (5, 3)
    assert dice_of((3, 3)) == (3, 3, 3, 3)
    assert without((5, 3), 5) == (3,)
    assert without((3, 3, 3, 3), 3) == (3, 3, 3)
