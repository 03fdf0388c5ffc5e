"""Where the single checkers and dice lie on a board: centres and sizes in logical pixels. Pure."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from tapa_desktop.rules.position import CHECKERS
from tapa_desktop.rules.side import Side

from .geometry import STACK, BoardGeometry
from .place import Kind, Place, Spot, tray

PIN_SHIFT: Final = 0.44  # how far a pinner lies off the checker below it, in diameters
SLICE: Final = 0.3  # the height of a checker on its edge, in diameters
BAR_START: Final = 0.95  # from the middle of the board to the first checker on the bar
DICE_PITCH: Final = {1: 0.0, 2: 1.3, 4: 1.08}  # from die to die, by how many lie side by side


def centre(geometry: BoardGeometry, spot: Spot) -> QPointF:
    """The centre of a checker that lies there."""
    rect = geometry.places[spot.place]
    rise = _rise(geometry, spot) * geometry.unit
    if spot.place.kind is Kind.BAR:
        y = geometry.middle + (rise if geometry.is_low(spot.place) else -rise)
    else:
        y = rect.bottom() - rise if geometry.is_low(spot.place) else rect.top() + rise
    return QPointF(rect.center().x(), y)


def is_on_edge(place: Place) -> bool:
    """Whether checkers are drawn on their edge there."""
    return place.kind in {Kind.TRAY, Kind.RACK}


def checker_rect(geometry: BoardGeometry, spot: Spot) -> QRectF:
    """The square, or for a checker on its edge the slice, that it fills."""
    unit = geometry.unit
    high = slice_height(geometry) if is_on_edge(spot.place) else unit
    rect = QRectF(0, 0, unit, high)
    rect.moveCenter(centre(geometry, spot))
    return rect


def slice_height(geometry: BoardGeometry) -> int:
    """The height of a checker on its edge, in whole pixels: fifteen fill a tray and leave room for their count."""
    room = geometry.field.height() / 2 - 1.1 * geometry.unit
    return max(1, int(min(SLICE * geometry.unit, room / CHECKERS)))


def die_centre(geometry: BoardGeometry, side: Side, slot: int, of: int) -> QPointF:
    """The centre of one of the dice that a side has thrown.

    A single one, as thrown for the opening, lies beside the bar, so that both are seen side by side.
    """
    rect = geometry.dice_rect(side)
    if of == 1:
        towards = -1 if rect.center().x() > geometry.bar_rect.center().x() else 1
        return QPointF(rect.center().x() + towards * 2.2 * geometry.point_width, geometry.middle)
    return QPointF(rect.center().x() + (slot - (of - 1) / 2) * DICE_PITCH[of] * geometry.unit, geometry.middle)


def die_rect(geometry: BoardGeometry, side: Side, slot: int, of: int, size: float) -> QRectF:
    """The square of a die, `size` in diameters of a checker."""
    rect = QRectF(0, 0, size * geometry.unit, size * geometry.unit)
    rect.moveCenter(die_centre(geometry, side, slot, of))
    return rect


def turn_rect(geometry: BoardGeometry, side: Side) -> QRectF:
    """Where the mark lies that says it is the turn of that side: in the column with its tray."""
    column = geometry.places[tray(side)]
    rect = QRectF(0, 0, 0.9 * geometry.unit, 0.9 * geometry.unit)
    rect.moveCenter(QPointF(column.center().x(), geometry.middle))
    return rect


def _rise(geometry: BoardGeometry, spot: Spot) -> float:
    """How far the centre is from the edge where the stack begins, in diameters."""
    if is_on_edge(spot.place):
        return 0.08 + (spot.level + 0.5) * slice_height(geometry) / geometry.unit
    base = BAR_START if spot.place.kind is Kind.BAR else 0.5
    shift = PIN_SHIFT if spot.is_pinning else 0.0
    room = STACK - base - 0.5 - shift
    pitch = min(1.0, room / (spot.of - 1)) if spot.of > 1 else 0.0
    return base + shift + spot.level * pitch
