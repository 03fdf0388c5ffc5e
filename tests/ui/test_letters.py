"""In each window every button, field and tab has a letter after Alt of its own, in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFileDialog,
    QGroupBox,
    QLabel,
    QMainWindow,
    QMenuBar,
    QTabBar,
    QWidget,
)

from tapa_desktop.ui.new_match.dialog import NewMatchDialog
from tapa_desktop.ui.text.translator import NAMES, Translator
from tests.app.desk import ScriptedDice
from tests.ui.room import Enter, Room
from tests.ui.test_cutting import ENTRIES, faces


@pytest.fixture(params=list(NAMES))
def room(request: pytest.FixtureRequest, translator: Translator, enter: Enter) -> Room:
    """White has a roll to play, in one of the languages."""
    translator.use(request.param)
    given = enter(dice=ScriptedDice((6, 5), (3, 1)))
    given.space(2)
    return given


def texts_with_letters(window: QWidget) -> Iterator[str]:
    """What is seen in a window and may have a letter after Alt."""
    for part in window.findChildren(QWidget):
        if not part.isVisibleTo(window) or part.window() is not window.window():
            continue
        match part:
            case QAbstractButton():
                yield part.text()
            case QLabel() if part.buddy() is not None:
                yield part.text()
            case QGroupBox():
                yield part.title()
            case QTabBar():
                yield from (part.tabText(at) for at in range(part.count()))
            case QMenuBar():
                yield from (action.text() for action in part.actions())


def clashing(window: QWidget) -> list[str]:
    """The texts in a window that share their letter with another."""
    letters = [(QKeySequence.mnemonic(text).toString(), text) for text in texts_with_letters(window)]
    often = Counter(letter for letter, _ in letters if letter)
    return sorted(text for letter, text in letters if often[letter] > 1)


def looks(window: QWidget) -> Iterator[None]:
    """Let a window show all that it can, one thing after the other."""
    yield from faces(window)
    if isinstance(window, NewMatchDialog):
        window.more.click()
        yield
    for tabs in window.findChildren(QTabBar):
        for at in range(tabs.count()):
            tabs.setCurrentIndex(at)
            QApplication.processEvents()
            yield


def test_no_letter_stands_twice_in_a_window(room: Room) -> None:
    twice = {"": clashing(room.window)}
    for name in (*ENTRIES, "lesson", "strategy_lesson", "note"):
        getattr(room.window.commands, name).trigger()
        room.let_happen()
        opened = [one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not room.window]
        for window in opened:
            if isinstance(window, QDialog | QMainWindow) and not isinstance(window, QFileDialog):
                for number, _ in enumerate(looks(window)):
                    twice[f"{name} {number}"] = clashing(window)
            window.close()
        room.let_happen()

    assert len(twice) > 2 * len(ENTRIES)
    assert {name: texts for name, texts in twice.items() if texts} == {}
