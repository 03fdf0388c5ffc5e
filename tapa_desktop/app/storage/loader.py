"""Loading matches from their files: short ones at once, a long one in the background.

A list of short matches is loaded in slices of time, so that the window stays responsive. For any fault in a file the
player gets a notice, and no file is harmed.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from tapa_desktop.app.background.task import BackgroundTask, Worker
from tapa_desktop.app.notice import Notice, NoticeKind, Report, Severity, log_notice
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.game.history import History
from tapa_desktop.game.load import LoadedMatch
from tapa_desktop.game.record import LineError, MatchTextFault, RecordError, RecordFault

from .files import set_aside, write_beside
from .lock import Lock
from .match_store import Autosave, MatchStore
from .reading import LoadedFile, RequestedFile, checking, is_long, read_file, read_preview

_log: Final = logging.getLogger(__name__)
MOST_LOGGED: Final = 20  # notices of one list; the summary is logged too
EVERY_S: Final = 1.0  # seconds between two summaries of the same list
_SEVERITIES: Final[tuple[Severity, ...]] = ("info", "warning", "error")


class MatchOpener:
    """Opens matches of the archive in their files, and copies of others. Errors become notices for `summary`."""

    def __init__(self, store: MatchStore, report: Report) -> None:
        self.summary = NoticeSummary(report)
        self._archive = store.archive
        self._store = store
        self._report = self.summary.add

    def in_progress(self) -> RequestedFile | None:
        """The file of the match to resume, or None if there is none that can be resumed."""
        try:
            path = self._archive.in_progress()
        except OSError as error:
            self._report(Notice("warning", NoticeKind.PROGRESS_UNKNOWN, self._archive.folder, error))
            return None
        if path is None:
            return None
        lock = self._lock(path)
        self._store.is_secondary = lock is None
        return None if lock is None else RequestedFile(path, lock)

    def request(self, path: Path) -> RequestedFile | None:
        """The file to load for a match; None if it is open already, here or in another window.

        For a file from elsewhere that was opened before, and not played on, it is the copy made then.
        """
        own = self._archive.own(path) or self._archive.same_as(path)
        if own is None:
            return RequestedFile(path)
        path = own
        if self._store.path is not None and os.path.realpath(path) == os.path.realpath(self._store.path):
            self._report(Notice("info", NoticeKind.ALREADY_OPEN, path))
            return None
        lock = self._lock(path)
        return None if lock is None else RequestedFile(path, lock)

    def open(self, loaded: LoadedFile) -> History | None:
        """Make the loaded match the open one; None if loading failed. A file from elsewhere is copied, not changed."""
        lock = loaded.file.lock
        return self._open_copy(loaded) if lock is None else self._continue(loaded, lock)

    def _open_copy(self, loaded: LoadedFile) -> History | None:
        """Copy an undamaged record, or the part of a match text before the damage."""
        path, match = loaded.file.path, loaded.match
        error = loaded.error if match is None or match.is_text else match.damage
        if match is None or error is not None:
            self._report(Notice("error", NoticeKind.NOT_OPENED, path, error))
            return None
        if match.torn:
            self._report(Notice("info", NoticeKind.TORN, path))
        for notice in notices_of(match, path):
            self._report(notice)
        self._store.begin_all(match)
        return match.history

    def _lock(self, path: Path) -> Lock | None:
        lock = Lock(path)
        if lock.take():
            return lock
        self._report(Notice("info", NoticeKind.IN_OTHER_WINDOW, path, values=lock.holder(), held=path))
        return None

    def _continue(self, loaded: LoadedFile, lock: Lock) -> History | None:
        """Continue a match in its file.

        A damaged file is kept under another name, and the part before the damage continues in a new file. The file of a
        later version of this program keeps its name.
        """
        path, match, error = loaded.file.path, loaded.match, loaded.error
        if match is not None and match.damage is not None:
            self._store.begin(match.history)
            is_kept = not self._store.is_unsaved  # else a crash would leave no match to continue
            self._set_aside(path, match.damage, NoticeKind.DAMAGED_IN_PART, is_renamed=is_kept)
            lock.release()
            return match.history
        if match is not None:
            self._store.begin(match.history, self._autosave(path, lock, match, loaded.size))
            return match.history
        if isinstance(error, RecordError) and error.fault is not RecordFault.LATER_VERSION:
            self._set_aside(path, error, NoticeKind.DAMAGED)
        else:
            assert error is not None
            self._report(Notice("error", NoticeKind.NOT_OPENED, path, error))
        lock.release()
        return None

    def _autosave(self, path: Path, lock: Lock, match: LoadedMatch, size: int) -> Autosave:
        autosave = Autosave(self._archive)
        try:
            if path.stat().st_size != size:  # it may have changed while it was read
                lock.release()
                self._report(Notice("warning", NoticeKind.CHANGED_BY_OTHER, path))
                return autosave
            if match.torn:  # the incomplete last line, left by a program that was stopped
                self._report(Notice("info", NoticeKind.TORN_KEPT, write_beside(path, match.torn)))
            autosave.continue_file(path, lock, match.history, size - len(match.torn))
        except OSError as error:
            lock.release()
            self._report(Notice("warning", NoticeKind.GOES_ON_ELSEWHERE, path, error))
        return autosave

    def _set_aside(self, path: Path, damage: LineError, kind: NoticeKind, *, is_renamed: bool = True) -> None:
        try:
            kept = set_aside(path) if is_renamed else path
        except OSError as error:
            self._report(Notice("warning", NoticeKind.NOT_RENAMED, path, error))
            kept = path
        self._report(Notice("error", kind, kept, damage, {"name": path.name}))


def notices_of(match: LoadedMatch, path: Path | None = None) -> Iterator[Notice]:
    """The notices about a match text that was opened, with all its matches."""
    matches = (match, *match.others)
    if match.others:
        yield Notice("info", NoticeKind.SEVERAL_MATCHES, path, values={"count": len(matches)})
    for each in matches:
        if each.is_text and each.damage is not None:
            is_counted = each.damage.fault is MatchTextFault.OTHER_POINTS
            kind = NoticeKind.COUNTED_OTHERWISE if is_counted else NoticeKind.READ_IN_PART
            yield Notice("warning", kind, path, each.damage)
    if match.is_cut_short and match.damage is None:
        yield Notice("info", NoticeKind.CUT_SHORT, path)


class NoticeSummary:
    """Logs notices, and reports them at once, or in a summary for a list of files."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._is_list = False
        self._file_notices: list[Notice] = []  # about the file that is being opened
        self._unopened: list[Notice] = []  # one for each file
        self._others: list[Notice] = []
        self._reported = (0, 0)  # how many of each have been reported
        self._reported_at = 0.0  # seconds of the monotonic clock

    def begin(self, *, is_list: bool) -> None:
        """Start with a new list of files, or with a single file."""
        self._file_notices, self._unopened, self._others, self._reported = [], [], [], (0, 0)
        self._is_list, self._reported_at = is_list, time.monotonic()

    def add(self, notice: Notice) -> None:
        """Add a notice about the file that is being opened. Logs at most `MOST_LOGGED` about one list."""
        if len(self._unopened) + len(self._others) < MOST_LOGGED:
            log_notice(notice)
        if self._is_list:
            self._file_notices.append(notice)
        else:
            self._report(notice)

    def next_file(self, *, was_opened: bool) -> None:
        """Finish with the present file."""
        errors = [notice for notice in self._file_notices if notice.severity == "error" and not was_opened]
        self._unopened += errors
        self._others += [] if errors else self._file_notices
        self._file_notices = []

    def report_in_time(self) -> None:
        """Report, if the last report is some time ago."""
        if time.monotonic() - self._reported_at > EVERY_S:
            self.report()

    def report(self) -> None:
        """Report the new notices, together with those that were reported about this list before."""
        counts = len(self._unopened), len(self._others)
        if counts[1] > self._reported[1]:
            severity = max((notice.severity for notice in self._others), key=_SEVERITIES.index)
            several = Notice(severity, NoticeKind.FILES_NOTICED, about=tuple(self._others))
            self._report(self._others[0] if counts[1] == 1 else several)
        if counts[0] > self._reported[0]:
            _log.warning("%d files could not be opened", counts[0])
            several = Notice("error", NoticeKind.FILES_NOT_OPENED, about=tuple(self._unopened))
            self._report(self._unopened[0] if counts[0] == 1 else several)
        self._reported, self._reported_at = counts, time.monotonic()


