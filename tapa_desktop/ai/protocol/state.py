"""The state of `tapa-engine` between commands, the reader of its input, and helpers of the commands.

Source: docs/protocol.md.
"""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from threading import Condition, Thread
from typing import BinaryIO, Final

from tapa_desktop.ai.levels import STRONGEST, Level
from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.rules.outcome import Outcome, outcome_of_turn
from tapa_desktop.rules.position import Side, flip, start_position
from tapa_desktop.rules.position_text import PositionSpec
from tapa_desktop.rules.ruleset import TAPA, RuleSet

MOST_GAMES: Final = 1_000_000
LONGEST_LINE: Final = 4096  # bytes; no command is as long
STOP: Final = b"stop"
QUIT: Final = b"quit"
MOST_AHEAD: Final = 16 * 1024 * 1024  # bytes of lines read ahead; then the writer has to wait
_LINE_SIZE: Final = 64  # bytes that a line takes besides its own
_PATIENCE_S: Final = 0.2  # on Windows, Ctrl+C does not interrupt a wait for another thread
_BLANKS: Final = re.compile(rb"[ \t]+")
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,18}")


class CommandError(ValueError):
    """A command that is unknown, malformed, or cannot be answered now. The message says why."""


class NoDoubleError(CommandError):
    """The side to move may not double: there is no cube, or it is not at hand."""


_START: Final = PositionSpec(TAPA, Side.WHITE, start_position(TAPA))


@dataclass(slots=True)
class EngineState:
    """The present position and the options; `is_stopped` says whether the running command is to end."""

    placed: PositionSpec = _START
    is_doubled: bool = False  # whether the side to move there has doubled, and the other has to answer
    level: Level = STRONGEST
    seed: int = 0
    threads: int = 1  # that play a rollout
    rule_set: RuleSet = TAPA  # that `newgame` begins
    speaks_ubgi: bool = False  # whether a UBGI command came that this program has no own word for
    is_stopped: IsCancelled = never


def never_cancelled() -> bool:
    """Never cancel; but unlike `never` the engine calls it, so that Ctrl+C ends the work."""
    return False


def current_outcome(state: EngineState) -> Outcome | None:
    """The end of the game in the present position, seen by the side that moved last, or None while it goes on."""
    placed = state.placed
    return outcome_of_turn(placed.rule_set, flip(placed.rule_set, placed.position))


def position_to_play(state: EngineState) -> PositionSpec:
    """The present position with its dice. Raises `CommandError` when the game is over, or there are no dice."""
    if current_outcome(state) is not None:
        raise CommandError("the game is over")
    if not state.placed.has_dice:
        raise CommandError("the position has no roll")
    return state.placed


def number(text: str, name: str, least: int, most: int) -> int:
    """A whole number in plain digits. Raises `CommandError` when the text is none, or is out of bounds."""
    if not _NUMBER.fullmatch(text) or not least <= int(text) <= most:
        raise CommandError(f"{name}: a number from {least} to {most} expected: {text[:60]!r}")
    return int(text)


def check_no_argument(argument: str) -> None:
    """Raise `CommandError` when a command without arguments got one."""
    if argument:
        raise CommandError(f"nothing expected after the command: {argument[:60]!r}")


class Lines:
    """The lines of the input without their ends, read by a thread, so that `stop` works while a command runs.

    A line that is too long is cut to one byte more than the limit. The lines end with the input or with `quit`;
    nothing is read after that. At most `MOST_AHEAD` bytes are read ahead; a `stop` behind them has to wait.
    """

    def __init__(self, source: BinaryIO) -> None:
        self._ahead: deque[bytes | None] = deque()  # changed by both threads, as the next three
        self._size = 0  # bytes that they take
        self._stops = 0  # how many of them are `stop`
        self._has_quit = False  # whether the last is `quit`
        self._changed = Condition()  # guards these four
        self._reader = Thread(target=self._read_all, args=(source,), name="input", daemon=True)
        self._reader.start()

    def __iter__(self) -> Iterator[bytes]:
        while (line := self._next()) is not None:
            yield line

    def is_stopped(self) -> bool:
        """Whether the running command has to end: after `stop`, or after `quit`, which then comes next."""
        with self._changed:
            if self._has_quit:
                self._ahead = deque([QUIT, None])
                return True
            if self._stops:
                self._ahead.remove(STOP)
                self._count(STOP, -1)
                return True
        return False

    def _next(self) -> bytes | None:
        with self._changed:
            while not self._ahead:
                self._changed.wait(_PATIENCE_S)
            line = self._ahead.popleft()
            self._count(line, -1)
        return line

    def _read_all(self, source: BinaryIO) -> None:
        for line in split(source):
            self._add(line)
            if line == QUIT:
                break
        self._add(None)

    def _add(self, line: bytes | None) -> None:
        with self._changed:
            self._changed.wait_for(lambda: self._size < MOST_AHEAD)
            self._ahead.append(line)
            self._has_quit = line == QUIT or self._has_quit
            self._count(line, 1)

    def _count(self, line: bytes | None, times: int) -> None:
        """Count a line that was added, or with -1 removed, and wake the other thread."""
        self._size += times * (len(line or b"") + _LINE_SIZE)
        self._stops += times * (line == STOP)
        self._changed.notify_all()


def split(source: BinaryIO) -> Iterator[bytes]:
    """The lines as `Lines` gives them, up to the end of the input."""
    is_first = True
    while line := source.readline(LONGEST_LINE + 2):
        part = line
        while part and not part.endswith(b"\n"):
            part = source.readline(LONGEST_LINE)
        text = line.removeprefix(BOM_UTF8) if is_first else line
        is_cut = len(line) > LONGEST_LINE and not line.endswith(b"\n")
        yield (text if is_cut else _strip_blanks(text))[: LONGEST_LINE + 1]
        is_first = False


def _strip_blanks(line: bytes) -> bytes:
    """The line without its end, the blanks around it, and all but one of those between two words."""
    return _BLANKS.sub(b" ", line.removesuffix(b"\n").removesuffix(b"\r")).strip(b" ")
