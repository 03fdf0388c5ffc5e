"""Random input to the real window: anything that mouse, wheel, fingers, keys and the window system can do.

    python -m benchmarks.monkey [--events 100000] [--seed 1]

There must be no exception, no Qt warning and no error in the log; each side has 15 checkers, the board shows what the
record says, and so does the file. Exits with status 1 if anything was wrong, and prints the failing action and those
before it. Other threads answer at varying times, so a seed alone does not reproduce a run. The short form is in
tests/ui.

100,000 actions, seeds 1 to 10, found nothing: about two minutes for 10,000 on an idle core.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtTest import QTest

from tapa_desktop.ui.startup.program import make_application
from tests.ui.monkey.monkey import TrippedError, let_loose

PORTION = 10_000  # events, each portion with its own seed and home folder


def main() -> int:
    """Run all portions. Return 1 if anything was wrong."""
    faulthandler.enable()
    os.fsync = lambda fd: None  # noqa: ARG005 - never wait for the disk
    asked = _arguments()
    application, screen = make_application(), QTest.createTouchDevice()
    began, wrong = time.monotonic(), 0
    for seed in range(asked.seed, asked.seed + -(-asked.events // PORTION)):
        with TemporaryDirectory(ignore_cleanup_errors=True) as home:
            os.environ |= {"TAPA_DESKTOP_HOME": home, "HOME": home}
            try:
                starts = let_loose(application, screen, Path(home), seed, min(asked.events, PORTION))
            except TrippedError as error:
                print(error, flush=True)
                wrong += 1
                break
        print(f"seed {seed}: {starts} starts, {time.monotonic() - began:.0f} s", flush=True)
    return 1 if wrong else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Let hasty hands loose on the window.")
    parser.add_argument("--events", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
