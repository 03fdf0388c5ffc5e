"""A board in a page to read: at rest, as wide as the page has room for, and as high as it is by itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy

from tapa_desktop.game.events import Seat
from tapa_desktop.game.placing import turn_at
from tapa_desktop.game.state import GameState
from tapa_desktop.game.turns import turn_for
from tapa_desktop.rules.playtext import find_steps
from tapa_desktop.rules.positiontext import Placed
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.options import BoardOptions
from tapa_desktop.ui.board.portrait import own_height
from tapa_desktop.ui.board.surface import BoardSurface

from .page_parts import Figure

_WIDEST: Final = 440
_NARROWEST: Final = 200
_NOBODY: Final = Seat("")  # no person: so nobody is told to do something


class BoardFigure(BoardSurface):
    """Shows a position that nobody can play at. Those who listen hear its words, and all that lies there."""

    def __init__(self, figure: Figure, options: BoardOptions) -> None:
        super().__init__(options)
        self._figure = figure
        self.setSizePolicy(_growing())
        self.setMaximumWidth(_WIDEST)
        self.set_options(options)
        self.setAccessibleName(figure.caption)

    @property
    def state(self) -> GameState:
        """What is shown."""
        return state_shown(self._figure.placed)

    def set_options(self, options: BoardOptions) -> None:
        """Show it in the look and the direction of these options, and always with the numbers that words speak of."""
        self._options = replace(options, below=Side.WHITE, show_numbers=True, show_pips=False)
        self._state = self.state
        self._renew()
        self._point()
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """The height follows from the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As high as the board is, when it is so wide."""
        return own_height(self.layout_now(), width)

    def sizeHint(self) -> QSize:
        """Large enough to see everything, small enough to read on around it."""
        return QSize(_WIDEST, self.heightForWidth(_WIDEST))

    def minimumSizeHint(self) -> QSize:
        """A size at which positions can still be told from each other."""
        return QSize(_NARROWEST, self.heightForWidth(_NARROWEST))

    def _point(self) -> None:
        placed = self._figure.placed
        if self._figure.plays:
            assert placed.roll is not None
            self.show_arrows(find_steps(turn_for(placed.rule_set, placed.position, placed.roll), self._figure.plays))


def state_shown(placed: Placed) -> GameState:
    """A turn at that position, between nobodies."""
    return turn_at(placed, _NOBODY, _NOBODY)


def _growing() -> QSizePolicy:
    policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    return policy
