"""Whether a screenshot shows the board, by the colours of the default board."""

from __future__ import annotations

from collections import Counter
from typing import Final

from PySide6.QtGui import QColor, QImage

from tapa_desktop.app.settings import Settings
from tapa_desktop.ui.look.themes import load_theme

_STEP: Final = 4  # every fourth pixel of every fourth row
_LEAST: Final = 0.01  # of all pixels
_FAR: Final = 16  # the largest difference of the wood's grain from its colour, of 255


def missing_colours(picture: QImage) -> list[str]:
    """The colours of the board that the picture lacks; none if it shows the board."""
    board = load_theme(Settings().theme)[0].board
    colours = {name: _rgb(QColor(getattr(board, name))) for name in ("frame", "field", "point_dark", "point_light")}
    places = [(x, y) for x in range(0, picture.width(), _STEP) for y in range(0, picture.height(), _STEP)]
    counts = Counter(_rgb(picture.pixelColor(*place)) for place in places)
    numbers = {name: sum(counts[rgb] for rgb in counts if _are_near(rgb, colour)) for name, colour in colours.items()}
    return [name for name, number in numbers.items() if number < _LEAST * len(places)]


def _rgb(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def _are_near(first: tuple[int, int, int], second: tuple[int, int, int]) -> bool:
    return all(abs(a - b) <= _FAR for a, b in zip(first, second, strict=True))
