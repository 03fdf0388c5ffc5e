"""Boxes and buttons of the dialogs on dice and rollouts say what they are for."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.ui.dice.dialog import DiceDialog
from tapa_desktop.ui.rollout.dialog import RolloutDialog


@pytest.mark.parametrize("kind", [DiceDialog, RolloutDialog])
def test_all_that_is_not_said_in_a_whole_sentence_has_a_tip(qtbot: QtBot, kind: type[QWidget]) -> None:
    dialog = kind()
    qtbot.addWidget(dialog)

    used = [*dialog.findChildren(QComboBox), *dialog.findChildren(QPushButton)]
    lacking = [one for one in used if not one.toolTip() and "Close" not in getattr(one, "text", str)()]
    assert used
    assert lacking == []
    assert all(box.toolTip() or " " in box.text() for box in dialog.findChildren(QCheckBox))
