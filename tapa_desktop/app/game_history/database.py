"""The database of the history. Every change is atomic, and repeating it does no harm.

The file is opened at first use, and set aside if it is damaged. Nothing imports SQLite before the history is used.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from tapa_desktop.app.notice import Notice, NoticeKind, Report
from tapa_desktop.app.storage.files import set_aside, sync_folder

from .cards import CardTables, change
from .finished_games import FileStamp, GameKey, HistoryGame
from .schema import (
    GAME_COLUMNS,
    SELECT,
    SIDE_COLUMNS,
    DamagedDatabase,
    connect,
    game_of,
    game_values,
    is_damage,
    plain_error,
    side_values,
)

if TYPE_CHECKING:
    from tapa_desktop.coach.drill import Mistake

_SETTLED: Final = {"match", "number", "ended", "file"}  # set by the lines below, not overwritten by the latest values
_ADD_SIDE: Final = f"""
INSERT INTO sides (game, {", ".join(SIDE_COLUMNS)})
VALUES ((SELECT id FROM games WHERE match = ? AND number = ?), {", ".join("?" * len(SIDE_COLUMNS))})
ON CONFLICT (game, side) DO UPDATE SET {", ".join(f"{name} = excluded.{name}" for name in SIDE_COLUMNS)}
"""  # noqa: S608
_ADD_GAME: Final = f"""
INSERT INTO games (status, {", ".join(GAME_COLUMNS)}) VALUES ('kept', {", ".join("?" * len(GAME_COLUMNS))})
ON CONFLICT (match, number) DO UPDATE SET
    status = iif(digest = excluded.digest AND status = 'deleted', status, 'kept'),
    ended = iif(digest = excluded.digest, ended, excluded.ended),
    file = iif(excluded.file = '', file, excluded.file),
    {", ".join(f"{name} = excluded.{name}" for name in GAME_COLUMNS if name not in _SETTLED)}
"""  # noqa: S608 - built from column names only
_COPIED: Final = """
SELECT file, notes FROM games
WHERE match = ? AND number = ? AND digest = ? AND status <> 'taken back' AND file NOT IN ('', ?)
"""
_FORGET_REVIEW: Final = """
UPDATE sides SET lost = NULL, decisions = NULL, luck = NULL, parts = NULL
WHERE game = (SELECT id FROM games WHERE match = ? AND number = ? AND digest <> ?)
"""
_SET_REVIEW: Final = """
UPDATE sides SET lost = ?, decisions = ?, luck = ?, parts = ?
WHERE game = (SELECT id FROM games WHERE match = ? AND number = ? AND digest = ?) AND side = ?
"""

_UNREVIEWED: Final = """
SELECT file, number, wanted FROM games JOIN sides ON sides.game = games.id AND sides.side = 'W'
WHERE status = 'kept' AND file <> '' AND (wanted OR (? AND parts IS NULL))
ORDER BY wanted DESC, ended DESC, match, number
"""

T = TypeVar("T")
_JOURNALS: Final = ("-journal", "-wal", "-shm")  # SQLite would replay them into any file of that name

_DENIED: Final = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)


class Unreviewed(NamedTuple):
    """A game to be reviewed: the name of its match's record, and its number in the match, from 1."""

    file: str
    number: int
    is_wanted: int


