"""Kill the program, fail its disk, break its code at random moments of play: `python -m benchmarks.resilience`.

Each of `--kills` ends another process that plays, also within a write. The match must continue at the last event shown,
or at a later one that was not on the screen yet. The settings must be complete, and so must the history, with every
finished game once all matches have been read in.

Each of `--exceptions` is raised in the real program: in a slot, in painting, in a signal of the session, in a Python
thread or in a Qt thread. It must appear in the message bar and in the log, the match on disk must be the one shown, and
play must continue. Each of `--crashes` is a segmentation fault or an abort. The next start must report it from the log,
continue the match, and offer a report to copy. The log must contain neither the player's name nor their home folder.

Each of `--troubles` is one of a real disk of 256 KiB if this process may mount one, else of a folder in place of it.
All that the program writes lies on it. The disk fills up, the home folder disappears, something else takes its place,
or another program writes into the match. Play continues meanwhile, games end, and an unexpected exception is reported.
At the next event after it match, settings, log and the games of the history must be complete.

Exits with status 1 if anything was lost or not reported. The short form is in tests/test_benchmarks.py. `--within` is
for the processes that it starts.
"""

from __future__ import annotations

import logging
import os
import random
import shutil
import signal
import subprocess
import sys
import threading
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import QCoreApplication, QThreadPool, QTimer
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from benchmarks.start import home, parse_options
from tapa_desktop.app.game_history.database import HistoryDatabase
from tapa_desktop.app.game_history.finished_games import GameKey, HistoryGame, finished_games, games_of_record
from tapa_desktop.app.game_history.service import FILE, HistoryService
from tapa_desktop.app.notice import Notice
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings, load_settings
from tapa_desktop.app.storage.archive import Archive, log_dir
from tapa_desktop.app.storage.match_store import MatchStore
from tapa_desktop.game.events import Noted, Seat
from tapa_desktop.game.record import format_record
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.startup import log
from tapa_desktop.ui.startup.log import CrashReporter, start_log, unreported_crash
from tests.app.disks import fill, log_of_its_own
from tests.app.driver import NOON, Driver, resumed
from tests.game.matches import PERSON
from tests.program import Condition, Program, run_program

PIECE, PAUSE_S = 7, 0.001  # bytes written at a time, with pauses, so that many kills hit the middle of a line
OWNER: Final = "Ана Тайна"  # must not be in the log
OF_THE_BINDING: Final = "Error calling Python override of QWidget::paintEvent(): "  # printed besides the hook
SIGNALS: Final = (signal.SIGSEGV, signal.SIGABRT, signal.SIGBUS, signal.SIGFPE)
GIVES_UP, PATIENCE_S = 0.05, 20  # the chance to resign a game; the longest wait for the history
Relief = Callable[[], object]  # ends a trouble
_write: Final = os.write
_log: Final = logging.getLogger("resilience")


def main() -> int:
    options = parse_options(__doc__, least=0, kills=500, exceptions=500, crashes=20, troubles=500, seed=1, within="")
    if options.within:
        return run_program(lambda program: SCRIPTS[options.within](program, options))
    parts = ((options.kills, _kill), (options.exceptions + options.crashes, _break), (options.troubles, _trouble))
    faults = 0
    for fault in (fault for number, part in parts if number for fault in part(options)):
        print(fault, flush=True)
        faults += 1
    print(f"{faults} faults")
    return int(faults > 0)


# Kills


def _kill(options: Namespace) -> Iterator[str]:
    chance, torn = random.Random(options.seed), 0
    with home() as folder:
        for number in range(options.kills):
            events = _play_until_killed(folder, number, chance)
            faults, was_torn = _check_files(folder, events)
            yield from (f"kill {number}: {fault}" for fault in faults)
            torn += was_torn
    print(f"{options.kills} kills, {torn} of them within a line")


