"""Notices on their way to the player: each is written into the log as well.

The log may be given to others. So it names files, and quotes nothing that stands in them: that may be somebody's name.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, Protocol

from .notice import Notice, Severity

_log: Final = logging.getLogger(__name__)


class Tell(Protocol):
    """Tells the player something, and the log. `logged` is what the log holds of the detail, where that is not all.

    `unsaved`: whether the notice tells that the match is in memory alone.
    """

    def __call__(
        self, severity: Severity, text: str, detail: str = "", *, logged: str | None = None, unsaved: bool = False
    ) -> None:
        """Make a notice of these, and write it down."""
        ...


def telling(hear: Callable[[Notice], object]) -> Tell:
    """What makes a notice of a severity, a text and a detail, and gives it to the one who is to hear it."""

    def tell(
        severity: Severity, text: str, detail: str = "", *, logged: str | None = None, unsaved: bool = False
    ) -> None:
        level = logging.INFO if severity == "info" else logging.WARNING
        _log.log(level, "%s %s", text, detail if logged is None else logged)
        hear(Notice(severity, text, detail, unsaved))

    return tell
