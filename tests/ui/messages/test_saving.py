"""The message that a match cannot be saved leads to saving it elsewhere, and goes when it is saved again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton

from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.app.storage.lock import Lock
from tapa_desktop.ui.main.menus import ResumeMenu
from tapa_desktop.ui.text.notices import Message
from tests.app.disks import full_after, room_again
from tests.ui.room import Enter, Room, written

UNSAVED, SAVED_AGAIN = NoticeKind.UNSAVED, NoticeKind.SAVED_AGAIN


@pytest.fixture
def room(enter: Enter, monkeypatch: pytest.MonkeyPatch) -> Room:
    """A window whose disk is full."""
    made = enter()
    made.begin()
    full_after(monkeypatch)
    made.press(made.window.turn_bar.next_button)
    return made


def button(room: Room) -> QPushButton:
    found = [row for row in room.window.messages.rows if row.message.notice.kind is UNSAVED]
    (one,) = found[0].findChildren(QPushButton)
    return one


def chosen(room: Room, path: Path) -> None:
    """Choose that place in the dialog that is open."""
    room.window.findChildren(QFileDialog)[-1].fileSelected.emit(str(path))
    room.let_happen()


def test_message_saves_a_copy_elsewhere_and_stays_while_the_match_is_in_memory_alone(
    room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.press(button(room))
    room_again(monkeypatch)  # in that other place

    chosen(room, tmp_path / "elsewhere.tapa")

    assert written(tmp_path / "elsewhere.tapa") == room.history
    assert UNSAVED in room.notice_kinds


def test_message_goes_when_the_match_is_saved_again(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    assert UNSAVED in room.notice_kinds
    room_again(monkeypatch)

    room.session.store.save_again()

    assert room.notice_kinds[-1] is SAVED_AGAIN
    assert UNSAVED not in room.notice_kinds


def test_message_is_acted_on_by_keys(room: Room) -> None:
    offered = button(room)
    assert offered.isVisible()

    room.window.board.setFocus()
    QTest.keyClick(room.window.board, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is offered
    QTest.keyClick(offered, Qt.Key.Key_Space)

    dialog = room.window.findChildren(QFileDialog)[-1]
    assert dialog.isVisible()
    assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave


def test_match_that_another_window_has_is_looked_for_again(enter: Enter) -> None:
    room = enter()
    room.begin()
    waiting = room.file
    room.begin()
    other = Lock(waiting)
    assert other.take()

    room.window.findChildren(ResumeMenu)[0].match_requested.emit(waiting)
    for _ in range(2):
        (row,) = room.window.messages.rows
        assert row.message.notice.held == waiting
        room.press(row.findChild(QPushButton))
    assert room.file != waiting
    other.release()
    room.press(room.window.messages.rows[0].findChild(QPushButton))

    assert room.file == waiting
    assert room.notices == []


def test_other_notices_beside_it_take_no_message_down(room: Room) -> None:
    room.window.features.sound_controller.switched.emit(Message("info", "Sounds are on."))

    assert UNSAVED in room.notice_kinds