def _play_until_killed(folder: Path, number: int, chance: random.Random) -> int:
    """Let another process play, and kill it. Return the number of events it had shown."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            _play_on(folder, random.Random(number), writing)
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading, "rb", buffering=0) as pipe:
        counts = pipe.read(4)
        time.sleep(chance.expovariate(20))
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        while more := pipe.read(65536):
            counts += more
    assert os.WIFSIGNALED(status), "the program ended by itself"
    return int.from_bytes(counts[: len(counts) // 4 * 4][-4:], "big")


def _play_on(folder: Path, chance: random.Random, writing: int) -> None:
    """Play random moves for ever, and print after each change how many events have been shown."""
    application = QCoreApplication([])  # noqa: F841 - keeps it alive
    driver = Driver(folder / "data", settings=load_settings()[0])
    match, player = driver.session.match, driver.session.player
    for changed in (match.state_changed, match.note_changed):
        changed.connect(lambda *_: _write(writing, len(match.history.log).to_bytes(4, "big")))
    os.write = _write_slowly  # type: ignore[assignment]  # memory views are all that is written
    history_service = HistoryService(driver.session)
    driver.session.start()
    history_service.read_archive()
    driver.let_happen()
    while True:
        if match.state.phase is Phase.MATCH_OVER:
            driver.begin(chance.choice(["tapa", "plakoto", "mahbusa"]), black=PERSON, target=1)
        whim = chance.random()
        if whim < 0.1:
            driver.do(chance.choice([player.undo, player.undo_turn, player.redo]))
        elif whim < 0.2:
            driver.session.change_settings(Settings(theme=f"theme {chance.random()}"))
        elif whim < 0.25:
            index = chance.randint(0, len(match.history.active_events))
            match.add_remark(Noted(index, chance.choice(["", f"Note {whim}"])))
        else:
            _play(driver, chance, 1, gives_up=0.2)


def _write_slowly(descriptor: int, data: memoryview) -> int:
    time.sleep(PAUSE_S)
    return _write(descriptor, data[:PIECE])


def _is_saved(session: Session) -> bool:
    path = session.store.path
    is_written = path is not None and path.read_bytes() == format_record(session.match.history.record)
    return is_written and not session.store.is_unsaved


def _play(driver: Driver, chance: random.Random, times: int, gives_up: float) -> None:
    for _ in range(times):
        if driver.session.player.may_resign and chance.random() < gives_up:
            driver.do(partial(driver.session.player.resign, Side.WHITE))
        else:
            driver.do_next(chance)


def _check_files(folder: Path, events: int) -> tuple[list[str], bool]:
    notices: list[Notice] = []
    archive = Archive(folder / "data")
    match_store = MatchStore(archive, notices.append)
    history = resumed(match_store, notices.append)
    match_store.close()
    faults = [str(notice) for notice in notices if notice.severity != "info"]
    if history is None:
        return [*faults, "no match is in progress"], False
    if 0 < len(history.log) < events:  # a match that had just begun was not shown yet
        faults.append(f"{events} events were shown, {len(history.log)} are there")
    store, expected = HistoryDatabase(archive.folder / FILE), set[GameKey]()
    for path in archive.records():
        games, mark = games_of_record(path, lambda: None)
        expected |= {game.key for game in games}
        store.add_games(games, mark)
    if missing := expected - {game.key for game in store.games()}:
        faults.append(f"{len(missing)} games are missing in the history")
    store.close()
    return [*faults, *map(str, load_settings()[1])], bool(notices)


# Exceptions and crashes


def _break(options: Namespace) -> Iterator[str]:
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        owned = Path(folder, OWNER)
        owned.mkdir()
        yield from _run(owned, "exceptions", options, 0)
        for _ in range(options.crashes):
            options.seed += 1
            yield from _run(owned, "crash", options, -SIGNALS[options.seed % len(SIGNALS)])
            yield from _run(owned, "start", options, 0)
    print(f"{options.exceptions} exceptions and {options.crashes} crashes")


def _run(owned: Path, script: str, options: Namespace, status: int) -> Iterator[str]:
    """Run one of the scripts. Yield what went wrong, and the log files that contain the player's name."""
    arguments = ["--within", script, "--seed", str(options.seed), "--exceptions", str(options.exceptions)]
    command = [sys.executable, "-m", "benchmarks.resilience", *arguments]
    own = {"TAPA_DESKTOP_HOME": str(owned / "kept"), "HOME": str(owned), "QT_QPA_PLATFORM": "offscreen"}
    ended = subprocess.run(command, env=os.environ | own, capture_output=True, text=True, check=False)
    output = ended.stdout + ("" if status else ended.stderr.replace(OF_THE_BINDING, "").strip())
    if ended.returncode != status or output:
        yield f"{script} with seed {options.seed}: status {ended.returncode}\n{output}"
    for path in (owned / "kept" / "log").iterdir():
        if OWNER in path.read_text(encoding="utf-8"):
            yield f"{script} with seed {options.seed}: {path.name} names the player or their home"


