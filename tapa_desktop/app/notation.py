"""What is written alike in all languages, such as plays, positions and paths, within sentences of each."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, Qt

_ISOLATED: Final = "\u2066{}\u2069"


def left_to_right(text: str) -> str:
    """A play, a roll or a position as it stands in a sentence: where that reads the other way, it does not."""
    return _ISOLATED.format(text) if text and reads_leftwards() else text


def reads_leftwards() -> bool:
    """Whether the language spoken now does."""
    return QLocale().textDirection() is Qt.LayoutDirection.RightToLeft
