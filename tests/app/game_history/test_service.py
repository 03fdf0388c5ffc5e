"""Each game that ends comes into the history, whatever happens to its file."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from datetime import timedelta
from itertools import count
from pathlib import Path
from threading import Event
from threading import enumerate as enumerate_threads
from unittest.mock import Mock

import pytest
from pytestqt.qtbot import QtBot

from tapa_desktop.app.game_history import service
from tapa_desktop.app.game_history.database import DatabaseFile, HistoryDatabase
from tapa_desktop.app.game_history.finished_games import FileStamp, HistoryGame, SideReview, games_of_record
from tapa_desktop.app.game_history.reviewed_game import GameReview
from tapa_desktop.app.game_history.schema import DamagedDatabase
from tapa_desktop.app.game_history.service import FILE
from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.app.session.actions import PlayerActions
from tapa_desktop.app.storage import loader, reading
from tapa_desktop.app.storage.archive import SavedMatch
from tapa_desktop.app.storage.reading import LoadedFile, RequestedFile
from tapa_desktop.game.events import Noted
from tapa_desktop.game.record import Record, format_record
from tapa_desktop.rules.position import Side
from tests.app.desk import NOON, PERSON
from tests.app.disks import full_after, refusing
from tests.app.game_history.games import FIRST_GAME, HEADER, SECOND_GAME, match
from tests.app.game_history.rooms import Room, history_at, keep, stored


@pytest.fixture
def room(tmp_path: Path, qtbot: QtBot) -> Iterator[Room]:
    room = Room(tmp_path / "data", qtbot)
    yield room
    room.leave()


def test_each_question_is_answered_by_its_signal(room: Room) -> None:
    service = room.service
    for answer, ask in (
        (service.listed, service.list_games),
        (service.deck_ready, service.request_deck),
        (service.found_mistakes, service.find_mistakes),
        (service.found_rounds, lambda: service.play_round("ten", "")),
        (service.found_unreviewed, lambda: service.find_unreviewed(wanted_only=False)),
    ):
        with room.qtbot.waitSignal(answer):
            ask()


def test_each_game_that_ends_is_written_with_its_date_its_file_and_notes_also_those_written_later(room: Room) -> None:
    match = room.desk.match
    room.desk.begin("plakoto")
    match.add_remark(Noted(0, "First"))
    room.desk.give_up()
    match.add_remark(Noted(1, "Second"))
    end = len(match.history.active_events)
    room.give_up_next()
    match.add_remark(Noted(end + 1, "Third"))
    match.add_remark(Noted(0, ""))
    file = room.desk.file.name

    first, second = sorted(room.written(), key=lambda game: game.key.number)

    assert (first.key.number, second.key.number) == (1, 2)
    assert {(game.file, game.ended, game.rule_set) for game in (first, second)} == {(file, NOON, "plakoto")}
    assert [first.result, second.result] == [*room.desk.state.results]
    assert (first.notes, second.notes) == ("Second", "Third")
    assert (first.white.seat.level, first.black.seat.level) == (None, "expert")
    assert first.white.dice.total > 0


def test_older_copy_takes_no_notes_away_but_the_player_may(room: Room, tmp_path: Path) -> None:
    room.desk.begin("plakoto")
    room.desk.give_up()
    copy = Path(shutil.copy(room.desk.file, tmp_path / "copy.tapa"))
    room.desk.match.add_remark(Noted(0, "First"))
    noted = room.desk.file.name
    room.desk.archive.now = lambda: NOON + timedelta(days=1)

    room.desk.do(lambda: room.desk.session.open_record(copy))
    assert [(game.notes, game.file) for game in room.listed()] == [("First", noted)]
    room = room.restart()
    room.read_archive()

    assert [(game.notes, game.file) for game in room.listed()] == [("First", noted)]
    room.desk.do(lambda: room.desk.session.open_record(room.matches / noted))
    room.desk.match.add_remark(Noted(0, ""))
    assert [game.notes for game in room.written()] == [""]


def test_nothing_is_opened_before_a_game_has_ended_nor_after_the_end_of_the_program(room: Room) -> None:
    room.desk.begin()
    room.desk.do(room.desk.player.roll)
    room.leave()

    room.service.list_games()
    room.service.close()

    assert not room.path.exists()


@pytest.mark.parametrize(
    ("again", "winners"),
    [
        (lambda _player: None, []),
        (lambda player: player.redo(), [Side.BLACK]),
        (lambda player: player.resign(Side.BLACK), [Side.WHITE]),
    ],
    ids=["not there", "brought back", "played to another end"],
)
def test_game_whose_end_is_taken_back_is_there_as_it_ends_at_last(
    room: Room, again: Callable[[PlayerActions], None], winners: list[Side]
) -> None:
    room.desk.begin(black=PERSON)
    room.desk.give_up()
    room.desk.do(room.desk.player.undo, lambda: again(room.desk.player))

    assert [game.result.winner for game in room.written()] == winners


def test_games_of_a_match_from_elsewhere_come_with_the_date_of_the_match(room: Room, tmp_path: Path) -> None:
    foreign = keep(tmp_path / "mail", *FIRST_GAME, *SECOND_GAME, day=19)
    keep(room.matches, *FIRST_GAME, day=18)
    room.read_archive()

    room.desk.do(lambda: room.desk.session.open_record(foreign))

    found = {(game.key.number, NOON - game.ended) for game in room.written()}
    assert found == {(1, timedelta(days=1)), (2, timedelta(days=1)), (1, timedelta(days=2))}


def test_marks_of_a_review_are_noted_also_of_a_game_that_was_not_known_but_of_none_that_goes_on(room: Room) -> None:
    white, black = SideReview(0.75, 30, 1.5), SideReview(0.5, 25, -0.5)

    room.service.store_review(GameReview(match(*FIRST_GAME, *SECOND_GAME, *SECOND_GAME), 2, white, black))
    room.service.store_review(GameReview(match(*FIRST_GAME), 2, white, black))

    (game,) = room.written()
    assert (game.key.number, game.white.review, game.black.review) == (2, white, black)


# What the archive holds already


def test_finished_games_of_all_matches_in_the_archive_are_taken_in(room: Room) -> None:
    matches = room.matches
    keep(matches, *FIRST_GAME)
    keep(matches / "finished", *SECOND_GAME[1:1], FIRST_GAME[1], FIRST_GAME[2], FIRST_GAME[-1], name="old.tapa")
    (matches / "torn.tapa").write_bytes(b"no record\n")

    room.read_archive()

    assert {game.file for game in room.written()} == {"2026-11-20-120000-tapa.tapa", "old.tapa"}


def test_match_is_read_again_only_after_a_change(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = room.matches
    first, second = keep(matches, *FIRST_GAME), keep(matches, FIRST_GAME[1], name="b.tapa")
    room.read_archive()
    first.write_bytes(format_record(Record(HEADER, (*FIRST_GAME, *SECOND_GAME))))
    read: list[Path] = []
    monkeypatch.setattr(
        "tapa_desktop.app.storage.reading.read_at_most", lambda path, _: read.append(path) or path.read_bytes()
    )

    room.read_archive()

    assert second.exists()
    assert read == [first]
    assert len(room.written()) == 2


def test_match_that_the_disk_does_not_give_is_read_when_it_does(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(room.matches, *FIRST_GAME)
    with monkeypatch.context() as patched:
        patched.setattr(reading, "read_at_most", refusing(errno.EIO))
        room.read_archive()

    room.read_archive()

    assert len(room.written()) == 1


def test_deleted_game_is_not_taken_in_again(room: Room) -> None:
    path = keep(room.matches, *FIRST_GAME, *SECOND_GAME)
    room.read_archive()
    first, second = sorted(room.listed(), key=lambda game: game.key)

    room.service.set_deleted([first.key], is_deleted=True)
    path.touch()
    room.service.read_archive()

    assert room.listed() == (second,)
    room.service.set_deleted([first.key], is_deleted=False)
    assert len(room.listed()) == 2


def test_intake_ends_with_the_program_and_goes_on_at_the_next_start(room: Room) -> None:
    for number in range(20):
        keep(room.matches, *FIRST_GAME, name=f"{number}.tapa")
    with room.qtbot.waitSignal(room.service.progressed) as told:
        room.service.read_archive()
    after = room.restart()
    assert told.args == [1, 20]

    after.read_archive()

    with history_at(room.path) as store:
        assert len(store.read_records()) == 20
    after.leave()


def open_long_match(room: Room, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Open a match that is read in the background."""
    monkeypatch.setattr(reading, "AT_ONCE", 100)
    path = keep(room.path.parent.parent / "mail", *FIRST_GAME, *SECOND_GAME)
    room.desk.session.open_record(path)
    assert room.desk.session.path_read == path
    return path


