"""Each event is on the disk before it is shown, and only once, even after disk errors."""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.app.storage import match_store
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.app.storage.lock import Lock
from tapa_desktop.app.storage.match_store import Autosave
from tapa_desktop.game.events import Drafted, OpeningRolled, Rolled
from tapa_desktop.game.history import History, replay
from tapa_desktop.game.record import format_record
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.position import Side
from tests.app.disks import full_after, read_only, refusing
from tests.app.driver import COMPUTER, NOON, PERSON, Driver, header
from tests.game.matches import in_turn
from tests.ui.app import written

EVENTS = (OpeningRolled(6, 5), Rolled(3, 1), Drafted("24/21"), Drafted("24/21 24/23"))


def after(count: int) -> History:
    return replay(header(), EVENTS[:count])


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path, lambda: NOON)


@pytest.fixture
def autosave(archive: Archive) -> Autosave:
    return Autosave(archive)


def saved(autosave: Autosave) -> bytes:
    return autosave.path.read_bytes()


def test_each_event_is_written_once_and_on_the_disk_before_save_is_through(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave.save(after(2))
    calls: list[bytes | int] = []
    write = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, data: calls.append(bytes(data)) or write(descriptor, data))
    monkeypatch.setattr(os, "fsync", lambda descriptor: calls.append(os.fstat(descriptor).st_size))

    autosave.save(after(3))

    assert calls == [b'{"event":"draft","play":"24/21"}\n', len(format_record(after(3).record))]


@pytest.mark.parametrize("begun", [0, 1], ids=["begun on it", "begun before"])
@pytest.mark.parametrize(
    ("fail", "why"),
    [
        *((partial(full_after, size=taken), "No space left") for taken in (0, 1, 20)),
        (lambda patched: patched.setattr(os, "fsync", refusing(errno.EIO)), "Input/output"),  # its end is not known
        (read_only, "Read-only"),
    ],
    ids=["full", "full after a byte", "full after 20 bytes", "broken", "read-only"],
)
def test_what_a_disk_did_not_take_is_written_later_and_no_line_is_taken_for_whole(
    autosave: Autosave, fail: Callable[[pytest.MonkeyPatch], None], why: str, begun: int
) -> None:
    for count in range(begun):
        autosave.save(after(count + 1))
    with pytest.MonkeyPatch.context() as patched:
        fail(patched)
        for count in (2, 3):
            with pytest.raises(OSError, match=why):
                autosave.save(after(count))

    assert autosave.save(after(4)) is False

    assert saved(autosave) == format_record(after(4).record)
    assert len(list(autosave.path.parent.glob("*.tapa"))) == 1


def test_a_name_that_could_not_be_written_is_written_later(autosave: Autosave, archive: Archive) -> None:
    with (
        patch("tapa_desktop.app.storage.archive.write_whole", refusing(errno.ENOSPC)),
        pytest.raises(OSError, match="No space left"),
    ):
        autosave.save(after(1))

    autosave.save(after(1))

    assert archive.in_progress() == autosave.path
    assert saved(autosave) == format_record(after(1).record)


AFTER_TWO, AFTER_THREE = (format_record(after(count).record) for count in (2, 3))
of_posix = pytest.mark.skipif(os.name != "posix", reason="the system keeps the name of a file that is open")


@pytest.mark.parametrize(
    ("touch", "content"),
    [
        (lambda path: path.write_bytes(AFTER_TWO + b"other\n"), AFTER_TWO + b"other\n"),
        (lambda path: path.write_bytes(b""), b""),
        (lambda path: path.parent.rename(path.parents[1] / "elsewhere"), AFTER_THREE),  # its name is free again
        pytest.param(Path.unlink, AFTER_THREE, marks=of_posix),
        pytest.param(
            lambda path: path.replace(path.with_name("moved.tapa")) and path.write_bytes(b"other"),
            b"other",
            marks=of_posix,
        ),
    ],
    ids=["written into", "cut short", "folder taken away", "deleted", "replaced"],
)
def test_a_file_that_others_have_touched_is_left_alone_and_the_whole_match_is_in_a_new_one(
    autosave: Autosave, archive: Archive, touch: Callable[[Path], object], content: bytes
) -> None:
    autosave.save(after(2))
    first = autosave.path
    touch(first)

    assert autosave.save(after(3)) is True

    assert first.read_bytes() == content
    assert saved(autosave) == format_record(after(3).record)
    assert archive.in_progress() == autosave.path


