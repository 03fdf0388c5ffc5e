"""Marks for the player: the prompt, notices, the turn arrow, and the frame of the keyboard focus."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen

from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.geometry import BoardGeometry
from tapa_desktop.ui.board.theme import BoardTheme, CheckerTheme

from .brushes import black, shade, soft_shadow, white

CUE_LETTERS: Final = 0.44  # the size of a prompt, in diameters of a checker
PLATE: Final = (0.35, -0.14)  # the shades of a button at its top and bottom
NOTICE: Final = -0.1  # the shade of a notice
TOUCHED: Final = 0.5  # how much lighter a button is under the pointer

DARK: Final = "#000000"
LIGHT: Final = "#ffffff"
WIDTHS: Final = (0.16, 0.075)  # of the dark line and the light one on it, in diameters of a checker
LEAST: Final = (4.5, 2.0)  # the minimum widths, in logical pixels


def paint_die_glow(painter: QPainter, rect: QRectF, colour: str) -> None:
    """Paint a glow around dice that can be clicked to end the turn."""
    side = rect.width()
    painter.setPen(Qt.PenStyle.NoPen)
    for layer in range(7):
        grow = side * (0.24 - 0.035 * layer)
        painter.setBrush(shade(colour, 0, 0.05 + 0.045 * layer))
        painter.drawRoundedRect(rect.adjusted(-grow, -grow, grow, grow), side * 0.2 + grow, side * 0.2 + grow)


def paint_tick(painter: QPainter, rect: QRectF, theme: BoardTheme) -> None:
    """Paint the round button next to such dice."""
    paint_plate(painter, rect, rect.height() / 2, theme)
    pen = QPen(QColor(theme.signal.cue_text), rect.height() * 0.12)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    path = QPainterPath(_within(rect, 0.28, 0.52))
    path.lineTo(_within(rect, 0.44, 0.68))
    path.lineTo(_within(rect, 0.73, 0.34))
    painter.strokePath(path, pen)


def paint_pill(painter: QPainter, rect: QRectF, text: str, font: QFont, theme: BoardTheme) -> None:
    """Paint a button with a label."""
    paint_plate(painter, rect, rect.height() / 2, theme)
    painter.setFont(font)
    painter.setPen(QColor(theme.signal.cue_text))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def paint_notice(painter: QPainter, rect: QRectF, text: str, font: QFont, theme: BoardTheme) -> None:
    """Paint a plate with text that is not a button."""
    radius = 0.22 * rect.height()
    soft_shadow(painter, rect.translated(0, 0.06 * rect.height()), radius, 0.3 * rect.height(), 0.5)
    painter.setPen(QPen(QColor(theme.board.inlay), max(1.0, 0.045 * rect.height())))
    painter.setBrush(shade(theme.board.well, NOTICE))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setFont(font)
    painter.setPen(QColor(theme.board.letters))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def paint_plate(painter: QPainter, rect: QRectF, radius: float, theme: BoardTheme) -> None:
    """Paint the raised plate of a button."""
    high = rect.height()
    soft_shadow(painter, rect.translated(0, 0.07 * high), radius, 0.3 * high, 0.45)
    face = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    face.setColorAt(0, shade(theme.signal.cue, PLATE[0]))
    face.setColorAt(1, shade(theme.signal.cue, PLATE[1]))
    painter.setPen(QPen(shade(theme.signal.cue, -0.5), max(0.8, 0.03 * high)))
    painter.setBrush(face)
    painter.drawRoundedRect(rect, radius, radius)
    painter.setPen(QPen(white(0.5), max(0.8, 0.03 * high)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = 0.06 * high
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset)


def paint_turn(painter: QPainter, rect: QRectF, look: CheckerTheme, theme: BoardTheme, *, down: bool) -> None:
    """Paint an arrow towards the player whose turn it is, in the colour of their checkers."""
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


def banner_rect(geometry: BoardGeometry, text_width: float, dice: Side | None = None) -> QRectF:
    """The area of the final notice: across the bar, or in the free band if the dice of the side `dice` still lie."""
    rect, field = QRectF(0, 0, text_width + 1.2 * geometry.unit, 1.05 * geometry.unit), geometry.field
    over = geometry.bar_rect if dice is None else geometry.dice_rect(dice.other)
    rect.moveCenter(QPointF(over.center().x(), geometry.middle))
    rect.moveLeft(max(field.left(), min(rect.left(), field.right() - rect.width())))
    return rect


def pill_rect(geometry: BoardGeometry, side: Side, text_width: float) -> QRectF:
    """The area of a prompt to the player of a side: in the middle of that side's dice band."""
    rect = QRectF(0, 0, max(2.4 * geometry.unit, text_width + 0.9 * geometry.unit), 0.9 * geometry.unit)
    rect.moveCenter(geometry.dice_rect(side).center())
    return rect


def _within(rect: QRectF, across: float, down: float) -> QPointF:
    return QPointF(rect.left() + across * rect.width(), rect.top() + down * rect.height())


def paint_focus(painter: QPainter, rect: QRectF, unit: float) -> None:
    """Paint the focus frame: a white line inside a black one, to stand out against any theme."""
    inset, radius = 0.02 * unit, 0.16 * unit
    frame = rect.adjusted(inset, inset, -inset, -inset)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, least, colour in zip(WIDTHS, LEAST, (DARK, LIGHT), strict=True):
        painter.setPen(QPen(QColor(colour), max(least, width * unit)))
        painter.drawRoundedRect(frame, radius, radius)
