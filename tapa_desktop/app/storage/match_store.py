"""Which match is on the table, and that all of it gets onto the disk, if not now, then as soon as that is possible."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.session.dice import may_tell_seed
from tapa_desktop.app.text.notice import Notice, tell_trouble, telling
from tapa_desktop.game.compact import compacted
from tapa_desktop.game.history import History
from tapa_desktop.game.record import FULL, RECORD_LIMIT, format_record
from tapa_desktop.game.state import Phase

from .archive import Archive
from .autosave import Autosave
from .files import PRIVATE, write_whole
from .open_match import LoadedFile, MatchOpener, WantedFile
from .summary import NoticeSummary

translate = QCoreApplication.translate


class MatchStore:
    """Keeps the matches of a session in the archive. It raises nothing: what goes wrong is told as a `Notice`."""

    def __init__(self, archive: Archive, hear: Callable[[Notice], object]) -> None:
        self._archive = archive
        self._tell = telling(hear)
        self.summing_up = NoticeSummary(hear)
        self._tell_of_file = telling(self.summing_up.hear, self.summing_up.is_logged)
        self._opener = MatchOpener(archive, self._tell_of_file)
        self._autosave = Autosave(archive)
        self._present: History | None = None  # the match on the table
        self._left_behind: list[tuple[Autosave, History]] = []  # left the table before they could be written
        self._is_closed = False
        self._is_second = False  # whether another window goes on with the match in progress
        self.is_unsaved = False  # whether something is in memory alone

    @property
    def path(self) -> Path | None:
        """The file of the match on the table; None while it could not be made."""
        return self._autosave.path

    @property
    def is_nearly_full(self) -> bool:
        """Whether the match on the table should end soon, or go on in another file."""
        return self._autosave.is_nearly_full

    def begin(self, history: History) -> None:
        """Put a match on the table, and keep it in a new file from now on."""
        self._put_on_table(history, Autosave(self._archive))

    def in_progress(self) -> WantedFile | None:
        """What is to be read for the match that was in progress, or None when there is none to go on with."""
        try:
            path = self._archive.in_progress()
        except OSError as error:
            text = translate("MatchStore", "It cannot be read which match was in progress. All are in the Resume menu.")
            tell_trouble(self._tell, "warning", text, self._archive.folder, error)
            return None
        if path is None:
            return None
        lock = self._opener.lock(path)
        self._is_second = lock is None
        return None if lock is None else WantedFile(path, lock)

    def wanted(self, path: Path) -> WantedFile | None:
        """What is to be read for the match in a file; None when it is there already, or in another window."""
        if not self._archive.holds(path):
            return WantedFile(path)
        if self._autosave.path is not None and os.path.realpath(path) == os.path.realpath(self._autosave.path):
            self._tell_of_file("info", translate("MatchStore", "This match is on the board already."), str(path))
            return None
        lock = self._opener.lock(path)
        return None if lock is None else WantedFile(path, lock)

    def put(self, found: LoadedFile) -> History | None:
        """Put the match on the table that was read, or None if none was. One from elsewhere is copied, not changed."""
        if found.wanted.lock is None:
            history = self._opener.from_elsewhere(found)
            if history is not None:
                self.begin(history)
            return history
        opened = self._opener.from_archive(found, found.wanted.lock)
        if opened is None:
            return None
        history, autosave = opened
        self._put_on_table(history, autosave)
        return history

    def shorten(self, history: History) -> History:
        """The match as it goes on: where its file is full, in a new one that tells it in fewer events.

        The full one is kept with those of matches that have ended.
        """
        short = compacted(history) if self._autosave.is_full else history
        if len(format_record(short.record)) > FULL or short is history:
            return history
        full = self.path
        self._autosave.close()
        self._present = None
        self.begin(short)
        if full is not None and not self.is_unsaved:
            self._put_away(full)
        return short

    def save(self, history: History) -> None:
        """Write down what is not on the disk yet. What cannot be is told once, and tried again the next time.

        After `close` nothing is written any more, and whatever is not on the disk by then is told.
        """
        if self._is_closed:
            self._look_for_lost(history)
            return
        was_touched = False
        self._present = history
        try:
            was_touched = self._autosave.save(history, in_progress=not self._is_second)
            self._save_left_behind()
        except OSError as error:
            self._tell_unsaved(error)
        else:
            self._tell_saved()
        if was_touched:
            text = translate(
                "MatchStore", "Another program has changed the file of this match. It goes on in a new one."
            )
            self._tell("warning", text, str(self._autosave.path))

    def tell_anew(self) -> None:
        """Tell a window that has not heard of it what cannot be saved, if it still cannot."""
        if self.is_unsaved and self._present is not None:
            self.is_unsaved = False
            self.save(self._present)

    def save_copy(self, path: Path, history: History) -> None:
        """Write the whole match into a file elsewhere; if that could not be opened again, in fewer events."""
        data = format_record(history.record)
        try:
            write_whole(path, data if len(data) <= RECORD_LIMIT else format_record(compacted(history).record), PRIVATE)
        except OSError as error:
            tell_trouble(self._tell, "error", translate("MatchStore", "The copy cannot be saved."), path, error)
            return
        text = translate("MatchStore", "A copy of this match is saved.")
        if not may_tell_seed(history.state):
            secret = translate("MatchStore", "It holds the secret seed: whoever reads it can know the rolls to come.")
            text = f"{text} {secret}"
        self._tell("info", text, str(path))

    def close(self) -> None:
        """Write down what is still missing, and let go of the files for good."""
        if self._present is not None:
            self.save(self._present)
        self._is_closed = True
        for autosave, _ in self._left_behind:
            autosave.close()
        self._autosave.close()

    def _put_on_table(self, history: History, autosave: Autosave) -> None:
        if self._present is not None:
            self._left_behind.append((self._autosave, self._present))
        self._autosave = autosave
        self.save(history)

    def _save_left_behind(self) -> None:
        """Write down what is missing of matches that have left the table, and put away those that have ended.

        Raises:
            OSError: when that cannot be done now with one of them; it holds up no other.
        """
        left, self._left_behind = self._left_behind, []
        trouble: OSError | None = None
        for autosave, history in left:
            try:
                self._save_for_good(autosave, history)
            except OSError as error:
                self._left_behind.append((autosave, history))
                trouble = error
        if trouble is not None:
            raise trouble

    def _save_for_good(self, autosave: Autosave, history: History) -> None:
        autosave.save(history, in_progress=False)
        path = autosave.path
        autosave.close()
        if path is not None and history.state.phase is Phase.MATCH_OVER:
            self._put_away(path)

    def _put_away(self, path: Path) -> None:
        try:
            self._archive.put_away(path)
        except OSError as error:
            text = translate("MatchStore", "A match that has ended cannot be put with the others.")
            tell_trouble(self._tell, "info", text, path, error)

    def _look_for_lost(self, history: History) -> None:
        """Tell of a match that is not as it was when the files were let go of."""
        if history is not self._present:
            self.is_unsaved = True
            text = translate("MatchStore", "This window has been closed, and the match is not saved any more.")
            self._tell("error", text, str(self._archive.folder), unsaved=True)

    def _tell_unsaved(self, error: OSError) -> None:
        was_unsaved, self.is_unsaved = self.is_unsaved, True
        if not was_unsaved:
            text = translate(
                "MatchStore", "The match cannot be saved now. It goes on, and is saved as soon as that is possible."
            )
            place = error.filename or self._archive.folder
            tell_trouble(self._tell, "error", text, place, error, unsaved=True)

    def _tell_saved(self) -> None:
        was_unsaved, self.is_unsaved = self.is_unsaved, False
        if was_unsaved:
            self._tell("info", translate("MatchStore", "The match is saved again."), str(self._autosave.path))
