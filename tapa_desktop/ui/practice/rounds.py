"""Leads through a round of practice, and keeps its time."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from tapa_desktop.app.game_history.cards import Rounds
from tapa_desktop.coach.drill import PASSED
from tapa_desktop.coach.pack import RUN_S, PackPosition, Round, RoundKind, round_of

_TICK_MS: Final = 250


RoundWork = tuple[Round | None, Rounds | None, float]  # a round, the earlier results, the seconds left


class RoundPlayer(QObject):
    """The present round, if there is one. A new round first requests the results of earlier ones."""

    moved = Signal()  # a round has begun, gone on to its next position, or ended
    ticked = Signal()
    answered = Signal(str, int)  # the text of a position, and the grade of the answer from 0 to 5
    wanted = Signal(str, str)  # the name of a round and its results, perhaps empty; `receive` takes the earlier ones

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.clock = monotonic
        self.round: Round | None = None
        self.before: Rounds | None = None
        self.timer = QTimer(self)
        self.timer.setInterval(_TICK_MS)
        self.timer.timeout.connect(self._tick)
        self._request: tuple[RoundKind, str, Sequence[PackPosition]] | None = None
        self._until = 0.0  # by the clock

    @property
    def is_timed(self) -> bool:
        """Whether the clock runs."""
        return self.timer.isActive()

    @property
    def is_running(self) -> bool:
        """Whether there is a position to answer."""
        is_run = self.round is not None and self.round.kind is RoundKind.RUN
        return self.position is not None and (self.is_timed or not is_run)

    @property
    def position(self) -> PackPosition | None:
        """The position to answer, or the last one's successor when the time is up."""
        return None if self.round is None else self.round.position

    @property
    def left_s(self) -> float:
        """How many seconds are left of a run."""
        return max(0.0, self._until - self.clock())

    def work(self) -> RoundWork:
        """The round, and how far it is."""
        return self.round, self.before, self.left_s if self.is_timed else 0.0

    def take_up(self, work: RoundWork) -> None:
        """Continue the same round."""
        self.round, self.before, left_s = work
        self._run_for(left_s)

    def ask(self, kind: RoundKind, part: str, positions: Sequence[PackPosition]) -> None:
        """Begin a round through these positions as soon as the earlier results are known; `part` names them."""
        self._request = kind, f"{kind.value} {part}", positions
        self.wanted.emit(self._request[1], "")

    def receive(self, earlier: Rounds) -> None:
        """Take the earlier results, and begin the round that waits for them, or continue that of the day."""
        if self._request is None or self._request[1] != earlier.name:
            return
        kind, name, positions = self._request
        is_daily = kind is RoundKind.DAILY
        new = round_of(kind, name, positions, f"{name} {earlier.day}" if is_daily else str(self.clock()))
        self._request, self.before = None, earlier
        self.round = replace(new, results=earlier.today) if is_daily else new
        self._run_for(0.0 if is_daily else RUN_S)
        self.moved.emit()

    def answer(self, grade: int) -> None:
        """Take the answer to the present position, and go on to the next one."""
        position = self.position
        assert self.round is not None
        assert position is not None
        self.answered.emit(position.position, grade)
        self.round = self.round.after(is_right=grade >= PASSED)
        if self.round.name:
            self.wanted.emit(self.round.name, self.round.results)  # at once: the program may be killed
        if self.is_timed and (self.position is None or not self.left_s):
            self.stop()
        else:
            self.moved.emit()

    def begin_missed(self) -> None:
        """Begin a round through the positions that were missed in this one, which is over."""
        if self.round is not None:
            self.round = Round(RoundKind.MISSED, "", self.round.missed)
            self.moved.emit()

    def stop(self) -> None:
        """End the round where it is."""
        if self.round is not None:
            self.timer.stop()
            self.moved.emit()

    def clear(self) -> None:
        """Forget the round, and the requested one."""
        self.timer.stop()
        self.round = self._request = None

    def _run_for(self, seconds: float) -> None:
        self._until = self.clock() + seconds
        if seconds:
            self.timer.start()

    def _tick(self) -> None:
        if self.left_s:
            self.ticked.emit()
        else:
            self.stop()
