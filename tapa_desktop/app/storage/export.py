"""Exports: the match as text, and the writing of exported files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.session.dice import may_tell_seed, sealed
from tapa_desktop.app.text.notice import Notice, tell_trouble, telling
from tapa_desktop.game.history import History
from tapa_desktop.game.mat.write import format_match

from .files import write_whole

translate = QCoreApplication.translate


def match_text(history: History) -> bytes:
    """The match as text, as it may be given to others: during the match, without the secret seed of its dice."""
    if not may_tell_seed(history.state):
        history = replace(history, header=sealed(history.header))
    return format_match(history).encode()


def write_export(path: Path, data: bytes, hear: Callable[[Notice], object]) -> None:
    """Write an exported file, whole or not at all, and report success or failure."""
    tell = telling(hear)
    try:
        write_whole(path, data)
    except OSError as error:
        text = translate("ExportController", "{name} cannot be written.").format(name=path.name)
        tell_trouble(tell, "error", text, path, error)
    else:
        tell("info", translate("ExportController", "{name} is written.").format(name=path.name), str(path))
