"""What the strongest level thinks of a position, found in a thread of its own, which begins when it is first asked.

As at the thinker's door, a question is frozen and carries a ticket, and a call-off is an event that is set directly.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from threading import Event
from typing import Final, Protocol

from PySide6.QtCore import QObject, Qt, QThread, Signal

from tapa_desktop.rules.dice import Roll, dice_of
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.playtext import format_play
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.positiontext import Placed
from tapa_desktop.rules.ruleset import RuleSet

MOST_PLAYS: Final = 5
_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Chances:
    """The chances of one side, from 0 to 1. They are cumulative: a mars is a win too. A draw counts as half a win."""

    win: float
    mars: float  # or a mother
    best: float  # the greatest win of the game, a triple or capote
    lose_mars: float
    lose_best: float


@dataclass(frozen=True, slots=True)
class RatedPlay:
    """A play as its text, and what it is worth in points to the side that makes it."""

    play: str
    equity: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a position is worth to the side to move before its roll, in points and without the cube.

    `plays` are the best with the roll that it has, the best first; none where it has none.
    """

    placed: Placed
    equity: float
    chances: Chances
    plays: tuple[RatedPlay, ...] = ()


class Verdict(Protocol):
    """What a judge says of a position."""

    @property
    def equity(self) -> float: ...  # noqa: D102 - a field

    @property
    def chances(self) -> Sequence[float]: ...  # noqa: D102 - a field


class Candidate(Protocol):
    """One of the best plays: the position that it leads to, seen by the side that makes it."""

    @property
    def position(self) -> Position: ...  # noqa: D102 - a field

    @property
    def equity(self) -> float: ...  # noqa: D102 - a field


class Judge(Protocol):
    """Whoever can judge. It asks `is_cancelled` often, and stops with an exception when it says yes."""

    def judge(self, rule_set: RuleSet, position: Position, is_cancelled: Callable[[], bool]) -> Verdict:
        """What a position is worth to the side to move, before its roll."""
        ...

    def candidates(
        self, rule_set: RuleSet, position: Position, roll: Roll, most: int, is_cancelled: Callable[[], bool]
    ) -> Sequence[Candidate]:
        """The best plays of a roll."""
        ...


MakeJudge = Callable[[], Judge]


@dataclass(frozen=True, slots=True, eq=False)
class _Asked:
    """A question on its way, and whether it has been called off."""

    ticket: int
    placed: Placed
    cancelled: Event = field(default_factory=Event)


class Analyst(QObject):
    """Judges one position at a time; a new one calls off the one before.

    Signals:
        analysed: the `Analysis` of the present position.
        failed: what went wrong with it.
    """

    analysed = Signal(object)
    failed = Signal(str)
    _asked = Signal(object)

    def __init__(self, make_judge: MakeJudge | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ticket = 0
        self._present: _Asked | None = None
        self._thread = QThread(self)
        self._worker = _Worker(make_judge or _strongest)
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.analyse, Qt.ConnectionType.QueuedConnection)
        self._worker.analysed.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)
        self._worker.failed.connect(self._pass_on_failure, Qt.ConnectionType.QueuedConnection)

    def ask(self, placed: Placed) -> None:
        """Judge a position without faults, in which the game is not over."""
        self.cancel()
        if not self._thread.isRunning():
            self._thread.start()
        self._ticket += 1
        self._present = _Asked(self._ticket, placed)
        self._asked.emit(self._present)

    def cancel(self) -> None:
        """Call the present question off: no answer to it will come."""
        if self._present is not None:
            self._present.cancelled.set()
        self._present = None

    def close(self) -> None:
        """Call everything off and wait for the thread to end, if it has ever begun."""
        self.cancel()
        self._thread.quit()
        self._thread.wait()

    def _pass_on(self, ticket: int, analysis: Analysis) -> None:
        if self._settles(ticket):
            self.analysed.emit(analysis)

    def _pass_on_failure(self, ticket: int, what: str) -> None:
        if self._settles(ticket):
            self.failed.emit(what)

    def _settles(self, ticket: int) -> bool:
        """Whether that ticket is the present one, which is settled with this."""
        is_present = self._present is not None and self._present.ticket == ticket
        if is_present:
            self._present = None
        return is_present


class _Worker(QObject):
    """Lives in the other thread. Its exceptions end here, as those of the thinker's worker do there."""

    analysed = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, make_judge: MakeJudge) -> None:
        super().__init__()
        self._make_judge = make_judge

    def analyse(self, asked: _Asked) -> None:
        """Judge a position, unless it has been called off."""
        if asked.cancelled.is_set():
            return
        try:
            analysis = _analysis(self._make_judge(), asked.placed, asked.cancelled.is_set)
        except Exception as error:  # noqa: BLE001 - the door of this thread
            if not asked.cancelled.is_set():
                _log.exception("the computer cannot judge %s", asked.placed)
                self.failed.emit(asked.ticket, f"{type(error).__name__}: {error}")
        else:
            self.analysed.emit(asked.ticket, analysis)


def _analysis(judge: Judge, placed: Placed, is_cancelled: Callable[[], bool]) -> Analysis:
    verdict = judge.judge(placed.rule_set, placed.position, is_cancelled)
    rated = _rated(judge, placed, placed.roll, is_cancelled) if placed.roll is not None else ()
    return Analysis(placed, verdict.equity, Chances(*verdict.chances), rated)


def _rated(judge: Judge, placed: Placed, roll: Roll, is_cancelled: Callable[[], bool]) -> tuple[RatedPlay, ...]:
    best = judge.candidates(placed.rule_set, placed.position, roll, MOST_PLAYS, is_cancelled)
    legal = plays(placed.rule_set, placed.position, dice_of(roll))
    return tuple(RatedPlay(format_play(legal[play.position]), play.equity) for play in best)


def _strongest() -> Judge:
    """The judge of the program. It brings NumPy with it, which is loaded only here, in the other thread."""
    from tapa_desktop.ai.levels import STRONGEST  # noqa: PLC0415
    from tapa_desktop.ai.player import Player  # noqa: PLC0415

    judge: Judge = Player(STRONGEST)
    return judge
