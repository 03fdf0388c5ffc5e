"""The lines of an input, read by a thread of its own, so that what comes next can be known while one is answered."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from queue import Empty, Queue
from threading import Thread
from typing import BinaryIO, Final

LONGEST_LINE: Final = 4096  # bytes; no command is as long
STOP: Final = b"stop"
QUIT: Final = b"quit"
_MOST_AHEAD: Final = 1000  # lines read ahead; one who writes more has to wait
_PATIENCE_S: Final = 0.2  # Windows delivers no Ctrl+C to one who waits for a queue


class Lines:
    """The lines without their ends; of a line that is too long, the beginning, one byte longer than is allowed.

    They end with the input or with `quit`, after which nothing more is read.
    """

    def __init__(self, source: BinaryIO) -> None:
        self._read: Queue[bytes | None] = Queue(_MOST_AHEAD)
        self._waiting: deque[bytes | None] = deque()
        self._reader = Thread(target=self._read_all, args=(source,), name="input", daemon=True)
        self._reader.start()

    def __iter__(self) -> Iterator[bytes]:
        while (line := self._next()) is not None:
            yield line

    def is_stopped(self) -> bool:
        """Whether what is running shall end: at a `stop`, which is answered thereby, or a `quit`, which comes next."""
        while len(self._waiting) < _MOST_AHEAD and not self._read.empty():
            self._waiting.append(self._read.get())
        if QUIT in self._waiting:
            self._waiting = deque([QUIT, None])
            return True
        if STOP in self._waiting:
            self._waiting.remove(STOP)
            return True
        return False

    def _next(self) -> bytes | None:
        if self._waiting:
            return self._waiting.popleft()
        while True:
            try:
                return self._read.get(timeout=_PATIENCE_S)
            except Empty:
                continue

    def _read_all(self, source: BinaryIO) -> None:
        for line in split(source):
            self._read.put(line)
            if line == QUIT:
                break
        self._read.put(None)


def split(source: BinaryIO) -> Iterator[bytes]:
    """The lines as the class above gives them, up to the end of the input."""
    while line := source.readline(LONGEST_LINE + 2):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = source.readline(LONGEST_LINE)
        yield line.removesuffix(b"\n").removesuffix(b"\r")[: LONGEST_LINE + 1]
