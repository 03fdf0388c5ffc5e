"""Draws cached checkers, dice and cubes in place: on the board, in the air, turned."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from tapa_desktop.ui.board.cube_layout import CubeSprite
from tapa_desktop.ui.board.dice_frame import DieSprite
from tapa_desktop.ui.board.frame import Sprite

from .board import engrave
from .brushes import square
from .cache import StampCache
from .checkers import paint_count, paint_sunk
from .dice import paint_tumbling

LIFT: Final = 0.13  # how much larger a checker in the air looks
SINK: Final = 0.06  # how much smaller a pinned checker looks
DROP: Final = ((0.035, 0.06), (0.17, 0.32))  # shadow offset (right, down) in diameters: at rest, in the air
DIE_LIFT: Final = 0.22  # how much larger a die high in the air looks
DIE_DROP: Final = (0.05, 0.09)  # the offset of its shadow, in sides


def paint_sprite(painter: QPainter, stock: StampCache, sprite: Sprite) -> None:
    """Paint one checker."""
    if sprite.is_edge:
        _paint_edge(painter, stock, sprite)
        return
    at, unit = QPointF(sprite.x, sprite.y), stock.geometry.unit
    _paint_shadow(painter, stock, sprite)
    stock.flat(sprite.side).draw(painter, square(at, unit * (1 + LIFT * sprite.lift - SINK * sprite.sunk)))
    if sprite.sunk:
        paint_sunk(painter, square(at, unit), stock.theme, sprite.sunk)
    if sprite.count:
        paint_count(painter, square(at, unit), sprite.count, stock.letters(0.42), stock.look(sprite.side))


def paint_die(painter: QPainter, stock: StampCache, die: DieSprite) -> None:
    """Paint one die. A used die has no shadow."""
    side, at = stock.die_side, QPointF(die.x, die.y)
    if not die.is_used:
        below = at + QPointF(*DIE_DROP) * side * (1 + 5 * die.lift)
        stock.die_shadow.draw(painter, square(below, 2 * side * (1 + LIFT * die.lift)))
    if die.tumble:
        painter.save()
        painter.translate(at)
        paint_tumbling(painter, die, stock.look(die.side), side * (1 + DIE_LIFT * die.lift))
        painter.restore()
    else:
        stamp = stock.die(die.side, die.value, die.angle, is_used=die.is_used)
        stamp.draw(painter, square(at, stamp.width))


def paint_cube(painter: QPainter, stock: StampCache, cube: CubeSprite) -> None:
    """Paint the doubling cube. A dead cube has no shadow."""
    at, side, grown = QPointF(cube.x, cube.y), stock.cube_side, 1 + LIFT * cube.lift
    if not cube.is_dead:
        below = at + QPointF(*DIE_DROP) * side * (1 + 2 * cube.lift)
        stock.cube_shadow.draw(painter, square(below, 2 * side * grown))
    stamp = stock.cube(cube.face, is_dead=cube.is_dead)
    stamp.draw(painter, square(at, stamp.width * grown))


def _paint_edge(painter: QPainter, stock: StampCache, sprite: Sprite) -> None:
    """Paint a checker on edge. The last one of a tray or rack has the count next to it."""
    at, unit = QPointF(sprite.x, sprite.y), stock.geometry.unit
    stamp = stock.edge(sprite.side)
    rect = QRectF(0, 0, stamp.width, stamp.height)
    rect.moveCenter(at)
    stamp.draw(painter, rect)
    if sprite.count:
        beyond = rect.height() / 2 + 0.26 * unit
        count_at = square(at + QPointF(0, -beyond if at.y() > stock.geometry.middle else beyond), unit)
        engrave(painter, count_at, str(sprite.count), stock.letters(0.32), stock.theme.board.letters)


def _paint_shadow(painter: QPainter, stock: StampCache, sprite: Sprite) -> None:
    unit = stock.geometry.unit
    right, down = (low + (high - low) * sprite.lift for low, high in zip(*DROP, strict=True))
    at = QPointF(sprite.x + right * unit, sprite.y + down * unit)
    painter.setOpacity(1.0 - 0.42 * sprite.lift)
    stock.shadow.draw(painter, square(at, stock.shadow.width * (1 + 0.2 * sprite.lift - SINK * sprite.sunk)))
    painter.setOpacity(1.0)
