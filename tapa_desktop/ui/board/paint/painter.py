"""Paints a scene: the ground, the checkers and dice on it, highlights, prompts, and on top the checkers in the air."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen

from tapa_desktop.rules.position import POINTS, Side
from tapa_desktop.ui.board.frame import DieSprite, Sprite, button_rects, count_rect
from tapa_desktop.ui.board.geometry import (
    CUBE,
    BoardGeometry,
    BoardOptions,
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
from tapa_desktop.ui.board.theme import BoardTheme, CheckerTheme

from . import checkers
from .brushes import draw_disc, draw_plate, engrave, shade, shades, soft_shadow, white, write
from .cache import PixmapCache
from .dice import CUBE_ROUND, ROUND, fitted, paint_tumbling

HIT_ROOM: Final = 0.55  # the size of the landing mark inside the ring of a checker that would be pinned or hit
REACH: Final = 0.8  # how far a resting checker or die and its shadow extend from its middle, in diameters
LIFT: Final = 0.13  # how much larger a checker in the air looks
SINK: Final = 0.06  # how much smaller a pinned checker looks
DROP: Final = ((0.035, 0.06), (0.17, 0.32))  # shadow offset (right, down) in diameters: at rest, in the air
DIE_LIFT: Final = 0.22  # how much larger a die high in the air looks
DIE_DROP: Final = (0.05, 0.09)  # the offset of its shadow, in sides

PROMPT_LETTERS: Final = 0.44  # the size of a prompt, in diameters of a checker
PLATE: Final = (0.35, -0.14)  # the shades of a button at its top and bottom
PLATE_LETTERS: Final = 0.44  # the maximum height of its label, in its heights
PLATE_WIDE: Final = 0.92  # the maximum width of its label, in its widths
NOTICE: Final = -0.1  # the shade of a notice
TOUCHED: Final = 0.5  # how much lighter a button is under the pointer
FOCUS: Final = (("#000000", 0.16, 4.5), ("#ffffff", 0.075, 2.0))  # lines: colour, width in diameters, minimum pixels


def paint_scene(painter: QPainter, cache: PixmapCache, scene: Scene, area: QRectF, options: BoardOptions) -> None:
    """Paint the part of the scene inside `area`, to which the painter is clipped."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cache.draw_ground(painter)
    _paint_rail_marks(painter, cache, scene, area, options)
    for place, target in scene.highlights.items():
        checkers.paint_highlight(painter, cache.geometry, cache.theme, place, target)
    visible = area.adjusted(*(sign * REACH * cache.geometry.unit for sign in (-1, -1, 1, 1)))
    for sprite in scene.lying:
        if visible.contains(sprite.x, sprite.y):
            paint_sprite(painter, cache, sprite)
    if scene.shown.last_move is not None:
        checkers.paint_last_move(painter, cache.geometry, cache.theme, scene.shown.last_move)
    _paint_signs(painter, cache, scene)
    _paint_dice(painter, cache, scene, [die for die in scene.dice if visible.contains(die.x, die.y)])
    _paint_cube(painter, cache, scene, visible)
    _paint_prompt(painter, cache, scene)
    for arrow in reversed(scene.arrows):  # the most important play is on top
        checkers.paint_arrow(painter, cache.geometry, cache.theme, arrow)
    if scene.arrows:
        checkers.paint_arrow_signs(painter, cache.geometry, cache.theme, scene.arrows, cache.letters(checkers.SIGN))
    if scene.focused is not None:
        _paint_focus(painter, scene.focused, cache.geometry.unit)
    for sprite in scene.flying:
        paint_sprite(painter, cache, sprite)


def prompt_rect(cache: PixmapCache, scene: Scene) -> QRectF:
    """The area of the prompt: in the dice band of its player, or in the other one if dice lie there."""
    width = QFontMetricsF(cache.letters(PROMPT_LETTERS)).horizontalAdvance(prompt_name(scene.shown))
    if scene.shown.prompt is Prompt.OVER:
        return banner_rect(cache.geometry, width, next((die.side for die in scene.shown.dice), None))
    side = scene.shown.prompt_side
    has_dice = any(die.side is side and die.of > 1 for die in scene.shown.dice)  # a die of an opening leaves room
    return pill_rect(cache.geometry, side.other if has_dice else side, width)


