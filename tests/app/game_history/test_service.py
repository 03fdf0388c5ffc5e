"""Each finished game is in the history, even after errors with its file."""

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
from tests.app.disks import full_after, refusing
from tests.app.driver import NOON, PERSON
from tests.app.game_history.fixtures import Fixture, history_at, keep, stored
from tests.app.game_history.games import FIRST_GAME, HEADER, SECOND_GAME, match

START = "tapa W15,22,B15 0/0/0 0/0/0 W"


@pytest.fixture
def fixture(tmp_path: Path, qtbot: QtBot) -> Iterator[Fixture]:
    fixture = Fixture(tmp_path / "data", qtbot)
    yield fixture
    fixture.leave()


def test_each_question_is_answered_by_its_signal(fixture: Fixture) -> None:
    service = fixture.service
    for answer, ask in (
        (service.listed, service.list_games),
        (service.deck_ready, service.request_deck),
        (service.mistakes_ready, service.find_mistakes),
        (service.rounds_ready, lambda: service.update_rounds("ten", "")),
        (service.unreviewed_ready, lambda: service.find_unreviewed(wanted_only=False)),
    ):
        with fixture.qtbot.waitSignal(answer):
            ask()


def test_cards_of_a_pack_that_is_left_are_not_dealt_any_more(fixture: Fixture) -> None:
    totals: list[int] = []
    fixture.service.deck_ready.connect(lambda deck: totals.append(deck.total))

    fixture.service.deal_from((f"{START} 31", f"{START} 41"))
    with fixture.qtbot.waitSignal(fixture.service.deck_ready):
        fixture.service.deal_from((f"{START} 61",))

    assert totals == [1]


def test_each_game_that_ends_is_written_with_its_date_its_file_and_notes_also_those_written_later(
    fixture: Fixture,
) -> None:
    match = fixture.driver.match
    fixture.driver.begin("plakoto")
    match.add_remark(Noted(0, "First"))
    fixture.driver.give_up()
    match.add_remark(Noted(1, "Second"))
    end = len(match.history.active_events)
    fixture.give_up_next()
    match.add_remark(Noted(end + 1, "Third"))
    match.add_remark(Noted(0, ""))
    file = fixture.driver.file.name

    first, second = sorted(fixture.written(), key=lambda game: game.key.number)

    assert (first.key.number, second.key.number) == (1, 2)
    assert {(game.file, game.ended, game.rule_set) for game in (first, second)} == {(file, NOON, "plakoto")}
    assert [first.result, second.result] == [*fixture.driver.state.results]
    assert (first.notes, second.notes) == ("Second", "Third")
    assert (first.white.seat.level, first.black.seat.level) == (None, "expert")
    assert first.white.dice.total > 0


def test_older_copy_takes_no_notes_away_but_the_player_may(fixture: Fixture, tmp_path: Path) -> None:
    fixture.driver.begin("plakoto")
    fixture.driver.give_up()
    copy = Path(shutil.copy(fixture.driver.file, tmp_path / "copy.tapa"))
    fixture.driver.match.add_remark(Noted(0, "First"))
    noted = fixture.driver.file.name
    fixture.driver.archive.now = lambda: NOON + timedelta(days=1)

    fixture.driver.do(lambda: fixture.driver.session.open_record(copy))
    assert [(game.notes, game.file) for game in fixture.listed()] == [("First", noted)]
    fixture = fixture.restart()
    fixture.read_archive()

    assert [(game.notes, game.file) for game in fixture.listed()] == [("First", noted)]
    fixture.driver.do(lambda: fixture.driver.session.open_record(fixture.matches / noted))
    fixture.driver.match.add_remark(Noted(0, ""))
    assert [game.notes for game in fixture.written()] == [""]


def test_nothing_is_opened_before_a_game_has_ended_nor_after_the_end_of_the_program(fixture: Fixture) -> None:
    fixture.driver.begin()
    fixture.driver.do(fixture.driver.player.roll)
    fixture.leave()

    fixture.service.list_games()
    fixture.service.close()

    assert not fixture.path.exists()


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
    fixture: Fixture, again: Callable[[PlayerActions], None], winners: list[Side]
) -> None:
    fixture.driver.begin(black=PERSON)
    fixture.driver.give_up()
    fixture.driver.do(fixture.driver.player.undo, lambda: again(fixture.driver.player))

    assert [game.result.winner for game in fixture.written()] == winners