def _exceptions(program: Program, options: Namespace) -> Iterator[Condition]:
    chance = program.chance = random.Random(options.seed)
    _name_player(program)
    for number in range(options.exceptions):
        yield from _play_a_while(program, chance.randrange(12))
        message = f"exception {number} of {options.exceptions}"
        functions: dict[str, Callable[..., None]] = {}  # a function in a code location of its own
        exec(compile(f"def fail(*_):\n    raise RuntimeError({message!r})", f"place {number}", "exec"), functions)
        chance.choice(WAYS)(program, functions["fail"])
        yield partial(_has_reported, program, message)
        if not _is_saved(program.session):
            print(f"{message}: the match is not on the disk")
        if message not in (log_dir() / log.FILE).read_text(encoding="utf-8"):
            print(f"{message}: not in the log")
        for row in program.window.messages.rows:
            row.close_row()


def _has_reported(program: Program, message: str) -> bool:
    return any(message in notice for notice in program.notices)


def _name_player(program: Program) -> None:
    program.begin("tapa", target=0)
    program.session.player.set_seat(Side.WHITE, Seat(name=OWNER))


def _play_a_while(program: Program, times: int) -> Iterator[Condition]:
    for _ in range(times):
        yield program.awaits_person
        program.act()
    yield program.awaits_person


class _Blot(QWidget):
    """A widget that fails when it is painted, and then deletes itself."""

    def __init__(self, fail: Callable[..., None], parent: QWidget) -> None:
        super().__init__(parent)
        self._fail = fail

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.deleteLater()
        self._fail()


def _in_session(program: Program, fail: Callable[..., None]) -> None:
    def fail_once(*_: object) -> None:
        program.session.match.state_changed.disconnect(fail_once)
        fail()

    program.session.match.state_changed.connect(fail_once)
    program.act()


WAYS: Final[tuple[Callable[[Program, Callable[..., None]], object], ...]] = (
    lambda program, fail: QTimer.singleShot(0, program, fail),  # in a slot
    lambda program, fail: _Blot(fail, program.window.board).show(),
    _in_session,
    lambda _, fail: threading.Thread(target=fail).start(),
    lambda _, fail: QThreadPool.globalInstance().start(fail),
)


def _crash(program: Program, options: Namespace) -> Iterator[Condition]:
    program.chance.seed(options.seed)
    _name_player(program)
    yield from _play_a_while(program, program.chance.randrange(30))
    os.kill(os.getpid(), SIGNALS[options.seed % len(SIGNALS)])


def _next_start(program: Program, _options: Namespace) -> Iterator[Condition]:
    yield lambda: program.window.messages.rows
    row = program.window.messages.rows[-1]
    yield lambda: row.findChildren(QPushButton)
    row.findChildren(QPushButton)[0].click()
    report = QGuiApplication.clipboard().text()
    if "did not close properly" not in row.message.text or "Fatal Python error" not in report or OWNER in report:
        print(f"{row.message.text}\n{report}")
    if not program.session.match.history.log:
        print("no match goes on")


SCRIPTS: Final = {"exceptions": _exceptions, "crash": _crash, "start": _next_start}


# Troubles with the disk


