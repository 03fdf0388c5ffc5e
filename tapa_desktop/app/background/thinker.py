"""The computer's thinking, in the engine's thread, which loads the player's files before the first question.

Answering a question needs no Qt, and the engine is not imported before the thread starts. The files that the players
need are checked once; there is a notice for each that cannot be used. A decision about the cube can be worked out
again, because a record holds what the computer has done, but not why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from tapa_desktop.ai.cube.cubeful import AtScore
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.app.notice import Notice, NoticeKind, log_notice
from tapa_desktop.app.session.dice import error_seed
from tapa_desktop.app.settings import DEFAULT_LEVEL
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.coach.decision import Action, DecisionQuestion, PlayQuestion, RollQuestion, question_of
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import FRIEND, Doubled, Dropped, GameBegun, MatchEvent, Rolled, Taken
from tapa_desktop.game.history import History
from tapa_desktop.game.record import FileFault
from tapa_desktop.game.state import GameState
from tapa_desktop.resources import resource
from tapa_desktop.rules.fault import FaultError
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Position, Side

from .task import BackgroundTask, Priority, Worker

if TYPE_CHECKING:
    from tapa_desktop.ai.cube.decisions import CubeChoice
    from tapa_desktop.ai.player import Player

MakePlayer = Callable[[str, int], "Player"]  # takes the key of a level and the seed of its errors
CheckFiles = Callable[[], list[Notice]]  # notices about missing or unusable files


class ComputerQuestion(Struct, frozen=True):
    """A decision of the computer, which plays `side`."""

    decision: DecisionQuestion
    side: Side
    level: str
    seed: int  # of the errors that a weak level makes


class PlayAnswer(Struct, frozen=True):
    """A play, which `apply` must still accept, the position after it, and its equity in points; None if forced."""

    play: str
    position: Position
    equity: float | None = None


class CubeDecision(Struct, frozen=True):
    """A cube decision, from the view of the side that made it; equities in points, without the cube and the score."""

    side: Side
    action: Action
    equity: float
    turning_equity: float | None  # nearest equity that would change the decision; None if hardly any would
    probabilities: Probabilities
    at_score: AtScore | None = None  # why no equity would change it, if that is because of the score

    @property
    def event(self) -> MatchEvent | None:
        """The event that this decision causes; None if the side rolls instead."""
        return _EVENTS.get(self.action)


_EVENTS: Final[Mapping[Action, MatchEvent]] = {"double": Doubled(), "take": Taken(), "drop": Dropped()}

ComputerAnswer = PlayAnswer | CubeDecision


def computer_question_of(state: GameState, draft: Draft | None, seed: int) -> ComputerQuestion | None:
    """The decision of the computer in this state; None if it has no choice, or a person has to act."""
    decision = question_of(state)
    match decision:
        case PlayQuestion():
            has_choice = draft is not None and not draft.must_pass
        case RollQuestion(cube=cube):
            has_choice = cube is not None
        case _:
            has_choice = decision is not None
    if state.seat.level in {None, FRIEND} or decision is None or not has_choice:
        return None
    return ComputerQuestion(decision, state.actor, state.seat.level, seed)


def learned_player(key: str, seed: int) -> Player:
    """The program's own player; its modules are imported here, in the other thread. `ValueError`: no such level."""
    from tapa_desktop.ai.levels import level_named  # noqa: PLC0415
    from tapa_desktop.ai.player import Player  # noqa: PLC0415

    level = level_named(key)
    if level is None:
        raise ValueError(f"there is no level {key!r}")
    return Player(level, seed)


def check_networks() -> list[Notice]:
    """Load the files of the computer player for all games; returns a notice for each that cannot be used.

    Without its network a game can be played between people only; without one of the other files the computer is
    slower or less exact. The notice names the file.
    """
    from tapa_desktop.ai.cube.match_equity import WIN_SHARES, WinSharesError, win_shares  # noqa: PLC0415
    from tapa_desktop.ai.engine.games import faults  # noqa: PLC0415

    notices = [_notice(one.path, one.error, is_vital=one.is_vital) for one in faults()]
    try:
        win_shares()
    except OSError as error:
        notices.append(_notice(None, error))
    except WinSharesError as error:
        notices.append(_notice(resource(*WIN_SHARES), error))
    return notices


