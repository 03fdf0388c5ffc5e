"""What speaks to the player: targets that light up, the cue what to do next, whose turn it is, the pip counts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen

from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.geometry import BoardGeometry
from tapa_desktop.ui.board.offers import Light
from tapa_desktop.ui.board.place import Kind, Place, Spot
from tapa_desktop.ui.board.spots import checker_rect, is_on_edge
from tapa_desktop.ui.board.theme import BoardTheme, CheckerTheme

from .brushes import black, shade, soft_shadow, white
from .ground import triangle, well_rect

CUE_LETTERS: Final = 0.44  # the size of a word to the player, in diameters of a checker


def paint_light(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme, place: Place, light: Light) -> None:
    """The ground of a target: bright for one die, faint for a sum."""
    colour = theme.signal.die if light.is_one_die else theme.signal.total
    strength = 0.85 if light.is_one_die else 0.5
    if place.kind is Kind.POINT:
        _paint_lit_point(painter, geometry, triangle(geometry, place, theme), colour, strength)
    else:
        well = well_rect(geometry, place)
        painter.fillRect(well, shade(colour, 0, strength * 0.28))
        painter.setPen(QPen(shade(colour, 0, strength), max(1.5, 0.07 * geometry.unit)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(well)


def paint_landing(painter: QPainter, middle: QPointF, unit: float, theme: BoardTheme, light: Light) -> None:
    """Where the checker would come to lie: a ring, filled for one die, dotted for a sum."""
    colour = theme.signal.die if light.is_one_die else theme.signal.total
    painter.setBrush(white(0.42) if light.is_one_die else Qt.BrushStyle.NoBrush)
    for width, tone in ((0.13, black(0.45)), (0.075, QColor(colour))):
        pen = QPen(tone, max(1.2, width * unit))
        if not light.is_one_die:
            pen.setStyle(Qt.PenStyle.CustomDashLine)
            dash = 0.16 * unit / pen.widthF()
            pen.setDashPattern([dash, dash * 0.9])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawEllipse(middle, 0.41 * unit, 0.41 * unit)
        painter.setBrush(Qt.BrushStyle.NoBrush)


def paint_halo(painter: QPainter, geometry: BoardGeometry, spot: Spot, colour: str, strength: float) -> None:
    """A ring of light around a checker that is selected, or that the pointer could lift."""
    rect, unit = checker_rect(geometry, spot), geometry.unit
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, alpha in ((0.2, 0.25), (0.11, 0.5), (0.05, 1.0)):
        painter.setPen(QPen(shade(colour, 0, alpha * strength), max(1.0, width * unit)))
        if is_on_edge(spot.place):
            painter.drawRoundedRect(rect, 0.08 * unit, 0.08 * unit)
        else:
            painter.drawEllipse(rect.center(), 0.49 * unit, 0.49 * unit)


def paint_die_glow(painter: QPainter, rect: QRectF, colour: str) -> None:
    """The light around dice that wait for the click which ends the turn."""
    side = rect.width()
    painter.setPen(Qt.PenStyle.NoPen)
    for layer in range(7):
        grow = side * (0.24 - 0.035 * layer)
        painter.setBrush(shade(colour, 0, 0.05 + 0.045 * layer))
        painter.drawRoundedRect(rect.adjusted(-grow, -grow, grow, grow), side * 0.2 + grow, side * 0.2 + grow)


def paint_tick(painter: QPainter, rect: QRectF, theme: BoardTheme) -> None:
    """The round button beside them."""
    paint_plate(painter, rect, rect.height() / 2, theme)
    pen = QPen(QColor(theme.signal.cue_text), rect.height() * 0.12)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    path = QPainterPath(_within(rect, 0.28, 0.52))
    path.lineTo(_within(rect, 0.44, 0.68))
    path.lineTo(_within(rect, 0.73, 0.34))
    painter.strokePath(path, pen)


def paint_pill(painter: QPainter, rect: QRectF, text: str, font: QFont, theme: BoardTheme) -> None:
    """A button with a word."""
    paint_plate(painter, rect, rect.height() / 2, theme)
    painter.setFont(font)
    painter.setPen(QColor(theme.signal.cue_text))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def paint_notice(painter: QPainter, rect: QRectF, text: str, font: QFont, theme: BoardTheme) -> None:
    """A plate with words that is no button."""
    radius = 0.22 * rect.height()
    soft_shadow(painter, rect.translated(0, 0.06 * rect.height()), radius, 0.3 * rect.height(), 0.5)
    painter.setPen(QPen(QColor(theme.wood.inlay), max(1.0, 0.045 * rect.height())))
    painter.setBrush(shade(theme.wood.well, -0.1))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setFont(font)
    painter.setPen(QColor(theme.wood.letters))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def paint_plate(painter: QPainter, rect: QRectF, radius: float, theme: BoardTheme) -> None:
    """The raised plate of a button."""
    high = rect.height()
    soft_shadow(painter, rect.translated(0, 0.07 * high), radius, 0.3 * high, 0.45)
    face = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    face.setColorAt(0, shade(theme.signal.cue, 0.35))
    face.setColorAt(1, shade(theme.signal.cue, -0.14))
    painter.setPen(QPen(shade(theme.signal.cue, -0.5), max(0.8, 0.03 * high)))
    painter.setBrush(face)
    painter.drawRoundedRect(rect, radius, radius)
    painter.setPen(QPen(white(0.5), max(0.8, 0.03 * high)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = 0.06 * high
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset)


def paint_turn(painter: QPainter, rect: QRectF, look: CheckerTheme, theme: BoardTheme, *, down: bool) -> None:
    """An arrow towards the player whose turn it is, in the colour of his checkers."""
    sign = 1 if down else -1
    middle, half = rect.center(), rect.height() / 2
    arrow = QPainterPath(QPointF(middle.x() - half * 0.72, middle.y() - sign * half * 0.42))
    arrow.lineTo(middle.x() + half * 0.72, middle.y() - sign * half * 0.42)
    arrow.lineTo(middle.x(), middle.y() + sign * half * 0.6)
    arrow.closeSubpath()
    pen = QPen(QColor(theme.signal.cue), half * 0.17)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(arrow, QPen(black(0.5), half * 0.34, j=Qt.PenJoinStyle.RoundJoin))
    painter.fillPath(arrow, QColor(look.face))
    painter.strokePath(arrow, pen)


def banner_rect(geometry: BoardGeometry, text_width: float) -> QRectF:
    """Where the word stands that ends a game: across the bar."""
    rect = QRectF(0, 0, text_width + 1.2 * geometry.unit, 1.05 * geometry.unit)
    rect.moveCenter(QPointF(geometry.bar_rect.center().x(), geometry.middle))
    return rect


def pill_rect(geometry: BoardGeometry, side: Side, text_width: float) -> QRectF:
    """Where a word to the player of a side stands: in the middle of the band of his dice."""
    rect = QRectF(0, 0, max(2.4 * geometry.unit, text_width + 0.9 * geometry.unit), 0.9 * geometry.unit)
    rect.moveCenter(geometry.dice_rect(side).center())
    return rect


def _within(rect: QRectF, across: float, down: float) -> QPointF:
    return QPointF(rect.left() + across * rect.width(), rect.top() + down * rect.height())


def _paint_lit_point(
    painter: QPainter, geometry: BoardGeometry, path: QPainterPath, colour: str, strength: float
) -> None:
    rect = path.boundingRect()
    is_low = rect.center().y() > geometry.middle
    foot, tip = (rect.bottom(), rect.top()) if is_low else (rect.top(), rect.bottom())
    light = QLinearGradient(QPointF(0, foot), QPointF(0, tip))
    light.setColorAt(0, shade(colour, 0, strength * 0.95))
    light.setColorAt(1, shade(colour, 0, strength * 0.55))
    painter.fillPath(path, light)
    painter.strokePath(path, QPen(shade(colour, 0.25, strength), max(1.0, 0.05 * geometry.unit)))
