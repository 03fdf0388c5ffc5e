"""What is lost of a board by what covers it: so that it can lie where least is. Pure: in logical pixels."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from .cube_spots import touch_rects
from .geometry import BoardGeometry
from .picture import Picture
from .place import Place
from .spots import checker_rect


class Harm(NamedTuple):
    """The less the better, what comes first above all: things to be touched next, checkers, and share of the board."""

    touched: int
    checkers: int
    share: float


NO_HARM: Final = Harm(0, 0, 0.0)


def harm_of(rect: QRectF, geometry: BoardGeometry, shown: Picture, useful: Collection[Place]) -> Harm:
    """What a rectangle covers of a board: of the dice, of what answers a double, of checkers that can be lifted."""
    tops = [checker_rect(geometry, stack[-1].spot) for place in useful if (stack := shown.stack(place))]
    touched = [geometry.dice_rect(shown.cue_side), *touch_rects(geometry, shown).values(), *tops]
    checkers = [checker_rect(geometry, one.spot) for place in geometry.places for one in shown.stack(place)]
    part = rect.intersected(geometry.board)
    share = part.width() * part.height() / (geometry.board.width() * geometry.board.height())
    return Harm(sum(map(rect.intersects, touched)), sum(map(rect.intersects, checkers)), share)
