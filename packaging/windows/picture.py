"""Whether the board is on a picture of a screen, told by the colours of the first start's board."""

from __future__ import annotations

from collections import Counter
from typing import Final

from PySide6.QtGui import QColor, QImage

from tapa_desktop.app.settings import Settings
from tapa_desktop.ui.look.themes import load_theme

_STEP: Final = 4  # every fourth pixel of every fourth row
_LEAST: Final = 0.01  # of all pixels
_FAR: Final = 16  # how far the grain of the wood may be from its colour, of 255


def colours_lacking(picture: QImage) -> list[str]:
    """The colours of the board that are hardly there; none if the board is."""
    board = load_theme(Settings().theme)[0].board
    wanted = {name: _rgb(QColor(getattr(board, name))) for name in ("frame", "field", "point_dark", "point_light")}
    places = [(x, y) for x in range(0, picture.width(), _STEP) for y in range(0, picture.height(), _STEP)]
    seen = Counter(_rgb(picture.pixelColor(*place)) for place in places)
    found = {name: sum(seen[rgb] for rgb in seen if _are_near(rgb, colour)) for name, colour in wanted.items()}
    return [name for name, number in found.items() if number < _LEAST * len(places)]


def _rgb(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def _are_near(one: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    return all(abs(here - there) <= _FAR for here, there in zip(one, other, strict=True))
