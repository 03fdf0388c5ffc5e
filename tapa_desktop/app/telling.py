"""Notices on their way to the player: each is written into the log as well."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from .notice import Notice, Severity

Tell = Callable[[Severity, str, str], None]
_log: Final = logging.getLogger(__name__)


def telling(hear: Callable[[Notice], object]) -> Tell:
    """What makes a notice of a severity, a text and a detail, and gives it to the one who is to hear it."""

    def tell(severity: Severity, text: str, detail: str = "") -> None:
        _log.log(logging.INFO if severity == "info" else logging.WARNING, "%s %s", text, detail)
        hear(Notice(severity, text, detail))

    return tell
