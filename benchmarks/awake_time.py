"""How long the event loop is blocked while the strongest level plays.

    python -m benchmarks.awake_time [TURNS]

A session without a window lets the level play each rule set against itself, and saves each event. A 5 ms timer in the
same thread, in which a window would live, records how long it had to wait. Exits with status 1 if that was ever more
than 50 ms. Other programs that use the processor lengthen the wait; the wait at rest is printed first.
"""

from __future__ import annotations

import os
import sys
import time
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QEventLoop, Qt, QTimer

from tapa_desktop.ai.levels import STRONGEST
from tapa_desktop.app.background.thinker import Thinker
from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import FIRST_MATCH, Settings
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.game.events import Played, Seat
from tapa_desktop.game.record import GameRules, Header

STEP_MS = 5
MOST_MS = 50
REST_MS = 2000


class Watch:
    """Records the longest time between two ticks of a timer."""

    def __init__(self) -> None:
        self.waits_ms: list[float] = []
        self._last = time.perf_counter()
        self._timer = QTimer(timerType=Qt.TimerType.PreciseTimer)
        self._timer.setInterval(STEP_MS)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def report(self, what: str) -> float:
        """Print the longest wait since the last report, and return it."""
        waits, self.waits_ms = sorted(self.waits_ms, reverse=True), []
        longest = " ".join(f"{wait:.1f}" for wait in waits[:5])
        print(f"{what:28} {len(waits):6} ticks; longest between two: {longest} ms", flush=True)
        return waits[0]

    def _tick(self) -> None:
        now = time.perf_counter()
        self.waits_ms.append((now - self._last) * 1000)
        self._last = now


def main() -> int:
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else 120
    application = QCoreApplication([])
    watch, loop = Watch(), QEventLoop()
    QTimer.singleShot(REST_MS, loop.quit)
    loop.exec()
    watch.report("at rest")
    with TemporaryDirectory() as home:
        os.environ["TAPA_DESKTOP_HOME"] = home
        thinker = Thinker()
        session = Session(Archive(Path(home), datetime.now), thinker, Settings(), lambda _: SeededDice("awake"))
        thinker.open()
        QTimer.singleShot(REST_MS, loop.quit)
        loop.exec()
        watch.report("while the player is loaded")
        session.match.state_changed.connect(lambda *_: session.match.settled())
        session.match.state_changed.connect(lambda *_: loop.quit() if _plays(session) >= turns else _next_game(session))
        longest = 0.0
        for rule_set in ("tapa", "plakoto", "mahbusa"):
            session.new_match(_match(rule_set))
            loop.exec()
            longest = max(longest, watch.report(f"{STRONGEST.key}, {rule_set}, {turns} turns"))
        session.close()
        application.processEvents()
    return int(longest > MOST_MS)


def _plays(session: Session) -> int:
    return sum(isinstance(event, Played) for event in session.match.history.standing)


def _next_game(session: Session) -> None:
    if session.player.may_begin_next:
        QTimer.singleShot(0, session.player.next_game)


def _match(rule_set: str) -> Header:
    seat = Seat(STRONGEST.key)
    return Header(FIRST_MATCH.format, FIRST_MATCH.version, (GameRules(rule_set),), seat, seat, 99)


if __name__ == "__main__":
    sys.exit(main())
