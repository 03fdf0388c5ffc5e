"""A long match is read in the background, and opened once all of it is read. Match texts."""

from __future__ import annotations

import math
from pathlib import Path
from unittest.mock import Mock

import pytest
from pytestqt.qtbot import QtBot

from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.app.storage import loader, reading
from tapa_desktop.app.storage.lock import Lock
from tapa_desktop.app.storage.reading import LoadedFile, read_history
from tapa_desktop.game.apply import EventFault
from tapa_desktop.game.events import OpeningRolled, Resigned, Rolled, Seat
from tapa_desktop.game.history import History
from tapa_desktop.game.mat.read import TEXT_LIMIT
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import MatchTextFault, format_line, format_record
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.fault import Fault
from tapa_desktop.rules.play_text import PlayFault
from tapa_desktop.rules.position import Side
from tests.app.driver import Driver, Gate, header
from tests.cases import sentences
from tests.game.matches import header as between
from tests.game.matches import match_of, random_match

LONG = random_match(header(target=3), 1, hasty=True)
WHOLE = format_record(LONG.record)


def is_free(path: Path) -> bool:
    lock = Lock(path)
    was_free = lock.take()
    lock.release()
    return was_free


def test_game_goes_on_while_a_long_match_is_read(driver: Driver, gate: Gate, qtbot: QtBot) -> None:
    driver.begin()
    path = driver.keep(WHOLE)

    driver.do(lambda: driver.session.open_record(path))
    driver.do(driver.player.roll)

    assert driver.session.path_read == path
    assert driver.state.throws == 1
    gate.open.set()
    qtbot.waitUntil(lambda: driver.history == LONG)
    assert driver.session.store.path == path
    assert driver.session.path_read is None


@pytest.mark.parametrize("way", ["stopped", "called off by a new match", "called off by a list"])
def test_reading_can_be_stopped_and_the_open_match_goes_on(
    driver: Driver, gate: Gate, tmp_path: Path, way: str
) -> None:
    (tmp_path / "short.tapa").write_bytes(format_line(header("plakoto")))
    ways = {
        "stopped": driver.session.stop_reading,
        "called off by a new match": lambda: driver.begin("plakoto"),
        "called off by a list": lambda: driver.session.open_matches([tmp_path / "short.tapa"]),
    }
    driver.begin()
    before = driver.history
    path = driver.keep(WHOLE)
    driver.session.open_record(path)
    gate.begun.acquire()

    ways[way]()

    gate.stopped.acquire()
    assert (driver.history is before) is (way == "stopped")
    assert driver.session.path_read is None
    assert is_free(path)


def test_several_files_are_opened_one_after_the_other(driver: Driver, gate: Gate, qtbot: QtBot, tmp_path: Path) -> None:
    driver.begin()
    files = [tmp_path / "one.tapa", tmp_path / "two.mat", tmp_path / "three.tapa"]
    short = match_of(header("plakoto"), OpeningRolled(6, 5))
    for file, data in zip(files, (WHOLE, format_match(LONG).encode(), format_record(short.record)), strict=True):
        file.write_bytes(data)
    gate.open.set()

    driver.session.open_matches(files)

    qtbot.waitUntil(lambda: driver.history.log == short.log)
    assert [saved.header.games[0].rule_set for saved in driver.session.unfinished_matches()].count("plakoto") == 0
    assert len(driver.archive.records()) == 4


