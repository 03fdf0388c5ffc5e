"""What thinking has used of memory goes back to the system, so that a long evening takes no more than a short one."""

from __future__ import annotations

import ctypes
import sys
from functools import cache
from typing import Final

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3  # as malloc.h has them
_ALL: Final = 64 * 2**10  # bytes free at the end of a thread's memory that go back
_WORKING: Final = 64 * 2**20  # while it works it keeps nearly all: to fetch it again takes time
_LARGE: Final = 8 * 2**20  # bytes of what is always fetched by itself
_PIECE: Final = 96 * 2**10  # enough to have the library look at the end


def give_back() -> None:
    """Let go of what the C library keeps of freed memory: each thread keeps the most that it has ever had.

    Called by the thread that has worked. It takes about a millisecond. Only the GNU C library can be asked; others do
    it by themselves, or cannot. Sources: mallopt(3), malloc_trim(3).
    """
    library = _library()
    if library is None:
        return
    library.mallopt(_TRIM_THRESHOLD, _ALL)
    library.free(library.malloc(_PIECE))
    library.malloc_trim(0)
    library.mallopt(_TRIM_THRESHOLD, _WORKING)


@cache
def _library() -> ctypes.CDLL | None:
    library = ctypes.CDLL(None) if sys.platform == "linux" else None
    if library is None or not hasattr(library, "malloc_trim"):
        return None
    library.malloc.restype, library.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
    library.free.argtypes = [ctypes.c_void_p]
    library.mallopt(_MMAP_THRESHOLD, _LARGE)  # by itself it learns what is large, but no more once it has been told any
    return library
