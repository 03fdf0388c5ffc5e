"""Answers of a bulk question that lie segment after segment."""

from __future__ import annotations

import numpy as np

from tapa_desktop.ai.segments import best_of, lengths_of, starts_of

ORIGIN = np.array([0, 0, 0, 1, 2, 2])


def test_segments_begin_and_end_where_the_origin_changes() -> None:
    assert starts_of(ORIGIN, 3).tolist() == [0, 3, 4]
    assert lengths_of(ORIGIN, 3).tolist() == [3, 1, 2]


def test_the_best_of_each_segment_is_found() -> None:
    assert best_of(np.array([1.0, 3.0, 2.0, -5.0, 0.0, 0.5]), ORIGIN, 3).tolist() == [1, 3, 5]


def test_of_equally_good_ones_it_is_the_first() -> None:
    assert best_of(np.zeros(6), ORIGIN, 3).tolist() == [0, 3, 4]
