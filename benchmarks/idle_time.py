"""What the window does while nothing happens: `python -m benchmarks.idle_time [SECONDS]`, without a display.

Opens the window as the program does, on a person's turn with the hint shown, waits until the coach has finished, and
leaves it alone: first to measure the processor time of the whole process, all threads together, then to count its
events. Exits with status 1 if it painted, a timer fired, or it took more time than the clock can resolve.
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication

from tapa_desktop.app.background.thinker import Thinker
from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.game.state import Phase
from tapa_desktop.ui.main.window import MainWindow
from tapa_desktop.ui.startup.program import make_application

QUIET_MS = 8_000  # until everything is at rest, including the coach and the history
MOST_MS = 10.0  # of processor time in all: enough for two ticks of this script's own timer, and no more
BUSY = (QEvent.Type.Paint, QEvent.Type.Timer, QEvent.Type.UpdateRequest, QEvent.Type.LayoutRequest)


class Count(QObject):
    """Counts all events of the program by type."""

    def __init__(self) -> None:
        super().__init__()
        self.events: Counter[QEvent.Type] = Counter()
        self.clock: QTimer | None = None  # the timer of this script

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self.clock:
            self.events[event.type()] += 1
        return False


def main() -> int:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    with TemporaryDirectory() as home:
        os.environ["TAPA_DESKTOP_HOME"] = home
        application = make_application()
        window = open_window(Path(home))
        leave_alone(QUIET_MS)
        used_ms = process_ms(seconds)
        events = count_events(application, seconds)
        window.close()
    told = ", ".join(f"{kind.name} {number}" for kind, number in events.items()) or "none"
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    print(f"{seconds:.0f} s of a still window: {used_ms:.1f} ms of processor time; load of the machine {load:.1f}")
    print(f"events in another {seconds:.0f} s: {told}")
    is_still = used_ms <= MOST_MS and not any(events[kind] for kind in BUSY)
    print("still" if is_still else "NOT STILL")
    return int(not is_still)


def open_window(home: Path) -> MainWindow:
    """A window on a person's turn, with the hint shown."""
    session = Session(Archive(home), Thinker(), Settings(), lambda _: SeededDice("idle"))
    window = MainWindow(session)
    window.resize(1280, 800)
    window.show()
    session.start()
    while session.match.state.phase is not Phase.TO_PLAY or not session.match.state.seat.is_person:
        if session.match.state.phase in {Phase.OPENING, Phase.TO_ROLL}:
            session.player.roll()
        leave_alone(1000)
    window.commands.hint.trigger()
    return window


def leave_alone(time_ms: float) -> QTimer:
    loop, timer = QEventLoop(), QTimer(singleShot=True)
    timer.setInterval(round(time_ms))
    timer.timeout.connect(loop.quit)
    timer.start()
    loop.exec()
    return timer


def process_ms(seconds: float) -> float:
    started = time.process_time()
    leave_alone(1000 * seconds)
    return (time.process_time() - started) * 1000


def count_events(application: QApplication, seconds: float) -> Counter[QEvent.Type]:
    count, loop = Count(), QEventLoop()
    count.clock = QTimer(singleShot=True)
    count.clock.setInterval(round(1000 * seconds))
    count.clock.timeout.connect(loop.quit)
    application.installEventFilter(count)
    count.clock.start()
    loop.exec()
    application.removeEventFilter(count)
    return count.events


if __name__ == "__main__":
    sys.exit(main())
