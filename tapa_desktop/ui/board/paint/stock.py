"""What is the same in each frame, drawn once as pixmaps: for one size, one look and one screen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtGui import QFont, QPainter, QPixmap

from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.geometry import BoardGeometry
from tapa_desktop.ui.board.spots import slice_height
from tapa_desktop.ui.board.theme import BoardTheme, CheckerTheme

from .brushes import blank
from .checkers import edge_checker, flat_checker, shadow
from .dice import die_face, die_shadow, used_look
from .ground import paint_ground


@dataclass(frozen=True)
class Stock:
    """The pixmaps of one board. `ratio`: device pixels to a logical one; `font`: of the widget, sizes are set here."""

    geometry: BoardGeometry
    theme: BoardTheme
    ratio: float
    font: QFont
    show_numbers: bool = True

    @cached_property
    def ground(self) -> QPixmap:
        """Everything that never moves."""
        pixmap = blank(self.geometry.width, self.geometry.height, self.ratio)
        painter = QPainter(pixmap)
        paint_ground(painter, self.geometry, self.theme, self.letters(0.34) if self.show_numbers else None)
        painter.end()
        return pixmap

    @cached_property
    def flat(self) -> dict[Side, QPixmap]:
        """The checkers from above, one unit wide."""
        size, unit = self.theme.checker_size, self.geometry.unit
        return {side: flat_checker(self.look(side), unit, size, self.ratio) for side in Side}

    @cached_property
    def edge(self) -> dict[Side, QPixmap]:
        """The checkers on their edge."""
        wide = self.geometry.unit * self.theme.checker_size
        return {side: edge_checker(self.look(side), wide, slice_height(self.geometry), self.ratio) for side in Side}

    @cached_property
    def shadow(self) -> QPixmap:
        """The shadow of a checker."""
        return shadow(self.geometry.unit * self.theme.checker_size, self.ratio)

    def die(self, side: Side, value: int, *, is_used: bool) -> QPixmap:
        """One die."""
        key = side, value, is_used
        if key not in self._dice:
            look = used_look(self.look(side), self.theme.wood.field) if is_used else self.look(side)
            self._dice[key] = die_face(value, look, self.die_side, self.ratio)
        return self._dice[key]

    @cached_property
    def die_shadow(self) -> QPixmap:
        """The shadow of a die."""
        return die_shadow(self.die_side, self.ratio)

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
    def _dice(self) -> dict[tuple[Side, int, bool], QPixmap]:
        """The dice that have been needed so far."""
        return {}
