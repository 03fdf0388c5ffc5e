"""Make the program fail at random moments of play, by exceptions and by crashes: `python -m benchmarks.crashes`.

The real program plays. An exception is raised in a slot, in painting, in a signal of the session, in a Python thread or
in a Qt thread. Each time it must appear in the message bar and in the log, the match on disk must be the one shown, and
play must continue. A crash is a segmentation fault or an abort. The log must contain it; the next start must report it,
continue the match, and offer a report to copy. The log must contain neither the player's name nor their home folder.
Exits with status 1 if any of that failed. The short form is in tests/test_benchmarks.py.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QThreadPool, QTimer
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from benchmarks.start import options
from tapa_desktop.app.storage.archive import log_dir
from tapa_desktop.game.events import Seat
from tapa_desktop.game.record import format_record
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.startup.log import FILE
from tests.program import Condition, Program, run_program

OWNER = "Ана Тайна"  # must not be in the log
_OF_THE_BINDING = "Error calling Python override of QWidget::paintEvent(): "  # printed besides the hook
Fails = Callable[..., None]
SIGNALS = (signal.SIGSEGV, signal.SIGABRT, signal.SIGBUS, signal.SIGFPE)


def main() -> int:
    asked = options(__doc__, exceptions=500, ends=20, seed=1, within="")
    if asked.within == "exceptions":
        return run_program(lambda program: _exceptions(program, asked.exceptions, asked.seed))
    if asked.within == "end":
        return run_program(lambda program: _end(program, asked.seed))
    if asked.within == "start":
        return run_program(_next_start)
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        home = Path(folder, OWNER)
        home.mkdir()
        faults = _run(home, "exceptions", asked, 0) + _crashes(home, asked) + _log_faults(home)
    print("\n".join(faults), end="\n" if faults else "")
    print(f"{asked.exceptions} exceptions and {asked.ends} crashes: {len(faults)} with a fault")
    return int(bool(faults))


def _run(home: Path, what: str, asked: argparse.Namespace, status: int) -> list[str]:
    """Run one of the scripts. Return what is wrong with how it ended."""
    given = ["--within", what, "--seed", str(asked.seed), "--exceptions", str(asked.exceptions)]
    command = [sys.executable, "-m", "benchmarks.crashes", *given]
    environ = {**os.environ, "TAPA_DESKTOP_HOME": str(home / "kept"), "HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    ended = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    errors = ended.stderr.replace(_OF_THE_BINDING, "").strip()
    told = f"{ended.stdout}{errors if not status else ''}"
    return [f"{what}: status {ended.returncode}\n{told}"] if ended.returncode != status or told else []


def _crashes(home: Path, asked: argparse.Namespace) -> list[str]:
    faults = []
    for number in range(asked.ends):
        asked.seed += 1
        faults += _run(home, "end", asked, -SIGNALS[asked.seed % len(SIGNALS)])
        faults += _run(home, "start", asked, 0)
        faults += [f"crash {number}: {fault}" for fault in _log_faults(home)]
    return faults


def _log_faults(home: Path) -> list[str]:
    """The log files that contain the player's name."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in (home / "kept" / "log").iterdir()}
    return [f"{name} names the player or their home" for name, text in texts.items() if OWNER in text]


def _exceptions(program: Program, exceptions: int, seed: int) -> Iterator[Condition]:
    """Play, with an exception from time to time."""
    chance = program.chance = random.Random(seed)
    _name_player(program)
    for number in range(exceptions):
        yield from _play_a_while(program, chance.randrange(12))
        what = f"exception {number} of {exceptions}"
        chance.choice(WAYS)(program, _failing(number, what))
        yield partial(_is_told, program, what)
        path = program.session.store.path
        if path is None or path.read_bytes() != format_record(program.session.match.history.record):
            print(f"{what}: the match is not on the disk")
        if what not in (log_dir() / FILE).read_text(encoding="utf-8"):
            print(f"{what}: not in the log")
        for row in program.window.messages.rows:
            row.close_row()


def _is_told(program: Program, what: str) -> bool:
    return any(what in notice for notice in program.notices)


def _name_player(program: Program) -> None:
    program.begin("tapa", target=0)
    program.session.player.set_seat(Side.WHITE, Seat(name=OWNER))


def _play_a_while(program: Program, times: int) -> Iterator[Condition]:
    for _ in range(times):
        yield program.is_asked
        program.play_on()
    yield program.is_asked


def _failing(number: int, what: str) -> Fails:
    """A function that fails in a code location of its own."""
    named: dict[str, Fails] = {}
    exec(compile(f"def fail(*_):\n    raise RuntimeError({what!r})", f"place {number}", "exec"), named)
    return named["fail"]


class _Blot(QWidget):
    """A widget that fails when it is painted, and then deletes itself."""

    def __init__(self, fail: Fails, parent: QWidget) -> None:
        super().__init__(parent)
        self._fail = fail

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.deleteLater()
        self._fail()


def _in_session(program: Program, fail: Fails) -> None:
    def fail_once(*_: object) -> None:
        program.session.match.state_changed.disconnect(fail_once)
        fail()

    program.session.match.state_changed.connect(fail_once)
    program.play_on()


WAYS: tuple[Callable[[Program, Fails], object], ...] = (
    lambda program, fail: QTimer.singleShot(0, program, fail),  # in a slot
    lambda program, fail: _Blot(fail, program.window.board).show(),
    _in_session,
    lambda _, fail: threading.Thread(target=fail).start(),
    lambda _, fail: QThreadPool.globalInstance().start(fail),
)


def _end(program: Program, seed: int) -> Iterator[Condition]:
    """Play for a while, and crash."""
    program.chance.seed(seed)
    _name_player(program)
    yield from _play_a_while(program, program.chance.randrange(30))
    os.kill(os.getpid(), SIGNALS[seed % len(SIGNALS)])


def _next_start(program: Program) -> Iterator[Condition]:
    """What is reported after a crash, and what is copied."""
    yield lambda: program.window.messages.rows
    row = program.window.messages.rows[-1]
    yield lambda: row.findChildren(QPushButton)
    row.findChildren(QPushButton)[0].click()
    report = QGuiApplication.clipboard().text()
    if "did not close properly" not in row.message.text or "Fatal Python error" not in report or OWNER in report:
        print(f"{row.message.text}\n{report}")
    if not program.session.match.history.log:
        print("no match goes on")


if __name__ == "__main__":
    sys.exit(main())
