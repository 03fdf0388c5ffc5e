"""Caches drawings that are the same in each frame, for one size, theme and screen. A resize stretches them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cached_property, partial
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QPainter, QPixmap, QRegion

from tapa_desktop.rules.position import Side
from tapa_desktop.ui.board.geometry import BoardGeometry, Place, slice_height, turn_rect
from tapa_desktop.ui.board.theme import BoardTheme, CheckerTheme

from .board import paint_ground, paint_numbers, paint_turn
from .brushes import shade, soft_shadow
from .checkers import SHADOW, paint_edge, paint_flat, paint_shadow
from .dice import EDGE, dead_look, paint_cube_face, paint_face, room_of, used_look

Paint = Callable[[QPainter], None]
SHARP_AFTER_MS: Final = 250  # from the last change of the size
SMOOTH_TO: Final = 1_000_000  # pixels; larger drawings are scaled without smoothing, which is three times as fast
# WORKAROUND(Qt 6.9): with this hint set, drawing a pixmap is slow even if it needs no scaling.
_SMOOTH: Final = QPainter.RenderHint.SmoothPixmapTransform  # set only while it is needed


class Stamp(Struct, frozen=True, dict=True):
    """A drawing of that size in logical pixels. `paint` draws it with its top left corner at the origin."""

    width: float
    height: float
    ratio: float | None  # screen pixels to a logical pixel, or None if the drawing must stay a vector drawing
    paint: Paint
    is_opaque: bool = False  # it covers its whole rectangle, which makes drawing it much faster
    other: Stamp | None = None  # at another size: scaling it is faster than painting again, though a little less crisp

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Fill `rect` with the drawing. A pixmap that is not scaled or rotated is put on whole pixels to be crisp."""
        if self.ratio is None:
            painter.save()
            painter.translate(rect.topLeft())
            painter.scale(rect.width() / self.width, rect.height() / self.height)
            self.paint(painter)
            painter.restore()
        elif _whole(rect.width(), self.ratio) == self.pixmap.width() and not painter.transform().isRotating():
            x, y = (round(edge * self.ratio) / self.ratio for edge in (rect.left(), rect.top()))
            painter.drawPixmap(QPointF(x, y), self.pixmap)
        else:
            painter.setRenderHint(_SMOOTH, rect.width() * rect.height() * self.ratio**2 <= SMOOTH_TO)
            painter.drawPixmap(rect, self.pixmap, QRectF(self.pixmap.rect()))
            painter.setRenderHint(_SMOOTH, False)

    @cached_property
    def pixmap(self) -> QPixmap:
        """The drawing as a pixmap for the screen."""
        assert self.ratio is not None
        width, height = _whole(self.width, self.ratio), _whole(self.height, self.ratio)
        if self.other is not None:
            return self.other.pixmap.scaled(width, height, mode=Qt.TransformationMode.SmoothTransformation)
        pixmap = QPixmap(width, height)
        pixmap.setDevicePixelRatio(self.ratio)
        pixmap.fill(Qt.GlobalColor.black if self.is_opaque else Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint(painter)
        painter.end()
        return pixmap


def _whole(length: float, ratio: float) -> int:
    """A length in screen pixels, at least 1."""
    return max(1, round(length * ratio))


class PixmapCache(Struct, frozen=True, dict=True):
    """The stamps of one board."""

    geometry: BoardGeometry
    theme: BoardTheme
    ratio: float | None  # of its stamps
    font: QFont  # of the widget; its size is set here
    sharp: PixmapCache | None = None  # a cache of another size, stretched during a resize

    @property
    def ground(self) -> Stamp:
        """Everything that never moves."""
        paint = partial(paint_ground, geometry=self.geometry, theme=self.theme)
        return self._stamp("ground", self.geometry.width, self.geometry.height, paint, is_opaque=True)

    def draw_ground(self, painter: QPainter) -> None:
        """Draw the ground, or that of another size stretched so that its board covers this one, on plain table."""
        whole = QRectF(0, 0, self.geometry.width, self.geometry.height)
        if self.sharp is None:
            self.ground.draw(painter, whole)
            return
        painted, old, new = self.sharp.geometry, self.sharp.geometry.board, self.geometry.board
        across, down = new.width() / old.width(), new.height() / old.height()
        left, top = new.left() - old.left() * across, new.top() - old.top() * down
        stretched = QRectF(left, top, painted.width * across, painted.height * down)
        painter.save()
        painter.setClipRegion(QRegion(whole.toAlignedRect()) - QRegion(stretched.toRect()))
        painter.fillRect(whole, shade(self.theme.board.table, -0.1))
        painter.restore()
        self.sharp.ground.draw(painter, stretched)

    def numbers(self, numbered: tuple[tuple[Place, int], ...], *, is_low: bool) -> Stamp:
        """The numbers of the points along one rail."""
        rail = self.geometry.rail(is_low=is_low)
        font, numbers = self.letters(0.34), dict(numbered)
        paint = partial(paint_numbers, geometry=self.geometry, theme=self.theme, font=font, numbers=numbers)
        return self._stamp(("numbers", is_low, numbered), rail.width(), rail.height(), paint)

    def flat(self, side: Side) -> Stamp:
        """A checker seen from above, in a square with a side of one unit."""
        unit = self.geometry.unit
        paint = partial(paint_flat, look=self.look(side), unit=unit, size=self.theme.checker_size)
        return self._stamp(("flat", side), unit, unit, paint)

    def edge(self, side: Side) -> Stamp:
        """A checker standing on edge."""
        width, height = self.geometry.unit * self.theme.checker_size, slice_height(self.geometry)
        paint = partial(paint_edge, look=self.look(side), width=width, height=height, hair=1 / (self.ratio or 1))
        return self._stamp(("edge", side), width, height, paint)

    @property
    def shadow(self) -> Stamp:
        """The shadow of a checker."""
        side = self.geometry.unit * self.theme.checker_size * SHADOW
        return self._stamp("shadow", side, side, partial(paint_shadow, side=side))

    def die(self, side: Side, value: int, angle: float, *, is_used: bool) -> Stamp:
        """One die at rest, turned by `angle` degrees."""
        look = used_look(self.look(side), self.theme.board.field) if is_used else self.look(side)
        width = room_of(self.die_side, angle)
        paint = partial(paint_face, value=value, look=look, side=self.die_side, angle=angle)
        return self._stamp(("die", side, value, angle, is_used), width, width, paint)

    def cube(self, face: int, *, is_dead: bool) -> Stamp:
        """The doubling cube with `face` on top."""
        look = dead_look(self.theme.cube, self.theme.board.frame) if is_dead else self.theme.cube
        width, font = self.cube_side + 2 * EDGE, self.letters(0.5)
        paint = partial(paint_cube_face, face=face, look=look, side=self.cube_side, font=font)
        return self._stamp(("cube", face, is_dead), width, width, paint)

    def shadow_below(self, side: float, radius: float, spread: float, alpha: float) -> Stamp:
        """The shadow of a die or the cube, in a square of twice its side; other lengths are in sides."""
        rect = QRectF(side / 2, side / 2, side, side)
        paint = partial(soft_shadow, rect=rect, radius=radius * side, spread=spread * side, alpha=alpha)
        return self._stamp(("shadow", radius), 2 * side, 2 * side, paint)

    @property
    def cube_side(self) -> float:
        """The side of the doubling cube, in logical pixels."""
        return self.theme.cube_size * self.geometry.unit

    @property
    def die_side(self) -> float:
        """The side of a die, in logical pixels."""
        return self.theme.die_size * self.geometry.unit

    def turn(self, side: Side) -> Stamp:
        """The arrow towards the player of a side, while it is their turn."""
        rect = turn_rect(self.geometry, side)
        rect.moveTo(0, 0)
        down = side is self.geometry.lower
        paint = partial(paint_turn, rect=rect, look=self.look(side), theme=self.theme, down=down)
        return self._stamp(("turn", side), rect.width(), rect.height(), paint)

    def look(self, side: Side) -> CheckerTheme:
        """The look of a side's checkers and dice."""
        return self.theme.white if side is Side.WHITE else self.theme.black

    def letters(self, share: float) -> QFont:
        """The font at a size given in diameters of a checker."""
        font = QFont(self.font)
        font.setPixelSize(max(7, round(share * self.geometry.unit)))
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def _stamp(self, key: Hashable, width: float, height: float, paint: Paint, *, is_opaque: bool = False) -> Stamp:
        """The stamp with that key, made on first use; its size becomes one of whole pixels of the screen."""
        if key not in self.stamps:
            ratio = self.ratio
            if ratio is not None:
                width, height = _whole(width, ratio) / ratio, _whole(height, ratio) / ratio
            other = self.sharp.stamps.get(key) if self.sharp is not None else None
            self.stamps[key] = Stamp(width, height, ratio, paint, is_opaque, other)
        return self.stamps[key]

    @cached_property
    def stamps(self) -> dict[Hashable, Stamp]:
        """The stamps by their keys, made on first use."""
        return {}


class StampCaches(QObject):
    """Keeps the cache in use, and the last one painted at full quality, since painting one takes several frames."""

    sharpened = Signal()  # the size stays the same, so painting at full quality is no longer wasted

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._resizing = QTimer(self, singleShot=True)
        self._resizing.setInterval(SHARP_AFTER_MS)
        self._resizing.timeout.connect(self.sharpened)
        self._sharp: PixmapCache | None = None
        self._stretched: PixmapCache | None = None  # the last one that stretches it

    def begin_resize(self) -> None:
        """Stretch drawings of another size until the size stays the same for a while."""
        self._resizing.start()

    def get(self, requested: PixmapCache) -> PixmapCache:
        """The cache for those settings; during a resize, one that stretches drawings of another size."""
        sharp = self._sharp
        if sharp is not None and self._resizing.isActive() and _differ_only_in_size(sharp, requested):
            stretched = replace(requested, sharp=sharp)
            if stretched != self._stretched:  # an equal one already has stamps
                self._stretched = stretched
            return self._stretched
        if sharp is not None and sharp == requested:
            return sharp
        self._sharp, self._stretched = requested, None  # which would keep the old one in memory
        return requested


def _differ_only_in_size(painted: PixmapCache, requested: PixmapCache) -> bool:
    width, height = requested.geometry.width, requested.geometry.height
    resized = replace(painted, geometry=replace(painted.geometry, width=width, height=height))
    return painted != requested == resized
