"""One game after the other in a visible window, and what the process holds after each."""

from __future__ import annotations

import gc
import random
from collections import Counter
from dataclasses import dataclass
from mmap import PAGESIZE
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication

from tapa_desktop.app.session.session import Session
from tapa_desktop.game.events import Seat
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.ui.review.controls import TotalsView
from tests.app.driver import play_by_chance
from tests.ui.monkey.program import Program
from tests.ui.states import header

_LEVELS = ("beginner", "casual")
_SELF = Path("/proc/self")
_PONDERED = 0.05  # how often to wait for the deepest hint
_BEAT_MS = 5  # the longest wait for another thread


@dataclass(frozen=True)
class Holdings:
    """Resources of a process: threads, open files, widgets, Qt objects of the program's own classes, and memory."""

    threads: int
    handles: int
    widgets: Counter[str]
    objects: Counter[str]
    mb: float

    def more_than(self, before: Holdings) -> str:
        """What there is more of now, apart from memory, in words; empty if nothing."""
        numbers = {"threads": self.threads - before.threads, "handles": self.handles - before.handles}
        if self.widgets.total() > before.widgets.total():
            numbers |= self.widgets - before.widgets
        numbers |= self.objects - before.objects
        return ", ".join(f"{more} {name}" for name, more in numbers.items() if more > 0)


def holdings() -> Holdings:
    """The present holdings, after collecting garbage; only on Linux."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    own = Counter(type(one).__name__ for one in gc.get_objects() if _is_own(one))
    threads, handles = (len(list((_SELF / kind).iterdir())) for kind in ("task", "fd"))
    pages = int((_SELF / "statm").read_text().split()[1])
    # the review's totals keep the rows of the longest review
    counted = (one for one in QApplication.allWidgets() if not isinstance(one.parent(), TotalsView))
    widgets = Counter(type(one).__name__ for one in counted)
    return Holdings(threads, handles, widgets, own, pages * PAGESIZE / 2**20)


def _is_own(thing: object) -> bool:
    return issubclass(type(thing), QObject) and type(thing).__module__.startswith("tapa_desktop.")


class Marathon:
    """Plays whole matches of all kinds, some with a person, hints and a review, some between two computers."""

    def __init__(self, program: Program, seed: int, gives_up: float = 0.02) -> None:
        """`gives_up`: how often a person resigns before a roll."""
        self._program, self._chance, self._gives_up = program, random.Random(seed), gives_up
        self.games = 0
        self._heart = QTimer()
        self._heart.setInterval(_BEAT_MS)
        self._heart.start()

    @property
    def _session(self) -> Session:
        return self._program.session

    def play_game(self, *, with_coach: bool = False) -> None:
        """Play one more game; `with_coach`: with hints, and a review at the end."""
        self._program.window.commands.hint.setChecked(with_coach)
        if self._session.match.state.phase is Phase.MATCH_OVER or not self.games:
            self._begin()
        played = len(self._session.match.state.results)
        while len(self._session.match.state.results) == played:
            self._do_next()
            self._let_happen()
            if with_coach and self._chance.random() < _PONDERED:
                self._wait_for_hint()
        self.games += 1
        if with_coach:
            self._review()
        if self._session.player.may_begin_next:
            self._session.player.next_game()

    def rest(self) -> None:
        """Wait for all work in the background: while the history is written, its journal is an extra file."""
        self._program.window.features.history_service.list_games()  # opens the history, if nothing has
        while self._session.files._tasks or self._session.engine._tasks:
            self._wait()

    def _begin(self) -> None:
        chance = self._chance
        rule_set, target = list(RULE_SETS)[self.games % len(RULE_SETS)], chance.randint(1, 3)
        white = Seat() if chance.random() < 0.7 else Seat(_LEVELS[0])
        self._session.new_match(header(rule_set, white=white, black=Seat(_LEVELS[1]), target=target))
        self._let_happen()

    def _do_next(self) -> None:
        """Do the next action of a person, if it is their turn."""
        match, player = self._session.match, self._session.player
        if player.may_roll and self._chance.random() < self._gives_up:
            player.resign(match.state.side)
        elif player.may_begin_next or match.person_to_act is not None:
            play_by_chance(self._session, self._chance)

    def _review(self) -> None:
        window = self._program.window.features.windows.show_review(None)
        while window.controls.is_running:
            self._wait()
        window.close()

    def _wait_for_hint(self) -> None:
        """Wait until the coach is done; at once if nothing was asked."""
        while self._program.window.features.hint_controller._task.is_busy:
            self._wait()

    def _let_happen(self) -> None:
        for _ in range(2):
            QCoreApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if self._session.match._computer.is_thinking:
            self._wait()

    def _wait(self) -> None:
        """Wait for another thread, or for the next beat."""
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