def _paint_rail_marks(painter: QPainter, cache: PixmapCache, scene: Scene, area: QRectF, options: BoardOptions) -> None:
    shown, geometry = scene.shown, cache.geometry
    for is_low in (True, False) if options.show_numbers else ():
        if (rail := geometry.rail(is_low=is_low)).intersects(area):
            points = [place for place in map(point, POINTS) if geometry.is_low(place) is is_low]
            numbered = tuple((place, shown.number_of(place)) for place in points)
            cache.numbers(numbered, is_low=is_low).draw(painter, rail)
    if shown.turn is not None and (arrow := turn_rect(geometry, shown.turn)).intersects(area):
        cache.turn(shown.turn).draw(painter, arrow)
    for side, count in shown.pips.items():
        rect = geometry.rail_rect(tray(side))
        if options.show_pips and rect.intersects(area):
            _paint_pips(painter, rect, str(count), cache.letters(0.3), cache.theme, is_to_act=shown.turn is side)


def _paint_signs(painter: QPainter, cache: PixmapCache, scene: Scene) -> None:
    """Paint rings on top of the checkers: landing spots, checkers that would be pinned or hit, and the selection."""
    geometry, mover = cache.geometry, scene.shown.prompt_side
    for place, target in scene.highlights.items():
        if is_on_edge(place):
            continue
        touched, landing = Spot(place), free_spot(scene.shown, place, mover)
        if target.touches:
            checkers.paint_pin_ring(
                painter, checker_rect(geometry, touched).center(), geometry.unit, cache.theme.signal
            )
        room = HIT_ROOM if target.touches and not landing.is_pinning else 1.0
        middle = checker_rect(geometry, landing).center()
        checkers.paint_landing(painter, middle, room * geometry.unit, cache.theme, target)
    for chosen, strength in ((scene.must_enter, 0.7), (scene.hovered, 0.55), (scene.selected, 1.0)):
        if chosen is not None:
            checkers.paint_halo(painter, geometry, chosen, cache.theme.signal, strength)


def _paint_dice(painter: QPainter, cache: PixmapCache, scene: Scene, dice: list[DieSprite]) -> None:
    if scene.is_calm and scene.shown.prompt in {Prompt.FINISH, Prompt.PASS}:
        for die in dice:
            painter.save()
            painter.translate(die.x, die.y)
            painter.rotate(die.angle)
            _paint_die_glow(painter, square(QPointF(), cache.die_side), cache.theme.signal.cue)
            painter.restore()
    for die in dice:
        _paint_die(painter, cache, die)
    side, numbers = scene.shown.dice_side, scene.shown.to_follow
    for number, rect in zip(numbers, following_rects(cache.geometry, side, len(numbers)), strict=True):
        cache.die(side, number, 0.0, is_used=False).draw(painter, rect)


def _paint_cube(painter: QPainter, cache: PixmapCache, scene: Scene, visible: QRectF) -> None:
    cube, side = scene.cube, cache.cube_side
    if cube is None or not visible.contains(cube.x, cube.y):
        return
    at, scale = QPointF(cube.x, cube.y), 1 + LIFT * cube.lift
    if scene.touched == CUBE:
        _paint_glow(painter, square(at, side), cache.theme.signal.die)
    if not cube.is_dead:
        below = at + QPointF(*DIE_DROP) * side * (1 + 2 * cube.lift)
        cache.shadow_below(side, CUBE_ROUND, 0.24, 0.5).draw(painter, square(below, 2 * side * scale))
    stamp = cache.cube(cube.face, is_dead=cube.is_dead)
    stamp.draw(painter, square(at, stamp.width * scale))


def _paint_prompt(painter: QPainter, cache: PixmapCache, scene: Scene) -> None:
    if not scene.is_calm:
        return
    if scene.shown.prompt is Prompt.ANSWER:
        _paint_buttons(painter, cache, scene)
    if scene.shown.prompt in {Prompt.FINISH, Prompt.PASS}:
        _paint_tick(painter, cache, scene.dice)
    if text := prompt_name(scene.shown):
        paint = _paint_pill if scene.shown.prompt is Prompt.ROLL else _paint_notice
        paint(painter, prompt_rect(cache, scene), text, cache.letters(PROMPT_LETTERS), cache.theme)


