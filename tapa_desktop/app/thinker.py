"""The one door to the other thread: the computer thinks there, and the window stays awake.

A question is frozen and carries a ticket; its answer comes back with the same one. A call-off is a `threading.Event`
that is set directly, since a queued signal would reach a thread that thinks only after it has thought.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event
from typing import Final

from PySide6.QtCore import QObject, Qt, QThread, Signal

from .answering import MakePlayer, answer_to, learned_player
from .levels import DEFAULT_LEVEL
from .networks import look_over_networks
from .notice import Notice
from .questions import Answer, Question

_log: Final = logging.getLogger(__name__)
_TURN_S: Final = 0.001  # seconds after which a thread that computes lets the others have Python; 5 ms are usual


LookOver = Callable[[], list[Notice]]  # what a player lacks


@dataclass(frozen=True, slots=True, eq=False)
class _Asked:
    """A question on its way, and whether it has been called off."""

    question: Question
    cancelled: Event = field(default_factory=Event)


class Thinker(QObject):
    """Answers one question at a time; a new one calls off the one before.

    Signals:
        answered: an `Answer` to the present question.
        failed: its ticket, and what went wrong.
        noticed: a `Notice` of something that the computer lacks, soon after the start.
    """

    answered = Signal(object)
    failed = Signal(int, str)
    noticed = Signal(object)
    _asked = Signal(object)

    def __init__(
        self,
        make_player: MakePlayer | None = None,
        look_over: LookOver = look_over_networks,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._present: _Asked | None = None
        self._thread = QThread(self)
        self._worker = _Worker(make_player or learned_player, look_over)
        self._worker.moveToThread(self._thread)
        self._thread.started.connect(self._worker.warm_up)
        self._asked.connect(self._worker.think, Qt.ConnectionType.QueuedConnection)
        self._worker.answered.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)
        self._worker.failed.connect(self._pass_on_failure, Qt.ConnectionType.QueuedConnection)
        self._worker.noticed.connect(self.noticed, Qt.ConnectionType.QueuedConnection)
        sys.setswitchinterval(min(_TURN_S, sys.getswitchinterval()))
        self._thread.start()

    def ask(self, question: Question) -> None:
        """Let the computer think about a question."""
        self.cancel()
        self._present = _Asked(question)
        self._asked.emit(self._present)

    def cancel(self) -> None:
        """Call the present question off: no answer to it will come."""
        if self._present is not None:
            self._present.cancelled.set()
        self._present = None

    def close(self) -> None:
        """Call everything off and wait for the thread to end: as long as a player needs to notice."""
        self.cancel()
        self._thread.quit()
        self._thread.wait()

    def _pass_on(self, answer: Answer) -> None:
        if self._is_present(answer.ticket):
            self._present = None
            self.answered.emit(answer)

    def _pass_on_failure(self, ticket: int, what: str) -> None:
        if self._is_present(ticket):
            self._present = None
            self.failed.emit(ticket, what)

    def _is_present(self, ticket: int) -> bool:
        return self._present is not None and self._present.question.ticket == ticket


class _Worker(QObject):
    """Lives in the other thread, and is one of the three doors at which exceptions end."""

    answered = Signal(object)
    failed = Signal(int, str)
    noticed = Signal(object)

    def __init__(self, make_player: MakePlayer, look_over: LookOver) -> None:
        super().__init__()
        self._make_player = make_player
        self._look_over = look_over

    def warm_up(self) -> None:
        """Load what a player needs before the first question comes, and tell what it lacks."""
        try:
            self._make_player(DEFAULT_LEVEL, 0)
            for notice in self._look_over():
                self.noticed.emit(notice)
        except Exception:  # noqa: BLE001 - the first question will meet it again, and tell the player
            _log.exception("the computer player cannot be loaded")

    def think(self, asked: _Asked) -> None:
        """Answer a question, unless it has been called off."""
        if asked.cancelled.is_set():
            return
        try:
            answer = answer_to(asked.question, self._make_player, asked.cancelled.is_set)
        except Exception as error:  # noqa: BLE001 - the door of this thread
            if not asked.cancelled.is_set():
                _log.exception("the computer player has failed at %s", asked.question)
                self.failed.emit(asked.question.ticket, f"{type(error).__name__}: {error}")
        else:
            self.answered.emit(answer)
