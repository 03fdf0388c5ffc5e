"""Preferences are applied at once."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tapa_desktop.app.settings import Settings
from tapa_desktop.ui.dialogs.preferences import PreferencesDialog
from tests.ui.states import header

THEMES = (("dark", "Dark"), ("wood", "Wood"))


@pytest.fixture
def told() -> list[Settings]:
    return []


@pytest.fixture
def dialog(qtbot: QtBot, told: list[Settings]) -> PreferencesDialog:
    made = PreferencesDialog(Settings(last_match=header("plakoto"), show_pips=False), THEMES)
    made.changed.connect(told.append)
    qtbot.addWidget(made)
    return made


def test_settings_are_shown_and_not_told_back(dialog: PreferencesDialog, told: list[Settings]) -> None:
    assert not dialog.ticks["show_pips"].isChecked()
    assert dialog.boxes["theme"].currentText() == "Wood"
    assert told == []


def test_each_change_is_told_with_all_that_was_set_before(dialog: PreferencesDialog, told: list[Settings]) -> None:
    dialog.ticks["roll_for_me"].click()
    box = dialog.boxes["speed"]
    box.setCurrentIndex(box.findData("fast"))
    box.activated.emit(box.currentIndex())

    first, second = told
    assert (first.roll_for_me, first.speed) == (True, "normal")
    assert (second.roll_for_me, second.speed) == (True, "fast")


def test_defaults_come_back_and_the_last_match_stays(dialog: PreferencesDialog, told: list[Settings]) -> None:
    (restore,) = (button for button in dialog.findChildren(QPushButton) if button.text() == "Restore defaults")

    restore.click()

    assert told == [Settings(last_match=header("plakoto"))]
    assert dialog.ticks["show_pips"].isChecked()


def test_thresholds_of_the_tutor_are_told_as_they_are_set(dialog: PreferencesDialog, told: list[Settings]) -> None:
    assert dialog.numbers["blunder_loss"].value() == 0.16

    dialog.numbers["doubtful_loss"].setValue(0.05)

    assert told[-1].doubtful_loss == 0.05
    assert told[-1].marks.error == 0.08
