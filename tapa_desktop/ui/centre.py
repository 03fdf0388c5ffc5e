"""The middle of the main window: the board with the side panel beside it, and the row of the turn below both.

Above and below the board there is room that it yields to words that stay.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from .board.keyed_board import KeyedBoard
from .panels.side_panel import SidePanel
from .panels.turn_bar import TurnBar
from .panels.yielded import YieldedRoom
from .window_place import FIRST

_SIDE: Final = 250  # the width of the side panel at first, logical pixels


class Centre(QWidget):
    """The board takes all room that comes; the splitter between it and the panel is moved by hand."""

    def __init__(self, board: KeyedBoard, side_panel: SidePanel, turn_bar: TurnBar) -> None:
        super().__init__()
        self.splitter = _beside_each_other(board, side_panel)
        self.above, self.below = YieldedRoom(board), YieldedRoom(board)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.above)
        layout.addWidget(self.splitter, 1)
        layout.addWidget(self.below)
        layout.addWidget(turn_bar)


def _beside_each_other(board: KeyedBoard, side_panel: SidePanel) -> QSplitter:
    splitter = QSplitter(Qt.Orientation.Horizontal)
    splitter.addWidget(board)
    splitter.addWidget(side_panel)
    splitter.setStretchFactor(0, 1)
    splitter.setCollapsible(0, False)
    splitter.setSizes([FIRST[0] - _SIDE, _SIDE])
    return splitter
