"""The numbers of the ways to stand at home."""

from __future__ import annotations

import numpy as np

from tapa_desktop.ai.bearoff.ranks import FIRST_FULL, RANKS, all_counts, ranks_of


def test_each_way_to_stand_has_a_number_of_its_own_without_a_gap() -> None:
    counts = all_counts()

    assert counts.shape == (RANKS, 6) == (54_264, 6)
    assert (ranks_of(counts) == np.arange(RANKS)).all()
    assert len(np.unique(counts, axis=0)) == RANKS


def test_the_ways_with_all_fifteen_on_the_board_come_last() -> None:
    on_board = all_counts().sum(axis=1)

    assert (on_board[FIRST_FULL:] == 15).all()
    assert (on_board[:FIRST_FULL] < 15).all()
    assert on_board[0] == 0
