"""Paints a scene: the ground, what lies on it, highlights, prompts, and on top of all what is in the air.

The position editor has a supply of checkers beside the board, which is painted here, too.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from tapa_desktop.rules.position import POINTS, Side
from tapa_desktop.ui.board.frame import DieSprite, Sprite, button_rects
from tapa_desktop.ui.board.geometry import (
    CUBE,
    Spot,
    around,
    checker_rect,
    following_rects,
    is_on_edge,
    point,
    square,
    tray,
    turn_rect,
)
from tapa_desktop.ui.board.picture import Prompt, free_spot
from tapa_desktop.ui.board.scene import Scene
from tapa_desktop.ui.board.text import answer_label, prompt_name

from . import checkers, marks
from .brushes import engrave, shade
from .cache import PixmapCache
from .checkers import paint_pin_ring, paint_sunk
from .dice import paint_tumbling

HIT_ROOM: Final = 0.55  # the size of the landing mark inside the ring of a checker that would be pinned or hit
REACH: Final = 0.8  # how far a resting checker or die and its shadow extend from its middle, in diameters
LIFT: Final = 0.13  # how much larger a checker in the air looks
SINK: Final = 0.06  # how much smaller a pinned checker looks
DROP: Final = ((0.035, 0.06), (0.17, 0.32))  # shadow offset (right, down) in diameters: at rest, in the air
DIE_LIFT: Final = 0.22  # how much larger a die high in the air looks
DIE_DROP: Final = (0.05, 0.09)  # the offset of its shadow, in sides

_PILE: Final = 3  # the maximum number of checkers drawn in a pile
_PITCH: Final = 0.11  # from one of them to the next, in diameters


def paint_scene(painter: QPainter, cache: PixmapCache, scene: Scene, area: QRectF, *, show_pips: bool) -> None:
    """Paint the part of the scene inside `area`, to which the painter is clipped."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cache.backdrop.draw(painter, QRectF(0, 0, cache.geometry.width, cache.geometry.height))
    _paint_rail_marks(painter, cache, scene, area, show_pips=show_pips)
    for place, light in scene.lights.items():
        checkers.paint_light(painter, cache.geometry, cache.theme, place, light)
    visible = area.adjusted(*(sign * REACH * cache.geometry.unit for sign in (-1, -1, 1, 1)))
    for sprite in scene.lying:
        if visible.contains(sprite.x, sprite.y):
            paint_sprite(painter, cache, sprite)
    if scene.shown.trace is not None:
        checkers.paint_trace(painter, cache.geometry, cache.theme, scene.shown.trace)
    _paint_signs(painter, cache, scene)
    _paint_dice(painter, cache, scene, [die for die in scene.dice if visible.contains(die.x, die.y)])
    _paint_cube(painter, cache, scene, visible)
    _paint_prompt(painter, cache, scene)
    for arrow in reversed(scene.arrows):  # the most important play is on top
        checkers.paint_arrow(painter, cache.geometry, cache.theme, arrow)
    for arrow in reversed(scene.arrows):
        if arrow.mark.sign:
            checkers.paint_arrow_sign(painter, cache.geometry, cache.theme, arrow, cache.letters(checkers.SIGN))
    if scene.focused is not None:
        marks.paint_focus(painter, scene.focused, cache.geometry.unit)
    for sprite in scene.flying:
        paint_sprite(painter, cache, sprite)


def prompt_rect(cache: PixmapCache, scene: Scene) -> QRectF:
    """The area of the prompt: in the dice band of its player, or in the other one if dice lie there."""
    width = QFontMetricsF(cache.letters(marks.PROMPT_LETTERS)).horizontalAdvance(prompt_name(scene.shown))
    if scene.shown.prompt is Prompt.OVER:
        return marks.banner_rect(cache.geometry, width, next((die.side for die in scene.shown.dice), None))
    side = scene.shown.prompt_side
    return marks.pill_rect(cache.geometry, side.other if scene.shown.prompt is Prompt.PASS else side, width)


def _tick_rect(cache: PixmapCache, dice: list[DieSprite]) -> QRectF:
    unit = cache.geometry.unit
    last = max(dice, key=lambda die: die.x)
    return square(QPointF(last.x + 0.98 * unit, last.y), 0.66 * unit)


