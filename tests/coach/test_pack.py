"""Packs of positions as text: what is read, what is refused and where, and that what is written is read again."""

from __future__ import annotations

import pytest

from tapa_desktop.coach import pack
from tapa_desktop.coach.decision import QuestionFault
from tapa_desktop.coach.pack import (
    LIMIT,
    TITLE_LIMIT,
    Pack,
    PackError,
    PackFault,
    PackPosition,
    Theme,
    format_pack,
    parse_pack,
    title_of,
)
from tapa_desktop.game.record import FileFault
from tapa_desktop.rules.fault import Fault
from tapa_desktop.rules.play_text import PlayFault
from tapa_desktop.rules.position_faults import PositionFault

OPENING = "tapa W15,22,B15 0/0/0 0/0/0 W 31"
CUBE = "tapa-cube W15,22,B15 0/0/0 0/0/0 W -|1- 3-5"
ANSWER = "tapa-cube W15,22,B15 0/0/0 0/0/0 B -|2B 0-0"
LATER = "gul-bara W14,3,W1,7,B15,11 0/0/0 0/0/0 W 44 3/3"
REST = "gul-bara W14,3,W1,7,B15,11 0/0/0 0/0/0 W 4x2< 3/3"


def read(*lines: str) -> Pack:
    return parse_pack("\n".join(("Mine", *lines)).encode())


def test_pack_that_is_written_is_read_again() -> None:
    positions = (
        PackPosition(OPENING, "24/21 24/23", Theme.START, 2, "0.2 ± 0.1"),
        PackPosition(LATER, theme=Theme.POINTS),
        PackPosition(REST, grade=3),
        PackPosition(CUBE, "no double", Theme.CUBE, 1),
        PackPosition(ANSWER),
        PackPosition("plakoto W15,22,B15 0/0/0 0/0/0 W 64 rules=larger_die:no"),
    )
    written = Pack("Τίτλος", positions)

    assert parse_pack(format_pack(written, ("by hand",)).encode()) == written


def test_comments_empty_lines_blanks_and_a_mark_of_the_byte_order_are_left_out() -> None:
    data = b"\xef\xbb\xbf# mine\r\n\r\n  Mine  \r\n# more\r\n  " + OPENING.encode() + b" |  24/21 21/20  \r\n\r\n"

    assert parse_pack(data) == Pack("Mine", (PackPosition(OPENING, "24/21 21/20"),))
    assert title_of(data) == "Mine"


