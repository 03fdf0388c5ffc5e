"""The doubling cube, and the Take and Drop buttons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen

from tapa_desktop.ui.board.theme import BoardTheme, CubeTheme

from .brushes import black, mixed, shade, soft_shadow
from .dice import EDGE
from .marks import TOUCHED, paint_pill

ROUND: Final = 0.15  # the radius of the corners, in sides
BEVEL: Final = 0.085  # the width of the bevelled edges, in sides
LETTERS: Final = (0.6, 0.86)  # the maximum height and width of the number, in sides
PLATE_LETTERS: Final = 0.44  # the maximum height of the label, in heights of the button
PLATE_WIDE: Final = 0.92  # the maximum width of the label, in widths of the button
FACE: Final = ((0.32, 0.0), (0.0, 0.0), (0.0, -0.12))  # shades from top to bottom: (times the gloss, fixed)
DEAD: Final = 0.45  # the share of the frame's colour in the body of a dead cube
DEAD_MARK: Final = 0.3  # the same in its number


def paint_cube_face(painter: QPainter, face: int, look: CubeTheme, side: float, font: QFont) -> None:
    """Paint the cube seen from above, with that side, in a square with room for its outline."""
    rect = QRectF(EDGE, EDGE, side, side)
    _paint_body(painter, rect, look)
    painter.setFont(fitted(font, str(face), LETTERS[0] * side, LETTERS[1] * side))
    painter.setPen(black(0.4))
    painter.drawText(rect.translated(0, -max(0.6, 0.018 * side)), Qt.AlignmentFlag.AlignCenter, str(face))
    painter.setPen(QColor(look.mark))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(face))


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
    high, wide = PLATE_LETTERS * plate.height(), PLATE_WIDE * plate.width()
    return min((fitted(font, word, high, wide) for word in words), key=QFont.pixelSize)


def paint_answer(
    painter: QPainter, rect: QRectF, text: str, letters: QFont, theme: BoardTheme, *, is_touched: bool
) -> None:
    """Paint a button with a label, brighter under the pointer."""
    if is_touched:
        theme = replace(theme, signal=replace(theme.signal, cue=shade(theme.signal.cue, TOUCHED).name()))
    paint_pill(painter, rect, text, letters, theme)


def fitted(font: QFont, text: str, high: float, wide: float) -> QFont:
    """The largest font up to pixel size `high` in which the text is at most `wide`, in logical pixels."""
    large = QFont(font)
    large.setPixelSize(max(6, round(high)))
    needed = QFontMetricsF(large).horizontalAdvance(text)
    if needed > wide:
        large.setPixelSize(max(6, int(high * wide / needed)))
    return large


def _paint_body(painter: QPainter, rect: QRectF, look: CubeTheme) -> None:
    """Paint the bevelled edges, lit from the top left, and the face inside them."""
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
