"""Try the packages as a person would, in fresh minimal Debian systems. For root, on Debian with mmdebstrap.

    .venv/bin/python packaging/clean_rooms.py FILE.deb FILE.tar.xz [--suite bookworm|trixie]
    .venv/bin/python packaging/clean_rooms.py --roots

There the program is opened by an unprivileged user on a virtual screen and driven by xdotool: a new game, a roll, a
step by drag and its undo, a whole turn, the end of the program, and a turn after another start. What has happened is
read from the match's record. Pictures of the screen go to build/rooms, where the fresh systems are kept as well. The
suites are tried side by side.
"""

from __future__ import annotations

import argparse
import signal
import subprocess
import sys
import time
from itertools import chain
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from rooms.room import SUITES, fresh_room, root_of  # noqa: E402 - the program is found only now
from rooms.trials import Trials  # noqa: E402

BUILD: Final = ROOT / "build" / "rooms"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("package", type=Path, nargs="?", help="a .deb file")
    parser.add_argument("archive", type=Path, nargs="?", help="a .tar.xz of the same program")
    parser.add_argument("--suite", action="append", choices=SUITES, help="one of them; all are tried if none is named")
    parser.add_argument("--roots", action="store_true", help="only make the fresh systems, for a later run")
    options = parser.parse_args()
    suites = options.suite or SUITES
    if options.roots:
        print(*(root_of(suite, BUILD) for suite in suites), sep="\n")
        return 0
    if options.archive is None:
        parser.error("a package and an archive are needed")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # nothing stays behind, neither a program nor a room
    if len(suites) == 1:
        _try_in(suites[0], options.package.resolve(), options.archive.resolve())
        return 0
    files = [str(options.package), str(options.archive)]
    processes = [subprocess.Popen([sys.executable, sys.argv[0], *files, "--suite", suite]) for suite in suites]
    try:
        return max(abs(process.wait()) for process in processes)
    finally:
        for process in processes:
            process.terminate()
            process.wait()


def _try_in(suite: str, package: Path, archive: Path) -> None:
    since = time.monotonic()
    with fresh_room(root_of(suite, BUILD), BUILD / "archives" / suite) as room:
        trials = Trials(room, package, archive, BUILD / "pictures" / suite)
        for step in chain(["a fresh system"], trials.make()):
            print(f"{suite}, {time.monotonic() - since:.0f} s: {step}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
