"""The main window without its menus: the board, the panels around it, and room for messages that stay.

That room is above and below the board, which makes way for them.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.match.side_panel import SidePanel
from tapa_desktop.ui.match.turn_bar import TurnBar
from tapa_desktop.ui.messages.strip import MessageRoom

from .window_state import FIRST

_ROOMY: Final = (1280, 760)  # in a larger window, type grows with it
_FACTORS: Final = (1.6, 1.45, 1.3, 1.15)
_SIDE: Final = 250  # the initial width of the side panel, in logical pixels


class CentralWidget(QWidget):
    """Lays out the board, which takes all spare room, the side panel beside it and the bars around it."""

    def __init__(self, board: BoardWidget, side_panel: SidePanel, turn_bar: TurnBar) -> None:
        super().__init__()
        self._side_panel, self._turn_bar, self._factor = side_panel, turn_bar, 1.0
        self.splitter = _beside_each_other(board, side_panel)
        self.above, self.below = MessageRoom(board), MessageRoom(board)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.above)
        self.row = QHBoxLayout()  # the board, and what stands beside it
        self.row.addWidget(self.splitter, 1)
        layout.addLayout(self.row, 1)
        layout.addWidget(self.below)
        layout.addWidget(turn_bar)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show larger type in a larger window."""
        super().resizeEvent(event)
        factor = type_factor(event.size())
        if factor != self._factor:
            self._factor = factor
            self._side_panel.set_type(factor)
            self._turn_bar.set_type(factor)


def type_factor(size: QSize) -> float:
    """How many times as large as usual the type around the board is in a window of this size."""
    room = min(size.width() / _ROOMY[0], size.height() / _ROOMY[1])
    return next((factor for factor in _FACTORS if room >= factor), 1.0)


def _beside_each_other(board: BoardWidget, side_panel: SidePanel) -> QSplitter:
    splitter = QSplitter(Qt.Orientation.Horizontal)
    splitter.addWidget(board)
    splitter.addWidget(side_panel)
    splitter.setStretchFactor(0, 1)
    splitter.setCollapsible(0, False)
    splitter.setSizes([FIRST[0] - _SIDE, _SIDE])
    return splitter