class HistoryDatabase:
    """An open database, for the thread that created it. After a `sqlite3.Error` nothing has changed."""

    def __init__(self, path: Path) -> None:
        """Open the file, or create it; raises as `connect` does."""
        self.connection = connect(path)
        self.cards = CardTables(self.connection)

    def add_games(
        self, games: Iterable[HistoryGame], record: FileStamp | None = None, *, are_notes_new: bool = False
    ) -> None:
        """Insert or update these games. `record`: the file that they all come from.

        The same game keeps its date and its review, and stays deleted if it was. A game that was played to another end
        loses them. A copy that has only some of the notes, or none, takes none away, unless the player has just done so
        (`are_notes_new`).
        """
        with change(self.connection):
            for game in games:
                self._add(game, are_notes_new=are_notes_new)
            if record is not None:
                self.connection.execute("REPLACE INTO files (name, size, changed) VALUES (?, ?, ?)", record)

    def reopen_games(self, match: str, after: int) -> None:
        """Hide the games of a match after that number, which are not over any more; the same ones may come back."""
        with change(self.connection):
            hide = "UPDATE games SET status = 'taken back' WHERE match = ? AND number > ? AND status = 'kept'"
            self.connection.execute(hide, (match, after))

    def set_review(self, game: HistoryGame, mistakes: Sequence[Mistake] = ()) -> None:
        """Store the result of a review of exactly this game, and the game itself if none has its number.

        The mistakes become cards to practise. Stores nothing if the game was played to another end since then.
        """
        query = "SELECT digest, ended FROM games WHERE match = ? AND number = ?"
        with change(self.connection):
            row = self.connection.execute(query, game.key).fetchone()
            if row is None:
                self._add(game)
            digest, ended = row or (game.digest, game.ended.isoformat())
            if digest == game.digest:
                self.cards.add_mistakes(mistakes, datetime.fromisoformat(ended).date())
            for side, review in (("W", game.white.review), ("B", game.black.review)):
                if review is not None:
                    values = (review.lost, review.decisions, review.luck, msgspec.json.encode(review.parts).decode())
                    self.connection.execute(_SET_REVIEW, (*values, *game.key, game.digest, side))
            self._set_wanted([game.key], is_wanted=False)

    def request_reviews(self, keys: Collection[GameKey]) -> None:
        """Remember that these games are to be reviewed, even again; without keys, forget all requests."""
        with change(self.connection):
            if keys:
                self._set_wanted(keys, is_wanted=True)
            else:
                self.connection.execute("UPDATE games SET wanted = 0 WHERE wanted")

    def unreviewed(self, *, wanted_only: bool) -> tuple[Unreviewed, ...]:
        """The requested games with a file; then, unless `wanted_only`, those without a review, the latest first."""
        return tuple(Unreviewed(*row) for row in self.connection.execute(_UNREVIEWED, (not wanted_only,)))

    def set_deleted(self, keys: Iterable[GameKey], *, is_deleted: bool) -> None:
        """Hide these games, or show them again. Their matches stay as they are, and do not bring the games back."""
        before, after = ("kept", "deleted") if is_deleted else ("deleted", "kept")
        with change(self.connection):
            statement = "UPDATE games SET status = ? WHERE status = ? AND match = ? AND number = ?"
            self.connection.executemany(statement, ((after, before, *key) for key in keys))

    def games(self) -> tuple[HistoryGame, ...]:
        """All games, the last one first."""
        try:
            return tuple(map(game_of, self.connection.execute(SELECT)))
        except (ValueError, sqlite3.OperationalError) as error:
            if hasattr(error, "sqlite_errorcode"):  # text that is not UTF-8 has none: Python detects it, not SQLite
                raise
            raise DamagedDatabase(str(error)) from error

    def read_records(self) -> frozenset[FileStamp]:
        """The records whose games are in the database."""
        return frozenset(map(FileStamp._make, self.connection.execute("SELECT name, size, changed FROM files")))

    def close(self) -> None:
        """Close the file."""
        self.connection.close()

    def _add(self, game: HistoryGame, *, are_notes_new: bool = False) -> None:
        copied = self.connection.execute(_COPIED, (*game.key, game.digest, game.file)).fetchone()
        if copied and not are_notes_new and set(game.notes.splitlines()) < set(copied[1].splitlines()):
            game = replace(game, file=copied[0], notes=copied[1])
        self.connection.execute(_FORGET_REVIEW, (*game.key, game.digest))
        self.connection.execute(_ADD_GAME, game_values(game))
        if not copied:  # a copy as text names the last seats of the match for all games, and has none of the dice
            self.connection.executemany(_ADD_SIDE, ((*game.key, *values) for values in side_values(game)))

    def _set_wanted(self, keys: Iterable[GameKey], *, is_wanted: bool) -> None:
        set_wanted = f"UPDATE games SET wanted = {int(is_wanted)} WHERE match = ? AND number = ?"  # noqa: S608 - 0 or 1
        self.connection.executemany(set_wanted, keys)


class DatabaseFile:
    """Owns the database in one file, for the thread that uses it."""

    def __init__(self, path: Path, report: Report, on_recreated: Callable[[], object]) -> None:
        """`on_recreated` is called when an empty database has replaced one that was damaged or missing."""
        self._path = path
        self._report = report
        self._on_recreated = on_recreated
        self._database: HistoryDatabase | None = None
        self._was_there = False

    def use(self, function: Callable[[HistoryDatabase], T]) -> T:
        """Call a function with the database. A damaged file is kept under another name, and a new one is created.

        Any other error is the cause of an `OSError`, and the file is reopened the next time, because another file may
        have its name by then.
        """
        try:
            return self._use(function)
        except (sqlite3.Error, OSError) as error:
            raise OSError(str(error)) from self._permission_error(error) or plain_error(error)

    def close(self) -> None:
        """Close the file."""
        if self._database is not None:
            self._database.close()
        self._database = None

    def _use(self, function: Callable[[HistoryDatabase], T]) -> T:
        try:
            return function(self._open())
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                self.close()
                raise
            self._set_aside(error)
        return function(self._open())

    def _permission_error(self, error: Exception) -> PermissionError | None:
        """The system's error if the file may not be written, which SQLite reports like a read-only disk.

        The file is closed by now: to close it here while SQLite has it open would drop SQLite's locks.
        """
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in _DENIED:
            try:
                os.close(os.open(self._path, os.O_RDWR))
            except PermissionError as denied:
                return denied
            except OSError:
                pass  # SQLite's own error is clearer
        return None

    def _open(self) -> HistoryDatabase:
        if self._database is None:
            is_gone = self._was_there and not self._path.exists()
            self._database = HistoryDatabase(self._path)
            self._was_there = True
            if is_gone:
                self._on_recreated()
        return self._database

    def _set_aside(self, damage: sqlite3.Error) -> None:
        self.close()
        self._was_there = False
        kept = set_aside(self._path)
        for end in _JOURNALS:
            with suppress(FileNotFoundError):
                self._path.with_name(self._path.name + end).replace(f"{kept}{end}")
        sync_folder(kept.parent)
        self._report(Notice("warning", NoticeKind.HISTORY_DAMAGED, kept, plain_error(damage)))
        self._on_recreated()
