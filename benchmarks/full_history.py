"""The cost of 10,000 games in the history: at the start of the program, and when the history is opened and searched.

    python -m benchmarks.full_history [--games 10000] [--starts 10]

The program is started in turn with an empty history and with a full one, whose 2,000 matches are in the archive, so
that both run under the same load. The median time to the first painted board may be a tenth longer with a full history.
Then the history window is opened on the full one, read, shown and searched: the event loop must never be blocked
for 1 s. Exits with status 1 if a target is missed.

On two cores: 0.98 times as long in wall-clock time, 1.00 in processor time; the longest block 0.17 s when the history
was opened, 0.16 s at the first search, 0.10 s when it was sorted.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest

from benchmarks.startup_time import PROGRAM, start
from tapa_desktop.app.game_history.database import HistoryDatabase
from tapa_desktop.app.game_history.finished_games import FileStamp
from tapa_desktop.app.game_history.service import FILE
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.game.record import Record, format_record
from tapa_desktop.ui.history.table import OPPONENT
from tapa_desktop.ui.history.window import HistoryWindow
from tapa_desktop.ui.startup.program import make_application
from tests.app.game_history.games import FIRST_GAME, HEADER, SECOND_GAME, many_games
from tests.ui.monkey.program import Program

MOST_RATIO = 1.1
MOST_MS = 1_000
STEP_MS = 400  # for everything that an action triggers
TICK_MS = 5
SEARCHED = tuple("2026-1 ex")


class Watch:
    """Records the time between two ticks of a timer, and the processor time of this thread in it."""

    def __init__(self) -> None:
        self.waits_ms: list[tuple[float, float]] = []
        self.longest_ms = 0.0
        self._last = time.perf_counter(), time.thread_time()
        self._timer = QTimer(timerType=Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def report(self, what: str) -> None:
        """Print the waits since the last report."""
        waits, self.waits_ms = self.waits_ms, []
        walls, own = (sorted(one, reverse=True) for one in zip(*waits, strict=True))
        self.longest_ms = max(self.longest_ms, walls[0])
        longest, busiest = (" ".join(f"{one:.0f}" for one in some[:5]) for some in (walls, own))
        print(
            f"{what}: median wait {statistics.median(walls):.1f} ms, longest {longest}; processor {busiest} ms",
            flush=True,
        )

    def _tick(self) -> None:
        before, self._last = self._last, (time.perf_counter(), time.thread_time())
        self.waits_ms.append(tuple(1000 * (new - old) for new, old in zip(self._last, before, strict=True)))  # type: ignore[arg-type]


def main() -> int:
    """Measure and print. Return 1 if something takes too long."""
    asked = _arguments()
    with TemporaryDirectory() as empty, TemporaryDirectory(ignore_cleanup_errors=True) as full:
        fill(Path(full) / "data", asked.games)
        ratio = _compare_starts(empty, full, asked.starts)
        longest_ms = _open_history(full, asked.games)
    return int(ratio > MOST_RATIO or longest_ms > MOST_MS)


def fill(folder: Path, count: int) -> None:
    """Add made-up games to the history in this folder, and their matches of five games each to the archive."""
    games, archive = many_games(count), Archive(folder)
    finished = archive.matches / "finished"
    finished.mkdir(parents=True)
    store = HistoryDatabase(folder / FILE)
    store.add_games(games)
    match = format_record(Record(HEADER, (*FIRST_GAME, *SECOND_GAME)))
    for name in sorted({game.file for game in games}):
        path = finished / name
        path.write_bytes(match)
        found = path.stat()
        store.add_games((), FileStamp(name, found.st_size, found.st_mtime_ns))
    store.close()


def _compare_starts(empty: str, full: str, starts: int) -> float:
    """The ratio of the medians in wall-clock time."""
    homes = {"empty": empty, "full": full}
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in homes}
    for number in range(starts + 1):
        for name, home in homes.items():
            found = start(PROGRAM, {**os.environ, "TAPA_DESKTOP_HOME": home})[:2]
            if number:  # the first start creates the match in progress
                times[name].append(found)
    medians: dict[str, list[float]] = {
        name: [statistics.median(kind) for kind in zip(*all_, strict=True)] for name, all_ in times.items()
    }
    for name, (wall, cpu) in medians.items():
        print(f"{name:6} history: first paint {wall:.2f} s, processor {cpu:.2f} s", flush=True)
    ratios = [full / empty for full, empty in zip(medians["full"], medians["empty"], strict=True)]
    print("full to empty: {:.2f} by the clock, {:.2f} of the processor".format(*ratios))
    return ratios[0]


def _open_history(home: str, games: int) -> float:
    """The longest time that the event loop is blocked, in milliseconds."""
    os.environ["TAPA_DESKTOP_HOME"] = home
    program, watch = Program(make_application()), Watch()
    _pass(STEP_MS)
    watch.report("the window is there")
    program.window.commands.history.trigger()
    while not (history := program.window.findChild(HistoryWindow)) or len(history.shown) < games:
        _pass(STEP_MS // 10)
    watch.report("the history is opened")
    deeds: dict[str, Callable[[], object]] = {
        "progress": lambda: history.tabs.setCurrentWidget(history.progress),
        "dice": lambda: history.tabs.setCurrentWidget(history.dice),
        "games": lambda: history.tabs.setCurrentWidget(history.page),
        "sorted by opponent": lambda: history.page.table.sortByColumn(OPPONENT, Qt.SortOrder.AscendingOrder),
        **{f"searched for {word!r}": partial(QTest.keyClicks, history.filter.words, word) for word in SEARCHED},
    }
    for name, deed in deeds.items():
        deed()
        _pass(STEP_MS)
        watch.report(name)
    program.end()
    return watch.longest_ms


def _pass(duration_ms: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(duration_ms, loop.quit)
    loop.exec()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure what a full history costs.")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--starts", type=int, default=10)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
