"""A board with a mouse over it, and a table that answers its requests."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from tapa_desktop.game.state import GameState
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.board.view.play import PlayMode
from tapa_desktop.ui.board.view.widget import BoardWidget
from tests.ui.board.boards import Hand, Table

ShownBoard = tuple[BoardWidget, Hand, Table]
Show = Callable[..., ShownBoard]


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    """Makes a board that shows a state; nothing moves by itself unless a speed is given."""

    shown: list[BoardWidget] = []

    def make(
        game: GameState, *, dice: tuple[tuple[int, int], ...] = (), speed: float = 0.0, **options: object
    ) -> ShownBoard:
        view = BoardWidget(BoardOptions(speed=speed, dice_speed=speed, **options))
        PlayMode(view)
        qtbot.addWidget(view)
        for earlier in shown:
            earlier.hide()  # it would lie over the new one
        shown.append(view)
        view.resize(960, 720)
        view.show()
        return view, Hand(view), Table(view, game, dice)

    return make
