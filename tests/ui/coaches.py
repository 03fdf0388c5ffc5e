"""A coach for tests of the window: it gives the answers of the test, when the test lets it."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar

from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.cancelling import Cancelled, IsCancelled
from tapa_desktop.coach.candidates import DEEPEST, Candidate
from tapa_desktop.coach.decision import DecisionQuestion, PlayQuestion
from tapa_desktop.coach.hint import EXPLAINED, Deeper, Hint, OutlookHint, PlayHint, reasons_of
from tapa_desktop.rules.dice import dice_of
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.ui.main.window import MainWindow

CHANCES = Probabilities(0.6, 0.25, 0.0, 0.1, 0.0)


def candidate(question: PlayQuestion, play: str, equity: float, best: float, plies: int = 1) -> Candidate:
    """A play with its equity."""
    legal = plays(question.rule_set, question.position, dice_of(question.roll))
    (position,) = (position for position, steps in legal.items() if format_play(steps) == play)
    return Candidate(play, position, equity, CHANCES, best - equity, plies)


def rated(play: str, equity: float) -> Candidate:
    """A play of which only the equity matters."""
    return Candidate(play, start_position(TAPA), equity, CHANCES, 0.0, 0)


def hint_of(question: PlayQuestion, plies: int = 0, *, reverse: bool = False) -> PlayHint:
    """All plays in the order of the rules, or reversed, each 0.05 worse than the last."""
    legal = plays(question.rule_set, question.position, dice_of(question.roll))
    listed = list(legal.items())[:: -1 if reverse else 1]
    candidates = tuple(
        Candidate(format_play(steps), position, -0.05 * rank, CHANCES, 0.05 * rank, plies)
        for rank, (position, steps) in enumerate(listed)
    )
    reasons = (
        tuple(reasons_of(question, candidate, candidates) for candidate in candidates[:EXPLAINED]) if plies else ()
    )
    return PlayHint(question, candidates, plies, reasons, is_last=plies == DEEPEST)


def pass_gate(gate: threading.Semaphore, is_cancelled: IsCancelled) -> None:
    """Wait until the gate is released.

    Raises:
        Cancelled: when `is_cancelled` returns True.
    """
    while not gate.acquire(timeout=0.001):
        if is_cancelled():
            raise Cancelled


@dataclass
class Worker:
    """Work in the background: it gives the first answers at once, and each other one when `gate` is released."""

    AT_ONCE: ClassVar = 1
    gate: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))
    questions: list[Any] = field(default_factory=list)
    stopped: threading.Event = field(default_factory=threading.Event)
    failure: Exception | None = None

    def __call__(self, question: Any, is_cancelled: IsCancelled) -> Iterator[Any]:
        self.questions.append(question)
        if self.failure is not None:
            raise self.failure
        try:
            for at, answer in enumerate(self.answers(question, is_cancelled)):
                if at >= self.AT_ONCE:
                    pass_gate(self.gate, is_cancelled)
                yield answer
        except (Cancelled, GeneratorExit):  # GeneratorExit: cancelled between two answers
            self.stopped.set()
            raise

    def answers(self, question: Any, is_cancelled: IsCancelled) -> Iterable[Any]:
        raise NotImplementedError


@dataclass
class Coach(Worker):
    """Searches deeper with each answer."""

    reverse: bool = False  # whether the deepest search reverses the order

    def answers(self, question: DecisionQuestion | Deeper, _is_cancelled: IsCancelled) -> Iterable[Hint]:
        question = question.question if isinstance(question, Deeper) else question
        return (self._hint(question, plies) for plies in range(DEEPEST + 1))

    def _hint(self, question: DecisionQuestion, plies: int) -> Hint:
        if isinstance(question, PlayQuestion):
            return hint_of(question, plies, reverse=self.reverse and plies == DEEPEST)
        return OutlookHint(question, 0.1, CHANCES, None, plies, is_last=plies == DEEPEST)


def has_judged(window: MainWindow) -> bool:
    """Whether the tutor has judged the present decision."""
    tutor = window.features.tutor_controller.tutor
    return bool(tutor._judgement)
