"""A long match is seen in the window before all of it is read, and no hand changes anything by then."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tapa_desktop.app.storage import loader, reading
from tapa_desktop.app.storage.reading import LoadedFile, RequestedFile
from tapa_desktop.game.events import GameBegun, OpeningRolled, Resigned, Rolled
from tapa_desktop.game.record import format_record
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.messages import bar
from tests.app.desk import PERSON
from tests.game.matches import told
from tests.ui.room import Enter, Room, written
from tests.ui.states import header

LONG = told(
    header(white=PERSON, black=PERSON),
    *(OpeningRolled(6, 5), Rolled(3, 1), Resigned(Side.WHITE), GameBegun(), Rolled(6, 5)),
)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """What holds back the check of every match, however short it is, but not the look at it before."""
    gate = threading.Event()

    def find(wanted: RequestedFile, check: Callable[[], object]) -> LoadedFile:
        while not gate.wait(0.001):
            check()
        return reading.read_file(wanted, check)

    monkeypatch.setattr(reading, "AT_ONCE", 200)
    monkeypatch.setattr(reading, "SOON", 200)
    monkeypatch.setattr(loader, "read_file", find)
    monkeypatch.setattr(bar, "MOMENT_MS", 0)
    yield gate
    gate.set()


def preview(enter: Enter, folder: Path, qtbot: QtBot) -> Room:
    """A window with a match in which White has rolled, and over it another that is being read."""
    room = enter()
    room.begin(black=PERSON)
    while not room.player.may_resign:
        room.space()
    path = folder / "long.tapa"
    path.write_bytes(format_record(LONG.record))
    room.session.open_record(path)
    qtbot.waitUntil(lambda: room.match.is_preview and bool(room.notices))
    room.let_happen()
    return room


def hands(room: Room) -> list[Callable[[], object]]:
    """All that a hand does to a match: with the pointer, keys, buttons and menus."""
    commands = room.window.commands
    actions = [
        *(commands.next_thing, commands.undo, commands.undo_turn, commands.redo, commands.double, commands.take),
        *(commands.drop, commands.resign, commands.by_hand, commands.hint, commands.save_copy, commands.review),
    ]
    keys = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Escape)
    return [
        *(action.trigger for action in actions),
        *(lambda key=key: room.key(key) for key in keys),
        *(lambda key=key: room.key(key, Qt.KeyboardModifier.ControlModifier) for key in (Qt.Key.Key_Z, Qt.Key.Key_Y)),
        *(lambda: room.drag(24, 18), lambda: room.click(24, 19), room.click_dice),
        *(lambda: room.press(room.window.turn_bar.next_button), room.window.features.confirming.resign),
    ]


def test_board_and_score_are_seen_before_all_is_read(
    enter: Enter, tmp_path: Path, gate: threading.Event, qtbot: QtBot
) -> None:
    room = preview(enter, tmp_path, qtbot)

    window, path = room.window, room.session.store.path
    assert ["long.tapa" in notice for notice in room.notices] == [True]
    assert window.board.state.game == LONG.state
    assert window.side_panel.plays.model().rowCount() > 0
    assert not any(action.isEnabled() for action in (window.commands.next_thing, window.commands.resign))
    assert not any(action.isEnabled() for action in (window.commands.save_copy, window.commands.review))

    gate.set()
    qtbot.waitUntil(lambda: not room.match.is_preview)
    room.let_happen()
    assert room.notices == []
    assert window.board.state.game == LONG.state
    assert all(action.isEnabled() for action in (window.commands.resign, window.commands.save_copy))
    assert room.session.store.path != path
    room.drag(24, 18)
    assert room.state.drafted
    assert written(room.file) == room.history


def test_no_hand_changes_anything_before_all_is_read(
    enter: Enter, tmp_path: Path, gate: threading.Event, qtbot: QtBot
) -> None:
    room = preview(enter, tmp_path, qtbot)
    shown, file = room.history, room.file
    left, records = file.read_bytes(), room.archive.records()

    for deed in hands(room):
        deed()
        room.let_happen()
        assert room.history is shown

    assert file.read_bytes() == left
    assert (tmp_path / "long.tapa").read_bytes() == format_record(LONG.record)
    assert room.archive.records() == records
    gate.set()
    qtbot.waitUntil(lambda: room.session.path_read is None)
    assert room.history == LONG


def test_games_are_in_the_history_as_soon_as_all_is_read_and_not_before(
    enter: Enter, tmp_path: Path, gate: threading.Event, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = preview(enter, tmp_path, qtbot)
    writes: list[object] = []
    monkeypatch.setattr(room.window.features.history_service, "_write", writes.append)

    room.match.show_present()

    assert writes == []
    gate.set()
    qtbot.waitUntil(lambda: room.session.path_read is None)
    assert len(writes) == 1


@pytest.mark.usefixtures("gate")
def test_stop_shows_the_match_again_that_was_on_the_table(enter: Enter, tmp_path: Path, qtbot: QtBot) -> None:
    room = preview(enter, tmp_path, qtbot)
    left = written(room.file)
    (button,) = room.window.messages.rows[0].findChildren(QPushButton)

    room.press(button)

    assert room.notices == []
    assert room.window.board.state.game == left.state == room.state
    assert room.window.commands.resign.isEnabled()


@pytest.mark.usefixtures("gate")
def test_new_match_is_played_in_place_of_what_is_being_read(enter: Enter, tmp_path: Path, qtbot: QtBot) -> None:
    room = preview(enter, tmp_path, qtbot)

    room.begin("plakoto", black=PERSON)
    room.space()

    assert room.notices == []
    assert room.window.board.state.game == room.state
    assert room.state.rule_set.key == "plakoto"
    assert room.state.throws == 1
