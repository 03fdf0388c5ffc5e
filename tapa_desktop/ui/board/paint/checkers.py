"""The checkers: lying flat, standing on edge, in the air, pinned.

A pinned checker is shaded and has a ring around it that nothing else has.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QLinearGradient,
    QPainter,
    QPen,
    QRadialGradient,
)

from tapa_desktop.ui.board.theme import BoardTheme, CheckerTheme, SignalTheme

from .brushes import black, shade, white

SHADOW: Final = 1.5  # the side of the square around a shadow, in diameters

_RADIUS: Final = 0.415  # of the ring, in diameters
_RINGS: Final = ((0.2, 4.0), (0.125, 2.4), (0.03, 0.8))  # outline, ring, highlight: diameters, minimum pixels
_SHADE: Final = 0.12
_OPEN: Final = 0.35  # how much wider a ring is when it begins to close


def paint_flat(painter: QPainter, look: CheckerTheme, unit: float, size: float) -> None:
    """Paint a checker seen from above, in a square with side `unit`. Its diameter is `size` times the unit."""
    painter.translate(unit / 2, unit / 2)
    radius = unit * size / 2
    painter.scale(radius, radius)  # from here on the radius is 1
    _paint_rim(painter, look, max(2 * look.edge_width, 1.0 / radius))
    _paint_dish(painter, look)
    paint_sign(painter, look)
    _paint_gloss(painter, look)


def paint_edge(painter: QPainter, look: CheckerTheme, width: float, height: float, hair: float) -> None:
    """Paint a checker standing on edge: a rounded, grooved bar lit from above. `hair`: the width of the finest line."""
    rect = QRectF(hair / 2, height * 0.04, width - hair, height * 0.92)
    body = QLinearGradient(rect.topLeft(), rect.topRight())
    for stop, lightness in ((0, -0.45), (0.12, -0.05), (0.36, 0.3), (0.6, 0.02), (0.88, -0.25), (1, -0.55)):
        body.setColorAt(stop, shade(look.face, lightness))
    painter.setPen(QPen(QColor(look.edge), max(hair, 0.6 * look.edge_width * width)))
    painter.setBrush(body)
    painter.drawRoundedRect(rect, height * 0.22, height * 0.22)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(
        rect.adjusted(height * 0.2, height * 0.06, -height * 0.2, -height * 0.72), white(0.22 * look.gloss * 2)
    )
    painter.fillRect(QRectF(rect.left(), rect.center().y() - height * 0.05, rect.width(), height * 0.1), black(0.16))


def paint_shadow(painter: QPainter, side: float) -> None:
    """Paint the soft round shadow of a checker in a square with that side, darkest in the middle."""
    fade = QRadialGradient(QPointF(side / 2, side / 2), side / 2)
    for stop, alpha in ((0, 0.62), (0.6, 0.6), (0.68, 0.4), (0.78, 0.17), (0.9, 0.04), (1, 0)):
        fade.setColorAt(stop, black(alpha))
    painter.fillRect(QRectF(0, 0, side, side), fade)


def paint_sign(painter: QPainter, look: CheckerTheme) -> None:
    """Paint the sign that identifies a side regardless of colour. The radius of the checker is 1."""
    if look.sign == "none":
        return
    pen = QPen(QColor(look.mark), 0.17)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if look.sign == "ring":
        painter.drawEllipse(QPointF(0, 0), 0.43, 0.43)
    elif look.sign == "cross":
        painter.drawLine(QPointF(-0.36, -0.36), QPointF(0.36, 0.36))
        painter.drawLine(QPointF(-0.36, 0.36), QPointF(0.36, -0.36))
    else:
        _disc(painter, 0.2, QColor(look.mark))


def paint_count(painter: QPainter, rect: QRectF, count: int, font: QFont, look: CheckerTheme) -> None:
    """Paint the number of checkers in a stack on its top checker. It covers that checker's sign."""
    if look.sign != "none":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.face))
        painter.drawEllipse(rect.center(), 0.3 * rect.width(), 0.3 * rect.height())
    painter.setFont(font)
    painter.setPen(QColor(look.mark))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(count))


def _disc(painter: QPainter, radius: float, brush: QBrush | QColor | QLinearGradient | QRadialGradient) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawEllipse(QPointF(0, 0), radius, radius)


def _slope(light: QColor, dark: QColor) -> QLinearGradient:
    """A gradient from light at the top left to dark at the bottom right."""
    slope = QLinearGradient(QPointF(-0.7, -0.7), QPointF(0.7, 0.7))
    slope.setColorAt(0, light)
    slope.setColorAt(1, dark)
    return slope


def _paint_rim(painter: QPainter, look: CheckerTheme, outline: float) -> None:
    """Paint the outer edge inside its outline, lit on one side."""
    _disc(painter, 1.0, QColor(look.edge))
    _disc(painter, 1.0 - outline, _slope(shade(look.rim, 0.5), shade(look.rim, -0.35)))
    _disc(painter, 0.84, _slope(shade(look.face, 0.12), shade(look.face, -0.12)))
    _disc(painter, 0.735, _slope(shade(look.face, -0.55, 0.75), shade(look.rim, 0.35, 0.9)))


def _paint_dish(painter: QPainter, look: CheckerTheme) -> None:
    """Paint the hollow in the middle. It is lit at the bottom right."""
    dish = QRadialGradient(QPointF(0.22, 0.26), 1.05, QPointF(0.3, 0.36))
    dish.setColorAt(0, shade(look.face, 0.2))
    dish.setColorAt(0.55, QColor(look.face))
    dish.setColorAt(1, shade(look.face, -0.2))
    _disc(painter, 0.7, dish)


def _paint_gloss(painter: QPainter, look: CheckerTheme) -> None:
    """Paint the reflection in the varnish."""
    gloss = QRadialGradient(QPointF(-0.38, -0.52), 0.72)
    gloss.setColorAt(0, shade(look.face, 0.8, look.gloss))
    gloss.setColorAt(0.5, shade(look.face, 0.8, look.gloss * 0.32))
    gloss.setColorAt(1, shade(look.face, 0.8, 0))
    _disc(painter, 0.93, gloss)


def paint_pin_ring(painter: QPainter, middle: QPointF, unit: float, signal: SignalTheme) -> None:
    """Paint the ring around a checker that is pinned or could be. Its outline keeps it visible on light and dark."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    tones = (QColor(signal.outline), QColor(signal.pin), shade(signal.pin, 0.6))
    for (share, least), tone in zip(_RINGS, tones, strict=True):
        painter.setPen(QPen(tone, max(least, share * unit)))
        painter.drawEllipse(middle, _RADIUS * unit, _RADIUS * unit)


def paint_sunk(painter: QPainter, rect: QRectF, theme: BoardTheme, sunk: float) -> None:
    """Paint the marks of a pinned checker in a square: as `sunk` grows to 1, the shade darkens and the ring closes."""
    width = rect.width() * theme.checker_size / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(black(_SHADE * sunk))
    painter.drawEllipse(rect.center(), width, width)
    painter.setOpacity(sunk)
    paint_pin_ring(painter, rect.center(), rect.width() * (1 + _OPEN * (1 - sunk)), theme.signal)
    painter.setOpacity(1.0)
