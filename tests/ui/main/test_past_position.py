"""The game can be walked through in place by the list of moves, with menus, and notes are written on its moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget

from tapa_desktop.game.events import NOTE_LIMIT, Resigned
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.state import GameState, full_position_spec, position_spec
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import format_position
from tapa_desktop.ui.main.notes import NoteDialog
from tapa_desktop.ui.main.past_position import PastPosition
from tapa_desktop.ui.text.turns import NOTE_SIGN
from tests.cases import each
from tests.ui.board.boards import dice_center, point_center
from tests.ui.room import OpenWindow, Room, after_a_turn_each, written

K = Qt.Key


@pytest.fixture
def room(open_window: OpenWindow) -> Room:
    return after_a_turn_each(open_window)


def walk(room: Room) -> PastPosition:
    return room.window.features.walk


def past_of(room: Room, row: int) -> GameState:
    """The state after a line of the list."""
    at = room.window.side_panel.plays.rows[row].at
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
    assert room.match.past is None
    assert pips() == now


def test_arrow_keys_and_buttons_with_an_arrow_walk_on_and_esc_leads_back_to_now(room: Room) -> None:
    room.click_line(0)
    plays, bar = room.window.side_panel.plays, walk(room)._bar
    assert plays.hasFocus()

    QTest.keyClick(plays, K.Key_Right)
    assert room.match.past == past_of(room, 1)
    QTest.keyClick(plays, K.Key_Up)
    assert room.match.past == past_of(room, 0)

    room.press(bar.on_button)
    assert room.match.past == past_of(room, 1)
    room.press(bar.back_button)
    assert room.match.past == past_of(room, 0)
    names = [button.accessibleName() for button in (bar.back_button, bar.on_button)]
    assert names == [bar.back_button.toolTip(), bar.on_button.toolTip()]
    assert all(map(str.strip, names))

    QTest.keyClick(plays, K.Key_Escape)
    assert room.match.past is None
    assert not walk(room).board.isVisible()


@each(
    "go_back",
    [
        lambda room: room.press(walk(room)._bar.now_button),
        lambda room: QTest.mouseClick(walk(room).board, Qt.MouseButton.LeftButton),
        lambda room: room.double_click(walk(room).board, dice_center(walk(room).board, Side.WHITE)),
        lambda room: room.window.run_primary_action(),
        lambda room: room.window.commands.replay.trigger(),
        lambda room: room.hand.press(K.Key_Escape),
        lambda room: QTest.keyClick(walk(room)._bar.back_button, K.Key_Escape),
    ],
)
def test_ways_back_to_now_change_nothing(room: Room, go_back: Callable[[Room], None]) -> None:
    before = room.state
    room.click_line(1)

    go_back(room)

    assert room.match.past is None
    assert room.state == before


def test_key_of_the_next_thing_leads_back_to_a_turn_that_is_not_over(room: Room) -> None:
    room.space()
    before = room.state
    assert not room.window.commands.primary_action.isEnabled()

    for key in (K.Key_Space, K.Key_Return, K.Key_Enter):
        room.click_line(1)
        QTest.keyClick(room.window.side_panel.plays, key)
        assert room.match.past is None
        assert room.state == before


def test_notice_lies_over_the_earlier_position_and_whatever_happens_in_the_match_leads_back_to_now(room: Room) -> None:
    room.window.commands.copy_position.trigger()

    for row in (0, 1):
        room.click_line(row)
        over_board = room.window.board.children()
        assert over_board.index(room.window.messages) > over_board.index(walk(room).board)
    assert room.window.messages.isVisible()

    room.player.undo()
    room.let_happen()

    assert room.match.past is None
    assert walk(room)._bar.isHidden()


def test_position_shown_is_the_one_that_is_hinted_at_copied_and_played_from(room: Room) -> None:
    room.click_line(1)
    past, hints = past_of(room, 1), room.window.features.hint_controller

    room.window.commands.hint.trigger()
    asked = hints._asked
    assert asked.position == past.position
    room.press(walk(room)._bar.now_button)
    assert hints._asked != asked
    room.window.commands.hint.trigger()

    room.click_line(1)
    room.window.commands.copy_position.trigger()
    assert QGuiApplication.clipboard().text() == format_position(full_position_spec(past))
    room.press(walk(room)._bar.play_button)
    assert room.history.header.position == format_position(position_spec(past))
    assert room.match.past is None


def test_menus_of_board_and_list_offer_what_can_be_done_there(room: Room, menus: list[QMenu]) -> None:
    commands, plays = room.window.commands, room.window.side_panel.plays
    coach = [commands.hint, commands.note]
    position = [commands.copy_position, commands.copy_picture, commands.set_up, commands.analyse, commands.openings]

    ask_for_menu(room.window.board, QPoint(200, 200))
    ask_for_menu(plays.viewport(), plays.visualRect(plays.model().index(1, 1)).center())

    on_board, on_list = ([action.iconText() for action in menu.actions() if not action.isSeparator()] for menu in menus)
    assert on_board == [action.iconText() for action in (*coach, *position)]
    assert on_list == [commands.play_from_here.iconText(), *on_board]
    assert room.match.past == past_of(room, 1)


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


def test_move_of_the_computer_is_marked_from_the_start_to_the_next_roll(room: Room, open_window: OpenWindow) -> None:
    room.leave()
    room = open_window((6, 4))
    assert room.window.board.state.picture.trace.side is room.state.side.other

    room.space()
    assert room.window.board.state.picture.trace is None


@pytest.mark.usefixtures("held_motion")
def test_key_shows_the_last_move_again_if_there_is_one_and_changes_nothing(room: Room) -> None:
    board, state = room.window.board, room.state
    assert not board.is_moving

    room.key(K.Key_R)
    assert board.is_moving
    room.key(K.Key_R)  # from its beginning
    assert board.is_moving
    board.finish_motion()
    assert room.state == state
    assert board.state.picture.trace is not None

    room.begin("tapa")
    room.key(K.Key_R)
    assert not room.window.commands.replay.isEnabled()
    assert not board.is_moving


@pytest.mark.usefixtures("held_motion")
@pytest.mark.parametrize(
    "let_go", [lambda room: room.hand.drop(QPoint(2, 2)), lambda room: room.hand.press(K.Key_Escape)]
)
def test_last_move_can_be_shown_again_while_a_checker_is_dragged(room: Room, let_go: Callable[[Room], None]) -> None:
    room.space()
    board, (source, *_) = room.window.board, room.match.draft.targets()
    room.hand.lift(point_center(board, room.state.side, source))

    room.key(K.Key_R)
    let_go(room)

    assert board.is_moving
    assert board.state.pointer.is_idle


# Notes on moves: written with mouse and keys, shown where the move is, kept with the match


def note_dialog(room: Room) -> NoteDialog:
    """The note on the move chosen or the last one, opened by its key unless it is open."""
    if not any(one.isVisible() for one in room.window.findChildren(NoteDialog)):
        room.key(K.Key_N)
    (dialog,) = (one for one in room.window.findChildren(NoteDialog) if one.isVisible())
    return dialog


def write(room: Room, text: str) -> None:
    """Open the note by its key, type the text in place of the one there, and press Enter."""
    field = note_dialog(room).field
    QTest.keyClick(field, K.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(field, text) if text else QTest.keyClick(field, K.Key_Delete)
    QTest.keyClick(field, K.Key_Return)
    back(room)


def back(room: Room) -> None:
    """The window is active again, as any desktop does it when a dialog is closed."""
    room.window.activateWindow()
    room.let_happen()


def row_text(room: Room, row: int) -> str:
    return str(room.window.side_panel.plays.model().index(row, 1).data())


def paste(room: Room, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    QTest.keyClick(note_dialog(room).field, K.Key_V, Qt.KeyboardModifier.ControlModifier)


def test_key_writes_a_note_on_the_last_move_which_is_listed_saved_changed_and_removed(room: Room) -> None:
    before = room.state

    write(room, "Too early, i think")
    assert [NOTE_SIGN in row_text(room, row) for row in range(3)] == [False, False, True]
    assert "Too early, i think" in row_text(room, 2)
    assert room.state is before
    assert list(written(room.file).notes.values()) == ["Too early, i think"]

    write(room, "two")
    assert list(room.history.notes.values()) == ["two"]

    write(room, "")
    assert room.history.notes == {}
    assert NOTE_SIGN not in row_text(room, 2)
    assert written(room.file).notes == {}

    room.space()
    write(room, "what now")
    assert "what now" in row_text(room, 3)
    room.click(24, 21)
    assert "what now" in row_text(room, 3)  # it stays with the turn that was under way


def test_note_on_a_chosen_move_shows_beside_its_position_and_after_a_restart(
    room: Room, open_window: OpenWindow
) -> None:
    room.click_line(1)
    walk = room.window.features.walk
    at = walk.at

    write(room, "mother first")
    assert walk.at == at is not None  # the walk stays
    assert "mother first" in walk._bar.text
    assert "mother first" in row_text(room, 1)
    assert room.window.side_panel.plays.currentIndex().row() == 1

    room.leave()
    again = open_window()
    assert "mother first" in row_text(again, 1)
    assert "mother first" in format_match(again.history)


def test_note_is_written_saved_and_removed_with_the_mouse(room: Room, menus: list[QMenu]) -> None:
    plays = room.window.side_panel.plays

    def by_menu() -> NoteDialog:
        ask_for_menu(plays.viewport(), plays.visualRect(plays.model().index(1, 1)).center())
        (note,) = (action for action in menus[-1].actions() if action is room.window.commands.note)
        note.trigger()
        return note_dialog(room)

    dialog = by_menu()
    dialog.field.setPlainText("by mouse")
    room.press(dialog.save)
    assert list(room.history.notes) == [plays.rows[1].begun]

    dialog = by_menu()
    assert dialog.field.toPlainText() == "by mouse"
    room.press(dialog.remove)
    assert room.history.notes == {}


@pytest.mark.parametrize("is_saved", [False, True], ids=["Esc", "saved without a change"])
def test_note_that_is_left_as_it_was_writes_nothing(room: Room, is_saved: bool) -> None:
    write(room, "one")
    before = room.file.read_bytes()
    dialog = note_dialog(room)

    if is_saved:
        assert [button for button in dialog.findChildren(QPushButton) if button.isDefault()] == [dialog.save]
        room.press(dialog.save)
    else:
        QTest.keyClicks(dialog.field, "two")
        QTest.keyClick(dialog, K.Key_Escape)
        back(room)

    assert list(room.history.notes.values()) == ["one"]
    assert room.file.read_bytes() == before


def test_shift_enter_begins_a_new_line_and_tab_leads_to_the_buttons(room: Room) -> None:
    dialog = note_dialog(room)
    QTest.keyClicks(dialog.field, "a")
    QTest.keyClick(dialog.field, K.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(dialog.field, "b")

    QTest.keyClick(dialog.field, K.Key_Tab)
    assert isinstance(dialog.focusWidget(), QPushButton)
    QTest.keyClick(dialog.field, K.Key_Return)

    assert list(room.history.notes.values()) == ["a\nb"]
    room.leave()


def test_note_can_be_written_when_the_game_is_over(room: Room) -> None:
    room.match.append(Resigned(Side.WHITE))
    room.let_happen()

    write(room, "why")

    (at,) = room.history.notes
    assert room.history.states[at].result is None


def test_text_that_is_too_long_is_not_pasted_or_saved_and_that_is_said(room: Room) -> None:
    dialog = note_dialog(room)
    QTest.keyClicks(dialog.field, "before ")

    paste(room, "x" * (NOTE_LIMIT + 1))
    assert dialog.field.toPlainText() == "before "
    assert dialog.told.isVisible()
    assert dialog.told.text().endswith(".")
    QTest.keyClicks(dialog.field, "y")
    assert not dialog.told.isVisible()

    for _ in range(2):
        paste(room, "y" * NOTE_LIMIT)
    room.press(dialog.save)
    assert dialog.told.isVisible()
    assert len(dialog.field.toPlainText()) == len("before y") + 2 * NOTE_LIMIT
    assert room.history.notes == {}


def test_what_cannot_be_shown_is_left_out_of_a_pasted_text_and_that_is_said(room: Room) -> None:
    paste(room, "\u200fم\0ر\x07حبا\u202e\u2066")

    dialog = note_dialog(room)
    assert dialog.told.isVisible()
    room.press(dialog.save)
    assert list(written(room.file).notes.values()) == ["\u200fمرحبا\u202e\u2066"]


def test_move_that_is_gone_meanwhile_keeps_no_note_and_the_text_stays(room: Room) -> None:
    dialog = note_dialog(room)
    QTest.keyClicks(dialog.field, "late")
    room.begin("plakoto")

    room.press(dialog.save)

    assert dialog.told.isVisible()
    assert dialog.field.toPlainText() == "late"
    assert room.history.notes == {}
