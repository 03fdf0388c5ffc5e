"""The game can be walked through in place: by the list of moves, with menus, and back to now."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from tapa_desktop.game.state import GameState, Phase, placed_of, told_in_full
from tapa_desktop.rules.position_text import format_position
from tapa_desktop.ui.main.walk import Walk
from tests.app.desk import COMPUTER, PERSON, ScriptedDice
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


def test_click_on_a_move_shows_the_position_after_it_with_grey_dice(room: Room) -> None:
    room.click_line(1)

    board = walk(room).board
    assert board.isVisible()
    assert board.state.game.position == past_of(room, 1).position
    assert [(die.value, die.is_used) for die in board.state.picture.dice] == [(6, True), (5, True)]
    assert board.state.picture.trace is not None


def test_players_show_the_pips_of_the_position_shown(room: Room) -> None:
    def pips() -> list[str]:
        return [card.accessibleName() for card in room.window.side_panel.players.cards.values()]

    now = pips()

    room.click_line(1)
    assert pips() != now
    assert walk(room).state is not None

    walk(room).leave()
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


def test_last_line_is_now(room: Room) -> None:
    room.click_line(1)
    room.click_line(2)

    assert walk(room).state is None


@pytest.mark.parametrize("way", ["button", "board", "space"])
def test_ways_back_to_now_change_nothing(room: Room, way: str) -> None:
    before = room.state
    room.click_line(1)

    if way == "button":
        room.press(walk(room)._bar.now_button)
    elif way == "board":
        QTest.mouseClick(walk(room).board, Qt.MouseButton.LeftButton)
    else:
        room.window.do_next_thing()

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


@pytest.fixture
def at_roll(enter: Enter) -> Room:
    """White, a person, is to roll after a turn of each side."""
    at_roll = enter(dice=ScriptedDice((6, 3), (6, 5), (4, 2), (3, 1), (6, 4)))
    at_roll.begin("tapa", white=PERSON, black=COMPUTER)
    at_roll.space()
    play_turn(at_roll)
    assert at_roll.state.phase is Phase.TO_ROLL
    return at_roll


def play_turn(at_roll: Room) -> None:
    """Roll, drag the checkers of any play, and end the turn."""
    at_roll.space()
    draft = at_roll.match.draft
    while draft is not None and not draft.is_complete:
        step = draft.next_steps()[0]
        at_roll.drag(step.source, step.target)
        draft = at_roll.match.draft
    at_roll.space()


def is_marked(at_roll: Room) -> bool:
    shown = at_roll.window.board.state.picture
    return shown.trace is not None


def test_move_of_the_computer_is_marked_until_the_next_roll(at_roll: Room) -> None:
    shown = at_roll.window.board.state.picture
    assert shown.trace.side is at_roll.state.side.other

    at_roll.space()
    assert not is_marked(at_roll)


def test_marks_are_switched_in_the_menu(at_roll: Room) -> None:
    switch = at_roll.window.features.setting_actions.switches["mark_last_move"]

    switch.trigger()
    assert not is_marked(at_roll)
    assert not at_roll.session.settings.mark_last_move
    switch.trigger()
    assert is_marked(at_roll)


def test_where_the_program_rolls_the_marks_stay_until_a_checker_moves(at_roll: Room) -> None:
    at_roll.window.change_settings(replace(QUIET, roll_for_me=True))
    at_roll.let_happen()
    assert at_roll.state.phase is Phase.TO_PLAY
    assert is_marked(at_roll)

    draft = at_roll.match.draft
    at_roll.drag(draft.next_steps()[0].source, draft.next_steps()[0].target)
    assert not is_marked(at_roll)


def test_marks_are_there_again_when_the_match_is_opened_again(at_roll: Room, enter: Enter) -> None:
    at_roll.leave()

    assert is_marked(enter())


@pytest.mark.usefixtures("held_motion")
def test_key_shows_the_last_move_again_and_changes_nothing(at_roll: Room) -> None:
    board, state = at_roll.window.board, at_roll.state
    assert not board.is_moving

    at_roll.key(K.Key_R)
    assert board.is_moving
    at_roll.key(K.Key_R)  # from its beginning
    assert board.is_moving

    board.finish_motion()
    assert at_roll.state == state
    assert is_marked(at_roll)


def test_nothing_can_be_shown_again_before_the_first_move(enter: Enter) -> None:
    at_roll = enter()
    at_roll.begin("tapa")

    at_roll.key(K.Key_R)
    assert not at_roll.window.commands.replay.isEnabled()
    assert not at_roll.window.board.is_moving