@pytest.mark.parametrize("number", [errno.ESTALE, errno.ENOTCONN], ids=["stale", "after a new mount"])
def test_a_file_whose_handle_is_dead_for_good_is_left_and_the_whole_match_is_in_a_new_one(
    autosave: Autosave, archive: Archive, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    autosave.save(after(2))
    first, fstat, dead = autosave.path, os.fstat, autosave._descriptor
    monkeypatch.setattr(os, "fstat", lambda descriptor: (refusing(number) if descriptor == dead else fstat)(descriptor))
    with monkeypatch.context() as patched:
        patched.setattr(Path, "stat", refusing(number))  # as long as the disk itself does not answer
        with pytest.raises(OSError, match=os.strerror(number)):
            autosave.save(after(3))
        assert autosave.path == first

    assert autosave.save(after(3)) is True

    assert first.read_bytes() == format_record(after(2).record)
    assert saved(autosave) == format_record(after(3).record)
    assert archive.in_progress() == autosave.path


@pytest.mark.parametrize("torn", [b"", b'{"event":"dr'], ids=["whole", "torn"])
def test_a_match_goes_on_in_its_file_and_what_comes_after_the_whole_lines_is_cut_off(
    autosave: Autosave, archive: Archive, torn: bytes
) -> None:
    autosave.save(after(2))
    path = autosave.path
    autosave.close()
    size = path.stat().st_size
    path.write_bytes(path.read_bytes() + torn)
    second, lock, open_file = Autosave(archive), Lock(path), os.open
    lock.take()

    with pytest.MonkeyPatch.context() as windows:  # on which the file is locked for a moment
        windows.setattr(sys, "platform", "win32")
        windows.setattr(os, "open", refusing(errno.EACCES))
        windows.setattr(time, "sleep", lambda _: windows.setattr(os, "open", open_file))
        second.continue_file(path, lock, after(2), size)
    second.save(after(4))

    assert second.path == path
    assert path.read_bytes() == format_record(after(4).record)


def test_a_file_that_cannot_be_cut_is_not_taken(autosave: Autosave, archive: Archive) -> None:
    autosave.save(after(2))
    path, second = autosave.path, Autosave(archive)

    with patch.object(os, "ftruncate", refusing(errno.EPERM)), pytest.raises(PermissionError):
        second.continue_file(path, Lock(path), after(2), 10)

    assert second.path is None


@pytest.mark.parametrize("is_removed", [True, False], ids=["goes", "cannot be removed and stays"])
def test_a_file_in_which_nothing_could_be_written_goes_away_where_it_can(
    autosave: Autosave, archive: Archive, monkeypatch: pytest.MonkeyPatch, is_removed: bool
) -> None:
    full_after(monkeypatch)
    with pytest.raises(OSError, match="No space left"):
        autosave.save(after(1))

    with monkeypatch.context() as patched:
        if not is_removed:
            patched.setattr(Path, "unlink", refusing(errno.EACCES))
        autosave.close()
        autosave.close()

    assert [path.read_bytes() for path in archive.matches.glob("*.tapa")] == [b""] * (not is_removed)
    assert archive.unfinished() == []


# No match grows too long to be read again: it continues in another file, or in memory, with a notice


LIMIT = 4_000


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Driver:
    """A record may have `LIMIT` bytes; a match continues in another from half, an unlimited one from a quarter."""
    monkeypatch.setattr(match_store, "NEARLY_FULL", LIMIT // 4)
    monkeypatch.setattr(match_store, "FULL", LIMIT // 2)
    monkeypatch.setattr(match_store, "RECORD_LIMIT", LIMIT)
    return Driver(tmp_path / "data")


def fill_to(driver: Driver, size: int) -> None:
    """Resign games until the file is longer than `size`."""
    while driver.file.stat().st_size <= size:
        driver.do(driver.player.next_game, driver.give_up)


def test_match_without_end_goes_on_as_another_with_its_next_game_and_whoever_sits_and_throws_there(
    driver: Driver,
) -> None:
    several = in_turn(header(black=PERSON, target=0), "tapa", "plakoto", "tawula")
    driver.session.new_match(replace(several, word="пул"))
    fill_to(driver, LIMIT // 4)
    driver.do(lambda: driver.player.set_seat(Side.BLACK, COMPUTER), lambda: driver.player.set_by_hand(True))
    history, first, expected = driver.history, driver.file, driver.state.next_rule_set

    driver.do(driver.player.next_game)

    assert written(first) == history
    assert driver.file != first
    assert driver.notices[-1].notice.kind is NoticeKind.FILE_FILLED
    assert (driver.state.phase, len(driver.state.results), driver.state.target) == (Phase.OPENING, 0, 0)
    assert (driver.state.rule_set, len(driver.state.order)) == (expected, 3)
    assert (driver.state.black, driver.state.by_hand) == (COMPUTER, True)
    new = driver.history.header
    assert new.seed != history.header.seed
    assert (new.word, new.seed_sha256) == ("", ""), "a word that is known before the seed has no part in the dice"


def test_match_to_a_score_goes_on_to_its_end_in_its_file(driver: Driver) -> None:
    driver.begin(black=PERSON, target=999)
    fill_to(driver, LIMIT // 2)
    first, games = driver.file, len(driver.state.results)

    driver.do(driver.player.next_game)

    assert driver.file == first
    assert len(driver.state.results) == games
    assert driver.notices == []


def undo_and_redo(driver: Driver, size: int) -> None:
    """Undo and redo until the log has `size` bytes."""
    while driver.match.draft is None:
        driver.do(driver.player.roll)
    driver.player.add_steps(driver.match.draft.next_steps()[:1])
    while len(format_record(driver.history.record)) < size:
        driver.do(driver.player.undo, driver.player.redo)


def test_match_to_a_score_goes_on_in_a_new_file_without_what_was_taken_back(driver: Driver) -> None:
    driver.begin(black=PERSON, target=999)
    fill_to(driver, LIMIT // 4)
    driver.do(driver.player.next_game)
    undo_and_redo(driver, LIMIT * 3 // 4)
    driver.give_up()
    full, before = driver.file, driver.state

    driver.do(driver.player.next_game)

    assert driver.file != full
    assert LIMIT // 4 < driver.file.stat().st_size < LIMIT // 2
    assert written(driver.file) == driver.history
    assert driver.state.results == before.results
    assert (full.parent / "finished" / full.name).exists()
    assert not full.exists()
    assert [saved.path for saved in driver.session.unfinished_matches()] == []


def test_next_game_in_a_file_with_room_does_not_write_the_whole_match_anew(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.begin(black=PERSON)
    undo_and_redo(driver, LIMIT * 3 // 8)
    driver.give_up()
    monkeypatch.delattr(match_store, "format_record")

    driver.do(driver.player.next_game)

    assert written(driver.file) == driver.history


def test_match_that_has_outgrown_its_file_can_be_copied_and_is_saved_again_with_the_next_game(
    driver: Driver, tmp_path: Path
) -> None:
    driver.begin(black=PERSON, target=999)
    undo_and_redo(driver, LIMIT * 2)
    assert driver.session.store.is_unsaved

    driver.session.store.save_copy(tmp_path / "copy.tapa")
    assert (tmp_path / "copy.tapa").stat().st_size < LIMIT
    assert written(tmp_path / "copy.tapa").state == driver.state
    driver.give_up()
    driver.do(driver.player.next_game)

    assert not driver.session.store.is_unsaved
    assert written(driver.file) == driver.history
    assert driver.notices[-1].notice.kind is NoticeKind.SAVED_AGAIN


def test_file_never_gets_longer_than_what_can_be_read_again_which_is_reported_and_delays_no_other_match(
    driver: Driver, tmp_path: Path
) -> None:
    driver.begin(black=PERSON, target=999)
    while not driver.session.store.is_unsaved:
        driver.do(driver.player.next_game, driver.give_up)

    assert LIMIT - 200 < driver.file.stat().st_size <= LIMIT
    assert written(driver.file).log == driver.history.log[: len(written(driver.file).log)]
    assert [message.notice.means_unsaved for message in driver.notices] == [True]
    driver.session.store.save_copy(tmp_path / "copy.tapa")
    assert written(tmp_path / "copy.tapa") == driver.history
    driver.begin(black=PERSON, target=1)
    driver.give_up()
    ended = driver.file
    driver.begin(black=PERSON)
    assert driver.history.log == ()
    assert not ended.exists()
    assert (ended.parent / "finished" / ended.name).exists()
    assert driver.session.store.is_unsaved, "the first is not forgotten"
