"""Saves the open match as it is played: each event is on the disk before it is shown.

After an error, the next call tries again.
"""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from tapa_desktop.app.notice import Notice, NoticeKind, Report, logging_to
from tapa_desktop.app.session.dice import may_reveal_seed
from tapa_desktop.game.history import History
from tapa_desktop.game.load import LoadedMatch, compact
from tapa_desktop.game.record import FULL, NEARLY_FULL, RECORD_LIMIT, format_line, format_record
from tapa_desktop.game.state import Phase

from .archive import Archive
from .files import PRIVATE, retry_while_locked, write_all, write_whole
from .lock import Lock

_APPEND: Final = os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)


class MatchStore:
    """Keeps the matches of a session in the archive. It raises no error, but reports each as a `Notice`."""

    def __init__(self, archive: Archive, report: Report) -> None:
        self.archive = archive
        self._report = logging_to(report)
        self._autosave = Autosave(archive)
        self._present: History | None = None  # the open match
        self._left_behind: list[tuple[Autosave, History]] = []  # no longer open, but not written completely yet
        self._copied: History | None = None  # the content of the last copy
        self._is_closed = False
        self.is_secondary = False  # whether another window has the match in progress open
        self.is_unsaved = False  # whether something is only in memory

    @property
    def path(self) -> Path | None:
        """The file of the open match; None if it could not be created yet."""
        return self._autosave.path

    @property
    def is_nearly_full(self) -> bool:
        """Whether the open match should end soon, or continue in another file, so that this one stays quick to read."""
        return self._autosave.size > NEARLY_FULL

    @property
    def would_lose(self) -> bool:
        """Whether closing now would lose events that are in no copy."""
        matches = [self._present, *(history for _, history in self._left_behind)]
        return self.is_unsaved and any(one is not None and one.log and one is not self._copied for one in matches)

    def begin(self, history: History, file: Autosave | None = None) -> None:
        """Make this the open match. It is stored in `file`, which holds it already, or in a new one."""
        if self._present is not None:
            self._left_behind.append((self._autosave, self._present))
        self._autosave = file or Autosave(self.archive)
        self.save(history)

    def begin_all(self, match: LoadedMatch) -> None:
        """Store the matches of a text in new files; the first of them is the open one."""
        for each in (*reversed(match.others), match):
            self.begin(each.history)

    def shorten(self, history: History) -> History:
        """The match to continue; if its file is full, in fewer events in a new file, and the full file is put away."""
        short = compact(history) if self._autosave.size > FULL and not history.header.friend else history
        if short is history or len(format_record(short.record)) > FULL:
            return history
        full = self.path
        self._autosave.close()
        self._present = None
        self.begin(short)
        if full is not None and not self.is_unsaved:
            self._move(full, is_over=True)
        return short

    def save(self, history: History) -> None:
        """Write the events that are not on the disk yet. Reports a failure once, and the next call tries again.

        After `close` it writes nothing, but reports a match that differs from the saved one.
        """
        if self._is_closed:
            if history is not self._present:
                self.is_unsaved = True
                self._report(Notice("error", NoticeKind.SAVED_NO_MORE, self.archive.folder))
            return
        was_touched, was_unsaved = False, self.is_unsaved
        self._present = history
        self.is_secondary = self.is_secondary and self._is_other_open()
        try:
            was_touched = self._autosave.save(history, in_progress=not self.is_secondary)
            self._save_left_behind()
        except OSError as error:
            self.is_unsaved = True
            if not was_unsaved:
                self._report(Notice("error", NoticeKind.UNSAVED, error.filename or self.archive.folder, error))
        else:
            self.is_unsaved = False
            if was_unsaved:
                self._report(Notice("info", NoticeKind.SAVED_AGAIN, self._autosave.path))
        if was_touched:
            self._report(Notice("warning", NoticeKind.CHANGED_BY_OTHER, self._autosave.path))

    def save_again(self) -> bool:
        """Try again to write the match; returns whether everything is saved now."""
        if self._present is not None:
            self.save(self._present)
        return not self.is_unsaved

    def save_copy(self, path: Path) -> None:
        """Write the whole match to another file; if it is too long to be read again, in fewer events."""
        history = self._present
        if history is None:
            return
        data = format_record(history.record)
        try:
            write_whole(path, data if len(data) <= RECORD_LIMIT else format_record(compact(history).record), PRIVATE)
        except OSError as error:
            self._report(Notice("error", NoticeKind.COPY_UNSAVED, path, error))
            return
        self._copied = history
        has_secret = bool(history.header.seed) and not may_reveal_seed(history.state)
        self._report(Notice("info", NoticeKind.COPY_WITH_SEED_SAVED if has_secret else NoticeKind.COPY_SAVED, path))

    def close(self) -> None:
        """Write all missing events, and close the files for good."""
        if self._present is not None:
            self.save(self._present)
        self._is_closed = True
        for autosave, _ in self._left_behind:
            autosave.close()
        self._autosave.close()

    def _is_other_open(self) -> bool:
        """Whether another window holds the match in progress."""
        with suppress(OSError):  # unreadable: no window will resume it
            path = self.archive.in_progress()
            if path is not None and path != self.path:
                lock = Lock(path)
                is_free = lock.take()
                lock.release()
                return not is_free
        return False

    def _save_left_behind(self) -> None:
        """Write the other matches, and put away those that are over. Raises the last `OSError`."""
        waiting, self._left_behind = self._left_behind, []
        failure: OSError | None = None
        for autosave, history in waiting:
            try:
                self._save_for_good(autosave, history)
            except OSError as error:
                self._left_behind.append((autosave, history))
                failure = error
        if failure is not None:
            raise failure

    def _save_for_good(self, autosave: Autosave, history: History) -> None:
        autosave.save(history, in_progress=False)
        path = autosave.path
        autosave.close()
        if path is not None:
            self._move(path, is_over=history.state.phase is Phase.MATCH_OVER)

    def _move(self, path: Path, *, is_over: bool) -> None:
        try:
            self.archive.put_away(path, is_over=is_over)
        except OSError as error:
            self._report(Notice("info", NoticeKind.NOT_ARCHIVED, path, error))


