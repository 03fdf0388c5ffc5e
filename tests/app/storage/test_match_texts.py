"""A match as text is opened as any other match from elsewhere: known by what stands in it, copied, never harmed."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.app.storage.reading import read_history
from tapa_desktop.game.apply import EventFault
from tapa_desktop.game.events import Rolled, Seat
from tapa_desktop.game.mat.read import TEXT_LIMIT
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import LineError, MatchTextFault, format_record
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.fault import Fault
from tapa_desktop.rules.house_rules import HouseRuleFault
from tapa_desktop.rules.play_text import PlayFault
from tests.app.desk import Desk
from tests.cases import sentences
from tests.game.matches import header, random_match

MATCH = random_match(header("plakoto", 3, Seat(name="Ана")), 4, most_events=300)
TEXT = format_match(MATCH)
RECORD = format_record(MATCH.record).decode()
LAST_LINE = TEXT.count("\n") + 1


@pytest.fixture
def foreign(tmp_path: Path) -> Path:
    path = tmp_path / "Мач на баба (1).mat"
    path.write_text(TEXT, encoding="utf-8")
    return path


@sentences(
    ("name", "data", "kinds"),
    {
        "text": ("match.txt", TEXT.encode(), [NoticeKind.CUT_SHORT]),
        "text of another editor": ("match.tapa", f"\ufeff{TEXT}".encode(), [NoticeKind.CUT_SHORT]),
        "text of another system": ("match", TEXT.replace("\n", "\r\n").encode(), [NoticeKind.CUT_SHORT]),
        "record": ("MATCH.MAT", RECORD.encode(), []),
        "record of another editor": ("match.txt", b"\xef\xbb\xbf" + RECORD.encode(), []),
        "record without its last line feed": ("match.tapa", RECORD.rstrip().encode(), []),
        "record in UTF-16": ("match.mat.bak", RECORD.encode("utf-16"), []),
        "record in UTF-16 of another system": ("match", RECORD.replace("\n", "\r\n").encode("utf-16-be"), []),
    },
)
def test_match_is_known_by_its_content_opened_as_a_copy_and_continues_from_its_end(
    desk: Desk, tmp_path: Path, name: str, data: bytes, kinds: list[NoticeKind]
) -> None:
    path = tmp_path / name
    path.write_bytes(data)

    desk.session.open_record(path)

    assert [notice.notice.kind for notice in desk.notices] == kinds
    assert path.read_bytes() == data
    assert desk.file.parent == desk.archive.matches
    assert format_match(desk.history) == TEXT
    assert desk.file.read_bytes() == format_record(desk.history.record)
    desk.do(desk.player.undo, desk.player.redo)


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        (lambda text: text.replace("24/", "24\\", 1), (8, PlayFault.NO_STEP)),
        (lambda text: text.replace(' "plakoto"', ' "chess"'), (1, HouseRuleFault.UNKNOWN_RULE_SET)),
        (lambda text: text.replace("; [Variation", "; [Site", 1), (9, PlayFault.NO_PLAY)),
        (lambda text: text.replace('; [Variation "plakoto"]\n', ""), (8, PlayFault.NO_PLAY)),
        (lambda text: text + " Game 9\n", (LAST_LINE, EventFault.OTHER_PHASE)),
        (lambda text: text + " " * TEXT_LIMIT, (1, MatchTextFault.LONG)),
        (lambda text: text.replace("Ана", "\0"), (2, MatchTextFault.NO_TEXT)),
    ],
)
def test_damaged_text_is_reported_with_line_and_reason_and_nothing_else_happens(
    desk: Desk, qtbot: QtBot, foreign: Path, damage: object, fault: tuple[int, Fault]
) -> None:
    desk.begin()
    before, kept = desk.history, sorted(desk.archive.matches.iterdir())
    assert callable(damage)
    data = damage(TEXT).encode(errors="surrogateescape")
    foreign.write_bytes(data)

    desk.session.open_record(foreign)
    qtbot.waitUntil(lambda: bool(desk.notices))  # what is long is read behind a door

    (notice,) = desk.notices
    assert (notice.severity, notice.notice.kind, notice.notice.path) == ("error", NoticeKind.NOT_OPENED, foreign)
    assert notice.detail.startswith(f"{foreign}: ")
    error = notice.notice.error
    assert isinstance(error, LineError)
    assert (error.line, error.fault) == fault
    assert desk.history is before
    assert foreign.read_bytes() == data
    assert sorted(desk.archive.matches.iterdir()) == kept


BACKGAMMON = " 5 point match\n\n Game 1\n Ana : 0     Bo : 0\n  1) 31: 8/5 6/5\n"


def test_text_that_is_damaged_further_on_is_opened_up_to_there_and_names_the_line(desk: Desk, foreign: Path) -> None:
    foreign.write_text(f"{BACKGAMMON[:-1]}   42: 8/4 6/4\n 2) 65: 24/13   63: 24/15\n 3) 42: 8/4 6/x\n")

    desk.session.open_record(foreign)

    (part,) = desk.notices
    assert (part.severity, part.notice.kind) == ("warning", NoticeKind.READ_IN_PART)
    assert isinstance(part.notice.error, LineError)
    assert part.notice.error.line == 7
    assert isinstance(desk.history.active_events[-1], Rolled)


def test_first_of_several_matches_in_a_text_is_opened_and_the_others_wait(desk: Desk, foreign: Path) -> None:
    desk.begin()
    foreign.write_text(BACKGAMMON + BACKGAMMON.replace("Ana", "Cem"))

    desk.session.open_record(foreign)

    assert desk.state.white.name == "Ana"
    assert NoticeKind.SEVERAL_MATCHES in [notice.notice.kind for notice in desk.notices]
    waiting = [read_history(saved.path) for saved in desk.session.unfinished_matches()]
    assert "Cem" in [history.header.white.name for history in waiting]


def test_pasted_text_that_was_cut_off_says_so(desk: Desk) -> None:
    desk.session.open_text(TEXT.encode())

    assert [notice.notice.kind for notice in desk.notices] == [NoticeKind.CUT_SHORT]


def test_text_of_a_whole_match_says_nothing(desk: Desk, foreign: Path) -> None:
    foreign.write_text(format_match(random_match(header("tapa", 1), 4)), encoding="utf-8")

    desk.session.open_record(foreign)

    assert desk.state.phase is Phase.MATCH_OVER
    assert desk.notices == []
