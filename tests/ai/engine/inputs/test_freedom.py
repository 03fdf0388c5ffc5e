"""How freely a side can move, with positions counted by hand.

What only the partner games are told: anchors where both sides hit head-on, primes where a single checker blocks.

What the next roll can do to lone checkers, with throws counted by hand.
"""

from __future__ import annotations

import pytest

from tapa_desktop.rules.ruleset import FEVGA, GUL_BARA, PORTES, TAPA, TAWULA, RuleSet
from tests.ai.engine.inputs.told import by_point, my, shares
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


def test_anchors_are_counted_with_their_foremost_point() -> None:
    given = position(PORTES, "24:W2 21:W3 20:W1 6:W4 5:W2 4:W2 1:B2 12:B13")

    back, anchors, home = my("anchors", given, PORTES)[:4], *_parts(my("anchors", given, PORTES))

    assert back == [1, 1, 1, 0.75]  # six
    assert anchors == [1, pytest.approx(2 / 3), pytest.approx(4 / 6)]
    assert home == [1, 0, 0, 0]  # three points of my home


def _parts(values: list[float]) -> tuple[list[float], list[float]]:
    return values[4:7], values[7:11]


def test_a_shot_counts_for_more_the_more_of_my_home_is_closed() -> None:
    open_home = position(PORTES, "24:W2 13:W13 18:B1 12:B14")
    closed_home = position(PORTES, "24:W2 13:W5 6:W2 5:W2 4:W2 3:W2 18:B1 12:B14")

    assert my("anchors", open_home, PORTES)[11] == 0
    chance = my("reach", closed_home, PORTES)[24]
    assert my("anchors", closed_home, PORTES)[11] == pytest.approx(chance * 4 / 6)


def test_rolls_that_can_hit_two_are_counted() -> None:
    given = position(PORTES, "24:W2 13:W13 23:B1 22:B1 12:B13")

    # with 2-1 both can be hit; 1-1 hits both on its way, where the points between are open
    assert my("anchors", given, PORTES)[12] == pytest.approx(3 / 36)


def test_what_has_to_pass_their_rearmost_checker() -> None:
    assert my("anchors", position(PORTES, "24:W2 13:W13 20:B15"), PORTES)[13] == pytest.approx(8 / 100)


@pytest.mark.parametrize("rule_set", [FEVGA, GUL_BARA])
def test_a_prime_on_my_way_is_told_by_its_front(rule_set: RuleSet) -> None:
    given = position(rule_set, "24:W12 4:W3 20:B1 19:B1 18:B1 17:B1 16:B1 12:B10")
    of_four, of_six = my("primes", given, rule_set)[:24], my("primes", given, rule_set)[24:48]

    assert [point for point, is_front in enumerate(of_four, 1) if is_front] == [16, 17]
    assert not any(of_six)


def test_who_is_behind_a_prime_and_how_long_it_can_stay() -> None:
    given = position(FEVGA, "24:W12 4:W3 20:B1 19:B1 18:B1 17:B1 16:B1 12:B10")
    behind, spare = my("primes", given, FEVGA)[50:52]  # of five and more

    assert behind == pytest.approx(12 / 15)
    assert spare == pytest.approx(10 * 24 / 150)  # his twelfth point is his 24


@pytest.mark.parametrize(
    ("stacks", "expected"),
    [("24:W15 12:B15", [0, 0, 0]), ("24:W14 17:W1 12:B15", [0, 1, 17 / 24]), ("24:W14 11:W1 12:B15", [1, 0, 0])],
)
def test_the_first_checker_until_it_has_passed(stacks: str, expected: list[float]) -> None:
    assert my("primes", position(FEVGA, stacks), FEVGA)[54:57] == pytest.approx(expected)


def test_my_points_in_the_starting_table() -> None:
    given = position(FEVGA, "24:W5 23:W1 22:W1 21:W1 20:W1 9:W6 12:B14 1:B1")

    assert my("primes", given, FEVGA)[57:] == [*shares(6, 5), 1, *shares(15, 2)]


def test_the_next_checker_is_the_rearmost_before_the_last() -> None:
    given = position(FEVGA, "24:W5 15:W1 9:W9 12:B15")

    assert my("next", given, FEVGA)[0] == pytest.approx(15 / 24)
    assert my("next", given, FEVGA)[1:7] == [0, 0, 1, 0, 0, 0]  # a three would land on his stack


def test_a_single_checker_closes_a_point_where_nobody_hits() -> None:
    assert my("mobility", position(FEVGA, "24:W15 23:B1 12:B14"), FEVGA)[:6] == [1, 0, 0, 0, 0, 0]


# Touching his