def _summaries(notices: Sequence[Notice]) -> Iterator[Notice]:
    for kind in dict.fromkeys(notice.kind for notice in notices):
        alike = tuple(notice for notice in notices if notice.kind is kind)
        yield alike[0] if len(alike) == 1 else Notice(alike[0].severity, kind, about=alike)


def answer_to(question: ComputerQuestion, make_player: MakePlayer, is_cancelled: IsCancelled) -> ComputerAnswer:
    """Answer a question with a player made for it; `ValueError` if that has chosen an illegal play."""
    decision = question.decision
    if isinstance(decision, PlayQuestion):
        return _play(question, decision, make_player, is_cancelled)
    player = make_player(question.level, question.seed)
    assert decision.cube is not None
    arguments = decision.rule_set, decision.position, decision.cube, is_cancelled
    if isinstance(decision, RollQuestion):
        doubling = player.double(*arguments)
        return _decision(question.side, "double" if doubling.is_yes else "no double", doubling)
    taking = player.take(*arguments)
    return _decision(question.side, "take" if taking.is_yes else "drop", taking)


def _play(
    question: ComputerQuestion, decision: PlayQuestion, make_player: MakePlayer, is_cancelled: IsCancelled
) -> PlayAnswer:
    """Let the player choose among the legal plays; to find them takes time after a double, so this thread does it."""
    legal = plays(decision.rule_set, decision.position, decision.dice)
    if len(legal) == 1:
        ((only, steps),) = legal.items()
        return PlayAnswer(format_play(steps), only)
    player = make_player(question.level, question.seed)
    arguments = decision.rule_set, decision.position, decision.roll
    choice = player.choose(*arguments, is_cancelled, decision.stage, standing=decision.standing)
    if choice.position not in legal:
        raise ValueError(f"no legal play leads to {choice.position}")
    return PlayAnswer(format_play(legal[choice.position]), choice.position, choice.equity)


def _decision(side: Side, action: Action, choice: CubeChoice) -> CubeDecision:
    return CubeDecision(side, action, choice.equity, choice.turning_equity, choice.probabilities, choice.at_score)


def _notice(path: Path | None, error: Exception, *, is_vital: bool = False) -> Notice:
    """The notice about a file; if `path` is None, the error names it. The technical reason goes to the log."""
    cause = error if isinstance(error, OSError) else FaultError(FileFault.UNUSABLE, detail=str(error))
    kind = NoticeKind.GAME_UNPLAYABLE if is_vital else NoticeKind.COMPUTER_WEAKER
    notice = Notice("warning", kind, path, cause)
    log_notice(notice)
    return notice


_DECISIONS: Final = (Doubled, Taken, Dropped, Rolled)  # a roll may follow a decision not to double


