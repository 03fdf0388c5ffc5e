"""Files of 100 MB, deep ones, and such as would never come to an end."""

from __future__ import annotations

import sys

import pytest

from tests.fuzz.doors import DOORS
from tests.fuzz.huge import MOST_BYTES, try_door
from tests.fuzz.trying import MOST_S


@pytest.mark.skipif(sys.platform == "win32", reason="memory cannot be told there")
@pytest.mark.parametrize("door", DOORS)
def test_huge_and_deep_files_are_refused_soon_and_in_little_memory(door: str) -> None:
    cost = try_door(door)

    assert cost.faults == []
    assert cost.seconds < MOST_S, cost.dearest
    assert cost.more_bytes < MOST_BYTES
