"""The side panel gives way where there is no room for it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.ui.match.side_panel import ROOM, CollapsingPanel


@pytest.fixture
def panel(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def switch(panel: QWidget) -> QAction:
    made = QAction(panel)
    made.setCheckable(True)
    return made


def test_panel_goes_with_its_room_and_comes_back_with_it(panel: QWidget, switch: QAction) -> None:
    narrow = CollapsingPanel(panel, switch)

    narrow.fit(ROOM - 1)
    assert (panel.isVisible(), switch.isChecked()) == (False, False)

    narrow.fit(ROOM)
    assert (panel.isVisible(), switch.isChecked()) == (True, True)


def test_panel_that_is_not_wanted_stays_away(panel: QWidget, switch: QAction) -> None:
    narrow = CollapsingPanel(panel, switch)

    switch.trigger()
    narrow.fit(ROOM - 1)
    narrow.fit(ROOM)

    assert (panel.isVisible(), narrow.wanted) == (False, False)


def test_panel_can_be_had_in_a_narrow_window_too(panel: QWidget, switch: QAction) -> None:
    narrow = CollapsingPanel(panel, switch)
    narrow.fit(ROOM - 100)

    switch.trigger()
    narrow.fit(ROOM - 90)

    assert panel.isVisible()
    assert narrow.wanted
