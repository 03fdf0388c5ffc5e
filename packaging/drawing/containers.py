"""PNG pictures of several sizes in one file, as Windows (.ico) and macOS (.icns) want their icons."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Final

ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)

# The kinds of picture by Apple's names, with their pixels; the last two are for double density.
ICNS_KINDS: Final = (
    (b"icp4", 16), (b"icp5", 32), (b"icp6", 64), (b"ic07", 128), (b"ic08", 256), (b"ic09", 512),
    (b"ic11", 32), (b"ic12", 64),
)  # fmt: skip


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """An icon for Windows. `pictures`: PNG by side in pixels, all of ICO_SIZES among them."""
    offset = 6 + 16 * len(ICO_SIZES)
    heads, bodies = [struct.pack("<HHH", 0, 1, len(ICO_SIZES))], []
    for size in ICO_SIZES:
        body = pictures[size]
        heads.append(struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(body), offset))
        bodies.append(body)
        offset += len(body)
    return b"".join((*heads, *bodies))


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """An icon for macOS. `pictures`: PNG by side in pixels, all of ICNS_KINDS among them."""
    body = b"".join(kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for kind, size in ICNS_KINDS)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
