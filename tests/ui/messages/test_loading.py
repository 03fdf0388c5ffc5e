"""While a long match is read, the pointer is busy, and soon there is a message with a button to stop."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.app.storage import loader, reading
from tapa_desktop.app.storage.lock import Lock
from tapa_desktop.app.storage.reading import LoadedFile, RequestedFile
from tapa_desktop.game.events import GameBegun, OpeningRolled, Resigned, Rolled
from tapa_desktop.game.record import format_record
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.messages import bar
from tapa_desktop.ui.text.notices import Message
from tests.app.disks import full_after, room_again
from tests.app.driver import PERSON
from tests.game.matches import match_of
from tests.ui.app import App, OpenWindow, choose_file, written
from tests.ui.states import header


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """A gate that holds back the reading of any match; the message comes at once."""
    gate = threading.Event()

    def find(file: RequestedFile, check: Callable[[], object]) -> LoadedFile:
        while not gate.wait(0.001):
            check()
        return reading.read_file(file, check)

    monkeypatch.setattr(reading, "AT_ONCE", -1)
    monkeypatch.setattr(loader, "read_file", find)
    monkeypatch.setattr(bar, "MOMENT_MS", 0)
    yield gate
    gate.set()


def shape() -> Qt.CursorShape | None:
    """The shape of the pointer."""
    pointer = QGuiApplication.overrideCursor()
    return None if pointer is None else pointer.shape()


def busy_app(open_window: OpenWindow, folder: Path) -> App:
    """A window that reads a match."""
    app = open_window()
    app.session.store.save_copy(folder / "copy.tapa")
    app.window.messages.close_notice(app.window.messages.rows[0].message)
    app.player.set_by_hand(True)  # or the copy would be the same match
    app.open_file(folder / "copy.tapa")
    return app


def test_pointer_says_that_a_match_is_read_and_soon_a_message_what_is_and_no_longer(
    open_window: OpenWindow, tmp_path: Path, gate: threading.Event, qtbot: QtBot
) -> None:
    app = busy_app(open_window, tmp_path)

    assert shape() is Qt.CursorShape.BusyCursor
    qtbot.waitUntil(lambda: ["copy.tapa" in notice for notice in app.notices] == [True])

    gate.set()
    qtbot.waitUntil(lambda: app.session.path_read is None)
    assert shape() is None
    assert app.notices == []


@pytest.mark.usefixtures("gate")
def test_reading_is_stopped_by_the_button_of_the_message_and_the_window_can_be_closed_meanwhile(
    open_window: OpenWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    app = busy_app(open_window, tmp_path)
    history = app.history
    qtbot.waitUntil(lambda: bool(app.notices))

    app.press(app.window.messages.rows[0].findChild(QPushButton))
    assert app.session.path_read is None
    assert app.notices == []
    assert shape() is None
    assert app.history is history

    app.open_file(tmp_path / "copy.tapa")
    assert shape() is not None
    app.leave()
    assert shape() is None


# A long match is shown before it is read completely, and cannot be changed yet

LONG = match_of(
    header(white=PERSON, black=PERSON),
    *(OpeningRolled(6, 5), Rolled(3, 1), Resigned(Side.WHITE), GameBegun(), Rolled(6, 5)),
)


@pytest.fixture
def preview(
    open_window: OpenWindow, tmp_path: Path, gate: threading.Event, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> App:
    """A window with a match in which White has rolled, and over it another, of which the gate holds back the check."""
    assert not gate.is_set()
    monkeypatch.setattr(reading, "AT_ONCE", 200)
    monkeypatch.setattr(reading, "SOON", 200)
    app = open_window(black=PERSON)
    while not app.player.may_resign:
        app.space()
    app.open_file(tmp_path / "long.tapa", format_record(LONG.record))
    qtbot.waitUntil(lambda: app.match.is_preview and bool(app.notices))
    app.let_happen()
    return app


def hands(app: App) -> list[Callable[[], object]]:
    """All player actions: with the pointer, keys, buttons and menus."""
    commands = app.window.commands
    actions = [
        *(commands.primary_action, commands.undo, commands.undo_turn, commands.redo, commands.double, commands.take),
        *(commands.drop, commands.resign, commands.by_hand, commands.hint, commands.save_copy, commands.review),
    ]
    keys = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Escape)
    return [
        *(action.trigger for action in actions),
        *(lambda key=key: app.key(key) for key in keys),
        *(lambda key=key: app.key(key, Qt.KeyboardModifier.ControlModifier) for key in (Qt.Key.Key_Z, Qt.Key.Key_Y)),
        *(lambda: app.drag(24, 18), lambda: app.click(24, 19), app.click_dice),
        *(lambda: app.press(app.window.turn_bar.next_button), app.window.features.confirming.resign),
    ]


def test_board_and_score_are_seen_before_all_is_read_and_games_in_the_history_not_before(
    preview: App, gate: threading.Event, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    writes: list[object] = []
    monkeypatch.setattr(preview.window.features.history_service, "_write", writes.append)
    preview.match.show_present()
    assert writes == []
    window, path = preview.window, preview.session.store.path
    commands = window.commands
    assert ["long.tapa" in notice for notice in preview.notices] == [True]
    assert window.board.state.game == LONG.state
    assert window.side_panel.plays.model().rowCount() > 0
    later = (commands.primary_action, commands.resign, commands.save_copy, commands.review, commands.by_hand)
    assert not any(action.isEnabled() for action in later)

    gate.set()
    qtbot.waitUntil(lambda: not preview.match.is_preview)
    preview.let_happen()
    assert len(writes) == 1
    assert preview.notices == []
    assert window.board.state.game == LONG.state
    assert all(action.isEnabled() for action in (commands.resign, commands.save_copy))
    assert preview.session.store.path != path
    preview.drag(24, 18)
    assert preview.state.drafted
    assert written(preview.file) == preview.history


def test_no_hand_changes_what_is_not_read(preview: App, tmp_path: Path, gate: threading.Event, qtbot: QtBot) -> None:
    history, file = preview.history, preview.file
    content, records = file.read_bytes(), preview.archive.records()

    for deed in hands(preview):
        deed()
        preview.let_happen()
        assert preview.history is history
    windows = preview.window.features.windows
    windows.show_dice()
    windows.dice.by_hand.click()
    assert not windows.dice.by_hand.isChecked()

    assert file.read_bytes() == content
    assert (tmp_path / "long.tapa").read_bytes() == format_record(LONG.record)
    assert preview.archive.records() == records
    gate.set()
    qtbot.waitUntil(lambda: preview.session.path_read is None)
    assert preview.history == LONG


# The message that a match cannot be saved offers a copy, and closes once it is saved

UNSAVED, SAVED_AGAIN = NoticeKind.UNSAVED, NoticeKind.SAVED_AGAIN


@pytest.fixture
def app(open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> App:
    """A window whose disk is full."""
    app = open_window(rule_set="tapa")
    full_after(monkeypatch)
    app.press(app.window.turn_bar.next_button)
    return app


def button(app: App) -> QPushButton:
    rows = [row for row in app.window.messages.rows if row.message.notice.kind is UNSAVED]
    (button,) = rows[0].findChildren(QPushButton)
    return button


def test_message_saves_a_copy_elsewhere_and_goes_only_when_the_match_is_saved_again(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.press(button(app))
    room_again(monkeypatch)
    choose_file(app.window, tmp_path / "elsewhere.tapa")
    app.let_happen()
    assert written(tmp_path / "elsewhere.tapa") == app.history
    assert UNSAVED in app.notice_kinds

    app.session.store.save_again()

    assert app.notice_kinds[-1] is SAVED_AGAIN
    assert UNSAVED not in app.notice_kinds


def test_message_is_acted_on_by_keys_and_stays_beside_other_notices(app: App) -> None:
    offered = button(app)
    assert offered.isVisible()

    app.window.board.setFocus()
    QTest.keyClick(app.window.board, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is offered
    QTest.keyClick(offered, Qt.Key.Key_Space)

    dialog = app.window.findChildren(QFileDialog)[-1]
    assert dialog.isVisible()
    assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    app.window.features.sound_controller.switched.emit(Message("info", "Sounds are on."))
    assert UNSAVED in app.notice_kinds


def test_match_that_another_window_has_is_looked_for_again(open_window: OpenWindow) -> None:
    app = open_window(rule_set="tapa")
    waiting = app.file
    app.begin()
    other = Lock(waiting)
    assert other.take()

    app.window.features.confirming.open_match(waiting)
    for _ in range(2):
        (row,) = app.window.messages.rows
        assert row.message.notice.held == waiting
        app.press(row.findChild(QPushButton))
    assert app.file != waiting
    other.release()
    app.press(app.window.messages.rows[0].findChild(QPushButton))

    assert app.file == waiting
    assert app.notices == []
