"""Try the packages as a person would, in fresh minimal Debian systems. For root, on Debian with mmdebstrap.

    .venv/bin/python packaging/clean_rooms.py FILE.deb FILE.tar.xz [--suite bookworm|trixie]
    .venv/bin/python packaging/clean_rooms.py --roots

There the program is opened by an unprivileged user on a virtual screen and driven by xdotool: a new game, a roll, a
step by drag and its undo, a whole turn, the end of the program, and a turn after another start. What has happened is
read from the match's record. Pictures of the screen go to build/rooms, where the fresh systems are kept as well.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from rooms.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], usage=str(__doc__)))
