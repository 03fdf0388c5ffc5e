"""The still parts of the board: table, frame, field, points, bar, trays, numbers. Painted once for each size."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from tapa_desktop.rules.position import POINTS
from tapa_desktop.ui.board.geometry import BoardGeometry, Place, PlaceKind, around, point, well_rect
from tapa_desktop.ui.board.theme import BoardTheme, CheckerTheme

from .brushes import Material, black, draw_plate, engrave, fill_with, recess, rounded, shade, shades, soft_shadow, white

CORNER: Final = 0.22
_STITCH: Final = (0.15, 0.11)  # the length of a stitch and of the gap after it, in diameters


def paint_ground(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme) -> None:
    """Paint the whole board without checkers, dice, cube and numbers."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_table(painter, geometry, theme)
    paint_frame(painter, geometry, theme)
    for half in geometry.halves:
        material = Material(theme.board.field, theme.board.field_texture, theme.board.texture * 0.8)
        fill_with(painter, rounded(half), material, geometry.unit, offset=half.left() / 90)
    for number in POINTS:
        _paint_point(painter, point(number), geometry, theme)
    paint_bar(painter, geometry, theme)
    for place in geometry.places:
        if place.kind in {PlaceKind.TRAY, PlaceKind.RACK}:
            _paint_well(painter, well_rect(geometry, place), geometry, theme)


def triangle(geometry: BoardGeometry, place: Place, theme: BoardTheme) -> QPainterPath:
    """The outline of a point, with its base on the rail."""
    rect = geometry.places[place]
    gap = 0.03 * rect.width()
    height = theme.point_height * geometry.unit
    foot, up = (rect.bottom(), -1) if geometry.is_low(place) else (rect.top(), 1)
    tip = QPointF(rect.center().x(), foot + up * height)
    path = QPainterPath(QPointF(rect.left() + gap, foot))
    path.lineTo(tip)
    path.lineTo(rect.right() - gap, foot)
    path.closeSubpath()
    return path


def _paint_table(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme) -> None:
    rect = QRectF(0, 0, geometry.width, geometry.height)
    light = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.62)
    light.setStops([(0, shade(theme.board.table, 0.12)), (1, shade(theme.board.table, -0.28))])
    painter.fillRect(rect, light)
    soft_shadow(painter, geometry.board.translated(0, 0.06 * geometry.unit), 0.2, 0.3 * geometry.unit, 0.6)


def _paint_point(painter: QPainter, place: Place, geometry: BoardGeometry, theme: BoardTheme) -> None:
    """Paint one inlaid point. The fill is not antialiased, which is fastest; lines along its sides hide the steps."""
    look, unit, offset = theme.board, geometry.unit, place.point * 1.3
    colour = look.point_dark if place.point % 2 == 0 else look.point_light
    path = triangle(geometry, place, theme)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    fill_with(painter, path, Material(colour, look.point_texture, look.texture), unit, offset=offset, upright=True)
    painter.restore()
    painter.setPen(QPen(QColor(look.point_edge), max(1.2, 0.028 * unit), c=Qt.PenCapStyle.FlatCap))
    foot, tip, other = (QPointF(at.x, at.y) for at in map(path.elementAt, range(3)))
    painter.drawLines([QLineF(foot, tip), QLineF(tip, other)])


def _paint_well(painter: QPainter, rect: QRectF, geometry: BoardGeometry, theme: BoardTheme) -> None:
    look = theme.board
    material = Material(look.well, look.field_texture, look.texture * 0.6)
    fill_with(painter, rounded(rect), material, geometry.unit, offset=rect.top(), upright=True)
    recess(painter, rect, 0.4 * geometry.unit, 0.6 * look.depth)


def paint_numbers(
    painter: QPainter, geometry: BoardGeometry, theme: BoardTheme, font: QFont, numbers: Mapping[Place, int]
) -> None:
    """Paint the numbers of these points on one rail, whose top left corner is the origin."""
    painter.translate(-geometry.rail(is_low=all(map(geometry.is_low, numbers))).topLeft())
    for place, number in numbers.items():
        engrave(painter, geometry.rail_rect(place), str(number), font, theme.board.letters)


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


def paint_frame(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme) -> None:
    """Paint the frame. The halves and columns are painted over it afterwards."""
    board, unit, look = geometry.board, geometry.unit, theme.board
    material = Material(look.frame, look.frame_texture, look.texture)
    fill_with(painter, rounded(board, CORNER * unit), material, unit)
    for left, right in _stiles(geometry) if look.frame_texture == "grain" else ():
        stile = QRectF(left, geometry.field.top(), right - left, geometry.field.height())
        fill_with(painter, rounded(stile), material, unit, offset=left / unit, upright=True)
    _paint_bevel(painter, board, CORNER * unit, 0.09 * unit, look.depth)
    seams = {"inlay": _paint_inlay, "stitches": _paint_stitches}
    if look.seam in seams:
        painter.save()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        seams[look.seam](painter, geometry, theme)
        painter.restore()