def _paint_rail_marks(painter: QPainter, cache: PixmapCache, scene: Scene, area: QRectF, *, show_pips: bool) -> None:
    shown, geometry = scene.shown, cache.geometry
    for is_low in (True, False) if cache.show_numbers else ():
        if (rail := geometry.rail(is_low=is_low)).intersects(area):
            points = [place for place in map(point, POINTS) if geometry.is_low(place) is is_low]
            numbered = tuple((place, shown.number_of(place)) for place in points)
            cache.numbers(numbered, is_low=is_low).draw(painter, rail)
    if shown.turn is not None and (arrow := turn_rect(geometry, shown.turn)).intersects(area):
        cache.turn(shown.turn).draw(painter, arrow)
    for side, count in shown.pips.items():
        rect = geometry.rail_rect(tray(side))
        if show_pips and rect.intersects(area):
            marks.paint_pips(painter, rect, str(count), cache.letters(0.3), cache.theme, is_to_act=shown.turn is side)


def _paint_signs(painter: QPainter, cache: PixmapCache, scene: Scene) -> None:
    """Paint rings on top of the checkers: landing spots, checkers that would be pinned or hit, and the selection."""
    geometry, mover = cache.geometry, scene.shown.prompt_side
    for place, light in scene.lights.items():
        if is_on_edge(place):
            continue
        touched, landing = Spot(place), free_spot(scene.shown, place, mover)
        if light.touches:
            paint_pin_ring(painter, checker_rect(geometry, touched).center(), geometry.unit, cache.theme.signal)
        room = HIT_ROOM if light.touches and not landing.is_pinning else 1.0
        middle = checker_rect(geometry, landing).center()
        checkers.paint_landing(painter, middle, room * geometry.unit, cache.theme, light)
    for chosen, strength in ((scene.must_enter, 0.7), (scene.hovered, 0.55), (scene.selected, 1.0)):
        if chosen is not None:
            checkers.paint_halo(painter, geometry, chosen, cache.theme.signal, strength)


def _paint_dice(painter: QPainter, cache: PixmapCache, scene: Scene, dice: list[DieSprite]) -> None:
    if scene.is_calm and scene.shown.prompt in {Prompt.FINISH, Prompt.PASS}:
        for die in dice:
            painter.save()
            painter.translate(die.x, die.y)
            painter.rotate(die.angle)
            marks.paint_die_glow(painter, square(QPointF(), cache.die_side), cache.theme.signal.cue)
            painter.restore()
    for die in dice:
        paint_die(painter, cache, die)
    side, numbers = scene.shown.dice_side, scene.shown.to_follow
    for number, rect in zip(numbers, following_rects(cache.geometry, side, len(numbers)), strict=True):
        cache.die(side, number, 0.0, is_used=False).draw(painter, rect)


def _paint_cube(painter: QPainter, cache: PixmapCache, scene: Scene, visible: QRectF) -> None:
    """Paint the doubling cube. A dead cube has no shadow."""
    cube, side = scene.cube, cache.cube_side
    if cube is None or not visible.contains(cube.x, cube.y):
        return
    at, grown = QPointF(cube.x, cube.y), 1 + LIFT * cube.lift
    if scene.touched == CUBE:
        marks.paint_glow(painter, square(at, side), cache.theme.signal.die)
    if not cube.is_dead:
        below = at + QPointF(*DIE_DROP) * side * (1 + 2 * cube.lift)
        cache.cube_shadow.draw(painter, square(below, 2 * side * grown))
    stamp = cache.cube(cube.face, is_dead=cube.is_dead)
    stamp.draw(painter, square(at, stamp.width * grown))


def _paint_buttons(painter: QPainter, cache: PixmapCache, scene: Scene) -> None:
    rects = button_rects(cache.geometry, scene.shown.prompt_side)
    font, first = cache.letters(marks.PROMPT_LETTERS), next(iter(rects.values()))
    letters = marks.answer_letters(font, first, map(answer_label, rects))
    for place, rect in rects.items():
        marks.paint_answer(painter, rect, answer_label(place), letters, cache.theme, is_touched=place == scene.touched)


def _paint_prompt(painter: QPainter, cache: PixmapCache, scene: Scene) -> None:
    if not scene.is_calm:
        return
    if scene.shown.prompt is Prompt.ANSWER:
        _paint_buttons(painter, cache, scene)
    if scene.shown.prompt in {Prompt.FINISH, Prompt.PASS}:
        marks.paint_tick(painter, _tick_rect(cache, scene.dice), cache.theme)
    if text := prompt_name(scene.shown):
        paint = marks.paint_pill if scene.shown.prompt is Prompt.ROLL else marks.paint_notice
        paint(painter, prompt_rect(cache, scene), text, cache.letters(marks.PROMPT_LETTERS), cache.theme)


