"""For any fault in a file there is a notice with its name and line, and no file is harmed."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from unittest.mock import patch

import pytest

from tapa_desktop.app.notice import Notice, NoticeKind
from tapa_desktop.app.settings import DEFAULT_LEVEL
from tapa_desktop.app.storage import loader
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.app.storage.files import NotAFile, set_aside
from tapa_desktop.app.storage.lock import Lock
from tapa_desktop.app.storage.match_store import MatchStore
from tapa_desktop.game.apply import EventFault
from tapa_desktop.game.events import GameBegun, OpeningRolled, Rolled, Seat
from tapa_desktop.game.load import read_match
from tapa_desktop.game.record import FileFault, Record, RecordFault, format_line, format_record
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.fault import Fault
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.position import Side
from tests.app.disks import broken_off, full_after, refusing, room_again
from tests.app.driver import PERSON, Driver, ScriptedDice, header
from tests.game.matches import match_of

OPENED = (OpeningRolled(6, 5), Rolled(3, 1))
HISTORY = match_of(header(), *OPENED)
WHOLE = format_record(HISTORY.record)
BEGUN = format_line(GameBegun())
LATER = WHOLE.replace(b'"version":1', b'"version":9')


@pytest.fixture
def foreign(tmp_path: Path) -> Path:
    path = tmp_path / "Мач на баба (1).tapa"
    path.write_bytes(WHOLE)
    return path


def in_progress(driver: Driver, data: bytes) -> Path:
    """Write the file of the match in progress, as an earlier run leaves it."""
    path = driver.keep(data)
    driver.archive.name_in_progress(path)
    return path


refuse = refusing(errno.EPERM)


# Going on at the next start


@pytest.mark.parametrize("is_undone", [False, True])
def test_at_the_next_start_the_match_goes_on_where_it_was_within_the_turn(tmp_path: Path, is_undone: bool) -> None:
    first = Driver(tmp_path, dice=ScriptedDice((6, 5), (3, 1)))
    first.session.start()
    first.do(first.player.roll, first.player.roll)
    first.step("24/21")
    first.do(*[first.player.undo] * is_undone)
    history = first.history
    first.session.close()

    second = Driver(tmp_path)
    second.session.start()

    assert second.history == history
    assert second.changes == [(None, history.state, None)]
    assert second.player.may_redo is is_undone
    second.do(*[second.player.redo] * is_undone)
    assert format_play(second.state.drafted) == "24/21"
    second.step("24/23")
    second.do(second.player.undo, second.player.undo, second.player.redo, second.player.redo)
    assert second.player.may_finish
    assert second.file.read_bytes() == format_record(second.history.record)
    second.session.close()


def test_a_line_that_was_being_written_is_set_aside_and_reported(driver: Driver) -> None:
    path = in_progress(driver, WHOLE + b'{"event":"dra')

    driver.session.start()

    (notice,) = driver.notices
    assert notice.severity == "info"
    assert (notice.notice.kind, Path(notice.detail)) == (NoticeKind.TORN_KEPT, path.with_name(f"{path.name}.torn"))
    assert Path(notice.detail).read_bytes() == b'{"event":"dra'
    assert path.read_bytes() == WHOLE
    assert driver.history == HISTORY
    assert driver.file == path


@pytest.mark.parametrize(("begin", "end"), [(b"\xef\xbb\xbf", b"\n"), (b"", b"\r\n"), (b"\xef\xbb\xbf", b"\r\n")])
def test_a_match_that_an_editor_has_saved_in_its_own_way_goes_on(driver: Driver, begin: bytes, end: bytes) -> None:
    saved = begin + WHOLE.replace(b"\n", end)
    path = in_progress(driver, saved)

    driver.session.start()
    driver.step("24/21")

    assert driver.notices == []
    assert path.read_bytes().startswith(saved)
    assert read_match(path.read_bytes()).history == driver.history


@pytest.mark.parametrize(
    ("data", "kind", "damage", "rest"),
    [
        (WHOLE + b"#*!\n" + BEGUN, NoticeKind.DAMAGED_IN_PART, (4, FileFault.UNREADABLE), (".damaged", OPENED)),
        (WHOLE + BEGUN, NoticeKind.DAMAGED_IN_PART, (4, EventFault.OTHER_PHASE), (".damaged", OPENED)),
        (b"\0" * 500, NoticeKind.DAMAGED, (1, RecordFault.NONE), (".damaged", ())),
        (LATER, NoticeKind.NOT_OPENED, (1, RecordFault.LATER_VERSION), ("", ())),
    ],
    ids=["no line", "no possible event", "no header", "of a later version"],
)
def test_a_match_that_cannot_be_read_is_kept_and_what_comes_before_the_damage_goes_on(
    driver: Driver, data: bytes, kind: NoticeKind, damage: tuple[int, Fault], rest: tuple[str, tuple[object, ...]]
) -> None:
    path = in_progress(driver, data)

    driver.session.start()

    (notice,) = driver.notices
    suffix, log = rest
    kept = path.with_name(path.name + suffix)
    assert (notice.severity, notice.notice.kind, notice.notice.path) == ("error", kind, kept)
    assert notice.notice.values in ({"name": path.name}, {})
    assert (notice.notice.error.line, notice.notice.error.fault) == damage
    assert kept.read_bytes() == data
    assert driver.history.log == log
    assert driver.file.read_bytes() == format_record(driver.history.record)


def test_what_comes_before_the_damage_is_on_the_disk_before_the_damaged_match_is_renamed(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = []
    path = in_progress(driver, WHOLE + b"#*!\n")

    def note_and_set_aside(damaged: Path) -> Path:
        named.append(driver.archive.in_progress().read_bytes())
        return set_aside(damaged)

    monkeypatch.setattr(loader, "set_aside", note_and_set_aside)
    driver.session.start()

    assert named == [WHOLE]
    assert not path.exists()


def test_a_damaged_match_stays_where_what_comes_before_the_damage_cannot_be_written(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = in_progress(driver, WHOLE + b"#*!\n")
    with monkeypatch.context() as patched:
        full_after(patched)
        driver.session.start()

    assert path.read_bytes() == WHOLE + b"#*!\n"
    assert driver.history.log == OPENED


def test_a_damaged_match_that_cannot_be_renamed_is_left_alone(driver: Driver) -> None:
    path = in_progress(driver, b"#*!\n")

    with patch.object(Path, "replace", refuse):
        driver.session.start()

    assert [notice.severity for notice in driver.notices] == ["warning", "error", "error"]
    assert driver.notices[0].notice.error.errno == errno.EPERM
    assert path.read_bytes() == b"#*!\n"
    assert driver.session.store.is_unsaved
    driver.do(driver.player.roll)
    assert not driver.session.store.is_unsaved


@pytest.mark.parametrize(
    ("owner", "name", "kind"),
    [(Path, "open", NoticeKind.NOT_OPENED), (os, "ftruncate", NoticeKind.GOES_ON_ELSEWHERE)],
    ids=["read", "written on"],
)
def test_a_match_that_cannot_be_read_or_written_on_is_left_alone_and_play_goes_on_in_a_new_file(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, owner: object, name: str, kind: NoticeKind
) -> None:
    path = in_progress(driver, WHOLE)
    do = getattr(owner, name)

    with monkeypatch.context() as patched:
        patched.setattr(owner, name, lambda what, *more: refuse() if what == path or owner is os else do(what, *more))
        driver.session.start()

    assert driver.notices[0].notice.kind is kind
    assert str(path) in driver.notices[0].detail
    assert driver.notices[0].notice.error.errno == errno.EPERM
    assert driver.history.log == (() if kind is NoticeKind.NOT_OPENED else OPENED)
    assert driver.file != path


def test_a_name_of_the_match_in_progress_that_cannot_be_read_is_reported(driver: Driver) -> None:
    (driver.archive.folder / "in-progress").mkdir(parents=True)

    driver.session.start()

    assert driver.notices[0].severity == "warning"
    assert driver.state.phase is Phase.OPENING


def test_a_level_that_this_program_does_not_know_gives_way_to_the_usual_one(driver: Driver) -> None:
    record = Record(header(black=Seat("oracle", "Гого")), OPENED)
    in_progress(driver, format_record(record))

    driver.session.start()

    assert "oracle" in driver.notices[0].text
    assert (driver.state.black.level, driver.state.black.name) == (DEFAULT_LEVEL, "Гого")


@pytest.mark.parametrize("broken", [b'{"event":"seat","name":"Ana Secret","side":"X"}\n', b'"Ana Secret"\n'])
def test_log_names_the_line_of_the_damage_and_quotes_nobody(
    driver: Driver, foreign: Path, caplog: pytest.LogCaptureFixture, broken: bytes
) -> None:
    in_progress(driver, WHOLE + broken)
    foreign.write_bytes(foreign.read_bytes() + broken)

    driver.session.start()
    driver.session.open_record(foreign)

    assert ["Secret" in notice.detail for notice in driver.notices] == [True, True]
    assert "Secret" not in caplog.text
    assert caplog.text.count("line 4") == 2


@pytest.mark.parametrize("torn", [b"", b'{"eve'], ids=["whole", "torn in its last line"])
def test_a_file_from_elsewhere_is_copied_and_never_changed(driver: Driver, foreign: Path, torn: bytes) -> None:
    content = foreign.read_bytes()
    foreign.write_bytes(content + torn)

    driver.session.open_record(foreign)
    driver.step("24/21")

    assert [notice.severity for notice in driver.notices] == ["info"] * bool(torn)
    assert foreign.read_bytes() == content + torn
    assert list(foreign.parent.glob("*.lock")) == []
    assert driver.file.parent == driver.archive.matches
    assert driver.file.read_bytes() == content + b'{"event":"draft","play":"24/21"}\n'


def test_a_file_that_is_opened_again_goes_on_in_its_copy_until_that_is_played_on(driver: Driver, foreign: Path) -> None:
    for _ in range(2):
        driver.session.open_record(foreign)
        copy = driver.file
        driver.begin("plakoto", black=PERSON)
    driver.session.open_record(foreign)
    assert driver.file == copy

    driver.step("24/21")
    driver.begin("plakoto", black=PERSON)
    driver.session.open_record(foreign)

    assert driver.file != copy
    assert driver.history.state.drafted == ()
    assert driver.notices == []


def test_what_is_no_file_is_neither_opened_nor_written(driver: Driver, tmp_path: Path) -> None:
    driver.begin()

    for path in (tmp_path, tmp_path / "nowhere.tapa"):
        driver.session.open_record(path)
    driver.session.store.save_copy(tmp_path)

    assert [type(message.notice.error) for message in driver.notices[:2]] == [NotAFile, FileNotFoundError]
    assert driver.notices[2].severity == "error"
    assert str(tmp_path) in driver.notices[2].detail


def test_a_copy_can_be_saved_elsewhere_and_opened_again(driver: Driver, tmp_path: Path) -> None:
    driver.begin()
    driver.do(driver.player.roll)
    copy = tmp_path / "copies of נסיון" / "a.tapa"

    driver.session.store.save_copy(copy)
    saved = driver.history
    driver.begin("plakoto")
    driver.session.open_record(copy)

    assert [notice.severity for notice in driver.notices] == ["info"]
    assert copy.read_bytes() == format_record(saved.record)
    assert os.name != "posix" or stat.S_IMODE(copy.stat().st_mode) == 0o600  # it holds the secret seed
    assert driver.history.log[: len(saved.log)] == saved.log


# Several matches


def test_a_match_that_was_left_can_be_gone_on_with_and_the_open_one_is_not_opened_twice(driver: Driver) -> None:
    driver.begin("tapa", black=PERSON)
    driver.do(driver.player.roll)
    history, path, count = driver.history, driver.file, len(driver.changes)

    assert driver.session.unfinished_matches() == []
    driver.session.open_record(path)
    assert [message.notice.kind for message in driver.notices] == [NoticeKind.ALREADY_OPEN]
    assert len(driver.changes) == count

    driver.begin("plakoto")
    with patch.object(Path, "glob", refusing(errno.EIO)):  # the disk does not answer
        assert driver.session.unfinished_matches() == []
        assert driver.session.friend_games().games() == []
    (waiting,) = driver.session.unfinished_matches()
    driver.session.open_record(waiting.path)
    assert waiting.path == path == driver.file
    assert driver.history == history
    assert len(driver.notices) == 1


def test_a_match_that_has_ended_goes_on_after_an_undo_like_any_other(driver: Driver) -> None:
    driver.begin(black=PERSON, target=1)
    path = driver.file
    driver.give_up()
    driver.begin("plakoto")
    driver.session.open_record(driver.archive.find(path.name))
    driver.do(driver.player.undo)
    undone = driver.history

    driver.session.close()
    second = Driver(driver.archive.folder)
    second.session.start()
    assert second.history == undone

    second.begin("plakoto")
    (waiting,) = second.session.unfinished_matches()
    assert waiting.path == path
    second.session.close()


def test_a_match_that_has_ended_is_put_away_when_the_next_begins_or_stays_where_that_fails(driver: Driver) -> None:
    finished = driver.archive.matches / "finished"
    driver.begin(black=PERSON, target=1)
    path = driver.file
    driver.give_up()
    driver.begin(black=PERSON, target=1)
    assert driver.session.unfinished_matches() == []
    assert (finished / path.name).exists()

    finished.rename(finished.with_name("elsewhere"))
    finished.write_text("in the way")
    second = driver.file
    driver.give_up()
    driver.begin()

    assert [message.notice.kind for message in driver.notices] == [NoticeKind.NOT_ARCHIVED]
    assert second.exists()
    assert not driver.session.store.is_unsaved


def test_a_full_disk_is_reported_once_and_play_goes_on_and_is_saved_as_soon_as_possible(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.begin(black=PERSON)
    full_after(monkeypatch, 10)
    for _ in range(4):
        driver.do(driver.player.roll)

    assert [(notice.severity, notice.notice.kind) for notice in driver.notices] == [("error", NoticeKind.UNSAVED)]
    assert driver.notices[0].notice.error.errno == errno.ENOSPC
    assert driver.session.store.is_unsaved
    room_again(monkeypatch)
    driver.do(driver.player.roll if driver.player.may_roll else driver.player.undo, driver.player.redo)
    driver.player.set_seat(Side.BLACK, Seat(name="Ана"))

    assert driver.notices[1].notice.kind is NoticeKind.SAVED_AGAIN
    assert not driver.session.store.is_unsaved
    assert driver.file.read_bytes() == format_record(driver.history.record)


def test_a_match_left_on_a_full_disk_is_saved_later_too(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    driver.begin("tapa", black=PERSON)
    path = driver.file
    full_after(monkeypatch)
    driver.do(driver.player.roll)
    history = driver.history
    driver.begin("plakoto", black=PERSON)
    room_again(monkeypatch)

    driver.do(driver.player.roll)

    assert path.read_bytes() == format_record(history.record)
    assert driver.file != path
    assert driver.file.read_bytes() == format_record(driver.history.record)
    assert not driver.session.store.is_unsaved


@pytest.mark.parametrize("has_room", [True, False])
def test_what_is_unsaved_at_the_end_is_tried_once_more_and_all_files_are_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_room: bool
) -> None:
    driver = Driver(tmp_path)
    driver.begin("tapa", black=PERSON)
    full_after(monkeypatch)
    driver.do(driver.player.roll)
    driver.begin("plakoto", black=PERSON)
    if has_room:
        room_again(monkeypatch)

    driver.session.close()

    contents = [path.read_bytes() for path in sorted(driver.archive.matches.glob("*.tapa"))]
    assert [data.count(b'"event"') for data in contents] == ([0, 1] if has_room else [0])
    assert list(driver.archive.matches.glob("*.lock")) == []


def test_a_session_ends_although_its_disk_has_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[None] = []
    driver = Driver(tmp_path)
    driver.begin(black=PERSON)
    driver.session.closed.connect(lambda: ended.append(None))
    with monkeypatch.context() as patched:
        broken_off(patched)
        driver.session.close()

    assert ended == [None]
    assert driver.notices[-1].notice.kind is NoticeKind.UNSAVED


def test_a_file_that_others_have_changed_is_reported(driver: Driver) -> None:
    driver.begin(black=PERSON)
    path = driver.file
    path.write_bytes(b"other\n")

    driver.do(driver.player.roll)

    assert driver.notices[0].notice.kind is NoticeKind.CHANGED_BY_OTHER
    assert path.read_bytes() == b"other\n"
    assert driver.file.read_bytes() == format_record(driver.history.record)


def test_a_second_program_begins_a_match_of_its_own_and_names_it_to_resume_once_the_first_has_ended(
    tmp_path: Path,
) -> None:
    first, second = Driver(tmp_path), Driver(tmp_path)
    first.begin(black=PERSON)
    path = first.file
    first.do(first.player.roll)

    second.session.start()
    second.do(second.player.roll)

    assert second.notices[0].notice.kind is NoticeKind.IN_OTHER_WINDOW
    assert second.notices[0].notice.held == path
    assert str(os.getpid()) in second.notices[0].detail
    assert first.file == second.file == path != second.session.store.path
    assert len(list(first.archive.matches.glob("*.tapa"))) == 2
    assert path.read_bytes() == format_record(first.history.record)
    second.session.open_record(path)
    assert second.notices[1].notice.kind is NoticeKind.IN_OTHER_WINDOW
    first.session.close()
    second.player.set_seat(Side.BLACK, PERSON)
    second.do(second.player.roll)
    assert second.file == second.session.store.path != path
    second.session.close()


def test_holder_of_a_match_is_named_to_player_and_not_in_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    driver = Driver(tmp_path)
    path = in_progress(driver, WHOLE)
    other = Lock(path)
    assert other.take()
    Path(f"{path}.lock").write_text("4711\ntapa-desktop\nanna-laptop\n")

    driver.session.start()

    assert "4711" in driver.notices[0].detail
    assert "anna-laptop" in driver.notices[0].detail
    assert "anna-laptop" not in caplog.text
    other.release()
    driver.session.close()


def test_store_that_is_closed_is_silent_only_about_what_is_on_the_disk(tmp_path: Path) -> None:
    notices: list[Notice] = []
    match_store = MatchStore(Archive(tmp_path), notices.append)
    match_store.begin(HISTORY)
    match_store.close()

    match_store.save(HISTORY)
    assert (notices, match_store.is_unsaved) == ([], False)

    match_store.save(match_of(header(), OPENED[0]))
    assert [(notice.severity, notice.means_unsaved) for notice in notices] == [("error", True)]
    assert match_store.is_unsaved
