"""Play whole games in one process with the window shown: its use of resources must not grow.

    python -m benchmarks.long_run [--games 1000] [--seed 1]

Plays matches of all rule sets and lengths, against the computer and between two computer players, with hints and
reviews from time to time, without animation. Compared with the state after 100 games, memory may have grown by 5 MB,
and the numbers of threads, files, widgets and Qt objects of the program not at all. Exits with status 1 if a limit is
exceeded. The short form is in tests/ui.

300 games with seed 5 on two busy cores: 149.6 MB after 10, 156.1 after 50, 161.6 after 80, 100 and 200, 163.1 after
300; 6 threads, 12 handles, 210 widgets and 124 objects each time. A rule set's tables come with its first hint and
review, so nothing is compared before game 100. The C library keeps no more than 7 MB of freed memory: no trimming.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tapa_desktop.app.background.thinker import learned_player
from tapa_desktop.ui.startup.program import make_application
from tests.ui.monkey.marathon import Holdings, Marathon, holdings
from tests.ui.monkey.monkey import Ears
from tests.ui.monkey.program import Program
from tests.ui.room import QUIET

FIRST = 100  # games, after which every rule set has had hints and a review
COACHED = 7  # one game in this many has hints and a review, so that each rule set soon has had them
GIVES_UP = 0.05  # the probability that a person resigns before a roll
MOST_MB = 5.0


def main() -> int:
    """Play. Return 1 if anything has grown."""
    asked = _arguments()
    application = make_application()
    os.fsync = lambda fd: None  # noqa: ARG005 - never wait for the disk
    with TemporaryDirectory(ignore_cleanup_errors=True) as home, Ears() as ears:
        os.environ |= {"TAPA_DESKTOP_HOME": home, "HOME": home}
        program = Program(application, learned_player)
        program.session.change_settings(QUIET)
        program.window.resize(program.window.minimumSize())  # a small window is painted quickly
        marathon, first = Marathon(program, asked.seed, GIVES_UP), holdings()
        began = time.monotonic()
        while marathon.games < asked.games:
            marathon.play_game(with_coach=marathon.games % COACHED == 0)
            marathon.rest()
            if marathon.games == asked.first:
                first = holdings()
            if marathon.games % asked.first == 0:
                _tell(marathon.games, holdings(), time.monotonic() - began)
        last = holdings()
        program.end()
    grown = last.more_than(first)
    print(f"memory {last.mb - first.mb:+.1f} MB; more than after {asked.first} games: {grown or 'nothing'}")
    for heard in ears.heard:
        print(heard)
    return 1 if grown or ears.heard or last.mb - first.mb > MOST_MB else 0


def _tell(games: int, held: Holdings, seconds: float) -> None:
    own = sum(held.objects.values())
    print(
        f"{games} games, {seconds:.0f} s: {held.mb:.1f} MB, {held.threads} threads, {held.handles} handles,"
        f" {held.widgets.total()} widgets, {own} objects",
        flush=True,
    )


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Play whole games in one process.")
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--first", type=int, default=FIRST, help="games after which all that is compared is noted")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
