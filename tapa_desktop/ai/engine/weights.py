"""Networks, pruners and the table of the bear-off, read from their files without NumPy; and tables that games share.

They are archives of arrays as NumPy writes them. A file may hold anything: the head of each array must be exactly what
NumPy writes for plain numbers, and only the limit is unpacked. Source: numpy.lib.format, version 1.0.
"""

from __future__ import annotations

import io
import json
import math
import re
import zipfile
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from .library import Library, best_build, library_for

FORMAT: Final = 1
SIZE_LIMIT: Final = 8_000_000  # bytes of any array, and of any file
MOST_MEMBERS: Final = 32  # of an archive; the largest has seven
MOST_UNITS: Final = 512
MOST_PRUNER_UNITS: Final = 64
RANKS: Final = (54_264, 15_504)  # of the bear-off: all arrangements, and those with nothing borne off
CLASSES: Final = (32, 16)  # of the pruner: entries of a row, and what each can hold
_ENTRY: Final = b"PK\x01\x02"  # before each member in the archive's directory
_SHAPE: Final = rb"(?P<shape>[0-9]{1,9},|[0-9]{1,9}(?:, [0-9]{1,9}){1,7}|)"
_HEAD: Final = re.compile(
    rb"\x93NUMPY\x01\x00(?s:..)\{'descr': '(?P<type>[<|][a-z][0-9])', "
    rb"'fortran_order': (?P<by_column>True|False), 'shape': \(" + _SHAPE + rb"\), \} *\n"
)
_NOT_FINITE: Final = bytes(second for second in range(256) if second & 0x7C == 0x7C)
_SIZES: Final = {b"<f2": 2, b"|u1": 1}


class WeightsError(ValueError):
    """A file that cannot be used. The message says why."""


class Numbers(NamedTuple):
    """An array of a file: its shape, and its numbers as bytes, row by row."""

    shape: tuple[int, ...]
    data: bytes


@dataclass(frozen=True, slots=True)
class NetworkWeights:
    """All as float16, row by row: hidden [inputs, units], its bias [units], output [units, ends], its bias [ends]."""

    header: dict[str, object]
    inputs: int
    units: int
    ends: tuple[int, ...]
    hidden: bytes
    hidden_bias: bytes
    output: bytes
    output_bias: bytes


@dataclass(frozen=True, slots=True)
class PrunerWeights:
    """All as float16, row by row: vectors [32, 16, units + 1] and the output, [units]."""

    units: int
    vectors: bytes
    output: bytes


@dataclass(frozen=True, slots=True)
class RollTable:
    """By rank the least number of rolls and how many numbers follow; then their chances, in three planes of bytes."""

    least: bytes
    lengths: bytes
    chances: bytes


def read_network(data: bytes) -> NetworkWeights:
    """Read a network. Raises `WeightsError` if the bytes are not a network."""
    with _archive(data, "network") as archive:
        header = _header(archive)
        hidden, bias, output, output_bias = (
            _array(archive, name, b"<f2") for name in ("hidden", "hidden_bias", "output", "output_bias")
        )
        ends = _whole_numbers(header["ends"])
        inputs, units = hidden.shape
        shapes = [bias.shape, output.shape, output_bias.shape]
        if shapes != [(units,), (units, len(ends)), (len(ends),)] or not 0 < units <= MOST_UNITS:
            raise ValueError(f"shapes {hidden.shape}, {shapes}")
        _check_finite(hidden, bias, output, output_bias)
    return NetworkWeights(header, inputs, units, ends, hidden.data, bias.data, output.data, output_bias.data)


def read_pruner(data: bytes, rule_set: str) -> PrunerWeights:
    """Read a pruner. Raises `WeightsError` if the bytes are not a pruner for the game with this key."""
    with _archive(data, "pruner") as archive:
        header = _header(archive)
        vectors, output = _array(archive, "vectors", b"<f2"), _array(archive, "output", b"<f2")
        (units,) = output.shape
        if (header["format"], header["rule_set"]) != (FORMAT, rule_set):
            raise ValueError(f"format {header['format']} for {header['rule_set']}")
        if vectors.shape != (*CLASSES, units + 1) or not 0 < units <= MOST_PRUNER_UNITS:
            raise ValueError(f"shapes {vectors.shape}, {output.shape}")
        _check_finite(vectors, output)
    return PrunerWeights(units, vectors.data, output.data)


def read_bearoff(data: bytes) -> tuple[RollTable, RollTable]:
    """The tables of rolls to the end and to the first checker off. Raises `WeightsError` when the bytes hold none."""
    with _archive(data, "table of the bear-off") as archive:
        if _array(archive, "format", b"|u1").data != bytes([FORMAT]):
            raise ValueError("of another version")
        return _roll_table(archive, "finish", RANKS[0]), _roll_table(archive, "first", RANKS[1])


