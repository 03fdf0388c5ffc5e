"""Play on in a match of a thousand games with the window shown: a game must cost no more than in a match just begun.

    python -m benchmarks.long_match [--games 1000] [--played 4] [--seed 1]

Two computers of the lowest level play without animation; each event is saved. Games with the same dice are played in
turn in a match that has so many games behind it, and in one that has none: seconds of the processor for 300 events.
Exits with status 1 if the long match costs more than 1.1 times as much.

Measured on two cores that others kept busy: 4.7 s in a match just begun, 4.4 s after 1,000 games and 197,000 events.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from random import Random
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtWidgets import QApplication

from tapa_desktop.app.background.thinker import learned_player
from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import Drafted, GameBegun, LogEvent, OpeningRolled, Played, Rolled, Seat
from tapa_desktop.game.history import History, HistoryBuilder, begin_history
from tapa_desktop.game.record import GameRules, Header
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.dice import roll_of
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.startup.program import make_application
from tests.app.desk import header
from tests.ui.monkey.program import Program
from tests.ui.room import QUIET

MOST = 1.1


def main() -> int:
    """Play. Return 1 if a game of the long match costs too much more."""
    asked = _arguments()
    long = _match_of(asked.games, asked.seed)
    print(f"{asked.games} games, {len(long.log)} events", flush=True)
    os.fsync = lambda fd: None  # noqa: ARG005 - never wait for the disk
    costs: dict[int, list[float]] = {0: [], asked.games: []}
    application = make_application()
    with TemporaryDirectory(ignore_cleanup_errors=True) as home:
        os.environ |= {"TAPA_DESKTOP_HOME": home, "HOME": home}
        for round_ in range(asked.played + 1):
            for games, history in ((0, begin_history(long.header)), (asked.games, long)):
                cost = _game(application, history, asked.seed + round_)
                if round_:
                    costs[games].append(cost)
    first, last = (sum(found) / len(found) for found in costs.values())
    print(
        f"a game: {first:.2f} s in a match just begun, {last:.2f} s after {asked.games} games; {last / first:.3f} times"
    )
    return int(last > MOST * first)


def _game(application: QApplication, history: History, seed: int) -> float:
    """The seconds of the processor for one game that goes on from that history."""
    program = Program(application, learned_player)
    session = program.session
    session.change_settings(QUIET)
    program.window.resize(program.window.minimumSize())
    _settle()
    session.store.begin(history)
    session.match.open(history, SeededDice(str(seed)), is_new=True)
    _settle()
    ended = len(history.state.results)
    begin = time.process_time()
    while len(session.match.state.results) == ended:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)
    _settle()
    cost, events = time.process_time() - begin, len(session.match.history.log) - len(history.log)
    program.end()
    return cost / events * 300


def _settle() -> None:
    for _ in range(20):
        QCoreApplication.processEvents()


def _match_of(games: int, seed: int) -> History:
    """A match of so many games by chance, each side having won half of them; the next game is about to begin."""
    rules = GameRules("tapa", {"next_begins": "opening roll"})
    begins = header(white=Seat("beginner"), black=Seat("beginner"), target=999)
    begins = Header(begins.format, begins.version, (rules,), begins.white, begins.black, 999, seed=begins.seed)
    won = [_won_by(side, begins, Random(seed)) for side in Side]
    builder = HistoryBuilder(begin_history(begins))
    for number in range(games):
        for event in won[number % 2]:
            builder.add(event)
        builder.add(GameBegun())
    return builder.history()


def _won_by(side: Side, begins: Header, chance: Random) -> list[LogEvent]:
    """A game by chance that this side wins, by one point."""
    while True:
        builder, events = HistoryBuilder(begin_history(begins)), list[LogEvent]()
        while builder.state.phase not in {Phase.GAME_OVER, Phase.MATCH_OVER}:
            events.append(_next_event(builder.state, chance))
            builder.add(events[-1])
        result = builder.state.result
        if result is not None and result.winner is side and result.points == 1:
            return events


def _next_event(state: GameState, chance: Random) -> LogEvent:
    """What happens next, by chance."""
    dice = chance.randint(1, 6), chance.randint(1, 6)
    if state.phase is Phase.OPENING:
        return OpeningRolled(*dice)
    if state.phase is Phase.TO_ROLL:
        return Rolled(*roll_of(*dice))
    draft = Draft.of(state)
    if draft is None:
        return GameBegun()
    while not draft.is_complete:
        draft = draft.add(chance.choice(draft.next_steps()))
        if state.seat.is_person:
            return Drafted(format_play(draft.steps))
    return Played(format_play(draft.steps))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Play on in a match of a thousand games.")
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--played", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
