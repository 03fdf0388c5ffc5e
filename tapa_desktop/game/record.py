"""A match as a file: JSON Lines, one header line, then one line for each event. It is read strictly, by type.

A last line without a line feed was being written when the program stopped. It is returned separately as `torn`, and
the record ends before it.

The module also has the errors and faults of files with a match, whatever their format.
"""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from collections.abc import Iterator
from functools import lru_cache, partial
from io import BytesIO
from typing import Annotated, Final, Literal, TypeVar

import msgspec

from tapa_desktop.rules.fault import Fault, FaultError

from .events import LineText, LogEvent, Name, PositionText, Seat

FORMAT: Final = "tapa-record"
VERSION: Final = 2
WITH_FRIEND: Final = 3  # the version of a game with a friend elsewhere, which earlier programs do not touch
_ONE_GAME: Final = 1  # the version of a match of one game, in every version of this program
LINE_LIMIT: Final = 4096  # bytes; every line of a record is shorter
RECORD_LIMIT: Final = 16 * 1024 * 1024  # bytes: about a thousand games, all undone and played again several times
FULL: Final = RECORD_LIMIT // 4 * 3  # bytes, for a match to a score: the rest is enough to end any game
NEARLY_FULL: Final = 2 * 1024 * 1024  # bytes, for an unlimited match: two hundred games, which are quick to read

