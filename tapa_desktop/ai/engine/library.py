"""The library that was built from the C files: its path, and the arguments of its functions.

It holds builds of the engine for any machine, for those with AVX2 and for those with AVX-512 (from Ice Lake and Zen 4
on); all compute the same numbers.
"""

from __future__ import annotations

import ctypes
import errno
import struct
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

from .rule_tables import Rules

SUFFIX: Final = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
PATH: Final = Path(__file__).with_name(f"engine{SUFFIX}")
BUILDS: Final = ("plain", "avx2", "avx512")
MOST_PLIES: Final = 6
MOST_PLAYS: Final = 2**31 - 1
MOST_ROLLED_OUT: Final = 4
CHANCES: Final = 6

IsCancelled = ctypes.CFUNCTYPE(ctypes.c_int)
NEVER: Final = IsCancelled(0)


class SearchWidth(ctypes.Structure):
    """As in `shared.h`."""

    _fields_ = (("candidates", ctypes.c_int32), ("margin", ctypes.c_float))


class RollOut(ctypes.Structure):
    """As in `shared.h`."""

    _fields_ = (("of", SearchWidth), ("games", ctypes.c_int32), ("plies", ctypes.c_int32))


class EndValues(ctypes.Structure):
    """As in `shared.h`."""

    _fields_ = tuple(
        (name, ctypes.c_float) for name in ("single", "mars", "best", "uneven_mars", "uneven_best", "middle", "drawn")
    )


class Level(ctypes.Structure):
    """As in `shared.h`."""

    _fields_ = (
        ("looks", ctypes.c_int32),
        ("look", SearchWidth * MOST_PLIES),
        ("roll_out", RollOut),
        ("noise", ctypes.c_double),
        ("seed", ctypes.c_uint64),
        ("end_values", EndValues),
    )


class Player(ctypes.Structure):
    """As in `shared.h`."""

    _fields_ = (("engine", ctypes.c_void_p), ("level", Level))


class Stage(ctypes.Structure):
    """As in `shared.h`."""

    _fields_ = tuple((name, ctypes.c_int32) for name in ("mine", "theirs", "die", "dice", "is_rest"))


class Decisions(ctypes.Structure):
    """As in `shared.h`."""

    _fields_ = (
        *((name, ctypes.c_void_p) for name in ("positions", "results", "dice", "plays", "points")),
        *((name, ctypes.c_int32) for name in ("room", "decisions", "number")),
    )


class RandomTally(ctypes.Structure):
    """As in `shared.h`; mars counts all games that were won by more than a single game."""

    _fields_ = tuple((name, ctypes.c_int64) for name in ("turns", "white", "black", "mars", "draws"))

    def __str__(self) -> str:
        return f"plies {self.turns} white {self.white} black {self.black} mars {self.mars} draws {self.draws}"


_int, _long, _word, _memory, _bytes = ctypes.c_int, ctypes.c_int64, ctypes.c_uint64, ctypes.c_void_p, ctypes.c_char_p
_size, _stage, _end_values, _level = ctypes.c_size_t, *map(ctypes.POINTER, (Stage, EndValues, Level))
_player, _rules, _tally, _decisions = map(ctypes.POINTER, (Player, Rules, RandomTally, Decisions))
_question = (_memory, _memory, _bytes)  # an engine, a worker, and positions
_decision = (*_question, _int, _stage, _int, _int, _int, _level)
SIGNATURES: Final[dict[str, tuple[Any, tuple[Any, ...]]]] = {
    "rules_size": (_int, ()),
    "failures": (_int, ()),
    "new_tables": (_memory, (_memory,)),
    "new_engine": (_memory, (_rules, _memory)),
    "free_engine": (None, (_memory,)),
    "new_worker": (_memory, ()),
    "set_network": (None, (_memory, _int, _int, _int, _int, _bytes, _bytes, _bytes, _bytes, _memory)),
    "set_pruner": (None, (_memory, _int, _bytes, _bytes)),
    "new_bearoff": (_memory, (_bytes, _bytes, _bytes, _size, _bytes, _bytes, _bytes, _size)),
    "free_bearoff": (None, (_memory,)),
    "set_bearoff": (None, (_memory, _memory)),
    "plays": (_int, (*_question, _stage, _int, _int, ctypes.POINTER(_memory), ctypes.POINTER(_int))),
    "shots": (None, (*_question, _memory)),
    "is_race": (_int, (_memory, _bytes)),
    "ending": (_int, (_memory, _bytes)),
    "ending_of_turn": (_int, (_memory, _bytes)),
    "perft": (_long, (*_question, _stage, _int, IsCancelled)),
    "inputs": (_int, (_memory, _bytes, _int, _memory)),
    "ends": (None, (_memory, _bytes, _int, _memory)),
    "pruner_points": (ctypes.c_float, (_memory, _bytes, _bytes)),
    "judge": (_int, (*_question, _int, _stage, _int, _end_values, IsCancelled, _memory)),
    "is_known": (_int, (_memory, _bytes)),
    "error_of_cube": (ctypes.c_double, (_memory, _bytes, _word)),
    "first_bad": (_int, (_memory, _bytes, _int)),
    "think": (_int, (*_decision, IsCancelled, _memory)),
    "choose_often": (_int, (*_decision, _memory, _int, _int, IsCancelled, _memory)),
    "play_out": (_int, (*_question, _stage, _long, _long, _word, _int, _int, _level, IsCancelled, _memory)),
    "random_games": (_int, (*_question, _long, _long, _word, _int, IsCancelled, _tally)),
    "duel": (_int, (_player, _memory, _bytes, _long, _long, _word, _int, _int, IsCancelled, _memory)),
    "decisions": (_int, (_player, _memory, _bytes, _long, _long, _word, IsCancelled, _decisions)),
    "turns": (_int, (_memory, _memory, _memory, _bytes, _bytes, _int, _end_values, IsCancelled, _memory, _memory)),
}


