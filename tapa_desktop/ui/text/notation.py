"""Text that is the same in all languages, such as plays, positions and paths, embedded in sentences of any language."""

from __future__ import annotations

from typing import Final
from unicodedata import bidirectional

from PySide6.QtCore import QLocale, Qt

_ISOLATED: Final = "\u2066{}\u2069"
_LEFTWARDS: Final = "\u200f"
_AS_IT_READS: Final = "\u2068{}\u2069"
_STRONG: Final = {"L", "R", "AL"}  # the bidirectional classes of letters with a direction (Unicode, UAX #9)


def left_to_right(text: str) -> str:
    """A play, a roll or a position, marked so that it stays left to right within a right-to-left sentence."""
    return _ISOLATED.format(text) if text and is_right_to_left() else text


def isolated(name: str) -> str:
    """A name that was typed in, marked so that a name of the other direction does not reorder the sentence."""
    ways = (bidirectional(letter) for letter in name)
    first = next((way for way in ways if way in _STRONG), None)
    is_other = first is not None and (first != "L") is not is_right_to_left()
    return _AS_IT_READS.format(name) if is_other else name


def after_path(path: object, what: str) -> str:
    """A path and what there is to say about its file, as a line in the direction of the language."""
    # WORKAROUND(Qt 6.9): Qt takes a line's direction from its first letter, which here belongs to the path; so a
    # direction mark comes first.
    mark = _LEFTWARDS if is_right_to_left() else ""
    return f"{mark}{left_to_right(str(path))}: {what}"


def is_right_to_left() -> bool:
    """Whether the present language is written from right to left."""
    return QLocale().textDirection() is Qt.LayoutDirection.RightToLeft
