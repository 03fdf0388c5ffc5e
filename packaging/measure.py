"""How large, how fast and how hungry the frozen program is, beside the same program from source. On Linux.

    .venv/bin/python packaging/measure.py [--bundle dist/tapa-desktop] [--starts 10] [--no-game]

It needs Xvfb and xdotool. Each start is somebody's first: timed are the painted board, and the dice that a press of
the space bar throws. The two programs start by turns, so that what else runs on the machine slows down both; what it
was worth meanwhile is told by an empty loop. Cold: the system has forgotten all files of the folder, though not its own
libraries. The game is one of Tapa against the computer, played to its end by xdotool.

Measured on Debian 12, on two cores shared with seven times as much other work, so that only proportions hold: frozen
0.80 times as long as from source, by 0.91 times the processor time (1.76 s, where the loop took 0.41 s); cold 1.02
times as long as warm. 95 MB before the first throw, 136 MB after the game. Later, with the computer's networks loaded
after the first board, beside half as much other work: 1.13 times as long, by 1.13 times the processor time (1.79 s, the
loop 0.16 s); cold 1.09 times as long as warm. On two quiet cores: 1.13 times as long, by 1.12 times the processor time
(0.57 s, the loop 0.06 s); cold 1.18 times as long as warm.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from yardstick.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], usage=str(__doc__)))
