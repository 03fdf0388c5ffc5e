"""A menu that was opened by Alt and closed by Esc leaves the keys to the board."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.room import Room


def test_keys_go_to_the_board_again_after_a_window_that_was_opened_from_the_menu_bar(
    enter: Callable[..., Room],
) -> None:
    room = enter()
    window = room.window
    window.menuBar().setFocus(Qt.FocusReason.MenuBarFocusReason)  # as it is after Alt, a letter, and Esc
    assert QApplication.focusWidget() is window.menuBar()

    window.commands.score.trigger()
    room.let_happen()
    QTest.keyClick(window.features.score, Qt.Key.Key_Escape)
    window.activateWindow()
    room.let_happen()

    assert QApplication.focusWidget() is window.board
