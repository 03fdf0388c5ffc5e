"""Make disks fail at random moments of play; all is saved as soon as they work again: `python -m benchmarks.disks`.

Runs on a real disk of 256 KiB if this process may mount one, else in a folder in place of it. Everything that the
program writes lies on it: matches, history, settings and the log. The disk fills up, the home folder disappears,
something else takes its place, or another program writes into the match. Play continues meanwhile, games end, and an
unexpected exception is reported. At the next event after the trouble the match file, the settings file, the log and the
games in the history must be complete. Exits with status 1 if anything was lost. The short form is in
tests/test_benchmarks.py, and one with the window in tests/ui.
"""

from __future__ import annotations

import logging
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Final

from PySide6.QtCore import QCoreApplication

from benchmarks.start import options
from tapa_desktop.app.game_history.finished_games import GameKey, HistoryGame, finished_games
from tapa_desktop.app.game_history.service import HistoryService
from tapa_desktop.app.settings import Settings, load_settings
from tapa_desktop.app.storage.archive import log_dir
from tapa_desktop.game.record import format_record
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.startup.log import FILE, CrashReporter, crash_left, start_log
from tests.app.desk import NOON, Desk
from tests.app.disks import fill, log_of_its_own
from tests.game.matches import PERSON

RESIGNS: Final = 0.05  # how often somebody gives up a game
PATIENCE_S: Final = 20
_log: Final = logging.getLogger("disks")
Relief = Callable[[], object]  # ends a trouble


def main() -> int:
    asked = options(__doc__, troubles=500, seed=1)
    application = QCoreApplication([])
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder, _disk(Path(folder)) as kind, log_of_its_own():
        os.environ["TAPA_DESKTOP_HOME"] = str(Path(folder, "home"))
        start_log(log_dir())
        faults, unsaved = _trouble(Path(folder, "home"), asked.troubles, random.Random(asked.seed))
    print("\n".join(faults), end="\n" if faults else "")
    print(f"{asked.troubles} troubles on {kind}, {unsaved} of them kept something in memory: {len(faults)} with a loss")
    return int(bool(faults and application))


@contextmanager
def _disk(folder: Path) -> Iterator[str]:
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=256k", "none", folder], capture_output=True, check=False
    )
    try:
        yield "a folder" if mounted.returncode else "a real disk"
    finally:
        if not mounted.returncode:
            subprocess.run(["umount", "-l", folder], check=True)


def _trouble(home: Path, troubles: int, chance: random.Random) -> tuple[list[str], int]:
    """What was lost, and in how many troubles something was in memory only."""
    desk, faults, unsaved = Desk(home / "data"), [], 0
    history, reporter = HistoryService(desk.session), CrashReporter()
    desk.begin(black=PERSON, target=0)
    for number in range(troubles):
        trouble = chance.choice(TROUBLES)
        relieve = trouble(home, desk)
        desk.session.change_settings(Settings(volume=number % 100))
        _play(desk, chance)
        _report(reporter, f"exception {number} of {troubles}")
        unsaved += desk.session.store.is_unsaved
        relieve()
        _play(desk, chance)
        _log.warning("relieved")  # the log writes what it missed with its next line
        wholes = {
            "match": _is_whole(desk),
            "settings": load_settings()[0].volume == number % 100,
            "log": f"exception {number} of {troubles}" in (log_dir() / FILE).read_text(),
            "history": not _games_missing(desk, history),
        }
        lost = [what for what, is_whole in wholes.items() if not is_whole]
        faults += [f"trouble {number}, {trouble.__name__}: {what} not whole" for what in lost]
        if number % 20 == 19:
            _make_room(desk, chance)
    history.close()
    desk.session.close()
    return faults, unsaved


def _play(desk: Desk, chance: random.Random) -> None:
    for _ in range(chance.randrange(1, 40)):
        if desk.session.player.may_resign and chance.random() < RESIGNS:
            desk.do(partial(desk.session.player.resign, Side.WHITE))
        else:
            desk.do_next(chance)


def _report(reporter: CrashReporter, what: str) -> None:
    """Report an exception of another thread, in a place of its own, and look for crashes as a start does."""
    failing = Thread(target=reporter.handle, args=(type(what, (RuntimeError,), {}), RuntimeError(what), None))
    failing.start()
    failing.join()
    crash_left(log_dir() / FILE)


def _games_missing(desk: Desk, history: HistoryService) -> set[GameKey]:
    """The games of the present match that have ended and are not in the history, which may have to be read first."""
    missing = {game.key for game in finished_games(desk.session.match.history, "", NOON)}

    def strike(games: tuple[HistoryGame, ...]) -> None:
        missing.difference_update(game.key for game in games)

    connection, end = history.listed.connect(strike), time.monotonic() + PATIENCE_S
    while missing and time.monotonic() < end:
        history.list_games()
        time.sleep(0.01)  # or questions would come faster than their answers, and wait for each other
        QCoreApplication.processEvents()
    history.listed.disconnect(connection)
    return missing


def _make_room(desk: Desk, chance: random.Random) -> None:
    """Delete other matches and the log, as a player would: the disk is small."""
    desk.begin(chance.choice(["tapa", "plakoto"]), black=PERSON, target=0)
    for path in desk.archive.matches.rglob("*.tapa*"):
        if path != desk.file and path.suffix != ".lock":
            path.unlink()
    (log_dir() / FILE).unlink()


def _is_whole(desk: Desk) -> bool:
    path = desk.session.store.path
    is_written = path is not None and path.read_bytes() == format_record(desk.session.match.history.record)
    return is_written and not desk.session.store.is_unsaved


def _full(home: Path, _desk: Desk) -> Relief:
    """Fill the disk, if it is a real one."""
    filler = home / "filler"
    if home.parent.is_mount():
        home.mkdir(exist_ok=True)
        fill(home)
    return lambda: filler.unlink(missing_ok=True)


def _vanished(home: Path, desk: Desk) -> Relief:
    """Remove the home folder while the history does not write to it."""
    desk.session.files.call(lambda: shutil.rmtree(home))
    return lambda: None


def _replaced(home: Path, desk: Desk) -> Relief:
    """Put a file in its place."""
    desk.session.files.call(lambda: (shutil.rmtree(home), home.touch()))  # type: ignore[func-returns-value]
    return home.unlink


def _changed(_home: Path, desk: Desk) -> Relief:
    if desk.session.store.path is not None:
        desk.session.store.path.write_text("somebody else's\n")
    return lambda: None


TROUBLES = (_full, _vanished, _replaced, _changed)


if __name__ == "__main__":
    sys.exit(main())
