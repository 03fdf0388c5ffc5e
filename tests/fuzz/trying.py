"""Tries a reader on many inputs: it may raise only its own error, and soon."""

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
_MOST_SURPRISES = 20


class Reader(NamedTuple):
    """A reader, bytes that it can read, the words of its language, and the only errors that it may raise."""

    name: str
    read: Callable[[bytes], object]
    errors: tuple[type[Exception], ...]
    seeds: tuple[bytes, ...]
    words: tuple[bytes, ...] = ()


def text_of(data: bytes) -> str:
    """The bytes as any text, even with halves of surrogate pairs."""
    try:
        return data.decode(errors="surrogatepass")
    except UnicodeDecodeError:
        return data.decode(errors="surrogateescape")


def words_of(text: str) -> tuple[bytes, ...]:
    """The words of a text as bytes."""
    return tuple(text.encode().split())


class TooSlow(BaseException):
    """Not an `Exception`, so that no reader catches it as a fault of the file."""


@dataclass
class Tally:
    """The results of the inputs so far, and the first surprises with their numbers."""

    inputs: int = 0
    read: int = 0
    slowest_s: float = 0.0
    slowest: int = -1
    errors: Counter[str] = field(default_factory=Counter)
    surprises: list[tuple[int, str]] = field(default_factory=list)


def try_out(reader: Reader, seed: int, numbers: Iterable[int], tally: Tally) -> None:
    """Let the reader read the inputs of these numbers."""
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
        if fault.startswith("!") and len(tally.surprises) < _MOST_SURPRISES:
            tally.surprises.append((number, fault))


def try_one(reader: Reader, data: bytes) -> str:
    """The kind of the error, "" for none; a forbidden one begins with an exclamation mark."""
    try:
        _within_time(lambda: reader.read(data))
    except reader.errors as error:
        return type(error).__name__ if str(error) and _has_message(error) else "!an error without a readable message"
    except (Exception, TooSlow) as error:  # noqa: BLE001 - the faults that the test looks for
        return f"!{type(error).__name__}: {str(error)[:200]}"
    return ""


def _has_message(error: Exception) -> bool:
    """Whether the message for the player is readable, whatever it quotes."""
    message = reason(error)
    is_printable = message.replace("\u00a0", " ").isprintable()  # a number is followed by a no-break space
    return bool(message) and (is_printable or not isinstance(error, FaultError))


def _within_time(action: Callable[[], object]) -> None:
    """Run `action`, and stop it when it takes far too long, where the system can do so."""
    if not hasattr(signal, "setitimer"):
        action()
        return
    before = signal.signal(signal.SIGVTALRM, _too_slow)
    signal.setitimer(signal.ITIMER_VIRTUAL, MOST_S)
    try:
        action()
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _too_slow(*_: object) -> None:
    raise TooSlow(f"more than {MOST_S} s")
