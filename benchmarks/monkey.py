"""Random input to the real window, from the player and the window system: `python -m benchmarks.monkey`.

There must be no exception, no Qt warning and no error in the log; each side has 15 checkers, the board shows what the
record says, and so does the file. The kernel ends the program when it asks for a socket that could leave the machine
(`tests/sockets.py`). Exits with status 1 if anything was wrong, and prints the failing action and those
before it. Other threads answer at varying times, so a seed alone does not reproduce a run. The short form is in
tests/ui. 10,000 actions take two minutes on an idle core.
"""

from __future__ import annotations

import faulthandler
import sys
import time

from PySide6.QtTest import QTest

from benchmarks.start import application, home, parse_options
from tests.sockets import forbid_network
from tests.ui.monkey.monkey import MonkeyError, run_monkey

PORTION = 10_000  # events, each portion with its own seed and home folder


def main() -> int:
    options = parse_options(__doc__, events=100_000, seed=1)
    faulthandler.enable()
    forbid_network()
    program, screen, began = application(), QTest.createTouchDevice(), time.monotonic()
    for seed in range(options.seed, options.seed + -(-options.events // PORTION)):
        with home() as folder:
            try:
                starts = run_monkey(program, screen, folder, seed, min(options.events, PORTION))
            except MonkeyError as error:
                print(error, flush=True)
                return 1
        print(f"seed {seed}: {starts} starts, {time.monotonic() - began:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
