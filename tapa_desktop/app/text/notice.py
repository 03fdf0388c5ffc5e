"""Messages to the player that wait for no answer: the window shows them, and each is written into the log as well.

The log may be given to others. So it names files, and quotes nothing that stands in them: that may be somebody's name.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, Protocol

from tapa_desktop.app.storage.files import why
from tapa_desktop.game.record import LineError

from .errors import at_file

Severity = Literal["info", "warning", "error"]

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Notice:
    """What has happened, in a sentence; `detail` names the file, line or field, or what the system said.

    `tells_unsaved`: that the match is in memory alone, so that the player may want to save it elsewhere. `held`: the
    match that another running program has, and may have given back by the time that the player looks again. `files`: a
    line about each file, where the notice sums up many.
    """

    severity: Severity
    text: str
    detail: str = ""
    tells_unsaved: bool = False
    held: Path | None = None
    files: tuple[str, ...] = ()


class Tell(Protocol):
    """Tells the player something, and the log. `logged` is what the log holds of the detail, where that is not all.

    `unsaved` and `held`: as a notice has them.
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
        """Make a notice of these, and write it down."""
        ...


def tell_trouble(
    tell: Tell, severity: Severity, text: str, path: Path | str, error: Exception, *, unsaved: bool = False
) -> None:
    """Tell what went wrong with a file: to the player in his language, to the log in the words of the system."""
    what = f"line {error.line}" if isinstance(error, LineError) else why(error) if isinstance(error, OSError) else error
    tell(severity, text, at_file(path, error), logged=f"{path}: {what}", unsaved=unsaved)


def telling(hear: Callable[[Notice], object], is_logged: Callable[[], bool] = lambda: True) -> Tell:
    """What makes a notice of a severity, a text and a detail, and gives it to the one who is to hear it.

    `is_logged` says whether the log has room for the next one.
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
