"""After any error the old content or the new one is complete, and no file replaces another."""

from __future__ import annotations

import errno
import math
import os
import stat
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tapa_desktop.app.storage.files import (
    PRIVATE,
    create_file,
    glance_at,
    make_folder,
    move_into,
    read_at_most,
    read_end,
    remove_leftovers,
    set_aside,
    sync_folder,
    system_message,
    write_all,
    write_beside,
    write_whole,
)
from tests.app.disks import full_after, linked, refusing

posix_only = pytest.mark.skipif(os.name != "posix", reason="there are no such files and rights, and no folder to sync")


@pytest.mark.parametrize("name", ["дом/new/settings.json", "x" * 255], ids=["folders", "longest name"])
def test_a_file_is_written_with_its_folders_and_nothing_else(tmp_path: Path, name: str) -> None:
    path = tmp_path / name

    write_whole(path, b"all of it")

    assert path.read_bytes() == b"all of it"
    assert list(path.parent.iterdir()) == [path]


@posix_only
def test_what_is_no_file_such_as_a_device_is_neither_read_nor_taken_away(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    for path in (tmp_path, pipe):
        with pytest.raises(OSError, match="not a file"):
            read_at_most(path, 10)
    with pytest.raises(OSError, match="not permitted"):
        write_whole(pipe, b"new")
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert list(tmp_path.iterdir()) == [pipe]


def test_link_stays_and_leads_to_what_is_written_and_its_target_is_kept_aside(tmp_path: Path) -> None:
    target = tmp_path / "kept" / "settings.json"
    link = linked(tmp_path / "home" / "settings.json", target)
    with pytest.raises(FileNotFoundError):
        write_whole(link, b"new")
    assert not target.parent.exists(), "the disk of the target may only be missing"

    target.parent.mkdir()
    for data in (b"old", b"new"):
        write_whole(link, data)
        assert list(target.parent.iterdir()) == [target]
    kept = set_aside(link)
    write_whole(link, b"newer")

    assert kept == target.with_name("settings.json.damaged")
    assert (kept.read_bytes(), target.read_bytes()) == (b"new", b"newer")
    assert link.readlink() == target
    assert list(link.parent.iterdir()) == [link]


@posix_only
def test_rights_of_a_file_stay_as_somebody_has_set_them(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"old")
    path.chmod(0o666)  # more than the usual mask of a new file

    write_whole(path, b"new")

    assert stat.S_IMODE(path.stat().st_mode) == 0o666


def test_disk_on_which_no_rights_can_be_set_is_written_as_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "chmod", refusing(errno.EPERM))  # as on a USB stick that root has mounted
    path = tmp_path / "settings.json"

    for data in (b"old", b"new"):
        write_whole(path, data)

    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