def test_games_of_a_match_from_elsewhere_come_with_the_date_of_the_match(fixture: Fixture, tmp_path: Path) -> None:
    foreign = keep(tmp_path / "mail", *FIRST_GAME, *SECOND_GAME, day=19)
    keep(fixture.matches, *FIRST_GAME, day=18)
    fixture.read_archive()

    fixture.driver.do(lambda: fixture.driver.session.open_record(foreign))

    ages = {(game.key.number, NOON - game.ended) for game in fixture.written()}
    assert ages == {(1, timedelta(days=1)), (2, timedelta(days=1)), (1, timedelta(days=2))}


def test_marks_of_a_review_are_noted_also_of_a_game_that_was_not_known_but_of_none_that_goes_on(
    fixture: Fixture,
) -> None:
    white, black = SideReview(0.75, 30, 1.5), SideReview(0.5, 25, -0.5)

    fixture.service.store_review(GameReview(match(*FIRST_GAME, *SECOND_GAME, *SECOND_GAME), 2, white, black))
    fixture.service.store_review(GameReview(match(*FIRST_GAME), 2, white, black))

    (game,) = fixture.written()
    assert (game.key.number, game.white.review, game.black.review) == (2, white, black)


# The matches that are in the archive already


def test_finished_games_of_all_matches_in_the_archive_are_taken_in(fixture: Fixture) -> None:
    matches = fixture.matches
    keep(matches, *FIRST_GAME)
    keep(matches / "finished", *SECOND_GAME[1:1], FIRST_GAME[1], FIRST_GAME[2], FIRST_GAME[-1], name="old.tapa")
    (matches / "torn.tapa").write_bytes(b"no record\n")

    fixture.read_archive()

    assert {game.file for game in fixture.written()} == {"2026-11-20-120000-tapa.tapa", "old.tapa"}


