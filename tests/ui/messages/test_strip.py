"""Lasting messages do not cover the board: it makes room, but not while a checker moves or is held."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.app.settings import Settings
from tapa_desktop.game.events import Played, Resigned
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.position import Beside, Position, Side
from tapa_desktop.rules.position_text import PositionSpec, format_position
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.ui.main.menus import ResumeMenu
from tapa_desktop.ui.messages.strip import AskBar
from tapa_desktop.ui.text.names import player_name, points_text
from tapa_desktop.ui.text.notices import Message
from tapa_desktop.ui.text.prompt import prompt_text
from tapa_desktop.ui.widgets.dialogs import SMALLEST
from tests.app.driver import PERSON, StubThinker
from tests.ui.app import QUIET, App, OpenWindow
from tests.ui.board.boards import point_center
from tests.ui.states import header

LONG = "A position is not as it should be, and nobody can play on from it before that has been put right. "
FULL = Message("error", "The match cannot be saved.", "No space left on device")


@pytest.fixture
def app(open_window: OpenWindow) -> App:
    """White has rolled 6 5 in the smallest window."""
    return open_window((6, 5), (3, 1), size=SMALLEST, rule_set="tapa", presses=2)


def covered(app: App, widget: QWidget) -> bool:
    """Whether it lies over the board with its numbers."""
    at = widget.mapTo(app.window, QPoint()) - app.window.board.mapTo(app.window, QPoint())
    return QRect(at, widget.size()).toRectF().intersects(app.window.board.board_geometry().board)


def test_message_that_stays_or_offers_something_covers_nothing_of_the_board(app: App) -> None:
    high = app.window.board.height()

    for message in (FULL, Message("info", "The position is on the board.")):
        row = app.window.messages.show_notice(message)
        if message is not FULL:
            row.offer("Back", lambda: None)
        app.let_happen()

        assert row.isVisible()
        assert not covered(app, row)
        assert app.window.board.height() == high - row.height()
        row.close_row()
        app.let_happen()
        assert app.window.board.height() == high


def test_of_many_messages_the_newest_is_seen_and_the_others_when_it_is_closed(app: App) -> None:
    rows = [app.window.messages.show_notice(Message("error", LONG * 3, str(number))) for number in range(3)]
    app.let_happen()

    assert [row.isVisible() for row in rows] == [False, False, True]
    rows[2].close_row()
    app.let_happen()
    assert rows[1].isVisible()


def test_words_below_the_board_cover_nothing_of_it(app: App) -> None:
    bar = app.window.features.tutor_bar

    bar.show_text(LONG * 4)
    app.let_happen()

    assert bar.height() > app.window.turn_bar.height()
    assert not covered(app, bar)
    bar.dismiss()
    app.let_happen()
    assert app.window.centralWidget().below.height() == 0


@pytest.mark.usefixtures("held_motion")
def test_board_does_not_yield_while_something_moves(open_window: OpenWindow, qtbot: QtBot) -> None:
    slow = Settings(checker_speed="slow", dice_speed="slow")
    app = open_window((6, 5), (3, 1), size=SMALLEST, settings=slow, rule_set="tapa", presses=1)
    board = app.window.board
    assert board.is_moving
    high = board.height()

    row = app.window.messages.show_notice(FULL)
    app.let_happen()

    assert board.is_moving
    assert board.height() == high
    assert row.isVisible()
    board.finish_motion()
    qtbot.waitUntil(lambda: board.height() < high and not covered(app, row))


def test_board_does_not_yield_while_a_checker_is_held(app: App, qtbot: QtBot) -> None:
    board = app.window.board
    high, at = board.height(), point_center(board, Side.WHITE, 24)
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=at)

    app.window.messages.show_notice(FULL)
    app.let_happen()

    assert board.height() == high
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=at)
    qtbot.waitUntil(lambda: board.height() < high)


def test_press_on_a_passing_notice_is_one_on_the_board(app: App) -> None:
    messages, board = app.window.messages, app.window.board
    at = point_center(board, Side.WHITE, 24)
    row = messages.show_notice(Message("info", LONG * 2, LONG))
    app.let_happen()
    label = next(child for child in row.findChildren(QLabel) if child.text().startswith(LONG))
    messages.move(messages.pos() + at - label.mapTo(board, label.rect().center()))  # over what can be lifted

    QTest.mouseClick(label, Qt.MouseButton.LeftButton)
    app.let_happen()

    assert app.state.drafted or board.mode.selected is not None


# Questions below the board, if the settings ask for them

WARY = replace(QUIET, confirm_resign=True, confirm_turn=True, confirm_leaving=True)


@pytest.fixture
def wary(open_window: OpenWindow) -> App:
    """White has begun with a 3 and a 1 to play; the settings ask before all actions."""
    return open_window((6, 5), (3, 1), (6, 2), (5, 4), settings=WARY, presses=2)


def bar(wary: App) -> AskBar:
    return wary.window.features.confirming.bar


def give_up(wary: App) -> None:
    wary.trigger(wary.window.commands.resign)


def play(wary: App) -> None:
    wary.drag(24, 21)
    wary.drag(24, 23)


@pytest.mark.parametrize(
    ("answer", "is_yes"),
    [
        pytest.param(lambda wary: wary.press(bar(wary).yes_button), True, id="yes"),
        pytest.param(give_up, True, id="giving up a second time"),
        pytest.param(lambda wary: wary.press(bar(wary).no_button), False, id="no"),
        pytest.param(lambda wary: wary.key(Qt.Key.Key_Escape), False, id="Escape"),
        pytest.param(lambda wary: wary.drag(24, 21), False, id="playing on"),
    ],
)
def test_giving_up_is_asked_about_and_answered_by(wary: App, answer: Callable[[App], None], is_yes: bool) -> None:
    give_up(wary)
    assert bar(wary).isVisible()
    assert player_name(wary.state, Side.BLACK) in bar(wary).text
    assert points_text(2) in bar(wary).text
    assert wary.state.result is None

    answer(wary)

    assert bar(wary).isHidden()
    assert (wary.history.active_events[-1] == Resigned(Side.WHITE)) is is_yes
    assert wary.prompt == prompt_text(wary.state, wary.match.draft)


def test_giving_up_is_no_longer_asked_about_once_the_computer_doubles(open_window: OpenWindow) -> None:
    thinker = StubThinker(at_once=False, actions=["double"])
    wary = open_window((6, 5), (3, 1), thinker=thinker, settings=WARY, rule_set="tapa-cube", presses=2)
    play(wary)
    wary.space(2)
    give_up(wary)
    assert bar(wary).isVisible()

    thinker.answer_now()
    wary.let_happen()

    assert wary.state.phase is Phase.TO_ANSWER
    assert bar(wary).isHidden()


def test_price_of_giving_up_is_the_present_one_after_the_computer_has_played(open_window: OpenWindow) -> None:
    wary = open_window(thinker=StubThinker(at_once=False), settings=WARY)
    board, none = (0, -1, 0, 0, 0, 0, 15, *[0] * 17, -14), Beside(0, 0, 0)
    placed = PositionSpec(RULE_SETS["backgammon"], Side.BLACK, Position(board, none, none), (6, 5))
    wary.session.new_match(replace(header("backgammon"), position=format_position(placed)))
    wary.let_happen()
    give_up(wary)
    assert points_text(2) in bar(wary).text

    wary.thinker.answer_now()
    wary.let_happen()

    assert points_text(3) in bar(wary).text
    wary.press(bar(wary).yes_button)
    assert wary.state.score(Side.BLACK) == 3


def test_space_is_no_yes_to_giving_up_which_of_two_persons_the_one_to_move_does(open_window: OpenWindow) -> None:
    wary = open_window((5, 6), (3, 1), settings=WARY, white=PERSON, black=PERSON)
    wary.click_dice()
    give_up(wary)
    assert player_name(wary.state, Side.WHITE) in bar(wary).text
    history = wary.history

    wary.space()

    assert wary.state.phase is Phase.TO_ROLL
    assert wary.history is history


@pytest.mark.parametrize("is_yes", [True, False], ids=["space", "a step back"])
def test_end_of_a_turn_is_asked_about_and_answered_by(wary: App, is_yes: bool) -> None:
    play(wary)
    wary.space()
    assert bar(wary).isVisible()
    assert Played("24/21 24/23") not in wary.history.active_events

    if not is_yes:
        wary.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    wary.space()

    assert (Played("24/21 24/23") in wary.history.active_events) is is_yes
    assert bar(wary).isHidden()


def test_unfinished_match_is_not_left_before_a_yes_but_one_that_has_not_begun_is_at_once(wary: App) -> None:
    begin = wary.window.features.confirming.begin_match
    play(wary)
    wary.space(2)
    file = wary.file
    begin(header("plakoto"))
    assert bar(wary).isVisible()
    assert wary.file == file

    wary.press(bar(wary).yes_button)
    assert wary.state.rule_set.key == "plakoto"
    assert bar(wary).isHidden()

    begin(header("tawula"))
    assert wary.state.rule_set.key == "tawula"
    (menu,) = wary.window.findChildren(ResumeMenu)
    menu.aboutToShow.emit()
    menu.actions()[0].trigger()
    wary.let_happen()
    assert wary.file == file


def test_bar_has_room_for_its_words_in_the_smallest_window_and_covers_all_of_what_the_tutor_says(
    open_window: OpenWindow,
) -> None:
    wary = open_window((6, 5), (3, 1), settings=WARY, size=(640, 420), presses=2)
    shown, tutor = bar(wary), wary.window.features.tutor_bar

    give_up(wary)
    assert shown.geometry().right() <= wary.window.width()
    assert shown.height() >= shown.sizeHint().height() or shown.heightForWidth(shown.width()) <= shown.height()

    wary.press(shown.no_button)
    tutor.show_text("There is a better play. " * 9)
    give_up(wary)
    assert shown.geometry() == tutor.geometry()
