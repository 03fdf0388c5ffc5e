"""Colours and their contrast, shapes and shadows, and the surfaces of a board: wood, cloth, leather, or plain.

Source of the contrast: WCAG 2.1, "relative luminance" and "contrast ratio".
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)

from tapa_desktop.resources import ResourceMissing, resource
from tapa_desktop.ui.board.theme import Texture

TEXT: Final = 4.5  # the minimum for text
SHAPE: Final = 3.0  # the minimum for shapes, such as a checker or a ring
_WEIGHTS: Final = (0.2126, 0.7152, 0.0722)


def shade(colour: str | QColor, lightness: float, alpha: float = 1.0) -> QColor:
    """A colour made lighter (up to 1: white) or darker (down to -1: black), with an opacity `alpha` from 0 to 1."""
    base = QColor(colour)
    towards = 255 if lightness > 0 else 0
    red, green, blue = (
        round(channel + (towards - channel) * abs(lightness)) for channel in (base.red(), base.green(), base.blue())
    )
    return QColor(red, green, blue, round(255 * alpha))


def shades(colour: str, stops: Iterable[tuple[float, float]]) -> list[tuple[float, QColor]]:
    """The stops of a gradient that makes a colour lighter or darker, given as (stop, lightness)."""
    return [(stop, shade(colour, lightness)) for stop, lightness in stops]


def mixed(first: str | QColor, second: str | QColor, share: float) -> QColor:
    """A mix of two colours: `share` 0 gives the first, 1 the second."""
    start, end = QColor(first), QColor(second)
    # WORKAROUND(PySide6 6.9): the type stub of QColor.getRgb does not declare a tuple.
    channels = zip(start.getRgb()[:3], end.getRgb()[:3], strict=True)  # type: ignore[index]
    return QColor(*(round(low + (high - low) * share) for low, high in channels))


def black(alpha: float) -> QColor:
    """Black with an opacity from 0 to 1, for shadows."""
    return QColor(0, 0, 0, round(255 * alpha))


def white(alpha: float) -> QColor:
    """White with an opacity from 0 to 1, for highlights."""
    return QColor(255, 255, 255, round(255 * alpha))


def rounded(rect: QRectF, radius: float = 0.0) -> QPainterPath:
    """A rectangle, with round corners if a radius is given."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def draw_plate(painter: QPainter, rect: QRectF, radius: float, edge: QPen, fill: QBrush | QColor | QGradient) -> None:
    """Paint a filled rectangle with round corners and this edge."""
    painter.setPen(edge)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, radius, radius)


def draw_disc(painter: QPainter, middle: QPointF, radius: float, fill: QBrush | QColor | QGradient) -> None:
    """Paint a filled circle without an edge."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawEllipse(middle, radius, radius)


def soft_shadow(painter: QPainter, rect: QRectF, radius: float, spread: float, alpha: float) -> None:
    """Paint a soft shadow around a rectangle, made of several faint layers."""
    layers = 9
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(black(alpha / layers * 1.6))
    for layer in range(layers):
        grow = spread * (1 - 2 * layer / (layers - 1)) * 0.5
        corner = max(radius + grow, 0.0)
        painter.drawRoundedRect(rect.adjusted(-grow, -grow, grow, grow), corner, corner)
    painter.restore()


def recess(painter: QPainter, rect: QRectF, depth: float, alpha: float) -> None:
    """Paint the inner shadow of a recess: strong along its top and left edges, faint along the others."""
    left, right, top, bottom = rect.left(), rect.right(), rect.top(), rect.bottom()
    faint = 0.6 * depth
    sides = (
        (QPointF(left, top), QPointF(left, top + depth), alpha),
        (QPointF(left, top), QPointF(left + depth, top), alpha * 0.8),
        (QPointF(left, bottom), QPointF(left, bottom - faint), alpha * 0.45),
        (QPointF(right, top), QPointF(right - faint, top), alpha * 0.45),
    )
    for start, end, dark in sides:
        gradient = QLinearGradient(start, end)
        gradient.setStops([(0, black(dark)), (0.35, black(dark * 0.45)), (1, black(0))])
        strip = QRectF(start, end).normalized()
        size = QSizeF(strip.width() or rect.width(), strip.height() or rect.height())
        painter.fillRect(QRectF(strip.topLeft(), size), gradient)


def write(painter: QPainter, rect: QRectF, text: str, font: QFont, colour: str | QColor) -> None:
    """Paint text in the middle of a rectangle."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def engrave(painter: QPainter, rect: QRectF, text: str, font: QFont, colour: str) -> None:
    """Paint text that looks engraved in the frame and filled with colour, with a dark edge above each letter."""
    write(painter, rect.translated(0, -max(1.0, font.pixelSize() / 18)), text, font, black(0.6))
    write(painter, rect, text, font, colour)


@lru_cache(maxsize=1024)  # each die in each frame asks for the same few pairs
def contrast(one: str, other: str) -> float:
    """The contrast of two colours given as "#rrggbb", from 1 (identical) to 21 (black on white)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    """The relative luminance of a colour, from 0 (black) to 1 (white)."""
    channels = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    return sum(weight * _linear(value) for weight, value in zip(_WEIGHTS, channels, strict=True))


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


class TextureFile(NamedTuple):
    """A texture in a file: its width there in pixels, and the size of a tile in diameters of a checker."""

    width: int
    span: float


TEXTURES: Final[dict[Texture, TextureFile]] = {
    "grain": TextureFile(160, 9.0),  # stretched to a square
    "cloth": TextureFile(320, 4.6),
    "leather": TextureFile(320, 3.6),
}


def texture_file(texture: Texture) -> Path:
    """The file of a texture, which `packaging/textures.py` draws. Raises `ResourceMissing` when it does not exist."""
    return resource("textures", f"{texture}.png")


@cache
def tile_of(texture: Texture) -> QImage:
    """A texture, light and dark on a transparent ground. It tiles seamlessly. Without its file it is empty."""
    try:
        image = QImage(str(texture_file(texture)))
    except ResourceMissing:
        return QImage()
    image.convertTo(QImage.Format.Format_ARGB32_Premultiplied)
    return image.scaled(image.height(), image.height(), mode=Qt.TransformationMode.SmoothTransformation)


class Material(NamedTuple):
    """A material: its colour, its texture, and the opacity of the texture from 0 to 1."""

    colour: str
    texture: Texture
    strength: float


def fill_with(
    painter: QPainter,
    path: QPainterPath,
    material: Material,
    unit: float,
    *,
    offset: float = 0.0,
    upright: bool = False,
) -> None:
    """Fill a path with a material. `offset` shifts the texture, so that neighbouring pieces do not look like one."""
    painter.fillPath(path, QColor(material.colour))
    if not material.strength or material.texture not in TEXTURES:
        return
    tile = tile_of(material.texture)
    if tile.isNull():
        return
    scale = TEXTURES[material.texture].span * unit / tile.width()
    transform = QTransform().translate(offset * unit, offset * 1.7 * unit).scale(scale, scale)
    brush = QBrush(tile)
    brush.setTransform(transform.rotate(90) if upright else transform)
    painter.save()
    painter.setOpacity(material.strength)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # faster; the colour under it is smooth
    painter.fillPath(path, brush)
    painter.restore()
