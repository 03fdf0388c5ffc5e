"""The command: all trials with a package and an archive, in one room a suite, the suites side by side."""

from __future__ import annotations

import argparse
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from .room import fresh_room
from .roots import SUITES, root_of
from .trials import Trials

_ROOT: Final = Path(__file__).parents[2]
_BUILD: Final = _ROOT / "build" / "rooms"


def main(arguments: Sequence[str], *, usage: str) -> int:
    """Make the trials; the exit status."""
    parser = _parser(usage)
    wanted = parser.parse_args(arguments)
    if not wanted.roots and wanted.archive is None:
        parser.error("a package and an archive are needed")
    suites = wanted.suite or SUITES
    if wanted.roots:
        for suite in suites:
            print(root_of(suite, _BUILD), flush=True)
        return 0
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # nothing stays behind, neither a program nor a room
    if len(suites) == 1:
        _try_in(suites[0], wanted.package.resolve(), wanted.archive.resolve())
        return 0
    files = [str(wanted.package), str(wanted.archive)]
    others = [subprocess.Popen([sys.executable, sys.argv[0], *files, "--suite", suite]) for suite in suites]
    try:
        return max(abs(other.wait()) for other in others)
    finally:
        for other in others:
            other.terminate()
            other.wait()


def _try_in(suite: str, package: Path, archive: Path) -> None:
    """Make one trial after the other, and say how long each has taken."""
    told = _Telling(suite)
    with fresh_room(root_of(suite, _BUILD), _BUILD / "archives" / suite) as room:
        trials = Trials(room, package, archive, _BUILD / "pictures" / suite)
        told.tell("a fresh system")
        for deed, what in (
            (trials.play_from_archive, "played from the archive, and gone on, without a network"),
            (trials.install_alone, "the package installed alone, and whole"),
            (trials.play, "played, and gone on"),
            (trials.play_offline, "the same without a network"),
            (trials.install, "installed on a desktop"),
            (trials.open_match, "a saved match opened by a double-click"),
            (trials.remove, "removed; the player's own data kept"),
            (trials.upgrade, "an older version, played, upgraded, and gone on"),
            (trials.remove_all, "removed; nothing left behind"),
        ):
            deed()
            told.tell(what)


class _Telling:
    """Says what has been done, and the seconds that it took."""

    def __init__(self, suite: str) -> None:
        self._suite, self._since = suite, time.monotonic()

    def tell(self, what: str) -> None:
        now = time.monotonic()
        print(f"{self._suite}: {what} ({now - self._since:.0f} s)", flush=True)
        self._since = now


def _parser(usage: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=usage, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("package", type=Path, nargs="?", help="a .deb file")
    parser.add_argument("archive", type=Path, nargs="?", help="a .tar.xz of the same program")
    parser.add_argument("--suite", action="append", choices=SUITES, help="one of them; all are tried if none is named")
    parser.add_argument("--roots", action="store_true", help="only make the fresh systems, for a later run")
    return parser
