"""Chances over the 36 throws, counted digit by digit."""

from __future__ import annotations

import numpy as np
import pytest

from tapa_desktop.ai.tally import chance, chances_by_point
from tapa_desktop.rules.dice import ROLLS

WORDS = np.random.default_rng(4).integers(0, 1 << 24, (21, 200)).astype(np.uint32)


def test_the_chance_of_each_point_is_the_sum_of_its_throws() -> None:
    expected = np.zeros((24, WORDS.shape[1]))
    for (_, throws), words in zip(ROLLS, WORDS, strict=True):
        expected += throws * (words >> np.arange(24)[:, None] & 1)

    chances = chances_by_point(WORDS)

    assert chances.dtype == np.float32
    assert chances == pytest.approx(expected / 36)


@pytest.mark.parametrize(("word", "expected"), [(0, 0), ((1 << 24) - 1, 1)])
def test_it_counts_from_none_of_the_throws_to_all(word: int, expected: int) -> None:
    words = np.full((21, 3), word, np.uint32)

    assert (chances_by_point(words) == expected).all()
    assert chance(words) == pytest.approx([expected] * 3)
    assert chances_by_point(words[:, :0]).shape == (24, 0)


def test_a_roll_counts_when_anything_is_set() -> None:
    words = np.zeros((21, 2), np.uint32)
    words[ROLLS.index(((3, 2), 2)), 0] = 1 << 23
    words[ROLLS.index(((5, 5), 1))] = 5

    assert chance(words) == pytest.approx([3 / 36, 1 / 36])
