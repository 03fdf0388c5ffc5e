"""The engine on a line, `tapa-engine`: commands on standard input, answers on standard output. Source: PROTOCOL.md.

Text is UTF-8 whatever the machine's own encoding. A line that cannot be answered gets one line `error WHAT`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import BinaryIO, Final

from tapa_desktop.rules.positiontext import PositionError

from .commands import answer
from .engine import CommandError, Engine

LONGEST_LINE: Final = 4096  # bytes; no command is as long


def main() -> int:
    """Answer commands until `quit` or the end of the input; the exit status."""
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Nobody listens any more. The interpreter flushes standard output once again at its end: into nothing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return 0


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Read commands and write their answers, each line flushed, until `quit` or the end of the input."""
    engine = Engine()
    for line in _lines(source):
        if line == b"quit":
            return
        for text in _answered(engine, line):
            target.write(f"{text}\n".encode(errors="backslashreplace"))
            target.flush()


def _answered(engine: Engine, line: bytes) -> Iterator[str]:
    try:
        yield from answer(engine, _decoded(line))
    except (CommandError, PositionError) as error:
        yield f"error {error}"


def _decoded(line: bytes) -> str:
    if len(line) > LONGEST_LINE:
        raise CommandError(f"a line is longer than {LONGEST_LINE} bytes")
    try:
        return line.decode()
    except UnicodeDecodeError as error:
        raise CommandError(f"a line is not UTF-8, at byte {error.start + 1}") from error


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """The lines without their ends; of a line that is too long, the beginning, one byte longer than is allowed."""
    while line := source.readline(LONGEST_LINE + 2):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = source.readline(LONGEST_LINE)
        yield line.removesuffix(b"\n").removesuffix(b"\r")[: LONGEST_LINE + 1]


if __name__ == "__main__":
    sys.exit(main())
