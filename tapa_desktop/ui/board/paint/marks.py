"""Marks for the player: counts, the prompt, notices, the turn arrow, the focus, the cube and its two buttons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from tapa_desktop.rules.position import Side
from tapa_desktop.ui.board.geometry import BoardGeometry, around
from tapa_desktop.ui.board.theme import BoardTheme, CheckerTheme, CubeTheme

from .brushes import black, mixed, shade, soft_shadow, white, write
from .dice import EDGE

PROMPT_LETTERS: Final = 0.44  # the size of a prompt, in diameters of a checker
PLATE: Final = (0.35, -0.14)  # the shades of a button at its top and bottom
NOTICE: Final = -0.1  # the shade of a notice
TOUCHED: Final = 0.5  # how much lighter a button is under the pointer

DARK: Final = "#000000"
LIGHT: Final = "#ffffff"
WIDTHS: Final = (0.16, 0.075)  # of the dark line and the light one on it, in diameters of a checker
LEAST: Final = (4.5, 2.0)  # the minimum widths, in logical pixels

ROUND: Final = 0.15  # the radius of the corners, in sides
BEVEL: Final = 0.085  # the width of the bevelled edges, in sides
LETTERS: Final = (0.6, 0.86)  # the maximum height and width of the number, in sides
PLATE_LETTERS: Final = 0.44  # the maximum height of the label, in heights of the button
PLATE_WIDE: Final = 0.92  # the maximum width of the label, in widths of the button
FACE: Final = ((0.32, 0.0), (0.0, 0.0), (0.0, -0.12))  # shades from top to bottom: (times the gloss, fixed)
DEAD: Final = 0.45  # the share of the frame's colour in the body of a dead cube
DEAD_MARK: Final = 0.3  # the same in its number


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
    start, turn, end = (
        QPointF(rect.left() + across * rect.width(), rect.top() + down * rect.height())
        for across, down in ((0.28, 0.52), (0.44, 0.68), (0.73, 0.34))
    )
    path = QPainterPath(start)
    path.lineTo(turn)
    path.lineTo(end)
    pen = QPen(QColor(theme.signal.cue_text), 0.12 * rect.height(), c=Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)


def paint_count(painter: QPainter, rect: QRectF, count: int, font: QFont, look: CheckerTheme) -> None:
    """Paint the number of checkers in a stack on its top checker. It covers that checker's sign."""
    if look.sign != "none":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.face))
        painter.drawEllipse(rect.center(), 0.3 * rect.width(), 0.3 * rect.height())
    write(painter, rect, str(count), font, look.mark)


def paint_pill(painter: QPainter, rect: QRectF, text: str, font: QFont, theme: BoardTheme) -> None:
    """Paint a button with a label."""
    paint_plate(painter, rect, rect.height() / 2, theme)
    write(painter, rect, text, font, theme.signal.cue_text)


def paint_notice(painter: QPainter, rect: QRectF, text: str, font: QFont, theme: BoardTheme) -> None:
    """Paint a plate with text that is not a button."""
    radius = 0.22 * rect.height()
    soft_shadow(painter, rect.translated(0, 0.06 * rect.height()), radius, 0.3 * rect.height(), 0.5)
    painter.setPen(QPen(QColor(theme.board.inlay), max(1.0, 0.045 * rect.height())))
    painter.setBrush(shade(theme.board.well, NOTICE))
    painter.drawRoundedRect(rect, radius, radius)
    write(painter, rect, text, font, theme.board.letters)


def paint_pips(painter: QPainter, rail: QRectF, text: str, font: QFont, theme: BoardTheme, *, is_to_act: bool) -> None:
    """Paint a pip count as a small plate in the rail, so that it does not look like the number of a point."""
    wide = QFontMetricsF(font).horizontalAdvance(text) + 0.9 * font.pixelSize()
    rect = around(rail.center(), min(wide, rail.width()), min(1.4 * font.pixelSize(), 0.92 * rail.height()))
    outline = theme.signal.cue if is_to_act else theme.board.inlay
    painter.setPen(QPen(QColor(outline), max(1.0, 0.09 * font.pixelSize())))
    painter.setBrush(shade(theme.board.well, NOTICE))
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    write(painter, rect, text, font, theme.board.letters)


