"""In every language, each line of a menu is chosen by a letter of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMenu

from tapa_desktop.ui.text.translator import NAMES, Translator
from tests.ui.room import Room


@pytest.fixture(params=list(NAMES))
def room(request: pytest.FixtureRequest, qapp: QApplication, enter: Callable[..., Room]) -> Iterator[Room]:
    """A window in one of the languages."""
    translator = Translator(qapp)
    translator.use(request.param)
    yield enter()
    translator.use("en")


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
