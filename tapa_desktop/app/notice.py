"""A message to the player that waits for no answer: the window shows it in its message bar."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

Severity = Literal["info", "warning", "error"]


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
