"""A hand on the board of an exercise, on which the pupil is White."""

from __future__ import annotations

from tapa_desktop.rules.position import Side
from tapa_desktop.ui.board.view.widget import BoardWidget
from tests.ui.board.boards import Hand, middle, point_center


def drag(board: BoardWidget, *ways: str) -> None:
    """Drag checkers, each by such a way as "24/18"; 0 is the tray."""
    hand = Hand(board)
    for way in ways:
        source, target = map(int, way.split("/"))
        hand.drag(point_center(board, Side.WHITE, source), middle(board, Side.WHITE, target))