def test_match_is_read_again_only_after_a_change(fixture: Fixture, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = fixture.matches
    first, second = keep(matches, *FIRST_GAME), keep(matches, FIRST_GAME[1], name="b.tapa")
    fixture.read_archive()
    first.write_bytes(format_record(Record(HEADER, (*FIRST_GAME, *SECOND_GAME))))
    read: list[Path] = []
    monkeypatch.setattr(
        "tapa_desktop.app.storage.reading.read_at_most", lambda path, _: read.append(path) or path.read_bytes()
    )

    fixture.read_archive()

    assert second.exists()
    assert read == [first]
    assert len(fixture.written()) == 2


def test_match_that_the_disk_does_not_give_is_read_when_it_does(
    fixture: Fixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(fixture.matches, *FIRST_GAME)
    with monkeypatch.context() as patched:
        patched.setattr(reading, "read_at_most", refusing(errno.EIO))
        fixture.read_archive()

    fixture.read_archive()

    assert len(fixture.written()) == 1


def test_deleted_game_is_not_taken_in_again(fixture: Fixture) -> None:
    path = keep(fixture.matches, *FIRST_GAME, *SECOND_GAME)
    fixture.read_archive()
    first, second = sorted(fixture.listed(), key=lambda game: game.key)

    fixture.service.set_deleted([first.key], is_deleted=True)
    path.touch()
    fixture.service.read_archive()

    assert fixture.listed() == (second,)
    fixture.service.set_deleted([first.key], is_deleted=False)
    assert len(fixture.listed()) == 2


def test_intake_ends_with_the_program_and_goes_on_at_the_next_start(fixture: Fixture) -> None:
    for number in range(20):
        keep(fixture.matches, *FIRST_GAME, name=f"{number}.tapa")
    with fixture.qtbot.waitSignal(fixture.service.progressed) as signal:
        fixture.service.read_archive()
    second = fixture.restart()
    assert signal.args == [1, 20]

    second.read_archive()

    with history_at(fixture.path) as store:
        assert len(store.read_records()) == 20
    second.leave()


def open_long_match(fixture: Fixture, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Open a match that is read in the background."""
    monkeypatch.setattr(reading, "AT_ONCE", 100)
    path = keep(fixture.path.parent.parent / "mail", *FIRST_GAME, *SECOND_GAME)
    fixture.driver.session.open_record(path)
    assert fixture.driver.session.path_read == path
    return path


def test_match_that_the_player_opens_is_read_before_the_archive(
    fixture: Fixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(fixture.matches, *FIRST_GAME)
    begun, is_open = Event(), Event()

    def read_slowly(path: Path, check: Callable[[], object]) -> tuple[list[HistoryGame], FileStamp | None]:
        begun.set()
        while not is_open.wait(0.001):
            check()
        return games_of_record(path, check)

    monkeypatch.setattr(service, "games_of_record", read_slowly)
    fixture.driver.begin()
    fixture.service.read_archive()
    assert begun.wait(60)

    open_long_match(fixture, monkeypatch)

    fixture.qtbot.waitUntil(lambda: fixture.driver.session.path_read is None)
    assert len(fixture.driver.match.state.results) == 2
    with fixture.qtbot.waitSignal(fixture.service.progressed):
        is_open.set()


def test_game_that_has_just_ended_is_written_at_the_end_though_a_long_match_is_still_read(
    fixture: Fixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = Event()

    def read_for_ever(_file: RequestedFile, check: Callable[[], object]) -> LoadedFile:
        begun.set()
        while True:
            check()

    fixture.driver.begin()
    monkeypatch.setattr(loader, "read_file", read_for_ever)
    open_long_match(fixture, monkeypatch)
    assert begun.wait(60)
    fixture.driver.give_up()

    assert fixture.driver.session.path_read is not None
    fixture.service.close()

    assert len(stored(fixture.path)) == 1


def test_history_and_long_matches_share_one_thread(fixture: Fixture, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = set(enumerate_threads())
    fixture.driver.begin()
    fixture.listed()
    path = open_long_match(fixture, monkeypatch)
    fixture.qtbot.waitUntil(lambda: fixture.driver.session.path_read is None)
    with fixture.qtbot.waitSignal(fixture.driver.session.previews.ready):
        fixture.driver.session.previews.ask(SavedMatch(path, HEADER, NOON))

    assert [thread.name for thread in set(enumerate_threads()) - threads] == ["files"]


# A file that cannot be written, or cannot be read


def test_match_that_raises_an_error_is_reported_once_and_left_until_the_next_start(
    fixture: Fixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = fixture.matches
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
    fixture.driver.begin()
    with fixture.qtbot.waitSignal(fixture.service.progressed, check_params_cb=lambda done, of: done == of):
        fixture.service.read_archive()
    fixture.driver.give_up()
    fixture.driver.do(fixture.driver.player.next_game, fixture.driver.player.roll)
    fixture.service.read_archive()

    assert len(fixture.listed()) == 3
    assert (tried.count("1.tapa"), tried.count("3.tapa")) == (1, 1)
    (notice,) = fixture.notices
    assert notice.notice.kind is NoticeKind.MATCH_LEFT_OUT
    assert str(bad) in notice.detail
    second = fixture.restart()
    with fixture.qtbot.waitSignal(second.service.progressed):
        second.service.read_archive()
    assert tried.count("1.tapa") == 2
    second.leave()


@pytest.fixture
def other(fixture: Fixture, monkeypatch: pytest.MonkeyPatch) -> sqlite3.Connection:
    """Another program, which has locked the database."""
    monkeypatch.setattr("tapa_desktop.app.game_history.schema._PATIENCE_S", 0)
    HistoryDatabase(fixture.path).close()
    other = sqlite3.connect(fixture.path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    return other


def test_database_that_is_locked_is_reported_once_and_written_later(
    fixture: Fixture, other: sqlite3.Connection
) -> None:
    fixture.driver.begin()

    with fixture.qtbot.waitSignal(fixture.service.noticed):
        fixture.driver.give_up()
    fixture.give_up_next()
    other.close()
    with fixture.qtbot.waitSignal(fixture.service.changed):
        fixture.driver.do(fixture.driver.player.next_game)

    assert len(fixture.written()) == 2
    kinds = [notice.notice.kind for notice in fixture.notices]
    assert kinds == [NoticeKind.HISTORY_UNWRITTEN, NoticeKind.HISTORY_WRITTEN_AGAIN]


def test_trouble_is_over_as_soon_as_the_archive_can_be_looked_at_though_nothing_in_it_is_new(
    fixture: Fixture, other: sqlite3.Connection
) -> None:
    with fixture.qtbot.waitSignal(fixture.service.noticed):
        fixture.service.read_archive()

    other.close()
    with fixture.qtbot.waitSignal(fixture.service.trouble_changed, check_params_cb=lambda error: error is None):
        fixture.service.read_archive()

    assert fixture.notices[-1].notice.kind is NoticeKind.HISTORY_WRITTEN_AGAIN


def test_events_do_not_try_a_locked_database_again_before_its_time(
    fixture: Fixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    attempts = Mock(side_effect=OSError("locked"))
    attempts.side_effect.__cause__ = OSError(errno.EBUSY, "locked")
    fixture.driver.begin()
    with monkeypatch.context() as lock:
        lock.setattr(DatabaseFile, "use", attempts)
        with fixture.qtbot.waitSignal(fixture.service.noticed):
            fixture.driver.give_up()
        count = attempts.call_count

        for _ in range(3):
            fixture.driver.match.state_changed.emit(fixture.driver.state, fixture.driver.state, None)
        fixture.driver.session.files.call(lambda: None)

        assert attempts.call_count == count


def test_place_where_nothing_can_be_written_stops_no_game_and_the_next_start_makes_up_for_it(fixture: Fixture) -> None:
    fixture.path.mkdir(parents=True)  # a folder where the file should be
    order: list[str] = []
    fixture.service.trouble_changed.connect(lambda why: order.append("known" if why else "over"))
    fixture.service.noticed.connect(lambda _notice: order.append("told"))
    fixture.driver.begin()
    with fixture.qtbot.waitSignal(fixture.service.noticed):
        fixture.driver.give_up()
    assert order == ["known", "told"], "so that the next event tries again"
    fixture.driver.do(fixture.driver.player.next_game)
    fixture.leave()
    fixture.path.rmdir()
    second = fixture.restart()

    second.read_archive()

    assert len(second.written()) == 1


def test_damaged_file_is_kept_and_a_new_one_is_written_from_the_matches(fixture: Fixture) -> None:
    content = b"SQLite format 3\0" + bytes(5000)
    keep(fixture.matches, *FIRST_GAME)
    fixture.path.write_bytes(content)

    fixture.read_archive()

    assert len(fixture.listed()) == 1
    (kept,) = fixture.path.parent.glob("*.damaged")
    assert kept.read_bytes() == content
    (notice,) = fixture.notices
    assert notice.severity == "warning"
    assert kept.name in notice.text


def test_journal_of_a_damaged_file_goes_with_it(tmp_path: Path) -> None:
    path, sizes = tmp_path / FILE, []
    database = DatabaseFile(path, lambda _: None, lambda: sizes.append(path.stat().st_size if path.exists() else None))
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
    assert sizes == [None]
    database.close()


@pytest.mark.parametrize(
    "damage",
    [
        lambda path: sqlite3.connect(path).execute("DROP TABLE sides").connection.close(),
        lambda path: path.write_bytes(b"\xa5" * path.stat().st_size),
    ],
    ids=["without a table", "overwritten"],
)
def test_damage_that_shows_in_the_middle_of_play_costs_no_game(
    fixture: Fixture, damage: Callable[[Path], None]
) -> None:
    keep(fixture.matches / "finished", *FIRST_GAME)
    fixture.read_archive()
    fixture.driver.session.files.call(lambda: damage(fixture.path))

    fixture.driver.begin("plakoto")
    fixture.driver.give_up()
    while len(fixture.listed()) < 2:
        pass

    assert {game.rule_set for game in fixture.written()} == {"tapa", "plakoto"}


@pytest.mark.skipif(os.name != "posix", reason="the system keeps what is open")
def test_history_that_vanishes_has_all_games_of_the_open_match_although_they_are_in_no_file(
    fixture: Fixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixture.driver.begin()
    fixture.driver.give_up()
    assert len(fixture.listed()) == 1
    shutil.rmtree(fixture.path.parent)
    full_after(monkeypatch)

    fixture.give_up_next()

    assert fixture.driver.session.store.is_unsaved
    fixture.qtbot.waitUntil(lambda: len(fixture.listed()) == 2)
    assert {game.key.number for game in fixture.written()} == {1, 2}


def test_mistake_in_one_entry_holds_up_no_other(fixture: Fixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tapa_desktop.app.game_history.service.fingerprint", lambda _: 1 / 0)
    fixture.driver.begin()
    fixture.driver.give_up()

    with fixture.qtbot.waitSignal(fixture.service.noticed):
        fixture.driver.do(fixture.driver.player.undo)
    fixture.driver.give_up()

    assert [game.key.number for game in fixture.written()] == [1]
    assert "ZeroDivisionError" in fixture.notices[0].detail


def test_end_of_the_program_waits_for_a_lock_to_go(fixture: Fixture, monkeypatch: pytest.MonkeyPatch) -> None:
    attempts, use = count(), DatabaseFile.use

    def use_later(file: DatabaseFile, function: Callable[[HistoryDatabase], object]) -> object:
        if next(attempts) < 5:
            raise OSError("locked") from OSError(errno.EBUSY, "locked")
        return use(file, function)

    monkeypatch.setattr(DatabaseFile, "use", use_later)
    fixture.driver.begin("plakoto")
    fixture.driver.give_up()

    assert len(fixture.written()) == 1


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
