"""Labelled positions in a file that grows by a batch at a time, so that nothing is lost when a run is interrupted.

First a line of JSON that says how they came about; then, batch by batch, NumPy arrays without pickles: the records, and
the seconds that they took. A batch that was not written to its end is dropped.
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
    """A file of labelled positions that cannot be gone on with. The message says why."""


class LabelFile:
    """The file at a path; it is made where there is none."""

    def __init__(self, path: Path, settings: dict[str, str]) -> None:
        """Open it.

        Raises:
            OSError: when it cannot be read or written.
            LabelFileError: when it holds what was labelled with other settings, or something else.
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
        """How many it holds."""
        return sum(map(len, self.batches))

    def add(self, batch: Records, seconds: float) -> None:
        """Append a batch that took so many seconds."""
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
    """What is whole of it."""
    while True:
        try:
            yield np.load(file, allow_pickle=False), float(np.load(file, allow_pickle=False))
        except (EOFError, ValueError):  # the end, or a batch in the middle of which the writer was stopped
            return