class Thinker(QObject):
    """Thinks for the computer about the present state, and stops as soon as the state changes.

    It owns the engine, the worker for all coaching.
    """

    thinking_changed = Signal(bool)
    answered = Signal()  # `answer` holds what the computer does
    failed = Signal(object)  # the exception; the computer is not asked again until the state changes
    recalled = Signal()  # the computer's last decision about the cube is known again
    noticed = Signal(object)  # a `Notice` about a file that cannot be used, soon after `open`

    def __init__(self, make_player: MakePlayer = learned_player, check_files: CheckFiles = check_networks) -> None:
        super().__init__()
        self._make_player, self._check_files = make_player, check_files
        self.engine = Worker("engine", self)
        self.answer: ComputerAnswer | None = None
        self.is_thinking = self._is_open = False
        # The decisions about the cube in this match, also undone ones, with their states; by the events before.
        self._decisions: dict[int, tuple[GameState, CubeDecision]] = {}
        self._recalled_at: tuple[int, GameState] | None = None  # of the decision that is worked out again
        self._loading = BackgroundTask(self._load, self.engine, Priority.COMPUTER, self)
        self._thinking = BackgroundTask(self._think, self.engine, Priority.COMPUTER, self)
        self._loading.answered.connect(self.noticed)
        self._thinking.answered.connect(self._take_answer)
        self._thinking.failed.connect(self._fail)

    def open(self) -> None:
        """Load the player's files, unless that has begun. The first question does so too."""
        if not self._is_open:
            self._is_open = True
            self._loading.ask(None)

    def ask(self, question: ComputerQuestion) -> None:
        """Begin to work on a question; a new one cancels the one before."""
        self.open()
        self._thinking.ask(question)

    def cancel(self) -> None:
        """Cancel the present question: no answer to it will come."""
        self._thinking.cancel()

    def forget(self) -> None:
        """Forget all decisions about the cube: another match is opened."""
        self._decisions = {}

    def keep(self, history: History, decision: CubeDecision) -> None:
        """Keep a decision that the computer makes in the present state of this history, before its event happens."""
        self._decisions[len(history.active_events)] = history.state, decision

    def latest_decision(self, history: History) -> CubeDecision | None:
        """The last decision about the cube in the present game that is still in force; None if there is none."""
        now = history.state
        game = len(now.results) - (now.result is not None)
        for index in sorted(self._decisions, reverse=True):
            state, decision = self._decisions[index]
            if len(state.results) == game and _is_in_force(history, index, state, decision):
                return decision
        return None

    def consider(self, history: History, draft: Draft | None) -> None:
        """Start thinking if the computer has a choice in the present state; cancel all other thinking."""
        self.cancel()
        self.answer = self._recalled_at = None
        question = computer_question_of(history.state, draft, error_seed(history.header))
        if question is not None:
            self.ask(question)
        self._set_thinking(question is not None)

    def stop(self) -> None:
        """Stop thinking, until `consider` or `recall` is called."""
        self.cancel()
        self.answer = self._recalled_at = None
        self._set_thinking(False)

    def recall(self, history: History) -> None:
        """Work out the reasons for the computer's last decision about the cube, unless it is already thinking."""
        last = _last_decision(history)
        if last is not None and not self.is_thinking:
            index, question = last
            self._recalled_at = index, history.states[index]
            self.ask(question)

    def close(self) -> None:
        """Close the engine: cancel all questions to it, and wait until their work notices."""
        self.engine.close()
        self._set_thinking(False)

    def _think(self, question: ComputerQuestion, is_cancelled: IsCancelled) -> Iterator[ComputerAnswer]:
        yield answer_to(question, self._make_player, is_cancelled)

    def _load(self, _question: None, _is_cancelled: IsCancelled) -> Iterable[Notice]:
        self._make_player(DEFAULT_LEVEL, 0)
        return _summaries(self._check_files())

    def _take_answer(self, answer: ComputerAnswer) -> None:
        if self.is_thinking:
            self.answer = answer
            self._set_thinking(False)
            self.answered.emit()
        elif isinstance(answer, CubeDecision) and self._recalled_at is not None:
            index, state = self._recalled_at
            self._decisions[index] = state, answer
            self.recalled.emit()

    def _fail(self, _question: ComputerQuestion, error: Exception) -> None:
        if self.is_thinking:
            self._set_thinking(False)
            self.failed.emit(error)

    def _set_thinking(self, is_thinking: bool) -> None:
        if is_thinking is not self.is_thinking:
            self.is_thinking = is_thinking
            self.thinking_changed.emit(is_thinking)


def _last_decision(history: History) -> tuple[int, ComputerQuestion] | None:
    """The events before the last decision about the cube in this game, if a computer made it; and its question."""
    for index in range(len(history.active_events) - 1, -1, -1):
        event = history.active_events[index]
        if isinstance(event, GameBegun):
            break
        if isinstance(event, _DECISIONS):
            question = computer_question_of(history.states[index], None, error_seed(history.header))
            if question is not None and not isinstance(question.decision, PlayQuestion):
                return index, question
    return None


def _is_in_force(history: History, index: int, state: GameState, decision: CubeDecision) -> bool:
    if index >= len(history.active_events) or history.states[index] != state:
        return False
    event = history.active_events[index]
    return isinstance(event, Rolled) if decision.event is None else event == decision.event
