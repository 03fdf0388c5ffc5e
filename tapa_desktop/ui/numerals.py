"""Numbers as the language writes them.

Numbers that tell how much are written in the digits of the language. Points, dice and plays are names in a notation
that is the same in match files, in positions and on the board itself: they keep their digits, and read rightwards.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale

from tapa_desktop.app.notation import reads_leftwards

_ARABIC: Final = "\u061c"  # lets a sign stand on the same side of its number wherever that is written


def signed(value: float, decimals: int) -> str:
    """A number with its sign, such as "−0.085"; what is rounded to nothing has a plus."""
    sign = "−" if round(value, decimals) < 0 else "+"
    return (_ARABIC if reads_leftwards() else "") + sign + QLocale().toString(abs(float(value)), "f", decimals)


def whole(value: int) -> str:
    """So many, such as "1,296"."""
    return QLocale().toString(value)
