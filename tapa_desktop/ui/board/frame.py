"""Where each checker, die, the cube and its buttons are painted at a moment of a plan, in logical pixels. Pure.

Dice hop from the thrower's edge to the band in the middle; where they come to rest follows from the values rolled. The
cube lies on the bar, where no game with a cube has checkers, or in the dice band of the side that must answer a double.
"""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import Final
from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF

from tapa_desktop.rules.position import Side

from .geometry import (
    CUBE,
    DROP,
    TAKE,
    BoardGeometry,
    Checker,
    Place,
    PlaceKind,
    Spot,
    around,
    centre,
    die_centre,
    is_on_edge,
    outward,
    slice_height,
    square,
    towards_bar,
)
from .motion import FLIGHT, MotionStage, Move
from .picture import CubeShown, Die, Picture, Prompt

COUNT_FROM: Final = 6  # the minimum height of a stack that shows its count
HOP: Final = 0.09  # the height of a checker's small bounce when it lands
LOWEST: Final = 0.5  # the height of the shortest flight; one over FAR diameters is as high as a dragged checker, 1
FAR: Final = 12.0

ANGLES: Final = 7  # the number of different resting angles; few, so that each one is drawn only once and then cached
TURNED: Final = {1: 15, 2: 15, 4: 6}  # the maximum angle of a resting die, in degrees, by the number of dice
ASIDE: Final = {1: 0.14, 2: 0.1, 4: 0.03}  # the maximum offset along the band, in diameters, by the number of dice
ACROSS: Final = {1: 0.14, 2: 0.14, 4: 0.18}  # the same across the band
HOPS: Final = ((0.0, 0.44, 0.55), (0.44, 0.74, 0.2), (0.74, 0.94, 0.06))  # begin, end (shares of the time) and height
HAND: Final = 0.5  # the height at which the dice leave the hand
TURNS: Final = 460  # degrees that the first die tumbles; each further die tumbles a little more
DRIFT: Final = 55  # degrees that a die spins meanwhile, as seen from above

ROOM: Final = 0.92  # the side of the square for the cube, in diameters of a checker
FROM_RAIL: Final = 0.08  # from the rail to a cube that has an owner, in diameters of a checker
OFFERED_ASIDE: Final = 2.3  # from the middle of a dice band to an offered cube, towards the bar, in widths of a point
BUTTONS: Final = (0.55, -1.75)  # the same distance to the middles of its two buttons
BUTTON: Final = (2.1, 1.0)  # the width of a button in widths of a point, and its height in diameters of a checker
LEAST_HIGH: Final = 36.0  # logical pixels: the minimum height of a touch target


class Sprite(Struct, frozen=True):
    """One checker as it is painted. `lift` is 1 when it is held in the air, `sunk` is 1 when it is pinned."""

    side: Side
    x: float
    y: float
    is_edge: bool = False
    sunk: float = 0.0
    lift: float = 0.0
    count: int = 0  # the number of checkers in its stack, if this one displays it, else 0
    gap: int = 0  # up to the count, in checkers on edge


def resting_checkers(shown: Picture, geometry: BoardGeometry, held_from: Place | None = None) -> list[Sprite]:
    """All checkers at rest, the lowest first, without the held one: the top checker of `held_from`."""
    held = shown.stack(held_from)[-1] if held_from is not None else None
    return [_resting_checker(checker, geometry, held_from) for checker in shown.checkers if checker is not held]


def moving_checkers(stage: MotionStage, progress: float, geometry: BoardGeometry) -> tuple[list[Sprite], list[Sprite]]:
    """The checkers on the board, which may slide within their stacks, and those in flight above them."""
    lying = [_between(move, progress, geometry) for move in stage.moves if not move.travels]
    latest_below = sorted((move for move in stage.moves if move.travels), key=lambda move: -move.within[0])
    return lying, [_between(move, progress, geometry) for move in latest_below]


def _resting_checker(checker: Checker, geometry: BoardGeometry, held_from: Place | None) -> Sprite:
    at = centre(geometry, checker.spot)
    is_edge, sunk = is_on_edge(checker.spot.place), float(checker.spot.is_pinned)
    count, gap = _count(checker.spot, held_from), _gap(checker.spot)
    return Sprite(checker.side, at.x(), at.y(), is_edge, sunk, count=count, gap=gap)


