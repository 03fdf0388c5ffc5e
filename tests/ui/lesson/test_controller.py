"""The first lesson from the window of the game: how it is reached, what it leaves alone, and what it remembers."""

from __future__ import annotations

import pytest
from msgspec import structs
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tapa_desktop.app.settings import WEAKEST
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import OFF
from tapa_desktop.ui.lesson.lessons import FIRST_LESSON, STRATEGY_LESSON
from tapa_desktop.ui.lesson.window import LessonWindow
from tapa_desktop.ui.startup.welcome import welcome
from tests.ui.board.boards import Hand, middle, point_center
from tests.ui.room import QUIET, Enter, Room


@pytest.fixture
def room(enter: Enter) -> Room:
    return enter()


def test_first_start_offers_the_lesson_and_a_match_in_this_order(room: Room) -> None:
    card = welcome(room.window)
    QApplication.processEvents()
    buttons = sorted(card.buttons, key=lambda button: (button.y(), button.x()))

    assert buttons == list(card.buttons)
    assert len(buttons) == 2
    room.press(buttons[0])

    assert room.window.features.lessons.show().isVisible()
    assert card.isHidden()


def test_what_the_first_start_offers_waits_for_the_first_throw(room: Room) -> None:
    card = welcome(room.window)
    gone = QSignalSpy(card.destroyed)

    assert not any(timer.isActive() for timer in card.findChildren(QTimer))
    room.space()

    assert gone.count() == 1


def test_game_stays_where_it_is_while_a_lesson_is_taken(room: Room) -> None:
    room.space()
    before = room.history
    room.key(Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    lesson = room.window.features.lessons.show()

    QTest.keyClick(lesson.board, Qt.Key.Key_Space)
    board = lesson.board
    Hand(board).drag(point_center(board, Side.WHITE, 24), middle(board, Side.WHITE, 18))
    assert lesson.lesson_board.is_done
    QTest.keyClick(lesson.board, Qt.Key.Key_Escape)

    assert not lesson.isVisible()
    assert room.history == before


def test_lesson_goes_on_where_it_was_left(enter: Enter) -> None:
    room = enter()
    room.window.features.lessons.show().commands.skip.trigger()
    room.leave()

    assert room.session.settings.lesson == 1
    assert enter(settings=room.session.settings).window.features.lessons.show().at == 1


def test_lessons_of_other_games_are_in_a_menu_and_start_anew_each_time(enter: Enter) -> None:
    room = enter()
    menu = room.window.features.lessons.menu
    menu.aboutToShow.emit()
    menu.aboutToShow.emit()
    first, second, _ = menu.actions()

    second.trigger()
    (window,) = room.window.findChildren(LessonWindow)
    window.commands.skip.trigger()
    window.close()
    room.let_happen()
    second.trigger()

    (window,) = (one for one in room.window.findChildren(LessonWindow) if one.isVisible())
    assert (window.at, window.windowTitle()) == (0, second.text())
    assert first.text() != second.text()


def test_lesson_is_shown_on_the_same_kind_of_board_and_follows_its_changes(room: Room) -> None:
    lesson = room.window.features.lessons.show()

    room.window.change_settings(structs.replace(QUIET, direction="left", show_numbers=False))
    QApplication.processEvents()

    assert lesson.board.options.direction == "left"
    assert lesson.board.options.show_numbers


def test_closed_lesson_is_opened_again(room: Room) -> None:
    first = room.window.features.lessons.show()
    first.close()
    QApplication.processEvents()

    assert room.window.features.lessons.show() is not first


def test_no_focus_is_seen_on_the_board_of_the_lesson_until_a_key_asks_for_it(qtbot: QtBot, room: Room) -> None:
    lesson = room.window.features.lessons.show()
    qtbot.waitUntil(lesson.board.hasFocus)
    assert lesson.board.focus.place is None

    QTest.keyClick(lesson.board, Qt.Key.Key_Right)

    assert lesson.board.focus.place is not None


@pytest.mark.parametrize("number", [0, 1])
def test_first_lesson_ends_with_the_second_and_with_a_game_against_the_weakest_level(room: Room, number: int) -> None:
    lesson = room.window.features.lessons.show()
    lesson.go_to(len(FIRST_LESSON.tasks) - 1)
    hand = Hand(lesson.board)
    offers = [button for button in lesson.panel.findChildren(QPushButton) if button.isHidden()]

    for point in (4, 2):
        hand.drag(point_center(lesson.board, Side.WHITE, point), middle(lesson.board, Side.WHITE, OFF))
    assert [button.isVisible() for button in offers] == [True, True]
    room.press(offers[number])

    assert not lesson.isVisible()
    is_second_open = room.window.findChild(LessonWindow, STRATEGY_LESSON.key) is not None
    assert (is_second_open, room.state.black.level == WEAKEST) == (number == 0, number == 1)
