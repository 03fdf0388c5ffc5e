"""The window stays awake while the computer thinks as hard as it can."""

from __future__ import annotations

import time

from PySide6.QtCore import QEventLoop, Qt, QTimer

from tapa_desktop.app.background.thinker import Thinker
from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.app.settings import level_choices
from tapa_desktop.game.events import Played, Seat
from tests.ui.room import Enter, Room

MOST_MS = 35  # more than the window takes by itself, whatever the machine
TURNS = 4
TRIALS = 3  # a wait that the machine has caused with other work does not come each time; one of ours does


class Watch:
    """Notes the longest time between two ticks of a timer of 5 ms.

    Only time in which this program had a processor counts: what other programs take away says nothing about it.
    """

    def __init__(self) -> None:
        self.longest_ms = 0.0
        self._last = self._clocks()
        self._timer = QTimer(timerType=Qt.TimerType.PreciseTimer)
        self._timer.setInterval(5)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def _tick(self) -> None:
        now = self._clocks()
        self.longest_ms = max(self.longest_ms, 1000 * min(now[0] - self._last[0], now[1] - self._last[1]))
        self._last = now

    @staticmethod
    def _clocks() -> tuple[float, float]:
        return time.perf_counter(), time.process_time()


def test_event_loop_waits_for_the_strongest_level_hardly_longer_than_for_the_weakest(
    enter: Enter,
) -> None:
    room = enter(dice=SeededDice("awake"), thinker=Thinker())
    weakest, *_, strongest = (Seat(choice.key) for choice in level_choices())

    for_weakest, for_strongest = (waits_for(room, seat) for seat in (weakest, strongest))

    assert min(for_strongest) <= max(for_weakest) + MOST_MS, (for_weakest, for_strongest)


def waits_for(room: Room, seat: Seat) -> list[float]:
    """The longest waits while the computer plays itself, trial by trial: what the window itself takes is in it."""
    room.begin("plakoto", white=seat, black=seat)
    let_play(room, 10)
    return [longest_wait(room) for _ in range(TRIALS)]


def longest_wait(room: Room) -> float:
    """How long the event loop stood still at most during the next turns, in milliseconds."""
    watch = Watch()
    let_play(room, TURNS)
    return watch.longest_ms


def let_play(room: Room, turns: int) -> None:
    """Let the computer play so many turns against itself."""
    loop = QEventLoop()
    wanted = played(room) + turns

    def look() -> None:
        if played(room) >= wanted:
            loop.quit()

    room.match.state_changed.connect(look)
    loop.exec()
    room.match.state_changed.disconnect(look)


def played(room: Room) -> int:
    return sum(isinstance(event, Played) for event in room.history.standing)
