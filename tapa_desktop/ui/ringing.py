"""What a second start of the program tells the first: which files it was given, as bytes on a local socket."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

MOST: Final = 1024 * 1024  # bytes of a ring
MOST_FILES: Final = 10_000
LENGTH: Final = 4  # bytes in front of it that say how many follow, the most significant first
_FORMAT: Final = b"tapa-desktop 1"


class RingError(ValueError):
    """Bytes that no start of this program has sent."""


@dataclass(frozen=True, slots=True)
class Ring:
    """The files to open, and the word by which some systems let a window come to the front."""

    files: tuple[Path, ...] = ()
    token: str = ""


def format_ring(ring: Ring) -> bytes:
    """The bytes of it. No name of a file has a NUL in it."""
    parts = (_FORMAT, os.fsencode(ring.token), *(os.fsencode(path) for path in ring.files))
    body = b"\0".join(parts)
    return len(body).to_bytes(LENGTH) + body


def is_too_much(ring: Ring) -> bool:
    """Whether no window would take that much from another start."""
    return len(ring.files) > MOST_FILES or len(format_ring(ring)) > LENGTH + MOST


def parse_ring(data: bytes) -> Ring | None:
    """What these bytes tell, or None while there are more to come.

    Raises:
        RingError: when this program has not sent them.
    """
    announced = int.from_bytes(data[:LENGTH])
    if announced > MOST or len(data) > LENGTH + announced:
        raise RingError(f"{announced} bytes announced, {max(0, len(data) - LENGTH)} there")
    if len(data) < LENGTH or len(data) < LENGTH + announced:
        return None
    made_by, *rest = data[LENGTH:].split(b"\0")
    if made_by != _FORMAT or not rest:
        raise RingError(f"no ring: {made_by[:60]!r}")
    token, *files = (os.fsdecode(part) for part in rest)
    if len(files) > MOST_FILES:
        raise RingError(f"{len(files)} files")
    return Ring(tuple(Path(file) for file in files), token)
