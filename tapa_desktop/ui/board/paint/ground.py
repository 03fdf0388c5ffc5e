"""What of the board never moves: table, frame, field, points, bar, trays, numbers. Painted once for each size."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QRadialGradient

from tapa_desktop.rules.position import POINTS
from tapa_desktop.ui.board.geometry import BoardGeometry
from tapa_desktop.ui.board.place import Kind, Place, point
from tapa_desktop.ui.board.theme import BoardTheme

from .brushes import black, shade, soft_shadow, sunken
from .joinery import paint_bar, paint_frame
from .stuff import Stuff, fill_with

WELL_GAP: Final = 0.55  # from a tray to the middle of the board, in diameters


def paint_ground(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme, font: QFont | None) -> None:
    """Paint all of it; numbers in that font, none without one."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_table(painter, geometry, theme)
    paint_frame(painter, geometry, theme)
    for half in geometry.halves:
        _paint_half(painter, half, geometry, theme)
    for number in POINTS:
        _paint_point(painter, point(number), geometry, theme)
    paint_bar(painter, geometry, theme)
    for place in geometry.places:
        if place.kind in {Kind.TRAY, Kind.RACK}:
            _paint_well(painter, well_rect(geometry, place), geometry, theme)
    if font is not None:
        _paint_numbers(painter, geometry, theme, font)


def triangle(geometry: BoardGeometry, place: Place, theme: BoardTheme) -> QPainterPath:
    """The outline of a point, which stands on the rail."""
    rect = geometry.places[place]
    gap = 0.03 * rect.width()
    high = theme.point_height * geometry.unit
    foot, up = (rect.bottom(), -1) if geometry.is_low(place) else (rect.top(), 1)
    tip = QPointF(rect.center().x(), foot + up * high)
    path = QPainterPath(QPointF(rect.left() + gap, foot))
    path.lineTo(tip)
    path.lineTo(rect.right() - gap, foot)
    path.closeSubpath()
    return path


def well_rect(geometry: BoardGeometry, place: Place) -> QRectF:
    """The hollow of a tray or a rack."""
    rect = geometry.places[place]
    gap = WELL_GAP * geometry.unit
    return rect.adjusted(0, gap if geometry.is_low(place) else 0, 0, 0 if geometry.is_low(place) else -gap)


def _paint_table(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme) -> None:
    rect = QRectF(0, 0, geometry.width, geometry.height)
    light = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.62)
    light.setColorAt(0, shade(theme.board.table, 0.12))
    light.setColorAt(1, shade(theme.board.table, -0.28))
    painter.fillRect(rect, light)
    soft_shadow(painter, geometry.board.translated(0, 0.06 * geometry.unit), 0.2, 0.3 * geometry.unit, 0.6)


def _paint_half(painter: QPainter, half: QRectF, geometry: BoardGeometry, theme: BoardTheme) -> None:
    path, look = QPainterPath(), theme.board
    path.addRect(half)
    stuff = Stuff(look.field, look.field_texture, look.texture * 0.8)
    fill_with(painter, path, stuff, geometry.unit, offset=half.left() / 90)


def _paint_point(painter: QPainter, place: Place, geometry: BoardGeometry, theme: BoardTheme) -> None:
    """A triangle let into the field. The joint along its sides makes them smooth, which is fastest."""
    look, unit, offset = theme.board, geometry.unit, place.point * 1.3
    colour = look.point_dark if place.point % 2 == 0 else look.point_light
    path = triangle(geometry, place, theme)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    fill_with(painter, path, Stuff(colour, look.point_texture, look.texture), unit, offset=offset, upright=True)
    painter.restore()
    painter.setPen(QPen(QColor(look.point_edge), max(1.2, 0.028 * unit), c=Qt.PenCapStyle.FlatCap))
    foot, tip, other = (QPointF(at.x, at.y) for at in map(path.elementAt, range(3)))
    painter.drawLines([QLineF(foot, tip), QLineF(tip, other)])


def _paint_well(painter: QPainter, rect: QRectF, geometry: BoardGeometry, theme: BoardTheme) -> None:
    path, look = QPainterPath(), theme.board
    path.addRect(rect)
    stuff = Stuff(look.well, look.field_texture, look.texture * 0.6)
    fill_with(painter, path, stuff, geometry.unit, offset=rect.top(), upright=True)
    sunken(painter, rect, 0.4 * geometry.unit, 0.6 * look.depth)


def _paint_numbers(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme, font: QFont) -> None:
    for number in POINTS:
        engrave(painter, geometry.rail_rect(point(number)), str(number), font, theme.board.letters)


def engrave(painter: QPainter, rect: QRectF, text: str, font: QFont, colour: str) -> None:
    """Letters cut into the frame and filled: a dark edge above them."""
    painter.setFont(font)
    edge = max(1.0, font.pixelSize() / 18)
    painter.setPen(black(0.6))
    painter.drawText(rect.translated(0, -edge), Qt.AlignmentFlag.AlignCenter, text)
    painter.setPen(QColor(colour))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
