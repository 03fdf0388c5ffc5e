"""Lines that are read ahead: in order, whatever is looked for among them; `stop` and `quit` end what is running."""

from __future__ import annotations

import io
from queue import Queue

import pytest

from tapa_desktop.ai.ubgi.engine import LONGEST_LINE, Lines


class Talk(io.BytesIO):
    """An input that gives a line when somebody has said one, and ends with an empty one."""

    def __init__(self) -> None:
        super().__init__()
        self.said: Queue[bytes] = Queue()
        self.read_so_far: Queue[bytes] = Queue()

    def readline(self, _: int | None = -1) -> bytes:
        line = self.said.get()
        self.read_so_far.put(line)
        return line

    def say(self, *lines: bytes) -> None:
        for line in lines:
            self.said.put(line)


def read(source: bytes) -> list[bytes]:
    return list(Lines(io.BytesIO(source)))


def test_lines_come_in_order_without_their_ends() -> None:
    assert read(b"one\ntwo\r\n\nfour") == [b"one", b"two", b"", b"four"]
    assert read(b"") == []


def test_nothing_is_read_after_quit() -> None:
    talk = Talk()
    talk.say(b"one\n", b"quit\n")

    lines = list(Lines(talk))

    assert lines == [b"one", b"quit"]
    assert talk.said.empty()


def test_of_a_line_that_is_too_long_the_beginning_is_kept() -> None:
    first, second = read(b"x" * 10 * LONGEST_LINE + b"\nnext")

    assert (first, second) == (b"x" * (LONGEST_LINE + 1), b"next")


def looked(source: bytes, times: int = 1) -> tuple[list[bool], list[bytes]]:
    """What `is_stopped` says, asked so many times when all has been read, and the lines that come then."""
    lines = Lines(io.BytesIO(source))
    first = next(iter(lines))
    assert first == b"rollout"
    lines._reader.join()
    return [lines.is_stopped() for _ in range(times)], list(lines)


def test_a_stop_stops_once_and_all_else_is_answered_afterwards() -> None:
    assert looked(b"rollout\neval\nstop\nisready\n", 2) == ([True, False], [b"eval", b"isready"])
    assert looked(b"rollout\nstop\neval\nstop\n", 1) == ([True], [b"eval", b"stop"])


def test_without_a_stop_it_goes_on() -> None:
    assert looked(b"rollout\neval\nstop it\n", 2) == ([False, False], [b"eval", b"stop it"])


def test_the_end_of_the_input_stops_nothing() -> None:
    assert looked(b"rollout\n", 2) == ([False, False], [])


def test_quit_stops_and_comes_next() -> None:
    stopped, left = looked(b"rollout\neval\nquit\n", 2)

    assert stopped == [True, True]
    assert left == [b"quit"]


def test_a_stop_is_seen_behind_all_that_is_written_ahead() -> None:
    ahead = [b"eval %d" % number for number in range(20_000)]

    assert looked(b"\n".join([b"rollout", *ahead, b"stop\n"]), 2) == ([True, False], ahead)


def test_one_who_writes_more_ahead_has_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tapa_desktop.ai.ubgi.engine.MOST_AHEAD", 300)
    talk = Talk()
    lines = Lines(talk)
    talk.say(*(b"%d\n" % number for number in range(20)), b"")

    for _ in range(6):
        talk.read_so_far.get()
    for _ in range(10):
        assert not lines.is_stopped()

    assert len(lines._ahead) == 5  # of 65 bytes each
    assert list(lines) == [b"%d" % number for number in range(20)]
