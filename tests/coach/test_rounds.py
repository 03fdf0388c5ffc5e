"""Rounds of practice: which positions come in which order, and what was reached."""

from __future__ import annotations

import pytest

from tapa_desktop.coach.pack import PackPosition
from tapa_desktop.coach.rounds import OF_A_DAY, Round, RoundKind, longest_in, right_in, round_of, row_at_end

PACK = tuple(PackPosition(f"position {number}", grade=1 + number % 3) for number in range(150))


def drawn(kind: RoundKind, seed: str) -> Round:
    return round_of(kind, "round", PACK, seed)


def test_ten_of_a_day_are_the_same_all_day_and_others_on_the_next_the_easier_first() -> None:
    today = drawn(RoundKind.DAILY, "2026-11-26")

    assert today == drawn(RoundKind.DAILY, "2026-11-26")
    assert {*today.positions} != {*drawn(RoundKind.DAILY, "2026-11-27").positions}
    assert len({*today.positions}) == OF_A_DAY
    assert [one.grade for one in today.positions] == sorted(one.grade for one in today.positions)


def test_run_goes_once_through_all_positions_and_begins_with_easy_ones() -> None:
    found = drawn(RoundKind.RUN, "1").positions

    assert sorted(found, key=PACK.index) == [*PACK]
    assert found[0].grade == 1
    assert {one.grade for one in found[:24]} == {1, 2, 3}


@pytest.mark.parametrize(
    ("results", "right", "longest", "at_end"),
    [("", 0, 0, 0), ("0", 0, 0, 0), ("110111011", 7, 3, 2), ("10", 1, 1, 0), ("111", 3, 3, 3)],
)
def test_what_was_reached_is_counted(results: str, right: int, longest: int, at_end: int) -> None:
    assert (right_in(results), longest_in(results), row_at_end(results)) == (right, longest, at_end)
