"""What a network is told of each side, group by group, with positions counted by hand."""

from __future__ import annotations

import pytest

from tapa_desktop.ai.batch.rows import pack
from tapa_desktop.ai.inputs import inputs, layout
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import TAPA, TAWULA, RuleSet
from tests.positions import position


def my(group: str, given: Position, rule_set: RuleSet = TAPA) -> list[float]:
    """One group of the inputs of the side to move."""
    values: list[float] = inputs(rule_set, pack([given]))[0, layout()[f"my {group}"]].tolist()
    return values


def shares(of: int, *counts: int) -> list[float]:
    return [pytest.approx(count / of) for count in counts]


def by_point(chances: dict[int, int]) -> list[float]:
    """Throws of the 36 for each of the 24 points."""
    return shares(36, *(chances.get(point, 0) for point in range(1, 25)))


def test_reach_is_the_chance_to_land_on_his_lone_checkers() -> None:
    # 1 pip: any 1. 6 pips: any 6, 5-1, 4-2, 3-3, 2-2; the two have 6-1 and 5-1 in common.
    given = position(TAPA, "8:W15 7:B1 2:B1 24:B13")

    assert my("reach", given) == [*by_point({7: 11, 2: 17}), *shares(36, 24, 17, 36)]


def test_a_lone_checker_outside_my_home_is_not_at_home() -> None:
    given = position(TAPA, "24:W15 22:B1 1:B14")

    assert my("reach", given) == [*by_point({22: 12}), *shares(36, 12, 0, 36)]


def test_who_is_locked_in_reaches_nothing() -> None:
    given = position(TAPA, "24:W15 23:B2 22:B2 21:B2 20:B2 19:B2 18:B2 1:B3")

    assert my("reach", given) == [0.0] * 27


def test_mobility_counts_landings_and_dice_that_have_none() -> None:
    given = position(TAPA, "24:W15 23:B2 18:B3 1:B10")

    assert my("mobility", given) == [1, 0, 0, 0, 0, 1, *shares(30, 4), *shares(6, 2)]


def test_mobility_counts_the_landings_of_all_checkers() -> None:
    given = position(TAPA, "24:W14 10:W1 23:B2 18:B3 1:B10")

    assert my("mobility", given) == [0, 0, 0, 0, 0, 0, *shares(30, 10), 0]


def test_place_says_how_far_the_way_is_and_where_the_checkers_are() -> None:
    given = position(TAPA, "24:W2 20:W1 15:W3 12:wB2 9:W2 4:W5 2:W1 1:B13")

    assert my("place", given) == [*shares(200, 165), *shares(15, 9, 6, 3)]


def test_structure_counts_closed_points_their_rows_and_lone_checkers() -> None:
    given = position(TAPA, "24:W4 16:W1 8:W2 6:W2 5:W2 4:bW1 3:W2 2:W1 1:B14")

    # 24, 8, 6, 5, 4 and 3 are closed, four of them in a row
    assert my("structure", given) == [
        *shares(12, 6), *shares(6, 4), *shares(8, 5),
        1, 1, 1, 0, 0,
        *shares(6, 2), *shares(4, 1),
    ]  # fmt: skip


def test_a_prime_is_a_row_of_six() -> None:
    given = position(TAPA, "9:W2 8:W2 7:W2 6:W2 5:W2 4:W5 24:B15")

    assert my("structure", given)[3:8] == [1, 1, 1, 1, 1]


def test_a_row_does_not_go_on_over_a_gap() -> None:
    given = position(TAPA, "12:W3 10:W2 9:W2 7:W4 6:W4 24:B15")

    assert my("structure", given)[3:8] == [1, 0, 0, 0, 0]


def test_pins_are_told_by_the_deepest() -> None:
    given = position(TAPA, "24:W7 20:bW2 18:wB1 9:wB2 5:bW1 3:W2 2:W1 1:B10")

    assert my("pins", given) == [
        0, 0, 0, 0, 1, 0, 0, 0, 0,  # on 5 or 6
        *shares(24, 20), 1, *shares(4, 1), *shares(5, 2),
        *shares(24, 18), *shares(15, 3),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("point", "flag"),
    [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (7, 5), (9, 5), (10, 6), (12, 6), (13, 7), (18, 7), (19, 8)],
)
def test_every_depth_of_a_pin_has_its_flag(point: int, flag: int) -> None:
    given = position(TAPA, f"24:W9 {point}:bW6 22:B14")

    values = my("pins", given)

    assert [place for place in range(9) if values[place]] == [flag]
    assert values[9:13] == [*shares(24, 25 - point), 0, 1, *shares(5, 1)]


def test_without_pins_there_is_no_depth() -> None:
    assert my("pins", position(TAPA, "24:W10 3:W5 1:B15")) == [0.0] * 15


@pytest.mark.parametrize(
    ("stacks", "expected"),
    [
        ("24:W1 9:W14 1:B15", [1, 0, 1]),
        ("24:W3 9:W12 1:B15", [0, 1, 3]),
        ("24:wB2 9:W14 1:B13", [0, 0, 1]),
        ("9:W15 1:B15", [0, 0, 0]),
    ],
)
def test_mothers_are_my_checkers_on_24(stacks: str, expected: list[int]) -> None:
    lone, more, checkers = expected

    assert my("mothers", position(TAPA, stacks)) == [lone, more, *shares(15, checkers)]


def test_timing_tells_his_last_checker_what_i_hold_before_it_and_what_is_piled_up() -> None:
    given = position(TAPA, "24:W1 9:W6 5:W4 4:W2 2:W1 3:B2 20:B13")

    # he stands last on 3; of the points 4 to 9 I hold 4, 5 and 9
    assert my("timing", given) == [
        *shares(24, 3), *shares(6, 3),
        *shares(8, 4, 1),
        *shares(15, 1), 1, *shares(15, 7),
        0, 0,
    ]  # fmt: skip


def test_checkers_on_24_are_no_stack_and_points_beyond_the_board_are_not_held() -> None:
    given = position(TAPA, "24:W11 23:W4 22:B15")

    assert my("timing", given) == [*shares(24, 22), *shares(6, 2), *shares(8, 1, 0), 0, 0, 0, 0, 0]


def test_checkers_beside_the_board_are_told() -> None:
    given = position(TAWULA, "24:W4 12:B2", mine=(7, 1), theirs=(13, 0))

    assert my("timing", given, TAWULA)[4:] == [*shares(15, 3), 1, 0, *shares(2, 1), *shares(13, 7)]
