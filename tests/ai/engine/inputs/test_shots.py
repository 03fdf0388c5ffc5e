"""What the next roll can do to lone checkers, with throws counted by hand."""

from __future__ import annotations

from tapa_desktop.rules.ruleset import TAPA, TAWULA
from tests.ai.engine.inputs.told import by_point, my, shares
from tests.positions import position

# Touching his


def test_reach_is_the_chance_to_land_on_their_lone_checkers() -> None:
    # 1 pip: any 1. 6 pips: any 6, 5-1, 4-2, 3-3, 2-2; the two have 6-1 and 5-1 in common.
    given = position(TAPA, "8:W15 7:B1 2:B1 24:B13")

    assert my("reach", given) == [*by_point({7: 11, 2: 17}), *shares(36, 24, 17, 11, 0, 0, 36)]


def test_a_lone_checker_is_told_in_its_quarter_of_the_board() -> None:
    given = position(TAPA, "24:W15 22:B1 1:B14")

    assert my("reach", given) == [*by_point({22: 12}), *shares(36, 12, 0, 0, 0, 12, 36)]


def test_who_is_locked_in_reaches_nothing() -> None:
    given = position(TAPA, "24:W15 23:B2 22:B2 21:B2 20:B2 19:B2 18:B2 1:B3")

    assert my("reach", given) == [0.0] * 30


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
    given = position(TAPA, "19:W14 16:bW1 1:B14")

    assert my("safety", given) == by_point({})


def test_on_the_far_side_of_tawula_nobody_is_made_safe_but_by_leaving_it() -> None:
    # 22 may not come to 20; to the head it is 7 pips (6-1, 5-2, 4-3) and 9 pips (6-3, 5-4, 3-3)
    given = position(TAWULA, "22:W1 20:W1 13:W13 1:B15")

    assert my("safety", given, TAWULA) == by_point({20: 6, 22: 5})


def test_nobody_goes_anywhere_while_one_is_on_the_bar() -> None:
    # 9 would be safe on 7 by a 2; but another waits, which comes to 9 by 4-4 alone
    given = position(TAWULA, "9:W1 7:W13 1:B15", mine=(0, 1))

    assert my("safety", given, TAWULA) == by_point({9: 1})
