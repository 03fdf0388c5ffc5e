"""One frame of the board: where each checker is painted at a moment of a plan, in logical pixels. Pure."""

from __future__ import annotations

from math import hypot
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF

from tapa_desktop.rules.side import Side

from .geometry import BoardGeometry, centre, is_on_edge
from .motion import FLIGHT, MotionStage, Move
from .picture import Picture
from .place import Checker, Place, Spot

COUNT_FROM: Final = 6  # the minimum height of a stack that shows its count
HOP: Final = 0.09  # the height of a checker's small bounce when it lands
LOWEST: Final = 0.5  # the height of the shortest flight; one over FAR diameters is as high as a dragged checker, 1
FAR: Final = 12.0


class Sprite(Struct, frozen=True):
    """One checker as it is painted. `lift` is 1 when it is held in the air, `sunk` is 1 when it is pinned."""

    side: Side
    x: float
    y: float
    is_edge: bool = False
    sunk: float = 0.0
    lift: float = 0.0
    count: int = 0  # the number of checkers in its stack, if this one displays it, else 0


def still(shown: Picture, geometry: BoardGeometry) -> list[Sprite]:
    """All checkers at rest, the lowest first."""
    return [_lying(checker, geometry) for checker in shown.checkers]


def without_top(shown: Picture, source: Place, geometry: BoardGeometry) -> list[Sprite]:
    """All checkers at rest while the top one of `source` is held."""
    taken = shown.stack(source)[-1]
    return [_lying(checker, geometry, held=source) for checker in shown.checkers if checker is not taken]


def moving(stage: MotionStage, progress: float, geometry: BoardGeometry) -> tuple[list[Sprite], list[Sprite]]:
    """The checkers on the board, some of which slide within their stack, and above them those in flight."""
    lying = [_between(move, progress, geometry) for move in stage.moves if not move.travels]
    latest_below = sorted((move for move in stage.moves if move.travels), key=lambda move: -move.within[0])
    return lying, [_between(move, progress, geometry) for move in latest_below]


def held(side: Side, x: float, y: float) -> Sprite:
    """The checker being dragged."""
    return Sprite(side, x, y, lift=1.0)


def _lying(checker: Checker, geometry: BoardGeometry, held: Place | None = None) -> Sprite:
    at = centre(geometry, checker.spot)
    return Sprite(
        checker.side,
        at.x(),
        at.y(),
        is_edge=is_on_edge(checker.spot.place),
        sunk=float(checker.spot.is_pinned),
        count=_count(checker.spot, held),
    )


def _count(spot: Spot, held: Place | None = None) -> int:
    """The count that the top checker of a tall stack, tray or rack displays, else 0; a held checker is not counted."""
    of = spot.of - (spot.place == held)
    is_told = of >= COUNT_FROM or is_on_edge(spot.place)
    return of if is_told and spot.level == of - 1 else 0


def _between(move: Move, progress: float, geometry: BoardGeometry) -> Sprite:
    """A checker in motion. One that changes places flies, lands and settles."""
    begins, ends = move.within
    done = min(max((progress - begins) / (ends - begins), 0.0), 1.0)
    eased = ease(min(1.0, done / FLIGHT) if move.travels else done)
    at = _way(move, eased, geometry)
    return Sprite(
        move.side,
        at.x(),
        at.y(),
        is_edge=is_on_edge(move.target.place) and (not move.travels or eased >= 1.0),
        sunk=move.source.is_pinned + (move.target.is_pinned - move.source.is_pinned) * eased,
        lift=_lift(move, done, geometry) if move.travels else 0.0,
        count=0 if move.travels else _count(move.target),
    )


def _way(move: Move, eased: float, geometry: BoardGeometry) -> QPointF:
    end = centre(geometry, move.target)
    if move.dropped_at is not None:
        start = QPointF(*move.dropped_at)
        return start + (end - start) * eased
    start = centre(geometry, move.source)
    return start + (end - start) * eased + QPointF(0, _bow(start, end, geometry) * 4 * eased * (1 - eased))


def _bow(start: QPointF, end: QPointF, geometry: BoardGeometry) -> float:
    """How far a path along one side of the board bends towards the middle, so that it does not cover checkers there."""
    if (start.y() > geometry.middle) is not (end.y() > geometry.middle):
        return 0.0
    bow = 0.14 * abs(end.x() - start.x())
    return -bow if start.y() > geometry.middle else bow


def _lift(move: Move, done: float, geometry: BoardGeometry) -> float:
    """The height of a checker in flight: an arc, or a descent if it was dropped, with a small bounce at the end."""
    if done >= FLIGHT:
        settled = (done - FLIGHT) / (1 - FLIGHT)
        return 4 * HOP * settled * (1 - settled)
    eased = ease(done / FLIGHT)
    if move.dropped_at is not None:
        return 1.0 - eased
    way = centre(geometry, move.target) - centre(geometry, move.source)
    high = min(1.0, LOWEST + hypot(way.x(), way.y()) / (FAR * geometry.unit))
    return 4 * high * eased * (1 - eased)


def ease(progress: float) -> float:
    """Ease in and out: slow, fast, slow."""
    return progress * progress * (3 - 2 * progress)