def paint_sprite(painter: QPainter, cache: PixmapCache, sprite: Sprite) -> None:
    """Paint one checker."""
    if sprite.is_edge:
        _paint_edge(painter, cache, sprite)
        return
    at, unit = QPointF(sprite.x, sprite.y), cache.geometry.unit
    _paint_shadow(painter, cache, sprite)
    cache.flat(sprite.side).draw(painter, square(at, unit * (1 + LIFT * sprite.lift - SINK * sprite.sunk)))
    if sprite.sunk:
        checkers.paint_sunk(painter, square(at, unit), cache.theme, sprite.sunk)
    if sprite.count:
        _paint_count(painter, square(at, unit), sprite.count, cache.letters(0.42), cache.look(sprite.side))


def _paint_die(painter: QPainter, cache: PixmapCache, die: DieSprite) -> None:
    side, at = cache.die_side, QPointF(die.x, die.y)
    if not die.is_used:
        below = square(at + QPointF(*DIE_DROP) * side * (1 + 5 * die.lift), 2 * side * (1 + LIFT * die.lift))
        cache.shadow_below(side, ROUND, 0.22, 0.42).draw(painter, below)
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
    stamp = cache.edge(sprite.side)
    stamp.draw(painter, around(QPointF(sprite.x, sprite.y), stamp.width, stamp.height))
    if sprite.count:
        count_at = count_rect(sprite, cache.geometry)
        engrave(painter, count_at, str(sprite.count), cache.letters(0.32), cache.theme.board.letters)


def _paint_shadow(painter: QPainter, cache: PixmapCache, sprite: Sprite) -> None:
    unit = cache.geometry.unit
    right, down = (low + (high - low) * sprite.lift for low, high in zip(*DROP, strict=True))
    at = QPointF(sprite.x + right * unit, sprite.y + down * unit)
    painter.setOpacity(1.0 - 0.42 * sprite.lift)
    cache.shadow.draw(painter, square(at, cache.shadow.width * (1 + 0.2 * sprite.lift - SINK * sprite.sunk)))
    painter.setOpacity(1.0)


def _paint_focus(painter: QPainter, rect: QRectF, unit: float) -> None:
    """Paint the focus frame: a white line inside a black one, to stand out against any theme."""
    inset, radius = 0.02 * unit, 0.16 * unit
    frame = rect.adjusted(inset, inset, -inset, -inset)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width, least in FOCUS:
        painter.setPen(QPen(QColor(colour), max(least, width * unit)))
        painter.drawRoundedRect(frame, radius, radius)


def _paint_die_glow(painter: QPainter, rect: QRectF, colour: str) -> None:
    """Paint a glow around dice that can be clicked to end the turn."""
    side = rect.width()
    painter.setPen(Qt.PenStyle.NoPen)
    for layer in range(7):
        grow = side * (0.24 - 0.035 * layer)
        painter.setBrush(shade(colour, 0, 0.05 + 0.045 * layer))
        painter.drawRoundedRect(rect.adjusted(-grow, -grow, grow, grow), side * 0.2 + grow, side * 0.2 + grow)


def _paint_glow(painter: QPainter, rect: QRectF, colour: str) -> None:
    """Paint a glow around a cube that a click can turn."""
    side = rect.width()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, alpha in ((0.26, 0.25), (0.15, 0.5), (0.07, 1.0)):
        painter.setPen(QPen(shade(colour, 0, alpha), max(1.0, width * side)))
        painter.drawRoundedRect(rect, CUBE_ROUND * side, CUBE_ROUND * side)


