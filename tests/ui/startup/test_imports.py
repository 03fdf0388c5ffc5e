"""What a start imports: not what is not open yet."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.ui.main.window import AfterFirstPaint, MainWindow
from tests.app.desk import StubThinker
from tests.ui.room import QUIET

UNOPENED: Final = (
    "app.background.analysis",
    "app.game_history",
    "app.session.tutor",
    "coach.hint",
    "coach.review",
    "coach.tutor",
    "game.mat",
    "ui.dice",
    "ui.export",
    "ui.help",
    "ui.hint",
    "ui.history",
    "ui.lesson",
    "ui.look.reduced_motion",
    "ui.look.style",
    "ui.main.dialogs",
    "ui.main.features",
    "ui.main.menus",
    "ui.messages.row",
    "ui.new_match",
    "ui.positions",
    "ui.preferences",
    "ui.review",
    "ui.rollout",
    "ui.sounds.player",
    "ui.startup.welcome",
    "ui.text.errors",
    "ui.text.faults",
    "ui.tutor",
)
LIBRARIES: Final = ("_ctypes", "_hashlib", "logging.handlers", "numpy", "socket", "sqlite3", "subprocess", "tomllib")
PARTS_OF_QT: Final = {"PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets"}


def imported_at_start() -> set[str]:
    code = "import sys, tapa_desktop.ui.startup.program; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(ran.stdout.split())


def test_start_does_not_import_what_is_not_open() -> None:
    found = imported_at_start()

    assert not {f"tapa_desktop.{name}" for name in UNOPENED} & found
    assert not set(LIBRARIES) & found
    assert {name for name in found if name.startswith("PySide6.Qt")} == PARTS_OF_QT


@pytest.mark.skipif(sys.platform == "win32", reason="PySide's modules for Windows end where enumerations are counted")
def test_start_makes_no_types_that_it_does_not_need_before_the_board_is_painted() -> None:
    code = """
import enum, os
made = []
create = enum.EnumType._create_
enum.EnumType._create_ = lambda cls, name, *given, **more: made.append(name) or create(cls, name, *given, **more)
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.startup import program
def end(board, event):
    print(*made, flush=True)
    os._exit(0)
BoardWidget.paintEvent = end
program.run([])
"""
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environ)

    assert "GlobalColor" in ran.stdout.split()
    unneeded = {"PixelMetric", "StyleOptionType", "WizardStyle", "PageBreakFlag"}  # of styles, other widgets, and text
    assert not unneeded & set(ran.stdout.split())


# What waits until a widget has been painted


class Told(QWidget):
    """Says when it is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        """As Qt asks."""
        super().paintEvent(event)
        self.told.append("painted")


def test_what_waits_is_done_after_the_first_painting_and_only_once(qtbot: QtBot) -> None:
    widget = Told()
    qtbot.addWidget(widget)
    AfterFirstPaint(widget, widget, lambda: widget.told.append("done"))

    widget.show()
    qtbot.waitUntil(lambda: "done" in widget.told)
    widget.repaint()
    qtbot.waitUntil(lambda: not widget.findChildren(AfterFirstPaint))

    assert widget.told[0] == "painted"
    assert widget.told.count("done") == 1


def test_before_the_first_painting_nothing_is_done(qtbot: QtBot) -> None:
    widget = Told()
    qtbot.addWidget(widget)
    AfterFirstPaint(widget, widget, lambda: widget.told.append("done"))

    widget.resize(300, 200)
    qtbot.wait(0)

    assert widget.told == []


def test_key_before_the_first_painting_is_not_lost(home: Path, qtbot: QtBot) -> None:
    session = Session(Archive(home), StubThinker(), QUIET, lambda _: SeededDice("7"))
    window = MainWindow(session)
    qtbot.addWidget(window)
    window.board.setUpdatesEnabled(False)
    with qtbot.waitActive(window):
        window.show()
    session.start()
    was_complete = "features" in vars(window)

    QTest.keyClick(window, Qt.Key.Key_H)

    assert not was_complete
    assert window.features.hint_panel.isVisible()
