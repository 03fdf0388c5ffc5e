"""Colours, shapes and shadows: what everything on the board is painted with."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath


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
    faint = 0.6 * depth
    sides = (
        (QPointF(left, top), QPointF(left, top + depth), alpha),
        (QPointF(left, top), QPointF(left + depth, top), alpha * 0.8),
        (QPointF(left, bottom), QPointF(left, bottom - faint), alpha * 0.45),
        (QPointF(right, top), QPointF(right - faint, top), alpha * 0.45),
    )
    for start, end, dark in sides:
        gradient = QLinearGradient(start, end)
        gradient.setColorAt(0, black(dark))
        gradient.setColorAt(0.35, black(dark * 0.45))
        gradient.setColorAt(1, black(0))
        strip = QRectF(start, end).normalized()
        size = QSizeF(strip.width() or rect.width(), strip.height() or rect.height())
        painter.fillRect(QRectF(strip.topLeft(), size), gradient)