def paint_bar(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme) -> None:
    """Paint the inner shadows of the halves, the groove along which the board folds, and the hinges."""
    unit, rect, depth = geometry.unit, geometry.bar_rect, theme.board.depth
    for half in geometry.halves:
        recess(painter, half, 0.42 * unit, 0.5 * depth)
    middle = QPointF(rect.center().x(), geometry.board.center().y())
    groove = around(middle, max(1.0, 0.03 * unit), geometry.board.height() - 0.3 * unit)
    painter.fillRect(groove, black(0.45))
    painter.fillRect(groove.translated(groove.width(), 0), white(0.14))
    for share in (0.2, 0.8) if theme.board.hinges else ():
        _paint_hinge(painter, QPointF(groove.center().x(), rect.top() + share * rect.height()), unit, theme)


def _stiles(geometry: BoardGeometry) -> list[tuple[float, float]]:
    """The left and right edges of the upright parts of the frame, from left to right."""
    hollows = sorted([*geometry.halves, *geometry.columns], key=QRectF.left)
    lefts = [geometry.board.left(), *(rect.right() for rect in hollows)]
    return list(zip(lefts, [*(rect.left() for rect in hollows), geometry.board.right()], strict=True))


def _paint_bevel(painter: QPainter, rect: QRectF, radius: float, width: float, depth: float) -> None:
    """Paint a bevel: light along the upper edge, dark along the lower one."""
    light = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    light.setStops([(0, white(0.24 * depth)), (0.5, white(0.06 * depth)), (1, black(0.45 * depth))])
    ring = rounded(rect, radius)
    ring.addPath(rounded(rect.adjusted(width, width, -width, -width), radius - width))
    painter.fillPath(ring, light)


def _paint_inlay(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme) -> None:
    unit = geometry.unit
    painter.setPen(QPen(shade(theme.board.inlay, 0, 0.55), max(1.0, 0.028 * unit)))
    inset = 0.13 * unit
    painter.drawRoundedRect(geometry.board.adjusted(inset, inset, -inset, -inset), 0.12 * unit, 0.12 * unit)
    painter.setPen(QPen(shade(theme.board.inlay, -0.1, 0.8), max(1.0, 0.05 * unit)))
    for rect in (*geometry.halves, *geometry.columns):
        edge = 0.045 * unit
        painter.drawRect(rect.adjusted(-edge, -edge, edge, edge))


def _paint_stitches(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme) -> None:
    unit = geometry.unit
    width, inset = max(1.0, 0.04 * unit), 0.095 * unit
    painter.setPen(QPen(shade(theme.board.frame, -0.45), max(1.0, 0.07 * unit)))
    for rect in (*geometry.halves, *geometry.columns):
        painter.drawRoundedRect(rect.adjusted(-inset / 4, -inset / 4, inset / 4, inset / 4), 2, 2)
    stitches = _stitches(geometry.board.adjusted(inset, inset, -inset, -inset), unit)
    for half in geometry.halves:
        stitches += _stitches(half.adjusted(-inset, -inset, inset, inset), unit)
    for down, colour in ((0.7 * width, black(0.55)), (0.0, shade(theme.board.inlay, 0, 0.95))):
        painter.setPen(QPen(colour, width, c=Qt.PenCapStyle.FlatCap))
        painter.drawLines([line.translated(0, down) for line in stitches])


def _stitches(rect: QRectF, unit: float) -> list[QLineF]:
    corners = (rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft(), rect.topLeft())
    lines = []
    for start, end in pairwise(corners):
        side = QLineF(start, end)
        count = max(1, round(side.length() / (_STITCH[0] + _STITCH[1]) / unit))
        half = _STITCH[0] / (_STITCH[0] + _STITCH[1]) / 2
        middles = [(number + 0.5) / count for number in range(count)]
        lines += [QLineF(side.pointAt(at - half / count), side.pointAt(at + half / count)) for at in middles]
    return lines


def _paint_hinge(painter: QPainter, middle: QPointF, unit: float, theme: BoardTheme) -> None:
    plate = around(middle, 0.46 * unit, 0.74 * unit)
    metal = QLinearGradient(plate.topLeft(), plate.topRight())
    metal.setStops(shades(theme.board.metal, ((0, -0.25), (0.3, 0.25), (0.5, -0.35), (0.72, 0.3), (1, -0.3))))
    soft_shadow(painter, plate.translated(0, 0.03 * unit), 0.06 * unit, 0.1 * unit, 0.35)
    draw_plate(painter, plate, 0.06 * unit, QPen(shade(theme.board.metal, -0.6), max(0.8, 0.015 * unit)), metal)
    painter.setBrush(shade(theme.board.metal, -0.45))
    for x in (-0.13, 0.13):
        for y in (-0.25, 0.25):
            painter.drawEllipse(middle + QPointF(x, y) * unit, 0.045 * unit, 0.045 * unit)
