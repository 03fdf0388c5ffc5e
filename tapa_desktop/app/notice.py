"""Messages to the player that need no answer, as values: the window words them, and most are logged.

The log may be given to others. So it names files, but quotes nothing from them, because that may be a person's name.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from enum import Enum
from pathlib import Path
from typing import Final, Literal

from msgspec import Struct

from tapa_desktop.app.storage.files import system_message
from tapa_desktop.game.record import LineError

Severity = Literal["info", "warning", "error"]

_log: Final = logging.getLogger(__name__)


class NoticeKind(Enum):
    """The kinds of notices, in the words of the log."""

    COMPUTER_FAILED = "the computer cannot play"
    COMPUTER_REPLACED = "the computer cannot play this game, and a person plays its side"
    COMPUTER_WEAKER = "a file of the computer player cannot be used"
    GAME_UNPLAYABLE = "the computer cannot play every game"
    MATCH_IMPOSSIBLE = "a match cannot be played"
    SEAT_IMPOSSIBLE = "nobody of that name or level can play"
    LEVEL_UNKNOWN = "an unknown level was replaced"
    SEED_BROKEN = "the seed does not give its SHA-256"
    DIGEST_MISSING = "a word without the SHA-256 of the seed"
    LINE_REFUSED = "a line of a game with a friend is not played"
    LINE_KNOWN = "a line of a game with a friend was played already"
    OWN_INVITATION = "the line is one's own invitation"
    SECRETS_MISSING = "the secrets of a game with a friend are not on this computer"
    FILE_FILLED = "the match goes on in another file"

    SETTINGS_UNSAVED = "the settings cannot be saved"
    SETTINGS_REPLACED = "some settings cannot be used"
    SETTINGS_UNREAD = "the settings cannot be read"
    FOLDER_NOT_UTF8 = "the folder's name is not UTF-8"
    BOARD_UNUSABLE = "a board cannot be shown"
    CHECKERS_UNUSABLE = "a set of checkers cannot be shown"

    UNSAVED = "the match cannot be saved"
    SAVED_AGAIN = "the match is saved again"
    SAVED_NO_MORE = "a match has changed after the window was closed"
    CHANGED_BY_OTHER = "another program has changed the match"
    NOT_ARCHIVED = "a finished match cannot be moved"
    COPY_SAVED = "a copy is saved"
    COPY_WITH_SEED_SAVED = "a copy with the secret seed is saved"
    COPY_UNSAVED = "a copy cannot be saved"
    EXPORTED = "exported"
    NOT_EXPORTED = "cannot be exported"

    PROGRESS_UNKNOWN = "it cannot be read which match was in progress"
    ALREADY_OPEN = "the match is open already"
    IN_OTHER_WINDOW = "another window has the match open"
    NOT_OPENED = "cannot be opened"
    DAMAGED = "damaged, and kept"
    DAMAGED_IN_PART = "damaged, and goes on from before that"
    TORN = "the last entry is incomplete, and left out"
    CUT_SHORT = "a match text ends before its match"
    READ_IN_PART = "a match text is read up to a line"
    COUNTED_OTHERWISE = "a match text counts a game otherwise"
    SEVERAL_MATCHES = "a text has several matches"
    TORN_KEPT = "the last entry is incomplete, and kept"
    GOES_ON_ELSEWHERE = "cannot be written on, and goes on in a new file"
    NOT_RENAMED = "a damaged file cannot be renamed"
    FILES_NOTICED = "messages about several files"
    FILES_NOT_OPENED = "several files could not be opened"

    HISTORY_UNWRITTEN = "the history cannot be written"
    HISTORY_WRITTEN_AGAIN = "the history is written again"
    HISTORY_DAMAGED = "the history is damaged, and is written again from the matches"
    MATCH_LEFT_OUT = "a match cannot be taken into the history"


UNSAVED_KINDS: Final = (NoticeKind.UNSAVED, NoticeKind.SAVED_NO_MORE)


class Notice(Struct, frozen=True):
    """Something that has happened.

    `path` is the file, and `error` what went wrong; `values` are inserted into its text. `held`: the match that another
    running program has open, so that the player may try again. `about`: the notices that this one sums up.
    """

    severity: Severity
    kind: NoticeKind
    path: Path | str | None = None
    error: Exception | None = None
    values: Mapping[str, object] = {}
    held: Path | None = None
    about: tuple[Notice, ...] = ()

    def __post_init__(self) -> None:
        """Forget where the error came from: its frames would keep whole files in memory while the notice is shown."""
        if self.error is not None:
            self.error.__traceback__ = self.error.__cause__ = self.error.__context__ = None

    @property
    def means_unsaved(self) -> bool:
        """Whether the match is only in memory, so that the player may want to save a copy."""
        return self.kind in UNSAVED_KINDS


Report = Callable[[Notice], object]


def logging_to(report: Report) -> Report:
    """A function that logs a notice and passes it on."""

    def log_and_report(notice: Notice) -> None:
        log_notice(notice)
        report(notice)

    return log_and_report


def log_notice(notice: Notice) -> None:
    """Log a notice: its kind and file, and the error in the system's words."""
    parts = [notice.kind.value, str(notice.path or ""), _logged(notice.error)]
    level = logging.INFO if notice.severity == "info" else logging.WARNING
    _log.log(level, "%s", ": ".join(filter(None, parts)))


def _logged(error: Exception | None) -> str:
    match error:
        case LineError():
            return f"line {error.line}" if error.line else error.fault.name
        case OSError():
            return system_message(error)
        case None:
            return ""
        case _:
            return str(error)
