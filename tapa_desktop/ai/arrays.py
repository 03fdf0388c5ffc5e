"""Arrays in files that may hold anything: archives of NumPy's kind, read without pickles and in bounded memory.

NumPy's own reader takes the Python expression at the head of an array apart, and may load pickles. Here that head has
to be just what NumPy writes for plain numbers. Source: numpy.lib.format, version 1.0.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import numpy as np
from numpy.typing import DTypeLike, NDArray

MOST_MEMBERS: Final = 32  # of an archive; the largest has seven
_ENTRY: Final = b"PK\x01\x02"  # before each member in the list of them
_SHAPE: Final = rb"(?P<shape>[0-9]{1,9},|[0-9]{1,9}(?:, [0-9]{1,9}){1,7}|)"
_HEAD: Final = re.compile(
    rb"\x93NUMPY\x01\x00(?s:..)\{'descr': '(?P<type>[<|][a-z][0-9])', "
    rb"'fortran_order': (?P<by_column>True|False), 'shape': \(" + _SHAPE + rb"\), \} *\n"
)


@contextmanager
def archive_in(data: bytes) -> Iterator[zipfile.ZipFile]:
    """The archive that these bytes hold.

    Raises:
        Exception: almost any, when the bytes are bad; the caller turns that into an error of its own.
    """
    if data.count(_ENTRY) > MOST_MEMBERS:
        raise ValueError(f"an archive of more than {MOST_MEMBERS} members")
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        yield archive


def read_array(archive: zipfile.ZipFile, name: str, dtype: DTypeLike, limit: int) -> NDArray[np.generic]:
    """One array of an archive, of this type and the shape that it says; no more than `limit` bytes are unpacked of it.

    Raises:
        Exception: almost any, when the bytes are bad; the caller turns that into an error of its own.
    """
    info = archive.getinfo(f"{name}.npy")
    if info.file_size > limit or info.compress_type not in {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}:
        raise ValueError(f"{name} takes {info.file_size} bytes, packed in way {info.compress_type}")
    with archive.open(info) as member:
        content = member.read(limit)
    head = _HEAD.match(content)
    if head is None or head["type"].decode() != np.dtype(dtype).str:
        raise ValueError(f"{name} is no array of {np.dtype(dtype)}: {content[:100]!r}")
    shape = tuple(int(size) for size in head["shape"].split(b",") if size)
    flat: NDArray[np.generic] = np.frombuffer(content, dtype, offset=head.end())
    return flat.reshape(shape, order="F" if head["by_column"] == b"True" else "C")
