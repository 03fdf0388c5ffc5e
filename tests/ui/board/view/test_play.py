"""Playing on the board with a real mouse, by clicks and by drags."""

from __future__ import annotations

from unittest.mock import Mock

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tapa_desktop.game.draft import movable_of
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.plays import BlockedReason
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import Cube
from tapa_desktop.rules.steps import OFF
from tapa_desktop.ui.board.geometry import CUBE, DICE, DROP, Place, tray
from tapa_desktop.ui.board.picture import Prompt
from tapa_desktop.ui.board.text import blocked_text, dice_hint, place_text
from tapa_desktop.ui.board.view import play, widget
from tapa_desktop.ui.board.view.play import PlayMode
from tapa_desktop.ui.board.view.widget import BoardWidget
from tests.ui.board import boards
from tests.ui.board.boards import HOME, Hand, dice_center, die_center, point_center, state, with_steps
from tests.ui.board.conftest import Show

WHITE, BLACK = Side.WHITE, Side.BLACK
MINE = state(boards.PINS, "42")
BLOCKED = state("24:W15 18:B14 1:B1", "66")
NOWHERE = QPoint(2, 2)


# Clicks


@pytest.mark.parametrize(
    ("game", "clicks", "requests"),
    [
        (MINE, [24, 22], ["24/22"]),
        (state(HOME, "63"), [6, OFF], ["6/off"]),
        (with_steps(MINE, (24, 22)), [24, WHITE], ["24/20", "finish"]),
        (BLOCKED, [WHITE], ["finish"]),
        (BLOCKED, [BLACK], ["finish"]),  # the word that says so
    ],
)
def test_clicks_on_points_play_and_one_on_the_own_dice_ends_the_turn_when_it_is_complete(
    show: Show, game: GameState, clicks: list[int | Side], requests: list[str]
) -> None:
    """A side means a click on its dice."""
    view, hand, table = show(game)

    for at in clicks:
        hand.click(dice_center(view, at) if isinstance(at, Side) else boards.middle(view, WHITE, at))

    assert table.requests == requests


@pytest.mark.parametrize(
    ("game", "number", "plays"),
    [(state(HOME, "63"), 6, ["6/off"]), (state(HOME, "66"), 6, ["6/off"]), (MINE, 24, [])],
    ids=["with a choice", "where the first click has played already", "where nothing bears off"],
)
def test_double_click_bears_off_one_checker_or_selects_and_deselects(
    show: Show, game: GameState, number: int, plays: list[str]
) -> None:
    view, hand, table = show(game)

    hand.double_click(point_center(view, WHITE, number))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=point_center(view, WHITE, number))

    assert (table.requests, view.scene().selected) == (plays, None)


# Drags


@pytest.mark.parametrize("way", ["right click", "new state", "release that went to a dialog"])
def test_drag_is_cancelled_and_no_step_taken_back(show: Show, way: str) -> None:
    game = with_steps(MINE, (24, 22))
    view, hand, table = show(game)
    target = point_center(view, WHITE, 20)
    hand.lift(point_center(view, WHITE, 24))

    if way == "right click":
        hand.click(target, Qt.MouseButton.RightButton)
    elif way == "new state":
        view.show_state(game, game, movable=movable_of(game))
    else:
        hand.hover(target)  # the first move without a button
    assert (view.scene().flying, view.is_in_use) == ([], False)
    hand.drop(target)

    assert table.requests == []


def test_escape_cancels_a_drag_and_then_what_is_selected_and_is_left_to_the_window_else(show: Show) -> None:
    view, hand, table = show(MINE)

    def is_taken() -> bool:
        escape = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(view, escape)
        return escape.isAccepted()

    hand.lift(point_center(view, WHITE, 24))
    assert is_taken()
    hand.drop(point_center(view, WHITE, 20))
    hand.click(point_center(view, WHITE, 24))
    assert is_taken()
    hand.click(point_center(view, WHITE, 22))
    assert not is_taken()

    assert table.requests == []


