"""Each event is on the disk before it is shown, once, whatever the disk does in between."""

from __future__ import annotations

import errno
import os
import sys
import time
from pathlib import Path

import pytest

from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.app.storage.lock import Lock
from tapa_desktop.app.storage.match_store import Autosave
from tapa_desktop.game.events import Drafted, OpeningRolled, Rolled
from tapa_desktop.game.history import History, replay
from tapa_desktop.game.record import format_record
from tests.app.desk import NOON, header
from tests.app.disks import full_after, read_only, room_again

EVENTS = (OpeningRolled(6, 5), Rolled(3, 1), Drafted("24/21"), Drafted("24/21 24/23"))


def after(count: int) -> History:
    return replay(header(), EVENTS[:count])


def refuse(*_: object) -> None:
    raise PermissionError(errno.EACCES, "Operation not permitted")


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path, lambda: NOON)


@pytest.fixture
def autosave(archive: Archive) -> Autosave:
    return Autosave(archive)


def saved(autosave: Autosave) -> bytes:
    return autosave.path.read_bytes()


def test_a_match_is_written_down_as_it_happens(autosave: Autosave) -> None:
    for count in range(5):
        assert autosave.save(after(count)) is False
        assert saved(autosave) == format_record(after(count).record)


def test_each_event_is_written_once(autosave: Autosave, monkeypatch: pytest.MonkeyPatch) -> None:
    autosave.save(after(2))
    written: list[bytes] = []
    write = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, data: written.append(bytes(data)) or write(descriptor, data))

    autosave.save(after(3))

    assert written == [b'{"event":"draft","play":"24/21"}\n']


def test_the_disk_has_it_before_save_is_through(autosave: Autosave, monkeypatch: pytest.MonkeyPatch) -> None:
    autosave.save(after(1))
    sizes: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda descriptor: sizes.append(os.fstat(descriptor).st_size))

    autosave.save(after(2))

    assert sizes == [len(format_record(after(2).record))]


@pytest.mark.parametrize("in_progress", [True, False])
def test_match_is_named_as_one_in_progress_where_it_is(autosave: Autosave, archive: Archive, in_progress: bool) -> None:
    autosave.save(after(1), in_progress=in_progress)

    assert archive.in_progress() == (autosave.path if in_progress else None)


@pytest.mark.parametrize("begun", [0, 1], ids=["begun on it", "begun before"])
@pytest.mark.parametrize("taken", [0, 1, 20])
def test_what_a_full_disk_did_not_take_is_written_later_and_no_line_is_taken_for_whole(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch, taken: int, begun: int
) -> None:
    if begun:
        autosave.save(after(1))
    full_after(monkeypatch, taken)
    for count in (2, 3):
        with pytest.raises(OSError, match="No space left"):
            autosave.save(after(count))
        if begun and count == 2:
            assert saved(autosave) == format_record(after(1).record) + b'{"event":"roll","hig'[:taken]
    room_again(monkeypatch)

    assert autosave.save(after(4)) is False

    assert saved(autosave) == format_record(after(4).record)


def test_a_write_whose_end_is_not_known_is_written_again(autosave: Autosave, monkeypatch: pytest.MonkeyPatch) -> None:
    autosave.save(after(1))

    def fail(_descriptor: int) -> None:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match="Input/output"):
            autosave.save(after(2))

    assert autosave.save(after(3)) is False
    assert saved(autosave) == format_record(after(3).record)


