"""The kernel knows the holder of a lock. The content of the file is for the message only."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QSysInfo

from tapa_desktop.app.storage import lock as module
from tapa_desktop.app.storage.lock import Lock
from tests.app.disks import broken_off, full_after, linked, refusing
from tests.stale_locks import KINDS, stale_lock

HOLD = """
import subprocess, sys
from pathlib import Path
from tapa_desktop.app.storage.lock import Lock
lock = Lock(Path(sys.argv[1]))
assert lock.take() and lock.is_held
"""
TOLD = "print('held', flush=True)\ninput()\n"
ROUNDS = 30
CONTEND = f"""
import os, sys
from pathlib import Path
from tapa_desktop.app.storage.lock import Lock
path = Path(sys.argv[1])
mine = 0
while mine < {ROUNDS}:
    lock = Lock(path)
    if lock.take():
        alone = os.open(f"{{path}}.alone", os.O_CREAT | os.O_EXCL)  # fails where another one has the lock as well
        os.close(alone)
        os.unlink(f"{{path}}.alone")
        lock.release()
        mine += 1
"""
posix_only = pytest.mark.skipif(os.name != "posix", reason="a lock of another kind")


@contextmanager
def other_program(code: str, path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another program that runs this script, and has the lock."""
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", code, str(path)], stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout.readline() == "held\n"
        yield process
        process.kill()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.tapa"


@pytest.mark.parametrize("kind", KINDS)
def test_file_that_nobody_has_locked_keeps_nobody_out(path: Path, kind: str) -> None:
    lock = Lock(path)

    with stale_lock(kind, Path(f"{path}.lock")):
        assert lock.take()
        assert lock.is_held

    lock.release()
    assert list(path.parent.iterdir()) == []


def test_running_program_has_it_alone_and_says_who_it_is(path: Path) -> None:
    with other_program(HOLD + TOLD, path) as other:
        lock = Lock(path)

        assert not lock.take()
        assert not lock.is_held
        assert lock.holder() == {"process": other.pid, "machine": QSysInfo.machineHostName()}
        assert not Lock(path).take()  # closing the file of a vain trial frees nothing


def test_program_that_was_started_by_a_killed_one_does_not_keep_it(path: Path) -> None:
    child = "subprocess.Popen([sys.executable, '-c', 'input()'], close_fds=False)\n"

    with other_program(HOLD + child + TOLD, path) as other:
        other.kill()
        other.wait()
        assert Lock(path).take()  # while the child still waits for its line


def test_it_is_never_with_two_however_often_it_changes_hands(path: Path) -> None:
    command = [sys.executable, "-c", CONTEND, str(path)]
    several = [subprocess.Popen(command) for _ in range(3)]

    assert [one.wait() for one in several] == [0, 0, 0]
    assert list(path.parent.iterdir()) == []


def test_lock_that_another_program_is_removing_is_taken_after_it(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refusals = iter(range(3))
    os_open = os.open

    def refuse(*arguments: object) -> int:
        if next(refusals, None) is not None:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return os_open(*arguments)

    monkeypatch.setattr(os, "open", refuse)
    monkeypatch.setattr(module, "_BEING_REMOVED", (PermissionError,))
    lock = Lock(path)

    assert lock.take()
    assert lock.is_held
    lock.release()


@posix_only
@pytest.mark.parametrize("number", [errno.ENOLCK, errno.EOPNOTSUPP, errno.EBADF])
def test_disk_that_knows_no_locks_keeps_nobody_away(path: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    monkeypatch.setattr("fcntl.flock", refusing(number))
    lock = Lock(path)

    assert lock.take()
    assert not lock.is_held
    lock.release()


@posix_only
@pytest.mark.parametrize("is_taken", [True, False], ids=["taken", "impossible"])
def test_disk_that_closes_no_file_properly_keeps_nobody_away(
    path: Path, monkeypatch: pytest.MonkeyPatch, is_taken: bool
) -> None:
    other = Lock(path)
    assert other.take()
    with monkeypatch.context() as patched:
        if not is_taken:
            patched.setattr("fcntl.flock", refusing(errno.ENOLCK))
        broken_off(patched)
        assert Lock(path).take() is not is_taken
    other.release()


@posix_only
def test_link_in_its_place_is_not_followed(path: Path, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ana")
    linked(Path(f"{path}.lock"), tmp_path / "letter")

    assert Lock(path).take()
    assert (tmp_path / "letter").read_text() == "Dear Ana"


@posix_only
def test_lock_whose_file_others_have_removed_harms_no_later_one(path: Path) -> None:
    first, second = Lock(path), Lock(path)
    assert first.take()
    Path(f"{path}.lock").unlink()

    assert second.take()
    first.release()

    assert not Lock(path).take()
    second.release()


def test_disk_that_is_full_leaves_it_unsigned(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock = Lock(path)
    with monkeypatch.context() as patched:
        full_after(patched)
        assert lock.take()

    assert lock.is_held
    assert lock.holder() == {}
    lock.release()
