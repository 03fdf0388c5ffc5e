"""The chronicle in its database. Every change is whole or has not happened, and may be made twice without harm."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from .intake import TakenIn
from .past_game import GameKey, PastGame
from .rows import GAME_COLUMNS, SELECT, SIDE_COLUMNS, game_of, game_values, side_values
from .schema import Damaged, connect

_SETTLED: Final = {"match", "number", "ended", "file"}  # by the lines below, and not by the newest word
_PUT_GAME: Final = f"""
INSERT INTO games (status, {", ".join(GAME_COLUMNS)}) VALUES ('kept', {", ".join("?" * len(GAME_COLUMNS))})
ON CONFLICT (match, number) DO UPDATE SET
    status = iif(digest = excluded.digest AND status = 'deleted', status, 'kept'),
    ended = iif(digest = excluded.digest, ended, excluded.ended),
    file = iif(excluded.file = '', file, excluded.file),
    {", ".join(f"{name} = excluded.{name}" for name in GAME_COLUMNS if name not in _SETTLED)}
"""  # noqa: S608 - put together from the names of columns
_PUT_SIDE: Final = f"""
INSERT INTO sides (game, {", ".join(SIDE_COLUMNS)})
VALUES ((SELECT id FROM games WHERE match = ? AND number = ?), {", ".join("?" * len(SIDE_COLUMNS))})
ON CONFLICT (game, side) DO UPDATE SET {", ".join(f"{name} = excluded.{name}" for name in SIDE_COLUMNS)}
"""  # noqa: S608
_FORGET_MARKS: Final = """
UPDATE sides SET lost = NULL, decisions = NULL, luck = NULL
WHERE game = (SELECT id FROM games WHERE match = ? AND number = ? AND digest <> ?)
"""
_NOTE_MARKS: Final = """
UPDATE sides SET lost = ?, decisions = ?, luck = ?
WHERE game = (SELECT id FROM games WHERE match = ? AND number = ? AND digest = ?) AND side = ?
"""


class Store:
    """An open database. It belongs to the thread that has made it.

    All methods raise `sqlite3.Error` when the database cannot be read or written; then nothing has changed.
    """

    def __init__(self, path: Path) -> None:
        """Open the file, or make it; raises as `connect` does."""
        self.connection = connect(path)

    def put(self, games: Iterable[PastGame], taken_in: TakenIn | None = None) -> None:
        """Write these games, each over what was known of it.

        The same game keeps the date and the marks that it has, and stays deleted if it was; one that has been played
        to another end begins anew. `taken_in`: the record that they all come from.
        """
        with self._change():
            for game in games:
                self._put(game)
            if taken_in is not None:
                self.connection.execute("REPLACE INTO files (name, size, changed) VALUES (?, ?, ?)", taken_in)

    def take_back(self, match: str, after: int) -> None:
        """The games of a match after that number have not ended any more; the same ones may come back."""
        with self._change():
            taken = "UPDATE games SET status = 'taken back' WHERE match = ? AND number > ? AND status = 'kept'"
            self.connection.execute(taken, (match, after))

    def note_marks(self, game: PastGame) -> None:
        """Write down what a review of exactly this game has found, and the game if there is none of its number.

        Nothing is noted where it was played to another end since then.
        """
        known = "SELECT count(*) FROM games WHERE match = ? AND number = ?"
        with self._change():
            if self.connection.execute(known, game.key).fetchone() == (0,):
                self._put(game)
            for side, marks in (("W", game.white.marks), ("B", game.black.marks)):
                if marks is not None:
                    values = (marks.lost, marks.decisions, marks.luck, *game.key, game.digest, side)
                    self.connection.execute(_NOTE_MARKS, values)

    def delete(self, keys: Iterable[GameKey]) -> None:
        """Show these games no more; their matches stay as they are, and bring none of them back."""
        self._set_status(keys, "kept", "deleted")

    def restore(self, keys: Iterable[GameKey]) -> None:
        """Show games again that were deleted."""
        self._set_status(keys, "deleted", "kept")

    def games(self) -> tuple[PastGame, ...]:
        """All games, the last one first."""
        try:
            return tuple(map(game_of, self.connection.execute(SELECT)))
        except ValueError as error:
            raise Damaged(str(error)) from error
        except sqlite3.OperationalError as error:
            if hasattr(error, "sqlite_errorcode"):
                raise
            raise Damaged(str(error)) from error  # a text that is no UTF-8, which Python finds and SQLite does not

    def taken_in(self) -> frozenset[TakenIn]:
        """The records whose games were taken in."""
        return frozenset(map(TakenIn._make, self.connection.execute("SELECT name, size, changed FROM files")))

    def close(self) -> None:
        """Let go of the file."""
        self.connection.close()

    def _put(self, game: PastGame) -> None:
        self.connection.execute(_FORGET_MARKS, (*game.key, game.digest))
        self.connection.execute(_PUT_GAME, game_values(game))
        self.connection.executemany(_PUT_SIDE, ((*game.key, *values) for values in side_values(game)))

    def _set_status(self, keys: Iterable[GameKey], before: str, after: str) -> None:
        with self._change():
            changed = "UPDATE games SET status = ? WHERE status = ? AND match = ? AND number = ?"
            self.connection.executemany(changed, ((after, before, *key) for key in keys))

    @contextmanager
    def _change(self) -> Iterator[None]:
        """All of it, or nothing."""
        self.connection.execute("BEGIN IMMEDIATE")
        with self.connection:
            yield
