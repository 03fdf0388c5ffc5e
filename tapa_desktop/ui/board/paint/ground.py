"""What of the board never moves: table, frame, field, points, bar, trays, numbers. Painted once for each size."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from tapa_desktop.rules.position import POINTS
from tapa_desktop.ui.board.geometry import BoardGeometry
from tapa_desktop.ui.board.place import Kind, Place, point
from tapa_desktop.ui.board.theme import BoardTheme

from .brushes import black, fill_wood, rounded, shade, soft_shadow, sunken, white

CORNER: Final = 0.22
WELL_GAP: Final = 0.55  # from a tray to the middle of the board, in diameters


def paint_ground(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme, font: QFont | None) -> None:
    """Paint all of it; numbers in that font, none without one."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_table(painter, geometry, theme)
    _paint_frame(painter, geometry, theme)
    for half in geometry.halves:
        _paint_half(painter, half, geometry, theme)
    for number in POINTS:
        _paint_point(painter, point(number), geometry, theme)
    _paint_bar(painter, geometry, theme)
    for place in geometry.places:
        if place.kind in {Kind.TRAY, Kind.RACK}:
            _paint_well(painter, well_rect(geometry, place), geometry, theme)
    if font is not None:
        _paint_numbers(painter, geometry, theme, font)


def triangle(geometry: BoardGeometry, place: Place, theme: BoardTheme, inset: float = 0.0) -> QPainterPath:
    """The outline of a point, which stands on the rail; `inset` makes it smaller on both sides, in logical pixels."""
    rect = geometry.places[place]
    gap = 0.03 * rect.width() + inset
    high = theme.point_height * geometry.unit
    foot, up = (rect.bottom(), -1) if geometry.is_low(place) else (rect.top(), 1)
    tip = QPointF(rect.center().x(), foot + up * high * (1 - 2 * inset / rect.width()))
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
    light.setColorAt(0, shade(theme.wood.table, 0.12))
    light.setColorAt(1, shade(theme.wood.table, -0.28))
    painter.fillRect(rect, light)
    soft_shadow(painter, geometry.board.translated(0, 0.06 * geometry.unit), 0.2, 0.3 * geometry.unit, 0.6)


def _paint_frame(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme) -> None:
    board, unit = geometry.board, geometry.unit
    outline = rounded(board, CORNER * unit)
    fill_wood(painter, outline, theme.wood.frame, theme.wood.grain, unit)
    for left, right in _stiles(geometry):
        stile = QPainterPath()
        stile.addRect(QRectF(left, geometry.field.top(), right - left, geometry.field.height()))
        fill_wood(painter, stile, theme.wood.frame, theme.wood.grain, unit, offset=left / unit, upright=True)
    _bevel(painter, board, CORNER * unit, 0.09 * unit)
    _paint_stringing(painter, geometry, theme)


def _stiles(geometry: BoardGeometry) -> list[tuple[float, float]]:
    """From where to where the frame stands upright, from the left to the right."""
    hollows = sorted([*geometry.halves, *geometry.columns], key=QRectF.left)
    lefts = [geometry.board.left(), *(rect.right() for rect in hollows)]
    return list(zip(lefts, [*(rect.left() for rect in hollows), geometry.board.right()], strict=True))


def _bevel(painter: QPainter, rect: QRectF, radius: float, wide: float) -> None:
    """Light along the upper edge, dark along the lower one."""
    light = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    light.setColorAt(0, white(0.24))
    light.setColorAt(0.5, white(0.06))
    light.setColorAt(1, black(0.45))
    ring = rounded(rect, radius)
    ring.addPath(rounded(rect.adjusted(wide, wide, -wide, -wide), radius - wide))
    painter.fillPath(ring, light)


def _paint_stringing(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme) -> None:
    """Two fine lines of light wood let into the frame: around the board, and around each hollow."""
    unit = geometry.unit
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(shade(theme.wood.inlay, 0, 0.55), max(1.0, 0.028 * unit)))
    inset = 0.13 * unit
    painter.drawRoundedRect(geometry.board.adjusted(inset, inset, -inset, -inset), 0.12 * unit, 0.12 * unit)
    for rect in (*geometry.halves, *geometry.columns):
        edge = 0.045 * unit
        painter.setPen(QPen(shade(theme.wood.inlay, -0.1, 0.8), max(1.0, 0.05 * unit)))
        painter.drawRect(rect.adjusted(-edge, -edge, edge, edge))
    painter.restore()


