"""The board on which a position is set up, with a real mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tapa_desktop.game.arrangement import Arrangement, arranged_as, empty
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import TAWULA
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import BAR, OFF, RESERVE
from tapa_desktop.ui.board.place import BoardOptions, Direction, Home, point, supply, tray
from tapa_desktop.ui.board.setup.mode import SetupMode
from tapa_desktop.ui.board.text import place_text
from tapa_desktop.ui.board.view.accessible import PLACES, install_board_access
from tapa_desktop.ui.board.view.widget import BoardWidget
from tests.ui.board.boards import Hand, each_way_round, middle, point_center

WHITE, BLACK = Side.WHITE, Side.BLACK
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PINS = "tapa W9,2,bW2,3,W1,4,W2,8,B2,1,B11 0/0/0 0/0/0 W 52"  # one white and one black are still to be placed

Lay = Callable[..., tuple[BoardWidget, Hand]]


@pytest.fixture
def lay(qtbot: QtBot) -> Lay:
    """Lays a board with a position before the hand."""

    def lay_board(given: str | Arrangement, options: BoardOptions | None = None) -> tuple[BoardWidget, Hand]:
        board = BoardWidget(options)
        SetupMode(board)
        qtbot.addWidget(board)
        board.resize(720, 480)
        setup_of(board).show_arrangement(
            arranged_as(parse_position(given, may_lack=True)) if isinstance(given, str) else given
        )
        board.show()
        return board, Hand(board)

    return lay_board


def setup_of(board: BoardWidget) -> SetupMode:
    assert isinstance(board.mode, SetupMode)
    return board.mode


def supply_center(board: BoardWidget, side: Side) -> QPoint:
    return setup_of(board).supply_rect(side).center().toPoint()


def text(board: BoardWidget) -> str:
    return setup_of(board).arrangement.text.removeprefix("tapa ").removesuffix(" W 52")


def test_checker_is_dragged_from_the_supply_and_reported_once(lay: Lay) -> None:
    board, hand = lay(PINS)
    told: list[Arrangement] = []
    setup_of(board).arranged.connect(told.append)

    hand.drag(supply_center(board, WHITE), middle(board, WHITE, 10))

    assert text(board) == "W9,2,bW2,3,W1,4,W2,1,W1,6,B2,1,B11 0/0/0 0/0/0"
    assert told == [setup_of(board).arrangement]


def test_showing_a_position_is_not_reported_back(lay: Lay) -> None:
    board, _ = lay(PINS)
    told: list[Arrangement] = []
    setup_of(board).arranged.connect(told.append)

    setup_of(board).show_arrangement(empty(TAWULA))

    assert told == []


def test_checker_is_dragged_from_point_to_point_and_off(lay: Lay) -> None:
    board, hand = lay(PINS)

    hand.drag(point_center(board, WHITE, 24), middle(board, WHITE, 5))
    hand.drag(point_center(board, WHITE, 24), middle(board, WHITE, OFF))

    assert text(board) == "W7,2,bW2,3,W1,4,W2,6,W1,1,B2,1,B11 0/0/1 0/0/0"


def test_checker_dropped_on_an_opposing_blot_pins_it(lay: Lay) -> None:
    board, hand = lay(PINS)

    hand.drag(supply_center(board, BLACK), point_center(board, WHITE, 17))

    assert text(board) == "W9,2,bW2,3,wB1,4,W2,8,B2,1,B11 0/0/0 0/0/0"


@pytest.mark.parametrize("number", [3, 1, BAR], ids=["two enemies", "eleven enemies", "no bar in this game"])
def test_checker_dropped_where_it_finds_no_room_goes_back_and_nothing_has_lit(lay: Lay, number: int) -> None:
    board, hand = lay(PINS)
    before = setup_of(board).arrangement

    hand.lift(supply_center(board, WHITE))
    hand.move(middle(board, WHITE, number))
    assert board.scene().lights == {}
    assert len(board.scene().flying) == 1
    hand.drop(middle(board, WHITE, number))

    assert setup_of(board).arrangement == before
    assert board.scene().flying == []


def test_place_below_a_carried_checker_lights_and_says_that_it_would_pin(lay: Lay) -> None:
    board, hand = lay(PINS)

    hand.lift(supply_center(board, BLACK))
    hand.move(point_center(board, WHITE, 17))
    assert {place: light.touches for place, light in board.scene().lights.items()} == {point(17): True}
    hand.move(middle(board, WHITE, 10))
    assert {place: light.touches for place, light in board.scene().lights.items()} == {point(10): False}


def test_right_click_takes_away(lay: Lay) -> None:
    board, hand = lay(PINS)

    hand.click(point_center(board, WHITE, 17), RIGHT)
    hand.click(point_center(board, WHITE, 21), RIGHT)
    hand.click(point_center(board, WHITE, 21), RIGHT)

    assert text(board) == "W9,2,B1,8,W2,8,B2,1,B11 0/0/0 0/0/0"


def test_right_click_while_something_is_carried_puts_it_back(lay: Lay) -> None:
    board, hand = lay(PINS)
    before = setup_of(board).arrangement

    hand.lift(point_center(board, WHITE, 24))
    QTest.mousePress(board, RIGHT, pos=point_center(board, WHITE, 17))
    hand.drop(middle(board, WHITE, 10))

    assert setup_of(board).arrangement == before


def test_checker_dragged_off_the_board_is_taken_away(lay: Lay) -> None:
    board, hand = lay(PINS)

    hand.drag(point_center(board, WHITE, 17), supply_center(board, BLACK))

    assert text(board) == "W9,2,bW2,8,W2,8,B2,1,B11 0/0/0 0/0/0"


def test_clicks_put_checkers_of_the_supply_one_by_one(lay: Lay) -> None:
    board, hand = lay("tapa 24 0/0/0 0/0/0 W -")

    hand.click(supply_center(board, BLACK))
    for number in (24, 24, 13):
        hand.click(middle(board, WHITE, number))

    assert setup_of(board).arrangement.text == "tapa B2,10,B1,12 0/0/0 0/0/0 W -"


def test_double_click_is_two_clicks(lay: Lay) -> None:
    board, hand = lay("tapa 24 0/0/0 0/0/0 W -")
    hand.click(supply_center(board, WHITE))

    hand.double_click(middle(board, WHITE, 12))
    QTest.mouseRelease(board, LEFT, pos=middle(board, WHITE, 12))

    assert setup_of(board).arrangement.text == "tapa 12,W2,11 0/0/0 0/0/0 W -"


def test_escape_puts_the_checker_back_and_is_otherwise_for_others(lay: Lay) -> None:
    board, hand = lay(PINS)
    before = setup_of(board).arrangement
    hand.lift(point_center(board, WHITE, 24))

    QTest.keyClick(board, Qt.Key.Key_Escape)
    hand.drop(middle(board, WHITE, 10))

    assert setup_of(board).arrangement == before
    QTest.keyClick(board, Qt.Key.Key_Escape)


def test_places_beside_the_board_take_checkers_where_the_game_knows_them(lay: Lay) -> None:
    board, hand = lay(empty(TAWULA))

    for side in Side:
        for number in (BAR, RESERVE, OFF):
            hand.drag(supply_center(board, side), middle(board, side, number))

    assert setup_of(board).arrangement.text == "tawula 24 1/1/1 1/1/1 W -"


@pytest.mark.parametrize("below", Side)
@each_way_round
def test_board_is_turned_as_the_players_see_it(lay: Lay, below: Side, direction: Direction, home_at: Home) -> None:
    board, hand = lay(PINS, BoardOptions(below=below, direction=direction, home=home_at))

    hand.drag(supply_center(board, below), middle(board, WHITE, 10))

    assert (setup_of(board).supply_rect(below).top() > 0) is (home_at == "bottom")
    assert (setup_of(board).supply_rect(below.other).top() > 0) is (home_at == "top")
    assert setup_of(board).arrangement.top(10) is below


def test_pointer_shows_what_can_be_lifted(lay: Lay) -> None:
    board, hand = lay(PINS)

    hand.move(point_center(board, WHITE, 24))
    assert board.cursor().shape() is Qt.CursorShape.PointingHandCursor
    hand.move(middle(board, WHITE, 10))
    assert board.cursor().shape() is Qt.CursorShape.ArrowCursor
    hand.lift(point_center(board, WHITE, 24))
    assert board.cursor().shape() is Qt.CursorShape.ClosedHandCursor

    QApplication.sendEvent(board, QEvent(QEvent.Type.Leave))
    assert board.scene().hovered is None


def test_every_place_says_what_lies_there(lay: Lay) -> None:
    board, _ = lay(PINS)
    pin = place_text(board.state.picture, point(21))

    assert board.mode.text_at(QPointF(point_center(board, WHITE, 21))) == pin
    assert board.mode.text_at(QPointF(supply_center(board, WHITE))) == board.mode.supply_text(WHITE)
    assert board.mode.text_at(QPointF(1, 1)) == ""
    event = QHelpEvent(QEvent.Type.ToolTip, supply_center(board, WHITE), QPoint(5, 5))
    assert QApplication.sendEvent(board, event)
    assert pin in board.accessibleDescription()


def test_dice_of_the_side_to_move_lie_on_the_board(lay: Lay) -> None:
    board, _ = lay(PINS)

    assert [(die.side, die.value) for die in board.scene().dice] == [(WHITE, 5), (WHITE, 2)]


# A position set up by keys: the same board, with the supply of each side at the end of its row

K = Qt.Key


@pytest.fixture
def lay_for_keys(qtbot: QtBot) -> Callable[[], BoardWidget]:
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


def press(board: BoardWidget, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(board, key)


def top(board: BoardWidget, number: int) -> Side | None:
    return setup_of(board).arrangement.top(number)


@pytest.mark.parametrize("key", [K.Key_Return, K.Key_Space])
def test_checker_goes_from_place_to_place(lay_for_keys: Callable[[], BoardWidget], key: Qt.Key) -> None:
    board = lay_for_keys()
    board.focus.visit(point(24))

    press(board, key)
    assert board.mode.selected == point(24)
    press(board, K.Key_Left, key)

    assert top(board, 23) is WHITE
    assert board.mode.selected is None


def test_supply_is_the_end_of_the_row_and_gives_its_checkers(lay_for_keys: Callable[[], BoardWidget]) -> None:
    board = lay_for_keys()
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


def test_delete_takes_a_checker_away(lay_for_keys: Callable[[], BoardWidget]) -> None:
    board = lay_for_keys()
    board.focus.visit(point(24))

    press(board, K.Key_Delete)

    assert setup_of(board).arrangement.lacking(WHITE) == 2


def test_escape_puts_back_and_page_keys_find_checkers_and_room(lay_for_keys: Callable[[], BoardWidget]) -> None:
    board = lay_for_keys()
    board.focus.visit(point(24))

    press(board, K.Key_Return, K.Key_Escape)
    assert board.mode.selected is None
    press(board, K.Key_PageDown)
    assert board.focus.place == point(21)
    press(board, K.Key_Return, K.Key_PageDown)
    assert board.focus.place == point(20)


def test_places_are_heard_and_pressed(lay_for_keys: Callable[[], BoardWidget]) -> None:
    board = lay_for_keys()
    access = QAccessible.queryAccessibleInterface(board)
    waiting, home = (access.child(PLACES.index(place)) for place in (supply(WHITE), tray(WHITE)))

    waiting.actionInterface().doAction("Press")
    home.actionInterface().doAction("Press")

    assert waiting.text(QAccessible.Text.Name) == board.mode.supply_text(WHITE)
    assert home.text(QAccessible.Text.Name) == place_text(board.state.picture, tray(WHITE))
    assert board.mode.arrangement.placed.position.mine.off == 1


def test_focus_is_painted(lay_for_keys: Callable[[], BoardWidget]) -> None:
    board = lay_for_keys()
    board.focus.visit(supply(WHITE))

    assert board.scene().focused is not None
    board.grab()