def test_match_that_the_player_opens_is_read_before_the_archive(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(room.matches, *FIRST_GAME)
    begun, is_open = Event(), Event()

    def read_slowly(path: Path, check: Callable[[], object]) -> tuple[list[HistoryGame], FileStamp | None]:
        begun.set()
        while not is_open.wait(0.001):
            check()
        return games_of_record(path, check)

    monkeypatch.setattr(service, "games_of_record", read_slowly)
    room.desk.begin()
    room.service.read_archive()
    assert begun.wait(60)

    open_long_match(room, monkeypatch)

    room.qtbot.waitUntil(lambda: room.desk.session.path_read is None)
    assert len(room.desk.match.state.results) == 2
    with room.qtbot.waitSignal(room.service.progressed):
        is_open.set()


def test_game_that_has_just_ended_is_written_at_the_end_though_a_long_match_is_still_read(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = Event()

    def read_for_ever(_file: RequestedFile, check: Callable[[], object]) -> LoadedFile:
        begun.set()
        while True:
            check()

    room.desk.begin()
    monkeypatch.setattr(loader, "read_file", read_for_ever)
    open_long_match(room, monkeypatch)
    assert begun.wait(60)
    room.desk.give_up()

    assert room.desk.session.path_read is not None
    room.service.close()

    assert len(stored(room.path)) == 1


def test_history_and_long_matches_share_one_thread(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    before = set(enumerate_threads())
    room.desk.begin()
    room.listed()
    path = open_long_match(room, monkeypatch)
    room.qtbot.waitUntil(lambda: room.desk.session.path_read is None)
    with room.qtbot.waitSignal(room.desk.session.previews.found):
        room.desk.session.previews.ask(SavedMatch(path, HEADER, NOON))

    assert [thread.name for thread in set(enumerate_threads()) - before] == ["files"]


# A file that cannot be written, or cannot be read


def test_match_that_raises_an_error_is_reported_once_and_left_until_the_next_start(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = room.matches
    bad = keep(folder, *FIRST_GAME, name="1.tapa")
    keep(folder, *FIRST_GAME, *SECOND_GAME, name="2.tapa")
    keep(folder, *FIRST_GAME, name="3.tapa")
    tried: list[str] = []

    def stumble(path: Path, check: Callable[[], None]) -> tuple[list[HistoryGame], FileStamp | None]:
        tried.append(path.name)
        if path.name in {"1.tapa", "3.tapa"}:
            raise ZeroDivisionError
        return games_of_record(path, check)

    monkeypatch.setattr(service, "games_of_record", stumble)
    room.desk.begin()
    with room.qtbot.waitSignal(room.service.progressed, check_params_cb=lambda done, of: done == of):
        room.service.read_archive()
    room.desk.give_up()
    room.desk.do(room.desk.player.next_game, room.desk.player.roll)
    room.service.read_archive()

    assert len(room.listed()) == 3
    assert (tried.count("1.tapa"), tried.count("3.tapa")) == (1, 1)
    (notice,) = room.notices
    assert notice.notice.kind is NoticeKind.MATCH_LEFT_OUT
    assert str(bad) in notice.detail
    after = room.restart()
    with room.qtbot.waitSignal(after.service.progressed):
        after.service.read_archive()
    assert tried.count("1.tapa") == 2
    after.leave()


@pytest.fixture
def other(room: Room, monkeypatch: pytest.MonkeyPatch) -> sqlite3.Connection:
    """Another program, which has locked the database until it lets it go."""
    monkeypatch.setattr("tapa_desktop.app.game_history.schema._PATIENCE_S", 0)
    HistoryDatabase(room.path).close()
    other = sqlite3.connect(room.path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    return other


def test_database_that_is_locked_is_reported_once_and_written_later(room: Room, other: sqlite3.Connection) -> None:
    room.desk.begin()

    with room.qtbot.waitSignal(room.service.noticed):
        room.desk.give_up()
    room.give_up_next()
    other.close()
    with room.qtbot.waitSignal(room.service.changed):
        room.desk.do(room.desk.player.next_game)

    assert len(room.written()) == 2
    kinds = [notice.notice.kind for notice in room.notices]
    assert kinds == [NoticeKind.HISTORY_UNWRITTEN, NoticeKind.HISTORY_WRITTEN_AGAIN]


def test_trouble_is_over_as_soon_as_the_archive_can_be_looked_at_though_nothing_in_it_is_new(
    room: Room, other: sqlite3.Connection
) -> None:
    with room.qtbot.waitSignal(room.service.noticed):
        room.service.read_archive()

    other.close()
    with room.qtbot.waitSignal(room.service.trouble_changed, check_params_cb=lambda error: error is None):
        room.service.read_archive()

    assert room.notices[-1].notice.kind is NoticeKind.HISTORY_WRITTEN_AGAIN


def test_events_do_not_try_a_locked_database_again_before_its_time(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    attempts = Mock(side_effect=OSError("locked"))
    attempts.side_effect.__cause__ = OSError(errno.EBUSY, "locked")
    room.desk.begin()
    with monkeypatch.context() as lock:
        lock.setattr(DatabaseFile, "use", attempts)
        with room.qtbot.waitSignal(room.service.noticed):
            room.desk.give_up()
        before = attempts.call_count

        for _ in range(3):
            room.desk.match.state_changed.emit(room.desk.state, room.desk.state, None)
        room.desk.session.files.call(lambda: None)

        assert attempts.call_count == before


def test_place_where_nothing_can_be_written_stops_no_game_and_the_next_start_makes_up_for_it(room: Room) -> None:
    room.path.mkdir(parents=True)  # a folder where the file should be
    order: list[str] = []
    room.service.trouble_changed.connect(lambda why: order.append("known" if why else "over"))
    room.service.noticed.connect(lambda _notice: order.append("told"))
    room.desk.begin()
    with room.qtbot.waitSignal(room.service.noticed):
        room.desk.give_up()
    assert order == ["known", "told"], "so that the next event tries again"
    room.desk.do(room.desk.player.next_game)
    room.leave()
    room.path.rmdir()
    after = room.restart()

    after.read_archive()

    assert len(after.written()) == 1


def test_damaged_file_is_kept_and_a_new_one_is_written_from_the_matches(room: Room) -> None:
    content = b"SQLite format 3\0" + bytes(5000)
    keep(room.matches, *FIRST_GAME)
    room.path.write_bytes(content)

    room.read_archive()

    assert len(room.listed()) == 1
    (kept,) = room.path.parent.glob("*.damaged")
    assert kept.read_bytes() == content
    (notice,) = room.notices
    assert notice.severity == "warning"
    assert kept.name in notice.text


def test_journal_of_a_damaged_file_goes_with_it(tmp_path: Path) -> None:
    path, told = tmp_path / FILE, []
    database = DatabaseFile(path, lambda _: None, lambda: told.append(path.stat().st_size if path.exists() else None))
    database.use(HistoryDatabase.games)
    damage = [DamagedDatabase("half a page")]

    def meet_damage(store: HistoryDatabase) -> tuple[HistoryGame, ...]:
        if damage:
            Path(f"{path}-journal").write_bytes(b"half a change")
            raise damage.pop()
        return store.games()

    assert database.use(meet_damage) == ()

    assert Path(f"{path}.damaged-journal").read_bytes() == b"half a change"
    assert not Path(f"{path}-journal").exists()
    assert told == [None]
    database.close()


@pytest.mark.parametrize(
    "damage",
    [
        lambda path: sqlite3.connect(path).execute("DROP TABLE sides").connection.close(),
        lambda path: path.write_bytes(b"\xa5" * path.stat().st_size),
    ],
    ids=["without a table", "overwritten"],
)
def test_damage_that_shows_in_the_middle_of_play_costs_no_game(room: Room, damage: Callable[[Path], None]) -> None:
    keep(room.matches / "finished", *FIRST_GAME)
    room.read_archive()
    room.desk.session.files.call(lambda: damage(room.path))

    room.desk.begin("plakoto")
    room.desk.give_up()
    while len(room.listed()) < 2:
        pass

    assert {game.rule_set for game in room.written()} == {"tapa", "plakoto"}


@pytest.mark.skipif(os.name != "posix", reason="the system keeps what is open")
def test_history_that_vanishes_has_all_games_of_the_open_match_although_they_are_in_no_file(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.desk.begin()
    room.desk.give_up()
    assert len(room.listed()) == 1
    shutil.rmtree(room.path.parent)
    full_after(monkeypatch)

    room.give_up_next()

    assert room.desk.session.store.is_unsaved
    room.qtbot.waitUntil(lambda: len(room.listed()) == 2)
    assert {game.key.number for game in room.written()} == {1, 2}


def test_mistake_in_one_entry_holds_up_no_other(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tapa_desktop.app.game_history.service.fingerprint", lambda _: 1 / 0)
    room.desk.begin()
    room.desk.give_up()

    with room.qtbot.waitSignal(room.service.noticed):
        room.desk.do(room.desk.player.undo)
    room.desk.give_up()

    assert [game.key.number for game in room.written()] == [1]
    assert "ZeroDivisionError" in room.notices[0].detail


def test_end_of_the_program_waits_for_a_lock_to_go(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    attempts, use = count(), DatabaseFile.use

    def use_later(file: DatabaseFile, function: Callable[[HistoryDatabase], object]) -> object:
        if next(attempts) < 5:
            raise OSError("locked") from OSError(errno.EBUSY, "locked")
        return use(file, function)

    monkeypatch.setattr(DatabaseFile, "use", use_later)
    room.desk.begin("plakoto")
    room.desk.give_up()

    assert len(room.written()) == 1


@pytest.mark.parametrize("code", [sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN])
def test_file_of_another_user_is_told_from_a_disk_that_is_read_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    error = sqlite3.OperationalError("attempt to write a readonly database")
    error.sqlite_errorcode = code
    denied = PermissionError(errno.EACCES, "Permission denied")
    database = DatabaseFile(tmp_path / FILE, lambda _: None, lambda: None)
    monkeypatch.setattr(os, "open", Mock(side_effect=denied))

    with pytest.raises(OSError, match="readonly") as caught:
        database.use(Mock(side_effect=error))

    assert caught.value.__cause__ is denied
