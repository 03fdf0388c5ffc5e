"""How large, how fast and how hungry the frozen program is, beside the same program from source. On Linux.

    .venv/bin/python packaging/measure.py [--bundle dist/tapa-desktop] [--starts 10] [--no-game]

It needs Xvfb and xdotool. Each start is somebody's first: timed are the painted board, and the dice that a press of
the space bar rolls. The two programs start by turns, so that what else runs on the machine slows down both; what it
was worth meanwhile is told by an empty loop. Cold: the system has forgotten all files of the folder, though not its own
libraries. The game is one of Tapa against the computer, played to its end by xdotool.

Measured on Debian 12, on two busy cores, so that only proportions hold: frozen 1.06 times as long as from source, by
0.88 times the processor time (0.36 s, the loop 0.04 s). 75 MB before the first roll, 114 MB after the game.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from yardstick.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], usage=str(__doc__)))
