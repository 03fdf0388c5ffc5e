"""Notices about files that are opened: at once for a single file, summed up in one or two for a list."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.text.notice import Notice, Severity

translate = QCoreApplication.translate
_log: Final = logging.getLogger(__name__)
MOST_LOGGED: Final = 20  # notices of one list; the summary is logged too
EVERY_S: Final = 1.0  # seconds between two summaries of the same list
_SEVERITIES: Final[tuple[Severity, ...]] = ("info", "warning", "error")


class NoticeSummary:
    """Passes notices on at once, or sums up those about a list of files."""

    def __init__(self, hear: Callable[[Notice], object]) -> None:
        self._hear = hear
        self._is_list = False
        self._fresh: list[Notice] = []  # about the file that is being opened
        self._unopened: list[Notice] = []  # one for each file
        self._others: list[Notice] = []
        self._told = (0, 0)  # how many of each have been reported
        self._told_at = 0.0  # seconds of the monotonic clock

    def begin(self, *, is_list: bool) -> None:
        """Start with a new list of files, or with a single file."""
        self._fresh, self._unopened, self._others, self._told = [], [], [], (0, 0)
        self._is_list, self._told_at = is_list, time.monotonic()

    def hear(self, notice: Notice) -> None:
        """Take a notice about the file that is being opened."""
        if self._is_list:
            self._fresh.append(notice)
        else:
            self._hear(notice)

    def is_logged(self) -> bool:
        """Whether the next notice is logged; the log takes only so many about one list."""
        return len(self._unopened) + len(self._others) < MOST_LOGGED

    def next_file(self, *, was_opened: bool) -> None:
        """The present file is done, and another one follows."""
        errors = [notice for notice in self._fresh if notice.severity == "error" and not was_opened]
        self._unopened += errors[-1:]
        self._others += self._fresh if not errors else errors[:-1]
        self._fresh = []

    def tell_in_time(self) -> None:
        """Report what has gathered, if the last report is some time ago."""
        if time.monotonic() - self._told_at > EVERY_S:
            self.tell()

    def tell(self) -> None:
        """Report what has gathered since the last time, together with what was reported about this list before."""
        now = len(self._unopened), len(self._others)
        if now[1] > self._told[1]:
            text = translate("NoticeSummary", "There are %n messages about these files.", "", now[1])
            severity = max((notice.severity for notice in self._others), key=_SEVERITIES.index)
            lines = tuple(f"{notice.text} {notice.detail}".strip() for notice in self._others)
            self._hear(self._others[0] if now[1] == 1 else Notice(severity, text, files=lines))
        if now[0] > self._told[0]:
            text = translate("NoticeSummary", "%n files could not be opened.", "", now[0])
            lines = tuple(notice.detail for notice in self._unopened)
            _log.warning("%d files could not be opened", now[0])
            self._hear(self._unopened[0] if now[0] == 1 else Notice("error", text, files=lines))
        self._told, self._told_at = now, time.monotonic()
