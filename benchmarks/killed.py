"""Kill the program at random moments of play, also within a write, and start it again: `python -m benchmarks.killed`.

Each time the match must continue at the last event shown, or at a later one that was not on the screen yet. The
settings must be complete, and so must the history, with every finished game once all matches have been read in. Exits
with status 1 if anything was lost. The short form is in tests/test_benchmarks.py.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from benchmarks.start import home, options
from tapa_desktop.app.game_history.database import HistoryDatabase
from tapa_desktop.app.game_history.finished_games import games_of_record
from tapa_desktop.app.game_history.service import FILE, HistoryService
from tapa_desktop.app.notice import Notice
from tapa_desktop.app.settings import Settings, load_settings
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.app.storage.match_store import MatchStore
from tapa_desktop.game.events import Noted
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.position import Side
from tests.app.desk import Desk, resumed
from tests.game.matches import PERSON

_PIECE = 7  # bytes written at a time, and how slowly: so many kills hit the middle of a line
_PAUSE_S = 0.001
_write = os.write


def main() -> int:
    asked = options(__doc__, kills=500, seed=1)
    chance, lost, torn, events = random.Random(asked.seed), 0, 0, 0
    with home() as folder:
        for number in range(asked.kills):
            shown = _play_until_killed(folder, number, chance)
            faults, was_torn, events = _look(folder, shown)
            print(*(f"kill {number}: {fault}\n" for fault in faults), sep="", end="")
            lost += bool(faults)
            torn += was_torn
    print(f"{asked.kills} kills, {torn} of them within a line, {events} events in the last match: {lost} with a loss")
    return 1 if lost else 0


def _play_until_killed(home: Path, number: int, chance: random.Random) -> int:
    """Let another process play, and kill it. Return how many events it had shown."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            _play(home, number, writing)
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading, "rb", buffering=0) as told:
        seen = told.read(4)
        time.sleep(chance.expovariate(20))
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        while more := told.read(65536):
            seen += more
    assert os.WIFSIGNALED(status), "the program ended by itself"
    whole = len(seen) // 4 * 4
    return int.from_bytes(seen[whole - 4 : whole], "big")


def _play(home: Path, number: int, writing: int) -> None:
    """Play random moves for ever, and print after each change how many events have been shown."""
    application = QCoreApplication([])  # noqa: F841 - keeps it alive
    chance = random.Random(number)
    desk = Desk(home / "data", settings=load_settings()[0])
    session = desk.session
    for changed in (session.match.state_changed, session.match.note_changed):
        changed.connect(lambda *_: _write(writing, len(session.match.history.log).to_bytes(4, "big")))
    os.write = _write_slowly  # type: ignore[assignment]  # memory views are all that is written
    history_service = HistoryService(session)
    session.start()
    history_service.read_archive()
    desk.let_happen()
    while True:
        if session.match.state.phase is Phase.MATCH_OVER:
            desk.begin(chance.choice(["tapa", "plakoto", "mahbusa"]), black=PERSON, target=1)
        whim = chance.random()
        if whim < 0.1:
            desk.do(chance.choice([session.player.undo, session.player.undo_turn, session.player.redo]))
        elif whim < 0.2:
            session.change_settings(Settings(theme=f"theme {chance.random()}"))
        elif whim < 0.35 and session.player.may_resign:
            desk.do(lambda: session.player.resign(Side.WHITE))
        elif whim < 0.4:
            place = chance.randint(0, len(session.match.history.active_events))
            session.match.add_remark(Noted(place, chance.choice(["", f"Note {whim}"])))
        else:
            desk.do_next(chance)


def _write_slowly(descriptor: int, data: memoryview) -> int:
    time.sleep(_PAUSE_S)
    return _write(descriptor, data[:_PIECE])


def _look(home: Path, shown: int) -> tuple[list[str], bool, int]:
    """What was lost, whether a line was torn, and how many events the match in progress has."""
    notices: list[Notice] = []
    archive = Archive(home / "data")
    match_store = MatchStore(archive, notices.append)
    history = resumed(match_store, notices.append)
    match_store.close()
    faults = [str(notice) for notice in notices if notice.severity != "info"]
    if history is None:
        return [*faults, "no match is in progress"], False, 0
    events = len(history.log)
    if events < shown and history.log:  # a match that had just begun was not shown yet
        faults.append(f"{shown} events were shown, {events} are there")
    if missing := _games_missing(archive):
        faults.append(f"{missing} games are missing in the history")
    faults += [str(notice) for notice in load_settings()[1]]
    return faults, bool(notices), events


def _games_missing(archive: Archive) -> int:
    """How many games the history lacks, which must open, once all matches have been read in."""
    store, expected = HistoryDatabase(archive.folder / FILE), set()
    for path in archive.records():
        games, mark = games_of_record(path, lambda: None)
        expected |= {game.key for game in games}
        store.add_games(games, mark)
    missing = expected - {game.key for game in store.games()}
    store.close()
    return len(missing)


if __name__ == "__main__":
    sys.exit(main())
