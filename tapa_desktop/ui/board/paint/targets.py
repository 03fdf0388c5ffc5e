"""What lights up below a hand: targets, where a checker would come to lie, what is selected."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from tapa_desktop.ui.board.geometry import BoardGeometry
from tapa_desktop.ui.board.offers import Light
from tapa_desktop.ui.board.place import Kind, Place, Spot
from tapa_desktop.ui.board.spots import checker_rect, is_on_edge
from tapa_desktop.ui.board.theme import BoardTheme, SignalTheme

from .brushes import shade, white
from .ground import triangle, well_rect


def paint_light(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme, place: Place, light: Light) -> None:
    """The ground of a target: bright for one die, faint for a sum."""
    colour = theme.signal.die if light.is_one_die else theme.signal.total
    strength = 0.85 if light.is_one_die else 0.5
    if place.kind is Kind.POINT:
        path, rect = triangle(geometry, place, theme), geometry.places[place]
        ends = (rect.bottom(), rect.top()) if geometry.is_low(place) else (rect.top(), rect.bottom())
        painter.save()
        painter.setClipRect(geometry.field, Qt.ClipOperation.IntersectClip)  # its outline ends at the rail
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
    """Where the checker would come to lie: a ring, filled for one die, dotted for a sum."""
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
    """A ring of light around a checker that is selected, or that the pointer could lift; with a dark edge."""
    rect, unit = checker_rect(geometry, spot), geometry.unit
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rings = ((0.24, signal.outline, 0.3), (0.16, signal.outline, 0.75), (0.1, signal.die, 0.9), (0.05, signal.die, 1.0))
    for width, colour, alpha in rings:
        painter.setPen(QPen(shade(colour, 0, alpha * strength), max(1.0, width * unit)))
        if is_on_edge(spot.place):
            painter.drawRoundedRect(rect, 0.08 * unit, 0.08 * unit)
        else:
            painter.drawEllipse(rect.center(), 0.49 * unit, 0.49 * unit)


def _paint_lit_point(
    painter: QPainter, path: QPainterPath, foot_and_tip: tuple[float, float], tones: tuple[str, str], strength: float
) -> None:
    """A point that lights up; `tones`: its light, and the outline that makes it seen on every field."""
    colour, outline = tones
    wide = max(1.2, 0.07 * path.boundingRect().width())
    light = QLinearGradient(*(QPointF(0, y) for y in foot_and_tip))
    light.setColorAt(0, shade(colour, 0, strength * 0.95))
    light.setColorAt(1, shade(colour, 0, strength * 0.6))
    painter.strokePath(path, QPen(QColor(outline), 2.2 * wide, j=Qt.PenJoinStyle.RoundJoin))
    painter.fillPath(path, light)
    painter.strokePath(path, QPen(QColor(colour), wide, j=Qt.PenJoinStyle.RoundJoin))
