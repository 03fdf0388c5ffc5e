"""The board on which a position is set up, with a real mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tapa_desktop.game.arrangement import Arrangement, arrangement_of, empty
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import TAWULA
from tapa_desktop.rules.steps import BAR, OFF
from tapa_desktop.ui.board.geometry import BoardOptions, Direction, Home, point, supply, tray
from tapa_desktop.ui.board.setup.mode import SetupMode
from tapa_desktop.ui.board.text import place_text
from tapa_desktop.ui.board.view.accessible import PLACES, install_board_access
from tapa_desktop.ui.board.view.widget import BoardWidget
from tests.ui.board.boards import Hand, each_way_round, middle, point_center

WHITE, BLACK = Side.WHITE, Side.BLACK
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PINS = "tapa W9,2,bW2,3,W1,4,W2,8,B2,1,B11 0/0/0 0/0/0 W 52"  # one white and one black are still to be placed

BARE = "tapa 24 0/0/0 0/0/0 W -"

SetUp = Callable[..., tuple[BoardWidget, Hand]]


@pytest.fixture
def set_up(qtbot: QtBot) -> SetUp:
    """Makes a board that shows a position, and a hand over it."""

    def make(position: str | Arrangement, options: BoardOptions | None = None) -> tuple[BoardWidget, Hand]:
        board = BoardWidget(options)
        SetupMode(board)
        qtbot.addWidget(board)
        board.resize(720, 480)
        setup_of(board).show_arrangement(
            arrangement_of(parse_position(position, may_lack=True)) if isinstance(position, str) else position
        )
        board.show()
        return board, Hand(board)

    return make


def setup_of(board: BoardWidget) -> SetupMode:
    assert isinstance(board.mode, SetupMode)
    return board.mode


def supply_center(board: BoardWidget, side: Side) -> QPoint:
    return setup_of(board).supply_rect(side).center().toPoint()


def text(board: BoardWidget) -> str:
    """The text of the position, without the game and the roll."""
    return " ".join(setup_of(board).arrangement.text.split()[1:4])


def test_checker_is_dragged_from_the_supply_and_reported_once_from_point_to_point_and_off(set_up: SetUp) -> None:
    board, hand = set_up(PINS)
    reported: list[Arrangement] = []
    setup_of(board).arranged.connect(reported.append)

    hand.drag(supply_center(board, WHITE), middle(board, WHITE, 10))
    assert text(board) == "W9,2,bW2,3,W1,4,W2,1,W1,6,B2,1,B11 0/0/0 0/0/0"
    assert reported == [setup_of(board).arrangement]
    hand.drag(point_center(board, WHITE, 24), middle(board, WHITE, 5))
    hand.drag(point_center(board, WHITE, 24), middle(board, WHITE, OFF))
    assert text(board) == "W7,2,bW2,3,W1,4,W2,1,W1,4,W1,1,B2,1,B11 0/0/1 0/0/0"

    setup_of(board).show_arrangement(empty(TAWULA))
    assert len(reported) == 3


def test_drag_whose_release_went_to_a_dialog_ends_with_the_next_move(set_up: SetUp) -> None:
    board, hand = set_up(PINS)
    hand.lift(point_center(board, WHITE, 24))

    hand.hover(middle(board, WHITE, 10))
    assert board.scene().flying == []
    hand.drop(middle(board, WHITE, 10))

    assert text(board) == PINS.removeprefix("tapa ").removesuffix(" W 52")


def test_place_below_a_carried_checker_lights_with_a_pin_where_it_finds_room_and_it_goes_back_elsewhere(
    set_up: SetUp,
) -> None:
    board, hand = set_up(PINS)
    before = setup_of(board).arrangement

    hand.lift(supply_center(board, BLACK))
    for at, lit in ((17, {point(17): True}), (10, {point(10): False}), (24, {})):
        hand.move(middle(board, WHITE, at))
        assert {place: light.touches for place, light in board.scene().highlights.items()} == lit
        assert len(board.scene().flying) == 1
    hand.drop(middle(board, WHITE, 24))

    assert setup_of(board).arrangement == before
    assert board.scene().flying == []


def turn_wheel(board: BoardWidget, at: QPoint, angle: int) -> None:
    """Turn the wheel over a place, by eighths of a degree; towards the player they are negative."""
    turned = (QPoint(), QPoint(0, angle), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(
        board, QWheelEvent(QPointF(at), board.mapToGlobal(QPointF(at)), *turned, Qt.ScrollPhase.NoScrollPhase, False)
    )


def test_wheel_takes_away_and_puts_one_more_of_what_lies_there_and_small_turns_add_up(set_up: SetUp) -> None:
    board, _ = set_up(PINS)

    for number, angle in ((17, -120), (21, -240), (3, 120)):
        turn_wheel(board, point_center(board, WHITE, number), angle)
    assert text(board) == "W9,2,B1,8,W2,8,B3,1,B11 0/0/0 0/0/0"

    for left in ("W9,", "W9,", "W9,", "W8,"):
        turn_wheel(board, point_center(board, WHITE, 24), -30)
        assert text(board).startswith(left)

    for angle in (120, -120):
        turn_wheel(board, supply_center(board, BLACK), angle)
    assert setup_of(board).hand is WHITE


def test_buttons_of_the_mouse_put_checkers_of_either_side_first_of_the_one_below_and_a_double_click_is_two_clicks(
    set_up: SetUp,
) -> None:
    board, hand = set_up(BARE, BoardOptions(below=BLACK))

    hand.double_click(middle(board, WHITE, 24))
    QTest.mouseRelease(board, LEFT, pos=middle(board, WHITE, 24))
    hand.click(middle(board, WHITE, 13), RIGHT)
    hand.click(middle(board, WHITE, 13))

    assert text(board) == "B2,10,wB1,12 0/0/0 0/0/0"

    hand.move(middle(board, WHITE, 5))
    assert board.scene().flying == []


def test_click_says_when_all_checkers_of_its_side_are_on_the_board(set_up: SetUp) -> None:
    board, hand = set_up("tapa W15,22,B14 0/0/0 0/0/0 W -")
    reported: list[Side] = []
    setup_of(board).used_up.connect(reported.append)

    hand.click(middle(board, WHITE, 12), RIGHT)
    assert reported == []
    hand.click(middle(board, WHITE, 13))

    assert reported == [WHITE]


def test_right_click_and_escape_put_a_carried_checker_back(set_up: SetUp) -> None:
    board, hand = set_up(PINS)
    before = setup_of(board).arrangement

    hand.lift(point_center(board, WHITE, 24))
    QTest.mouseClick(board, RIGHT, pos=point_center(board, WHITE, 17))
    hand.drop(middle(board, WHITE, 10))
    assert setup_of(board).arrangement == before

    hand.lift(point_center(board, WHITE, 24))
    hand.press(K.Key_Escape)
    hand.drop(middle(board, WHITE, 10))
    assert setup_of(board).arrangement == before
    hand.press(K.Key_Escape)  # now it is for others


@pytest.mark.parametrize("below", Side)
@each_way_round
def test_board_is_turned_as_the_players_see_it(set_up: SetUp, below: Side, direction: Direction, home_at: Home) -> None:
    board, hand = set_up(PINS, BoardOptions(below=below, direction=direction, home=home_at))

    hand.drag(supply_center(board, below), middle(board, WHITE, 10))

    assert (setup_of(board).supply_rect(below).top() > 0) is (home_at == "bottom")
    assert (setup_of(board).supply_rect(below.other).top() > 0) is (home_at == "top")
    assert setup_of(board).arrangement.top(10) is below
    upper, lower = sorted((board.mode.stops[supply(side)] for side in Side), key=QRectF.top)
    assert lower.top() - upper.bottom() > 2  # so that each belongs to one row


def test_pointer_shows_what_can_be_done(set_up: SetUp) -> None:
    board, hand = set_up(PINS)
    shapes = Qt.CursorShape

    for at, shape in (
        (point_center(board, WHITE, 24), shapes.PointingHandCursor),
        (middle(board, WHITE, 10), shapes.PointingHandCursor),
        (middle(board, WHITE, BAR), shapes.ArrowCursor),
    ):
        hand.move(at)
        assert board.cursor().shape() is shape
    hand.lift(point_center(board, WHITE, 24))
    assert board.cursor().shape() is shapes.ClosedHandCursor

    QApplication.sendEvent(board, QEvent(QEvent.Type.Leave))
    assert board.scene().hovered is None


def test_every_place_says_what_lies_there_and_the_dice_of_the_side_to_move_lie_on_the_board(set_up: SetUp) -> None:
    board, _ = set_up(PINS)
    pin = place_text(board.state.picture, point(21))

    assert board.mode.text_at(QPointF(point_center(board, WHITE, 21))) == pin
    assert board.mode.text_at(QPointF(supply_center(board, WHITE))) == setup_of(board).supply_text(WHITE)
    assert board.mode.text_at(QPointF(1, 1)) == ""
    event = QHelpEvent(QEvent.Type.ToolTip, supply_center(board, WHITE), QPoint(5, 5))
    assert QApplication.sendEvent(board, event)
    assert pin in board.accessibleDescription()
    assert [(die.side, die.value) for die in board.scene().dice] == [(WHITE, 5), (WHITE, 2)]


# A position set up by keys: the same board, with the supply of each side at the end of its row

K = Qt.Key


@pytest.fixture
def board(set_up: SetUp, qtbot: QtBot) -> BoardWidget:
    install_board_access()
    with qtbot.waitActive(widget := set_up(PINS)[0]):
        widget.activateWindow()
    widget.setFocus()
    widget.focus.visit(point(24))
    return widget


def test_keys_put_checkers_of_either_side_find_them_and_take_them_away_and_the_focus_is_painted(
    board: BoardWidget,
) -> None:
    hand = Hand(board)
    hand.press(K.Key_Return, K.Key_Left)
    QTest.keyClick(board, K.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert text(board).startswith("W10,B1,1,")

    hand.press(K.Key_Delete, K.Key_PageDown)
    assert text(board).startswith("W10,2,")
    assert board.focus.place == point(21)
    assert board.scene().focused is not None
    board.grab()


def test_supply_is_the_end_of_the_row_and_gives_its_checkers(board: BoardWidget) -> None:
    hand = Hand(board)
    board.focus.visit(point(12))

    hand.press(K.Key_End)
    assert board.focus.place == supply(WHITE)
    hand.press(K.Key_Up, K.Key_Return)
    assert board.focus.place == supply(BLACK)
    board.focus.visit(point(2))
    hand.press(K.Key_Return)

    assert setup_of(board).arrangement.top(2) is BLACK


def test_places_are_heard_and_pressed(board: BoardWidget) -> None:
    access = QAccessible.queryAccessibleInterface(board)
    waiting, home = (access.child(PLACES.index(place)) for place in (supply(WHITE), tray(WHITE)))

    waiting.actionInterface().doAction("Press")
    home.actionInterface().doAction("Press")

    assert waiting.text(QAccessible.Text.Name) == setup_of(board).supply_text(WHITE)
    assert home.text(QAccessible.Text.Name) == place_text(board.state.picture, tray(WHITE))
    assert setup_of(board).arrangement.placed.position.mine.off == 1