# Dice


def test_click_on_the_empty_board_rolls_but_once_and_one_beside_it_does_not(show: Show) -> None:
    view, hand, table = show(state(), dice=((3, 1), (6, 1)))

    hand.click(NOWHERE)
    assert table.requests == []

    hand.double_click(boards.middle(view, WHITE, 9))
    assert table.requests == ["roll"]


def test_nothing_happens_on_a_board_without_a_game(show: Show) -> None:
    show(MINE)
    empty = BoardWidget()
    PlayMode(empty)
    empty.resize(400, 300)

    Hand(empty).click(QPoint(200, 150))
    Hand(empty).move(QPoint(210, 150))

    assert empty.state.hovered is None
    assert empty.grab().width() > 0


# Taking back


def test_right_click_takes_the_last_step_back_unless_there_is_none_or_something_is_selected(show: Show) -> None:
    view, hand, table = show(with_steps(MINE, (24, 22)))
    for _ in range(2):
        hand.click(point_center(view, WHITE, 22), Qt.MouseButton.RightButton)
    assert (table.requests, table.state.drafted) == (["undo"], ())

    view, hand, table = show(with_steps(state("24:W15 1:B15", "22"), (24, 22)))
    hand.click(point_center(view, WHITE, 24))
    assert view.mode.selected is not None
    hand.click(NOWHERE, Qt.MouseButton.RightButton)
    assert (table.requests, view.mode.selected) == ([], None)


# What the board tells


@pytest.fixture
def tips(monkeypatch: pytest.MonkeyPatch) -> Mock:
    """The tooltips shown; real ones need a screen."""
    shown = Mock()
    for module in (widget, play):
        monkeypatch.setattr(module, "QToolTip", shown)
    return shown


def test_tooltip_says_what_lies_below_the_pointer_and_goes_with_the_state_that_it_tells_about(
    show: Show, tips: Mock
) -> None:
    view, _, _ = show(MINE)
    for number in (19, 6, 24, OFF):
        at = point_center(view, WHITE, number)
        QApplication.sendEvent(view, QHelpEvent(QEvent.Type.ToolTip, at, view.mapToGlobal(at)))

        text = view.mode.text_at(QPointF(at))
        assert place_text(view.state.picture, boards.place_on(view, WHITE, number)) in text
        tips.showText.assert_called_with(view.mapToGlobal(at), text, view)

    for is_over in (True, False):
        view.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, is_over)
        tips.reset_mock()
        view.show_state(MINE, MINE)
        assert tips.hideText.called is is_over  # one of another widget stays


def test_click_on_a_checker_that_cannot_be_moved_or_a_try_to_lift_it_says_why(show: Show, tips: Mock) -> None:
    view, hand, table = show(MINE)
    pinned = point_center(view, WHITE, 6)

    hand.click(pinned)
    hand.drag(pinned, point_center(view, WHITE, 2))

    at, text = view.mapToGlobal(pinned), blocked_text(BlockedReason.PINNED, view.state.picture)
    assert [call.args for call in tips.showText.call_args_list] == [(at, text, view)] * 2
    assert table.requests == []


def test_nothing_is_said_unasked_of_a_click_that_does_something_or_concerns_no_checker_of_mine(
    show: Show, tips: Mock
) -> None:
    view, hand, table = show(state("24:W2 23:W11 20:W2 21:B3 19:B4 18:B4 16:B4", "41"))

    hand.click(point_center(view, WHITE, 24))
    hand.click(point_center(view, WHITE, 20))  # from there nothing can be moved
    hand.click(point_center(view, BLACK, 4))
    hand.click(point_center(view, WHITE, 12))

    assert table.requests == ["24/20"]
    tips.showText.assert_not_called()


