"""Positions as rows: both ways, seen by the other side, and their hashes."""

from __future__ import annotations

from itertools import islice
from random import Random

import numpy as np
import pytest
from hypothesis import given

from tapa_desktop.ai.batch.plays import all_plays
from tapa_desktop.ai.batch.rows import distinct, flip, hashes, pack, unpack
from tapa_desktop.rules import position as scalar
from tapa_desktop.rules.position_text import Placed
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, TAWULA, RuleSet
from tests.ai.batch.agreement import name_of, reached_pairs
from tests.positions import position
from tests.rules.strategies import placed


def test_a_row_is_the_board_then_my_reserve_bar_and_off_then_theirs() -> None:
    given_position = position(TAWULA, "24:W2 7:B3 1:W4", mine=(5, 1), theirs=(2, 6))

    rows = pack([given_position])

    assert rows.dtype == np.int8
    assert rows.shape == (1, 32)
    assert rows.flags.c_contiguous
    assert rows[0, :25].tolist() == list(given_position.board)
    assert rows[0, 25:].tolist() == [5, 1, 3, 2, 6, 4, 0]


def test_no_positions_are_no_rows() -> None:
    assert pack([]).shape == (0, 32)
    assert flip(TAPA, pack([])).shape == (0, 32)
    assert hashes(pack([])).shape == (0,)


@given(placed())
def test_a_row_gives_its_position_back(given_position: Placed) -> None:
    assert unpack(pack([given_position.position])[0]) == given_position.position


@given(placed())
def test_the_other_side_sees_the_same_as_in_the_rules(given_position: Placed) -> None:
    rule_set, seen = given_position.rule_set, given_position.position

    flipped = flip(rule_set, pack([seen]))

    assert flipped.flags.c_contiguous
    assert unpack(flipped[0]) == scalar.flip(rule_set, seen)


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=name_of)
def test_different_rows_have_different_hashes(rule_set: RuleSet) -> None:
    rows = pack(at for at, _ in islice(reached_pairs(rule_set, Random(5), games=10), 300))

    results, _, _ = all_plays(rule_set, rows)

    assert len(np.unique(hashes(results))) == len(np.unique(results, axis=0))


def test_equal_rows_have_equal_hashes() -> None:
    rows = pack([position(TAPA, "24:W2 7:B3"), position(TAPA, "24:W2 7:B4"), position(TAPA, "24:W2 7:B3")])

    hashed = hashes(rows)

    assert hashed.dtype == np.uint64
    assert hashed[0] == hashed[2] != hashed[1]


def test_each_different_hash_is_kept_where_it_stands_first() -> None:
    hashed = np.array([7, 5, 7, 1, 5], np.uint64)

    assert distinct(hashed).tolist() == [0, 1, 3]
    assert distinct(hashed[:0]).tolist() == []
