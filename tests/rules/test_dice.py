"""Rolls and dice, and who begins. Source: docs/rules.md, "Beginning"."""

from __future__ import annotations

import pytest

from tapa_desktop.rules.dice import ROLLS, dice_of, first_roll, opening_side, roll_of, without
from tapa_desktop.rules.ruleset import TAPA, TAWULA
from tapa_desktop.rules.side import Side


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


@pytest.mark.parametrize(("white", "black", "begins"), [(6, 5, Side.WHITE), (1, 2, Side.BLACK)])
def test_each_player_rolls_one_die_and_the_higher_begins(white: int, black: int, begins: Side) -> None:
    assert opening_side(white, black) is begins


@pytest.mark.parametrize("die", range(1, 7))
def test_on_a_tie_they_roll_again(die: int) -> None:
    assert opening_side(die, die) is None


def test_with_reroll_the_winner_of_the_opening_rolls_both_dice_again() -> None:
    assert first_roll(TAPA, 2, 5) is None


def test_with_keep_the_winner_of_the_opening_plays_its_two_dice() -> None:
    assert first_roll(TAWULA, 2, 5) == first_roll(TAWULA, 5, 2) == (5, 2)


def test_each_side_has_the_other_for_opponent() -> None:
    assert Side.WHITE.other is Side.BLACK
    assert Side.BLACK.other is Side.WHITE