@pytest.mark.parametrize(
    ("presses", "values", "play"),
    [((1,), [2, 4], "24/22 22/18*"), ((0, 1), [4, 2], "24/20 20/18*")],
    ids=["once", "twice"],
)
def test_press_on_a_die_swaps_the_order_in_which_the_dice_are_used_and_what_is_lifted_stays_so(
    show: Show, presses: tuple[int, ...], values: list[int], play: str
) -> None:
    view, hand, table = show(MINE)

    hand.click(point_center(view, WHITE, 24))
    for number in presses:
        hand.click(die_center(view, number))
    assert [die.value for die in view.scene().dice] == values
    hand.click(point_center(view, WHITE, 18))

    assert table.requests == [play]


@pytest.mark.parametrize("steps", [(), ((24, 22),)])
def test_press_on_a_die_lifts_no_checker(show: Show, steps: tuple[tuple[int, int], ...]) -> None:
    everywhere = " ".join(f"{number}:W1" for number in range(24, 9, -1)) + " 1:B15"
    view, hand, table = show(with_steps(state(everywhere, "42"), *steps))

    for number in range(2):
        hand.lift(die_center(view, number))
        assert view.state.pointer.drag.source is None
        hand.drop(die_center(view, number))

    assert view.mode.selected is None
    assert table.requests == []


@pytest.mark.parametrize("game", [state(boards.PINS, "22"), with_steps(MINE, (24, 22))], ids=["equal", "one is used"])
def test_dice_that_make_no_difference_cannot_be_swapped(show: Show, game: GameState) -> None:
    view, hand, table = show(game)
    before = view.scene().dice

    hand.click(die_center(view, 0))

    assert (view.scene().dice, table.requests) == (before, [])


@pytest.mark.parametrize("show_pips", [True, False])
def test_tooltip_of_the_dice_says_what_a_click_does_and_pip_counts_have_their_own_where_they_are_shown(
    show: Show, show_pips: bool
) -> None:
    view, _, _ = show(with_steps(MINE, (24, 22), (24, 20)), show_pips=show_pips)

    assert view.mode.text_at(QPointF(dice_center(view, WHITE))) == dice_hint(Prompt.FINISH)
    assert view.mode.text_at(QPointF(NOWHERE)) == ""
    for side, pips in view.state.picture.pips.items():
        at = view.board_geometry().rail_rect(tray(side)).center()
        assert (str(pips) in view.mode.text_at(at)) is show_pips


def test_cursor_is_a_hand_over_what_can_be_touched_which_is_marked_until_the_pointer_leaves(show: Show) -> None:
    view, hand, _ = show(MINE)
    shapes = {}
    for number in (24, 19, 15, 6):
        hand.move(point_center(view, WHITE, number))
        shapes[number] = view.cursor().shape()

    touched = Qt.CursorShape.PointingHandCursor
    assert [number for number, shape in shapes.items() if shape is touched] == [24, 15]

    hand.lift(point_center(view, WHITE, 24))
    assert view.cursor().shape() is Qt.CursorShape.ClosedHandCursor
    hand.drop(NOWHERE)
    assert view.cursor().shape() is Qt.CursorShape.ArrowCursor

    hand.move(point_center(view, WHITE, 24))
    assert view.scene().hovered is not None
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert view.scene().hovered is None


@pytest.mark.parametrize(
    ("game", "at", "is_hand"),
    [
        (MINE, DICE, False),
        (with_steps(MINE, (24, 22), (24, 20)), DICE, True),
        (state(), DICE, True),
        (boards.with_cube(), CUBE, True),
        (boards.with_cube(Cube(4, BLACK)), CUBE, False),
        (boards.offered(), DROP, True),
    ],
)
def test_cursor_is_a_hand_over_dice_cube_and_answers_that_can_be_clicked(
    show: Show, game: GameState, at: Place, is_hand: bool
) -> None:
    view, hand, _ = show(game)

    hand.move(point_center(view, WHITE, 24))
    hand.move(dice_center(view, WHITE) if at == DICE else boards.button_center(view, at))

    assert (view.cursor().shape() is Qt.CursorShape.PointingHandCursor) is is_hand
    assert (view.scene().touched == at) is (is_hand and at != DICE)
