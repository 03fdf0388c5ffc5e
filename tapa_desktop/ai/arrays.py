"""Arrays in files that may hold anything: archives of NumPy's kind, read without pickles and in bounded memory."""

from __future__ import annotations

import io
import zipfile

import numpy as np
from numpy.typing import DTypeLike, NDArray


def read_array(archive: zipfile.ZipFile, name: str, dtype: DTypeLike, limit: int) -> NDArray[np.generic]:
    """One array of an archive; whatever size a file claims for it, no more than `limit` bytes are unpacked.

    Raises:
        Exception: almost any, when the bytes are bad; whoever opens a file turns that into an error of its own.
    """
    info = archive.getinfo(f"{name}.npy")
    if info.file_size > limit or info.compress_type not in {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}:
        raise ValueError(f"{name} takes {info.file_size} bytes, packed in way {info.compress_type}")
    with archive.open(info) as member:
        content = member.read(limit)
    file = io.BytesIO(content)
    if np.lib.format.read_magic(file) != (1, 0):
        raise ValueError(f"{name} is an array of another version")
    shape, is_by_column, found = np.lib.format.read_array_header_1_0(file)
    if found != dtype:
        raise ValueError(f"{name} holds {found}")
    flat: NDArray[np.generic] = np.frombuffer(content, dtype, offset=file.tell())
    return flat.reshape(shape, order="F" if is_by_column else "C")
