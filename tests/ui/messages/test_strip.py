"""Words that stay cover nothing of the board: it yields room to them, but not while a checker moves or is held."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.app.settings import Settings
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.text.notices import Message
from tapa_desktop.ui.widgets.dialogs import SMALLEST
from tests.app.desk import ScriptedDice
from tests.ui.board.boards import dice_center, point_center
from tests.ui.room import Enter, Room

LONG = "A position is not as it should be, and nobody can play on from it before that has been put right. "
FULL = Message("error", "The match cannot be saved.", "No space left on device")


@pytest.fixture
def room(enter: Enter) -> Room:
    """White has rolled 6 5 in the smallest window."""
    given = enter(dice=ScriptedDice((6, 5), (3, 1)), size=SMALLEST)
    given.begin()
    given.space(2)
    return given


def on_board(room: Room, widget: QWidget) -> QRect:
    """Where a widget lies, in the board."""
    return QRect(widget.mapTo(room.window, QPoint()) - room.window.board.mapTo(room.window, QPoint()), widget.size())


def covered(room: Room, widget: QWidget) -> bool:
    """Whether it lies over the board with its numbers."""
    return on_board(room, widget).toRectF().intersects(room.window.board.board_geometry().board)


def test_message_that_stays_covers_nothing_of_the_board(room: Room) -> None:
    high = room.window.board.height()

    row = room.window.messages.show_notice(FULL)
    room.let_happen()

    assert row.isVisible()
    assert not covered(room, row)
    assert room.window.board.height() == high - row.height()
    row.close_row()
    room.let_happen()
    assert room.window.board.height() == high


def test_message_with_something_to_do_covers_nothing_of_the_board(room: Room) -> None:
    row = room.window.messages.show_notice(Message("info", "The position is on the board."))

    row.offer("Back", lambda: None)
    room.let_happen()

    assert row.isVisible()
    assert not covered(room, row)


def test_of_many_messages_the_newest_is_seen_and_the_others_when_it_is_closed(room: Room) -> None:
    rows = [room.window.messages.show_notice(Message("error", LONG * 3, str(number))) for number in range(3)]
    room.let_happen()

    assert [row.isVisible() for row in rows] == [False, False, True]
    rows[2].close_row()
    room.let_happen()
    assert rows[1].isVisible()


def test_words_below_the_board_cover_nothing_of_it(room: Room) -> None:
    bar = room.window.features.tutor_bar

    bar.show_text(LONG * 4)
    room.let_happen()

    assert bar.height() > room.window.turn_bar.height()
    assert not covered(room, bar)
    bar.dismiss()
    room.let_happen()
    assert room.window.centralWidget().below.height() == 0  # type: ignore[attr-defined]


@pytest.mark.usefixtures("held_motion")
def test_board_does_not_yield_while_something_moves(enter: Enter, qtbot: QtBot) -> None:
    slow = Settings(checker_speed="slow", dice_speed="slow")
    room = enter(dice=ScriptedDice((6, 5), (3, 1)), size=SMALLEST, settings=slow)
    room.begin()
    room.space()
    board = room.window.board
    assert board.is_moving
    high = board.height()

    row = room.window.messages.show_notice(FULL)
    room.let_happen()

    assert board.is_moving
    assert board.height() == high
    assert row.isVisible()
    board.finish_motion()
    qtbot.waitUntil(lambda: board.height() < high and not covered(room, row))


def test_board_does_not_yield_while_a_checker_is_held(room: Room, qtbot: QtBot) -> None:
    board = room.window.board
    high, at = board.height(), point_center(board, Side.WHITE, 24)
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=at)

    room.window.messages.show_notice(FULL)
    room.let_happen()

    assert board.height() == high
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=at)
    qtbot.waitUntil(lambda: board.height() < high)


def test_passing_notice_leaves_free_what_is_to_be_touched(room: Room) -> None:
    messages, board = room.window.messages, room.window.board
    tops = [point_center(board, Side.WHITE, 24), dice_center(board, Side.WHITE)]

    messages.show_notice(Message("info", "One line says that it is done, briefly."))
    room.let_happen()

    assert messages.isVisible()
    assert not any(messages.geometry().contains(point) for point in tops)
    assert messages.width() < board.width()


def test_press_on_a_passing_notice_is_one_on_the_board(room: Room) -> None:
    messages, board = room.window.messages, room.window.board
    at = point_center(board, Side.WHITE, 24)
    row = messages.show_notice(Message("info", LONG * 2, LONG))
    room.let_happen()
    label = next(child for child in row.findChildren(QLabel) if child.text().startswith(LONG))
    messages.move(messages.pos() + at - label.mapTo(board, label.rect().center()))  # over what can be lifted

    QTest.mouseClick(label, Qt.MouseButton.LeftButton)
    room.let_happen()

    assert room.state.drafted or board.mode.selected is not None
