"""Positions in which the two sides have passed each other."""

from __future__ import annotations

import numpy as np
import pytest

from tapa_desktop.ai.batch.rows import Rows, flip, pack
from tapa_desktop.ai.equity import LOSE_MARS, MARS, WIN, swapped
from tapa_desktop.ai.planes import planes_of
from tapa_desktop.ai.race import Race, is_race
from tapa_desktop.rules.ruleset import TAPA, TAWULA, RuleSet
from tests.positions import Outside, position


def race(rule_set: RuleSet, stacks: str, theirs: Outside = (0, 0)) -> bool:
    rows = pack([position(rule_set, stacks, theirs=theirs)])
    return bool(is_race(planes_of(rows), planes_of(flip(rule_set, rows)))[0])


def chances(*stacks: str) -> np.ndarray:
    rows: Rows = pack(position(TAPA, text) for text in stacks)
    return Race().chances(TAPA, rows)


def test_it_is_a_race_once_all_have_passed() -> None:
    assert race(TAPA, "8:W5 3:W10 9:B5 20:B10")
    assert not race(TAPA, "9:W5 3:W10 8:B5 20:B10")


def test_a_pin_is_contact() -> None:
    assert not race(TAPA, "8:bW5 3:W10 9:B4 20:B10")


def test_in_parallel_motion_neither_may_follow_the_other() -> None:
    # My 6-1 are his 18-13: his checkers at home, on my 18-13, have passed them, and mine have passed his.
    assert race(TAWULA, "6:W8 1:W7 18:B8 13:B7")
    # His checkers on his 19 and 24 have mine still before them.
    assert not race(TAWULA, "6:W8 1:W7 7:B8 13:B7")
    assert not race(TAWULA, "6:W8 1:W7 13:B7", theirs=(0, 1))


def test_the_one_ahead_is_the_favourite_and_so_is_the_one_on_roll() -> None:
    ahead, level, behind = chances("6:W5 20:B15", "6:W8 19:B8", "6:W15 20:B5")[:, WIN]

    assert ahead > 0.99
    assert 0.6 < level < 0.9
    assert behind < 0.01


def test_one_roll_is_enough() -> None:
    assert chances("1:W2 24:B2")[0, WIN] > 0.9


def test_many_low_checkers_take_their_time() -> None:
    assert chances("1:W8 19:B3")[0, WIN] < chances("4:W2 19:B3")[0, WIN]


def test_mars_threatens_only_one_who_has_borne_off_none() -> None:
    some_off, none_off = chances("2:W4 7:B5 20:B9", "2:W4 7:B5 20:B10")

    assert some_off[MARS] == 0
    assert none_off[MARS] > 0.9
    assert chances("12:W6 3:W9 23:B3")[0, LOSE_MARS] > 0.9


def test_what_is_a_half_for_both_is_better_on_roll() -> None:
    rows = pack([position(TAPA, "6:W8 19:B8")])

    on_roll, waiting = Race().chances(TAPA, rows), swapped(Race().chances(TAPA, flip(TAPA, rows)))

    assert on_roll[0, WIN] > 0.5 > waiting[0, WIN]
    assert on_roll[0, WIN] == pytest.approx(1 - waiting[0, WIN], abs=1e-5)
