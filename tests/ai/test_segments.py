"""Answers of a bulk question that lie segment after segment."""

from __future__ import annotations

import numpy as np

from tapa_desktop.ai.segments import best_of, lengths_of, ranked, starts_of

ORIGIN = np.array([0, 0, 0, 1, 2, 2])


def test_segments_begin_and_end_where_the_origin_changes() -> None:
    assert starts_of(ORIGIN, 3).tolist() == [0, 3, 4]
    assert lengths_of(ORIGIN, 3).tolist() == [3, 1, 2]


def test_the_best_of_each_segment_is_found() -> None:
    assert best_of(np.array([1.0, 3.0, 2.0, -5.0, 0.0, 0.5]), ORIGIN, 3).tolist() == [1, 3, 5]


def test_of_equally_good_ones_it_is_the_first() -> None:
    assert best_of(np.zeros(6), ORIGIN, 3).tolist() == [0, 3, 4]


def test_the_places_of_each_segment_come_by_their_values() -> None:
    order, rank = ranked(np.array([1.0, 3.0, 2.0, -5.0, 0.5, 0.5]), ORIGIN, 3)

    assert order.tolist() == [1, 2, 0, 3, 4, 5]
    assert rank.tolist() == [0, 1, 2, 0, 0, 1]
