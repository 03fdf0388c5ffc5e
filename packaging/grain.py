"""The wood grain of the boards: 300 lines of one flow, drawn from pseudo-random numbers.

    .venv/bin/python packaging/grain.py [FILE]

It is written to resources/textures/grain.png unless another file is named: light and dark lines on nothing, a tile that
fits itself on all sides. It is a quarter as wide as it is shown, which makes the lines long and the file small.
"""

from __future__ import annotations

import argparse
import os
import sys
from math import pi, sin
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPen

from tapa_desktop.ui.board.paint.brushes import GRAIN_WIDTH, black, noise, white

FILE: Final = Path(__file__).resolve().parents[1] / "resources" / "textures" / "grain.png"
_TILE: Final = 640  # pixels
_STROKES: Final = 300
_SEGMENTS: Final = 20
_THRIFT: Final = _TILE // GRAIN_WIDTH  # painted so much narrower; the program stretches it
_TURN: Final = 2 * pi
_BEND: Final = 40  # how far a line of grain, with its width, extends from its level


def grain() -> QImage:
    """The grain, as it is written."""
    image = QImage(GRAIN_WIDTH, _TILE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(1 / _THRIFT, 1)
    for number in range(_STROKES):
        _stroke(painter, number)
    painter.end()
    return image


def _stroke(painter: QPainter, number: int) -> None:
    """Paint one line of grain. All lines follow one flow, so they bend together and never cross."""
    level = _TILE * noise(number, 1)
    is_band = number % 9 == 0  # broad and faint: a zone of darker wood
    is_dark = is_band or noise(number, 2) < 0.68
    alpha = 0.034 if is_band else (0.04 + 0.17 * noise(number, 3) ** 3) * (1.0 if is_dark else 0.6)
    wide = 14 + 30 * noise(number, 4) if is_band else 0.7 + 1.9 * noise(number, 4) ** 2
    pen = QPen(black(alpha) if is_dark else white(alpha), wide)
    painter.setPen(pen)
    for shift in (-_TILE, 0, _TILE):
        if -_BEND < level + shift < _TILE + _BEND:
            points = (_TILE * segment / _SEGMENTS for segment in range(_SEGMENTS + 1))
            painter.drawPolyline([QPointF(x, _flow(x, level) + shift) for x in points])


def _flow(x: float, level: float) -> float:
    along, across = _TURN * x / _TILE, _TURN * level / _TILE
    return level + 9 * sin(along + across) + 3 * sin(2 * along - 2 * across) + 0.8 * sin(5 * along + 7 * across)


def main() -> int:
    """Draw the grain and write it."""
    parser = argparse.ArgumentParser(description="Draw the grain of the boards.")
    parser.add_argument("file", nargs="?", default=str(FILE), help="where it goes instead")
    file = parser.parse_args().file
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    written = grain().save(file)
    application.shutdown()
    return int(not written)


if __name__ == "__main__":
    sys.exit(main())
