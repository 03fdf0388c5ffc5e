"""What lies between the two sides, with positions counted by hand."""

from __future__ import annotations

import pytest

from tapa_desktop.rules.ruleset import TAPA
from tests.ai.engine.inputs.told import shares, told
from tests.positions import position


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
