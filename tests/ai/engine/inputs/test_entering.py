"""What is told of bar, reserve, head and capote, with positions counted by hand."""

from __future__ import annotations

from dataclasses import replace

from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import TAWULA
from tests.ai.engine.inputs.told import my, shares
from tests.positions import position


def test_at_the_start_all_but_two_wait_in_the_reserve() -> None:
    # his starters stand on my 12; the only closed entry is my own 24
    assert my("waiting", start_position(TAWULA), TAWULA) == [
        0, 0, 0, 0,
        1, 1, 1, 2.5, 1,
        1, 1, 1,
        0, 1, 1, 1, 1, 1, *shares(36, 1), 0, *shares(6, 5),
    ]  # fmt: skip


def test_closed_entries_may_keep_a_checker_on_the_bar() -> None:
    # 25 less 1, 3 and 4 are closed by him, less 6 by one of mine
    given = position(TAWULA, "24:B2 22:B2 21:B2 20:B1 19:W1 13:W12 5:B8", mine=(0, 2))

    assert my("waiting", given, TAWULA) == [
        1, 1, 0, 0,
        0, 0, 0, 0, 0,
        0, 0, 0,
        0, 1, 0, 0, 1, 0, *shares(36, 16, 16), *shares(6, 2),
    ]  # fmt: skip


def test_by_house_rule_the_reserve_enters_from_24() -> None:
    # 18 is closed, which a 6 would enter on
    given = position(TAWULA, "24:W2 18:B2 12:B2", mine=(13, 0), theirs=(11, 0))

    assert my("waiting", given, TAWULA)[20] == shares(6, 5)[0]
    assert my("waiting", given, replace(TAWULA, enter_from=24))[20] == shares(6, 5)[0]
    assert my("waiting", given, TAWULA)[12:18] == [0, 1, 1, 1, 1, 1]


def test_the_head_is_where_the_far_side_ends() -> None:
    given = position(TAWULA, "22:W1 17:W1 13:W6 12:W3 4:W2 1:B15", mine=(1, 1))

    assert my("head", given, TAWULA) == [1, 1, 1, 0.75, *shares(6, 2), *shares(15, 4, 5), 0, 0, 0, 1]


def test_past_the_head_nothing_is_left_before_it() -> None:
    given = position(TAWULA, "13:W2 4:W13 24:B15")

    assert my("head", given, TAWULA) == [1, 1, 0, 0, 0, 0, *shares(15, 13), 1, 1, 1, 1]


def test_a_capote_needs_me_home_with_one_off_and_one_of_theirs_on_the_bar() -> None:
    ready = position(TAWULA, "6:W8 1:W6 18:B11 8:B3", theirs=(0, 1))
    one_missing = position(TAWULA, "9:W1 6:W8 1:W6 18:B15")

    assert my("capote", ready, TAWULA) == [1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0]
    assert my("capote", one_missing, TAWULA) == [0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0]


def test_with_one_on_the_bar_i_see_a_capote_coming() -> None:
    given = position(TAWULA, "9:W2 6:W6 1:W6 18:B15", mine=(0, 1))

    assert my("capote", given, TAWULA) == [0, 0, 0, 0, 0, 0, 1, *shares(14, 12), 0, 1, 1]
