"""How long the window is held up by a level that thinks, reviews in the background, the practice and packs.

    python -m benchmarks.learner_time [POINTS] [LEVEL]

A person, who plays by chance, plays a Tapa match to so many points, 7 if none are named, against Casual or the level
named (`champion` thinks longest), in the whole window, off the screen. Each game is reviewed in the background when it
ends. Then the practice is opened with 10,000 cards, and a pack with as many positions is imported while the history is
opened. A 5 ms timer in the thread of the window records how long it had to wait, and how much processor time this
thread took meanwhile, which other programs do not lengthen. Exits with status 1 if a wait was longer than 50 ms, the
last review came more than 5 s after the end of the match, or the practice opened in more than 0.3 s.
"""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from msgspec.structs import replace
from PySide6.QtCore import QEventLoop, Qt, QTimer, SignalInstance

from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.app.background.thinker import learned_player
from tapa_desktop.app.game_history.cards import add_mistakes
from tapa_desktop.app.game_history.database import HistoryDatabase
from tapa_desktop.app.game_history.service import FILE
from tapa_desktop.app.storage.archive import data_dir
from tapa_desktop.coach.drill import Mistake
from tapa_desktop.coach.pack import MOST, Pack, PackPosition, format_pack
from tapa_desktop.game.events import Seat
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.position_text import Placed, format_position
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.rules.side import Side
from tapa_desktop.training.packs import turns_of
from tapa_desktop.ui.startup.program import make_application
from tests.app.desk import header
from tests.ui.monkey.marathon import Marathon
from tests.ui.monkey.program import Program
from tests.ui.practice.test_window import DAY
from tests.ui.room import QUIET

STEP_MS = 5
ACTION_MS = 30  # between two actions of the person
REST_MS = 1500
MOST_MS, REVIEW_S, OPEN_S = 50.0, 5.0, 0.3
TIMES = 5
ROLLS = ((3, 1), (4, 2), (6, 5), (5, 3), (2, 1), (6, 4))


class Watch:
    """Records the time between two ticks of a timer, and the processor time of this thread in it."""

    def __init__(self) -> None:
        self.waits_ms: list[tuple[float, float]] = []
        self.longest_ms = 0.0
        self._last = time.perf_counter(), time.thread_time()
        self._timer = QTimer(timerType=Qt.TimerType.PreciseTimer)
        self._timer.setInterval(STEP_MS)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def report(self, what: str) -> None:
        """Print the waits since the last report."""
        waits, self.waits_ms = self.waits_ms, []
        walls, own = (sorted(one, reverse=True) for one in zip(*waits, strict=True))
        self.longest_ms = max(self.longest_ms, walls[0])
        longest, busiest = (" ".join(f"{one:.0f}" for one in some[:5]) for some in (walls, own))
        print(f"{what}: median wait {median(walls):.1f} ms, longest {longest}; processor {busiest} ms", flush=True)

    def _tick(self) -> None:
        before, self._last = self._last, (time.perf_counter(), time.thread_time())
        self.waits_ms.append(tuple(1000 * (new - old) for new, old in zip(self._last, before, strict=True)))  # type: ignore[arg-type]


def main() -> int:
    points, level = (*sys.argv[1:], *("7", "casual")[len(sys.argv) - 1 :])
    application = make_application()
    with TemporaryDirectory(ignore_cleanup_errors=True) as home:
        os.environ |= {"TAPA_DESKTOP_HOME": home, "HOME": home}
        positions = [text for text, _ in zip(_positions(), range(MOST), strict=False)]
        _add_cards(positions)
        pack = Path(home) / "large.txt"
        pack.write_text(format_pack(Pack("Large", tuple(map(PackPosition, positions)))), "utf-8")
        program = Program(application, learned_player)
        program.session.change_settings(replace(QUIET, review_games=True))
        watch = Watch()
        gc.freeze()  # as the program does at its start
        _rest(REST_MS)
        watch.report("at rest, after the start")
        watch.longest_ms = 0.0
        reviewed_s = _play(program, watch, int(points), level)
        opened_s = _practise(program, watch, pack)
        program.end()
    print(
        f"longest wait {watch.longest_ms:.0f} ms; review after {reviewed_s:.2f} s; practice opens in {opened_s:.2f} s"
    )
    return int(watch.longest_ms > MOST_MS or reviewed_s > REVIEW_S or opened_s > OPEN_S)


def _play(program: Program, watch: Watch, points: int, level: str) -> float:
    """Play a match; the seconds from its end until its last game is reviewed."""
    session, marathon = program.session, Marathon(program, 1, 0.0)
    ended: list[float] = []
    session.match.results_changed.connect(lambda *_: ended.append(time.perf_counter()))
    session.new_match(header("tapa", white=Seat(), black=Seat(level), target=points))
    over = QEventLoop()

    def act() -> None:
        if session.match.state.phase is Phase.MATCH_OVER:
            over.quit()
        else:
            marathon._do_next()

    timer = QTimer()
    timer.setInterval(ACTION_MS)
    timer.timeout.connect(act)
    timer.start()
    reviewed: list[float] = []
    program.window.features.reviewer.reviewed.connect(lambda _: reviewed.append(time.perf_counter()))
    over.exec()
    timer.stop()
    while not reviewed or reviewed[-1] < ended[-1]:
        _rest(STEP_MS)
    watch.report(f"a match of {len(session.match.state.results)} games, each reviewed")
    return reviewed[-1] - ended[-1]


def _practise(program: Program, watch: Watch, pack: Path) -> float:
    """Open the practice and import the pack, some times each; the median of the seconds until it is open."""
    features, opened = program.window.features, []
    for _ in range(TIMES):
        _rest(REST_MS // TIMES)
        watch.waits_ms.clear()
        began = time.perf_counter()
        with _Waiting(features.history_service.dealt):
            window = features.practice.show()
        opened.append(time.perf_counter() - began)
        window.close()
    watch.report(f"practice with {MOST} cards")
    with _Waiting(features.history_service.dealt):
        window = features.practice.show()
    began = time.perf_counter()
    for _ in range(TIMES):
        with _Waiting(features.history_service.dealt):
            window.packs.import_file(pack)
            features.history_controller.show()  # which is painted meanwhile, the first time of all
    watch.report(f"a pack of {MOST} positions, {(time.perf_counter() - began) / TIMES:.1f} s each")
    window.close()
    return median(opened)


class _Waiting:
    """Waits, at the end of the block, for a signal that something in the block brings about."""

    def __init__(self, signal: SignalInstance) -> None:
        self._signal, self._loop = signal, QEventLoop()

    def __enter__(self) -> None:
        self._signal.connect(self._loop.quit)

    def __exit__(self, *_: object) -> None:
        self._loop.exec()
        self._signal.disconnect(self._loop.quit)


def _rest(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _add_cards(positions: list[str]) -> None:
    path = data_dir() / FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    store = HistoryDatabase(path)
    with store.connection:
        store.connection.execute("BEGIN")
        add_mistakes(store.connection, [Mistake(one, "24/23", 0.2) for one in positions], DAY)
    store.close()


def _positions() -> Iterator[str]:
    """The texts of plays with a choice, each once."""
    game, seen, number = game_for(TAPA), set[str](), 0
    while True:
        for turn in turns_of(game, 5, number):
            for roll in ROLLS:
                text = format_position(Placed(TAPA, Side.WHITE, turn.position, roll))
                if text not in seen and len(game.plays(turn.position, roll)) > 1:
                    seen.add(text)
                    yield text
        number += 1


if __name__ == "__main__":
    sys.exit(main())
