"""A session with its history, and matches in its archive."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tapa_desktop.app.game_history.database import HistoryDatabase
from tapa_desktop.app.game_history.finished_games import HistoryGame
from tapa_desktop.app.game_history.service import FILE, HistoryService
from tapa_desktop.app.settings import Settings
from tapa_desktop.game.events import LogEvent
from tapa_desktop.game.record import Record, format_record
from tapa_desktop.ui.text.notices import Message, message_of
from tests.app.driver import Driver
from tests.app.game_history.games import HEADER


class Fixture:
    """A session, and the notices of its history."""

    def __init__(self, folder: Path, qtbot: QtBot, settings: Settings | None = None) -> None:
        self.driver, self.qtbot = Driver(folder, settings=settings), qtbot
        self.service = HistoryService(self.driver.session)
        self.path, self.matches = folder / FILE, folder / "matches"
        self.notices: list[Message] = []
        self.service.noticed.connect(lambda notice: self.notices.append(message_of(notice)))

    def give_up_next(self) -> None:
        self.driver.do(self.driver.player.next_game, self.driver.give_up)

    def read_archive(self) -> None:
        """Read the archive, and wait for the end."""
        with self.qtbot.waitSignal(self.service.changed):
            self.service.read_archive()

    def listed(self) -> tuple[HistoryGame, ...]:
        """The games of the history, the last one first."""
        with self.qtbot.waitSignal(self.service.listed) as signal:
            self.service.list_games()
        return tuple(signal.args[0])

    def written(self) -> tuple[HistoryGame, ...]:
        """The games of the history once all is written; nothing is written afterwards."""
        self.leave()
        return stored(self.path)

    def restart(self) -> Fixture:
        self.leave()
        return Fixture(self.path.parent, self.qtbot)

    def leave(self) -> None:
        self.service.close()
        QCoreApplication.processEvents()
        self.driver.session.close()


def history_at(path: Path) -> closing[HistoryDatabase]:
    """The history in a file, for a `with` statement."""
    return closing(HistoryDatabase(path))


def stored(path: Path) -> tuple[HistoryGame, ...]:
    with history_at(path) as store:
        return store.games()


def keep(folder: Path, *events: LogEvent, name: str = "2026-11-20-120000-tapa.tapa", day: int = 20) -> Path:
    """A match in a folder, begun on that day."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(format_record(Record(replace(HEADER, begun=f"2026-11-{day} 12:00:00"), events)))
    return path