class Autosave:
    """Writes one match to one file, each time only the new events.

    After an error the next call tries again. A file that another program has changed, moved or deleted is left alone,
    and the whole match is written to a new one.
    """

    def __init__(self, archive: Archive) -> None:
        self.path: Path | None = None
        self._archive = archive
        self._lock: Lock | None = None
        self._descriptor = -1
        self.size = 0  # bytes of the file that are known to be complete
        self._written = 0  # number of the log's events in them
        self._has_failed = False  # whether bytes after them may come from our own failed write
        self._is_named = False

    def continue_file(self, path: Path, lock: Lock, history: History, size: int) -> None:
        """Continue a file that holds this history in its first `size` bytes; the rest is cut off.

        After an `OSError` nothing has changed, and the caller still owns the lock.
        """
        descriptor = retry_while_locked(lambda: os.open(path, _APPEND))
        try:
            os.ftruncate(descriptor, size)
        except OSError:
            os.close(descriptor)
            raise
        self.path, self._descriptor, self._lock = path, descriptor, lock
        self.size, self._written = size, len(history.log)

    def save(self, history: History, *, in_progress: bool = True) -> bool:
        """Write the new events; True if another program has touched the file, so that a new one was begun.

        `in_progress`: whether this is the match to resume at the next start. Raises `OSError` if it cannot be written.
        """
        was_touched = self.path is not None and not self._is_as_left()
        if was_touched:
            self.close()
        missing = (format_line(event) for event in history.log[self._written :])
        self._write(b"".join(missing) if self.size else format_record(history.record), history)
        self._written = len(history.log)
        if in_progress and not self._is_named and self.path is not None:
            self._archive.name_in_progress(self.path)
            self._is_named = True
        return was_touched

    def close(self) -> None:
        """Close the file and release its lock. A file to which nothing could be written is deleted."""
        if self.path is None:
            return
        is_empty = False
        with suppress(OSError):  # the disk is gone
            is_empty = self.size == os.fstat(self._descriptor).st_size == 0 and self._is_ours()
        with suppress(OSError):  # likewise; all complete lines have been synced
            os.close(self._descriptor)
        if is_empty:
            with suppress(OSError):  # then the empty file stays; lists omit it
                self.path.unlink()
        if self._lock is not None:
            self._lock.release()
        self.path, self._lock = None, None
        self.size = self._written = 0
        self._has_failed = self._is_named = False

    def _is_as_left(self) -> bool:
        """Whether the file is ours, and as we left it. Raises `OSError` as long as the disk does not answer."""
        assert self.path is not None
        try:
            size = os.fstat(self._descriptor).st_size
        except OSError:  # if the disk answers, only the open file is lost, as when a network disk has come back
            with suppress(FileNotFoundError, NotADirectoryError):
                self.path.stat()
            return False
        return self._is_ours() and (size >= self.size if self._has_failed else size == self.size)

    def _is_ours(self) -> bool:
        assert self.path is not None
        try:
            return os.path.samestat(self.path.stat(), os.fstat(self._descriptor))
        except (FileNotFoundError, NotADirectoryError, PermissionError):
            return False

    def _write(self, data: bytes, history: History) -> None:
        """Write after the part that is known to be complete; the partial line of a failed attempt is cut off first.

        Refuses to exceed the limit that files can be read up to: beyond it, the whole file would be unreadable.
        """
        if self.size + len(data) > RECORD_LIMIT:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(self.path or self._archive.matches))
        if self.path is None:
            self.path, self._descriptor = self._archive.create(history.header)
            self._lock = Lock(self.path)
            self._lock.take()
        if self._has_failed:
            os.ftruncate(self._descriptor, self.size)
        self._has_failed = True
        write_all(self._descriptor, data)
        os.fsync(self._descriptor)
        self._has_failed = False
        self.size += len(data)
