"""What of a board is to be touched next, and so had better not be covered. Pure: in logical pixels."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRectF

from .cube_spots import touch_rects
from .geometry import BoardGeometry
from .picture import Picture
from .place import Place
from .spots import checker_rect


def in_use(geometry: BoardGeometry, shown: Picture, useful: Collection[Place]) -> list[QRectF]:
    """Where the dice of the side to move lie, what answers a double, and the checkers that it can lift."""
    tops = [stack[-1] for place in useful if (stack := shown.stack(place))]
    checkers = [checker_rect(geometry, checker.spot) for checker in tops]
    return [geometry.dice_rect(shown.cue_side), *touch_rects(geometry, shown).values(), *checkers]