def paint_sprite(painter: QPainter, cache: PixmapCache, sprite: Sprite) -> None:
    """Paint one checker."""
    if sprite.is_edge:
        _paint_edge(painter, cache, sprite)
        return
    at, unit = QPointF(sprite.x, sprite.y), cache.geometry.unit
    _paint_shadow(painter, cache, sprite)
    cache.flat(sprite.side).draw(painter, square(at, unit * (1 + LIFT * sprite.lift - SINK * sprite.sunk)))
    if sprite.sunk:
        paint_sunk(painter, square(at, unit), cache.theme, sprite.sunk)
    if sprite.count:
        marks.paint_count(painter, square(at, unit), sprite.count, cache.letters(0.42), cache.look(sprite.side))


def paint_die(painter: QPainter, cache: PixmapCache, die: DieSprite) -> None:
    """Paint one die. A used die has no shadow."""
    side, at = cache.die_side, QPointF(die.x, die.y)
    if not die.is_used:
        below = at + QPointF(*DIE_DROP) * side * (1 + 5 * die.lift)
        cache.die_shadow.draw(painter, square(below, 2 * side * (1 + LIFT * die.lift)))
    if die.tumble:
        painter.save()
        painter.translate(at)
        paint_tumbling(painter, die, cache.look(die.side), side * (1 + DIE_LIFT * die.lift))
        painter.restore()
    else:
        stamp = cache.die(die.side, die.value, die.angle, is_used=die.is_used)
        stamp.draw(painter, square(at, stamp.width))


def _paint_edge(painter: QPainter, cache: PixmapCache, sprite: Sprite) -> None:
    """Paint a checker on edge. The last one of a tray or rack has the count next to it."""
    at, unit = QPointF(sprite.x, sprite.y), cache.geometry.unit
    stamp = cache.edge(sprite.side)
    rect = around(at, stamp.width, stamp.height)
    stamp.draw(painter, rect)
    if sprite.count:
        beyond = rect.height() / 2 + 0.26 * unit
        count_at = square(at + QPointF(0, -beyond if at.y() > cache.geometry.middle else beyond), unit)
        engrave(painter, count_at, str(sprite.count), cache.letters(0.32), cache.theme.board.letters)


def _paint_shadow(painter: QPainter, cache: PixmapCache, sprite: Sprite) -> None:
    unit = cache.geometry.unit
    right, down = (low + (high - low) * sprite.lift for low, high in zip(*DROP, strict=True))
    at = QPointF(sprite.x + right * unit, sprite.y + down * unit)
    painter.setOpacity(1.0 - 0.42 * sprite.lift)
    cache.shadow.draw(painter, square(at, cache.shadow.width * (1 + 0.2 * sprite.lift - SINK * sprite.sunk)))
    painter.setOpacity(1.0)


def paint_strip(painter: QPainter, cache: PixmapCache, rect: QRectF) -> None:
    """Paint the strip of table that holds the supply."""
    painter.fillRect(rect, shade(cache.theme.board.table, -0.28))
    painter.fillRect(QRectF(rect.left(), rect.top(), 1, rect.height()), shade(cache.theme.board.table, 0.2))


def paint_pile(
    painter: QPainter, cache: PixmapCache, side: Side, count: int, middle: QPointF, *, is_selected: bool
) -> None:
    """Paint a side's supply as a pile around `middle`; a faint ring if it is empty."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not count:
        _paint_ring(painter, cache, middle, shade(cache.theme.board.letters, 0, 0.3), 0.04)
    top = middle
    drawn = min(count, _PILE)
    for level in range(drawn):
        rise = (level - (drawn - 1) / 2) * _PITCH * cache.geometry.unit
        top = middle + QPointF(-rise, -rise)
        paint_sprite(painter, cache, Sprite(side, top.x(), top.y(), count=count if level == drawn - 1 else 0))
    if is_selected:
        _paint_ring(painter, cache, top, QColor(cache.theme.signal.die), 0.11)


def _paint_ring(painter: QPainter, cache: PixmapCache, middle: QPointF, colour: QColor, width: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, max(1.0, width * cache.geometry.unit)))
    painter.drawEllipse(middle, 0.49 * cache.geometry.unit, 0.49 * cache.geometry.unit)
