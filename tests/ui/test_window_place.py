"""A window's place is text between two starts, and whatever stands there, a window opens."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QSplitter, QWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.ui.panels.narrow import GivingWay
from tapa_desktop.ui.window_place import WindowPlace


@pytest.fixture
def place(qtbot: QtBot) -> WindowPlace:
    window = QMainWindow()
    qtbot.addWidget(window)
    splitter, panel, switch = QSplitter(window), QWidget(window), QAction(window)
    switch.setCheckable(True)
    window.resize(500, 400)
    return WindowPlace(window, splitter, GivingWay(panel, switch))


def test_place_is_found_again(place: WindowPlace) -> None:
    kept = place.save()
    place._window.resize(333, 222)
    place._narrow.set_wanted(False)

    place.restore(kept)

    assert (place._window.width(), place._window.height()) == (500, 400)
    assert place._narrow.wanted


@pytest.mark.parametrize("text", ["", "...", "no base64!.a.b", "AAAA.AAAA.panel", "ünïcode"])
def test_text_that_says_nothing_leaves_all_as_it_is(place: WindowPlace, text: str) -> None:
    place.restore(text)

    assert (place._window.width(), place._window.height()) == (500, 400)
    assert place._narrow.wanted
