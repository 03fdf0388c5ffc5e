"""Whether the program came to a sudden end the last time, as the log tells.

What a crash leaves there, Python writes itself, without going by the log's own way: it is made discreet afterwards.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import Final

from .log import discreet

_BEGINS: Final = "Fatal Python error"
_TOLD: Final = "a crash was found"
_LONGEST: Final = 6000  # characters of a report: the thread that crashed stands first
_log: Final = logging.getLogger("sudden end")


def crash_left(file: Path) -> str:
    """What the last crash has left in the log, unless that was found by an earlier start; empty where there is none.

    From now on it counts as found. A log that cannot be read holds none.
    """
    try:
        data = file.read_bytes()
    except OSError:
        return ""
    text = data.decode(errors="backslashreplace")
    begins = text.rfind(_BEGINS)
    if begins < 0 or text.rfind(_TOLD) > begins:
        return ""
    _make_discreet(file, text)
    _log.warning(_TOLD)
    return discreet(text[begins : begins + _LONGEST])


def _make_discreet(file: Path, text: str) -> None:
    """Write it over, so that whoever has the file open, as another window may have, goes on behind it."""
    with suppress(OSError), file.open("r+b") as rewritten:
        rewritten.write(discreet(text).encode())
        rewritten.truncate()
