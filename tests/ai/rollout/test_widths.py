"""That half widths hold, and how much smaller they are without luck, in short; benchmarks has the whole."""

from __future__ import annotations

import statistics

from benchmarks.rollout_widths import positions_of, width
from tapa_desktop.ai.rollout.rollout import Way
from tapa_desktop.rules.ruleset import TAPA


def test_reference_lies_inside_and_without_luck_half_widths_are_at_most_half_as_wide() -> None:
    given = positions_of(TAPA, 3)

    found = {luck: [width(TAPA, at, 12, Way(1, 3, luck), times=2) for at in given] for luck in (False, True)}

    assert sum(one.holds for one in found[True]) >= 2
    assert sum(one.holds for one in found[False]) >= 2
    ratios = [plain.half_width / less.half_width for plain, less in zip(found[False], found[True], strict=True)]
    assert statistics.median(ratios) > 2
