"""What a second start tells the first arrives as it was sent, and nothing else is taken for it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapa_desktop.ui.startup.single_instance import (
    LENGTH,
    MOST,
    MOST_FILES,
    ActivationError,
    ActivationMessage,
    format_activation,
    is_too_much,
    parse_activation,
)

BYTES = st.binary(min_size=1, max_size=40).filter(lambda name: b"\0" not in name).map(os.fsdecode)
NAMES = BYTES if os.name == "posix" else st.text(st.characters(exclude_characters="\0"), min_size=1, max_size=40)


@given(st.lists(NAMES.map(Path), max_size=5).map(tuple), st.text(st.characters(exclude_characters="\0", codec="utf-8")))
def test_ring_arrives_as_it_was_sent_whatever_the_files_are_called(files: tuple[Path, ...], token: str) -> None:
    ring = ActivationMessage(files, token)

    assert parse_activation(format_activation(ring)) == ring


def test_ring_is_waited_for_until_it_is_whole() -> None:
    data = format_activation(ActivationMessage((Path("/a b/Мач.tapa"),), "token"))

    assert {parse_activation(data[:length]) for length in range(len(data))} == {None}


@pytest.mark.parametrize(
    "data",
    [
        (MOST + 1).to_bytes(LENGTH),
        b"GET / HTTP/1.1\r\n\r\n",
        format_activation(ActivationMessage()) + b"more",
        (0).to_bytes(LENGTH),
        (14).to_bytes(LENGTH) + b"tapa-desktop 1",
        (16).to_bytes(LENGTH) + b"tapa-desktop 9\0t",
        (16 + MOST_FILES).to_bytes(LENGTH) + b"tapa-desktop 1\0" + b"\0" * (MOST_FILES + 1),
    ],
)
def test_whatever_else_is_sent_is_refused(data: bytes) -> None:
    with pytest.raises(ActivationError):
        parse_activation(data)


@given(st.binary(max_size=200) | st.binary(max_size=60).map(lambda data: len(data).to_bytes(LENGTH) + data))
def test_bytes_of_any_kind_are_a_ring_or_refused_or_waited_for(data: bytes) -> None:
    with suppress(ActivationError):
        assert parse_activation(data) is None or isinstance(parse_activation(data), ActivationMessage)


@pytest.mark.parametrize(("count", "is_much"), [(MOST_FILES, False), (MOST_FILES + 1, True)])
def test_ring_has_room_for_so_many_files_and_no_more(count: int, is_much: bool) -> None:
    ring = ActivationMessage((Path("/a.tapa"),) * count)

    assert is_too_much(ring) is is_much
    if not is_much:
        assert parse_activation(format_activation(ring)) == ring


def test_ring_of_long_names_is_too_much_as_well() -> None:
    assert is_too_much(ActivationMessage((Path("/" + "a" * MOST),)))