def test_file_that_another_program_writes_into_while_it_is_read_stays_as_that_has_left_it(
    driver: Driver, gate: Gate, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.begin()
    path = driver.keep(WHOLE)
    gate.open.set()
    open_file = driver.session._loader._opener.open

    def write_and_open(loaded: LoadedFile) -> History | None:
        path.write_bytes(path.read_bytes() + format_line(Resigned(Side.WHITE)))
        return open_file(loaded)

    monkeypatch.setattr(driver.session._loader._opener, "open", write_and_open)
    driver.session.open_record(path)

    qtbot.waitUntil(lambda: driver.history == LONG)
    assert path.read_bytes() == WHOLE + format_line(Resigned(Side.WHITE))
    assert driver.session.store.path != path
    assert [notice.notice.kind for notice in driver.notices] == [NoticeKind.CHANGED_BY_OTHER]


def test_error_in_the_background_is_reported_and_the_match_is_unlocked(
    driver: Driver, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "AT_ONCE", 200)
    monkeypatch.setattr(loader, "read_file", Mock(side_effect=MemoryError))
    driver.begin()
    path = driver.keep(WHOLE)

    driver.session.open_record(path)

    qtbot.waitUntil(lambda: driver.session.path_read is None)
    assert [message.notice and message.notice.kind for message in driver.notices] == [NoticeKind.NOT_OPENED]
    assert "MemoryError" in driver.notices[0].detail
    assert is_free(path)


@pytest.fixture
def one_by_one(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> Driver:
    """With a match on the table, and time for no more than one file until the window has its turn.

    What there is to say of a list comes at its end, however slow the machine is.
    """
    monkeypatch.setattr(loader, "SLICE_S", 0)
    monkeypatch.setattr(loader, "EVERY_S", math.inf)
    driver.begin()
    return driver


def missing(folder: Path, count: int) -> list[Path]:
    return [folder / f"{number}.tapa" for number in range(count)]


def test_any_number_of_files_that_cannot_be_opened_makes_one_notice_with_their_list(
    driver: Driver, qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    driver.begin()
    before = driver.history
    files = missing(tmp_path, 500)

    driver.session.open_matches(files)

    qtbot.waitUntil(lambda: bool(driver.notices) and len(driver.notices[-1].files) == len(files))
    assert [str(path) in line for path, line in zip(files, driver.notices[-1].files, strict=True)] == [True] * len(
        files
    )
    assert len({notice.text for notice in driver.notices}) == len(driver.notices) < 100
    assert driver.history is before
    assert "500 files" in caplog.text
    assert len(caplog.records) <= loader.MOST_LOGGED + len(driver.notices), "the log keeps its room"


def test_files_of_a_list_that_can_be_opened_are_opened_and_the_others_reported_together(
    one_by_one: Driver, qtbot: QtBot, tmp_path: Path
) -> None:
    driver = one_by_one
    good = [tmp_path / name for name in ("good.tapa", "torn.tapa", "last.tapa")]
    data = format_record(match_of(header("plakoto"), OpeningRolled(6, 5)).record)
    for path, written in zip(good, (data, data + b'{"event', data.replace(b"plakoto", b"mahbusa")), strict=True):
        path.write_bytes(written)
    bad = missing(tmp_path, 3)

    driver.session.open_matches([bad[0], good[0], bad[1], good[1], bad[2], good[2]])

    qtbot.waitUntil(lambda: len(driver.notices) == 2)
    assert driver.state.rule_set.key == "mahbusa"
    waiting = [saved.header.games[0].rule_set for saved in driver.session.unfinished_matches()]
    assert waiting == ["plakoto"] * 2
    assert [(notice.severity, len(notice.files)) for notice in driver.notices] == [("info", 0), ("error", 3)]
    assert str(good[1]) in driver.notices[0].detail


def test_lists_that_come_one_after_the_other_are_all_opened(one_by_one: Driver, qtbot: QtBot, tmp_path: Path) -> None:
    driver, files = one_by_one, missing(tmp_path, 6)

    for paths in (files[:3], [], files[3:]):
        driver.session.open_matches(paths)

    qtbot.waitUntil(lambda: bool(driver.notices) and len(driver.notices[-1].files) == len(files))


def test_match_that_is_opened_by_hand_comes_before_what_is_left_of_a_list(one_by_one: Driver, tmp_path: Path) -> None:
    driver, wished = one_by_one, tmp_path / "wished.tapa"
    wished.write_bytes(format_line(header("plakoto")))

    driver.session.open_matches(missing(tmp_path, 5))
    driver.do(lambda: driver.session.open_record(wished))

    assert driver.state.rule_set.key == "plakoto"
    assert [notice.detail.count("0.tapa") for notice in driver.notices] == [1]


def resuming(driver: Driver, gate: Gate) -> Path:
    """Start where a long match is in progress, and wait until it is being read."""
    path = driver.keep(WHOLE)
    driver.archive.name_in_progress(path)
    driver.session.start()
    gate.begun.acquire()
    return path


def test_nobody_plays_before_the_match_in_progress_is_read_whatever_is_given_that_cannot_be(
    driver: Driver, gate: Gate, qtbot: QtBot, tmp_path: Path
) -> None:
    path = resuming(driver, gate)

    player = driver.player
    driver.do(player.roll, player.next_game, lambda: player.set_by_hand(True), lambda: player.resign(Side.WHITE))
    driver.session.open_matches([tmp_path / "nowhere.tapa"])
    driver.session.open_record(tmp_path / "nowhere.tapa")

    assert not player.may_roll
    assert driver.history.log == ()
    assert driver.archive.records() == [path]
    gate.open.set()
    qtbot.waitUntil(lambda: driver.history == LONG)
    assert driver.file == path
    assert [message.notice and message.notice.kind for message in driver.notices] == [NoticeKind.NOT_OPENED] * 2


def test_program_that_ends_before_that_begins_with_the_same_match_again(driver: Driver, gate: Gate) -> None:
    path = resuming(driver, gate)

    driver.session.close()

    assert driver.file == path
    assert driver.archive.records() == [path]
    assert is_free(path)


def test_file_that_is_given_comes_before_the_match_in_progress(driver: Driver, gate: Gate, tmp_path: Path) -> None:
    path = resuming(driver, gate)
    other = tmp_path / "other.tapa"
    other.write_bytes(format_line(header("plakoto")))

    driver.session.open_record(other)

    gate.stopped.acquire()
    assert driver.state.rule_set.key == "plakoto"
    assert is_free(path)


# A match text is recognized by its content, and copied, never changed


MATCH = random_match(between("plakoto", 3, Seat(name="Ана")), 4, most_events=300)
TEXT = format_match(MATCH)
RECORD = format_record(MATCH.record).decode()


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
    driver: Driver, tmp_path: Path, name: str, data: bytes, kinds: list[NoticeKind]
) -> None:
    path = tmp_path / name
    path.write_bytes(data)

    driver.session.open_record(path)

    assert [notice.notice.kind for notice in driver.notices] == kinds
    assert path.read_bytes() == data
    assert driver.file.parent == driver.archive.matches
    assert format_match(driver.history) == TEXT
    assert driver.file.read_bytes() == format_record(driver.history.record)
    driver.do(driver.player.undo, driver.player.redo)


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (TEXT.replace("24/", "24\\", 1), (8, PlayFault.NO_STEP)),
        (f"{TEXT} Game 9\n", (TEXT.count("\n") + 1, EventFault.OTHER_PHASE)),
        (TEXT + " " * TEXT_LIMIT, (0, MatchTextFault.LONG)),
    ],
)
def test_damaged_text_is_reported_with_line_and_reason_and_nothing_else_happens(
    driver: Driver, qtbot: QtBot, foreign: Path, data: str, fault: tuple[int, Fault]
) -> None:
    driver.begin()
    before, kept = driver.history, sorted(driver.archive.matches.iterdir())
    foreign.write_text(data, encoding="utf-8")

    driver.session.open_record(foreign)
    qtbot.waitUntil(lambda: bool(driver.notices))  # a long one is read in the background

    (notice,) = driver.notices
    assert (notice.severity, notice.notice.kind, notice.notice.path) == ("error", NoticeKind.NOT_OPENED, foreign)
    assert notice.detail.startswith(f"{foreign}: ")
    assert (notice.notice.error.line, notice.notice.error.fault) == fault
    assert driver.history is before
    assert foreign.read_text("utf-8") == data
    assert sorted(driver.archive.matches.iterdir()) == kept


