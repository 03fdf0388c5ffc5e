"""Each window beside the game opens whole on its screen, and the next time where it was left."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QDialog

from tapa_desktop.ui.main.window_state import opener_of
from tests.ui.room import Room

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


@pytest.mark.parametrize("name", BESIDE)
def test_window_opens_whole_on_the_screen(enter: Callable[..., Room], name: str) -> None:
    room = enter()

    dialog = opened(room, name)

    assert room.window.screen().availableGeometry().contains(dialog.geometry())


@pytest.mark.parametrize("name", BESIDE)
def test_window_opens_where_it_was_left(enter: Callable[..., Room], name: str) -> None:
    room = enter()
    dialog = opened(room, name)
    left = QRect(70, 50, max(dialog.minimumWidth(), 650), max(dialog.minimumHeight(), 450))
    dialog.setGeometry(left)
    dialog.close()
    room.let_happen()

    again = opened(room, name).geometry()
    room.leave()
    next_time = opened(enter(settings=room.session.settings), name).geometry()

    assert (again, next_time) == (left, left)
