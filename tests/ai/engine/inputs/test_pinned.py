"""Pins and mothers, and what lies between the two sides, with positions counted by hand."""

from __future__ import annotations

import pytest

from tapa_desktop.rules.ruleset import TAPA
from tests.ai.engine.inputs.told import my, shares, told
from tests.positions import position


def test_pins_are_told_by_the_deepest() -> None:
    given = position(TAPA, "24:W7 20:bW2 18:wB1 9:wB2 5:bW1 3:W2 2:W1 1:B10")

    assert my("pins", given) == [
        0, 0, 0, 0, 1, 0, 0, 0, 0,  # on 5 or 6
        *shares(24, 20), 1, 0, *shares(4, 1),
        1, 1, 0, *shares(5, 2), *shares(24, 5),
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
    assert values[9:18] == [*shares(24, 25 - point), 0, 0, 1, 1, 0, 0, *shares(5, 1), 0]


def test_without_pins_there_is_no_depth() -> None:
    assert my("pins", position(TAPA, "24:W10 3:W5 1:B15")) == [0.0] * 20


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

    assert my("mothers", position(TAPA, stacks))[:3] == [lone, more, *shares(15, checkers)]


def test_a_lone_mother_is_threatened_by_those_less_than_seven_pips_away() -> None:
    near = position(TAPA, "24:W1 9:W14 23:B1 18:B3 17:B9 1:B2")
    guarded = position(TAPA, "24:W2 9:W13 23:B1 18:B3 17:B9 1:B2")

    assert my("mothers", near)[3:] == [*shares(5, 4), 0, 0, 0, 0]
    assert my("mothers", guarded)[3:] == [0.0] * 5


def test_a_lone_mother_is_told_when_their_own_is_away() -> None:
    assert my("mothers", position(TAPA, "24:W1 9:W14 12:B15"))[3:] == [0, 0, 0, 0, 1]


@pytest.mark.parametrize(("his", "is_last"), [(0, 0), (1, 1), (4, 0)])
def test_a_pinned_mother_is_told_how_many_of_theirs_hold_off_the_end(his: int, is_last: int) -> None:
    on_start = f"1:B{his}" if his else ""

    given = position(TAPA, f"24:wB2 9:W14 12:B{13 - his} {on_start}")

    assert my("mothers", given)[3:] == [0, 1, *shares(15, his), is_last, 0]


@pytest.mark.parametrize(
    ("stacks", "expected"),
    [
        ("20:W9 1:B15", [0, 0, 0, 0, 0]),
        ("20:W9 5:bW1 1:B14", [1, 0, 0, 0, 20]),
        ("20:W9 5:bW1 21:wB1 1:B10", [0, 1, 0, 1, -1]),
        ("20:W9 5:bW1 18:wB1 1:B10", [1, 0, 0, 1, 2]),
        ("9:W9 7:bW1 21:wB1 1:B10", [0, 1, 0, 1, -3]),
        ("9:W9 5:bW1 20:wB1 1:B10", [0, 0, 1, 1, 0]),
    ],
)
def test_the_lead_is_with_the_deeper_pin(stacks: str, expected: list[int]) -> None:
    assert told("lead", position(TAPA, stacks))[:5] == [*expected[:4], *shares(24, expected[4])]


def test_without_a_pin_all_can_be_pinned_that_have_not_passed() -> None:
    # everything of mine is behind some of his
    given = position(TAPA, "20:W9 9:W4 5:W2 3:B1 1:B14")

    # 3 from 5: any 2 and 1-1; from 9: 6 pips by a 6, 5-1, 4-2, 3-3, 2-2. He reaches nobody who stands alone.
    assert told("lead", given)[5:] == [*shares(36, 24, 0), *shares(15, 15, 15), 0, 0, 0, 0]


def test_a_deeper_pin_can_come_only_below_the_deepest() -> None:
    # he pins on his 9, my 16: deeper is below 9, and of his lone ones only 7 is that
    given = position(TAPA, "16:wB1 14:W9 10:W5 12:B1 7:B1 1:B12")

    values = told("lead", given)

    # 3 pips: any 3, 2-1, 1-1; and 7 pips from 14: 6-1, 5-2
    assert values[:5] == [0, 1, 0, 0, *shares(24, -16)]
    assert values[5:7] == shares(36, 18, 0)
    assert values[7:9] == shares(15, 0, 13)  # none of mine is behind 16; of his 12 on 1 and one on 7 are before 9
    assert values[9:] == [1, 0, 0, 0]


def test_who_has_the_deepest_pin_and_nobody_exposed_has_won_the_pins() -> None:
    given = position(TAPA, "9:W9 5:bW6 12:B7 1:B7")

    # nobody of mine is behind 20, and seven of his are before 5
    assert told("lead", given)[7:] == [*shares(15, 0, 7), 1, 0, 1, 0]
