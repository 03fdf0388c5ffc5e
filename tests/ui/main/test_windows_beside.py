"""Each window beside the game opens whole on its screen, and the next time where it was left."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QDialog

from tapa_desktop.ui.main.window_state import opener_of
from tests.cases import each
from tests.ui.room import Enter, Room

BESIDE = (
    "new_match", "preferences", "score", "dice", "roll_out", "history", "review", "lesson",
    "practice", "roll_map", "strategy_lesson", "strategy", "set_up", "keys", "about",
    "how_dice", "how_boards", "rules of tapa",
)  # fmt: skip


def opened(room: Room, name: str) -> QDialog:
    opener_of(name, room.window, room.window.commands).trigger()
    room.let_happen()
    dialog = room.window.findChild(QDialog, name)
    assert dialog is not None
    return dialog


@pytest.fixture
def room(enter: Enter) -> Room:
    return enter()


@each("name", BESIDE)
def test_window_opens_whole_on_the_screen(room: Room, name: str) -> None:
    dialog = opened(room, name)

    assert room.window.screen().availableGeometry().contains(dialog.geometry())

    dialog.close()


def test_each_window_opens_where_it_was_left(enter: Enter, room: Room) -> None:
    left = {name: moved(opened(room, name), number) for number, name in enumerate(BESIDE)}

    again = {name: found_at(room, name) for name in BESIDE}
    room.leave()
    next_room = enter(settings=room.session.settings)
    next_time = {name: found_at(next_room, name) for name in BESIDE}

    assert again == left
    assert next_time == left


def moved(dialog: QDialog, number: int) -> QRect:
    """Where it stands when it is closed: none stands like another."""
    place = QRect(70 + number, 50 + number, max(dialog.minimumWidth(), 650), max(dialog.minimumHeight(), 450))
    dialog.setGeometry(place)
    dialog.close()
    return place


def found_at(room: Room, name: str) -> QRect:
    """Where it opens."""
    dialog = opened(room, name)
    place = dialog.geometry()
    dialog.close()
    return place