def _trouble(options: Namespace) -> Iterator[str]:
    application, chance = QCoreApplication([]), random.Random(options.seed)  # noqa: F841, RUF100 - keeps it alive
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder, _disk(Path(folder)) as kind, log_of_its_own():
        place = Path(folder, "home")
        os.environ["TAPA_DESKTOP_HOME"] = str(place)
        start_log(log_dir())
        driver, unsaved = Driver(place / "data"), 0
        history, reporter = HistoryService(driver.session), CrashReporter()
        driver.begin(black=PERSON, target=0)
        for number in range(options.troubles):
            trouble = chance.choice(TROUBLES)
            relieve = trouble(place, driver)
            driver.session.change_settings(Settings(volume=number % 100))
            _play(driver, chance, chance.randrange(1, 40), GIVES_UP)
            _report(reporter, f"exception {number} of {options.troubles}")
            unsaved += driver.session.store.is_unsaved
            relieve()
            _play(driver, chance, chance.randrange(1, 40), GIVES_UP)
            _log.warning("relieved")  # the log writes what it missed with its next line
            are_complete = {
                "match": _is_saved(driver.session),
                "settings": load_settings()[0].volume == number % 100,
                "log": f"exception {number} of {options.troubles}" in (log_dir() / log.FILE).read_text(),
                "history": not _games_missing(driver, history),
            }
            incomplete = [part for part, is_complete in are_complete.items() if not is_complete]
            yield from (f"trouble {number}, {trouble.__name__}: {part} not whole" for part in incomplete)
            if number % 20 == 19:
                _make_room(driver, chance)
        history.close()
        driver.session.close()
    print(f"{options.troubles} troubles on {kind}, {unsaved} of them kept something in memory")


@contextmanager
def _disk(folder: Path) -> Iterator[str]:
    mount = ["mount", "-t", "tmpfs", "-o", "size=256k", "none", str(folder)]
    mounted = subprocess.run(mount, capture_output=True, check=False)
    try:
        yield "a folder" if mounted.returncode else "a real disk"
    finally:
        if not mounted.returncode:
            subprocess.run(["umount", "-l", folder], check=True)


def _report(reporter: CrashReporter, name: str) -> None:
    """Report an exception of another thread, at a code location of its own, and look for crashes as a start does."""
    failing = threading.Thread(target=reporter.handle, args=(type(name, (RuntimeError,), {}), RuntimeError(name), None))
    failing.start()
    failing.join()
    unreported_crash(log_dir() / log.FILE)


def _games_missing(driver: Driver, history: HistoryService) -> set[GameKey]:
    """The games of the present match that have ended and are not in the history, which may have to be read first."""
    missing = {game.key for game in finished_games(driver.session.match.history, "", NOON)}

    def strike(games: tuple[HistoryGame, ...]) -> None:
        missing.difference_update(game.key for game in games)

    connection, end = history.listed.connect(strike), time.monotonic() + PATIENCE_S
    while missing and time.monotonic() < end:
        history.list_games()
        time.sleep(0.01)  # or questions would come faster than their answers, and wait for each other
        QCoreApplication.processEvents()
    history.listed.disconnect(connection)
    return missing


def _make_room(driver: Driver, chance: random.Random) -> None:
    """Delete other matches and the log, as a player would: the disk is small."""
    driver.begin(chance.choice(["tapa", "plakoto"]), black=PERSON, target=0)
    for path in driver.archive.matches.rglob("*.tapa*"):
        if path != driver.file and path.suffix != ".lock":
            path.unlink()
    (log_dir() / log.FILE).unlink()


def _fill_disk(place: Path, _driver: Driver) -> Relief:
    """Fill the disk, if it is a real one."""
    filler = place / "filler"
    if place.parent.is_mount():
        place.mkdir(exist_ok=True)
        fill(place)
    return lambda: filler.unlink(missing_ok=True)


def _remove_home(place: Path, driver: Driver) -> Relief:
    """Remove the home folder while the history does not write to it."""
    driver.session.files.call(lambda: shutil.rmtree(place))
    return lambda: None


def _replace_home(place: Path, driver: Driver) -> Relief:
    driver.session.files.call(lambda: (shutil.rmtree(place), place.touch()))  # type: ignore[func-returns-value]
    return place.unlink


def _change_match(_place: Path, driver: Driver) -> Relief:
    if driver.session.store.path is not None:
        driver.session.store.path.write_text("somebody else's\n")
    return lambda: None


TROUBLES: Final = (_fill_disk, _remove_home, _replace_home, _change_match)


if __name__ == "__main__":
    sys.exit(main())
