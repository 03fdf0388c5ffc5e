"""Make disks fail at random moments of play, and check that everything is saved as soon as the disk works again.

    python -m benchmarks.disks [--troubles 500] [--seed 1]

Runs on a real disk of 128 KiB if this process may mount one, else in a folder in place of it. The disk fills up, the
home folder disappears, something else takes its place, or another program writes into the match. Play continues
meanwhile. At the next event after the trouble the match file and the settings file must be complete. Exits with status
1 if anything was lost. The short form is in tests/test_benchmarks.py, and one with the window in tests/ui.
"""

from __future__ import annotations

import argparse
import logging
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.settings import Settings, load_settings
from tapa_desktop.game.record import format_record
from tapa_desktop.game.state import Phase
from tests.app.desk import PERSON, Desk
from tests.app.disks import fill

Relief = Callable[[], object]  # ends a trouble


def main() -> int:
    """Make the disk fail. Return 1 if anything was lost."""
    asked = _arguments()
    logging.disable()
    application = QCoreApplication([])
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder, _disk(Path(folder)) as kind:
        os.environ["TAPA_DESKTOP_HOME"] = str(Path(folder, "home"))
        faults, unsaved = _trouble(Path(folder, "home"), asked.troubles, random.Random(asked.seed))
    print("\n".join(faults), end="\n" if faults else "")
    print(f"{asked.troubles} troubles on {kind}, {unsaved} of them kept something in memory: {len(faults)} with a loss")
    return int(bool(faults and application))


@contextmanager
def _disk(folder: Path) -> Iterator[str]:
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=128k", "none", folder], capture_output=True, check=False
    )
    try:
        yield "a folder" if mounted.returncode else "a real disk"
    finally:
        if not mounted.returncode:
            subprocess.run(["umount", "-l", folder], check=True)


def _trouble(home: Path, troubles: int, chance: random.Random) -> tuple[list[str], int]:
    """What was lost, and in how many troubles something was in memory only."""
    desk, faults, unsaved = Desk(home / "data"), [], 0
    desk.begin(black=PERSON)
    for number in range(troubles):
        trouble = chance.choice(TROUBLES)
        relieve = trouble(home, desk)
        desk.session.change_settings(Settings(volume=number % 100))
        _play(desk, chance)
        unsaved += desk.session.store.is_unsaved
        relieve()
        _play(desk, chance)
        lost = [] if _is_whole(desk) else ["the match is not whole"]
        if load_settings()[0].volume != number % 100:
            lost.append("the settings are not whole")
        faults += [f"trouble {number}, {trouble.__name__}: {loss}" for loss in lost]
        if number % 20 == 19:
            _make_room(desk)
    desk.session.close()
    return faults, unsaved


def _play(desk: Desk, chance: random.Random) -> None:
    for _ in range(chance.randrange(1, 40)):
        if desk.state.phase is Phase.MATCH_OVER:
            desk.begin(chance.choice(["tapa", "plakoto"]), black=PERSON, target=1)
        desk.do_next(chance)


def _make_room(desk: Desk) -> None:
    """Delete other matches, as a player would: the disk is small."""
    desk.begin(black=PERSON)
    for path in desk.archive.matches.rglob("*.tapa*"):
        if path != desk.file and path.suffix != ".lock":
            path.unlink()


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


def _vanished(home: Path, _desk: Desk) -> Relief:
    shutil.rmtree(home, ignore_errors=True)
    return lambda: None


def _replaced(home: Path, _desk: Desk) -> Relief:
    shutil.rmtree(home, ignore_errors=True)
    home.touch()
    return home.unlink


def _changed(_home: Path, desk: Desk) -> Relief:
    if desk.session.store.path is not None:
        desk.session.store.path.write_text("somebody else's\n")
    return lambda: None


TROUBLES = (_full, _vanished, _replaced, _changed)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Let disks fail at random moments of play.")
    parser.add_argument("--troubles", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
