"""How freely a side can move, with positions counted by hand."""

from __future__ import annotations

from tapa_desktop.rules.ruleset import TAPA, TAWULA
from tests.ai.engine.inputs.told import my, shares
from tests.positions import position


def test_mobility_counts_landings_and_dice_that_have_none() -> None:
    given = position(TAPA, "24:W15 23:B2 18:B3 1:B10")

    assert my("mobility", given) == [1, 0, 0, 0, 0, 1, *shares(30, 4), *shares(6, 2)]


def test_mobility_counts_the_landings_of_all_checkers() -> None:
    given = position(TAPA, "24:W14 10:W1 23:B2 18:B3 1:B10")

    assert my("mobility", given) == [0, 0, 0, 0, 0, 0, *shares(30, 10), 0]


def test_mobility_knows_that_the_bar_comes_first() -> None:
    given = position(TAWULA, "24:B2 20:B2 13:W14 5:B11", mine=(0, 1))

    assert my("mobility", given, TAWULA) == [1, 0, 0, 0, 1, 0, *shares(30, 4), *shares(6, 2)]


def test_a_quiet_step_leaves_no_lone_checker_and_makes_none() -> None:
    # 20 has one to spare for 17 and 15, and the lone one of 17 may go to 15 and 13; who leaves 15 leaves one alone
    given = position(TAPA, "20:W3 17:W1 15:W2 13:W2 1:B15")

    assert my("quiet", given) == [0, 1, 1, 1, 1, 0, *shares(6, 4)]


def test_a_pinner_may_go_quietly_when_another_stays_on_the_pin() -> None:
    lone = position(TAPA, "20:bW1 18:W2 1:B14")
    two = position(TAPA, "20:bW2 18:W2 1:B14")

    assert my("quiet", lone) == [0.0] * 7
    assert my("quiet", two) == [0, 1, 0, 0, 0, 0, *shares(6, 1)]


def test_spare_dice_are_those_that_leave_the_deepest_pin_alone() -> None:
    # of the checkers off the pin, those on 15 find 14 and 10 closed, and the one on 6 finds 1
    given = position(TAPA, "15:W2 8:bW5 6:W1 14:B2 10:B2 1:B10")

    # 2·14 + 5 pips; two of mine are behind the pin, ten of his before it
    assert my("spare", given) == [
        1, 1, 1, 1, 0, 1, *shares(6, 5),
        *shares(100, 33), 0, 0, 0, 1,
        *shares(15, 2, 10),
    ]  # fmt: skip


def test_when_all_stand_on_the_pin_nothing_is_spare() -> None:
    given = position(TAPA, "8:bW14 4:W1 3:B2 2:B2 1:B9")

    # the one on 4 is stuck with 1, 2 and 3
    assert my("spare", given) == [0, 0, 0, 0, 0, 0, 0, *shares(100, 3), 1, 1, 1, 1, *shares(15, 0, 13)]


def test_without_a_pin_all_is_spare() -> None:
    given = position(TAPA, "20:W15 18:B2 1:B13")

    assert my("spare", given) == [1, 0, 1, 1, 1, 1, *shares(6, 5), 0, 0, 0, 0, 0, 0, 0]


def test_the_rearmost_is_told_what_lies_before_it() -> None:
    # before 20: 19, 18, 17 and 15 closed; 4 and 6 open, 5 not
    given = position(TAPA, "24:wB2 20:W14 19:B2 18:B2 17:B2 15:B2 8:B2 1:B3")

    values = my("rear", given)

    assert values[:7] == [*shares(24, 20), 1, 1, 1, 0, 1, 0]
    assert values[7:9] == [*shares(6, 4), *shares(8, 5)]
    assert values[9:14] == [1, 1, 0, 0, 0]  # three in a row
    assert values[14:16] == shares(36, 20, 15)  # any 4 or 6; and on by 4-3, 4-4, 4-5, 4-6, 6-1, 6-2, 6-3, 6-5


def test_who_is_locked_in_has_no_way() -> None:
    given = position(TAPA, "24:W15 23:B2 22:B2 21:B2 20:B2 19:B2 18:B2 1:B3")

    assert my("rear", given) == [1, 1, 1, 1, 1, 1, 1, 1, *shares(8, 6), 1, 1, 1, 1, 1, 0, 0, 0]


def test_with_the_way_free_the_rearmost_comes_as_far_as_the_dice_say() -> None:
    given = position(TAPA, "20:W15 1:B15")

    # seven and more pips: 6 with all but a double, 5-2 to 5-4, 4-3, and the doubles from 2-2 up
    assert my("rear", given)[14:16] == shares(36, 36, 10 + 6 + 2 + 5)
    # 7 pips on the average without doubles; of the next 12 points 4, 8, 12, 12, 10 and 12 by the doubles
    assert my("rear", given)[16:] == shares(36 * 12, 30 * 7 + 4 + 8 + 12 + 12 + 10 + 12)


def test_the_rearmost_on_the_bar_stands_on_25() -> None:
    given = position(TAWULA, "24:B2 20:B2 13:W14 5:B11", mine=(0, 1))

    values = my("rear", given, TAWULA)

    assert values[:9] == [*shares(24, 25), 1, 0, 0, 0, 1, 0, *shares(6, 2), *shares(8, 2)]
    assert values[14] == shares(36, 32)[0]  # all but 1-1, 5-5 and 5-1
