"""A position set up by keys: the same board, with the supply of each side at the end of its row."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tapa_desktop.game.arrangement import arranged_as
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.place import point, supply, tray
from tapa_desktop.ui.board.setup.mode import SetupMode
from tapa_desktop.ui.board.text import place_text
from tapa_desktop.ui.board.view.accessible import PLACES, install_board_access
from tapa_desktop.ui.board.view.widget import BoardWidget

WHITE, BLACK = Side.WHITE, Side.BLACK
K = Qt.Key
PINS = "tapa W9,2,bW2,3,W1,4,W2,8,B2,1,B11 0/0/0 0/0/0 W 52"  # one white and one black are still to be placed


@pytest.fixture
def lay(qtbot: QtBot) -> Callable[[], BoardWidget]:
    def make() -> BoardWidget:
        install_board_access()
        board = BoardWidget()
        SetupMode(board)
        qtbot.addWidget(board)
        board.resize(720, 480)
        setup_of(board).show_arrangement(arranged_as(parse_position(PINS, may_lack=True)))
        with qtbot.waitActive(board):
            board.show()
        board.setFocus()
        return board

    return make


def setup_of(board: BoardWidget) -> SetupMode:
    assert isinstance(board.mode, SetupMode)
    return board.mode


def press(board: BoardWidget, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(board, key)


def top(board: BoardWidget, number: int) -> Side | None:
    return setup_of(board).arrangement.top(number)


@pytest.mark.parametrize("key", [K.Key_Return, K.Key_Space])
def test_checker_goes_from_place_to_place(lay: Callable[[], BoardWidget], key: Qt.Key) -> None:
    board = lay()
    board.focus.visit(point(24))

    press(board, key)
    assert board.mode.selected == point(24)
    press(board, K.Key_Left, key)

    assert top(board, 23) is WHITE
    assert board.mode.selected is None


def test_supply_is_the_end_of_the_row_and_gives_its_checkers(lay: Callable[[], BoardWidget]) -> None:
    board = lay()
    board.focus.visit(point(12))

    press(board, K.Key_End)
    assert board.focus.place == supply(WHITE)
    press(board, K.Key_Up)
    assert board.focus.place == supply(BLACK)
    press(board, K.Key_Return)
    board.focus.visit(point(2))
    press(board, K.Key_Return)

    assert top(board, 2) is BLACK
    assert setup_of(board).arrangement.lacking(BLACK) == 0


def test_delete_takes_a_checker_away(lay: Callable[[], BoardWidget]) -> None:
    board = lay()
    board.focus.visit(point(24))

    press(board, K.Key_Delete)

    assert setup_of(board).arrangement.lacking(WHITE) == 2


def test_escape_puts_back_and_page_keys_find_checkers_and_room(lay: Callable[[], BoardWidget]) -> None:
    board = lay()
    board.focus.visit(point(24))

    press(board, K.Key_Return, K.Key_Escape)
    assert board.mode.selected is None
    press(board, K.Key_PageDown)
    assert board.focus.place == point(21)
    press(board, K.Key_Return, K.Key_PageDown)
    assert board.focus.place == point(20)


def test_places_are_heard_and_pressed(lay: Callable[[], BoardWidget]) -> None:
    board = lay()
    access = QAccessible.queryAccessibleInterface(board)
    waiting, home = (access.child(PLACES.index(place)) for place in (supply(WHITE), tray(WHITE)))

    waiting.actionInterface().doAction("Press")
    home.actionInterface().doAction("Press")

    assert waiting.text(QAccessible.Text.Name) == board.mode.supply_text(WHITE)
    assert home.text(QAccessible.Text.Name) == place_text(board.state.picture, tray(WHITE))
    assert board.mode.arrangement.placed.position.mine.off == 1


def test_focus_is_painted(lay: Callable[[], BoardWidget]) -> None:
    board = lay()
    board.focus.visit(supply(WHITE))

    assert board.scene().focused is not None
    board.grab()
