"""Fixtures for several tests of the main window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from msgspec import structs
from PySide6.QtWidgets import QApplication, QDialog

from tapa_desktop.app.session.dice import DiceSource
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.storage.archive import Archive, data_dir
from tapa_desktop.ui.main.window import TranslatedWindow
from tapa_desktop.ui.text.translator import Translator
from tests.app.driver import ScriptedDice, StubThinker
from tests.ui.app import QUIET


@contextmanager
def translated_window(translator: Translator, dice: DiceSource) -> Iterator[TranslatedWindow]:
    """An English window with a game that has not begun."""
    settings = structs.replace(QUIET, language="en")
    session = Session(Archive(data_dir()), StubThinker(), settings, lambda _: dice)
    translated = TranslatedWindow(session, translator)
    translated.window.show()
    session.start()
    yield translated
    translated.window.close()
    translated.window.deleteLater()


@pytest.fixture
def translated(qapp: QApplication, translator: Translator) -> Iterator[TranslatedWindow]:
    """White has begun with a 3 and a 1 to play."""
    with translated_window(translator, ScriptedDice((6, 5), (3, 1), (6, 2))) as window:
        for _ in range(2):
            qapp.processEvents()
            window.window.session.player.roll()
        qapp.processEvents()
        yield window


BESIDE = (  # the names of the windows beside the game, but for the preferences and lists of files
    "new_match", "score", "dice", "roll_out", "history", "review", "lesson", "practice", "roll_map", "openings",
    "strategy_lesson", "strategy", "set_up", "keys", "about", "how_dice", "how_boards", "rules of tawula", "friends",
    "how_friend",
)  # fmt: skip


def switch(translated: TranslatedWindow, code: str) -> None:
    """Choose a language like the menu."""
    group = translated.window.features.setting_actions.groups["language"]
    next(action for action in group.actions() if action.data() == code).trigger()
    QApplication.processEvents()


def beside(translated: TranslatedWindow) -> dict[str, QDialog]:
    """The windows that are open beside the game, by their names."""
    return {one.objectName(): one for one in translated.window.findChildren(QDialog) if one.isVisible()}