def test_position_of_black_becomes_one_of_white() -> None:
    assert read("tapa W14,1,W1,20,B15 0/0/0 0/0/0 B 31").positions[0].position.endswith("W 31")


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("tapa W15,22,B15 0/0/0 0/0/0 W", PositionFault.FIELD_COUNT),
        ("chess W15,22,B15 0/0/0 0/0/0 W 31", PositionFault.UNKNOWN_RULE_SET),
        ("tapa W14,22,B15 0/0/0 0/0/0 W 31", PositionFault.WHITES_COUNT),
        ("tapa W15,22,B15 0/0/0 0/0/0 W -", QuestionFault.NO_DICE),
        ("tapa 23,B15 0/0/15 0/0/0 B 31", PositionFault.GAME_OVER),
        ("tapa 23,W1 0/0/14 0/0/0 W 31", PositionFault.BLACKS_COUNT),
        ("tapa B15,22,W1 0/0/14 0/0/0 W 31", PackFault.ONE_PLAY),
        (f"{OPENING} | 24/12", PlayFault.NO_PLAY),
        (f"{OPENING} | home", PlayFault.NO_STEP),
        (f"{OPENING} | | luck", PackFault.THEME),
        (f"{OPENING} | | pin | 4", PackFault.GRADE),
        (f"{OPENING} | | | | note | more", PackFault.FIELDS),
        ("tapa-cube W15,22,B15 0/0/0 0/0/0 W 31|1- 3-5", QuestionFault.SCORE),
        ("tapa-cube W15,22,B15 0/0/0 0/0/0 W 31|3 3-5", QuestionFault.SCORE),
        ("tapa W15,22,B15 0/0/0 0/0/0 W 31|1 3-5", QuestionFault.SCORE),
        ("tapa-cube W15,22,B15 0/0/0 0/0/0 W 31|1-3", QuestionFault.SCORE),
        ("tapa W15,22,B15 0/0/0 0/0/0 W 31|", QuestionFault.SCORE),
        ("tapa W15,22,B15 0/0/0 0/0/0 W 31|0-3", QuestionFault.SCORE),
        ("tapa-cube W15,22,B15 0/0/0 0/0/0 W -|", QuestionFault.CUBE),
        ("tapa-cube W15,22,B15 0/0/0 0/0/0 W -|3W 0-0", QuestionFault.CUBE),
        ("tapa-cube W15,22,B15 0/0/0 0/0/0 W -|2- 0-0", QuestionFault.CUBE),
        ("tapa-cube W15,22,B15 0/0/0 0/0/0 W -|2B 0-0", QuestionFault.CUBE),
        ("tapa-cube W15,22,B15 0/0/0 0/0/0 B -|2W 0-0", QuestionFault.CUBE),
        ("tapa-cube W15,22,B15 0/0/0 0/0/0 W -|1- 0-5", QuestionFault.CUBE),
        ("tapa-cube W15,22,B15 0/0/0 0/0/0 W -|2W 2-5", QuestionFault.CUBE),
        ("tapa W15,22,B15 0/0/0 0/0/0 W -|1- 0-0", QuestionFault.CUBE),
        ("tapa-cube 23,B15 0/0/15 0/0/0 B -|1- 0-0", PositionFault.GAME_OVER),
        (f"{CUBE} | take", QuestionFault.CUBE),
        ("a second title", PositionFault.FIELD_COUNT),
    ],
)
def test_bad_line_is_refused_with_its_number(line: str, fault: Fault) -> None:
    with pytest.raises(PackError) as error:
        read("# comment", LATER, line, REST)

    assert error.value.line == 4
    assert error.value.fault is fault


@pytest.mark.parametrize(
    ("data", "line", "fault"),
    [
        (b"", 1, PackFault.NO_TITLE),
        (b"\n# nothing\n", 1, PackFault.NO_TITLE),
        (OPENING.encode(), 1, PackFault.NO_TITLE),
        (f"\n{OPENING} | 24/21 21/20\n{LATER}\n".encode(), 2, PackFault.NO_TITLE),
        (b"x" * (TITLE_LIMIT + 1), 1, PackFault.LONG_TITLE),
        (b"Mine\n", 1, PackFault.NO_POSITIONS),
        (b"Mine\n\n\xff\n", 3, FileFault.NO_UTF8),
        (f"Mine\n{OPENING}\n{LATER}\n{OPENING} | 24/21 21/20\n".encode(), 4, PackFault.TWICE),
        (b"#" * (LIMIT + 1), 0, FileFault.LONG),
    ],
)
def test_bad_file_is_refused(data: bytes, line: int, fault: Fault) -> None:
    with pytest.raises(PackError) as error:
        parse_pack(data)

    assert (error.value.line, error.value.fault) == (line, fault)


def test_pack_has_at_most_so_many_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    most = 30
    monkeypatch.setattr(pack, "MOST", most)
    boards = (f"tapa W{15 - one - two},{point},W{one},{20 - point},W{two},B15" for one in range(1, 8)
              for two in range(1, 7) for point in range(1, 20))  # fmt: skip
    lines = [f"{board} 0/0/0 0/0/0 W {roll}" for board in boards for roll in ("31", "42")]

    assert len(read(*lines[:most]).positions) == most
    with pytest.raises(PackError) as error:
        read(*lines[: most + 1])

    assert (error.value.line, error.value.fault) == (most + 2, PackFault.MANY)
