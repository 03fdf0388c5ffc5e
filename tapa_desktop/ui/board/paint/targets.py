"""Highlights of targets and selections, and arrows that show a play."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from tapa_desktop.ui.board.geometry import BoardGeometry, centre, checker_rect, is_on_edge
from tapa_desktop.ui.board.picture import Trace
from tapa_desktop.ui.board.place import Place, PlaceKind, Spot
from tapa_desktop.ui.board.pointer import Light
from tapa_desktop.ui.board.scene import Arrow
from tapa_desktop.ui.board.theme import BoardTheme, SignalTheme

from .board import triangle, well_rect
from .brushes import shade, white

SHAFT: Final = 0.2  # all lengths in diameters of a checker
HEAD: Final = 0.34  # half the width of the arrowhead's base
HEAD_LENGTH: Final = 0.55
SIGN: Final = 0.36  # the size of the letters of a sign
_PLATE: Final = 0.5  # the height of the plate below a sign
_SIGN_AT: Final = 0.5  # where it lies on its arrow, from the start (0) to the end (1)
_RIM: Final = 0.06
_TRACE: Final = (("outline", 0.15), ("total", 0.08))  # the lines of a ring around a checker of the last move
_DASH: Final = (0.2, 0.14)  # the length of a dash of such a ring, and of the gap after it


def paint_light(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme, place: Place, light: Light) -> None:
    """Paint the highlight of a target place: bright if one die reaches it, faint for several dice."""
    colour = theme.signal.die if light.is_one_die else theme.signal.total
    strength = 0.85 if light.is_one_die else 0.5
    if place.kind is PlaceKind.POINT:
        path, rect = triangle(geometry, place, theme), geometry.places[place]
        ends = (rect.bottom(), rect.top()) if geometry.is_low(place) else (rect.top(), rect.bottom())
        painter.save()
        painter.setClipRect(geometry.field, Qt.ClipOperation.IntersectClip)  # cut the outline off at the rail
        _paint_lit_point(painter, path, ends, (colour, theme.signal.outline), strength)
        painter.restore()
        return
    well, wide = well_rect(geometry, place), max(1.5, 0.07 * geometry.unit)
    painter.fillRect(well, shade(colour, 0, strength * 0.28))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, tone in ((2.2 * wide, QColor(theme.signal.outline)), (wide, QColor(colour))):
        painter.setPen(QPen(tone, width))
        painter.drawRect(well)


def paint_landing(painter: QPainter, middle: QPointF, unit: float, theme: BoardTheme, light: Light) -> None:
    """Paint a ring where the checker would land: filled if one die reaches it, dotted for several dice."""
    colour = theme.signal.die if light.is_one_die else theme.signal.total
    painter.setBrush(white(0.42) if light.is_one_die else Qt.BrushStyle.NoBrush)
    for width, tone in ((0.14, QColor(theme.signal.outline)), (0.075, QColor(colour))):
        pen = QPen(tone, max(1.2 * width / 0.075, width * unit))
        if not light.is_one_die:
            pen.setStyle(Qt.PenStyle.CustomDashLine)
            dash = 0.16 * unit / pen.widthF()
            pen.setDashPattern([dash, dash * 0.9])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawEllipse(middle, 0.41 * unit, 0.41 * unit)
        painter.setBrush(Qt.BrushStyle.NoBrush)


def paint_halo(painter: QPainter, geometry: BoardGeometry, spot: Spot, signal: SignalTheme, strength: float) -> None:
    """Paint a glowing ring with a dark edge around a checker that is selected, or that the pointer could lift."""
    rect, unit = checker_rect(geometry, spot), geometry.unit
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rings = ((0.24, signal.outline, 0.3), (0.16, signal.outline, 0.75), (0.1, signal.die, 0.9), (0.05, signal.die, 1.0))
    for width, colour, alpha in rings:
        painter.setPen(QPen(shade(colour, 0, alpha * strength), max(1.0, width * unit)))
        if is_on_edge(spot.place):
            painter.drawRoundedRect(rect, 0.08 * unit, 0.08 * unit)
        else:
            painter.drawEllipse(rect.center(), 0.49 * unit, 0.49 * unit)


def paint_trace(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme, trace: Trace) -> None:
    """Paint the last move: a dashed ring where each checker stood, and a ring around each where it lies now."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for spots, is_dashed in ((trace.left, True), (trace.reached, False)):
        for spot in spots:
            for colour, width in _TRACE:
                tone = theme.signal.outline if colour == "outline" else theme.signal.total
                pen = QPen(QColor(tone), max(1.2, width * geometry.unit))
                if is_dashed:
                    pen.setDashPattern([dash * geometry.unit / pen.widthF() for dash in _DASH])
                    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                painter.setPen(pen)
                _paint_outline(painter, checker_rect(geometry, spot), is_edge=is_on_edge(spot.place))


