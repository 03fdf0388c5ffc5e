"""In what shape and order the results of plays come; that they are the right ones is said in test_agreement.py."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import numpy as np
import pytest

from tapa_desktop.ai.batch.plays import all_plays, plays, plays_of_rolls
from tapa_desktop.ai.batch.rows import Rows, pack, unpack
from tapa_desktop.rules.dice import ROLLS, dice_of
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, TAWULA, Contact, RuleSet
from tests.ai.batch.agreement import name_of, reached_pairs
from tests.positions import after, position


def reached_rows(rule_set: RuleSet, count: int) -> Rows:
    return pack(at for at, _ in islice(reached_pairs(rule_set, Random(6), games=10), count))


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=name_of)
def test_results_come_by_origin_and_each_but_once(rule_set: RuleSet) -> None:
    rows = reached_rows(rule_set, 200)

    results, origin = plays(rule_set, rows, (3, 3, 3, 3))

    assert results.dtype == np.int8
    assert results.shape == (len(origin), 32)
    assert results.flags.c_contiguous
    assert not results[:, 31].any()
    assert np.array_equal(np.unique(origin), np.arange(200))
    assert (np.diff(origin) >= 0).all()
    assert len({(row, *result) for row, result in zip(origin.tolist(), results.tolist(), strict=True)}) == len(results)


def test_a_pass_gives_the_row_itself() -> None:
    locked_in = position(TAPA, "24:W15 23:B2 22:B2 21:B2 20:B2 19:B2 18:B2")

    results, origin = plays(TAPA, pack([locked_in]), (6, 1))

    assert [unpack(row) for row in results] == [locked_in]
    assert origin.tolist() == [0]


def test_the_order_of_the_two_dice_does_not_matter() -> None:
    rows = reached_rows(TAPA, 20)

    high_first, _ = plays(TAPA, rows, (5, 2))
    low_first, _ = plays(TAPA, rows, (2, 5))

    assert np.array_equal(high_first, low_first)


@pytest.mark.parametrize("rule_set", [TAPA, TAWULA], ids=name_of)
def test_each_row_plays_its_own_roll(rule_set: RuleSet) -> None:
    rows = reached_rows(rule_set, 42)
    rolls = [roll for roll, _ in ROLLS] * 2

    results, origin = plays_of_rolls(rule_set, rows, np.array(rolls))

    for index, roll in enumerate(rolls):
        alone, _ = plays(rule_set, rows[index : index + 1], dice_of(roll))
        assert np.array_equal(alone, results[origin == index])


@pytest.mark.parametrize("rule_set", [TAPA, TAWULA], ids=name_of)
def test_all_plays_are_those_of_each_roll_by_row_and_roll(rule_set: RuleSet) -> None:
    rows = reached_rows(rule_set, 20)

    results, origin, roll_index = all_plays(rule_set, rows)

    assert (np.diff(origin * len(ROLLS) + roll_index) >= 0).all()
    for index, (roll, _) in enumerate(ROLLS):
        alone, alone_origin = plays(rule_set, rows, dice_of(roll))
        of_roll = roll_index == index
        assert np.array_equal(origin[of_roll], alone_origin)
        assert np.array_equal(alone, results[of_roll])


def test_blocks_of_turns_do_not_show_in_the_results(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = reached_rows(TAPA, 20)
    results, origin = plays(TAPA, rows, (6, 4))

    monkeypatch.setattr("tapa_desktop.ai.batch.plays.BLOCK", 3)
    in_blocks, block_origin = plays(TAPA, rows, (6, 4))

    assert np.array_equal(origin, block_origin)
    assert np.array_equal(results, in_blocks)


def test_no_rows_have_no_results() -> None:
    results, origin, roll_index = all_plays(TAPA, pack([]))

    assert results.shape == (0, 32)
    assert origin.shape == roll_index.shape == (0,)


def test_the_rows_given_stay_as_they_are() -> None:
    rows = reached_rows(TAWULA, 50)
    before = rows.copy()

    all_plays(TAWULA, rows)

    assert np.array_equal(rows, before)


def test_a_hit_at_his_start_leaves_no_trace_in_the_row() -> None:
    given_position = position(TAWULA, "13:W2 8:B1 2:B3", mine=(0, 0), theirs=(0, 0))

    results, _ = plays(TAWULA, pack([given_position]), (5, 1))

    hit = pack([after(TAWULA, given_position, "51", "13/8* 8/7")])[0]
    assert hit.tolist() in results.tolist()


def test_a_game_whose_open_points_cannot_be_told_by_a_highest_value_is_refused() -> None:
    unheard_of = replace(TAPA, contact=Contact.PIN, far_limit=2)

    with pytest.raises(AssertionError, match="tapa"):
        all_plays(unheard_of, reached_rows(TAPA, 1))