def _count(spot: Spot, held_from: Place | None = None) -> int:
    """The count that the top checker of a tall stack, tray or rack displays, else 0; a held one does not count."""
    of = spot.of - (spot.place == held_from)
    is_shown = of >= COUNT_FROM or is_on_edge(spot.place)
    return of if is_shown and spot.level == of - 1 else 0


def _gap(spot: Spot) -> int:
    """A rack has room for the mark of the last move between its checkers and their count."""
    return int(spot.place.kind is PlaceKind.RACK)


def count_rect(sprite: Sprite, geometry: BoardGeometry) -> QRectF:
    """Where the count beside a checker on edge is written."""
    unit = geometry.unit
    away = (0.5 + sprite.gap) * slice_height(geometry) + 0.26 * unit
    return around(QPointF(sprite.x, sprite.y + (-away if sprite.y > geometry.middle else away)), unit, 0.4 * unit)


def _between(move: Move, progress: float, geometry: BoardGeometry) -> Sprite:
    """A checker in motion. One that changes places flies, lands and settles."""
    start, end = move.within
    done = min(max((progress - start) / (end - start), 0.0), 1.0)
    eased = ease(min(1.0, done / FLIGHT) if move.travels else done)
    at = _path_point(move, eased, geometry)
    return Sprite(
        move.side,
        at.x(),
        at.y(),
        is_edge=is_on_edge(move.target.place) and (not move.travels or eased >= 1.0),
        sunk=move.source.is_pinned + (move.target.is_pinned - move.source.is_pinned) * eased,
        lift=_lift(move, done, geometry) if move.travels else 0.0,
        count=0 if move.travels else _count(move.target),
        gap=_gap(move.target),
    )


def _path_point(move: Move, eased: float, geometry: BoardGeometry) -> QPointF:
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
    path = centre(geometry, move.target) - centre(geometry, move.source)
    height = min(1.0, LOWEST + hypot(path.x(), path.y()) / (FAR * geometry.unit))
    return 4 * height * eased * (1 - eased)


def ease(progress: float) -> float:
    """Ease in and out: slow, fast, slow."""
    return progress * progress * (3 - 2 * progress)


class DieSprite(Struct, frozen=True):
    """One die as it is painted; angles are in degrees. `lift` is 1 high in the air, 0 on the board."""

    side: Side
    value: int  # the value on top when it has come to rest
    x: float
    y: float
    angle: float = 0.0
    is_used: bool = False
    lift: float = 0.0
    tumble: float = 0.0  # the angle left to roll before it lies flat
    heading: float = 0.0  # the direction in which it rolls, clockwise from the right


def lying_dice(shown: Picture, geometry: BoardGeometry) -> list[DieSprite]:
    """The dice at rest."""
    return [_resting_die(die, shown, geometry) for die in shown.dice]


def rolling_dice(shown: Picture, geometry: BoardGeometry, progress: float) -> list[DieSprite]:
    """The dice at a moment of their roll. `progress` is 0 when they leave the hand, 1 when they have come to rest."""
    return [_rolling_die(die, slot, geometry, progress) for slot, die in enumerate(lying_dice(shown, geometry))]


