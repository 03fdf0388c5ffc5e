"""A history that is full, locked, read-only or nowhere: the window says so, play goes on, and no game is lost."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tapa_desktop.app.game_history import schema
from tapa_desktop.app.game_history.service import FILE
from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.history.window import HistoryWindow
from tapa_desktop.ui.practice.window import PracticeWindow
from tapa_desktop.ui.text.errors import reason
from tests.app.disks import fill
from tests.app.driver import PERSON
from tests.app.game_history.fixtures import history_at, keep
from tests.app.game_history.games import FIRST_GAME, SECOND_GAME, many_games
from tests.ui.app import App, OpenWindow

UNWRITTEN, WRITTEN = NoticeKind.HISTORY_UNWRITTEN, NoticeKind.HISTORY_WRITTEN_AGAIN


class HistoryDriver:
    """A window in which games are resigned, and its history."""

    def __init__(self, app: App, qtbot: QtBot) -> None:
        self.app = app
        self.notices: list[NoticeKind] = []
        self.troubles: list[Exception | None] = []
        self._qtbot = qtbot
        app.window.messages.notice_shown.connect(lambda message: self.notices.append(message.notice.kind))
        app.window.features.history_service.trouble_changed.connect(self.troubles.append)
        app.begin(black=PERSON, target=0)

    def end_game(self) -> None:
        """Roll until there is a game to resign, and resign it."""
        session = self.app.session
        session.player.next_game()
        while not session.player.may_resign:
            self.app.press(self.app.window.turn_bar.next_button)
        session.player.resign(Side.WHITE)
        self.app.let_happen()

    def wait_for(self, kind: NoticeKind) -> None:
        self._qtbot.waitUntil(lambda: kind in self.notices)

    def wait_for_trouble(self) -> None:
        """Wait until the history's window says why it cannot be read."""
        self._qtbot.waitUntil(lambda: bool(self.troubles) and reason(self.troubles[-1]) in self.window.status.text())

    def open_history(self) -> HistoryWindow:
        """Open the history, by key."""
        with self._qtbot.waitSignal(self.app.window.features.history_service.listed):
            self.app.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
        return self.window

    @property
    def window(self) -> HistoryWindow:
        (window,) = self.app.window.findChildren(HistoryWindow)
        return window

    def wait_for_games(self, count: int) -> None:
        self._qtbot.waitUntil(lambda: len(self.window.shown) == count)


@pytest.fixture
def path(home: Path) -> Path:
    """The history's file, in an existing folder."""
    (home / "data").mkdir(parents=True, exist_ok=True)
    return home / "data" / FILE


Drive = Callable[[], HistoryDriver]


@pytest.fixture
def drive(start: OpenWindow, qtbot: QtBot) -> Drive:
    return lambda: HistoryDriver(start(), qtbot)


def write_history(path: Path, count: int) -> None:
    with history_at(path) as store:
        store.add_games(many_games(count))


def make_read_only(patched: pytest.MonkeyPatch) -> None:
    """Make only the history read-only, until this is undone."""
    connect = sqlite3.connect
    patched.setattr(
        sqlite3, "connect", lambda path, **choices: connect(f"{path.as_uri()}?mode=ro", uri=True, **choices)
    )


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Let another program lock the history."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


def test_on_a_real_disk_that_is_full_a_game_ends_and_is_in_the_history_when_there_is_room(
    real_disk: Path, drive: Drive
) -> None:
    driver = drive()
    driver.end_game()
    assert len(driver.open_history().shown) == 1
    filler = fill(real_disk)
    ended = 1
    while not (driver.app.session.store.is_unsaved and UNWRITTEN in driver.notices) and ended < 400:
        driver.end_game()  # until what had room in the last page and block is full
        ended += 1
    assert driver.app.session.store.is_unsaved

    filler.unlink()
    driver.app.player.next_game()

    driver.wait_for(WRITTEN)
    driver.wait_for_games(ended)
    assert not driver.app.session.store.is_unsaved


def test_history_that_may_only_be_read_is_shown_and_takes_in_all_games_when_it_may_be_written(
    drive: Drive, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_history(path, 3)
    keep(path.parent / "matches" / "finished", *FIRST_GAME, *SECOND_GAME)
    with monkeypatch.context() as patched:
        make_read_only(patched)
        driver = drive()
        driver.app.window.features.history_service.read_archive()
        driver.end_game()
        driver.wait_for(UNWRITTEN)

        assert len(driver.open_history().shown) == 3
        assert WRITTEN not in driver.notices
        driver.end_game()

    driver.app.player.next_game()

    driver.wait_for(WRITTEN)
    driver.wait_for_games(3 + 2 + 2)


def test_history_and_practice_that_another_program_locks_are_shown_when_the_lock_goes(
    drive: Drive, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "_PATIENCE_S", 0)
    write_history(path, 3)
    with locked(path):
        driver = drive()
        driver.app.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
        driver.wait_for_trouble()
        driver.app.window.commands.practice.trigger()
        practice = driver.app.window.findChild(PracticeWindow)
        qtbot.waitUntil(lambda: practice.panel.status.text() == driver.window.status.text())

    driver.wait_for_games(3)
    qtbot.waitUntil(lambda: practice.deck is not None)
    qtbot.waitUntil(lambda: not practice.panel.status.text())
    driver.wait_for(WRITTEN)  # once the archive is read as well
    assert driver.notices == [UNWRITTEN, WRITTEN]


def test_nothing_at_all_can_be_kept_and_the_history_opens_still(drive: Drive, home: Path) -> None:
    home.write_text("in the way")
    driver = drive()
    driver.end_game()

    driver.app.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    driver.wait_for(UNWRITTEN)

    assert driver.window.isVisible()
    driver.wait_for_trouble()
    home.unlink()
    driver.end_game()
    driver.wait_for_games(2)
