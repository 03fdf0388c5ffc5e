"""Messages to the player that need no answer: the window shows them, and each is logged.

The log may be given to others. So it names files, but quotes nothing from them, because that may be a person's name.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal, Protocol

from msgspec import Struct

from tapa_desktop.app.storage.files import why
from tapa_desktop.game.record import LineError

from .errors import at_file

Severity = Literal["info", "warning", "error"]

_log: Final = logging.getLogger(__name__)


class Notice(Struct, frozen=True):
    """A sentence about what has happened; `detail` names the file, line or field, or holds the system's message.

    `tells_unsaved`: the match is only in memory, so the player may want to save a copy. `held`: the match that another
    running program holds, which it may have released when the player tries again. `files`: a line about each file, if
    the notice sums up several.
    """

    severity: Severity
    text: str
    detail: str = ""
    tells_unsaved: bool = False
    held: Path | None = None
    files: tuple[str, ...] = ()


class Tell(Protocol):
    """Emits a notice and logs it. `logged` replaces the detail in the log, for details that the log must not hold.

    `unsaved` and `held`: as in `Notice`, for `tells_unsaved` and `held`.
    """

    def __call__(
        self,
        severity: Severity,
        text: str,
        detail: str = "",
        *,
        logged: str | None = None,
        unsaved: bool = False,
        held: Path | None = None,
    ) -> None:
        """Make a notice of these, and log it."""
        ...


def tell_trouble(
    tell: Tell, severity: Severity, text: str, path: Path | str, error: Exception, *, unsaved: bool = False
) -> None:
    """Report an error with a file: to the player in their language, to the log in the system's words."""
    what = f"line {error.line}" if isinstance(error, LineError) else why(error) if isinstance(error, OSError) else error
    tell(severity, text, at_file(path, error), logged=f"{path}: {what}", unsaved=unsaved)


def telling(hear: Callable[[Notice], object], is_logged: Callable[[], bool] = lambda: True) -> Tell:
    """A function that makes a notice, logs it, and passes it to `hear`.

    `is_logged` tells whether the next notice is logged.
    """

    def tell(
        severity: Severity,
        text: str,
        detail: str = "",
        *,
        logged: str | None = None,
        unsaved: bool = False,
        held: Path | None = None,
    ) -> None:
        level = logging.INFO if severity == "info" else logging.WARNING
        if is_logged():
            _log.log(level, "%s %s", text, detail if logged is None else logged)
        hear(Notice(severity, text, detail, unsaved, held))

    return tell
