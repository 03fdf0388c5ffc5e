"""Each line of a menu has a letter of its own, in every language; and the keys return to the board from the menus."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from tapa_desktop.ui.text.translator import NAMES, Translator
from tests.ui.room import Enter, Room


@pytest.fixture(params=list(NAMES))
def room(request: pytest.FixtureRequest, translator: Translator, enter: Enter) -> Room:
    """A window in one of the languages."""
    translator.use(request.param)
    return enter()


def test_no_letter_stands_twice_in_a_menu(room: Room) -> None:
    bar = room.window.menuBar()
    menus = {"": bar.actions()} | {menu.title(): menu.actions() for menu in room.window.findChildren(QMenu)}

    assert len(menus) > 10
    twice = {title: found for title, actions in menus.items() if (found := clashing([one.text() for one in actions]))}
    assert twice == {}


def clashing(texts: list[str]) -> list[str]:
    """The lines of a menu that share their letter with another, each under its letter."""
    letters = [QKeySequence.mnemonic(text).toString() for text in texts]
    often = {letter for letter, times in Counter(letters).items() if times > 1 and letter}
    return [text for text, letter in zip(texts, letters, strict=True) if letter in often]


def test_keys_go_to_the_board_again_after_a_window_that_was_opened_from_the_menu_bar(enter: Enter) -> None:
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
