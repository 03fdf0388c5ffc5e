"""Whatever is in a file, a line or the clipboard: its reader raises its own error, and nothing else.

This includes files of 100 MB, deep ones and endless ones.
"""

from __future__ import annotations

import sys

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.cases import each
from tests.fuzz.app_readers import READERS
from tests.fuzz.doors import DOORS
from tests.fuzz.huge import try_doors
from tests.fuzz.trying import Tally, try_one, try_out

INPUTS = 1000  # a removed guard shows within 200 of them


@pytest.mark.parametrize("name", READERS)
def test_what_is_right_is_read(name: str) -> None:
    reader = READERS[name]

    assert "" in [try_one(reader, seed) for seed in reader.seeds]


@pytest.mark.parametrize("name", READERS)
def test_of_whatever_is_spoilt_only_the_readers_own_error_comes_out(name: str) -> None:
    tally = Tally()

    try_out(READERS[name], 1, range(INPUTS), tally)

    assert tally.surprises == []
    assert tally.inputs == INPUTS


@pytest.mark.parametrize("name", READERS)
@settings(max_examples=50, deadline=None, derandomize=True, database=None)
@given(data=st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
@example(data=b"")
def test_of_whatever_else_too(name: str, data: bytes) -> None:
    assert not try_one(READERS[name], data).startswith("!")


@pytest.mark.parametrize("name", READERS)
@each("sign", ["[", '{"a":', "9", "a.", "-", "\0", "(", "\n", " "])
def test_of_what_is_deep_or_long_too(name: str, sign: str) -> None:
    fault = try_one(READERS[name], sign.encode() * 100_000)

    assert not fault.startswith("!"), fault


@pytest.mark.skipif(sys.platform == "win32", reason="memory cannot be told there")
def test_huge_and_deep_files_are_refused_soon_and_in_little_memory() -> None:
    costs = try_doors()

    assert costs.keys() == DOORS.keys()
    assert {door: cost.faults for door, cost in costs.items() if cost.faults} == {}
    assert {door: cost.slowest for door, cost in costs.items() if cost.seconds >= DOORS[door].most_s} == {}
    assert [door for door, cost in costs.items() if cost.more_bytes >= DOORS[door].most_bytes] == []
