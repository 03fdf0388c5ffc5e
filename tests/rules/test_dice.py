from __future__ import annotations

import pytest

from tapa_desktop.rules.dice import ROLLS, dice_of, roll_of, without


def test_there_are_21_rolls_for_36_throws() -> None:
    rolls = [roll for roll, _ in ROLLS]

    assert len(set(rolls)) == len(rolls) == 21
    assert sum(throws for _, throws in ROLLS) == 36
    assert all(throws == (1 if high == low else 2) for (high, low), throws in ROLLS)


def test_a_roll_has_the_larger_die_first() -> None:
    assert roll_of(3, 5) == roll_of(5, 3) == (5, 3)
    assert all(high >= low for (high, low), _ in ROLLS)


@pytest.mark.parametrize("thrown", [(0, 1), (1, 7)])
def test_a_die_has_six_faces(thrown: tuple[int, int]) -> None:
    with pytest.raises(AssertionError):
        roll_of(*thrown)


def test_the_dice_are_separate_steps() -> None:
    assert dice_of((5, 3)) == (5, 3)


def test_a_double_is_played_four_times() -> None:
    assert dice_of((3, 3)) == (3, 3, 3, 3)


def test_a_used_die_is_taken_away_once() -> None:
    assert without((5, 3), 5) == (3,)
    assert without((3, 3, 3, 3), 3) == (3, 3, 3)
