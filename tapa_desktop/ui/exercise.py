"""What the lesson and the practice share: a window with a board to play on, and beside it texts above buttons."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.place import BoardOptions
from tapa_desktop.ui.board.view.accessible import ScreenReader
from tapa_desktop.ui.board.view.play import PlayMode
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.widgets.buttons import ButtonKeys
from tapa_desktop.ui.widgets.dialogs import SMALLEST

FIRST: Final = (980, 620)
_BOARD: Final = (330, 260)  # the least size, which leaves room for the texts in all languages
_PANEL_WIDTH: Final = 264  # the width that the texts need, logical pixels


class ExerciseWindow(QDialog):
    """A board on which the player moves, with White below, and a panel beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        ButtonKeys(self)
        self.board = BoardWidget()
        self.board.setMinimumSize(*_BOARD)
        self.play = PlayMode(self.board)
        ScreenReader(self.play)

    def lay_out(self, panel: QWidget) -> None:
        """Put the panel beside the board, and give the window its first size."""
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.board, 5)
        layout.addWidget(panel, 2)
        self.setMinimumSize(*SMALLEST)
        self.resize(*FIRST)

    def set_options(self, options: BoardOptions) -> None:
        """Show the board as in the game, but with White below, who is to play, and numbered from White's view."""
        wanted = replace(options, below=Side.WHITE, turns_numbers=False)
        if wanted != self.board.options:  # setting the same options again would end an animation
            self.board.set_options(wanted)


class ExercisePanel(QWidget):
    """A column of texts, which scroll if they need more room, above buttons, which do not scroll."""

    def __init__(self) -> None:
        super().__init__()
        self.texts = QScrollArea(widgetResizable=True)
        self.texts.setFrameShape(QFrame.Shape.NoFrame)
        self.texts.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for a few words per line, and for the texts of the buttons."""
        return super().minimumSizeHint().expandedTo(QSize(_PANEL_WIDTH, 0))