def _roll_table(archive: zipfile.ZipFile, name: str, ranks: int) -> RollTable:
    least, lengths = _array(archive, f"{name}_least", b"|u1"), _array(archive, f"{name}_rolls", b"|u1")
    chances = _array(archive, name, b"|u1")
    if least.shape != (ranks,) or lengths.shape != (ranks,) or chances.shape != (3, sum(lengths.data)):
        raise ValueError(f"{name} has the wrong shape")
    return RollTable(least.data, lengths.data, chances.data)


@contextmanager
def _archive(data: bytes, content: str) -> Iterator[zipfile.ZipFile]:
    """Open an archive; any error while reading becomes a `WeightsError`."""
    try:
        if len(data) > SIZE_LIMIT or data.count(_ENTRY) > MOST_MEMBERS:
            raise ValueError(f"larger than {SIZE_LIMIT} bytes, or an archive of more than {MOST_MEMBERS} members")  # noqa: TRY301
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            yield archive
    except Exception as error:  # corrupt data may raise anything
        raise WeightsError(f"no {content}: {type(error).__name__}: {error}") from error


def _header(archive: zipfile.ZipFile) -> dict[str, object]:
    header = json.loads(_array(archive, "header", b"|u1").data)
    if not isinstance(header, dict):
        raise TypeError(f"no header: {header!r}")
    return header


def _whole_numbers(value: object) -> tuple[int, ...]:
    if not isinstance(value, list) or {*map(type, value)} - {int}:
        raise TypeError(f"no whole numbers: {value!r}")
    return tuple(value)


def _array(archive: zipfile.ZipFile, name: str, kind: bytes) -> Numbers:
    """One array of an archive, of this type; at most the limit is unpacked."""
    info = archive.getinfo(f"{name}.npy")
    if info.file_size > SIZE_LIMIT or info.compress_type not in {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}:
        raise ValueError(f"{name} takes {info.file_size} bytes, packed in way {info.compress_type}")
    with archive.open(info) as member:
        content = member.read(SIZE_LIMIT)
    head = _HEAD.match(content)
    if head is None or head["type"] != kind:
        raise ValueError(f"{name} is no array of {kind!r}: {content[:100]!r}")
    shape = tuple(int(size) for size in head["shape"].split(b",") if size)
    data = content[head.end() :]
    if len(data) != math.prod(shape) * _SIZES[kind]:
        raise ValueError(f"{name} has {len(data)} bytes, of shape {shape}")
    by_column = head["by_column"] == b"True" and len(shape) > 1
    return Numbers(shape, _by_row(shape, data, _SIZES[kind]) if by_column else data)


def _by_row(shape: tuple[int, ...], data: bytes, size: int) -> bytes:
    """Reorder numbers from column by column to row by row."""
    numbers = array("H" if size == 2 else "B", data)
    rows = shape[0]
    if len(shape) != 2:
        raise ValueError(f"an array by columns of shape {shape}")
    return b"".join(numbers[row::rows].tobytes() for row in range(rows))


def _check_finite(*arrays: Numbers) -> None:
    """Refuse infinite float16 and NaN: all bits of the exponent, in the second byte, are set."""
    if any(numbers.data[1::2].translate(None, _NOT_FINITE) != numbers.data[1::2] for numbers in arrays):
        raise ValueError("weights that are no numbers")


_STEPS: Final = 512  # of the table of the error function, a unit


class Bearoff:
    """The table of the bear-off, which several games share."""

    def __init__(self, finish: RollTable, first: RollTable, build: str | None = None) -> None:
        self._c: Final[Library] = library_for(build or best_build())
        with self._c.enough_memory():
            self.table: Final[int | None] = self._c.new_bearoff(
                finish.least, finish.lengths, finish.chances, len(finish.chances) // 3,
                first.least, first.lengths, first.chances, len(first.chances) // 3,
            )  # fmt: skip
        if not self.table:
            raise WeightsError("no table of the bear-off: its chances do not sum to 1")

    def __del__(self) -> None:
        if self.__dict__.get("table"):
            self._c.free_bearoff(self.table)


@cache
def tables_for(build: str) -> int:
    """(1 + erf x) / 2 for x from -4 to 4, and tables of points in a row; made once for each build."""
    erf = array("f", [(1 + math.erf(step / _STEPS - 4)) / 2 for step in range(8 * _STEPS + 1)])  # C copies it
    library = library_for(build)
    with library.enough_memory():
        tables: int = library.new_tables(erf.buffer_info()[0])
    return tables