class LockedFor:
    """Makes these methods of `Path` fail that many times; `pauses` are the seconds slept in between."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, times: float, *refused: str) -> None:
        self._times = times
        self.pauses: list[float] = []
        for name in refused or ("replace", "open"):
            monkeypatch.setattr(Path, name, self._refusing(getattr(Path, name), None if name == "open" else 32))
        monkeypatch.setattr(sys, "platform", "win32")
        monkeypatch.setattr(time, "sleep", self.pauses.append)

    def _refusing(self, do: Callable[..., object], winerror: int | None) -> Callable[..., object]:
        def refuse(path: Path, *words: object, **named: object) -> object:
            if len(self.pauses) >= self._times:
                return do(path, *words, **named)
            error = PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
            error.winerror = winerror  # type: ignore[attr-defined,unused-ignore]
            raise error

        return refuse


@pytest.mark.parametrize(
    "use",
    [
        lambda path: write_whole(path, b"old") or path.read_bytes(),
        lambda path: move_into(path, path.parent / "new", "a", "").read_bytes(),
        lambda path: read_at_most(path, 10),
        lambda path: read_end(path, 10)[1],
    ],
    ids=["written", "moved", "read", "read from its end"],
)
def test_file_that_is_locked_for_a_moment_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, use: Callable[[Path], bytes]
) -> None:
    (tmp_path / "a").write_bytes(b"old")
    locked = LockedFor(monkeypatch, 3)

    assert use(tmp_path / "a") == b"old"
    assert len(locked.pauses) == 3


def test_nobody_waits_for_one_of_many_files_nor_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a").write_bytes(b"old")
    locked = LockedFor(monkeypatch, math.inf)

    with pytest.raises(PermissionError):
        glance_at(tmp_path / "a", 10)
    assert locked.pauses == []

    with pytest.raises(PermissionError):
        read_at_most(tmp_path / "a", 10)
    assert 0 < sum(locked.pauses) < 2


def test_file_is_read_as_soon_as_another_program_lets_go_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    winapi = pytest.importorskip("_winapi", reason="the system locks no file for others")
    (tmp_path / "a").write_bytes(b"old")
    generic_read, open_existing = 0x80000000, 3
    held = winapi.CreateFile(str(tmp_path / "a"), generic_read, 0, 0, open_existing, 0, 0)
    monkeypatch.setattr(time, "sleep", lambda _: winapi.CloseHandle(held))

    assert read_at_most(tmp_path / "a", 10) == b"old"


@pytest.mark.parametrize(
    "fail",
    [lambda patched: full_after(patched, 3), lambda patched: LockedFor(patched, math.inf)],
    ids=["full", "stays locked"],
)
def test_disk_that_fails_leaves_what_was_there(tmp_path: Path, fail: Callable[[pytest.MonkeyPatch], object]) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"old")

    with pytest.MonkeyPatch.context() as patched:
        fail(patched)
        with pytest.raises(OSError, match=r"No space left|Permission denied"):
            write_whole(path, b"new and longer")

    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_all_is_written_however_little_system_takes_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, data: write(descriptor, data[:2]))

    assert created(tmp_path / "slow", b"seven!!").read_bytes() == b"seven!!"


@pytest.fixture
def synced(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The files and folders that were synced, in order."""
    files: list[tuple[int, int]] = []
    monkeypatch.setattr(os, "fsync", lambda descriptor: files.append(which(os.fstat(descriptor))))
    return files


def which(status: os.stat_result) -> tuple[int, int]:
    return status.st_dev, status.st_ino


Synced = list[tuple[int, int]]


@posix_only
@pytest.mark.parametrize("write", [lambda path: write_whole(path, b"x") or path, lambda path: write_beside(path, b"x")])
def test_what_is_written_is_on_the_disk_with_its_name(
    tmp_path: Path, synced: Synced, write: Callable[[Path], Path]
) -> None:
    written = write(tmp_path / "a")

    assert synced == [which(written.stat()), which(tmp_path.stat())]


@posix_only
@pytest.mark.parametrize("write", [lambda path: write_whole(path, b"x"), lambda path: make_folder(path.parent)])
def test_new_folders_are_on_the_disk_up_to_the_first_that_was_there(
    tmp_path: Path, synced: Synced, write: Callable[[Path], object]
) -> None:
    folder = tmp_path / "share" / "tapa-desktop" / "matches"

    write(folder / "a")

    assert {which(place.stat()) for place in (tmp_path, *folder.parents[:2])} <= set(synced)
    assert which(tmp_path.parent.stat()) not in synced


def test_folder_above_that_cannot_be_listed_keeps_nobody_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "open", refusing(errno.EACCES))

    make_folder(tmp_path / "home" / "matches")

    assert (tmp_path / "home" / "matches").is_dir()


@posix_only
def test_both_folders_of_a_move_are_on_the_disk(tmp_path: Path, synced: Synced) -> None:
    (tmp_path / "a.tapa").touch()
    (tmp_path / "finished").mkdir()

    move_into(tmp_path / "a.tapa", tmp_path / "finished", "a", ".tapa")

    assert set(synced) == {which(tmp_path.stat()), which((tmp_path / "finished").stat())}