def paint_plate(painter: QPainter, rect: QRectF, radius: float, theme: BoardTheme) -> None:
    """Paint the raised plate of a button."""
    height = rect.height()
    soft_shadow(painter, rect.translated(0, 0.07 * height), radius, 0.3 * height, 0.45)
    face = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    face.setColorAt(0, shade(theme.signal.cue, PLATE[0]))
    face.setColorAt(1, shade(theme.signal.cue, PLATE[1]))
    painter.setPen(QPen(shade(theme.signal.cue, -0.5), max(0.8, 0.03 * height)))
    painter.setBrush(face)
    painter.drawRoundedRect(rect, radius, radius)
    painter.setPen(QPen(white(0.5), max(0.8, 0.03 * height)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = 0.06 * height
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset)


def paint_turn(painter: QPainter, rect: QRectF, look: CheckerTheme, theme: BoardTheme, *, down: bool) -> None:
    """Paint an arrow towards the player whose turn it is, in the colour of their checkers."""
    sign = 1 if down else -1
    middle, half = rect.center(), rect.height() / 2
    arrow = QPainterPath(QPointF(middle.x() - half * 0.72, middle.y() - sign * half * 0.42))
    arrow.lineTo(middle.x() + half * 0.72, middle.y() - sign * half * 0.42)
    arrow.lineTo(middle.x(), middle.y() + sign * half * 0.6)
    arrow.closeSubpath()
    painter.strokePath(arrow, QPen(black(0.5), half * 0.34, j=Qt.PenJoinStyle.RoundJoin))
    painter.fillPath(arrow, QColor(look.face))
    painter.strokePath(arrow, QPen(QColor(theme.signal.cue), half * 0.17, j=Qt.PenJoinStyle.RoundJoin))


def banner_rect(geometry: BoardGeometry, text_width: float, dice: Side | None) -> QRectF:
    """The area of the final notice: across the bar, or in the free band if the dice of the side `dice` still lie."""
    over, field = geometry.bar_rect if dice is None else geometry.dice_rect(dice.other), geometry.field
    middle = QPointF(over.center().x(), geometry.middle)
    rect = around(middle, text_width + 1.2 * geometry.unit, 1.05 * geometry.unit)
    rect.moveLeft(max(field.left(), min(rect.left(), field.right() - rect.width())))
    return rect


def pill_rect(geometry: BoardGeometry, side: Side, text_width: float) -> QRectF:
    """The area of a prompt to the player of a side: in the middle of that side's dice band."""
    unit = geometry.unit
    return around(geometry.dice_rect(side).center(), max(2.4 * unit, text_width + 0.9 * unit), 0.9 * unit)


def paint_focus(painter: QPainter, rect: QRectF, unit: float) -> None:
    """Paint the focus frame: a white line inside a black one, to stand out against any theme."""
    inset, radius = 0.02 * unit, 0.16 * unit
    frame = rect.adjusted(inset, inset, -inset, -inset)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, least, colour in zip(WIDTHS, LEAST, (DARK, LIGHT), strict=True):
        painter.setPen(QPen(QColor(colour), max(least, width * unit)))
        painter.drawRoundedRect(frame, radius, radius)


def paint_cube_face(painter: QPainter, face: int, look: CubeTheme, side: float, font: QFont) -> None:
    """Paint the cube seen from above, with that side, in a square with room for its outline."""
    rect = QRectF(EDGE, EDGE, side, side)
    _paint_body(painter, rect, look)
    letters = fitted(font, str(face), LETTERS[0] * side, LETTERS[1] * side)
    write(painter, rect.translated(0, -max(0.6, 0.018 * side)), str(face), letters, black(0.4))
    write(painter, rect, str(face), letters, look.mark)


def paint_cube_shadow(painter: QPainter, side: float) -> None:
    """Paint the shadow of the cube, in a square of twice its side."""
    soft_shadow(painter, QRectF(side / 2, side / 2, side, side), ROUND * side, 0.24 * side, 0.5)


def dead_look(look: CubeTheme, ground: str) -> CubeTheme:
    """The look of a dead cube: faded into the colour `ground`."""
    face, edge = (mixed(colour, ground, DEAD).name() for colour in (look.face, look.edge))
    return replace(look, face=face, edge=edge, mark=mixed(look.mark, ground, DEAD_MARK).name(), gloss=look.gloss * 0.3)


def paint_glow(painter: QPainter, rect: QRectF, colour: str) -> None:
    """Paint a glow around a cube that a click can turn."""
    side = rect.width()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, alpha in ((0.26, 0.25), (0.15, 0.5), (0.07, 1.0)):
        painter.setPen(QPen(shade(colour, 0, alpha), max(1.0, width * side)))
        painter.drawRoundedRect(rect, ROUND * side, ROUND * side)


def answer_letters(font: QFont, plate: QRectF, words: Iterable[str]) -> QFont:
    """The largest font in which all the words fit on a button of that size, so that both labels have the same size."""
    height, width = PLATE_LETTERS * plate.height(), PLATE_WIDE * plate.width()
    return min((fitted(font, word, height, width) for word in words), key=QFont.pixelSize)


def paint_answer(
    painter: QPainter, rect: QRectF, text: str, letters: QFont, theme: BoardTheme, *, is_touched: bool
) -> None:
    """Paint a button with a label, brighter under the pointer."""
    if is_touched:
        theme = replace(theme, signal=replace(theme.signal, cue=shade(theme.signal.cue, TOUCHED).name()))
    paint_pill(painter, rect, text, letters, theme)


def fitted(font: QFont, text: str, height: float, width: float) -> QFont:
    """The largest font up to pixel size `height` in which the text is at most `width`, in logical pixels."""
    large = QFont(font)
    large.setPixelSize(max(6, round(height)))
    needed = QFontMetricsF(large).horizontalAdvance(text)
    if needed > width:
        large.setPixelSize(max(6, int(height * width / needed)))
    return large


def _paint_body(painter: QPainter, rect: QRectF, look: CubeTheme) -> None:
    side = rect.width()
    edges = QLinearGradient(rect.topLeft(), rect.bottomRight())
    for stop, lightness in ((0, 0.42), (0.4, 0.08), (0.6, -0.15), (1, -0.45)):
        edges.setColorAt(stop, shade(look.face, lightness))
    painter.setPen(QPen(QColor(look.edge), max(0.8, 0.025 * side)))
    painter.setBrush(edges)
    painter.drawRoundedRect(rect, ROUND * side, ROUND * side)
    inset = BEVEL * side
    face = QLinearGradient(rect.topLeft(), QPointF(rect.center().x(), rect.bottom()))
    for stop, (light, lightness) in zip((0, 0.6, 1), FACE, strict=True):
        face.setColorAt(stop, shade(look.face, light * look.gloss + lightness))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(face)
    radius = ROUND * side - inset / 2
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
