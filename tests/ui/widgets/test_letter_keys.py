"""Keys by their places, on keyboards without Latin letters, when Qt has found no shortcut."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QListWidget, QPushButton, QSplitter, QTabWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.ui.widgets.dialogs import window_action
from tapa_desktop.ui.widgets.letter_keys import LetterKeys, letter_on_key

Modifier = Qt.KeyboardModifier
CODES: Final = {"Q": 24, "P": 33, "A": 38, "H": 43, "Z": 52, "N": 57, ",": 59}  # of the keys of a US keyboard, in X11


class Keyboard:
    """A window with everything that a key can reach, a record of its actions, and a keyboard."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window, self.done = QSplitter(), list[str]()
        self.line, self.list, self.button, self.tabs = QLineEdit(), QListWidget(), QPushButton("&Pass"), QTabWidget()
        self.list.addItems(["ναι", "όχι"])
        label = QLabel("&Name")
        label.setBuddy(self.line)
        self.tabs.addTab(QLabel("one"), "&Quick")
        self.tabs.addTab(QLabel("two"), "&Hard")
        for widget in (label, self.line, self.list, self.button, self.tabs):
            self.window.addWidget(widget)
        window_action(self.window, "", "H", "Ctrl+Shift+Z").triggered.connect(lambda: self.done.append("action"))
        QShortcut(QKeySequence("Ctrl+,"), self.window, lambda: self.done.append("shortcut"))
        at_list = QShortcut(QKeySequence("N"), self.list, lambda: self.done.append("at the list"))
        at_list.setContext(Qt.ShortcutContext.WidgetShortcut)
        self.button.clicked.connect(lambda: self.done.append("button"))
        qtbot.addWidget(self.window)
        with qtbot.waitActive(self.window):
            self.window.show()

    def press(self, place: str, character: str, modifiers: Modifier = Modifier.NoModifier) -> None:
        """Press the key at a place of a US keyboard, which bears this."""
        code = ord(character.upper())
        event = QKeyEvent(QEvent.Type.KeyPress, code, modifiers, CODES[place], 0, 0, character)
        QApplication.sendEvent(self.window.windowHandle(), event)


@pytest.fixture
def keyboard(qapp: QApplication, qtbot: QtBot) -> Iterator[Keyboard]:
    keys = LetterKeys(qapp)
    yield Keyboard(qtbot)
    qapp.focusWindowChanged.disconnect(keys._watch)
    keys.setParent(None)


@pytest.mark.parametrize(
    ("place", "character", "modifiers", "done"),
    [
        ("H", "η", Modifier.NoModifier, ["action"]),
        ("Z", "ζ", Modifier.ControlModifier | Modifier.ShiftModifier, ["action"]),
        (",", "و", Modifier.ControlModifier, ["shortcut"]),
        ("N", "ν", Modifier.NoModifier, ["at the list"]),
        *(("H", character, Modifier.NoModifier, []) for character in "dşä'"),
    ],
)
def test_key_does_as_its_place_but_on_a_keyboard_with_latin_letters_in_other_places(
    keyboard: Keyboard, place: str, character: str, modifiers: Modifier, done: list[str]
) -> None:
    keyboard.list.setFocus()

    keyboard.press(place, character, modifiers)

    assert keyboard.done == done


def test_underlined_letters_are_reached_by_their_places(keyboard: Keyboard, qtbot: QtBot) -> None:
    keyboard.list.setFocus()

    keyboard.press("H", "η", Modifier.AltModifier)
    keyboard.press("P", "π", Modifier.AltModifier)
    keyboard.press("N", "ν", Modifier.AltModifier)

    assert keyboard.tabs.currentIndex() == 1
    assert keyboard.line.hasFocus()
    qtbot.waitUntil(lambda: keyboard.done == ["button"])


def test_text_gets_the_letters_of_the_keyboard_and_its_own_shortcuts_by_their_places(keyboard: Keyboard) -> None:
    keyboard.line.setFocus()

    keyboard.press("H", "η")
    keyboard.press("N", "ν")
    typed = keyboard.line.text()
    keyboard.press("A", "α", Modifier.ControlModifier)

    assert (typed, keyboard.line.selectedText(), keyboard.done) == ("ην", "ην", [])


def test_a_shortcut_of_a_list_is_not_heard_elsewhere_and_a_disabled_action_stays_so(keyboard: Keyboard) -> None:
    keyboard.button.setFocus()
    keyboard.press("N", "ν")
    assert keyboard.done == []

    keyboard.window.actions()[0].setEnabled(False)
    keyboard.press("H", "η")
    assert keyboard.done == []


def test_a_sign_in_the_place_of_a_letter_counts_once_the_keyboard_is_known_to_have_no_latin_letters(
    keyboard: Keyboard,
) -> None:
    keyboard.list.setFocus()

    keyboard.press("Q", ";", Modifier.AltModifier)  # as in Greek; or is it Dvorak?
    keyboard.tabs.setCurrentIndex(1)
    keyboard.press("A", "α")
    keyboard.press("Q", ";", Modifier.AltModifier)

    assert keyboard.tabs.currentIndex() == 0


def test_the_letters_that_the_keys_bear_are_learned_and_forgotten_with_the_layout(keyboard: Keyboard) -> None:
    keyboard.press("H", "η")
    learned = letter_on_key("H"), letter_on_key("N")
    keyboard.press("N", "n")

    assert learned == ("Η", "")
    assert letter_on_key("H") == ""


@pytest.mark.parametrize(("platform", "scan_code", "virtual_key"), [("windows", 0x23, 0x48), ("cocoa", 1, 4)])
def test_the_place_is_known_on_other_systems_too(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch, platform: str, scan_code: int, virtual_key: int
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    keyboard.list.setFocus()

    event = QKeyEvent(QEvent.Type.KeyPress, ord("Η"), Modifier.NoModifier, scan_code, virtual_key, 0, "η")
    QApplication.sendEvent(keyboard.window.windowHandle(), event)

    assert keyboard.done == ["action"]
