"""Wood, shadows and colours: what everything on the board is painted with."""

from __future__ import annotations

from functools import cache
from math import pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

TILE: Final = 640  # pixels; one tile of grain fits seamlessly beside itself
TILE_SPAN: Final = 9.0  # what it covers on the board, in diameters of a checker
_STROKES: Final = 300
_SEGMENTS: Final = 20
_TURN: Final = 2 * pi
_BEND: Final = 40  # how far a line of grain and its width reach from its level


def shade(colour: str | QColor, lightness: float, alpha: float = 1.0) -> QColor:
    """A colour made lighter (up to 1: white) or darker (down to -1: black), and see-through."""
    base = QColor(colour)
    towards = 255 if lightness > 0 else 0
    red, green, blue = (
        round(channel + (towards - channel) * abs(lightness)) for channel in (base.red(), base.green(), base.blue())
    )
    return QColor(red, green, blue, round(255 * alpha))


def mixed(first: str, second: str, share: float) -> QColor:
    """The colour that lies so far, from 0 to 1, on the way from the first to the second."""
    start, end = QColor(first), QColor(second)
    channels = zip(start.getRgb()[:3], end.getRgb()[:3], strict=True)  # type: ignore[index]
    return QColor(*(round(low + (high - low) * share) for low, high in channels))


def black(alpha: float) -> QColor:
    """A shadow."""
    return QColor(0, 0, 0, round(255 * alpha))


def white(alpha: float) -> QColor:
    """A light."""
    return QColor(255, 255, 255, round(255 * alpha))


def square(middle: QPointF, side: float) -> QRectF:
    """The upright square around a point."""
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def fill_wood(
    painter: QPainter,
    path: QPainterPath,
    colour: str | QColor,
    grain: float,
    unit: float,
    *,
    offset: float = 0.0,
    upright: bool = False,
) -> None:
    """Fill with wood. `offset` shifts its grain, so that two pieces beside each other are not cut from one."""
    painter.fillPath(path, QColor(colour))
    if not grain:
        return
    scale = TILE_SPAN * unit / TILE
    turned = QTransform().translate(offset * unit, offset * 1.7 * unit).scale(scale, scale)
    brush = QBrush(grain_tile())
    brush.setTransform(turned.rotate(90) if upright else turned)
    painter.save()
    painter.setOpacity(grain)
    painter.fillPath(path, brush)
    painter.restore()


def soft_shadow(painter: QPainter, rect: QRectF, radius: float, spread: float, alpha: float) -> None:
    """A shadow with a soft edge around a rectangle: many faint ones upon each other."""
    layers = 9
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(black(alpha / layers * 1.6))
    for layer in range(layers):
        grow = spread * (1 - 2 * layer / (layers - 1)) * 0.5
        corner = max(radius + grow, 0.0)
        painter.drawRoundedRect(rect.adjusted(-grow, -grow, grow, grow), corner, corner)
    painter.restore()


def sunken(painter: QPainter, rect: QRectF, depth: float, alpha: float) -> None:
    """The shadow that an edge above and to the left throws into a deeper surface, and a faint one from the others."""
    left, right, top, bottom = rect.left(), rect.right(), rect.top(), rect.bottom()
    sides = (
        (QPointF(left, top), QPointF(left, top + depth), alpha),
        (QPointF(left, top), QPointF(left + depth, top), alpha * 0.8),
        (QPointF(left, bottom), QPointF(left, bottom - depth * 0.6), alpha * 0.45),
        (QPointF(right, top), QPointF(right - depth * 0.6, top), alpha * 0.45),
    )
    for start, end, dark in sides:
        gradient = QLinearGradient(start, end)
        gradient.setColorAt(0, black(dark))
        gradient.setColorAt(0.35, black(dark * 0.45))
        gradient.setColorAt(1, black(0))
        painter.fillRect(rect, gradient)


@cache
def grain_tile() -> QImage:
    """The grain of wood along x, light and dark on nothing, the same at each call."""
    image = QImage(TILE, TILE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number in range(_STROKES):
        _stroke(painter, number)
    painter.end()
    return image


def _stroke(painter: QPainter, number: int) -> None:
    """One line of grain. All follow one flow, so that they bend together and never cross."""
    level = TILE * _noise(number, 1)
    is_band = number % 9 == 0  # broad and faint: where the wood is darker as a whole
    is_dark = is_band or _noise(number, 2) < 0.68
    alpha = 0.034 if is_band else (0.04 + 0.17 * _noise(number, 3) ** 3) * (1.0 if is_dark else 0.6)
    wide = 14 + 30 * _noise(number, 4) if is_band else 0.7 + 1.9 * _noise(number, 4) ** 2
    pen = QPen(black(alpha) if is_dark else white(alpha), wide)
    painter.setPen(pen)
    for shift in (-TILE, 0, TILE):
        if -_BEND < level + shift < TILE + _BEND:
            points = (TILE * segment / _SEGMENTS for segment in range(_SEGMENTS + 1))
            painter.drawPolyline([QPointF(x, _flow(x, level) + shift) for x in points])


def _flow(x: float, level: float) -> float:
    along, across = _TURN * x / TILE, _TURN * level / TILE
    return level + 9 * sin(along + across) + 3 * sin(2 * along - 2 * across) + 0.8 * sin(5 * along + 7 * across)


def _noise(number: int, salt: int) -> float:
    """A number from 0 to 1 that looks like chance and is none."""
    return sin(number * 127.1 + salt * 311.7) * 43758.5453 % 1.0