def _paint_tick(painter: QPainter, cache: PixmapCache, dice: list[DieSprite]) -> None:
    """Paint the round tick beside dice that can be clicked to end the turn."""
    unit, last = cache.geometry.unit, max(dice, key=lambda die: die.x)
    rect = square(QPointF(last.x + 0.98 * unit, last.y), 0.66 * unit)
    _paint_plate(painter, rect, cache.theme)
    pen = QPen(QColor(cache.theme.signal.cue_text), 0.12 * rect.height(), c=Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    corners = ((0.28, 0.52), (0.44, 0.68), (0.73, 0.34))
    painter.drawPolyline([rect.topLeft() + QPointF(across, down) * rect.height() for across, down in corners])


def _paint_count(painter: QPainter, rect: QRectF, count: int, font: QFont, look: CheckerTheme) -> None:
    """Paint the number of checkers in a stack on its top checker. It covers that checker's sign."""
    if look.sign != "none":
        draw_disc(painter, rect.center(), 0.3 * rect.width(), QColor(look.face))
    write(painter, rect, str(count), font, look.mark)


def _paint_pips(painter: QPainter, rail: QRectF, text: str, font: QFont, theme: BoardTheme, *, is_to_act: bool) -> None:
    """Paint a pip count as a small plate in the rail, so that it does not look like the number of a point."""
    width = QFontMetricsF(font).horizontalAdvance(text) + 0.9 * font.pixelSize()
    rect = around(rail.center(), min(width, rail.width()), min(1.4 * font.pixelSize(), 0.92 * rail.height()))
    outline = QColor(theme.signal.cue if is_to_act else theme.board.inlay)
    edge = QPen(outline, max(1.0, 0.09 * font.pixelSize()))
    draw_plate(painter, rect, rect.height() / 2, edge, shade(theme.board.well, NOTICE))
    write(painter, rect, text, font, theme.board.letters)


def banner_rect(geometry: BoardGeometry, text_width: float, dice_side: Side | None) -> QRectF:
    """The area of the final notice: across the bar, or in the other dice band while dice of `dice_side` lie there."""
    over, field = geometry.bar_rect if dice_side is None else geometry.dice_rect(dice_side.other), geometry.field
    middle = QPointF(over.center().x(), geometry.middle)
    rect = around(middle, text_width + 1.2 * geometry.unit, 1.05 * geometry.unit)
    rect.moveLeft(max(field.left(), min(rect.left(), field.right() - rect.width())))
    return rect


def pill_rect(geometry: BoardGeometry, side: Side, text_width: float) -> QRectF:
    """The area of a prompt to the player of a side: in the middle of that side's dice band."""
    unit = geometry.unit
    return around(geometry.dice_rect(side).center(), max(2.4 * unit, text_width + 0.9 * unit), 0.9 * unit)


def _paint_buttons(painter: QPainter, cache: PixmapCache, scene: Scene) -> None:
    rects = button_rects(cache.geometry, scene.shown.prompt_side)
    font, first = cache.letters(PROMPT_LETTERS), next(iter(rects.values()))
    letters = answer_letters(font, first, map(answer_label, rects))
    bright = shade(cache.theme.signal.cue, TOUCHED).name()
    touched = replace(cache.theme, signal=replace(cache.theme.signal, cue=bright))
    for place, rect in rects.items():
        _paint_pill(painter, rect, answer_label(place), letters, touched if place == scene.touched else cache.theme)


def _paint_notice(painter: QPainter, rect: QRectF, text: str, font: QFont, theme: BoardTheme) -> None:
    """Paint a plate with text that is not a button."""
    radius = 0.22 * rect.height()
    soft_shadow(painter, rect.translated(0, 0.06 * rect.height()), radius, 0.3 * rect.height(), 0.5)
    edge = QPen(QColor(theme.board.inlay), max(1.0, 0.045 * rect.height()))
    draw_plate(painter, rect, radius, edge, shade(theme.board.well, NOTICE))
    write(painter, rect, text, font, theme.board.letters)


def _paint_pill(painter: QPainter, rect: QRectF, text: str, font: QFont, theme: BoardTheme) -> None:
    _paint_plate(painter, rect, theme)
    write(painter, rect, text, font, theme.signal.cue_text)


def _paint_plate(painter: QPainter, rect: QRectF, theme: BoardTheme) -> None:
    height, radius = rect.height(), rect.height() / 2
    soft_shadow(painter, rect.translated(0, 0.07 * height), radius, 0.3 * height, 0.45)
    face = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    face.setStops(shades(theme.signal.cue, enumerate(PLATE)))
    line, inset = max(0.8, 0.03 * height), 0.06 * height
    draw_plate(painter, rect, radius, QPen(shade(theme.signal.cue, -0.5), line), face)
    inner = rect.adjusted(inset, inset, -inset, -inset)
    draw_plate(painter, inner, radius - inset, QPen(white(0.5), line), QBrush())


def answer_letters(font: QFont, plate: QRectF, words: Iterable[str]) -> QFont:
    """The largest font in which all the words fit on a button of that size, so that both labels have the same size."""
    height, width = PLATE_LETTERS * plate.height(), PLATE_WIDE * plate.width()
    return min((fitted(font, word, height, width) for word in words), key=QFont.pixelSize)
