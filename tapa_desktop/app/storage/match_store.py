"""Stores the open match. What cannot be written now is written as soon as that is possible."""

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
    """Keeps the matches of a session in the archive. It raises nothing: errors are reported as a `Notice`."""

    def __init__(self, archive: Archive, hear: Callable[[Notice], object]) -> None:
        self._archive = archive
        self._tell = telling(hear)
        self.summing_up = NoticeSummary(hear)
        self._tell_of_file = telling(self.summing_up.hear, self.summing_up.is_logged)
        self._opener = MatchOpener(archive, self._tell_of_file)
        self._autosave = Autosave(archive)
        self._present: History | None = None  # the open match
        self._left_behind: list[tuple[Autosave, History]] = []  # no longer open, but not written completely yet
        self._is_closed = False
        self._is_second = False  # whether another window has the match in progress open
        self.is_unsaved = False  # whether something is only in memory

    @property
    def path(self) -> Path | None:
        """The file of the open match; None if it could not be created yet."""
        return self._autosave.path

    @property
    def is_nearly_full(self) -> bool:
        """Whether the open match should end soon, or continue in another file."""
        return self._autosave.is_nearly_full

    def begin(self, history: History) -> None:
        """Make this the open match, stored in a new file."""
        self._put_on_table(history, Autosave(self._archive))

    def in_progress(self) -> WantedFile | None:
        """The file of the match to resume, or None if there is none that can be resumed."""
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
        """The file to load for a match; None if it is open already, here or in another window."""
        if not self._archive.holds(path):
            return WantedFile(path)
        if self._autosave.path is not None and os.path.realpath(path) == os.path.realpath(self._autosave.path):
            self._tell_of_file("info", translate("MatchStore", "This match is on the board already."), str(path))
            return None
        lock = self._opener.lock(path)
        return None if lock is None else WantedFile(path, lock)

    def put(self, found: LoadedFile) -> History | None:
        """Make the loaded match the open one; None if loading failed. A file from elsewhere is copied, not changed."""
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
        """The match to continue with: if its file is full, the same match in fewer events, in a new file.

        The full file is moved to the finished matches.
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
        """Write what is not on the disk yet. A failure is reported once, and the next call tries again.

        After `close` nothing is written any more; a match that differs from what was saved is reported.
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
        """Report again that the match cannot be saved, if that is still so, for a new window that has not shown it."""
        if self.is_unsaved and self._present is not None:
            self.is_unsaved = False
            self.save(self._present)

    def save_again(self) -> bool:
        """Try again to write what could not be written; returns whether everything is saved now."""
        if self._present is not None:
            self.save(self._present)
        return not self.is_unsaved

    def save_copy(self, path: Path) -> None:
        """Write the whole match to another file; if it would be too long to be opened again, in fewer events."""
        history = self._present
        if history is None:
            return
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
        """Write what is still missing, and close the files for good."""
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
        """Write what is missing of matches that are no longer open, and put away those that are over.

        Raises:
            OSError: if that fails for one of them; the others are still written.
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
        """Report a match that has changed since the files were closed."""
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