class LibraryError(OSError):
    """The engine's library is missing or damaged. The message names the file and the reason."""


def _library_error(path: Path, reason: object) -> LibraryError:
    return LibraryError(errno.ENOEXEC, f"the engine's library cannot be used: {reason}", str(path))


def _load(path: Path) -> ctypes.CDLL:
    """Load the library.

    Linux would load a truncated one and kill the program when it reads beyond the end. So this checks first that the
    file has its end: the table of sections, whose offset is in the head. Source: System V ABI, ELF-64 object files.
    Raises `OSError` when it cannot be loaded.
    """
    with path.open("rb") as file:
        head = file.read(64)
        if len(head) == 64 and head.startswith(b"\x7fELF"):
            (offset,), (size, number) = struct.unpack_from("<Q", head, 40), struct.unpack_from("<HH", head, 58)
            if path.stat().st_size < offset + size * number:
                raise OSError("it is cut off")
    return ctypes.CDLL(str(path))


class Library:
    """The functions of one build of the engine, named without prefix and build."""

    def __init__(self, path: Path, build: str) -> None:
        self.idle_workers: list[int] = []  # for any game: each has some 2 MB, and is kept for the next call
        try:
            library = _load(path)
            for name, (result, arguments) in SIGNATURES.items():
                function = getattr(library, f"tapa_{name}_{build}")
                function.restype, function.argtypes = result, arguments
                setattr(self, name, function)
        except (OSError, AttributeError) as error:
            raise _library_error(path, error) from error
        if self.rules_size() != ctypes.sizeof(Rules):
            raise _library_error(path, "it was built from other sources")

    @contextmanager
    def enough_memory(self) -> Iterator[None]:
        """Raise `MemoryError` at the end if the engine lacked memory meanwhile, in this thread or another."""
        before = self.failures()
        yield
        if self.failures() != before:
            raise MemoryError("the engine has none left")

    @contextmanager
    def worker(self) -> Iterator[int]:
        """A worker that no other thread and no interrupted call uses. Raises as `enough_memory`."""
        try:
            worker = self.idle_workers.pop()
        except IndexError:
            with self.enough_memory():
                worker = self.new_worker()
        try:
            with self.enough_memory():
                yield worker
        finally:
            self.idle_workers.append(worker)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """For type checkers: each name of `SIGNATURES` is a function."""
        raise AttributeError(name)


@cache
def usable_builds() -> tuple[str, ...]:
    """The builds that this machine can run, the fastest last. Raises `LibraryError` when there is no library."""
    try:
        return BUILDS[: _load(PATH).tapa_runs()]
    except (OSError, AttributeError) as error:
        raise _library_error(PATH, error) from error


def best_build() -> str:
    """The fastest build that this machine can run. Raises as `usable_builds`."""
    return usable_builds()[-1]


@cache
def library_for(build: str) -> Library:
    """A build of the engine. Raises `LibraryError` when there is no library, or one of other sources."""
    return Library(PATH, build)
