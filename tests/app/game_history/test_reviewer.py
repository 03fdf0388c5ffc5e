"""Games are reviewed in the background: those that end, those of the history, and those that the player asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tapa_desktop.app.game_history.finished_games import HistoryGame
from tapa_desktop.app.game_history.reviewed_game import game_alone
from tapa_desktop.app.game_history.reviewer import Reviewer
from tapa_desktop.app.game_history.service import FILE, HistoryService
from tapa_desktop.app.settings import Settings
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.coach.review.review import ReviewQuestion, review
from tapa_desktop.game.events import GameBegun, LogEvent, Played, Resigned, Rolled
from tapa_desktop.game.record import Record, format_record
from tapa_desktop.rules.side import Side
from tests.app.desk import PERSON, Desk
from tests.app.game_history.games import FIRST_GAME, HEADER, match

PLAYED = (
    *(GameBegun(), Rolled(6, 5), Played("24/18 24/19"), Rolled(4, 2), Played("24/20 24/22")),
    *(Rolled(3, 1), Played("24/21 24/23"), Resigned(Side.WHITE)),
)
EVENTS = (*FIRST_GAME, *PLAYED, *PLAYED)


class Room:
    """A session with a reviewer, and the games of its history."""

    def __init__(self, folder: Path, qtbot: QtBot, *, review_games: bool = True) -> None:
        self.desk = Desk(folder, settings=Settings(review_games=review_games))
        self.service = HistoryService(self.desk.session)
        self.reviewer = Reviewer(self.desk.session, self.service)
        self.progress: list[tuple[int, int]] = []
        self.reviewer.progressed.connect(lambda done, of: self.progress.append((done, of)))
        self._qtbot, self._path = qtbot, folder / FILE

    def games(self) -> dict[int, HistoryGame]:
        """The games of the history by their numbers; of two with the same number, the earlier one."""
        with self._qtbot.waitSignal(self.service.listed) as found:
            self.service.list_games()
        return {game.key.number: game for game in found.args[0]}

    def read_archive(self) -> None:
        with self._qtbot.waitSignal(self.service.changed):
            self.service.read_archive()

    def wait_for(self, *numbers: int) -> None:
        """Wait until exactly these games have a review."""
        self._qtbot.waitUntil(lambda: self.reviewed() == set(numbers))

    def reviewed(self) -> set[int]:
        return {number for number, game in self.games().items() if game.white.review is not None}

    def leave(self) -> None:
        self.reviewer.close()
        self.service.close()
        QCoreApplication.processEvents()
        self.desk.session.close()


@pytest.fixture
def enter(tmp_path: Path, qtbot: QtBot, qapp: QCoreApplication) -> Iterator[Callable[..., Room]]:  # noqa: ARG001
    rooms: list[Room] = []

    def open_room(**choices: bool) -> Room:
        rooms.append(Room(tmp_path / "data", qtbot, **choices))
        return rooms[-1]

    yield open_room
    for room in rooms:
        room.leave()


def keep(folder: Path, *events: LogEvent, day: int = 20) -> Path:
    """A match in the archive."""
    path = Archive(folder).matches / f"2026-11-{day}-120000-tapa.tapa"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(format_record(Record(replace(HEADER, begun=f"2026-11-{day} 12:00:00"), events)))
    return path


def test_each_game_of_a_match_stands_alone() -> None:
    history = match(*EVENTS)

    alone = game_alone(history, 2)

    assert alone.standing == PLAYED[1:]
    assert len(alone.states) == len(PLAYED)
    assert len(alone.state.results) == 2
    assert game_alone(history, 1).standing == FIRST_GAME


def test_game_alone_is_reviewed_as_within_its_match() -> None:
    history = match(*EVENTS)

    *_, alone = review(ReviewQuestion(game_alone(history, 2), 0))
    *_, within = review(ReviewQuestion(history, 0))

    lines = [(line.side, line.play, line.cost, line.luck) for line in within.lines if line.game == 1]
    assert [(line.side, line.play, line.cost, line.luck) for line in alone.lines] == lines
    assert len(alone.games) == 1


def test_game_that_ends_is_reviewed_and_noted(enter: Callable[..., Room], qtbot: QtBot) -> None:
    room = enter()
    room.desk.begin()
    room.desk.do(room.desk.player.roll)
    while not room.desk.player.may_resign:
        room.desk.do(room.desk.player.roll)

    with qtbot.waitSignal(room.reviewer.reviewed):
        room.desk.do(lambda: room.desk.player.resign(Side.WHITE))

    room.wait_for(1)


def test_game_that_only_people_play_is_not_reviewed(
    enter: Callable[..., Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tapa_desktop.app.game_history.reviewer.network_of", lambda _: None)
    room = enter()
    room.desk.begin(white=PERSON, black=PERSON)
    while not room.desk.player.may_resign:
        room.desk.do(room.desk.player.roll)

    room.desk.do(lambda: room.desk.player.resign(Side.WHITE))

    assert room.desk.state.result is not None
    assert room.reviewer._now is None


def test_games_without_a_review_are_reviewed_when_there_is_time(enter: Callable[..., Room], tmp_path: Path) -> None:
    keep(tmp_path / "data", *EVENTS)
    room = enter()
    room.read_archive()

    room.reviewer.open()

    room.wait_for(1, 2, 3)
    review = room.games()[2].white.review
    assert set(review.parts) >= {"play", "opening"}


def test_nothing_is_reviewed_that_nobody_wants(enter: Callable[..., Room], tmp_path: Path, qtbot: QtBot) -> None:
    keep(tmp_path / "data", *EVENTS)
    room = enter(review_games=False)
    room.read_archive()

    with qtbot.waitSignal(room.service.found_unreviewed) as found:
        room.reviewer.open()

    assert found.args == [()]
    assert not room.reviewer.is_busy


def test_games_asked_for_are_reviewed_again_and_counted(enter: Callable[..., Room], tmp_path: Path) -> None:
    keep(tmp_path / "data", *EVENTS)
    room = enter(review_games=False)
    room.read_archive()

    room.reviewer.review_games([room.games()[number].key for number in (2, 3)])

    room.wait_for(2, 3)
    assert room.progress[0] == (0, 2)
    assert room.progress[-1] == (2, 2)


def test_what_was_asked_for_goes_on_after_a_restart(enter: Callable[..., Room], tmp_path: Path) -> None:
    keep(tmp_path / "data", *EVENTS)
    first = enter(review_games=False)
    first.read_archive()
    first.service.want_reviews([first.games()[3].key])
    first.leave()

    second = enter(review_games=False)
    second.reviewer.open()

    second.wait_for(3)


def test_stop_forgets_what_was_asked_for(enter: Callable[..., Room], tmp_path: Path, qtbot: QtBot) -> None:
    keep(tmp_path / "data", *EVENTS)
    room = enter(review_games=False)
    room.read_archive()
    room.service.want_reviews([game.key for game in room.games().values()])

    room.reviewer.stop()

    with qtbot.waitSignal(room.service.found_unreviewed) as found:
        room.service.find_unreviewed(wanted_only=True)
    assert found.args == [()]


def test_match_that_cannot_be_read_holds_up_no_other(enter: Callable[..., Room], tmp_path: Path) -> None:
    folder = tmp_path / "data"
    keep(folder, *EVENTS)
    broken = keep(folder, *FIRST_GAME, day=21)
    room = enter()
    room.read_archive()
    broken.write_bytes(b"nothing")

    room.reviewer.open()

    room.wait_for(1, 2, 3)
