"""Labelled positions in a file that grows batch by batch, so that an interruption loses nothing.

The file starts with a line of JSON with the settings. For each batch two NumPy arrays without pickles follow: the
records, and the seconds that they took. An incomplete batch at the end is dropped.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

import msgspec
import numpy as np

from .labels import Records

SUFFIX: Final = ".labels"


class LabelFileError(ValueError):
    """A file of labelled positions that cannot be continued. The message says why."""


class LabelFile:
    """The label file at a path; it is created if it does not exist."""

    def __init__(self, path: Path, settings: dict[str, str]) -> None:
        """Open the file.

        Raises:
            OSError: when it cannot be read or written.
            LabelFileError: when it was labelled with other settings, or holds something else.
        """
        self.batches: list[Records] = []
        self.seconds = 0.0
        self._path = path
        if path.exists():
            self._read(settings)
        else:
            path.write_bytes(msgspec.json.encode(settings) + b"\n")

    @property
    def positions(self) -> int:
        """The number of positions in the file."""
        return sum(map(len, self.batches))

    def add(self, batch: Records, seconds: float) -> None:
        """Append a batch that took this many seconds."""
        with self._path.open("ab") as file:
            np.save(file, batch, allow_pickle=False)
            np.save(file, np.array(seconds), allow_pickle=False)
        self._count(batch, seconds)

    def _count(self, batch: Records, seconds: float) -> None:
        self.batches.append(batch)
        self.seconds += seconds

    def _read(self, settings: dict[str, str]) -> None:
        with self._path.open("r+b") as file:
            self._check(file.readline(), settings)
            end = file.tell()
            for batch, seconds in _batches(file):
                self._count(batch, seconds)
                end = file.tell()
            file.truncate(end)

    def _check(self, line: bytes, settings: dict[str, str]) -> None:
        try:
            before = msgspec.json.decode(line, type=dict[str, str])
        except msgspec.DecodeError as error:
            raise LabelFileError(f"{self._path} holds no labelled positions: {error}") from error
        for name, value in settings.items():
            if before.get(name) != value:
                raise LabelFileError(f"{self._path} was labelled with {name} {before.get(name)}, not {value}")


def _batches(file: BinaryIO) -> Iterator[tuple[Records, float]]:
    """The complete batches."""
    while True:
        try:
            yield np.load(file, allow_pickle=False), float(np.load(file, allow_pickle=False))
        except (EOFError, ValueError):  # the end, or a batch that was interrupted while it was written
            return
