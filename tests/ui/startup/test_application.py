"""The files of the command line, and the imports of a start."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.resources import ResourceMissing
from tapa_desktop.ui.look.style import program_icon
from tapa_desktop.ui.main.window import AfterFirstPaint, MainWindow
from tapa_desktop.ui.startup.program import Application, file_named, menu_entry, set_taskbar_group
from tests.app.driver import StubThinker
from tests.ui.app import QUIET


def no_drives(*words: str) -> object:
    """A case for systems on which a path has no drive, and an address no computer."""
    return pytest.param(*words, marks=pytest.mark.skipif(os.name == "nt", reason="it names a drive or a computer"))


def on_drives(*words: str) -> object:
    """A case for systems on which it has."""
    return pytest.param(*words, marks=pytest.mark.skipif(os.name != "nt", reason="there are no drives"))


@pytest.mark.usefixtures("qapp")
def test_program_has_an_icon_in_all_sizes_and_does_without_one(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = {(size.width(), size.height()) for size in program_icon().availableSizes()}
    assert sizes == {(side, side) for side in (16, 22, 24, 32, 48, 64, 128, 256)}
    assert not program_icon().pixmap(16).isNull()

    def missing(*parts: str) -> Path:
        raise ResourceMissing(Path(*parts))

    monkeypatch.setattr("tapa_desktop.ui.look.style.resource", missing)
    assert program_icon().isNull()


def test_entry_in_the_menu_is_called_as_flatpak_has_renamed_it() -> None:
    assert menu_entry({}) == "tapa-desktop"
    assert menu_entry({"FLATPAK_ID": "org.tapa.Tapa"}) == "org.tapa.Tapa"


@pytest.mark.parametrize(("is_frozen", "number"), [(False, 1), (True, 0)])
def test_python_lends_no_button_in_the_taskbar(monkeypatch: pytest.MonkeyPatch, is_frozen: bool, number: int) -> None:
    groups: list[str] = []
    shell32 = SimpleNamespace(SetCurrentProcessExplicitAppUserModelID=groups.append)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(shell32=shell32), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    if is_frozen:
        monkeypatch.setattr(sys, "frozen", True, raising=False)

    set_taskbar_group()

    assert len(groups) == number


@pytest.mark.usefixtures("qapp")
def test_a_start_without_a_screen_waits_for_one() -> None:
    screens, connected = list[str](), QTimer(singleShot=True)
    connected.timeout.connect(lambda: screens.append("a screen"))
    connected.start()

    assert Application.has_screen(SimpleNamespace(screens=lambda: screens, screenAdded=connected.timeout))


@pytest.mark.parametrize(
    ("word", "path"),
    [
        ("/a b/Мач.tapa", "/a b/Мач.tapa"),
        ("/100% #1?.mat", "/100% #1?.mat"),
        ("file:///a%20b/%D0%9C%D0%B0%D1%87.tapa", "/a b/Мач.tapa"),
        ("file:///100%25%20%231%3F.mat", "/100% #1?.mat"),
        ("file://localhost/a.tapa", "/a.tapa"),
        no_drives("file://anywhere/a.tapa", "/a.tapa"),
        ("file:/a.tapa", "/a.tapa"),
        ("file:///a%00b.tapa", "/a\ufffdb.tapa"),
        on_drives(r"C:\a b\Мач.tapa", "C:/a b/Мач.tapa"),
        on_drives("file:///C:/a%20b/%D0%9C%D0%B0%D1%87.tapa", "C:/a b/Мач.tapa"),
        on_drives("file://localhost/C:/a.tapa", "C:/a.tapa"),
        on_drives("file://server/games/a.tapa", "//server/games/a.tapa"),
    ],
)
def test_file_is_named_by_its_path_or_by_a_url(word: str, path: str) -> None:
    assert file_named(word) == Path(path).absolute()


@pytest.mark.parametrize("word", ["a.tapa", "../a b.mat", "https://a.example/b.tapa", no_drives("C:a.tapa")])
def test_whatever_else_is_a_path_from_this_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    monkeypatch.chdir(tmp_path)

    assert file_named(word) == tmp_path / word


@pytest.mark.skipif(sys.platform == "win32", reason="the current folder cannot be deleted there")
def test_file_in_a_folder_that_is_deleted_is_named_by_where_that_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setenv("PWD", str(here))
    here.rmdir()

    assert file_named("a.tapa") == here / "a.tapa"


UNOPENED: Final = (
    *("app.background.analysis", "app.game_history", "app.session.tutor", "coach.hint", "coach.review", "coach.tutor"),
    *("game.mat", "ui.dice", "ui.export", "ui.help", "ui.hint", "ui.history", "ui.lesson", "ui.look.reduced_motion"),
    *("ui.look.style", "ui.main.dialogs", "ui.main.features", "ui.main.menus", "ui.messages.row", "ui.new_match"),
    *("ui.positions", "ui.preferences", "ui.review", "ui.rollout", "ui.sounds.player", "ui.startup.welcome"),
    *("ui.text.errors", "ui.tutor"),
)
LIBRARIES: Final = ("_ctypes", "_hashlib", "logging.handlers", "numpy", "socket", "sqlite3", "subprocess", "tomllib")
PARTS_OF_QT: Final = {"PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets"}


def test_start_does_not_import_what_is_not_open() -> None:
    code = "import sys, tapa_desktop.ui.startup.program; print(*sys.modules)"
    process = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    modules = set(process.stdout.split())

    assert not {f"tapa_desktop.{name}" for name in UNOPENED} & modules
    assert not set(LIBRARIES) & modules
    assert {name for name in modules if name.startswith("PySide6.Qt")} == PARTS_OF_QT


@pytest.mark.skipif(sys.platform == "win32", reason="PySide's modules for Windows end where enumerations are counted")
def test_start_loads_nothing_of_the_history_and_makes_no_unneeded_types_before_the_board_is_painted(home: Path) -> None:
    code = """
import enum, os, sys
made = []
create = enum.EnumType._create_
enum.EnumType._create_ = lambda cls, name, *given, **more: made.append(name) or create(cls, name, *given, **more)
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.startup import program
def end(board, event):
    print(*made, *sys.modules, flush=True)
    os._exit(0)
BoardWidget.paintEvent = end
program.run([])
"""
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environ)

    assert "GlobalColor" in ran.stdout.split()
    unneeded = {"PixelMetric", "StyleOptionType", "WizardStyle", "PageBreakFlag"}  # of styles, other widgets, and text
    late = {"sqlite3", "csv", "statistics", "tapa_desktop.app.game_history.database", "tapa_desktop.ui.history.window"}
    assert not (unneeded | late) & set(ran.stdout.split())
    assert not (home / "data" / "history.sqlite").exists()


# What waits until a widget has been painted


def test_what_waits_is_done_after_the_first_painting_and_only_once(qtbot: QtBot) -> None:
    widget, calls = QWidget(), list[str]()
    widget.paintEvent = lambda _event: calls.append("painted")  # type: ignore[method-assign]
    qtbot.addWidget(widget)
    AfterFirstPaint(widget, widget, lambda: calls.append("done"))

    widget.resize(300, 200)
    qtbot.wait(0)
    assert calls == []

    widget.show()
    qtbot.waitUntil(lambda: "done" in calls)
    widget.repaint()
    qtbot.waitUntil(lambda: not widget.findChildren(AfterFirstPaint))
    assert (calls[0], calls.count("done")) == ("painted", 1)


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
