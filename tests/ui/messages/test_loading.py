"""While a long match is read, the pointer says so, and soon a message that offers to stop."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tapa_desktop.app.storage import loader, reading
from tapa_desktop.app.storage.reading import LoadedFile, RequestedFile
from tapa_desktop.ui.messages import saving
from tests.ui.room import Enter, Room


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """What every match waits for that is read, however short it is."""
    gate = threading.Event()

    def find(wanted: RequestedFile, check: Callable[[], object]) -> LoadedFile:
        while not gate.wait(0.001):
            check()
        return reading.read_file(wanted, check)

    monkeypatch.setattr(reading, "AT_ONCE", -1)
    monkeypatch.setattr(loader, "read_file", find)
    yield gate
    gate.set()


def shape() -> Qt.CursorShape | None:
    """How the pointer looks."""
    pointer = QGuiApplication.overrideCursor()
    return None if pointer is None else pointer.shape()


def busy_room(enter: Enter, folder: Path) -> Room:
    """A window that reads a match."""
    room = enter()
    room.session.store.save_copy(folder / "copy.tapa")
    room.window.messages.close_notice(room.window.messages.rows[0].message)
    room.session.open_record(folder / "copy.tapa")
    room.let_happen()
    return room


def test_pointer_says_that_a_match_is_read_and_no_longer(
    enter: Enter, tmp_path: Path, gate: threading.Event, qtbot: QtBot
) -> None:
    room = busy_room(enter, tmp_path)

    assert shape() is Qt.CursorShape.BusyCursor

    gate.set()
    qtbot.waitUntil(lambda: room.session.path_read is None)
    assert shape() is None
    assert room.notices == []


def test_message_says_what_is_read_as_soon_as_it_takes_more_than_a_moment(
    enter: Enter, tmp_path: Path, gate: threading.Event, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "MOMENT_MS", 0)
    room = busy_room(enter, tmp_path)

    qtbot.waitUntil(lambda: ["copy.tapa" in notice for notice in room.notices] == [True])

    gate.set()
    qtbot.waitUntil(lambda: room.session.path_read is None)
    assert room.notices == []


@pytest.mark.usefixtures("gate")
def test_reading_is_stopped_by_the_button_of_the_message(
    enter: Enter, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "MOMENT_MS", 0)
    room = busy_room(enter, tmp_path)
    before = room.history
    qtbot.waitUntil(lambda: bool(room.notices))
    (row,) = room.window.messages.rows
    (button,) = row.findChildren(QPushButton)

    room.press(button)

    assert room.session.path_read is None
    assert room.notices == []
    assert shape() is None
    assert room.history is before


@pytest.mark.usefixtures("gate")
def test_window_can_be_closed_while_a_match_is_read(enter: Enter, tmp_path: Path) -> None:
    room = busy_room(enter, tmp_path)

    room.leave()

    assert shape() is None


def test_pointer_is_as_ever_while_a_short_match_is_opened(enter: Enter, tmp_path: Path) -> None:
    room = enter()
    room.session.store.save_copy(tmp_path / "copy.tapa")

    room.session.open_record(tmp_path / "copy.tapa")

    assert room.session.store.path != tmp_path / "copy.tapa"
    assert room.session.path_read is None
    assert shape() is None
