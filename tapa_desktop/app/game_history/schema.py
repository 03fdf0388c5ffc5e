"""The tables and rows of the database; and SQLite's errors, converted to those of any other file.

There is one row for each finished game, and one for each side of it. The journal mode is SQLite's oldest, whose journal
is deleted after each change. So the history is a single file, which can be copied, carried on a USB stick or kept on a
server.
"""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from tapa_desktop.app.storage.files import make_folder
from tapa_desktop.game.events import Seat
from tapa_desktop.game.record import FileFault, RecordFault
from tapa_desktop.game.state import Result
from tapa_desktop.rules.fault import FaultError
from tapa_desktop.rules.house_rules import Plain
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import Side

from .cards import CARDS, CARDS_DUE, DAYS
from .finished_games import DiceCounts, GameKey, HistoryGame, HistorySide, SideReview

APPLICATION: Final = int.from_bytes(b"Tapa")  # SQLite's application ID, which identifies this program's files
FACES: Final = ("ones", "twos", "threes", "fours", "fives", "sixes")
_PATIENCE_S: Final = 0.5  # wait for another window that writes; after that, retry at the next event

_GAMES: Final = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    match TEXT NOT NULL,
    number INTEGER NOT NULL,
    digest TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('kept', 'taken back', 'deleted')),
    ended TEXT NOT NULL,
    file TEXT NOT NULL,
    rule_set TEXT NOT NULL,
    house_rules TEXT NOT NULL,
    target INTEGER NOT NULL,
    winner TEXT,
    points INTEGER NOT NULL,
    how TEXT NOT NULL,
    resigned INTEGER NOT NULL,
    dropped INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    wanted INTEGER NOT NULL DEFAULT 0,
    sitting TEXT NOT NULL DEFAULT '',
    notes TEXT NOT NULL DEFAULT '',
    UNIQUE (match, number)
)"""  # `wanted`: whether a review is requested; `sitting`: the games of the match in turn
_SIDES: Final = f"""
CREATE TABLE sides (
    game INTEGER NOT NULL REFERENCES games (id),
    side TEXT NOT NULL,
    level TEXT,
    name TEXT NOT NULL,
    lost REAL,
    decisions INTEGER,
    luck REAL,
    {", ".join(f"{face} INTEGER NOT NULL" for face in FACES)},
    throws INTEGER NOT NULL,
    doubles INTEGER NOT NULL,
    parts TEXT,
    PRIMARY KEY (game, side)
) WITHOUT ROWID"""  # `parts`: JSON
_FILES: Final = "CREATE TABLE files (name TEXT PRIMARY KEY, size INTEGER NOT NULL, changed INTEGER NOT NULL)"
_TABLES: Final = (_GAMES, _SIDES, _FILES, CARDS, CARDS_DUE, DAYS)
VERSION: Final = 5  # of the tables; no earlier one was ever released

GAME_COLUMNS: Final = (
    *("match", "number", "digest", "ended", "file", "rule_set", "house_rules", "target"),
    *("winner", "points", "how", "resigned", "dropped", "turns", "sitting", "notes"),
)
SIDE_COLUMNS: Final = ("side", "level", "name", *FACES, "throws", "doubles")
_REVIEW: Final = ("lost", "decisions", "luck", "parts")
_OF_SIDE: Final = (*SIDE_COLUMNS[1:], *_REVIEW)

_SELECTED: Final = (
    *(f"games.{name}" for name in GAME_COLUMNS),
    *(f"{side}.{name}" for side in ("white", "black") for name in _OF_SIDE),
)
SELECT: Final = f"""
SELECT {", ".join(_SELECTED)}
FROM games
JOIN sides AS white ON white.game = games.id AND white.side = 'W'
JOIN sides AS black ON black.game = games.id AND black.side = 'B'
WHERE status = 'kept'
ORDER BY ended DESC, match, number DESC
"""  # noqa: S608 - built from the names above only
_Count = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
_Measure = Annotated[float, msgspec.Meta(ge=-1e9, le=1e9)]
# The types of the values of `GAME_COLUMNS` and of `_OF_SIDE`.
_GAME_TYPES: Final = (str, _Count, *(str,) * 5, _Count, str | None, _Count, str, *(_Count,) * 3, *(str,) * 2)
_SIDE_TYPES: Final = (str | None, str, *(_Count,) * 8, _Measure | None, _Count | None, _Measure | None, str | None)
_ROW: Final[Any] = tuple.__class_getitem__((*_GAME_TYPES, *_SIDE_TYPES, *_SIDE_TYPES))
_house_rules: Final = msgspec.json.Decoder(dict[str, Plain])
_parts: Final = msgspec.json.Decoder(dict[str, tuple[_Measure, _Count]])


def connect(path: Path) -> sqlite3.Connection:
    """Open the database in a file, created if there is none.

    Raises `DamagedDatabase` if it is not a history, or damaged; SQLite detects some damage itself, so use `is_damage`.
    Raises `LaterVersion` if a later version of the program has written it, `sqlite3.Error` or `OSError` if it cannot be
    read or written now.
    """
    make_folder(path.parent)
    connection = sqlite3.connect(path, timeout=_PATIENCE_S, isolation_level=None)
    try:
        prepare(connection)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def prepare(connection: sqlite3.Connection) -> None:
    """Check that a database is an undamaged history; an empty one gets its tables. Raises as `connect`."""
    try:
        _check(connection)
        _create(connection)
    except UnicodeDecodeError as error:  # SQLite's message quotes bytes that Python cannot decode
        raise DamagedDatabase(str(error)) from error


def _check(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute("PRAGMA synchronous = EXTRA")
    tables = _number(connection, "SELECT count(*) FROM sqlite_master")
    if tables and _number(connection, "PRAGMA application_id") != APPLICATION:
        raise DamagedDatabase("this is a database of another program")
    if _number(connection, "SELECT count(*) FROM sqlite_master WHERE type IN ('view', 'trigger')"):
        raise DamagedDatabase("it holds statements of others")  # they would be executed, and might never end
    with closing(connection.execute("PRAGMA quick_check(1)")) as cursor:
        (verdict,) = cursor.fetchone()
    if verdict != "ok":
        raise DamagedDatabase(verdict)


def _create(connection: sqlite3.Connection) -> None:
    version = _number(connection, "PRAGMA user_version")
    if version > VERSION:
        raise LaterVersion(version, VERSION)
    if version == VERSION:
        return
    if version:
        raise DamagedDatabase(f"it has tables of version {version}")
    connection.execute("BEGIN IMMEDIATE")
    with connection:
        if not _number(connection, "PRAGMA user_version"):  # else another window was faster
            for statement in (*_TABLES, f"PRAGMA application_id = {APPLICATION}", f"PRAGMA user_version = {VERSION}"):
                connection.execute(statement)


def _number(connection: sqlite3.Connection, statement: str) -> int:
    with closing(connection.execute(statement)) as cursor:
        number: int = cursor.fetchone()[0]
    return number


def game_values(game: HistoryGame) -> tuple[object, ...]:
    """The values of `GAME_COLUMNS`."""
    result = game.result
    return (
        *(*game.key, game.digest, game.ended.isoformat(" ", "seconds"), game.file, game.rule_set),
        *(msgspec.json.encode(game.house_rules).decode(), game.target),
        *(result.winner and result.winner.value, result.points, result.how.value, result.resigned, result.dropped),
        *(game.turns, game.sitting, game.notes),
    )


def side_values(game: HistoryGame) -> Iterator[tuple[object, ...]]:
    """The values of `SIDE_COLUMNS` of each side."""
    for side in Side:
        seat, dice = game.of(side).seat, game.of(side).dice
        yield side.value, seat.level, seat.name, *dice.faces, dice.rolls, dice.doubles


def game_of(row: Sequence[Any]) -> HistoryGame:
    """The game in a row that `SELECT` returns; `ValueError` if a value is not one that this program writes."""
    match, number, digest, ended, file, rule_set, house_rules, target, *rest = msgspec.convert(row, _ROW)
    winner, points, how, resigned, dropped, turns, sitting, notes, *sides = rest
    half = len(_OF_SIDE)
    return HistoryGame(
        key=GameKey(match, number),
        digest=digest,
        ended=datetime.fromisoformat(ended).replace(tzinfo=None),
        file=file,
        rule_set=rule_set,
        house_rules=_house_rules.decode(house_rules),
        target=target,
        result=Result(winner and Side(winner), points, How(how), bool(resigned), bool(dropped)),
        turns=turns,
        sitting=sitting,
        notes=notes,
        white=_side_of(sides[:half]),
        black=_side_of(sides[half:]),
    )


def _side_of(values: Sequence[Any]) -> HistorySide:
    level, name, *numbers = values
    faces, (rolls, doubles, *review) = numbers[: len(FACES)], numbers[len(FACES) :]
    return HistorySide(Seat(level, name), DiceCounts(tuple(faces), rolls, doubles), _review_of(*review))


def _review_of(*values: Any) -> SideReview | None:
    if None not in values:
        lost, decisions, luck, parts = values
        return SideReview(lost, decisions, luck, _parts.decode(parts))
    if any(value is not None for value in values):
        raise ValueError("a part of a review without the others")
    return None


_ERRNO: Final = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_IOERR: errno.EIO,
    sqlite3.SQLITE_READONLY: errno.EROFS,
    sqlite3.SQLITE_PERM: errno.EACCES,
    sqlite3.SQLITE_BUSY: errno.EBUSY,
    sqlite3.SQLITE_LOCKED: errno.EBUSY,
}
# `SQLITE_ERROR` is an error in SQL: the tables are those of another program.
_DAMAGE: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR}


class DamagedDatabase(sqlite3.DatabaseError):
    """The file is not a database of the history, or is damaged."""


class LaterVersion(sqlite3.NotSupportedError):
    """The database was written by a later version of the program."""

    def __init__(self, version: int, own: int) -> None:
        super().__init__(f"written as version {version}; this program reads version {own}")
        self.version = version
        self.own = own


def is_damage(error: sqlite3.Error) -> bool:
    """Whether the file itself is at fault, so that a retry is useless."""
    return isinstance(error, DamagedDatabase) or getattr(error, "sqlite_errorcode", 0) & 0xFF in _DAMAGE


def plain_error(error: sqlite3.Error | OSError) -> OSError | FaultError:
    """The error as the system or another file would give it; SQLite has its own error numbers."""
    if isinstance(error, OSError):
        return error
    if isinstance(error, LaterVersion):
        return FaultError(RecordFault.LATER_VERSION, version=error.version, own=error.own)
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    if code == sqlite3.SQLITE_READONLY_DBMOVED:  # while it was open
        return OSError(errno.ENOENT, str(error))
    base = code & 0xFF
    if base in _ERRNO:
        return OSError(_ERRNO[base], str(error))
    return FaultError(FileFault.UNOPENED if base == sqlite3.SQLITE_CANTOPEN else FileFault.DAMAGED, detail=str(error))
