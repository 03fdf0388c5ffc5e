"""The whole lesson, done with the mouse on the real board."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from msgspec import structs
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tapa_desktop.app.settings import WEAKEST
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.board.geometry import BoardOptions, Place, point, tray
from tapa_desktop.ui.board.view.widget import image_of
from tapa_desktop.ui.lesson.lessons import FIRST_LESSON, STRATEGY_LESSON
from tapa_desktop.ui.lesson.window import LessonWindow
from tapa_desktop.ui.main.windows import SideWindows
from tapa_desktop.ui.startup.welcome import welcome
from tests.ui.app import QUIET, App, OpenWindow
from tests.ui.board.boards import Hand, dice_center, drag

STILL = BoardOptions(speed=0.0, dice_speed=0.0)
DONE = (
    *("24/20 24/22", "24/21 24/21 21/18 21/18", "16/14 14/8", "12/7 8/7", "11/5 8/5", "19/14 16/14"),
    *("5/1 6/3", "8/6 4/0", "6/0 4/0", "4/0 2/0"),
)

CONTROL = Qt.KeyboardModifier.ControlModifier
Open = Callable[..., LessonWindow]


@pytest.fixture
def open_lesson(qtbot: QtBot) -> Open:
    def open_one(first: int = 0, **options: object) -> LessonWindow:
        window = LessonWindow(FIRST_LESSON, STILL if not options else BoardOptions(**options), first)
        qtbot.addWidget(window)
        with qtbot.waitActive(window):
            window.show()
        window.board.setFocus()
        return window

    return open_one


def key(window: LessonWindow, pressed: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(window.board, pressed, modifiers)


def test_whole_lesson_is_done_by_dragging_checkers_and_pressing_the_space_bar(open_lesson: Open) -> None:
    window = open_lesson()
    key(window, Qt.Key.Key_Space)

    for at, play in enumerate(DONE):
        assert window.at == at
        drag(window.board, *play.split())
        assert window.lesson_board.is_done, play
        assert window.panel.feedback.label.text() == FIRST_LESSON.tasks[at].praise
        key(window, Qt.Key.Key_Space)

    assert not window.isVisible()


def travel(window: LessonWindow, place: Place) -> None:
    """Move the focus to a place, by keys that jump between useful places."""
    for _ in range(40):
        if window.board.focus.place == place:
            return
        key(window, Qt.Key.Key_PageDown)
    raise AssertionError(place)


def test_whole_lesson_is_done_by_keys_alone(open_lesson: Open) -> None:
    window = open_lesson()
    key(window, Qt.Key.Key_Space)

    for play in DONE:
        for way in play.split():
            for number in map(int, way.split("/")):
                travel(window, point(number) if number else tray(Side.WHITE))
                key(window, Qt.Key.Key_Return)
        assert window.lesson_board.is_done, play
        key(window, Qt.Key.Key_Return)

    assert not window.isVisible()


def test_dice_are_rolled_by_a_click_on_the_board_and_lead_on_when_it_is_done(open_lesson: Open) -> None:
    window = open_lesson()
    hand = Hand(window.board)

    hand.click(dice_center(window.board, Side.WHITE))
    drag(window.board, "24/18")
    hand.click(dice_center(window.board, Side.WHITE))

    assert window.at == 1


def test_other_play_is_answered_and_can_be_taken_back_step_by_step_or_by_the_space_bar(open_lesson: Open) -> None:
    window = open_lesson(8)

    drag(window.board, "6/1", "4/0")
    assert window.lesson_board.is_wrong
    assert window.panel.feedback.label.text() == window.lesson_board.answer.text

    key(window, Qt.Key.Key_Z, CONTROL)
    assert window.panel.feedback.isHidden()
    assert not window.commands.advance.isEnabled()

    drag(window.board, "4/0")
    assert window.lesson_board.is_wrong
    key(window, Qt.Key.Key_Space)
    assert (window.at, window.lesson_board.answer, window.lesson_board.may_take_back) == (8, None, False)

    drag(window.board, "6/0", "4/0")
    assert window.lesson_board.is_done


def test_nothing_that_the_rules_forbid_can_be_done(open_lesson: Open) -> None:
    window = open_lesson(4)

    drag(window.board, "15/9", "15/12")

    assert not window.commands.take_back.isEnabled()
    assert window.lesson_board.answer is None


def test_start_again_puts_all_checkers_back(open_lesson: Open) -> None:
    window = open_lesson(3)
    pips = image_of(window.board).shown.pips[Side.WHITE]
    drag(window.board, "24/19")

    key(window, Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)

    assert image_of(window.board).shown.pips[Side.WHITE] == pips
    assert not window.commands.restart.isEnabled()


def test_one_can_go_back_and_leave_positions_out(open_lesson: Open) -> None:
    window = open_lesson()

    for pressed in (Qt.Key.Key_PageDown, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
        key(window, pressed, CONTROL)

    assert window.at == 1
    assert re.findall(r"\d+", window.panel.number.text()) == ["2", "10"]


def test_lesson_says_where_it_will_go_on(open_lesson: Open) -> None:
    window, reached = open_lesson(7), list[int]()
    window.reached.connect(reached.append)

    drag(window.board, "8/6", "4/0")
    key(window, Qt.Key.Key_Space)

    assert reached == [8, 8]


def test_game_that_is_won_is_shown_as_won(open_lesson: Open) -> None:
    window = open_lesson(9)

    drag(window.board, "4/0", "2/0")

    result = image_of(window.board).shown.result
    assert (result.winner, result.how, result.points) == (Side.WHITE, How.MARS, 2)


def test_step_is_taken_back_before_the_reply_while_it_still_moves(open_lesson: Open, held_motion: None) -> None:
    del held_motion
    at = next(at for at, task in enumerate(FIRST_LESSON.tasks) if task.reply is not None)
    window = open_lesson(at, speed=1.0)
    drag(window.board, *DONE[at].split())
    assert window.board.is_moving

    key(window, Qt.Key.Key_Z, CONTROL)
    window.board.finish_motion()

    assert window.lesson_board.steps == window.board.state.game.drafted
    assert (len(window.lesson_board.steps), window.lesson_board.is_done) == (1, False)


def test_reply_is_played_one_thing_after_the_other(open_lesson: Open, qtbot: QtBot) -> None:
    window = open_lesson(4, speed=50.0, dice_speed=50.0)

    with qtbot.waitSignal(window.lesson_board.done):
        drag(window.board, "11/5", "8/5")

    assert window.board.is_moving
    qtbot.waitUntil(lambda: not window.board.is_moving and image_of(window.board).shown.turn is Side.WHITE)


# From the window of the game: how a lesson is reached, what it leaves alone, and what it remembers


@pytest.fixture
def app(open_window: OpenWindow) -> App:
    return open_window()


def test_first_start_offers_the_lesson_and_a_match_in_this_order_as_long_as_one_likes(app: App) -> None:
    card = welcome(app.window)
    QApplication.processEvents()
    buttons = sorted(card.buttons, key=lambda button: (button.y(), button.x()))
    assert buttons == list(card.buttons)
    assert len(buttons) == 2
    assert not any(timer.isActive() for timer in card.findChildren(QTimer))

    app.press(buttons[0])

    assert app.window.features.windows.show_lesson().isVisible()
    assert card.isHidden()


def test_game_stays_where_it_is_while_a_lesson_is_taken(app: App) -> None:
    app.space()
    before = app.history
    app.key(Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    lesson = app.window.features.windows.show_lesson()

    QTest.keyClick(lesson.board, Qt.Key.Key_Space)
    drag(lesson.board, "24/18")
    assert lesson.lesson_board.is_done
    QTest.keyClick(lesson.board, Qt.Key.Key_Escape)

    assert not lesson.isVisible()
    assert app.history == before


@pytest.mark.parametrize(
    ("key", "show"), [("lesson", SideWindows.show_lesson), ("strategy_lesson", SideWindows.show_strategy)]
)
def test_lesson_goes_on_where_it_was_left(
    open_window: OpenWindow, key: str, show: Callable[[SideWindows], LessonWindow]
) -> None:
    app = open_window()
    show(app.window.features.windows).commands.skip.trigger()
    app.leave()

    assert getattr(app.session.settings, key) == 1
    assert show(open_window(settings=app.session.settings).window.features.windows).at == 1


def test_lessons_of_other_games_are_in_a_menu_and_start_anew_each_time(open_window: OpenWindow) -> None:
    app = open_window()
    menu = app.window.features.windows.lessons
    menu.aboutToShow.emit()
    menu.aboutToShow.emit()
    first, second, _ = menu.actions()

    second.trigger()
    (window,) = app.window.findChildren(LessonWindow)
    window.commands.skip.trigger()
    window.close()
    app.let_happen()
    second.trigger()

    (window,) = (one for one in app.window.findChildren(LessonWindow) if one.isVisible())
    assert (window.at, window.windowTitle()) == (0, second.text())
    assert first.text() != second.text()


def test_lesson_is_shown_on_the_same_kind_of_board_and_follows_its_changes(app: App) -> None:
    lesson = app.window.features.windows.show_lesson()

    app.window.change_settings(structs.replace(QUIET, direction="left", show_numbers=False))
    QApplication.processEvents()

    assert lesson.board.options.direction == "left"
    assert lesson.board.options.show_numbers


def test_no_focus_is_seen_on_the_board_of_the_lesson_until_a_key_asks_for_it(qtbot: QtBot, app: App) -> None:
    lesson = app.window.features.windows.show_lesson()
    qtbot.waitUntil(lesson.board.hasFocus)
    assert lesson.board.focus.place is None

    QTest.keyClick(lesson.board, Qt.Key.Key_Right)
    assert lesson.board.focus.place is not None

    lesson.close()
    QApplication.processEvents()
    assert app.window.features.windows.show_lesson() is not lesson


@pytest.mark.parametrize("number", [0, 1])
def test_first_lesson_ends_with_the_second_and_with_a_game_against_the_weakest_level(app: App, number: int) -> None:
    lesson = app.window.features.windows.show_lesson()
    lesson.go_to(len(FIRST_LESSON.tasks) - 1)
    offers = lesson.panel.offers.findChildren(QPushButton)
    assert not any(button.isVisible() for button in offers)

    drag(lesson.board, "4/0", "2/0")
    assert [button.isVisible() for button in offers] == [True, True]
    app.press(offers[number])

    assert app.window.findChild(LessonWindow, FIRST_LESSON.key) is None
    is_second_open = app.window.findChild(LessonWindow, STRATEGY_LESSON.key) is not None
    assert (is_second_open, app.state.black.level == WEAKEST) == (number == 0, number == 1)