def _paint_outline(painter: QPainter, rect: QRectF, *, is_edge: bool) -> None:
    margin = 0.07 * rect.height()
    inner = rect.adjusted(margin, margin, -margin, -margin)
    if is_edge:
        painter.drawRoundedRect(inner, inner.height() / 4, inner.height() / 4)
    else:
        painter.drawEllipse(inner)


def _paint_lit_point(
    painter: QPainter, path: QPainterPath, foot_and_tip: tuple[float, float], tones: tuple[str, str], strength: float
) -> None:
    """Paint a highlighted point. `tones`: its fill, and an outline that is visible on every field."""
    colour, outline = tones
    wide = max(1.2, 0.07 * path.boundingRect().width())
    light = QLinearGradient(*(QPointF(0, y) for y in foot_and_tip))
    light.setColorAt(0, shade(colour, 0, strength * 0.95))
    light.setColorAt(1, shade(colour, 0, strength * 0.6))
    painter.strokePath(path, QPen(QColor(outline), 2.2 * wide, j=Qt.PenJoinStyle.RoundJoin))
    painter.fillPath(path, light)
    painter.strokePath(path, QPen(QColor(colour), wide, j=Qt.PenJoinStyle.RoundJoin))


def paint_arrow(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme, arrow: Arrow) -> None:
    """Paint one arrow in its colour, with a dark rim that is visible on every ground."""
    path = arrow_path(centre(geometry, arrow.source), centre(geometry, arrow.target), geometry.unit)
    pen = QPen(QColor(theme.signal.outline), max(1.2, _RIM * geometry.unit))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(shade(_colour(theme, arrow), 0, 0.88))
    painter.drawPath(path)


def paint_sign(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme, arrow: Arrow, font: QFont) -> None:
    """Paint the sign of an arrow on a plate in its middle."""
    start, end = centre(geometry, arrow.source), centre(geometry, arrow.target)
    width = max(_PLATE, QFontMetricsF(font).horizontalAdvance(arrow.mark.sign) / geometry.unit + 0.22) * geometry.unit
    plate = QRectF(0, 0, width, _PLATE * geometry.unit)
    plate.moveCenter(start + (end - start) * _SIGN_AT)
    painter.setPen(QPen(QColor(theme.signal.outline), max(1.2, _RIM * geometry.unit)))
    painter.setBrush(QColor(_colour(theme, arrow)))
    painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)
    painter.setFont(font)
    painter.setPen(QColor(theme.signal.outline))
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, arrow.mark.sign)


def _colour(theme: BoardTheme, arrow: Arrow) -> str:
    return arrow.mark.colour or theme.signal.die


def arrow_path(start: QPointF, end: QPointF, unit: float) -> QPainterPath:
    """The outline of an arrow between the centres of two checkers."""
    length = math.hypot(end.x() - start.x(), end.y() - start.y())
    along = QPointF(1, 0) if not length else (end - start) / length
    across = QPointF(-along.y(), along.x())
    neck = end - along * min(HEAD_LENGTH * unit, length)
    shaft, head = across * (SHAFT / 2 * unit), across * (HEAD * unit)
    outline = QPolygonF([start + shaft, neck + shaft, neck + head, end, neck - head, neck - shaft, start - shaft])
    path = QPainterPath()
    path.addPolygon(outline)
    path.closeSubpath()
    return path
