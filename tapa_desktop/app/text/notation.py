"""What is written alike in all languages, such as plays, positions and paths, within sentences of each."""

from __future__ import annotations

from typing import Final
from unicodedata import bidirectional

from PySide6.QtCore import QLocale, Qt

_ISOLATED: Final = "\u2066{}\u2069"
_LEFTWARDS: Final = "\u200f"
_AS_IT_READS: Final = "\u2068{}\u2069"
_STRONG: Final = {"L", "R", "AL"}  # letters that read one way, by Unicode's UAX #9


def left_to_right(text: str) -> str:
    """A play, a roll or a position as it stands in a sentence: where that reads the other way, it does not."""
    return _ISOLATED.format(text) if text and reads_leftwards() else text


def by_itself(name: str) -> str:
    """A typed name as it stands in a sentence: where it reads the other way, the sentence does not turn round."""
    ways = (bidirectional(letter) for letter in name)
    first = next((way for way in ways if way in _STRONG), None)
    is_other = first is not None and (first != "L") is not reads_leftwards()
    return _AS_IT_READS.format(name) if is_other else name


def behind_path(path: object, what: str) -> str:
    """What there is to say of a file, behind its path, as a line that reads as the language does.

    Qt goes by the first letter of the path where no mark stands before it.
    """
    mark = _LEFTWARDS if reads_leftwards() else ""
    return f"{mark}{left_to_right(str(path))}: {what}"


def reads_leftwards() -> bool:
    """Whether the language spoken now does."""
    return QLocale().textDirection() is Qt.LayoutDirection.RightToLeft
