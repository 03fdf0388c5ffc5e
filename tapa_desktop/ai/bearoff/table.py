"""The table of the bear-off: how many rolls each way to stand takes, to the end and to the first checker off.

One side is looked at alone, since neither disturbs the other any more. A number of rolls has a chance; kept are those
of 24 bits that are not zero, so that all of it fits into a file of little more than a megabyte.
"""

from __future__ import annotations

import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.arrays import archive_in, read_array
from tapa_desktop.ai.batch.rows import Index
from tapa_desktop.ai.equity import Floats

from .ranks import FIRST_FULL, RANKS

FORMAT: Final = 1
MOST_ROLLS: Final = 32
SIZE_LIMIT: Final = 4_000_000  # bytes of any array; the largest has 1.5 million
_BYTES: Final = 3
_ONE: Final = np.float32(1 / 256**_BYTES)


class TableError(ValueError):
    """A file that is no table of the bear-off. The message says why."""


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """By rank, then by number of rolls, the chance that it takes just so many; each row sums to 1.

    finish: until all are off, float32 [54264, A].
    first: until one is off, float32 [15504, B], for the ranks from `FIRST_FULL` on.
    """

    finish: Floats
    first: Floats

    def first_of(self, ranks: Index) -> Floats:
        """The chances of the rolls to the first checker off, float32 [N, B]; none where one is off already."""
        is_full = ranks >= FIRST_FULL
        rolls = self.first[np.where(is_full, ranks - FIRST_FULL, 0)]
        rolls[~is_full] = 0
        rolls[~is_full, 0] = 1
        return rolls


def save_table(path: Path, table: Table) -> None:
    """Write a table; chances below one in 33 millions are lost."""
    arrays: dict[str, NDArray[np.generic]] = {"format": np.array([FORMAT], np.uint8)}
    for name, chances in (("finish", table.finish), ("first", table.first)):
        whole = np.rint(chances.astype(np.float64) / _ONE).astype(np.uint32)
        whole[np.arange(len(whole)), whole.argmax(axis=1)] += np.uint32(256**_BYTES) - whole.sum(
            axis=1, dtype=np.uint32
        )
        arrays[f"{name}_least"] = (whole > 0).argmax(axis=1).astype(np.uint8)
        arrays[f"{name}_rolls"] = _spans(whole).astype(np.uint8)
        kept = _kept(arrays[f"{name}_least"], arrays[f"{name}_rolls"], whole.shape[1])
        # All first bytes together, then all second ones: the first are much alike, and shrink well.
        arrays[name] = (
            np.minimum(whole[kept], 256**_BYTES - 1).astype("<u4").view(np.uint8).reshape(-1, 4)[:, :_BYTES].T
        )
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)


def load_table(data: bytes) -> Table:
    """The table that these bytes hold.

    Raises:
        TableError: when they hold none.
    """
    try:
        with archive_in(data) as archive:
            if read_array(archive, "format", np.uint8, SIZE_LIMIT).tolist() != [FORMAT]:
                raise ValueError("of another version")  # noqa: TRY301 - the door is right below
            return Table(_unpacked(archive, "finish", RANKS), _unpacked(archive, "first", RANKS - FIRST_FULL))
    except Exception as error:  # the door of a file: bad bytes make its readers raise almost anything
        raise TableError(f"no table of the bear-off: {type(error).__name__}: {error}") from error


def _unpacked(archive: zipfile.ZipFile, name: str, ranks: int) -> Floats:
    least, rolls = (_bytes(archive, f"{name}_{part}") for part in ("least", "rolls"))
    planes = _bytes(archive, name)
    wide = int((least.astype(np.intp) + rolls).max())
    if least.shape != (ranks,) or rolls.shape != (ranks,) or wide > MOST_ROLLS or planes.shape != (_BYTES, rolls.sum()):
        raise ValueError(f"{name} has the wrong shape")
    low, middle, high = planes.astype(np.float32)
    chances = np.zeros((ranks, wide), np.float32)
    chances[_kept(least, rolls, wide)] = (low + 256 * middle + 65536 * high) * _ONE
    sums = chances.sum(axis=1, keepdims=True)
    if np.abs(sums - 1).max() > 1e-6:
        raise ValueError(f"{name} does not sum to 1")
    chances /= sums
    return chances


def _bytes(archive: zipfile.ZipFile, name: str) -> NDArray[np.uint8]:
    return read_array(archive, name, np.uint8, SIZE_LIMIT).astype(np.uint8, copy=False)


def _spans(whole: NDArray[np.uint32]) -> NDArray[np.intp]:
    """How many numbers of rolls there are from the least to the most in each row."""
    reversed_most = (whole[:, ::-1] > 0).argmax(axis=1)
    spans: NDArray[np.intp] = whole.shape[1] - reversed_most - (whole > 0).argmax(axis=1)
    return spans


def _kept(least: NDArray[np.generic], rolls: NDArray[np.generic], wide: int) -> NDArray[np.bool_]:
    """Which places of a table, bool [N, wide], stand in its file."""
    number = np.arange(wide)
    first = least.astype(np.intp)[:, None]
    kept: NDArray[np.bool_] = (number >= first) & (number < first + rolls.astype(np.intp)[:, None])
    return kept
