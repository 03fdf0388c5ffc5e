"""The chronicle's file as it is met: opened when it is first needed, and set aside when it is damaged."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.faults.database import database_reason
from tapa_desktop.app.files import keep_aside, sync_folder
from tapa_desktop.app.notation import behind_path
from tapa_desktop.app.telling import Tell

from .schema import is_damage
from .store import Store

translate = QCoreApplication.translate
T = TypeVar("T")
_JOURNALS: Final = ("-journal", "-wal", "-shm")  # SQLite would replay them into whatever has the file's name


class Shelf:
    """Holds the store of one file, for the thread that uses it."""

    def __init__(self, path: Path, tell: Tell, begun_anew: Callable[[], object]) -> None:
        """`begun_anew` is called when an empty store has taken the place of a damaged one, or of one that is gone."""
        self._path = path
        self._tell = tell
        self._begun_anew = begun_anew
        self._store: Store | None = None
        self._was_there = False

    def use(self, deed: Callable[[Store], T]) -> T:
        """Do something with the store. A damaged file is kept under another name, and a new one begun.

        After any other error the file is opened anew the next time, for it may not be the one that has its name now.

        Raises:
            sqlite3.Error, OSError: when it cannot be done now.
        """
        try:
            return deed(self._opened())
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                self.close()
                raise
            self._set_aside(error)
        return deed(self._opened())

    def close(self) -> None:
        """Let go of the file."""
        if self._store is not None:
            self._store.close()
        self._store = None

    def _opened(self) -> Store:
        if self._store is None:
            is_gone = self._was_there and not self._path.exists()
            self._store = Store(self._path)
            self._was_there = True
            if is_gone:
                self._begun_anew()
        return self._store

    def _set_aside(self, damage: sqlite3.Error) -> None:
        """Give the file another name, and its journal with it.

        Raises:
            OSError: when it cannot be renamed.
        """
        self.close()
        self._was_there = False
        kept = keep_aside(self._path, "damaged")
        for end in _JOURNALS:
            with suppress(FileNotFoundError):
                self._path.with_name(self._path.name + end).replace(f"{kept}{end}")
        sync_folder(kept.parent)
        text = translate("Chronicle", "The history is damaged, and is written anew from the matches. It is kept as {}.")
        self._tell(
            "warning", text.format(kept.name), behind_path(kept, database_reason(damage)), logged=f"{kept}: {damage}"
        )
        self._begun_anew()
