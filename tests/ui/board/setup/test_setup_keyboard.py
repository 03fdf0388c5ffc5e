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
from tapa_desktop.ui.board.setup.setup_board import KeyboardSetupBoard
from tapa_desktop.ui.board.view.accessible import PLACES, install_board_access

WHITE, BLACK = Side.WHITE, Side.BLACK
K = Qt.Key
PINS = "tapa W9,2,bW2,3,W1,4,W2,8,B2,1,B11 0/0/0 0/0/0 W 52"  # one white and one black are still to be placed


@pytest.fixture
def lay(qtbot: QtBot) -> Callable[[], KeyboardSetupBoard]:
    def make() -> KeyboardSetupBoard:
        install_board_access()
        board = KeyboardSetupBoard()
        qtbot.addWidget(board)
        board.resize(720, 480)
        board.show_arrangement(arranged_as(parse_position(PINS, may_lack=True)))
        with qtbot.waitActive(board):
            board.show()
        board.setFocus()
        return board

    return make


def press(board: KeyboardSetupBoard, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(board, key)


def top(board: KeyboardSetupBoard, number: int) -> Side | None:
    return board.arrangement.top(number)


@pytest.mark.parametrize("key", [K.Key_Return, K.Key_Space])
def test_checker_goes_from_place_to_place(lay: Callable[[], KeyboardSetupBoard], key: Qt.Key) -> None:
    board = lay()
    board.visit(point(24))

    press(board, key)
    assert board.selected == point(24)
    press(board, K.Key_Left, key)

    assert top(board, 23) is WHITE
    assert board.selected is None


def test_supply_is_the_end_of_the_row_and_gives_its_checkers(lay: Callable[[], KeyboardSetupBoard]) -> None:
    board = lay()
    board.visit(point(12))

    press(board, K.Key_End)
    assert board.focused == supply(WHITE)
    press(board, K.Key_Up)
    assert board.focused == supply(BLACK)
    press(board, K.Key_Return)
    board.visit(point(2))
    press(board, K.Key_Return)

    assert top(board, 2) is BLACK
    assert board.arrangement.lacking(BLACK) == 0


def test_delete_takes_a_checker_away(lay: Callable[[], KeyboardSetupBoard]) -> None:
    board = lay()
    board.visit(point(24))

    press(board, K.Key_Delete)

    assert board.arrangement.lacking(WHITE) == 2


def test_escape_puts_back_and_page_keys_find_checkers_and_room(lay: Callable[[], KeyboardSetupBoard]) -> None:
    board = lay()
    board.visit(point(24))

    press(board, K.Key_Return, K.Key_Escape)
    assert board.selected is None
    press(board, K.Key_PageDown)
    assert board.focused == point(21)
    press(board, K.Key_Return, K.Key_PageDown)
    assert board.focused == point(20)


def test_places_are_heard_and_pressed(lay: Callable[[], KeyboardSetupBoard]) -> None:
    board = lay()
    access = QAccessible.queryAccessibleInterface(board)
    waiting, home = (access.child(PLACES.index(place)) for place in (supply(WHITE), tray(WHITE)))

    waiting.actionInterface().doAction("Press")
    home.actionInterface().doAction("Press")

    assert waiting.text(QAccessible.Text.Name) == "Still to be placed: no white"
    assert home.text(QAccessible.Text.Name) == "White's tray: one white"


def test_focus_is_painted(lay: Callable[[], KeyboardSetupBoard]) -> None:
    board = lay()
    board.visit(supply(WHITE))

    assert board._scene().focused is not None
    board.grab()
