"""Opening matches: whatever a file contains, the player gets a notice, and no file is harmed.

Reading emits no notices and may run in any thread. This is one of the three places where exceptions are caught.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.text.notation import behind_path, by_itself
from tapa_desktop.app.text.notice import Tell, tell_trouble
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.game.history import History
from tapa_desktop.game.load import LoadedMatch, preview_match, read_match
from tapa_desktop.game.mat.read import is_match_text, read_match_text
from tapa_desktop.game.mat.tags import MatchTextError
from tapa_desktop.game.record import RECORD_LIMIT, RecordError

from .archive import Archive
from .autosave import Autosave
from .files import keep_aside, read_at_most, write_beside
from .lock import Lock

translate = QCoreApplication.translate

AT_ONCE: Final = 64 * 1024  # bytes: about six games, which take a tenth of a second to read
SOON: Final = 2 * AT_ONCE  # bytes: a match that is read before anybody waits for it


class MatchOpener:
    """Opens matches of the archive, to continue in their files, and matches from elsewhere, which are only read."""

    def __init__(self, archive: Archive, tell: Tell) -> None:
        self._archive = archive
        self._tell = tell

    def from_elsewhere(self, found: LoadedFile) -> History | None:
        """The match in a record or match text that is never written to; None if it cannot be read completely."""
        path, read = found.wanted.path, found.reading
        error = found.error if read is None else read.damage
        if error is not None:
            self._tell_unopened(path, error)
            return None
        assert read is not None
        if read.torn:
            text = translate(
                "MatchOpener", "The last entry of this match was never written to its end, and is left out."
            )
            self._tell("info", text, str(path))
        return read.history

    def lock(self, path: Path) -> Lock | None:
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

    def from_archive(self, found: LoadedFile, lock: Lock) -> tuple[History, Autosave] | None:
        """A match and the autosave that continues its file; None if it cannot be resumed.

        A damaged file is kept under another name, and the part before the damage continues in a new file.
        """
        path, read, error = found.wanted.path, found.reading, found.error
        if read is not None:
            return read.history, self._autosave(path, lock, read, found.size)
        if isinstance(error, RecordError):
            self._set_aside(path, error, translate("MatchOpener", "The match {name} is damaged. It is kept as {kept}."))
        else:
            assert error is not None
            self._tell_unopened(path, error)
        lock.give_back()
        return None

    def _autosave(self, path: Path, lock: Lock, read: LoadedMatch, size: int) -> Autosave:
        autosave = Autosave(self._archive)
        if read.damage is not None:
            lock.give_back()
            text = translate(
                "MatchOpener", "The match {name} is damaged, and goes on from before that. It is kept as {kept}."
            )
            self._set_aside(path, read.damage, text)
            return autosave
        try:
            if path.stat().st_size != size:  # it may have changed while it was read
                lock.give_back()
                text = translate(
                    "MatchStore", "Another program has changed the file of this match. It goes on in a new one."
                )
                self._tell("warning", text, str(path))
                return autosave
            if read.torn:
                self._keep_torn(path, read.torn)
            autosave.go_on(path, lock, read.history, size - len(read.torn))
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

    def _tell_unopened(self, path: Path, error: OSError | RecordError | MatchTextError) -> None:
        text = translate("MatchOpener", "{name} cannot be opened.").format(name=path.name)
        tell_trouble(self._tell, "error", text, path, error)


class CalledOffError(Exception):
    """Reading was cancelled."""


def is_long(path: Path) -> bool:
    """Whether reading that match may take more than a moment."""
    try:
        return path.stat().st_size > AT_ONCE
    except OSError:  # reading it fails at once, and reports this error
        return False


def checking(is_cancelled: IsCancelled) -> Callable[[], None]:
    """A function that raises `CalledOffError` as soon as `is_cancelled` returns True."""

    def check() -> None:
        if is_cancelled():
            raise CalledOffError

    return check


class WantedFile(Struct, frozen=True, eq=False):
    """A file to be read: one of the program's own, with its lock, or one from elsewhere, without a lock."""

    path: Path
    lock: Lock | None = None

    def give_back(self) -> None:
        """Release the lock."""
        if self.lock is not None:
            self.lock.give_back()


class LoadedFile(Struct, frozen=True, eq=False):
    """The content of a file and its size in bytes; if it could not be read, the error."""

    wanted: WantedFile
    reading: LoadedMatch | None = None
    size: int = 0
    error: OSError | RecordError | MatchTextError | None = None


def find(wanted: WantedFile, check: Callable[[], object] = lambda: None) -> LoadedFile:
    """Read a file: a record of the program's own; or from elsewhere, a record or a match text.

    `check` is called often, and may raise an exception to stop.
    """
    try:
        data = read_at_most(wanted.path, RECORD_LIMIT)
        return LoadedFile(wanted, _read(wanted, data, check), len(data))
    except (OSError, RecordError, MatchTextError) as error:
        return LoadedFile(wanted, error=error)


def preview(wanted: WantedFile, check: Callable[[], object] = lambda: None) -> History | None:
    """The match as it seems to be, long before `find` has looked at all of it; None where it is soon read anyway.

    None, too, where anything is not as it should be: `find` says what it is. `check` is as there.
    """
    try:
        data = read_at_most(wanted.path, RECORD_LIMIT)
        is_wanted = len(data) > SOON and not _is_text(wanted, data)
        return preview_match(data, check) if is_wanted else None
    except CalledOffError:
        raise
    except Exception:  # noqa: BLE001 - opening a file is one of the three doors, and `find` tells what is to be told
        return None


def _read(wanted: WantedFile, data: bytes, check: Callable[[], object]) -> LoadedMatch:
    """The match in these bytes, which may be a record or, from elsewhere, a match text.

    Raises:
        RecordError, MatchTextError: if it cannot be read.
    """
    return LoadedMatch(read_match_text(data, check)) if _is_text(wanted, data) else read_match(data, check)


def _is_text(wanted: WantedFile, data: bytes) -> bool:
    return wanted.lock is None and is_match_text(data)
