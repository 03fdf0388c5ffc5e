"""What is the same in each frame, drawn once: for one size, one look and one screen."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, partial

from PySide6.QtGui import QFont

from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.geometry import BoardGeometry
from tapa_desktop.ui.board.spots import slice_height
from tapa_desktop.ui.board.theme import BoardTheme, CheckerTheme

from .checkers import SHADOW, paint_edge, paint_flat, paint_shadow
from .cube import dead_look, paint_cube_face, paint_cube_shadow
from .dice import EDGE, paint_die_shadow, paint_face, room_of, used_look
from .ground import paint_ground
from .stamp import Drawing, Paint, Stamp


@dataclass(frozen=True)
class Stock:
    """The stamps of one board. `ratio`: pixels of the screen to a logical one, None where lines are to stay lines.

    `font`: of the widget; sizes are set here.
    """

    geometry: BoardGeometry
    theme: BoardTheme
    ratio: float | None
    font: QFont
    show_numbers: bool = True
    stand_in: Drawing | None = field(default=None, compare=False)  # for the ground, while that need not be sharp

    @cached_property
    def ground(self) -> Stamp:
        """Everything that never moves."""
        font = self.letters(0.34) if self.show_numbers else None
        paint = partial(paint_ground, geometry=self.geometry, theme=self.theme, font=font)
        return Stamp(self.geometry.width, self.geometry.height, self.ratio, paint, is_opaque=True)

    @property
    def backdrop(self) -> Drawing:
        """What all else is painted upon."""
        return self.stand_in or self.ground

    @cached_property
    def flat(self) -> dict[Side, Stamp]:
        """The checkers from above, one unit wide."""
        size, unit = self.theme.checker_size, self.geometry.unit
        return {
            side: self.stamp(unit, unit, partial(paint_flat, look=self.look(side), unit=unit, size=size))
            for side in Side
        }

    @cached_property
    def edge(self) -> dict[Side, Stamp]:
        """The checkers on their edge."""
        wide, high = self.geometry.unit * self.theme.checker_size, slice_height(self.geometry)
        hair = 1 / (self.ratio or 1)
        return {
            side: self.stamp(wide, high, partial(paint_edge, look=self.look(side), wide=wide, high=high, hair=hair))
            for side in Side
        }

    @cached_property
    def shadow(self) -> Stamp:
        """The shadow of a checker."""
        side = self.geometry.unit * self.theme.checker_size * SHADOW
        return self.stamp(side, side, partial(paint_shadow, side=side))

    def die(self, side: Side, value: int, angle: float, *, is_used: bool) -> Stamp:
        """One die that lies turned by that angle, in degrees."""
        key = side, value, angle, is_used
        if key not in self._dice:
            look = used_look(self.look(side), self.theme.board.field) if is_used else self.look(side)
            wide = room_of(self.die_side, angle)
            paint = partial(paint_face, value=value, look=look, side=self.die_side, angle=angle)
            self._dice[key] = self.stamp(wide, wide, paint)
        return self._dice[key]

    @cached_property
    def die_shadow(self) -> Stamp:
        """The shadow of a die."""
        side = self.die_side
        return self.stamp(2 * side, 2 * side, partial(paint_die_shadow, side=side))

    def stamp(self, width: float, height: float, paint: Paint) -> Stamp:
        """A drawing of that size in logical pixels, kept as this board keeps its drawings."""
        return Stamp(width, height, self.ratio, paint)

    def cube(self, face: int, *, is_dead: bool) -> Stamp:
        """The doubling cube with that face on top."""
        key = face, is_dead
        if key not in self._cubes:
            look = dead_look(self.theme.cube, self.theme.board.frame) if is_dead else self.theme.cube
            wide, font = self.cube_side + 2 * EDGE, self.letters(0.5)
            paint = partial(paint_cube_face, face=face, look=look, side=self.cube_side, font=font)
            self._cubes[key] = self.stamp(wide, wide, paint)
        return self._cubes[key]

    @cached_property
    def cube_shadow(self) -> Stamp:
        """The shadow of the doubling cube."""
        side = self.cube_side
        return self.stamp(2 * side, 2 * side, partial(paint_cube_shadow, side=side))

    @property
    def cube_side(self) -> float:
        """The side of the doubling cube, in logical pixels."""
        return self.theme.cube_size * self.geometry.unit

    @property
    def die_side(self) -> float:
        """The side of a die, in logical pixels."""
        return self.theme.die_size * self.geometry.unit

    def look(self, side: Side) -> CheckerTheme:
        """The colours of a side."""
        return self.theme.white if side is Side.WHITE else self.theme.black

    def letters(self, share: float) -> QFont:
        """The font at so many diameters of a checker."""
        font = QFont(self.font)
        font.setPixelSize(max(7, round(share * self.geometry.unit)))
        font.setWeight(QFont.Weight.DemiBold)
        return font

    @cached_property
    def _dice(self) -> dict[tuple[Side, int, float, bool], Stamp]:
        """The dice that have been needed so far."""
        return {}

    @cached_property
    def _cubes(self) -> dict[tuple[int, bool], Stamp]:
        """The faces of the cube that have been needed so far."""
        return {}
