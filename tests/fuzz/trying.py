"""Trying a reader on many inputs: nothing but its own error may come out, and that soon."""

from __future__ import annotations

import signal
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from tapa_desktop.rules.fault import FaultError
from tapa_desktop.ui.text.errors import reason
from tests.fuzz.inputs import make_input

MOST_S = 1.0  # of the processor's time, for any input
_MOST_TOLD = 20


class Reader(NamedTuple):
    """A reader, bytes that it can read, the words of its language, and the only errors that may come out of it."""

    name: str
    read: Callable[[bytes], object]
    errors: tuple[type[Exception], ...]
    seeds: tuple[bytes, ...]
    words: tuple[bytes, ...] = ()


def text_of(data: bytes) -> str:
    """The bytes as a text in which anything may stand, halves of surrogate pairs, too."""
    try:
        return data.decode(errors="surrogatepass")
    except UnicodeDecodeError:
        return data.decode(errors="surrogateescape")


def words_of(text: str) -> tuple[bytes, ...]:
    """The words of a text as bytes."""
    return tuple(text.encode().split())


class TooSlow(BaseException):
    """Not an `Exception`, so that no reader takes it for a fault of the file."""


@dataclass
class Tally:
    """What has come of the inputs so far, and of which number the first surprises were."""

    inputs: int = 0
    read: int = 0
    slowest_s: float = 0.0
    slowest: int = -1
    errors: Counter[str] = field(default_factory=Counter)
    surprises: list[tuple[int, str]] = field(default_factory=list)


def try_out(reader: Reader, seed: int, numbers: Iterable[int], tally: Tally) -> None:
    """Let it read the inputs of these numbers."""
    for number in numbers:
        data = make_input(reader.seeds, reader.words, seed, number)
        begin = time.process_time()
        fault = try_one(reader, data)
        took = time.process_time() - begin
        tally.inputs += 1
        tally.read += not fault
        if fault:
            tally.errors[fault.partition(":")[0]] += 1
        if took > tally.slowest_s:
            tally.slowest_s, tally.slowest = took, number
        if fault.startswith("!") and len(tally.surprises) < _MOST_TOLD:
            tally.surprises.append((number, fault))


def try_one(reader: Reader, data: bytes) -> str:
    """What kind of error comes out, "" for none; one that must not be begins with an exclamation mark."""
    try:
        _within_time(lambda: reader.read(data))
    except reader.errors as error:
        return type(error).__name__ if str(error) and _is_told(error) else "!an error that cannot be told"
    except (Exception, TooSlow) as error:  # noqa: BLE001 - the very thing that is looked for
        return f"!{type(error).__name__}: {str(error)[:200]}"
    return ""


def _is_told(error: Exception) -> bool:
    """Whether a player can read what is wrong: in a sentence, whatever it quotes."""
    told = reason(error)
    is_printable = told.replace("\u00a0", " ").isprintable()  # a counted thing stands behind a no-break space
    return bool(told) and (is_printable or not isinstance(error, FaultError))


def _within_time(deed: Callable[[], object]) -> None:
    """Do it, and break it off when it takes much longer than it may, where the system can do so."""
    if not hasattr(signal, "setitimer"):
        deed()
        return
    before = signal.signal(signal.SIGVTALRM, _too_slow)
    signal.setitimer(signal.ITIMER_VIRTUAL, MOST_S)
    try:
        deed()
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _too_slow(*_: object) -> None:
    raise TooSlow(f"more than {MOST_S} s")
