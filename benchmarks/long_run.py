"""Play whole games in one process, whose use of resources must not grow: `python -m benchmarks.long_run`.

Plays matches of all rule sets and lengths, against the computer and between two computer players, with hints and
reviews from time to time, without animation. Compared with the state after 100 games, when each rule set has had hints
and a review, memory may have grown by 5 MB, and threads, files, widgets and Qt objects of the program not at all. Exits
with status 1 if a limit is exceeded. The short form is in tests/ui.
"""

from __future__ import annotations

import sys
import time

from benchmarks.start import application, home, parse_options
from tapa_desktop.app.background.thinker import learned_player
from tests.ui.app import QUIET
from tests.ui.monkey.marathon import Marathon, holdings
from tests.ui.monkey.monkey import ErrorCollector
from tests.ui.monkey.program import Program

COACHED = 7  # one game in this many has hints and a review, so that each rule set soon has had them
GIVES_UP = 0.05  # the probability that a person resigns before a roll
MOST_MB = 5.0


def main() -> int:
    options = parse_options(__doc__, games=1000, first=100, seed=1)
    if not 0 < options.first < options.games:
        options.refuse("--first must be more than 0 and less than --games")
    with home(), ErrorCollector() as log:
        program = Program(application(), learned_player)
        program.session.change_settings(QUIET)
        program.window.resize(program.window.minimumSize())  # a small window is painted quickly
        marathon, first, began = Marathon(program, options.seed, GIVES_UP), holdings(), time.monotonic()
        while marathon.games < options.games:
            marathon.play_game(with_coach=marathon.games % COACHED == 0)
            marathon.rest()
            if marathon.games % options.first == 0:
                now = holdings()
                first = now if marathon.games == options.first else first
                seconds = time.monotonic() - began
                print(
                    f"{marathon.games} games, {seconds:.0f} s: {now.mb:.1f} MB, {now.threads} threads, "
                    f"{now.handles} handles, {now.widgets.total()} widgets, {now.objects.total()} objects",
                    flush=True,
                )
        last = holdings()
        program.end()
    growth, more = last.more_than(first), last.mb - first.mb
    print(f"memory {more:+.1f} MB; more than after {options.first} games: {growth or 'nothing'}", *log.errors, sep="\n")
    return int(bool(growth or log.errors) or more > MOST_MB)


if __name__ == "__main__":
    sys.exit(main())
