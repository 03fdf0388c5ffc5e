"""A window's place is text between two starts, and whatever stands there, a window opens."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QSplitter, QWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.ui.main.window_state import WindowState, first_size
from tapa_desktop.ui.match.side_panel import CollapsingPanel


@pytest.fixture
def place(qtbot: QtBot) -> WindowState:
    window = QMainWindow()
    qtbot.addWidget(window)
    splitter, panel, switch = QSplitter(window), QWidget(window), QAction(window)
    switch.setCheckable(True)
    window.resize(500, 400)
    return WindowState(window, splitter, CollapsingPanel(panel, switch))


def test_place_is_found_again(place: WindowState) -> None:
    kept = place.save()
    place._window.resize(333, 222)
    place._narrow.set_wanted(False)

    place.restore(kept)

    assert (place._window.width(), place._window.height()) == (500, 400)
    assert place._narrow.wanted


@pytest.mark.parametrize("text", ["", "...", "no base64!.a.b", "AAAA.AAAA.panel", "ünïcode"])
def test_text_that_says_nothing_leaves_all_as_it_is(place: WindowState, text: str) -> None:
    place.restore(text)

    assert (place._window.width(), place._window.height()) == (500, 400)
    assert place._narrow.wanted


@pytest.mark.parametrize(
    ("room", "size"), [((1920, 1050), (1120, 760)), ((1366, 728), (1120, 655)), ((1024, 560), (922, 504))]
)
def test_first_window_leaves_room_on_the_screen(room: tuple[int, int], size: tuple[int, int]) -> None:
    assert first_size(QSize(*room)) == QSize(*size)
