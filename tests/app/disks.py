"""Disks that are full or cannot be written; and links, where the system has them."""

from __future__ import annotations

import errno
import faulthandler
import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Never

import pytest

_BLOCK = 4096  # bytes; the least that a disk allocates


def full_after(monkeypatch: pytest.MonkeyPatch, size: int = 0) -> None:
    """From now on the disk takes `size` bytes of a write, and is full. `room_again` ends that."""
    write = os.write
    room = [size]

    def write_little(descriptor: int, data: bytes) -> int:
        if not room[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        size, room[0] = room[0], 0
        return write(descriptor, data[:size])

    monkeypatch.setattr(os, "write", write_little)


def room_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "write", REAL_WRITE)


def refusing(number: int) -> Callable[..., Never]:
    """A function that raises this system error, in place of any function for files."""

    def refuse(path: object = None, *_: object, **__: object) -> Never:
        raise OSError(number, os.strerror(number), str(path) if isinstance(path, str | Path) else None)

    return refuse


def read_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on no file can be opened for writing."""
    monkeypatch.setattr(os, "open", refusing(errno.EROFS))
    monkeypatch.setattr(os, "write", refusing(errno.EROFS))


def broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on no open file can be examined, written or closed, as on a network disk without its network."""
    close, refuse = os.close, refusing(errno.ENOTCONN)

    def close_badly(descriptor: int) -> None:
        close(descriptor)
        refuse()

    monkeypatch.setattr(os, "fstat", refuse)
    monkeypatch.setattr(os, "write", refuse)
    monkeypatch.setattr(os, "close", close_badly)


REAL_WRITE = os.write


@contextmanager
def small_disk(folder: Path, *, is_read_only: bool = False) -> Iterator[None]:
    """A real disk of 128 KiB in place of a folder, where this process may mount one; else the test is skipped."""
    folder.mkdir(parents=True, exist_ok=True)
    options = f"size=128k,{'ro' if is_read_only else 'rw'}"
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "none", folder], capture_output=True, check=False)
    if mounted.returncode:
        pytest.skip(f"no disk can be mounted here: {mounted.stderr.decode().strip()}")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def fill(folder: Path) -> Path:
    """Fill the disk of a folder, and the last block of the log; returns the file that fills it."""
    filler = folder / "filler"
    with suppress(OSError), filler.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(512))
    logging.getLogger("disks").warning("." * _BLOCK)
    return filler


@contextmanager
def log_of_its_own() -> Iterator[None]:
    """Remove what a test adds to the log of the process."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    try:
        yield
    finally:
        for handler in set(root.handlers) - set(handlers):
            root.removeHandler(handler)
            handler.close()
        root.setLevel(level)
        faulthandler.enable(sys.__stderr__)


def linked(link: Path, target: Path) -> Path:
    """A new symbolic link to that place. Windows lets only some users make one, and wine makes another kind of file."""
    link.parent.mkdir(exist_ok=True)
    try:
        link.symlink_to(target)
    except OSError:
        pytest.skip("no links can be made here")
    if not link.is_symlink():
        pytest.skip("links are no links here")
    return link
