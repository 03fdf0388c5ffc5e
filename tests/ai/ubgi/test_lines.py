"""Lines that are read ahead: in order, whatever is looked for among them; `stop` and `quit` end what is running.

A program made for the Universal Backgammon Interface can drive the engine.
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from queue import Queue

import pytest

from tapa_desktop.ai.ubgi.engine import LONGEST_LINE, Lines
from tests.ai.ubgi.test_commands import answers
from tests.cases import each


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


DOCUMENT = Path(__file__).parents[3] / "docs" / "protocol.md"
START = "4HPwATDgc/ABMA"
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"
FIBS = "board:You:Bob:0:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:0:0:1:1:1:0:1:-1:0:25"


@each("form", [f"gnubgid {START}", f"xgid {XGID}", f"fibs {FIBS}"])
def test_position_of_another_program_is_played(form: str) -> None:
    assert answers(f"position {form}", "dice 3 1", "go") == ["bestmove 8/5 6/5"]
    assert answers(f"position {form}", "dice 3 1", "go role chequer") == ["bestmove 8/5 6/5"]


def test_game_is_played_from_its_start() -> None:
    lines = answers("setoption name Variant value Tabla", "newgame", "dice 1 3", "go", "plays")

    assert lines[0] == "bestmove 8/5 6/5"
    assert lines[1].startswith("plays ")


def test_options_are_those_of_the_other_words() -> None:
    said = ["setoption name Level value Beginner", "setoption name SEED value 7", "setoption name threads value 2"]

    assert answers(*said, "position tapa W15,22,B15 0/0/0 0/0/0 W 31") == []


def test_go_answers_as_ever_to_one_who_says_none_of_these_words() -> None:
    (line,) = answers("ubgi", "position tapa W15,22,B15 0/0/0 0/0/0 W 31", "go")[-1:]

    assert line.startswith("bestplay ")


@each(
    "said",
    [
        ("position xgid -b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", "go role cube", "bestcube nodouble"),
        ("position xgid -b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", "go role turn", "bestcube nodouble"),
        ("position xgid -CC--------------------cc-:0:0:1:00:0:0:0:0:10", "go role cube", "bestcube double"),
        ("position xgid -b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10", "go role turn", "bestmove 8/5 6/5"),
    ],
)
def test_cube_is_decided_before_the_roll(said: tuple[str, str, str]) -> None:
    position, asked, answer = said

    assert answers(position, asked) == [answer]


@each(
    "command",
    [
        *("dice", "dice 1", "dice 1 7", "dice 1 2 3", "dice x y", "newgame now", "setoption", "setoption name Level"),
        *("setoption name Level value nobody", "setoption name Hash value 3", "setoption name Variant value chess"),
        *("position xgid", "position xgid what", "position gnubgid", "position fibs board:", "go away", "go role king"),
    ],
)
def test_what_cannot_be_gets_one_error(command: str) -> None:
    (line,) = answers(command)

    assert line.startswith("error ")


def test_group_of_a_chain_takes_no_dice() -> None:
    chain = "position gul-bara W15,11,B15,11 0/0/0 0/0/0 W 44> 3/3"

    assert answers(chain, "dice 3 1") == ["error a group is due, not a roll"]


def test_example_in_the_document_is_what_the_engine_says() -> None:
    example = re.search(r"\$ tapa-engine\n((?:    .*\n)+)", DOCUMENT.read_text(encoding="utf-8"))
    assert example is not None
    said = [line.strip() for line in example[1].splitlines()]
    asked = [line for line in said if line.startswith(("position", "go", "candidates"))]

    assert answers(*asked) == [line for line in said if line not in asked]
