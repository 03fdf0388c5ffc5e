"""The textures of the boards, drawn from pseudo-random numbers: wood grain, cloth and leather.

    .venv/bin/python packaging/textures.py [FOLDER]

They are written to resources/textures unless another folder is named: light and dark on nothing, each a tile that fits
itself on all sides. That of wood is a quarter as wide as it is shown, which makes its lines long and the file small.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from math import cos, pi, sin
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPen, QRadialGradient

from tapa_desktop.ui.board.paint.brushes import TEXTURES, black, white
from tapa_desktop.ui.board.theme import Texture

FOLDER: Final = Path(__file__).resolve().parents[1] / "resources" / "textures"
_TILE: Final = 640  # pixels
_STROKES: Final = 300
_SEGMENTS: Final = 20
_THRIFT: Final = _TILE // TEXTURES["grain"].width  # painted so much narrower; the program stretches it
_TURN: Final = 2 * pi
_BEND: Final = 40  # how far a line of grain, with its width, extends from its level

_CLOTH_TILE: Final = TEXTURES["cloth"].width
_FIBRES: Final = 5200
_LONG: Final = (3.0, 9.0)  # pixels
_TONES: Final = 4  # shades each of light and dark fibres; the many fibres of a shade share one pen

_CELLS: Final = 32  # of leather, per row, and the number of rows
_PITCH: Final = TEXTURES["leather"].width / _CELLS


def noise(number: int, salt: int) -> float:
    """A pseudo-random number from 0 to 1 that depends only on the arguments."""
    return sin(number * 127.1 + salt * 311.7) * 43758.5453 % 1.0


def paint_grain(painter: QPainter) -> None:
    """Paint wood grain along x."""
    painter.scale(1 / _THRIFT, 1)
    for number in range(_STROKES):
        _stroke(painter, number)


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


def paint_cloth(painter: QPainter) -> None:
    """Paint cloth fibres."""
    for tone in range(2 * _TONES):
        alpha = 0.04 + 0.025 * (tone // 2)
        painter.setPen(QPen(black(alpha) if tone % 2 else white(alpha * 0.75), 0.9))
        painter.drawLines([line for number in range(tone, _FIBRES, 2 * _TONES) for line in _fibre(number)])


def _fibre(number: int) -> list[QLineF]:
    """One short fibre, repeated at the opposite side if it crosses an edge of the tile."""
    x, y, angle = _CLOTH_TILE * noise(number, 5), _CLOTH_TILE * noise(number, 6), pi * noise(number, 7)
    long = _LONG[0] + (_LONG[1] - _LONG[0]) * noise(number, 8)
    line = QLineF(x, y, x + long * cos(angle), y + long * sin(angle))
    shifts = {(0, 0), (_over(line.x1(), line.x2()), 0), (0, _over(line.y1(), line.y2()))}
    return [line.translated(across, down) for across, down in shifts]


def _over(start: float, end: float) -> int:
    """The shift by which a line that crosses an edge continues at the opposite edge."""
    if max(start, end) > _CLOTH_TILE:
        return -_CLOTH_TILE
    return _CLOTH_TILE if min(start, end) < 0 else 0


def paint_leather(painter: QPainter) -> None:
    """Paint leather grain. It erases a dark ground, of which the creases remain."""
    painter.fillRect(painter.viewport(), black(0.2))
    painter.setPen(Qt.PenStyle.NoPen)
    for row in range(-1, _CELLS + 1):
        for column in range(-1, _CELLS + 1):
            _paint_cell(painter, row, column)


def _paint_cell(painter: QPainter, row: int, column: int) -> None:
    """Paint one grain of leather, lit from the top left."""
    number = (row % _CELLS) * _CELLS + column % _CELLS
    jog = QPointF(noise(number, 11) - 0.5, noise(number, 12) - 0.5) * (0.85 * _PITCH)
    middle = QPointF((column + 0.5 * (row % 2) + 0.5) * _PITCH, (row + 0.5) * _PITCH) + jog
    width, height = (_PITCH * (0.42 + 0.22 * noise(number, salt)) for salt in (13, 14))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.setBrush(black(0.55))
    painter.drawEllipse(middle, width, height)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    swell = QRadialGradient(middle - QPointF(0.3 * width, 0.35 * height), 1.25 * max(width, height))
    swell.setStops([(0, white(0.075 + 0.05 * noise(number, 15))), (0.55, white(0.0)), (1, black(0.12))])
    painter.setBrush(swell)
    painter.drawEllipse(middle, width, height)


PAINTERS: Final[dict[Texture, Callable[[QPainter], None]]] = {
    "grain": paint_grain,
    "cloth": paint_cloth,
    "leather": paint_leather,
}


def draw(texture: Texture) -> QImage:
    """Draw a texture."""
    width = TEXTURES[texture].width
    image = QImage(width, _TILE if texture == "grain" else width, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    PAINTERS[texture](painter)
    painter.end()
    return image


def main() -> int:
    """Draw the textures and write them."""
    parser = argparse.ArgumentParser(description="Draw the textures of the boards.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="where they go instead")
    folder = parser.parse_args().folder
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    written = [draw(texture).save(str(folder / f"{texture}.png")) for texture in PAINTERS]
    application.shutdown()
    return int(not all(written))


if __name__ == "__main__":
    sys.exit(main())
