"""A match as a file: JSON Lines, one header line, then one line an event. Read strictly, by type.

A last line without its line feed is a line that was being written when the program stopped: it is set aside and
reported, and the record ends before it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeVar

import msgspec

from .events import LogEvent, Name, Seat

LINE_LIMIT: Final = 4096  # bytes; no line of a record is as long
VERSION: Final = 1


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a record: which game, who plays, how far, and where its dice come from."""

    format: Literal["tapa-record"]
    version: Literal[1]
    rule_set: Name
    white: Seat
    black: Seat
    target: Annotated[int, msgspec.Meta(ge=0, le=999)]  # points that win the match; 0 for games without end
    begun: Name = ""  # the local date and time, as text
    seed: Annotated[str, msgspec.Meta(max_length=128)] = ""
    house_rules: dict[Name, bool | int | str] = {}


class RecordError(ValueError):
    """A record that cannot be read. The message names the line and what is wrong in it."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Record:
    """What a file holds; `torn` is a last line that was not written to its end, empty if there is none."""

    header: Header
    log: tuple[LogEvent, ...]
    torn: bytes = b""


_encoder: Final = msgspec.json.Encoder()
_header_decoder: Final = msgspec.json.Decoder(Header)
_event_decoder: Final = msgspec.json.Decoder(LogEvent)


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
    whole, newline, torn = data.rpartition(b"\n")
    if not newline:
        raise RecordError(1, "no record begins here")
    first, *rest = whole.split(b"\n")
    header = _decode(_header_decoder, 1, first)
    log = tuple(_decode(_event_decoder, number, line) for number, line in enumerate(rest, start=2))
    return Record(header, log, torn)


T = TypeVar("T")


def _decode(decoder: msgspec.json.Decoder[T], number: int, line: bytes) -> T:
    if len(line) > LINE_LIMIT:
        raise RecordError(number, f"longer than {LINE_LIMIT} bytes")
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(number, f"{error}: {line[:60].decode(errors='replace')!r}") from error