SLICE_S: Final = 0.05  # seconds that the window may be blocked while short matches are opened


class MatchLoader(QObject):
    """Loads one match after the other. A new request cancels the rest."""

    # The `Path` that was requested, None for the match in progress, and the `History` that is stored from now on.
    opened = Signal(object, object)
    nothing_to_resume = Signal()  # there is no match in progress
    reading_changed = Signal(object)  # the `Path` of the long match that is being read now, or None
    previewed = Signal(object)  # its unchecked `History`, to show early; None if it cannot be opened after all

    def __init__(self, store: MatchStore, files: Worker, report: Report, parent: QObject) -> None:
        super().__init__(parent)
        self._opener = MatchOpener(store, report)
        self._queue: list[Path | None] = []  # None for the match in progress
        self._reading: RequestedFile | None = None  # the file that the other thread is reading
        self._task = BackgroundTask(_answers, files, parent=self)
        self._task.answered.connect(self._receive)
        self._task.failed.connect(lambda file, error: self._receive(LoadedFile(file, error=error)))
        self._next = QTimer(self, singleShot=True)  # lets pending events come first
        self._next.timeout.connect(self._load_queue)

    @property
    def path(self) -> Path | None:
        """The long match that is being read now."""
        return None if self._reading is None else self._reading.path

    def resume(self) -> None:
        """Load the match that was in progress."""
        self._begin([None])

    def open(self, path: Path) -> None:
        """Load only this one; if that fails, and a resume was pending, the match in progress."""
        self._begin([path, *(waiting for waiting in self._queue if waiting is None)])

    def open_all(self, paths: Sequence[Path]) -> None:
        """Load these after those queued, so that the last stays open; a long match being read is cancelled."""
        if paths:
            queue = self._queue if self._reading is None else [path for path in self._queue if path is None]
            waiting = [path for path in queue if path is not None]
            self._begin([*waiting, *paths, *(path for path in queue if path is None)], is_continued=bool(waiting))

    def cancel(self) -> None:
        """Cancel all loading."""
        self._queue = []
        self._next.stop()
        self._opener.summary.report()
        self._task.cancel()
        if self._reading is not None and self._reading.lock is not None:
            self._reading.lock.release()
        self._set_reading(None)
        self.previewed.emit(None)

    def _begin(self, queue: list[Path | None], *, is_continued: bool = False) -> None:
        """Load exactly these. `is_continued`: their notices are summed up together with those of the present list."""
        self.cancel()
        if not is_continued:
            self._opener.summary.begin(is_list=len(queue) > 1)
        self._queue = queue
        self._load_queue()

    def _load_queue(self) -> None:
        """Load one match after the other, until one is long or the slice of time is used up."""
        until = time.monotonic() + SLICE_S
        while self._queue and self._reading is None:
            self._load(self._queue[0])
            if time.monotonic() >= until:
                break
        if self._reading is not None or not self._queue:
            self._opener.summary.report()
        else:
            self._opener.summary.report_in_time()
            self._next.start()

    def _load(self, path: Path | None) -> None:
        file = self._opener.in_progress() if path is None else self._opener.request(path)
        if file is None:
            self._end(None)
        elif is_long(file.path):
            self._set_reading(file)
            self._task.ask(file)
        else:
            self._end(self._opener.open(read_file(file)))

    def _receive(self, answer: History | LoadedFile) -> None:
        if isinstance(answer, LoadedFile):
            self._set_reading(None)
            self._end(self._opener.open(answer))
            self._load_queue()
        else:
            self.previewed.emit(answer)

    def _end(self, history: History | None) -> None:
        path = self._queue.pop(0)
        self._opener.summary.next_file(was_opened=history is not None)
        if history is not None:
            self._queue = [waiting for waiting in self._queue if waiting is not None]
            self.opened.emit(path, history)
            return
        self.previewed.emit(None)
        if path is None:
            self.nothing_to_resume.emit()

    def _set_reading(self, file: RequestedFile | None) -> None:
        if file is not self._reading:
            self._reading = file
            self.reading_changed.emit(self.path)


def _answers(file: RequestedFile, is_cancelled: IsCancelled) -> Iterator[History | LoadedFile]:
    check = checking(is_cancelled)
    history = read_preview(file.path, check)
    if history is not None:
        yield history
    yield read_file(file, check)
