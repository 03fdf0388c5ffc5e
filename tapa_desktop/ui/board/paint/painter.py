"""Paints a scene: the ground, what lies on it, highlights, prompts, and on top of all what is in the air."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from tapa_desktop.ui.board.cube_layout import plate_rects
from tapa_desktop.ui.board.cube_text import answer_word
from tapa_desktop.ui.board.dice_frame import DieSprite
from tapa_desktop.ui.board.geometry import checker_rect, is_on_edge, turn_rect
from tapa_desktop.ui.board.picture import Prompt
from tapa_desktop.ui.board.place import CUBE, Spot, tray
from tapa_desktop.ui.board.scene import Scene, landing_spot
from tapa_desktop.ui.board.text import prompt_name

from . import marks, targets
from .board import engrave
from .brushes import square
from .cache import StampCache
from .checkers import paint_pin_ring
from .cube import answer_letters, paint_answer, paint_glow
from .marks import paint_focus
from .sprites import paint_cube, paint_die, paint_sprite
from .targets import paint_arrow

HIT_ROOM = 0.55  # the size of the landing mark inside the ring of a checker that would be pinned or hit
REACH = 0.8  # how far a resting checker or die and its shadow extend from its middle, in diameters


def paint_scene(painter: QPainter, stock: StampCache, scene: Scene, area: QRectF, *, show_pips: bool = True) -> None:
    """Paint the part of the scene inside `area`, to which the painter is clipped."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    stock.backdrop.draw(painter, QRectF(0, 0, stock.geometry.width, stock.geometry.height))
    _paint_rail_marks(painter, stock, scene, area, show_pips=show_pips)
    for place, light in scene.lights.items():
        targets.paint_light(painter, stock.geometry, stock.theme, place, light)
    seen = area.adjusted(*(sign * REACH * stock.geometry.unit for sign in (-1, -1, 1, 1)))
    for sprite in scene.lying:
        if seen.contains(sprite.x, sprite.y):
            paint_sprite(painter, stock, sprite)
    _paint_signs(painter, stock, scene)
    _paint_dice(painter, stock, scene, [die for die in scene.dice if seen.contains(die.x, die.y)])
    _paint_cube(painter, stock, scene, seen)
    _paint_cue(painter, stock, scene)
    for arrow in scene.arrows:
        paint_arrow(painter, stock.geometry, stock.theme, arrow)
    if scene.focused is not None:
        paint_focus(painter, scene.focused, stock.geometry.unit)
    for sprite in scene.flying:
        paint_sprite(painter, stock, sprite)


def prompt_rect(stock: StampCache, scene: Scene) -> QRectF:
    """The area of the prompt: in the dice band of its player, or in the other one if dice lie there."""
    width = QFontMetricsF(stock.letters(marks.CUE_LETTERS)).horizontalAdvance(prompt_name(scene.shown))
    if scene.shown.cue is Prompt.OVER:
        return marks.banner_rect(stock.geometry, width, next((die.side for die in scene.shown.dice), None))
    side = scene.shown.cue_side
    return marks.pill_rect(stock.geometry, side.other if scene.shown.cue is Prompt.PASS else side, width)


def _tick_rect(stock: StampCache, dice: list[DieSprite]) -> QRectF:
    """The round button next to dice that can be clicked to end the turn."""
    unit = stock.geometry.unit
    last = max(dice, key=lambda die: die.x)
    return square(QPointF(last.x + 0.98 * unit, last.y), 0.66 * unit)


def _paint_rail_marks(painter: QPainter, stock: StampCache, scene: Scene, area: QRectF, *, show_pips: bool) -> None:
    """Paint the turn arrow and the pip counts."""
    shown, geometry = scene.shown, stock.geometry
    if shown.turn is not None and (arrow := turn_rect(geometry, shown.turn)).intersects(area):
        marks.paint_turn(painter, arrow, stock.look(shown.turn), stock.theme, down=shown.turn is geometry.lower)
    for side, count in shown.pips.items():
        rect = geometry.rail_rect(tray(side))
        if show_pips and rect.intersects(area):
            colour = stock.theme.signal.cue if shown.turn is side else stock.theme.board.letters
            engrave(painter, rect, str(count), stock.letters(0.38), colour)


def _paint_signs(painter: QPainter, stock: StampCache, scene: Scene) -> None:
    """Paint rings on top of the checkers: landing spots, checkers that would be pinned or hit, and the selection."""
    geometry, mover = stock.geometry, scene.shown.cue_side
    for place, light in scene.lights.items():
        if is_on_edge(place):
            continue
        touched, landing = Spot(place), landing_spot(scene.shown, place, mover)
        if light.touches:
            paint_pin_ring(painter, checker_rect(geometry, touched).center(), geometry.unit, stock.theme.signal)
        room = HIT_ROOM if light.touches and not landing.is_pinning else 1.0
        middle = checker_rect(geometry, landing).center()
        targets.paint_landing(painter, middle, room * geometry.unit, stock.theme, light)
    for chosen, strength in ((scene.called, 0.7), (scene.hovered, 0.55), (scene.selected, 1.0)):
        if chosen is not None:
            targets.paint_halo(painter, geometry, chosen, stock.theme.signal, strength)


def _paint_dice(painter: QPainter, stock: StampCache, scene: Scene, dice: list[DieSprite]) -> None:
    if scene.is_calm and scene.shown.cue in {Prompt.FINISH, Prompt.PASS}:
        for die in dice:
            painter.save()
            painter.translate(die.x, die.y)
            painter.rotate(die.angle)
            marks.paint_die_glow(painter, square(QPointF(), stock.die_side), stock.theme.signal.cue)
            painter.restore()
    for die in dice:
        paint_die(painter, stock, die)


def _paint_cube(painter: QPainter, stock: StampCache, scene: Scene, seen: QRectF) -> None:
    """Paint the doubling cube, with a glow if it is under the pointer and can be turned."""
    cube = scene.cube
    if cube is None or not seen.contains(cube.x, cube.y):
        return
    if scene.touched == CUBE:
        paint_glow(painter, square(QPointF(cube.x, cube.y), stock.cube_side), stock.theme.signal.die)
    paint_cube(painter, stock, cube)


def _paint_plates(painter: QPainter, stock: StampCache, scene: Scene) -> None:
    """Paint the Take and Drop buttons of the side that is offered a double."""
    rects = plate_rects(stock.geometry, scene.shown.cue_side)
    letters = answer_letters(stock.letters(marks.CUE_LETTERS), next(iter(rects.values())), map(answer_word, rects))
    for place, rect in rects.items():
        paint_answer(painter, rect, answer_word(place), letters, stock.theme, is_touched=place == scene.touched)


def _paint_cue(painter: QPainter, stock: StampCache, scene: Scene) -> None:
    if not scene.is_calm:
        return
    if scene.shown.cue is Prompt.ANSWER:
        _paint_plates(painter, stock, scene)
    if scene.shown.cue in {Prompt.FINISH, Prompt.PASS}:
        marks.paint_tick(painter, _tick_rect(stock, scene.dice), stock.theme)
    if text := prompt_name(scene.shown):
        paint = marks.paint_pill if scene.shown.cue is Prompt.ROLL else marks.paint_notice
        paint(painter, prompt_rect(stock, scene), text, stock.letters(marks.CUE_LETTERS), stock.theme)
