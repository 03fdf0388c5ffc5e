"""The checkers: flat, on edge, in the air, pinned; and the highlights around them: targets, marks and arrows."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from tapa_desktop.ui.board.geometry import (
    BoardGeometry,
    Place,
    PlaceKind,
    Spot,
    around,
    centre,
    checker_rect,
    is_on_edge,
    well_rect,
)
from tapa_desktop.ui.board.picture import LastMoveMarks
from tapa_desktop.ui.board.pointer import TargetHighlight
from tapa_desktop.ui.board.scene import Arrow
from tapa_desktop.ui.board.theme import BoardTheme, CheckerTheme, SignalTheme

from .board import triangle
from .brushes import black, draw_disc, draw_plate, shade, shades, white, write

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
    outline = max(2 * look.edge_width, 1.0 / radius)
    dish = QRadialGradient(QPointF(0.22, 0.26), 1.05, QPointF(0.3, 0.36))
    dish.setStops(shades(look.face, ((0, 0.2), (0.55, 0.0), (1, -0.2))))
    gloss = QRadialGradient(QPointF(-0.38, -0.52), 0.72)
    shine = ((0, 1.0), (0.5, 0.32), (1, 0.0))
    gloss.setStops([(stop, shade(look.face, 0.8, look.gloss * strength)) for stop, strength in shine])
    draw_disc(painter, QPointF(), 1.0, QColor(look.edge))
    draw_disc(painter, QPointF(), 1.0 - outline, _slope(shade(look.rim, 0.5), shade(look.rim, -0.35)))
    draw_disc(painter, QPointF(), 0.84, _slope(shade(look.face, 0.12), shade(look.face, -0.12)))
    draw_disc(painter, QPointF(), 0.735, _slope(shade(look.face, -0.55, 0.75), shade(look.rim, 0.35, 0.9)))
    draw_disc(painter, QPointF(), 0.7, dish)
    paint_sign(painter, look)
    draw_disc(painter, QPointF(), 0.93, gloss)


def paint_edge(painter: QPainter, look: CheckerTheme, width: float, height: float, hair: float) -> None:
    """Paint a checker standing on edge: a rounded, grooved bar lit from above. `hair`: the width of the finest line."""
    rect = QRectF(hair / 2, height * 0.04, width - hair, height * 0.92)
    body = QLinearGradient(rect.topLeft(), rect.topRight())
    lights = ((0, -0.45), (0.12, -0.05), (0.36, 0.3), (0.6, 0.02), (0.88, -0.25), (1, -0.55))
    body.setStops(shades(look.face, lights))
    draw_plate(painter, rect, height * 0.22, QPen(QColor(look.edge), max(hair, 0.6 * look.edge_width * width)), body)
    shine = rect.adjusted(height * 0.2, height * 0.06, -height * 0.2, -height * 0.72)
    painter.fillRect(shine, white(0.44 * look.gloss))
    painter.fillRect(QRectF(rect.left(), rect.center().y() - height * 0.05, rect.width(), height * 0.1), black(0.16))


def paint_shadow(painter: QPainter, side: float) -> None:
    """Paint the soft round shadow of a checker in a square with that side, darkest in the middle."""
    fade = QRadialGradient(QPointF(side / 2, side / 2), side / 2)
    alphas = ((0, 0.62), (0.6, 0.6), (0.68, 0.4), (0.78, 0.17), (0.9, 0.04), (1, 0))
    fade.setStops([(stop, black(alpha)) for stop, alpha in alphas])
    painter.fillRect(QRectF(0, 0, side, side), fade)


def paint_sign(painter: QPainter, look: CheckerTheme) -> None:
    """Paint the sign that identifies a side regardless of colour. The radius of the checker is 1."""
    if look.sign == "none":
        return
    painter.setPen(QPen(QColor(look.mark), 0.17, c=Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if look.sign == "ring":
        painter.drawEllipse(QPointF(0, 0), 0.43, 0.43)
    elif look.sign == "cross":
        painter.drawLine(QPointF(-0.36, -0.36), QPointF(0.36, 0.36))
        painter.drawLine(QPointF(-0.36, 0.36), QPointF(0.36, -0.36))
    else:
        draw_disc(painter, QPointF(), 0.2, QColor(look.mark))


def _slope(light: QColor, dark: QColor) -> QLinearGradient:
    slope = QLinearGradient(QPointF(-0.7, -0.7), QPointF(0.7, 0.7))
    slope.setStops([(0, light), (1, dark)])
    return slope


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
    draw_disc(painter, rect.center(), width, black(_SHADE * sunk))
    painter.setOpacity(sunk)
    paint_pin_ring(painter, rect.center(), rect.width() * (1 + _OPEN * (1 - sunk)), theme.signal)
    painter.setOpacity(1.0)


SHAFT: Final = 0.2  # all lengths in diameters of a checker
HEAD: Final = 0.34  # half the width of the arrowhead's base
HEAD_LENGTH: Final = 0.55
SIGN: Final = 0.36  # the size of the letters of a sign
_PLATE: Final = 0.5  # the height of the plate below a sign
_SIGN_AT: Final = (0.5, 0.64, 0.36)  # where it may lie on its arrow, from the start (0) to the end (1)
_RIM: Final = 0.06
_DASH: Final = (0.2, 0.14)  # the length of a dash of a ring where a checker stood, and of the gap after it


def paint_highlight(
    painter: QPainter, geometry: BoardGeometry, theme: BoardTheme, place: Place, target: TargetHighlight
) -> None:
    """Paint the highlight of a target place: bright if one die reaches it, faint for several dice."""
    colour, strength = (theme.signal.die, 0.85) if target.is_one_die else (theme.signal.total, 0.5)
    outline = QColor(theme.signal.outline)
    if place.kind is not PlaceKind.POINT:
        well, line = well_rect(geometry, place), max(1.5, 0.07 * geometry.unit)
        painter.fillRect(well, shade(colour, 0, strength * 0.28))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, tone in ((2.2 * line, outline), (line, QColor(colour))):
            painter.setPen(QPen(tone, width))
            painter.drawRect(well)
        return
    path, rect = triangle(geometry, place, theme), geometry.places[place]
    line = max(1.2, 0.07 * path.boundingRect().width())
    ends = (rect.bottomLeft(), rect.topLeft()) if geometry.is_low(place) else (rect.topLeft(), rect.bottomLeft())
    fade = QLinearGradient(*ends)
    fade.setStops([(0, shade(colour, 0, strength * 0.95)), (1, shade(colour, 0, strength * 0.6))])
    painter.save()
    painter.setClipRect(geometry.field, Qt.ClipOperation.IntersectClip)  # cut the outline off at the rail
    painter.strokePath(path, QPen(outline, 2.2 * line, j=Qt.PenJoinStyle.RoundJoin))
    painter.fillPath(path, fade)
    painter.strokePath(path, QPen(QColor(colour), line, j=Qt.PenJoinStyle.RoundJoin))
    painter.restore()


def paint_landing(painter: QPainter, middle: QPointF, unit: float, theme: BoardTheme, target: TargetHighlight) -> None:
    """Paint a ring where the checker would land: filled if one die reaches it, dotted for several dice."""
    colour = theme.signal.die if target.is_one_die else theme.signal.total
    painter.setBrush(white(0.42) if target.is_one_die else Qt.BrushStyle.NoBrush)
    for width, tone in ((0.14, QColor(theme.signal.outline)), (0.075, QColor(colour))):
        pen = QPen(tone, max(1.2 * width / 0.075, width * unit))
        painter.setPen(pen if target.is_one_die else _dashed(pen, 0.16 * unit, 0.9 * 0.16 * unit))
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


def paint_last_move(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme, marks: LastMoveMarks) -> None:
    """Paint the last move: a dashed ring where each checker stood, and a ring around each where it lies now."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for spots, is_dashed in ((marks.sources, True), (marks.targets, False)):
        for spot in spots:
            for tone, width in ((theme.signal.outline, 0.15), (theme.signal.total, 0.08)):
                pen = QPen(QColor(tone), max(1.2, width * geometry.unit))
                painter.setPen(_dashed(pen, *(dash * geometry.unit for dash in _DASH)) if is_dashed else pen)
                _paint_outline(painter, checker_rect(geometry, spot), is_edge=is_on_edge(spot.place))


