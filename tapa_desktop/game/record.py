"""A match as a file: JSON Lines, one header line, then one line an event. Read strictly, by type.

A last line without its line feed is a line that was being written when the program stopped: it is set aside and
reported, and the record ends before it.

What can be wrong in a line of a file with a match.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Final, Literal, TypeVar

import msgspec

from tapa_desktop.rules.fault import Fault, FaultError

from .events import LogEvent, Name, PositionText, Seat
from .json_faults import field_fault

FORMAT: Final = "tapa-record"
VERSION: Final = 1
LINE_LIMIT: Final = 4096  # bytes; no line of a record is as long
RECORD_LIMIT: Final = 16 * 1024 * 1024  # bytes: about a thousand games, all undone and played again several times
FULL: Final = RECORD_LIMIT // 4 * 3  # bytes of a match to a score: what is left has room for any game to be ended
NEARLY_FULL: Final = 2 * 1024 * 1024  # bytes of a match without end: two hundred games, which are soon read again

SeedText = Annotated[str, msgspec.Meta(max_length=128)]
WordText = Annotated[str, msgspec.Meta(max_length=128, pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*\Z")]
DigestText = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{64})?\Z")]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a record: which game, who plays, how far, and where its dice come from."""

    format: Literal["tapa-record"]
    version: Literal[1]
    rule_set: Name
    white: Seat
    black: Seat
    target: Annotated[int, msgspec.Meta(ge=0, le=999)]  # points that win the match; 0 for games without end
    begun: Name = ""  # the local date and time, as text
    seed: SeedText = ""
    house_rules: dict[Name, bool | int | str] = {}
    position: PositionText = ""  # where the first game begins, unless at its start
    by_hand: bool = False  # whether the first dice are thrown by a person, and entered
    seed_sha256: DigestText = ""  # of a seed that was kept secret when this was given to others, or a word typed
    word: WordText = ""  # the player's share in the dice, typed when the SHA-256 of the seed had been shown


class LineError(FaultError):
    """A line that is not accepted, counted from 1; 0 where nobody knows which. The message names it and its fault."""

    def __init__(self, line: int, fault: Fault, /, **values: object) -> None:
        super().__init__(fault, **values)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {super().__str__()}" if self.line else super().__str__()


class RecordError(LineError):
    """A record that cannot be read. The message names the line and what is wrong in it."""


@dataclass(frozen=True, slots=True)
class Record:
    """What a file holds; `torn` is a last line that was not written to its end, empty if there is none."""

    header: Header
    log: tuple[LogEvent, ...]
    torn: bytes = b""


class _Format(msgspec.Struct):
    """What every record of every version begins with, so that a later one can say what it is."""

    format: str
    version: int


_encoder: Final = msgspec.json.Encoder()
_format_decoder: Final = msgspec.json.Decoder(_Format)
_header_decoder: Final = msgspec.json.Decoder(Header)
_event_decoder: Final[msgspec.json.Decoder[LogEvent]] = msgspec.json.Decoder(LogEvent)


def format_line(entry: Header | LogEvent) -> bytes:
    """One line of a record, with its line feed."""
    return _encoder.encode(entry) + b"\n"


def format_record(record: Record) -> bytes:
    """A whole record."""
    return b"".join(format_line(entry) for entry in (record.header, *record.log))


def parse_record(data: bytes) -> Record:
    """The record that these bytes hold. Whether its events are possible is for `replay` to say.

    Raises:
        RecordError: when a line is not what it must be, with its number.
    """
    first, rest, torn = split_record(data)
    header = parse_header(first)
    return Record(header, tuple(parse_event(number, line) for number, line in enumerate(rest, start=2)), torn)


def split_record(data: bytes) -> tuple[bytes, Iterator[bytes], bytes]:
    """The header's line, the events' lines, the first of which is line 2, and the torn one.

    The lines come one by one, so that a file of nothing but line feeds takes no memory.

    Raises:
        RecordError: when there is not one whole line, or more than any record has.
    """
    if len(data) > RECORD_LIMIT:
        raise RecordError(1, RecordFault.LONG, limit=RECORD_LIMIT >> 20)
    end = data.rfind(b"\n")
    if end < 0:
        raise RecordError(1, RecordFault.NONE)
    lines = _lines(data, end)
    return next(lines), lines, data[end + 1 :]


def _lines(data: bytes, end: int) -> Iterator[bytes]:
    """The lines up to the line feed at `end`."""
    begin = 0
    while begin <= end:
        found = data.index(b"\n", begin)
        yield data[begin:found]
        begin = found + 1


def parse_header(line: bytes) -> Header:
    """The header in the first line.

    Raises:
        RecordError: when it is none, or one of a later version.
    """
    described = _decode(_format_decoder, 1, line)
    if described.format == FORMAT and described.version != VERSION:
        raise RecordError(1, RecordFault.LATER_VERSION, version=described.version, own=VERSION)
    return _decode_once(_header_decoder, 1, line)


def parse_event(number: int, line: bytes) -> LogEvent:
    """The event in the line of that number.

    Raises:
        RecordError: when it is none.
    """
    return _decode_once(_event_decoder, number, line)


T = TypeVar("T")


def _decode(decoder: msgspec.json.Decoder[T], number: int, line: bytes) -> T:
    if len(line) > LINE_LIMIT:
        raise RecordError(number, RecordFault.LONG_LINE, limit=LINE_LIMIT)
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        fault, values = field_fault(str(error))
        raise RecordError(number, fault, **values, text=line[:60].decode(errors="replace")) from error


def _decode_once(decoder: msgspec.json.Decoder[T], number: int, line: bytes) -> T:
    """As `_decode`, for a line in which nothing stands twice: msgspec would take the last.

    Raises:
        RecordError: when something does, too.
    """
    entry = _decode(decoder, number, line)
    if _encoder.encode(entry) != line:  # what the program itself has written is soon looked over
        json.loads(line, object_pairs_hook=partial(_refuse_twice, number), strict=False)
    return entry


def _refuse_twice(number: int, pairs: list[tuple[str, object]]) -> None:
    names: set[str] = set()
    for name, _ in pairs:
        if name in names:
            raise RecordError(number, RecordFault.TWICE, name=name[:60])
        names.add(name)


class RecordFault(Fault):
    """What can be wrong with a record, besides what can be with its fields, its rules, its position and its events."""

    LONG = "longer than {limit} MiB"
    LONG_LINE = "longer than {limit} bytes"
    NONE = "no record begins here"
    LATER_VERSION = "written as version {version}; this program reads version {own}"
    TWICE = "{name!r} stands twice"
    ENDLESS = "{count} events were taken back and brought again by now"


class MatchTextFault(Fault):
    """What can be wrong with a match text, besides what can be with its rules, its position and its events."""

    LONG = "longer than {limit} characters"
    MANY_LINES = "more than {limit} lines"
    NO_UTF8 = "not UTF-8: {byte:#x}"
    NO_LENGTH = "the length of the match expected, such as '5 point match', not {text!r}"
    NO_GAME = "no line such as {example} before it says which game this is"
    NO_TAG = "unknown comment at the top: {text!r}"
    NO_CELL = "a roll, {known} expected, not {text!r}"
    NO_LINE = "no line of a match: {text!r}"
    NO_NUMBERS = "{said}"
    OTHER_LINE = "{wanted!r} expected, not {text!r}"
    NOTHING_MORE = "nothing expected, not {text!r}"
