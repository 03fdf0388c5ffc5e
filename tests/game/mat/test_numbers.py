"""Rising numbers as a short text."""

from __future__ import annotations

import pytest

from tapa_desktop.game.mat.tags import format_numbers, parse_numbers


@pytest.mark.parametrize(
    ("numbers", "text"), [([1], "1"), ([1, 2, 3, 5], "1-3 5"), ([2, 4, 6], "2 4 6"), ([7, 8], "7-8")]
)
def test_numbers_that_follow_one_another_are_drawn_together_and_read_again(numbers: list[int], text: str) -> None:
    assert format_numbers(numbers) == text
    assert parse_numbers(text, 10) == frozenset(numbers)


@pytest.mark.parametrize("text", ["0", "11", "3-1", "5-11", "1-2-3", "-3", "2 1", "1-3 3", "4 4"])
def test_what_is_no_number_of_that_range_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"numbers from 1 to 10 expected|invalid literal"):
        parse_numbers(text, 10)
