"""The game can be walked through in place: by the list of moves, with menus, and back to now."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from tapa_desktop.game.state import GameState, Phase, placed_of, told_in_full
from tapa_desktop.rules.position_text import format_position
from tapa_desktop.ui.main.walk import Walk
from tests.ui.room import QUIET, Enter, Room, after_a_turn_each

K = Qt.Key


@pytest.fixture
def room(enter: Enter) -> Room:
    return after_a_turn_each(enter)


def walk(room: Room) -> Walk:
    return room.window.features.walk


def past_of(room: Room, row: int) -> GameState:
    """The state after a line of the list."""
    at = room.window.side_panel.plays._shown[row].at
    assert at is not None
    return room.history.states[at]


@pytest.fixture
def menus(monkeypatch: pytest.MonkeyPatch) -> list[QMenu]:
    """The menus that have popped up; without a display none can take the keyboard."""
    shown: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _where: shown.append(menu))
    return shown


def ask_for_menu(widget: QWidget, at: QPoint) -> None:
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, widget.mapToGlobal(at))
    QApplication.sendEvent(widget, event)


def texts_of(menu: QMenu) -> list[str]:
    return [action.iconText() for action in menu.actions() if not action.isSeparator()]


def test_click_on_a_move_shows_the_position_after_it_with_dice_and_pips_and_the_last_line_is_now(room: Room) -> None:
    def pips() -> list[str]:
        return [card.accessibleName() for card in room.window.side_panel.players.cards.values()]

    now = pips()

    room.click_line(1)
    board = walk(room).board
    assert board.isVisible()
    assert board.state.game.position == past_of(room, 1).position
    assert [(die.value, die.is_used) for die in board.state.picture.dice] == [(6, True), (5, True)]
    assert board.state.picture.trace is not None
    assert pips() != now

    room.click_line(2)
    assert walk(room).state is None
    assert pips() == now


def test_arrow_keys_walk_on_from_the_focus_and_esc_leads_back_to_now(room: Room) -> None:
    room.click_line(0)
    plays = room.window.side_panel.plays
    assert plays.hasFocus()

    QTest.keyClick(plays, K.Key_Right)
    assert walk(room).state == past_of(room, 1)
    QTest.keyClick(plays, K.Key_Up)
    assert walk(room).state == past_of(room, 0)

    QTest.keyClick(plays, K.Key_Escape)
    assert walk(room).state is None
    assert not walk(room).board.isVisible()


@pytest.mark.parametrize(
    "go_back",
    [
        lambda room: room.press(walk(room)._bar.now_button),
        lambda room: QTest.mouseClick(walk(room).board, Qt.MouseButton.LeftButton),
        lambda room: room.window.do_next_thing(),
    ],
    ids=["button", "board", "space"],
)
def test_ways_back_to_now_change_nothing(room: Room, go_back: Callable[[Room], None]) -> None:
    before = room.state
    room.click_line(1)

    go_back(room)

    assert walk(room).state is None
    assert room.state == before


def test_whatever_happens_in_the_match_leads_back_to_now(room: Room) -> None:
    room.click_line(1)

    room.player.undo()
    room.let_happen()

    assert walk(room).state is None
    assert walk(room)._bar.isHidden()


def test_position_shown_is_the_one_that_is_copied_and_played_from(room: Room) -> None:
    room.click_line(1)
    past = past_of(room, 1)

    room.window.commands.copy_position.trigger()
    assert QGuiApplication.clipboard().text() == format_position(told_in_full(past))

    room.press(walk(room)._bar.play_button)
    assert room.history.header.position == format_position(placed_of(past))
    assert walk(room).state is None


def test_hint_is_about_the_position_shown(room: Room) -> None:
    room.click_line(1)
    room.window.commands.hint.trigger()

    asked = room.window.features.hint_controller._asked
    assert asked.position == past_of(room, 1).position
    room.press(walk(room)._bar.now_button)
    assert room.window.features.hint_controller._asked != asked
    room.window.commands.hint.trigger()


def test_menus_of_board_and_list_offer_what_can_be_done_there(room: Room, menus: list[QMenu]) -> None:
    commands = room.window.commands
    coach = [commands.hint, commands.note]
    position = [commands.copy_position, commands.copy_picture, commands.set_up, commands.analyse, commands.openings]
    here = [*coach, *position]
    plays = room.window.side_panel.plays

    ask_for_menu(room.window.board, QPoint(200, 200))
    ask_for_menu(plays.viewport(), plays.visualRect(plays.model().index(1, 1)).center())

    on_board, on_list = map(texts_of, menus)
    assert on_board == [action.iconText() for action in here]
    assert on_list == [commands.play_from_here.iconText(), *on_board]
    assert walk(room).state == past_of(room, 1)


def test_right_button_that_takes_a_step_back_opens_no_menu(room: Room, menus: list[QMenu]) -> None:
    room.space()
    room.click(24, 21)
    board, at = room.window.board, QPoint(200, 200)

    QTest.mouseClick(board, Qt.MouseButton.RightButton, pos=at)
    ask_for_menu(board, at)
    assert room.state.drafted == ()
    assert menus == []

    QTest.mouseClick(board, Qt.MouseButton.RightButton, pos=at)
    ask_for_menu(board, at)
    assert len(menus) == 1


# The last move is marked on the board until the next roll, and can be shown again


def is_marked(room: Room) -> bool:
    return room.window.board.state.picture.trace is not None


def test_move_of_the_computer_is_marked_until_the_next_roll_and_the_menu_switches_that(room: Room) -> None:
    shown = room.window.board.state.picture
    assert shown.trace.side is room.state.side.other

    switch = room.window.features.setting_actions.switches["mark_last_move"]
    switch.trigger()
    assert not is_marked(room)
    assert not room.session.settings.mark_last_move
    switch.trigger()
    assert is_marked(room)

    room.space()
    assert not is_marked(room)


def test_where_the_program_rolls_the_marks_stay_until_a_checker_moves(room: Room) -> None:
    room.window.change_settings(replace(QUIET, roll_for_me=True))
    room.let_happen()
    assert room.state.phase is Phase.TO_PLAY
    assert is_marked(room)

    draft = room.match.draft
    room.drag(draft.next_steps()[0].source, draft.next_steps()[0].target)
    assert not is_marked(room)


def test_marks_are_there_again_when_the_match_is_opened_again(room: Room, enter: Enter) -> None:
    room.leave()

    assert is_marked(enter())


@pytest.mark.usefixtures("held_motion")
def test_key_shows_the_last_move_again_and_changes_nothing(room: Room) -> None:
    board, state = room.window.board, room.state
    assert not board.is_moving

    room.key(K.Key_R)
    assert board.is_moving
    room.key(K.Key_R)  # from its beginning
    assert board.is_moving

    board.finish_motion()
    assert room.state == state
    assert is_marked(room)


def test_nothing_can_be_shown_again_before_the_first_move(enter: Enter) -> None:
    room = enter()
    room.begin("tapa")

    room.key(K.Key_R)
    assert not room.window.commands.replay.isEnabled()
    assert not room.window.board.is_moving
