"""The window comes back as it was left, and says of all that can be touched what that does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton

from tapa_desktop.app.settings import load_settings
from tapa_desktop.ui.messages.confirm import AskBar
from tests.ui.board.boards import dice_center
from tests.ui.room import Enter

CURSORS = {Qt.CursorShape.ArrowCursor, Qt.CursorShape.PointingHandCursor}


def test_window_comes_back_with_its_size(enter: Enter) -> None:
    enter(size=(780, 600)).leave()

    assert enter(settings=load_settings()[0], size=(0, 0)).window.size().toTuple() == (780, 600)


def test_window_comes_back_with_its_division(enter: Enter) -> None:
    room = enter(size=(1010, 640))
    usual = room.window.centre.splitter.sizes()[1]
    room.window.centre.splitter.setSizes([600, 410])
    wide = room.window.centre.splitter.sizes()[1]
    room.leave()

    again = enter(settings=load_settings()[0], size=(1010, 640)).window.centre.splitter.sizes()[1]

    assert wide > usual + 50
    assert abs(again - wide) < 20


@pytest.mark.parametrize("is_wanted", [True, False])
def test_window_comes_back_with_its_panel_unless_that_was_put_away(enter: Enter, is_wanted: bool) -> None:
    room = enter(size=(1010, 640))
    if not is_wanted:
        room.key(Qt.Key.Key_F9)
    assert room.window.side_panel.isVisible() is is_wanted
    room.leave()

    again = enter(settings=load_settings()[0], size=(1010, 640))

    assert again.window.side_panel.isVisible() is is_wanted


@pytest.mark.parametrize("by_hand", [False, True])
def test_whatever_can_be_pressed_says_what_it_does_and_has_a_cursor_for_that(enter: Enter, by_hand: bool) -> None:
    room = enter()
    if by_hand:
        room.key(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    else:
        room.window.findChildren(AskBar)[0].ask("Give up?", "&Yes", "&No")
    buttons = [button for button in room.window.findChildren(QAbstractButton) if button.isVisible()]

    assert len(buttons) > 4
    assert [button.text() for button in buttons if not button.toolTip()] == []
    assert {button.cursor().shape() for button in buttons} <= CURSORS


def test_board_says_of_every_point_what_can_be_done_there(enter: Enter) -> None:
    room = enter()
    room.space()
    board = room.window.board
    areas = board.board_geometry().places.values()

    assert all(board.mode.text_at(area.center()) for area in areas)


def test_cursor_of_the_board_is_a_hand_where_a_click_does_something(enter: Enter) -> None:
    room = enter()
    board = room.window.board

    at, none = QPointF(dice_center(board, room.state.side)), Qt.MouseButton.NoButton
    moved = QMouseEvent(QEvent.Type.MouseMove, at, at, none, none, Qt.KeyboardModifier.NoModifier)
    QCoreApplication.sendEvent(board, moved)  # straight to it, whatever window an earlier test has left above it
    assert board.cursor().shape() is Qt.CursorShape.PointingHandCursor
