"""docs/rules.md, "Beginning", as far as it is law; who begins a later game of a match is the match's business."""

from __future__ import annotations

import pytest

from tapa_desktop.rules.dice import first_roll, opening_side
from tapa_desktop.rules.ruleset import TAPA, TAWULA
from tapa_desktop.rules.side import Side


@pytest.mark.parametrize(("white", "black", "begins"), [(6, 5, Side.WHITE), (1, 2, Side.BLACK)])
def test_each_player_rolls_one_die_and_the_higher_begins(white: int, black: int, begins: Side) -> None:
    assert opening_side(white, black) is begins


@pytest.mark.parametrize("die", range(1, 7))
def test_on_a_tie_they_roll_again(die: int) -> None:
    assert opening_side(die, die) is None


def test_with_reroll_he_rolls_both_dice_anew() -> None:
    assert first_roll(TAPA, 2, 5) is None


def test_with_keep_he_plays_the_two_opening_dice() -> None:
    assert first_roll(TAWULA, 2, 5) == first_roll(TAWULA, 5, 2) == (5, 2)


def test_each_side_has_the_other_for_opponent() -> None:
    assert Side.WHITE.other is Side.BLACK
    assert Side.BLACK.other is Side.WHITE
