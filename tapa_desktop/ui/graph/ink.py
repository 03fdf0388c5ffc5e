"""The colours of a graph: they follow from the palette of the window, be it light or dark."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPalette

from .chart import Hue

_DIM: Final = 0.25  # how far the lines of the axes are from the ground towards the text
_LIGHT: Final = {
    Hue.FIRST: "#1f6fb2",
    Hue.SECOND: "#b3541e",
    Hue.THIRD: "#3a7d44",
    Hue.DOUBT: "#856300",
    Hue.ERROR: "#b34700",
    Hue.BLUNDER: "#c01c28",
}
_DARK: Final = {
    Hue.FIRST: "#6cb6f5",
    Hue.SECOND: "#f0a06a",
    Hue.THIRD: "#83c98d",
    Hue.DOUBT: "#e6c84f",
    Hue.ERROR: "#ff9d45",
    Hue.BLUNDER: "#ff6b6b",
}


def is_dark(palette: QPalette) -> bool:
    """Whether texts are lighter than what they stand on."""
    return palette.base().color().lightness() < palette.text().color().lightness()


def ink(palette: QPalette, hue: Hue) -> QColor:
    """The colour of a layer."""
    return QColor((_DARK if is_dark(palette) else _LIGHT)[hue])


def band_ink(palette: QPalette) -> QColor:
    """The colour of a band, through which all below it is seen."""
    colour = QColor(palette.text().color())
    colour.setAlphaF(0.16)
    return colour


def axis_ink(palette: QPalette) -> QColor:
    """The colour of the lines to read by."""
    text, base = palette.text().color(), palette.base().color()
    pairs = ((base.red(), text.red()), (base.green(), text.green()), (base.blue(), text.blue()))
    return QColor(*(round(ground + _DIM * (over - ground)) for ground, over in pairs))