def test_reach_is_the_chance_to_land_on_their_lone_checkers() -> None:
    # 1 pip: any 1. 6 pips: any 6, 5-1, 4-2, 3-3, 2-2; the two have 6-1 and 5-1 in common.
    given = position(TAPA, "8:W15 7:B1 2:B1 24:B13")

    assert my("reach", given) == [*by_point({7: 11, 2: 17}), *shares(36, 24, 17, 11, 0, 0, 36)]


def test_a_lone_checker_is_told_in_its_quarter_of_the_board() -> None:
    given = position(TAPA, "24:W15 22:B1 1:B14")

    assert my("reach", given) == [*by_point({22: 12}), *shares(36, 12, 0, 0, 0, 12, 36)]


def test_who_is_locked_in_reaches_nothing() -> None:
    assert my("reach", position(TAPA, "24:W15 23:B2 22:B2 21:B2 20:B2 19:B2 18:B2 1:B3")) == [0.0] * 30


def test_from_the_bar_a_checker_enters_before_anything_else() -> None:
    # Only a 3 or a 5 enters; 22 by any 3, then 8 by a 1 from 9.
    given = position(TAWULA, "24:B2 23:B2 22:B1 21:B2 19:B2 9:W13 8:B1 5:B5 4:W1", mine=(0, 1))

    assert my("reach", given, TAWULA)[:24] == by_point({22: 11, 8: 4})
    assert my("reach", given, TAWULA)[24] == shares(36, 13)[0]  # the 3s, and 5-1
    assert my("reach", given, TAWULA)[29] == shares(36, 20)[0]  # all that have a 3 or a 5


def test_with_two_on_the_bar_nobody_else_moves() -> None:
    given = position(TAWULA, "22:B1 9:W13 8:B1 5:B13", mine=(0, 2))

    assert my("reach", given, TAWULA)[:24] == by_point({22: 11})


def test_from_the_reserve_a_checker_enters_and_moves_on() -> None:
    # 22: a 3, 2-1, and 1-1 cannot, since no 1 enters while the starters stand on 24. 18: 6-1, 5-2, 4-3.
    given = position(TAWULA, "24:W2 22:B1 18:B1 12:B2", mine=(13, 0), theirs=(11, 0))

    assert my("reach", given, TAWULA)[:24] == by_point({22: 13, 18: 6})


def test_the_starters_reach_nothing_while_there_is_a_reserve() -> None:
    waiting = position(TAWULA, "24:W2 23:B1 12:B2", mine=(13, 0), theirs=(12, 0))
    free = position(TAWULA, "24:W2 23:B1 12:B2 5:W13", theirs=(12, 0))

    assert my("reach", waiting, TAWULA)[:24] == by_point({23: 11})  # by a 2 from the reserve
    assert my("reach", free, TAWULA)[:24] == by_point({23: 11})  # by a 1


# Saving mine


def test_a_lone_checker_is_safe_when_another_comes_to_it_or_it_goes_to_another() -> None:
    # 10 pips apart: 6-4 and 5-5
    given = position(TAPA, "19:W14 9:W1 1:B15")

    assert my("safety", given) == by_point({9: 3})


def test_two_lone_checkers_make_each_other_safe() -> None:
    # 3 pips: any 3, 2-1, 1-1
    given = position(TAPA, "12:W1 9:W1 24:B15")

    assert my("safety", given) == by_point({12: 14, 9: 14})


def test_closed_points_between_leave_it_alone() -> None:
    # 6-4 goes over 15 or 13, 5-5 over 14
    one = position(TAPA, "19:W14 9:W1 13:B2 1:B13")
    both = position(TAPA, "19:W14 9:W1 13:B2 15:B2 1:B11")
    all_three = position(TAPA, "19:W14 9:W1 13:B2 14:B2 15:B2 1:B9")

    assert my("safety", one) == by_point({9: 3})
    assert my("safety", both) == by_point({9: 1})
    assert my("safety", all_three) == by_point({})


def test_who_pins_has_nothing_to_fear() -> None:
    assert my("safety", position(TAPA, "19:W14 16:bW1 1:B14")) == by_point({})


def test_on_the_far_side_of_tawula_nobody_is_made_safe_but_by_leaving_it() -> None:
    # 22 may not come to 20; to the head it is 7 pips (6-1, 5-2, 4-3) and 9 pips (6-3, 5-4, 3-3)
    given = position(TAWULA, "22:W1 20:W1 13:W13 1:B15")

    assert my("safety", given, TAWULA) == by_point({20: 6, 22: 5})


def test_nobody_goes_anywhere_while_one_is_on_the_bar() -> None:
    # 9 would be safe on 7 by a 2; but another waits, which comes to 9 by 4-4 alone
    given = position(TAWULA, "9:W1 7:W13 1:B15", mine=(0, 1))

    assert my("safety", given, TAWULA) == by_point({9: 1})
