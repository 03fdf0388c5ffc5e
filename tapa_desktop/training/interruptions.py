"""Handles interruptions between rounds instead of in the middle of one."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def interruptions() -> Iterator[Callable[[], bool]]:
    """Yield a function that tells whether SIGINT (Ctrl+C) or SIGTERM has arrived; meanwhile they do not interrupt."""
    came: list[int] = []
    before = {which: signal.signal(which, lambda *_: came.append(1)) for which in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield lambda: bool(came)
    finally:
        for which, handler in before.items():
            signal.signal(which, handler)