def test_a_match_begun_where_nothing_can_be_written_is_written_later(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        read_only(patched)
        with pytest.raises(OSError, match="Read-only"):
            autosave.save(after(1))
    assert autosave.path is None

    autosave.save(after(2))

    assert saved(autosave) == format_record(after(2).record)


def test_a_name_that_could_not_be_written_is_written_later(autosave: Autosave, archive: Archive) -> None:
    (archive.folder / "in-progress").mkdir(parents=True)
    with pytest.raises((IsADirectoryError, PermissionError)):  # the latter on Windows
        autosave.save(after(1))
    (archive.folder / "in-progress").rmdir()

    autosave.save(after(1))

    assert archive.in_progress() == autosave.path
    assert saved(autosave) == format_record(after(1).record)


@pytest.mark.parametrize("data", [format_record(after(2).record) + b"other\n", b""], ids=["written into", "cut short"])
def test_a_file_that_others_have_changed_is_left_alone(autosave: Autosave, archive: Archive, data: bytes) -> None:
    autosave.save(after(2))
    first = autosave.path
    first.write_bytes(data)

    assert autosave.save(after(3)) is True

    assert first.read_bytes() == data
    assert autosave.path != first
    assert saved(autosave) == format_record(after(3).record)
    assert archive.in_progress() == autosave.path


@pytest.mark.skipif(os.name != "posix", reason="the system keeps the name of a file that is open")
def test_a_file_that_was_deleted_or_replaced_is_written_again(autosave: Autosave) -> None:
    autosave.save(after(1))
    first = autosave.path
    first.unlink()

    assert autosave.save(after(2)) is True
    assert saved(autosave) == format_record(after(2).record)

    second = autosave.path
    second.replace(second.with_name("moved.tapa"))
    second.write_bytes(b"other")

    assert autosave.save(after(3)) is True
    assert second.read_bytes() == b"other"
    assert saved(autosave) == format_record(after(3).record)


def test_a_folder_that_has_vanished_is_made_again(autosave: Autosave, archive: Archive) -> None:
    autosave.save(after(1))
    archive.matches.rename(archive.folder / "elsewhere")

    assert autosave.save(after(2)) is True

    assert saved(autosave) == format_record(after(2).record)


def test_a_match_goes_on_in_its_file_although_it_was_locked_for_a_moment(
    autosave: Autosave, archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave.save(after(2))
    path = autosave.path
    autosave.close()
    again, open_file = Autosave(archive), os.open

    with monkeypatch.context() as windows:
        windows.setattr(sys, "platform", "win32")
        windows.setattr(os, "open", refuse)
        windows.setattr(time, "sleep", lambda _: windows.setattr(os, "open", open_file))
        again.continue_file(path, Lock(path), after(2), path.stat().st_size)

    assert again.path == path


@pytest.mark.parametrize("torn", [b"", b'{"event":"dr'], ids=["whole", "torn"])
def test_a_match_goes_on_in_its_file_and_what_comes_after_the_whole_lines_is_cut_off(
    autosave: Autosave, archive: Archive, torn: bytes
) -> None:
    autosave.save(after(2))
    path = autosave.path
    autosave.close()
    size = path.stat().st_size
    path.write_bytes(path.read_bytes() + torn)
    again, lock = Autosave(archive), Lock(path)
    lock.take()

    again.continue_file(path, lock, after(2), size)
    again.save(after(4))

    assert path.read_bytes() == format_record(after(4).record)


def test_a_file_that_cannot_be_cut_is_not_taken(
    autosave: Autosave, archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave.save(after(2))
    path, again = autosave.path, Autosave(archive)
    monkeypatch.setattr(os, "ftruncate", refuse)

    with pytest.raises(PermissionError):
        again.continue_file(path, Lock(path), after(2), 10)

    assert again.path is None


@pytest.mark.parametrize("is_removed", [True, False], ids=["goes", "cannot be removed and stays"])
def test_a_file_in_which_nothing_could_be_written_goes_away_where_it_can(
    autosave: Autosave, archive: Archive, monkeypatch: pytest.MonkeyPatch, is_removed: bool
) -> None:
    full_after(monkeypatch)
    with pytest.raises(OSError, match="No space left"):
        autosave.save(after(1))

    with monkeypatch.context() as patched:
        if not is_removed:
            patched.setattr(Path, "unlink", refuse)
        autosave.close()
        autosave.close()

    assert [path.read_bytes() for path in archive.matches.glob("*.tapa")] == [b""] * (not is_removed)
    assert archive.unfinished() == []


def test_a_match_is_marked_as_taken_while_it_is_played(autosave: Autosave) -> None:
    autosave.save(after(1))
    path = autosave.path
    assert path is not None

    assert not Lock(path).take()
    autosave.close()
    assert Lock(path).take()