SeedText = Annotated[str, msgspec.Meta(max_length=128)]
WordText = Annotated[str, msgspec.Meta(max_length=128, pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*\Z")]
Target = Annotated[int, msgspec.Meta(ge=0, le=999)]
DigestText = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{64})?\Z")]


class GameRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One game in the order of a match, with its house rules as plain values."""

    rule_set: Name
    house_rules: dict[Name, bool | int | str] = {}


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a record: the games, the players, the length of the match, and the source of the dice.

    A file stores a match of one game as in version 1: `rule_set` and `house_rules` in place of `games`.
    """

    format: Literal["tapa-record"]
    version: Literal[2, 3]
    games: tuple[GameRules, ...]  # in turn; after the last one the first again
    white: Seat
    black: Seat
    target: Target  # points that win the match; 0 for an unlimited match
    begun: Name = ""  # local date and time when the match began, as text
    seed: SeedText = ""
    position: PositionText = ""  # in which the first game begins; empty for the starting position
    by_hand: bool = False  # whether a person rolls the first dice and types them in
    seed_sha256: DigestText = ""  # of a seed that was secret when the file was exported, or when `word` was typed
    word: WordText = ""  # the player's contribution to the dice, typed after the SHA-256 of the seed was shown
    friend: LineText = ""  # the invitation to a game with a friend elsewhere, from which the dice follow


class _OneGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A header of version 1, with its fields in the order of that version."""

    format: Literal["tapa-record"]
    version: Literal[1]
    rule_set: Name
    white: Seat
    black: Seat
    target: Target
    begun: Name = ""
    seed: SeedText = ""
    house_rules: dict[Name, bool | int | str] = {}
    position: PositionText = ""
    by_hand: bool = False
    seed_sha256: DigestText = ""
    word: WordText = ""


_SAME: Final = tuple(field for field in Header.__struct_fields__ if field not in {"version", "games", "friend"})


class LineError(FaultError):
    """A faulty line, counted from 1, or 0 if it is unknown which. The message has its number and the fault."""

    def __init__(self, line: int, fault: Fault, /, **values: object) -> None:
        super().__init__(fault, **values)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {super().__str__()}" if self.line else super().__str__()


class RecordError(LineError):
    """A record that cannot be read. The message has the number of the line and the fault."""


class Record(msgspec.Struct, frozen=True):
    """The contents of a file."""

    header: Header
    log: tuple[LogEvent, ...]


class _Format(msgspec.Struct):
    """The fields of the header that are the same in every version, so that a later version can be recognized."""

    format: str
    version: int


_TOO_LONG: Final = r"Expected `str` of length <= ([0-9]+)"
_encoder: Final = msgspec.json.Encoder()
_format_decoder: Final = msgspec.json.Decoder(_Format)
_header_decoder: Final = msgspec.json.Decoder(Header)
_one_game_decoder: Final = msgspec.json.Decoder(_OneGame)
_event_decoder: Final[msgspec.json.Decoder[LogEvent]] = msgspec.json.Decoder(LogEvent)


def format_line(entry: Header | LogEvent) -> bytes:
    """One line of a record, with its line feed. A match of one game is written in version 1."""
    if isinstance(entry, Header) and len(entry.games) == 1 and not entry.friend:
        return _encoder.encode(_as_one_game(entry)) + b"\n"
    return _encoder.encode(entry) + b"\n"


def _as_one_game(header: Header) -> _OneGame:
    (game,) = header.games
    same = {field: getattr(header, field) for field in _SAME}
    return _OneGame(version=_ONE_GAME, rule_set=game.rule_set, house_rules=game.house_rules, **same)


def _from_one_game(header: _OneGame) -> Header:
    same = {field: getattr(header, field) for field in _SAME}
    return Header(version=VERSION, games=(GameRules(header.rule_set, header.house_rules),), **same)


def format_record(record: Record) -> bytes:
    """A whole record."""
    return b"".join(format_line(entry) for entry in (record.header, *record.log))


def split_record(data: bytes) -> tuple[bytes, Iterator[bytes], bytes]:
    """The line of the header, the lines of the events, of which the first is line 2, and the torn line.

    The lines are an iterator, so that a file of nothing but line feeds needs no memory. Raises `RecordError` when there
    is no complete line, or when there are more bytes than RECORD_LIMIT.
    """
    if len(data) > RECORD_LIMIT:
        raise RecordError(0, RecordFault.LONG, limit=RECORD_LIMIT >> 20)
    end = data.rfind(b"\n") + 1
    if not end:
        raise RecordError(1, RecordFault.NONE)
    lines = (line[:-1] for line in BytesIO(data[:end]))
    return next(lines), lines, data[end:]


def parse_header(line: bytes) -> Header:
    """The header in a line. Raises `RecordError` when it is none, or of a later version."""
    line = line.removeprefix(BOM_UTF8)  # with which some editors begin a file
    if not line.startswith(b"{"):
        raise RecordError(1, RecordFault.NONE)
    start = _decode(_format_decoder, 1, line)
    if start.format == FORMAT and start.version == _ONE_GAME:
        return _from_one_game(_decode_once(_one_game_decoder, 1, line))
    if start.format == FORMAT and start.version not in {VERSION, WITH_FRIEND}:
        raise RecordError(1, RecordFault.LATER_VERSION, version=start.version, own=WITH_FRIEND)
    return _decode_once(_header_decoder, 1, line)


def header_in(value: object) -> Header:
    """The header of any version in a value read from JSON. Raises `msgspec.ValidationError` when it is none."""
    if isinstance(value, dict) and value.get("version") == _ONE_GAME:
        return _from_one_game(msgspec.convert(value, _OneGame))
    return msgspec.convert(value, Header)


def parse_event(number: int, line: bytes) -> LogEvent:
    """The event in a line; `number` is that of the line, for the error. Raises `RecordError` when it is none."""
    try:
        return _event_in(line)
    except RecordError as error:
        error.line = number
        raise


@lru_cache(maxsize=1024)
def _event_in(line: bytes) -> LogEvent:
    """The event in a line; cached, since most lines, such as rolls, are in a file many times."""
    return _decode_once(_event_decoder, 0, line)


T = TypeVar("T")


def _decode(decoder: msgspec.json.Decoder[T], number: int, line: bytes) -> T:
    if len(line) > LINE_LIMIT:
        raise RecordError(number, RecordFault.LONG_LINE, limit=LINE_LIMIT)
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        text = line[:60].decode(errors="replace")
        fault, values = wrong_form(error, text)
        raise RecordError(number, fault, **values) from error


def wrong_form(error: Exception, text: str) -> tuple[Fault, dict[str, object]]:
    """The fault in a text that msgspec refuses with this error, and its values."""
    if match := re.match(_TOO_LONG, str(error)):
        return FileFault.LONG_VALUE, {"limit": int(match[1]), "text": text}
    return FileFault.UNREADABLE, {"detail": str(error), "text": text}


def _decode_once(decoder: msgspec.json.Decoder[T], number: int, line: bytes) -> T:
    """As `_decode`, but refuse a line in which a name occurs twice: msgspec would take the last value."""
    entry = _decode(decoder, number, line)
    if _encoder.encode(entry) != line:  # lines written by the program itself skip the slow check
        import json  # noqa: PLC0415 - and the import that it needs

        json.loads(line, object_pairs_hook=partial(_refuse_twice, number), strict=False)
    return entry


def _refuse_twice(number: int, pairs: list[tuple[str, object]]) -> None:
    names: set[str] = set()
    for name, _ in pairs:
        if name in names:
            raise RecordError(number, RecordFault.TWICE, name=name[:60])
        names.add(name)


class FileFault(Fault):
    """What can be wrong with a whole text file, with the name of a setting in it, or with a line.

    For a line or a value in a wrong form, `detail` is the message of msgspec, and `text` the line, if known.
    """

    LONG = "The file is too long."
    LONG_LINE = "This is longer than %n character(s)."
    NO_UTF8 = "This is not UTF-8 text."
    UNOPENED = "It cannot be opened."
    DAMAGED = "It is damaged."
    UNUSABLE = "It is damaged, or of another version of this program."
    NO_SETTING = "There is no such setting."
    LONG_VALUE = "A text here is longer than %n character(s): “{text}”"
    UNREADABLE = "This cannot be read."


class RecordFault(Fault):
    """What can be wrong with a record, in addition to the faults of its fields, rules, position and events."""

    LONG = "The file is longer than {limit} MiB."
    LONG_LINE = "The line is longer than %n byte(s)."
    NONE = "No match starts here."
    LATER_VERSION = "The file has version {version}; this program reads version {own}."
    TWICE = "“{name}” appears twice in this line."
    FEW_PLAYS = "There are too many entries for so few moves: {count}, {plays}."
    ENDLESS = "There is too much undo and redo: {count}."


class MatchTextFault(Fault):
    """What can be wrong with a match text, in addition to the faults of its rules, position and events."""

    LONG = "This is longer than %n character(s)."
    MANY_LINES = "There are more than %n line(s)."
    NO_TEXT = "This is not text."
    NO_LENGTH = "Expected the length of the match, such as “5 point match”, found “{text}”."
    NO_GAME = "A line such as {example} must name the game before this."
    NO_TAG = "Unknown comment: “{text}”"
    NO_CELL = "Expected a roll or one of {known}, found “{text}”."
    NO_LINE = "This is not a line of a match: “{text}”"
    NO_NUMBERS = "Expected rising numbers such as 1-3 5, found “{text}”."
    OTHER_LINE = "Expected “{wanted}”, found “{text}”."
    NOTHING_MORE = "The match ends before this: “{text}”"
    NO_OPENING = "Expected the first roll of the game, two different dice, found “{text}”."
    NO_PLAY = "The move before this is missing: “{text}”"
    NO_END = "The end of the game before this is missing, such as “Wins 1 point”: “{text}”"
    OTHER_SCORE = "Expected the score {wanted}, found “{text}”."
    OTHER_POINTS = "{rule_set} counts {wanted} for this game, unlike the file: “{text}”"
