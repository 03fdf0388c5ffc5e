"""Every test of the window has its own home folder, and none waits for a disk."""

from __future__ import annotations

import inspect
import os
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tapa_desktop.app.storage.archive import log_dir
from tapa_desktop.ui.board.animator import Animator
from tapa_desktop.ui.board.paint.cache import PixmapCache, StampCaches
from tapa_desktop.ui.board.theme import WOOD
from tapa_desktop.ui.startup.log import start_log
from tapa_desktop.ui.text.translator import NAMES, Translator, use_side_colours
from tests.app.disks import log_of_its_own, small_disk
from tests.app.driver import ScriptedDice
from tests.ui.app import App, OpenWindow
from tests.ui.cutting import LongLanguage

DRAWN_MOST = 16  # boards


@pytest.fixture(autouse=True, scope="session")
def english(qapp: QApplication) -> None:
    """The program speaks English: the texts in the code have no plural forms of their own."""
    Translator(qapp).use("en")


class HastyDatabase(sqlite3.Connection):
    """A database that does not wait until its data is on the disk."""

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        return super().execute("PRAGMA synchronous = OFF" if "synchronous" in statement else statement, *values)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which this test keeps everything."""
    folder = tmp_path / "home"
    monkeypatch.setenv("TAPA_DESKTOP_HOME", str(folder))
    monkeypatch.setattr(os, "fsync", lambda _descriptor: None)
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=HastyDatabase))
    return folder


@pytest.fixture
def real_disk(home: Path) -> Iterator[Path]:
    """This home on a small disk of its own."""
    with small_disk(home):
        yield home


@pytest.fixture(autouse=True)
def clean_up() -> Iterator[None]:
    """Delete objects that wait for an event loop before the next test; White is white again."""
    yield
    use_side_colours(WOOD)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def pointer(qapp: QApplication) -> None:
    """Move the pointer to a corner: the last test may have left it over something."""
    del qapp
    QCursor.setPos(0, 0)


@pytest.fixture(scope="session")
def drawn(qapp: QApplication) -> Iterator[list[PixmapCache]]:
    """The drawings of boards made by tests, the latest last."""
    del qapp
    caches: list[PixmapCache] = []
    yield caches
    caches.clear()


@pytest.fixture(autouse=True)
def drawings(drawn: list[PixmapCache], monkeypatch: pytest.MonkeyPatch) -> None:
    """Share the drawings of boards of one size and look over all tests: drawing is a third of opening a window."""
    get = StampCaches.get

    def shared(caches: StampCaches, requested: PixmapCache) -> PixmapCache:
        cache = get(caches, next((cached for cached in drawn if cached == requested), requested))
        if cache is requested and not any(cache is cached for cached in drawn):
            drawn.append(cache)
            del drawn[:-DRAWN_MOST]
        return cache

    monkeypatch.setattr(StampCaches, "get", shared)


@pytest.fixture
def usual_locale() -> Iterator[None]:
    """Restore the locale after a test that changes it."""
    usual = QLocale()
    yield
    QLocale.setDefault(usual)


@pytest.fixture
def translator(qapp: QApplication, usual_locale: None) -> Iterator[Translator]:
    """A translator for other languages; English again after the test."""
    del usual_locale
    translator = Translator(qapp)
    yield translator
    translator.use("en")


@pytest.fixture(params=[*NAMES, "longer"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """A language that the program speaks, or English with longer texts."""
    translator, longer = Translator(qapp), LongLanguage()
    translator.use("en" if request.param == "longer" else request.param)
    if request.param == "longer":
        qapp.installTranslator(longer)
    yield request.param
    qapp.removeTranslator(longer)
    translator.use("en")


@pytest.fixture
def leftwards(qapp: QApplication) -> Iterator[None]:
    """Lay out windows from right to left, as in Arabic."""
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.fixture
def held_motion(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep motions at their beginning until something ends them, even on a slow machine."""
    monkeypatch.setattr(Animator, "_advance", lambda _animator: None)


@pytest.fixture
def open_window(home: Path, qtbot: QtBot) -> Iterator[OpenWindow]:
    """Opens windows on the matches of this home, each as a start of the program does.

    Arguments of `App.begin` begin a match; then the space bar is pressed `presses` times.
    """
    apps: list[App] = []

    def open_app(*throws: tuple[int, int], presses: int = 0, **choices: object) -> App:
        match = {name: choices.pop(name) for name in inspect.signature(App.begin).parameters if name in choices}
        dice = {"dice": ScriptedDice(*throws)} if throws else {}
        apps.append(app := App(qtbot, home / "data", **dice, **choices))
        if match:
            app.begin(**match)
        app.space(presses)
        return app

    yield open_app
    for app in apps:
        app.leave()
        app.vanish()


@pytest.fixture
def start(open_window: OpenWindow) -> Iterator[OpenWindow]:
    """Opens windows as `open_window` does, each after starting the program's log in the same home."""

    def open_app(*throws: tuple[int, int], **choices: object) -> App:
        start_log(log_dir())
        return open_window(*throws, **choices)

    with log_of_its_own():
        yield open_app
