"""The array engine counts the same lines of play as the rules do; tests/rules/test_perft.py asks those."""

from __future__ import annotations

import pytest

from tapa_desktop.ai.batch.perft import perft
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA
from tests.perftfiles import counts

COUNTS = {file: given for file, given in counts().items() if given[0].rule_set.key in RULE_SETS}


@pytest.mark.parametrize("file", COUNTS)
def test_perft_counts_what_the_files_say(file: str) -> None:
    found = {count.where: perft(count.rule_set, count.position, count.depth) for count in COUNTS[file]}

    assert found == {count.where: count.lines for count in COUNTS[file]}


@pytest.mark.parametrize(("depth", "lines"), [(1, 59), (2, 3_474), (3, 708_405)])
def test_perft_from_the_start_is_known(depth: int, lines: int) -> None:
    assert perft(TAPA, start_position(TAPA), depth) == lines


def test_no_depth_below_1_is_asked_for() -> None:
    with pytest.raises(AssertionError):
        perft(TAPA, start_position(TAPA), 0)
