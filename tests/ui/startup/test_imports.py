"""What a start imports: not what is not open yet."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Final

UNOPENED: Final = (
    "app.background.analysis",
    "app.game_history",
    "app.session.tutor",
    "coach.hint",
    "coach.review",
    "coach.rollout",
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
    "ui.messages.confirm",
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
LIBRARIES: Final = ("_ctypes", "_hashlib", "logging.handlers", "numpy", "socket", "sqlite3", "tomllib")
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


def test_start_makes_no_types_for_styles_before_the_board_is_painted() -> None:
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
    assert not {"PixelMetric", "StyleOptionType"} & set(ran.stdout.split())
