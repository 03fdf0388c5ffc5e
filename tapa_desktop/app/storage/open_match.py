"""Opening matches: whatever a file contains, the player gets a notice, and no file is harmed."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.text.notation import behind_path, by_itself
from tapa_desktop.app.text.notice import Notice, Severity, tell_trouble, telling
from tapa_desktop.game.history import History
from tapa_desktop.game.load import LoadedMatch
from tapa_desktop.game.record import LineError, RecordError

from .files import keep_aside, write_beside
from .lock import Lock
from .match_store import Autosave, MatchStore
from .reading import LoadedFile, RequestedFile

translate = QCoreApplication.translate
_log: Final = logging.getLogger(__name__)
MOST_LOGGED: Final = 20  # notices of one list; the summary is logged too
EVERY_S: Final = 1.0  # seconds between two summaries of the same list
_SEVERITIES: Final[tuple[Severity, ...]] = ("info", "warning", "error")


class MatchOpener:
    """Opens matches of the archive, to continue in their files, and matches from elsewhere, which are only read.

    It raises nothing: errors become notices, which `summary` passes on.
    """

    def __init__(self, store: MatchStore, notify: Callable[[Notice], object]) -> None:
        self.summary = NoticeSummary(notify)
        self._archive = store.archive
        self._store = store
        self._tell = telling(self.summary.add, self.summary.is_logged)

    def in_progress(self) -> RequestedFile | None:
        """The file of the match to resume, or None if there is none that can be resumed."""
        try:
            path = self._archive.in_progress()
        except OSError as error:
            text = translate("MatchStore", "It cannot be read which match was in progress. All are in the Resume menu.")
            tell_trouble(self._tell, "warning", text, self._archive.folder, error)
            return None
        if path is None:
            return None
        lock = self._lock(path)
        self._store.is_second = lock is None
        return None if lock is None else RequestedFile(path, lock)

    def request(self, path: Path) -> RequestedFile | None:
        """The file to load for a match; None if it is open already, here or in another window."""
        if not self._archive.holds(path):
            return RequestedFile(path)
        if self._store.path is not None and os.path.realpath(path) == os.path.realpath(self._store.path):
            self._tell("info", translate("MatchStore", "This match is on the board already."), str(path))
            return None
        lock = self._lock(path)
        return None if lock is None else RequestedFile(path, lock)

    def open(self, loaded: LoadedFile) -> History | None:
        """Make the loaded match the open one; None if loading failed. A file from elsewhere is copied, not changed."""
        lock = loaded.file.lock
        history, file = (self._from_elsewhere(loaded), None) if lock is None else self._from_archive(loaded, lock)
        if history is not None:
            self._store.begin(history, file)
        return history

    def _from_elsewhere(self, loaded: LoadedFile) -> History | None:
        """The match in a record or match text that is never written to; None if it cannot be read completely."""
        path, match = loaded.file.path, loaded.match
        error = loaded.error if match is None else match.damage
        if error is not None:
            self._report_unopened(path, error)
            return None
        assert match is not None
        if match.torn:
            text = translate(
                "MatchOpener", "The last entry of this match was never written to its end, and is left out."
            )
            self._tell("info", text, str(path))
        return match.history

    def _lock(self, path: Path) -> Lock | None:
        """Lock that match; None if another running program has locked it, which is reported with the holder."""
        lock = Lock(path)
        if lock.take():
            return lock
        text = translate("MatchOpener", "The match {name} is being played in another window.")
        detail, holder = str(path), lock.holder()
        if holder is not None:
            who = translate("MatchOpener", "process {process} on {machine}")
            detail = behind_path(path, who.format(process=holder.process, machine=by_itself(holder.machine)))
        self._tell("info", text.format(name=path.name), detail, logged=str(path), held=path)
        return None

    def _from_archive(self, loaded: LoadedFile, lock: Lock) -> tuple[History | None, Autosave | None]:
        """A match and the autosave that continues its file, or None and None if it cannot be resumed.

        A damaged file is kept under another name, and the part before the damage continues in a new file.
        """
        path, match, error = loaded.file.path, loaded.match, loaded.error
        if match is not None:
            return match.history, self._autosave(path, lock, match, loaded.size)
        if isinstance(error, RecordError):
            self._set_aside(path, error, translate("MatchOpener", "The match {name} is damaged. It is kept as {kept}."))
        else:
            assert error is not None
            self._report_unopened(path, error)
        lock.give_back()
        return None, None

    def _autosave(self, path: Path, lock: Lock, match: LoadedMatch, size: int) -> Autosave:
        autosave = Autosave(self._archive)
        if match.damage is not None:
            lock.give_back()
            text = translate(
                "MatchOpener", "The match {name} is damaged, and goes on from before that. It is kept as {kept}."
            )
            self._set_aside(path, match.damage, text)
            return autosave
        try:
            if path.stat().st_size != size:  # it may have changed while it was read
                lock.give_back()
                text = translate(
                    "MatchStore", "Another program has changed the file of this match. It goes on in a new one."
                )
                self._tell("warning", text, str(path))
                return autosave
            if match.torn:
                self._keep_torn(path, match.torn)
            autosave.continue_file(path, lock, match.history, size - len(match.torn))
        except OSError as error:
            lock.give_back()
            text = translate("MatchOpener", "The match {name} cannot be written on, and goes on in a new file.")
            tell_trouble(self._tell, "warning", text.format(name=path.name), path, error)
        return autosave

    def _keep_torn(self, path: Path, torn: bytes) -> None:
        """Write the incomplete last line, left by a program that was stopped, to a file beside the match.

        Raises:
            OSError: if that cannot be written.
        """
        kept = write_beside(path, "torn", torn)
        text = translate(
            "MatchOpener", "The last entry was not written to its end when the program stopped. It is kept as {}."
        )
        self._tell("info", text.format(kept.name), str(kept))

    def _set_aside(self, path: Path, damage: RecordError, text: str) -> None:
        try:
            kept = keep_aside(path, "damaged")
        except OSError as error:
            unmoved = translate("MatchOpener", "A damaged file cannot be given another name.")
            tell_trouble(self._tell, "warning", unmoved, path, error)
            kept = path
        tell_trouble(self._tell, "error", text.format(name=path.name, kept=kept.name), kept, damage)

    def _report_unopened(self, path: Path, error: OSError | LineError) -> None:
        text = translate("MatchOpener", "{name} cannot be opened.").format(name=path.name)
        tell_trouble(self._tell, "error", text, path, error)


class NoticeSummary:
    """Passes notices on at once, or sums up those about a list of files."""

    def __init__(self, notify: Callable[[Notice], object]) -> None:
        self._notify = notify
        self._is_list = False
        self._of_file: list[Notice] = []  # about the file that is being opened
        self._unopened: list[Notice] = []  # one for each file
        self._others: list[Notice] = []
        self._reported = (0, 0)  # how many of each have been reported
        self._reported_at = 0.0  # seconds of the monotonic clock

    def begin(self, *, is_list: bool) -> None:
        """Start with a new list of files, or with a single file."""
        self._of_file, self._unopened, self._others, self._reported = [], [], [], (0, 0)
        self._is_list, self._reported_at = is_list, time.monotonic()

    def add(self, notice: Notice) -> None:
        """Take a notice about the file that is being opened."""
        if self._is_list:
            self._of_file.append(notice)
        else:
            self._notify(notice)

    def is_logged(self) -> bool:
        """Whether the next notice is logged; the log takes only so many about one list."""
        return len(self._unopened) + len(self._others) < MOST_LOGGED

    def next_file(self, *, was_opened: bool) -> None:
        """The present file is done, and another one follows."""
        errors = [notice for notice in self._of_file if notice.severity == "error" and not was_opened]
        self._unopened += errors[-1:]
        self._others += self._of_file if not errors else errors[:-1]
        self._of_file = []

    def report_in_time(self) -> None:
        """Report what has gathered, if the last report is some time ago."""
        if time.monotonic() - self._reported_at > EVERY_S:
            self.report()

    def report(self) -> None:
        """Report what has gathered since the last time, together with what was reported about this list before."""
        now = len(self._unopened), len(self._others)
        if now[1] > self._reported[1]:
            text = translate("NoticeSummary", "There are %n messages about these files.", "", now[1])
            severity = max((notice.severity for notice in self._others), key=_SEVERITIES.index)
            lines = tuple(f"{notice.text} {notice.detail}".strip() for notice in self._others)
            self._notify(self._others[0] if now[1] == 1 else Notice(severity, text, files=lines))
        if now[0] > self._reported[0]:
            text = translate("NoticeSummary", "%n files could not be opened.", "", now[0])
            lines = tuple(notice.detail for notice in self._unopened)
            _log.warning("%d files could not be opened", now[0])
            self._notify(self._unopened[0] if now[0] == 1 else Notice("error", text, files=lines))
        self._reported, self._reported_at = now, time.monotonic()
