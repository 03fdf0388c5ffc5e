"""Whether a game in a long match costs no more than one in a match just begun: `python -m benchmarks.long_match`.

Two computers of the lowest level play in the window without animation; each event is saved. Games with the same dice
are played in turn in a match of 400,000 random events, which are about a thousand games, and in one that has just
begun: seconds of the processor for 300 events. Exits with status 1 if the long match costs more than 1.1 times as much.
"""

from __future__ import annotations

import sys
import time

from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtWidgets import QApplication

from benchmarks.start import application, home, parse_options
from tapa_desktop.app.background.thinker import learned_player
from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.game.events import Seat
from tapa_desktop.game.history import History, begin_history
from tests.game.matches import header, random_match
from tests.ui.app import QUIET
from tests.ui.monkey.program import Program

MOST = 1.1
GAMES = 2  # the first of which may have begun
LONGEST = 999  # points, to which such a match goes


def main() -> int:
    options = parse_options(__doc__, events=400_000, played=4, seed=1)
    begins = header(target=LONGEST, white=Seat("beginner"), black=Seat("beginner"))
    histories = begin_history(begins), random_match(begins, options.seed, most_events=options.events)
    print(f"{len(histories[1].state.results)} games, {len(histories[1].log)} events", flush=True)
    costs, program = (list[float](), list[float]()), application()
    for seed in range(options.seed, options.seed + options.played + 1):
        for cost, history in zip(costs, histories, strict=True):
            with home():
                cost.append(_game(program, history, seed))
    first, last = (sum(cost[1:]) / options.played for cost in costs)  # the first game of each fills tables
    print(f"300 events: {first:.2f} s in a match just begun, {last:.2f} s in the long one; {last / first:.3f} times")
    return int(last > MOST * first)


def _game(application: QApplication, history: History, seed: int) -> float:
    program = Program(application, learned_player)
    session = program.session
    session.change_settings(QUIET)
    program.window.resize(program.window.minimumSize())
    _settle()
    session.store.begin(history)
    session.match.open(history, SeededDice(str(seed)), is_new=True)
    _settle()
    begin, end = time.process_time(), len(history.state.results) + GAMES
    while len(session.match.state.results) < end:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)
    _settle()
    cost, events = time.process_time() - begin, len(session.match.history.log) - len(history.log)
    program.end()
    return cost / events * 300


def _settle() -> None:
    for _ in range(20):
        QCoreApplication.processEvents()


if __name__ == "__main__":
    sys.exit(main())
