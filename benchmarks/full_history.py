"""The cost of 10,000 games in the history, at the start and when it is opened: `python -m benchmarks.full_history`.

The program is started in turn with an empty history and with a full one, whose 2,000 matches are in the archive, so
that both run under the same load. The median time to the first painted board may be a tenth longer with a full history.
Then the history window is opened on the full one, read, shown, sorted and searched: the event loop must never be
blocked for 1 s. Exits with status 1 if a target is missed.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from benchmarks.start import application, home, parse_options
from benchmarks.startup_time import PROGRAM, start
from tapa_desktop.app.game_history.database import HistoryDatabase
from tapa_desktop.app.game_history.finished_games import FileStamp
from tapa_desktop.app.game_history.service import FILE
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.game.record import Record, format_record
from tapa_desktop.ui.history.table import OPPONENT
from tapa_desktop.ui.history.window import HistoryWindow
from tests.app.game_history.games import FIRST_GAME, HEADER, SECOND_GAME, many_games
from tests.ui.monkey.program import Program

MOST_RATIO = 1.1
MOST_S = 1.0
STEP_MS = 400  # for everything that an action triggers
TICK_MS = 5
SEARCHED = tuple("2026-1 ex")


class Watch:
    def __init__(self) -> None:
        self.longest_s, self._last = 0.0, time.perf_counter()
        self._timer = QTimer(timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(TICK_MS)

    def _tick(self) -> None:
        before, self._last = self._last, time.perf_counter()
        self.longest_s = max(self.longest_s, self._last - before)

    def watch(self, action: str, until: Callable[[], bool] = lambda: True) -> float:
        """Let an action happen, and return the longest time for which it blocked the event loop."""
        self.longest_s = 0.0
        QTest.qWait(STEP_MS)
        while not until():
            QTest.qWait(STEP_MS)
        print(f"{action}: blocked for {self.longest_s:.3f} s at most", flush=True)
        return self.longest_s


def main() -> int:
    options, program = parse_options(__doc__, games=10_000, starts=10), application()
    with home() as empty, home() as full:
        fill(full / "data", options.games)
        ratio = _compare_starts(empty, full, options.starts)
        longest_s = _open_history(Program(program), options.games)
    return int(ratio > MOST_RATIO or longest_s > MOST_S)


def fill(folder: Path, count: int) -> None:
    """Add made-up games to the history in this folder, and their matches of five games each to the archive."""
    games, finished = many_games(count), Archive(folder).matches / "finished"
    finished.mkdir(parents=True)
    store = HistoryDatabase(folder / FILE)
    store.add_games(games)
    match = format_record(Record(HEADER, (*FIRST_GAME, *SECOND_GAME)))
    for name in sorted({game.file for game in games}):
        (finished / name).write_bytes(match)
        status = (finished / name).stat()
        store.add_games((), FileStamp(name, status.st_size, status.st_mtime_ns))
    store.close()


def _compare_starts(empty: Path, full: Path, starts: int) -> float:
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(starts + 1):
        for seconds, folder in zip(times, (empty, full), strict=True):
            seconds.append(start(PROGRAM, {**os.environ, "TAPA_DESKTOP_HOME": str(folder)})[0])
    before, after = (statistics.median(seconds[1:]) for seconds in times)  # the first start creates the current match
    print(
        f"first paint: empty history {before:.2f} s, full {after:.2f} s, {after / before:.2f} times as long", flush=True
    )
    return after / before


def _open_history(program: Program, games: int) -> float:
    watch = Watch()
    longest = [watch.watch("the window is there")]
    program.window.commands.history.trigger()
    history = program.window.findChild(HistoryWindow)
    assert history is not None
    longest.append(watch.watch("the history is opened", lambda: len(history.shown) >= games))
    actions: dict[str, Callable[[], object]] = {
        "progress": partial(history.tabs.setCurrentWidget, history.progress),
        "dice": partial(history.tabs.setCurrentWidget, history.dice),
        "games": partial(history.tabs.setCurrentWidget, history.page),
        "sorted by opponent": partial(history.page.table.sortByColumn, OPPONENT, Qt.SortOrder.AscendingOrder),
        **{f"searched for {word!r}": partial(QTest.keyClicks, history.filter.words, word) for word in SEARCHED},
    }
    for name, action in actions.items():
        QTimer.singleShot(0, action)
        longest.append(watch.watch(name))
    program.end()
    return max(longest)


if __name__ == "__main__":
    sys.exit(main())
