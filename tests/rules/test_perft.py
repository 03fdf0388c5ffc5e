"""docs/protocol.md, `perft`."""

from __future__ import annotations

import pytest

from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA
from tests.perftfiles import counts, perft
from tests.positions import position

MOST = 8_000  # the array engine has time for the others, too
SOON = 1_000  # lines that are counted in no time
COUNTS = {file: [count for count in given if count.lines <= MOST] for file, given in counts().items()}


def test_the_files_of_counts_speak_of_every_rule_set() -> None:
    asked = [count for given in COUNTS.values() for count in given]

    assert {count.rule_set.key for count in asked} == set(RULE_SETS)
    assert len(asked) > 50


@pytest.mark.parametrize("file", COUNTS)
@pytest.mark.parametrize("lines", [range(SOON), pytest.param(range(SOON, MOST + 1), marks=pytest.mark.slow)])
def test_perft_counts_what_the_files_say(file: str, lines: range) -> None:
    counts = [count for count in COUNTS[file] if count.lines in lines]
    assert counts

    found = {count.where: perft(count.rule_set, count.position, count.depth, count.stage) for count in counts}

    assert found == {count.where: count.lines for count in counts}


def test_depth_1_sums_the_distinct_resulting_positions_over_the_21_rolls() -> None:
    assert perft(TAPA, start_position(TAPA), 1) == 59


def test_deeper_ones_recurse_over_all_21_rolls_unweighted() -> None:
    assert perft(TAPA, start_position(TAPA), 2) == 3_474


def test_a_pass_counts_as_one() -> None:
    stuck = position(TAPA, "24:W2 23:B2 22:B2 21:B2 20:B2 19:B2 18:B2 1:B1")

    assert perft(TAPA, stuck, 1) == 21


def test_a_game_that_ends_before_the_last_turn_counts_nothing() -> None:
    last_checker = position(TAPA, "1:W1 13:B1")

    assert perft(TAPA, last_checker, 1) == 21
    assert perft(TAPA, last_checker, 2) == 0


def test_no_depth_below_1_is_asked_for() -> None:
    with pytest.raises(AssertionError):
        perft(TAPA, start_position(TAPA), 0)
