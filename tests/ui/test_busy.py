"""While a match is read, the pointer says that the window cannot answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tapa_desktop.app import opener
from tapa_desktop.game.reading import Reading, read_match
from tests.ui.room import Room

Enter = Callable[..., Room]


@pytest.fixture
def pointers(monkeypatch: pytest.MonkeyPatch) -> list[Qt.CursorShape | None]:
    """How the pointer looks each time that a match is read."""
    seen: list[Qt.CursorShape | None] = []

    def read(data: bytes) -> Reading:
        pointer = QGuiApplication.overrideCursor()
        seen.append(None if pointer is None else pointer.shape())
        return read_match(data)

    monkeypatch.setattr(opener, "read_match", read)
    return seen


def test_pointer_waits_while_a_match_is_opened_and_no_longer(
    enter: Enter, tmp_path: Path, pointers: list[Qt.CursorShape | None]
) -> None:
    room = enter()
    room.session.save_copy(tmp_path / "copy.tapa")

    room.session.open_record(tmp_path / "copy.tapa")

    assert pointers == [Qt.CursorShape.WaitCursor]
    assert QGuiApplication.overrideCursor() is None


def test_pointer_waits_while_the_match_in_progress_is_read_at_the_start(
    enter: Enter, pointers: list[Qt.CursorShape | None]
) -> None:
    room = enter()
    room.press(room.window.turn_bar.next_button)
    room.leave()

    enter()

    assert pointers == [Qt.CursorShape.WaitCursor]
    assert QGuiApplication.overrideCursor() is None


def test_pointer_is_free_again_when_reading_fails(enter: Enter, tmp_path: Path) -> None:
    room = enter()

    room.session.open_record(tmp_path / "nowhere.tapa")

    assert QGuiApplication.overrideCursor() is None