BACKGAMMON = " 5 point match\n\n Game 1\n Ana : 0     Bo : 0\n  1) 31: 8/5 6/5\n"


def test_text_that_is_damaged_further_on_is_opened_up_to_there_and_names_the_line(
    driver: Driver, foreign: Path
) -> None:
    foreign.write_text(f"{BACKGAMMON[:-1]}   42: 8/4 6/4\n 2) 65: 24/13   63: 24/15\n 3) 42: 8/4 6/x\n")

    driver.session.open_record(foreign)

    (part,) = driver.notices
    assert (part.severity, part.notice.kind, part.notice.error.line) == ("warning", NoticeKind.READ_IN_PART, 7)
    assert isinstance(driver.history.active_events[-1], Rolled)


def test_first_of_several_matches_in_a_text_is_opened_and_the_others_wait(driver: Driver, foreign: Path) -> None:
    driver.begin()
    foreign.write_text(BACKGAMMON + BACKGAMMON.replace("Ana", "Cem"))

    driver.session.open_record(foreign)

    assert driver.state.white.name == "Ana"
    assert NoticeKind.SEVERAL_MATCHES in [notice.notice.kind for notice in driver.notices]
    waiting = [read_history(saved.path) for saved in driver.session.unfinished_matches()]
    assert "Cem" in [history.header.white.name for history in waiting]


def test_pasted_text_that_was_cut_off_says_so_and_one_of_a_whole_match_says_nothing(driver: Driver) -> None:
    driver.session.open_text(TEXT.encode())
    assert [notice.notice.kind for notice in driver.notices] == [NoticeKind.CUT_SHORT]

    driver.session.open_text(format_match(random_match(between("tapa", 1), 4)).encode())
    assert driver.state.phase is Phase.MATCH_OVER
    assert len(driver.notices) == 1
