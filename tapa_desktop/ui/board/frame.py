"""One frame of the board: where each checker and each die is painted at a moment of a plan, in logical pixels. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF

from tapa_desktop.rules.side import Side

from .geometry import BoardGeometry
from .motion import Move, Stage
from .picture import Die, Picture
from .place import Checker, Place, Spot
from .spots import centre, die_centre, is_on_edge

COUNT_FROM: Final = 6  # a stack of so many shows its count


@dataclass(frozen=True, slots=True)
class Sprite:
    """One checker as it is painted; `lift` 1 is held in the air, 0 lies."""

    side: Side
    x: float
    y: float
    is_edge: bool = False
    is_pinned: bool = False
    lift: float = 0.0
    count: int = 0  # of its stack, where it tells that


@dataclass(frozen=True, slots=True)
class DieSprite:
    """One die as it is painted; `angle` in degrees."""

    side: Side
    value: int
    x: float
    y: float
    angle: float = 0.0
    is_used: bool = False


def still(shown: Picture, geometry: BoardGeometry) -> list[Sprite]:
    """All checkers where they lie, the lowest first."""
    return [_lying(checker, geometry) for checker in shown.checkers]


def without_top(shown: Picture, source: Place, geometry: BoardGeometry) -> list[Sprite]:
    """The checkers that lie while the top one of a place is held."""
    taken = shown.stack(source)[-1]
    return [_lying(checker, geometry, held=source) for checker in shown.checkers if checker is not taken]


def moving(stage: Stage, progress: float, geometry: BoardGeometry) -> tuple[list[Sprite], list[Sprite]]:
    """The checkers that lie or move closer, and above them those in the air."""
    lying = [_between(move, progress, geometry) for move in stage.moves if not move.travels]
    latest_below = sorted((move for move in stage.moves if move.travels), key=lambda move: -move.within[0])
    return lying, [_between(move, progress, geometry) for move in latest_below]


def dice(shown: Picture, geometry: BoardGeometry) -> list[DieSprite]:
    """The dice at rest."""
    return [_at_rest(die, geometry) for die in shown.dice]


def rolling(shown: Picture, geometry: BoardGeometry, progress: float) -> list[DieSprite]:
    """The dice on their way from the edge of the board to where they come to rest, turning as they go."""
    return [_tumbling(_at_rest(die, geometry), slot, geometry, progress) for slot, die in enumerate(shown.dice)]


def held(side: Side, x: float, y: float) -> Sprite:
    """The checker in the hand."""
    return Sprite(side, x, y, lift=1.0)


def _lying(checker: Checker, geometry: BoardGeometry, held: Place | None = None) -> Sprite:
    at = centre(geometry, checker.spot)
    return Sprite(
        checker.side,
        at.x(),
        at.y(),
        is_edge=is_on_edge(checker.spot.place),
        is_pinned=checker.spot.is_pinned,
        count=_count(checker.spot, held),
    )


def _count(spot: Spot, held: Place | None = None) -> int:
    """The number told by the top checker of a tall stack, a tray or a rack; one less while one of it is held."""
    of = spot.of - (spot.place == held)
    is_told = of >= COUNT_FROM or is_on_edge(spot.place)
    return of if is_told and spot.level == of - 1 else 0


def _between(move: Move, progress: float, geometry: BoardGeometry) -> Sprite:
    """A checker on its way; one that goes from place to place is in the air and lies down at the end."""
    begins, ends = move.within
    eased = ease(min(max((progress - begins) / (ends - begins), 0.0), 1.0))
    at = _way(move, eased, geometry)
    in_air = move.travels and eased < 1.0
    return Sprite(
        move.side,
        at.x(),
        at.y(),
        is_edge=is_on_edge(move.target.place) and not in_air,
        is_pinned=(move.target if eased >= 1.0 else move.source).is_pinned,  # not before the pinner has landed
        lift=_lift(eased, held=move.dropped_at is not None) if move.travels else 0.0,
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
    """How far a way along one side of the board bends towards its middle, so that it does not hide who lies there."""
    if (start.y() > geometry.middle) is not (end.y() > geometry.middle):
        return 0.0
    bow = 0.14 * abs(end.x() - start.x())
    return -bow if start.y() > geometry.middle else bow


def _lift(eased: float, *, held: bool) -> float:
    """How high a checker is on its way: an arc from the board, or down from the hand."""
    return 1.0 - eased if held else 4 * eased * (1 - eased)


def ease(progress: float) -> float:
    """Slow, fast, slow."""
    return progress * progress * (3 - 2 * progress)


def _at_rest(die: Die, geometry: BoardGeometry) -> DieSprite:
    at = die_centre(geometry, die.side, die.slot, die.of)
    return DieSprite(die.side, die.value, at.x(), at.y(), is_used=die.is_used)


def _tumbling(rest: DieSprite, slot: int, geometry: BoardGeometry, progress: float) -> DieSprite:
    left = (1 - progress) ** 2
    outward = 1 if rest.x > geometry.bar_rect.center().x() else -1
    x = rest.x + outward * left * 3.2 * geometry.unit
    y = rest.y + left * (1.1 - 0.5 * slot) * geometry.unit * (1 if rest.side is geometry.lower else -1)
    value = 1 + (rest.value + int(left * 9) * (slot + 2)) % 6 if progress < 0.72 else rest.value
    return replace(rest, x=x, y=y, value=value, angle=outward * left * (420 + 90 * slot), is_used=False)