def _paint_half(painter: QPainter, half: QRectF, geometry: BoardGeometry, theme: BoardTheme) -> None:
    path = QPainterPath()
    path.addRect(half)
    fill_wood(painter, path, theme.wood.field, theme.wood.grain * 0.8, geometry.unit, offset=half.left() / 90)


def _paint_point(painter: QPainter, place: Place, geometry: BoardGeometry, theme: BoardTheme) -> None:
    """A triangle let into the field: a dark joint around it."""
    wood, unit = theme.wood, geometry.unit
    colour = wood.point_dark if place.point % 2 == 0 else wood.point_light
    painter.fillPath(triangle(geometry, place, theme), shade(wood.frame, -0.35, 0.8))
    inner = triangle(geometry, place, theme, inset=max(1.0, 0.022 * unit))
    fill_wood(painter, inner, colour, wood.grain, unit, offset=place.point * 1.3, upright=True)


def _paint_bar(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme) -> None:
    unit, rect = geometry.unit, geometry.bar_rect
    for half in geometry.halves:
        sunken(painter, half, 0.42 * unit, 0.5)
    groove = QRectF(0, 0, max(1.0, 0.03 * unit), geometry.board.height() - 0.3 * unit)
    groove.moveCenter(geometry.board.center() + QPointF(rect.center().x() - geometry.board.center().x(), 0))
    painter.fillRect(groove, black(0.45))
    painter.fillRect(groove.translated(groove.width(), 0), white(0.14))
    for share in (0.2, 0.8):
        _paint_hinge(painter, QPointF(groove.center().x(), rect.top() + share * rect.height()), unit, theme)


def _paint_hinge(painter: QPainter, middle: QPointF, unit: float, theme: BoardTheme) -> None:
    plate = QRectF(0, 0, 0.46 * unit, 0.74 * unit)
    plate.moveCenter(middle)
    metal = QLinearGradient(plate.topLeft(), plate.topRight())
    for stop, lightness in ((0, -0.25), (0.3, 0.25), (0.5, -0.35), (0.72, 0.3), (1, -0.3)):
        metal.setColorAt(stop, shade(theme.wood.metal, lightness))
    soft_shadow(painter, plate.translated(0, 0.03 * unit), 0.06 * unit, 0.1 * unit, 0.35)
    painter.setPen(QPen(shade(theme.wood.metal, -0.6), max(0.8, 0.015 * unit)))
    painter.setBrush(metal)
    painter.drawRoundedRect(plate, 0.06 * unit, 0.06 * unit)
    painter.setBrush(shade(theme.wood.metal, -0.45))
    for x in (-0.13, 0.13):
        for y in (-0.25, 0.25):
            painter.drawEllipse(middle + QPointF(x, y) * unit, 0.045 * unit, 0.045 * unit)


def _paint_well(painter: QPainter, rect: QRectF, geometry: BoardGeometry, theme: BoardTheme) -> None:
    path = QPainterPath()
    path.addRect(rect)
    fill_wood(painter, path, theme.wood.well, theme.wood.grain * 0.6, geometry.unit, offset=rect.top(), upright=True)
    sunken(painter, rect, 0.4 * geometry.unit, 0.6)


def _paint_numbers(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme, font: QFont) -> None:
    for number in POINTS:
        engrave(painter, geometry.rail_rect(point(number)), str(number), font, theme.wood.letters)


def engrave(painter: QPainter, rect: QRectF, text: str, font: QFont, colour: str) -> None:
    """Letters cut into wood and filled: a dark edge above them."""
    painter.setFont(font)
    edge = max(1.0, font.pixelSize() / 18)
    painter.setPen(black(0.6))
    painter.drawText(rect.translated(0, -edge), Qt.AlignmentFlag.AlignCenter, text)
    painter.setPen(QColor(colour))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