@pytest.mark.parametrize(
    "put",
    [
        lambda half, _: half.write_text("Dear Ana"),  # a killed program of the same number has left it
        pytest.param(linked, marks=posix_only),
    ],
    ids=["a half", "a link"],
)
def test_what_is_in_the_way_of_a_temporary_file_stays(tmp_path: Path, put: Callable[[Path, Path], object]) -> None:
    (tmp_path / "letter").write_text("Dear Ana")
    half = tmp_path / f"settings.json.{os.getpid()}.new"
    put(half, tmp_path / "letter")
    was_link = half.is_symlink()

    write_whole(tmp_path / "settings.json", b"new")

    assert (tmp_path / "settings.json").read_bytes() == b"new"
    assert (half.read_text(), half.is_symlink()) == ("Dear Ana", was_link)


@posix_only
def test_what_is_to_stay_private_is_so_from_its_first_byte_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rights: list[int] = []
    write = os.write

    def watch(descriptor: int, data: bytes) -> int:
        rights.append(stat.S_IMODE(os.fstat(descriptor).st_mode))
        return write(descriptor, data)

    monkeypatch.setattr(os, "write", watch)
    (tmp_path / "old").touch(mode=0o600)

    write_whole(tmp_path / "old", b"x")
    write_whole(tmp_path / "new", b"x", PRIVATE)
    write_beside(tmp_path / "a.tapa", b"x")

    assert rights == [0o600] * 3


def created(path: Path, data: bytes) -> Path:
    path, descriptor = create_file(path.parent, "match", ".tapa")
    write_all(descriptor, data)
    os.close(descriptor)
    return path


def put_aside(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return set_aside(path)


@pytest.mark.parametrize(
    ("make", "names"),
    [
        (created, ["match.tapa", "match-2.tapa", "match-3.tapa"]),
        (put_aside, ["a.damaged", "a.damaged-2", "a.damaged-3"]),
        (write_beside, ["a.torn", "a.torn-2", "a.torn-3"]),
    ],
)
def test_no_file_takes_the_place_of_another(
    tmp_path: Path, make: Callable[[Path, bytes], Path], names: list[str]
) -> None:
    paths = [make(tmp_path / "a", data) for data in (b"1", b"2", b"3")]

    assert [path.name for path in paths] == names
    assert [path.read_bytes() for path in paths] == [b"1", b"2", b"3"]


def test_a_file_that_cannot_be_moved_stays_and_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        move_into(tmp_path / "nowhere", tmp_path / "finished", "a", ".tapa")

    assert list((tmp_path / "finished").iterdir()) == []


def test_no_more_is_read_than_was_asked_for(tmp_path: Path) -> None:
    (tmp_path / "long").write_bytes(b"x" * 1000)

    assert read_at_most(tmp_path / "long", 10) == b"x" * 11
    assert read_at_most(tmp_path / "long", 1000) == b"x" * 1000


def test_no_folder_is_synced_where_system_knows_no_such_thing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "name", "nt")
    monkeypatch.setattr(os, "fsync", lambda _: pytest.fail("synced"))

    sync_folder(tmp_path)


@posix_only
def test_disk_that_cannot_sync_folders_keeps_nobody_from_saving(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", refusing(errno.EINVAL))
    sync_folder(tmp_path)

    monkeypatch.setattr(os, "fsync", refusing(errno.EIO))
    with pytest.raises(OSError, match="Input/output error"):
        sync_folder(tmp_path)


def test_why_says_what_the_system_says() -> None:
    assert system_message(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))) == "No space left on device"
    assert system_message(OSError("not a file: x")) == "not a file: x"


def test_what_a_killed_program_was_about_to_swap_in_is_removed_and_nothing_else(tmp_path: Path) -> None:
    long_ago = 1_000_000_000
    forgotten, present = tmp_path / "settings.json.123-2.new", tmp_path / "settings.json.124.new"
    others = [tmp_path / name for name in ("settings.json", "my.new", "a.tapa", ".5.new")]
    packs = tmp_path / "packs"
    packs.mkdir()
    for path in (forgotten, packs / "mine.txt.123.new", present, *others):
        path.write_text("…")
        if path != present:
            os.utime(path, (long_ago, long_ago))

    remove_leftovers(tmp_path)
    remove_leftovers(tmp_path / "nowhere")

    assert sorted(tmp_path.rglob("*")) == sorted([packs, present, *others])
