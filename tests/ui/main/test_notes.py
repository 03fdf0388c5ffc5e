"""Notes on moves: written with mouse and keys, shown where the move is, kept with the match."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from tapa_desktop.game.events import NOTE_LIMIT, Resigned
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.main.notes import NoteDialog
from tapa_desktop.ui.text.turns import NOTE_SIGN
from tests.ui.room import Enter, Room, after_a_turn_each, written

K = Qt.Key


@pytest.fixture
def room(enter: Enter) -> Room:
    return after_a_turn_each(enter)


def dialog_of(room: Room) -> NoteDialog:
    (dialog,) = (one for one in room.window.findChildren(NoteDialog) if one.isVisible())
    return dialog


def write(room: Room, text: str) -> None:
    """Open the note by its key, type the text in place of the one there, and press Enter."""
    room.key(K.Key_N)
    field = dialog_of(room).field
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
    QTest.keyClick(dialog_of(room).field, K.Key_V, Qt.KeyboardModifier.ControlModifier)


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


def test_note_on_a_chosen_move_shows_at_once_beside_the_earlier_position_and_the_walk_stays(room: Room) -> None:
    room.click_line(1)
    walk = room.window.features.walk
    at = walk.at

    write(room, "mother first")

    assert walk.at == at is not None
    assert "mother first" in walk._bar.text
    assert "mother first" in row_text(room, 1)
    assert room.window.side_panel.plays.currentIndex().row() == 1


def test_note_is_written_saved_and_removed_with_the_mouse(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    menus: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _where: menus.append(menu))
    plays = room.window.side_panel.plays
    place = plays.visualRect(plays.model().index(1, 1)).center()

    def by_menu() -> NoteDialog:
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, plays.viewport().mapToGlobal(place))
        QApplication.sendEvent(plays.viewport(), event)
        (note,) = (action for action in menus[-1].actions() if action is room.window.commands.note)
        note.trigger()
        return dialog_of(room)

    dialog = by_menu()
    dialog.field.setPlainText("by mouse")
    room.press(dialog.save)
    assert list(room.history.notes) == [room.window.side_panel.plays._shown[1].begun]

    dialog = by_menu()
    assert dialog.field.toPlainText() == "by mouse"
    room.press(dialog.remove)
    assert room.history.notes == {}


@pytest.mark.parametrize("is_saved", [False, True], ids=["Esc", "saved without a change"])
def test_note_that_is_left_as_it_was_writes_nothing(room: Room, is_saved: bool) -> None:
    write(room, "one")
    before = room.file.read_bytes()
    room.key(K.Key_N)
    dialog = dialog_of(room)

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
    room.key(K.Key_N)
    dialog = dialog_of(room)
    QTest.keyClicks(dialog.field, "a")
    QTest.keyClick(dialog.field, K.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(dialog.field, "b")

    QTest.keyClick(dialog.field, K.Key_Tab)
    assert isinstance(dialog.focusWidget(), QPushButton)
    QTest.keyClick(dialog.field, K.Key_Return)

    assert list(room.history.notes.values()) == ["a\nb"]
    room.leave()


def test_note_on_a_turn_under_way_stays_with_it_when_it_is_played(room: Room) -> None:
    room.space()
    assert room.state.phase is Phase.TO_PLAY
    write(room, "what now")
    assert "what now" in row_text(room, 3)

    room.click(24, 21)

    assert "what now" in row_text(room, 3)


def test_note_goes_and_comes_with_undo_and_redo(room: Room) -> None:
    write(room, "hm")
    notes = room.history.notes

    for _ in range(4):
        room.key(K.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert room.history.notes == {}
    for _ in range(4):
        room.key(K.Key_Y, Qt.KeyboardModifier.ControlModifier)

    assert room.history.notes == notes


def test_note_is_there_after_a_restart(room: Room, enter: Enter) -> None:
    room.click_line(1)
    write(room, "kept")
    room.leave()

    again = enter()

    assert "kept" in row_text(again, 1)
    assert "kept" in format_match(again.history)


@pytest.mark.parametrize("count", [NOTE_LIMIT + 1, 1_000_000])
def test_text_that_is_too_long_is_not_pasted_or_saved_and_that_is_said(room: Room, count: int) -> None:
    room.key(K.Key_N)
    dialog = dialog_of(room)
    QTest.keyClicks(dialog.field, "before ")

    paste(room, "x" * count)
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
    room.key(K.Key_N)

    paste(room, "\u200fم\0ر\x07حبا\u202e\u2066")

    dialog = dialog_of(room)
    assert dialog.told.isVisible()
    room.press(dialog.save)
    assert list(written(room.file).notes.values()) == ["\u200fمرحبا\u202e\u2066"]


def test_move_that_is_gone_meanwhile_keeps_no_note_and_the_text_stays(room: Room) -> None:
    room.key(K.Key_N)
    dialog = dialog_of(room)
    QTest.keyClicks(dialog.field, "late")
    room.begin("plakoto")

    room.press(dialog.save)

    assert dialog.told.isVisible()
    assert dialog.field.toPlainText() == "late"
    assert room.history.notes == {}


def test_note_can_be_written_when_the_game_is_over(room: Room) -> None:
    room.match.append(Resigned(Side.WHITE))
    room.let_happen()

    write(room, "why")

    (at,) = room.history.notes
    assert room.history.states[at].result is None
