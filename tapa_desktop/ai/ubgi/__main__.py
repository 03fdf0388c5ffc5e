"""The program `tapa-engine`: commands on standard input, answers on standard output.

Text is UTF-8 whatever the machine's own encoding. A line that cannot be answered gets one line `error WHAT`.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from typing import BinaryIO, Final

from tapa_desktop.ai.engine.games import CannotPlayError
from tapa_desktop.ai.engine.library import LibraryError
from tapa_desktop.rules.fault import PositionError

from .commands import answer
from .engine import LONGEST_LINE, QUIT, CommandError, Engine, Lines

MATCH: Final = "match"
_NOBODY_LISTENS: Final = {errno.EPIPE, errno.EINVAL}  # the latter on Windows


def main() -> int:
    """Answer commands until `quit` or the end of the input; the exit status."""
    if sys.argv[1:2] == [MATCH]:
        from .match import main as play_match  # noqa: PLC0415 - who asks an engine need not wait for it

        return play_match(sys.argv[2:])
    if sys.argv[1:]:
        sys.stderr.write(
            "tapa-engine takes no arguments but match. It reads commands, one a line, from standard input.\n"
        )
        return 2
    if sys.stdin is None or sys.stdout is None:  # closed by the program that started this one
        return 0 if sys.stdin is None else 1
    try:
        # A file object of its own: the interpreter closes its own at its end, and must not wait there for the reader.
        serve(open(sys.stdin.fileno(), "rb", closefd=False), sys.stdout.buffer)  # noqa: SIM115
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        if error.errno not in _NOBODY_LISTENS:
            sys.stderr.write(f"tapa-engine: {error.strerror}\n")
        # The interpreter flushes standard output once again at its end: into nothing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return 0


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Read commands and write their answers, each line flushed, until `quit` or the end of the input."""
    lines = Lines(source)
    engine = Engine(is_stopped=lines.is_stopped)
    for line in lines:
        if line == QUIT:
            return
        for text in _answered(engine, line):
            target.write(f"{text}\n".encode(errors="backslashreplace"))
            target.flush()


def _answered(engine: Engine, line: bytes) -> Iterator[str]:
    try:
        yield from answer(engine, _decoded(line))
    except (CommandError, PositionError, CannotPlayError, LibraryError) as error:
        yield f"error {error}"


def _decoded(line: bytes) -> str:
    if len(line) > LONGEST_LINE:
        raise CommandError(f"a line is longer than {LONGEST_LINE} bytes")
    try:
        return line.decode()
    except UnicodeDecodeError as error:
        raise CommandError(f"a line is not UTF-8, at byte {error.start + 1}") from error


if __name__ == "__main__":
    sys.exit(main())
