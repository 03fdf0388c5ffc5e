"""Being interrupted at a good moment, and not in the middle of something."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def interruptions() -> Iterator[Callable[[], bool]]:
    """Whether Ctrl+C or a signal to end has come, instead of being interrupted by it in the middle of a round."""
    came: list[int] = []
    before = {which: signal.signal(which, lambda *_: came.append(1)) for which in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield lambda: bool(came)
    finally:
        for which, handler in before.items():
            signal.signal(which, handler)