def _dashed(pen: QPen, dash: float, gap: float) -> QPen:
    """A pen with dashes and gaps of these lengths, in logical pixels."""
    pen.setDashPattern([dash / pen.widthF(), gap / pen.widthF()])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


def _paint_outline(painter: QPainter, rect: QRectF, *, is_edge: bool) -> None:
    margin = 0.07 * rect.height()
    inner = rect.adjusted(margin, margin, -margin, -margin)
    if is_edge:
        painter.drawRoundedRect(inner, inner.height() / 4, inner.height() / 4)
    else:
        painter.drawEllipse(inner)


def paint_arrow(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme, arrow: Arrow) -> None:
    """Paint one arrow in its colour, with a dark rim that is visible on every ground."""
    path = arrow_path(centre(geometry, arrow.source), centre(geometry, arrow.target), geometry.unit)
    rim = max(1.2, _RIM * geometry.unit)
    painter.setPen(QPen(QColor(theme.signal.outline), rim, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(shade(_colour(theme, arrow), 0, 0.88))
    painter.drawPath(path)


def sign_plates(geometry: BoardGeometry, arrows: Iterable[Arrow], font: QFont) -> list[QRectF]:
    """The plates of the signs of these arrows. One moves along its arrow where it would touch one before it."""
    plates: list[QRectF] = []
    for arrow in arrows:
        start, end = centre(geometry, arrow.source), centre(geometry, arrow.target)
        letters = QFontMetricsF(font).horizontalAdvance(arrow.mark.sign) / geometry.unit
        size = max(_PLATE, letters + 0.22) * geometry.unit, _PLATE * geometry.unit
        places = [around(start + (end - start) * at, *size) for at in _SIGN_AT]
        plates.append(next((plate for plate in places if not any(map(plate.intersects, plates))), places[0]))
    return plates


def paint_arrow_signs(
    painter: QPainter, geometry: BoardGeometry, theme: BoardTheme, arrows: Iterable[Arrow], font: QFont
) -> None:
    """Paint the signs of those arrows that have one, on plates: the first on top."""
    signed = [arrow for arrow in arrows if arrow.mark.sign]
    for arrow, plate in reversed([*zip(signed, sign_plates(geometry, signed, font), strict=True)]):
        edge = QPen(QColor(theme.signal.outline), max(1.2, _RIM * geometry.unit))
        draw_plate(painter, plate, plate.height() / 2, edge, QColor(_colour(theme, arrow)))
        write(painter, plate, arrow.mark.sign, font, theme.signal.outline)


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
