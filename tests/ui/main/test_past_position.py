"""Earlier positions by the list of moves, their menus, and notes on moves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

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
from tests.ui.app import App, OpenWindow, after_a_turn_each, written
from tests.ui.board.boards import dice_center, point_center

K = Qt.Key


@pytest.fixture
def app(open_window: OpenWindow, home: Path) -> App:
    return after_a_turn_each(open_window, home)


def walk(app: App) -> PastPosition:
    return app.window.features.walk


def past_of(app: App, row: int) -> GameState:
    """The state after a line of the list."""
    at = app.window.side_panel.plays.rows[row].at
    assert at is not None
    return app.history.states[at]


@pytest.fixture
def menus(monkeypatch: pytest.MonkeyPatch) -> list[QMenu]:
    """The menus that have popped up; without a display none can take the keyboard."""
    menus: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _where: menus.append(menu))
    return menus


def ask_for_menu(widget: QWidget, at: QPoint) -> None:
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, widget.mapToGlobal(at))
    QApplication.sendEvent(widget, event)


def test_click_on_a_move_shows_the_position_after_it_with_dice_and_pips_and_the_last_line_is_now(app: App) -> None:
    def pips() -> list[str]:
        return [card.accessibleName() for card in app.window.side_panel.players.cards.values()]

    present = pips()

    app.click_line(1)
    board = walk(app).board
    assert board.isVisible()
    assert board.state.game.position == past_of(app, 1).position
    assert [(die.value, die.is_used) for die in board.state.picture.dice] == [(6, True), (5, True)]
    assert board.state.picture.last_move is not None
    assert pips() != present

    app.click_line(2)
    assert app.match.past is None
    assert pips() == present


def test_arrow_keys_and_buttons_with_an_arrow_walk_on_and_esc_leads_back_to_now(app: App) -> None:
    app.click_line(0)
    plays, bar = app.window.side_panel.plays, walk(app)._bar
    assert plays.hasFocus()

    QTest.keyClick(plays, K.Key_Right)
    assert app.match.past == past_of(app, 1)
    QTest.keyClick(plays, K.Key_Up)
    assert app.match.past == past_of(app, 0)

    app.press(bar.on_button)
    assert app.match.past == past_of(app, 1)
    app.press(bar.back_button)
    assert app.match.past == past_of(app, 0)
    names = [button.accessibleName() for button in (bar.back_button, bar.on_button)]
    assert names == [bar.back_button.toolTip(), bar.on_button.toolTip()]
    assert all(map(str.strip, names))

    QTest.keyClick(plays, K.Key_Escape)
    assert app.match.past is None
    assert not walk(app).board.isVisible()


@each(
    "go_back",
    [
        lambda app: app.press(walk(app)._bar.now_button),
        lambda app: QTest.mouseClick(walk(app).board, Qt.MouseButton.LeftButton),
        lambda app: app.double_click(walk(app).board, dice_center(walk(app).board, Side.WHITE)),
        lambda app: app.window.run_primary_action(),
        lambda app: app.window.commands.replay.trigger(),
        lambda app: app.hand.press(K.Key_Escape),
        lambda app: QTest.keyClick(walk(app)._bar.back_button, K.Key_Escape),
    ],
)
def test_ways_back_to_now_change_nothing(app: App, go_back: Callable[[App], None]) -> None:
    state = app.state
    app.click_line(1)

    go_back(app)

    assert app.match.past is None
    assert app.state == state


def test_key_of_the_next_thing_leads_back_to_a_turn_that_is_not_over(app: App) -> None:
    app.space()
    state = app.state
    assert not app.window.commands.primary_action.isEnabled()

    for key in (K.Key_Space, K.Key_Return, K.Key_Enter):
        app.click_line(1)
        QTest.keyClick(app.window.side_panel.plays, key)
        assert app.match.past is None
        assert app.state == state


def test_notice_lies_over_the_earlier_position_and_whatever_happens_in_the_match_leads_back_to_now(app: App) -> None:
    app.window.commands.copy_position.trigger()

    for row in (0, 1):
        app.click_line(row)
        over_board = app.window.board.children()
        assert over_board.index(app.window.messages) > over_board.index(walk(app).board)
    assert app.window.messages.isVisible()

    app.player.undo()
    app.let_happen()

    assert app.match.past is None
    assert walk(app)._bar.isHidden()


def test_position_shown_is_the_one_that_is_hinted_at_copied_and_played_from(app: App) -> None:
    app.click_line(1)
    past, hints = past_of(app, 1), app.window.features.hint_controller

    app.window.commands.hint.trigger()
    question = hints._question
    assert question.position == past.position
    app.press(walk(app)._bar.now_button)
    assert hints._question != question
    app.window.commands.hint.trigger()

    app.click_line(1)
    app.window.commands.copy_position.trigger()
    assert QGuiApplication.clipboard().text() == format_position(full_position_spec(past))
    app.press(walk(app)._bar.play_button)
    assert app.history.header.position == format_position(position_spec(past))
    assert app.match.past is None


def test_menus_of_board_and_list_offer_what_can_be_done_there(app: App, menus: list[QMenu]) -> None:
    commands, plays = app.window.commands, app.window.side_panel.plays
    coach = [commands.hint, commands.note]
    position = [commands.copy_position, commands.copy_picture, commands.set_up, commands.analyse, commands.openings]

    ask_for_menu(app.window.board, QPoint(200, 200))
    ask_for_menu(plays.viewport(), plays.visualRect(plays.model().index(1, 1)).center())

    on_board, on_list = ([action.iconText() for action in menu.actions() if not action.isSeparator()] for menu in menus)
    assert on_board == [action.iconText() for action in (*coach, *position)]
    assert on_list == [commands.play_from_here.iconText(), *on_board]
    assert app.match.past == past_of(app, 1)


def test_right_button_that_takes_a_step_back_opens_no_menu(app: App, menus: list[QMenu]) -> None:
    app.space()
    app.click(24, 21)
    board, at = app.window.board, QPoint(200, 200)

    QTest.mouseClick(board, Qt.MouseButton.RightButton, pos=at)
    ask_for_menu(board, at)
    assert app.state.drafted == ()
    assert menus == []

    QTest.mouseClick(board, Qt.MouseButton.RightButton, pos=at)
    ask_for_menu(board, at)
    assert len(menus) == 1


def test_move_of_the_computer_is_marked_from_the_start_to_the_next_roll(app: App, open_window: OpenWindow) -> None:
    app.leave()
    app = open_window((6, 4))
    assert app.window.board.state.picture.last_move.side is app.state.side.other

    app.space()
    assert app.window.board.state.picture.last_move is None


@pytest.mark.usefixtures("held_motion")
def test_key_shows_the_last_move_again_if_there_is_one_and_changes_nothing(app: App) -> None:
    board, state = app.window.board, app.state
    assert not board.is_moving

    app.key(K.Key_R)
    assert board.is_moving
    app.key(K.Key_R)  # from its beginning
    assert board.is_moving
    board.finish_motion()
    assert app.state == state
    assert board.state.picture.last_move is not None

    app.begin("tapa")
    app.key(K.Key_R)
    assert not app.window.commands.replay.isEnabled()
    assert not board.is_moving


@pytest.mark.usefixtures("held_motion")
@pytest.mark.parametrize("let_go", [lambda app: app.hand.drop(QPoint(2, 2)), lambda app: app.hand.press(K.Key_Escape)])
def test_last_move_can_be_shown_again_while_a_checker_is_dragged(app: App, let_go: Callable[[App], None]) -> None:
    app.space()
    board, (source, *_) = app.window.board, app.match.draft.targets()
    app.hand.lift(point_center(board, app.state.side, source))

    app.key(K.Key_R)
    let_go(app)

    assert board.is_moving
    assert board.state.pointer.is_idle


# Notes on moves


def note_dialog(app: App) -> NoteDialog:
    """The dialog for the note on the chosen move or the last one, opened by its key."""
    if not any(one.isVisible() for one in app.window.findChildren(NoteDialog)):
        app.key(K.Key_N)
    (dialog,) = (one for one in app.window.findChildren(NoteDialog) if one.isVisible())
    return dialog


def write(app: App, text: str) -> None:
    """Open the note by its key, type the text in place of the one there, and press Enter."""
    field = note_dialog(app).field
    QTest.keyClick(field, K.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(field, text) if text else QTest.keyClick(field, K.Key_Delete)
    QTest.keyClick(field, K.Key_Return)
    back(app)


def back(app: App) -> None:
    """Activate the window, as desktops do after a dialog is closed."""
    app.window.activateWindow()
    app.let_happen()


def row_text(app: App, row: int) -> str:
    return str(app.window.side_panel.plays.model().index(row, 1).data())


def paste(app: App, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    QTest.keyClick(note_dialog(app).field, K.Key_V, Qt.KeyboardModifier.ControlModifier)


def test_key_writes_a_note_on_the_last_move_which_is_listed_saved_changed_and_removed(app: App) -> None:
    state = app.state

    write(app, "Too early, i think")
    assert [NOTE_SIGN in row_text(app, row) for row in range(3)] == [False, False, True]
    assert "Too early, i think" in row_text(app, 2)
    assert app.state is state
    assert list(written(app.file).notes.values()) == ["Too early, i think"]

    write(app, "two")
    assert list(app.history.notes.values()) == ["two"]

    write(app, "")
    assert app.history.notes == {}
    assert NOTE_SIGN not in row_text(app, 2)
    assert written(app.file).notes == {}

    app.space()
    write(app, "what now")
    assert "what now" in row_text(app, 3)
    app.click(24, 21)
    assert "what now" in row_text(app, 3)  # it stays with the turn that was under way


def test_note_on_a_chosen_move_shows_beside_its_position_and_after_a_restart(app: App, open_window: OpenWindow) -> None:
    app.click_line(1)
    walk = app.window.features.walk
    at = walk.at

    write(app, "mother first")
    assert walk.at == at is not None  # the walk stays
    assert "mother first" in walk._bar.text
    assert "mother first" in row_text(app, 1)
    assert app.window.side_panel.plays.currentIndex().row() == 1

    app.leave()
    second = open_window()
    assert "mother first" in row_text(second, 1)
    assert "mother first" in format_match(second.history)


def test_note_is_written_saved_and_removed_with_the_mouse(app: App, menus: list[QMenu]) -> None:
    plays = app.window.side_panel.plays

    def by_menu() -> NoteDialog:
        ask_for_menu(plays.viewport(), plays.visualRect(plays.model().index(1, 1)).center())
        (note,) = (action for action in menus[-1].actions() if action is app.window.commands.note)
        note.trigger()
        return note_dialog(app)

    dialog = by_menu()
    dialog.field.setPlainText("by mouse")
    app.press(dialog.save)
    assert list(app.history.notes) == [plays.rows[1].start]

    dialog = by_menu()
    assert dialog.field.toPlainText() == "by mouse"
    app.press(dialog.remove)
    assert app.history.notes == {}


@pytest.mark.parametrize("is_saved", [False, True], ids=["Esc", "saved without a change"])
def test_note_that_is_left_as_it_was_writes_nothing(app: App, is_saved: bool) -> None:
    write(app, "one")
    content = app.file.read_bytes()
    dialog = note_dialog(app)

    if is_saved:
        assert [button for button in dialog.findChildren(QPushButton) if button.isDefault()] == [dialog.save]
        app.press(dialog.save)
    else:
        QTest.keyClicks(dialog.field, "two")
        QTest.keyClick(dialog, K.Key_Escape)
        back(app)

    assert list(app.history.notes.values()) == ["one"]
    assert app.file.read_bytes() == content


def test_shift_enter_begins_a_new_line_and_tab_leads_to_the_buttons(app: App) -> None:
    dialog = note_dialog(app)
    QTest.keyClicks(dialog.field, "a")
    QTest.keyClick(dialog.field, K.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(dialog.field, "b")

    QTest.keyClick(dialog.field, K.Key_Tab)
    assert isinstance(dialog.focusWidget(), QPushButton)
    QTest.keyClick(dialog.field, K.Key_Return)

    assert list(app.history.notes.values()) == ["a\nb"]
    app.leave()


def test_note_can_be_written_when_the_game_is_over(app: App) -> None:
    app.match.append(Resigned(Side.WHITE))
    app.let_happen()

    write(app, "why")

    (at,) = app.history.notes
    assert app.history.states[at].result is None


def test_text_that_is_too_long_is_not_pasted_or_saved_and_that_is_said(app: App) -> None:
    dialog = note_dialog(app)
    QTest.keyClicks(dialog.field, "before ")

    paste(app, "x" * (NOTE_LIMIT + 1))
    assert dialog.field.toPlainText() == "before "
    assert dialog.message.isVisible()
    assert dialog.message.text().endswith(".")
    QTest.keyClicks(dialog.field, "y")
    assert not dialog.message.isVisible()

    for _ in range(2):
        paste(app, "y" * NOTE_LIMIT)
    app.press(dialog.save)
    assert dialog.message.isVisible()
    assert len(dialog.field.toPlainText()) == len("before y") + 2 * NOTE_LIMIT
    assert app.history.notes == {}


def test_what_cannot_be_shown_is_left_out_of_a_pasted_text_and_that_is_said(app: App) -> None:
    paste(app, "\u200fم\0ر\x07حبا\u202e\u2066")

    dialog = note_dialog(app)
    assert dialog.message.isVisible()
    app.press(dialog.save)
    assert list(written(app.file).notes.values()) == ["\u200fمرحبا\u202e\u2066"]


def test_move_that_is_gone_meanwhile_keeps_no_note_and_the_text_stays(app: App) -> None:
    dialog = note_dialog(app)
    QTest.keyClicks(dialog.field, "late")
    app.begin("plakoto")

    app.press(dialog.save)

    assert dialog.message.isVisible()
    assert dialog.field.toPlainText() == "late"
    assert app.history.notes == {}