def _resting_die(die: Die, shown: Picture, geometry: BoardGeometry) -> DieSprite:
    values = [other.value for other in shown.dice if other.side is die.side]
    turned, aside, across = (_chance(die, values, index) for index in range(3))
    at = die_centre(geometry, die.side, die.slot, die.of)
    at += QPointF(aside * ASIDE[die.of], across * ACROSS[die.of]) * geometry.unit
    step = 2 * TURNED[die.of] / (ANGLES - 1)
    angle = round(turned * (ANGLES // 2)) * step
    return DieSprite(die.side, die.value, at.x(), at.y(), angle, is_used=die.is_used)


def _chance(die: Die, values: list[int], index: int) -> float:
    """A pseudo-random number from -1 to 1 that depends only on the roll. `index` picks one of several."""
    return crc32(bytes((die.side is Side.WHITE, *values, die.slot, index))) / 0x7FFFFFFF - 1


def _rolling_die(rest: DieSprite, slot: int, geometry: BoardGeometry, progress: float) -> DieSprite:
    left = max(0.0, 1 - progress / HOPS[-1][1]) ** 2
    if not left:
        return replace(rest, is_used=False)
    at, ahead = _die_at(rest, slot, geometry, left), _die_at(rest, slot, geometry, left * 0.9)
    return replace(
        rest,
        x=at.x(),
        y=at.y(),
        angle=rest.angle + outward(geometry, rest.x) * left * DRIFT * (1 + slot),
        lift=_height(progress),
        tumble=left * TURNS * (1 + 0.22 * slot),
        heading=degrees(atan2(ahead.y() - at.y(), ahead.x() - at.x())),
        is_used=False,
    )


def _die_at(rest: DieSprite, slot: int, geometry: BoardGeometry, left: float) -> QPointF:
    """The position of a die that has the share `left` of its path ahead: from the edge, curving into the band."""
    unit, away = geometry.unit, outward(geometry, rest.x)
    low = rest.side is geometry.lower
    edge = geometry.board.bottom() if low else geometry.board.top()
    end = QPointF(rest.x, rest.y)
    bend = end + QPointF(away * 2.3, 0.5 if low else -0.5) * unit
    hand = QPointF(rest.x + away * (2.9 + 0.5 * slot) * unit, edge)
    return end * (1 - left) ** 2 + bend * (2 * left * (1 - left)) + hand * left**2


def _height(progress: float) -> float:
    """The height of a die above the board. It leaves the hand, and each hop is lower than the last."""
    start, end, height = next(hop for hop in HOPS if progress < hop[1])
    share = (progress - start) / (end - start)
    return 4 * height * share * (1 - share) + (HAND * (1 - share) if start == 0 else 0.0)


class CubeSprite(Struct, frozen=True):
    """The cube as it is painted. `lift` is 1 when held high in the air, 0 when it lies on the board."""

    face: int
    x: float
    y: float
    is_dead: bool = False
    lift: float = 0.0


def lying_cube(cube: CubeShown | None, geometry: BoardGeometry) -> CubeSprite | None:
    """The cube at rest, or None if there is none."""
    return sliding_cube(cube, cube, 1.0, geometry) if cube is not None else None


def sliding_cube(source: CubeShown, target: CubeShown, eased: float, geometry: BoardGeometry) -> CubeSprite:
    """The cube in motion. It turns over halfway."""
    start, end = (cube_rect(geometry, cube).center() for cube in (source, target))
    at, cube = start + (end - start) * eased, source if eased < 0.5 else target
    return CubeSprite(cube.face, at.x(), at.y(), cube.is_dead, lift=4 * eased * (1 - eased))


def cube_rect(geometry: BoardGeometry, cube: CubeShown) -> QRectF:
    """The square in which the cube lies."""
    if cube.is_offered and cube.side is not None:
        return square(towards_bar(geometry, cube.side, OFFERED_ASIDE), ROOM * geometry.unit)
    bar = geometry.bar_rect
    rect = square(QPointF(bar.center().x(), geometry.middle), ROOM * geometry.unit)
    if cube.side is geometry.lower:
        rect.moveBottom(bar.bottom() - FROM_RAIL * geometry.unit)
    elif cube.side is not None:
        rect.moveTop(bar.top() + FROM_RAIL * geometry.unit)
    return rect


def button_rects(geometry: BoardGeometry, side: Side) -> dict[Place, QRectF]:
    """The Take and Drop buttons of a side, in this order from left to right, as in the bar below the board."""
    most = geometry.dice_rect(side).height() - 0.06 * geometry.unit
    width, height = BUTTON[0] * geometry.point_width, min(max(BUTTON[1] * geometry.unit, LEAST_HIGH), most)
    rects = [around(towards_bar(geometry, side, aside), width, height) for aside in BUTTONS]
    return dict(zip((TAKE, DROP), sorted(rects, key=QRectF.left), strict=True))


def click_rects(geometry: BoardGeometry, shown: Picture) -> dict[Place, QRectF]:
    """The clickable areas of the cube and its buttons. The buttons are always tall enough for a finger."""
    if shown.cube is None:
        return {}
    rects = {CUBE: cube_rect(geometry, shown.cube)}
    if shown.prompt is Prompt.ANSWER:
        for place, rect in button_rects(geometry, shown.prompt_side).items():
            more = max(0.0, LEAST_HIGH - rect.height()) / 2
            rects[place] = rect.adjusted(0, -more, 0, more)
    return rects


def clicked_at(geometry: BoardGeometry, shown: Picture, x: float, y: float) -> Place | None:
    """The cube or button at that position, or None."""
    return next((place for place, rect in click_rects(geometry, shown).items() if rect.contains(x, y)), None)
