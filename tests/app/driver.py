"""A session without a window, with scripted dice and a computer that answers on request."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal

from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.app.background.thinker import ComputerAnswer, ComputerQuestion, CubeDecision, PlayAnswer, Thinker
from tapa_desktop.app.notice import Notice
from tapa_desktop.app.session.dice import DiceSource, SeededDice
from tapa_desktop.app.session.match import MatchController
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.app.storage import reading
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.app.storage.loader import MatchOpener
from tapa_desktop.app.storage.match_store import MatchStore
from tapa_desktop.app.storage.reading import LoadedFile, RequestedFile, read_file
from tapa_desktop.cancelling import Cancelled
from tapa_desktop.coach.decision import Action, PlayQuestion, RollQuestion
from tapa_desktop.game.events import LogEvent, Seat
from tapa_desktop.game.history import History
from tapa_desktop.game.record import FORMAT, VERSION, GameRules, Header
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.text.notices import Message, message_of
from tests.game.matches import COMPUTER, PERSON

NOON = datetime(2026, 11, 20, 12, 0, 0)


class ScriptedDice:
    """Rolls the dice of the script in order; fails at its end."""

    def __init__(self, *throws: tuple[int, int]) -> None:
        self._throws = list(throws)

    def throw(self, _game: int, _number: int) -> tuple[int, int]:
        return self._throws.pop(0)


class StubThinker(Thinker):
    """Gives random answers that depend on the question alone; at once, or on request.

    `actions` are what it does about the cube, one after the other, where that is not left to chance.
    """

    _queued = Signal(object, object)

    def __init__(self, *, at_once: bool = True, actions: Iterable[Action] | None = None) -> None:
        super().__init__()
        self.at_once = at_once
        self.actions = None if actions is None else list(actions)
        self.questions: list[ComputerQuestion] = []
        self.is_closed = False
        self.present: ComputerQuestion | None = None
        self._queued.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)

    def ask(self, question: ComputerQuestion) -> None:
        self.questions.append(question)
        self.present = question
        if self.at_once:
            self._queued.emit(question, self._answer_to(question))

    def _pass_on(self, question: ComputerQuestion, answer: ComputerAnswer) -> None:
        if question is self.present:
            self.give(answer)

    def give(self, answer: ComputerAnswer) -> None:
        self._take_answer(answer)

    def fail(self, error: Exception) -> None:
        self._fail(self.questions[-1], error)

    def answer_now(self) -> None:
        assert self.present is not None
        self.give(self._answer_to(self.present))

    def cancel(self) -> None:
        self.present = None

    def close(self) -> None:
        self.cancel()
        super().close()
        self.is_closed = True

    def _answer_to(self, question: ComputerQuestion) -> ComputerAnswer:
        if isinstance(question.decision, PlayQuestion) or self.actions is None:
            return answer_to(question)
        return cube_decision(question.side, self.actions.pop(0))


class Gate:
    """Reads a long match once the gate is open."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.begun = threading.Semaphore(0)
        self.stopped = threading.Semaphore(0)

    def find(self, file: RequestedFile, check: Callable[[], object] = lambda: None) -> LoadedFile:
        self.begun.release()
        try:
            while reading.is_long(file.path) and not self.open.wait(0.001):
                check()
            return read_file(file, check)
        except Cancelled:
            self.stopped.release()
            raise


def answer_to(question: ComputerQuestion) -> ComputerAnswer:
    """A random legal play; or sometimes a double, and more takes than drops."""
    decision = question.decision
    chance = random.Random(str(decision.position))
    if isinstance(decision, PlayQuestion):
        legal = plays(decision.rule_set, decision.position, decision.dice)
        position, steps = chance.choice(list(legal.items()))
        return PlayAnswer(format_play(steps), position, 0.0)
    if isinstance(decision, RollQuestion):
        return cube_decision(question.side, "double" if chance.random() < 0.2 else "no double")
    return cube_decision(question.side, "take" if chance.random() < 0.7 else "drop")


def cube_decision(side: Side, action: Action) -> CubeDecision:
    """A decision about the cube with even chances."""
    return CubeDecision(side, action, 0.0, None, Probabilities(0.5, 0.2, 0.1, 0.2, 0.1))


class OpenMatch:
    """The open match of a session, as it is now."""

    archive: Archive
    match: MatchController

    @property
    def state(self) -> GameState:
        return self.match.state

    @property
    def history(self) -> History:
        return self.match.history

    @property
    def file(self) -> Path:
        """The record of the open match."""
        path = self.archive.in_progress()
        assert path is not None
        return path


class Driver(OpenMatch):
    """A session, with its changes and notices."""

    def __init__(
        self,
        folder: Path,
        *,
        dice: DiceSource | None = None,
        thinker: StubThinker | None = None,
        settings: Settings | None = None,
        settles: bool = True,
    ) -> None:
        self.archive = Archive(folder, lambda: NOON)
        self.thinker = thinker or StubThinker()
        self.session = Session(self.archive, self.thinker, settings or Settings(), lambda _: dice or SeededDice("7"))
        self.match, self.player = self.session.match, self.session.player
        self.changes: list[tuple[GameState | None, GameState, LogEvent | None]] = []
        self.notices: list[Message] = []
        self.session.noticed.connect(lambda notice: self.notices.append(message_of(notice)))
        self.match.state_changed.connect(lambda *change: self.changes.append(change))
        if settles:
            self.match.state_changed.connect(lambda *_: self.match.settled())

    def keep(self, data: bytes) -> Path:
        """Put a match into the archive, as an earlier run leaves it; returns its path."""
        self.archive.matches.mkdir(parents=True, exist_ok=True)
        path = self.archive.matches / "long.tapa"
        path.write_bytes(data)
        return path

    def begin(self, rule_set: str = "tapa", white: Seat = PERSON, black: Seat = COMPUTER, target: int = 5) -> None:
        """Begin a match, and run its automatic actions."""
        self.session.new_match(header(rule_set, white, black, target))
        self.let_happen()

    def let_happen(self) -> None:
        """Run the automatic actions, until a person has to act."""
        count = -1
        while count != len(self.changes):
            count = len(self.changes)
            for _ in range(4):  # the computer's answer uses one queue, and the next action another
                QCoreApplication.processEvents()

    def do(self, *actions: Callable[[], object]) -> None:
        """Do these actions, with the automatic actions after each."""
        for action in actions:
            action()
            self.let_happen()

    def step(self, *texts: str) -> None:
        """Draft these steps, one after the other."""
        for text in texts:
            (step,) = {step for step in self.match.draft.next_steps() if format_play((step,)) == text}
            self.player.add_steps((step,))
            self.let_happen()

    def give_up(self) -> None:
        """Roll until White may resign, and resign."""
        while not self.player.may_resign:
            self.do(self.player.roll)
        self.do(lambda: self.player.resign(Side.WHITE))

    def do_next(self, chance: random.Random) -> None:
        play_by_chance(self.session, chance)
        self.let_happen()


def play_by_chance(session: Session, chance: random.Random) -> None:
    """Do a random action of the person to act."""
    player = session.player
    if player.may_begin_next:
        player.next_game()
    elif player.may_answer:
        chance.choice([player.take, player.take, player.drop])()
    elif player.may_double and chance.random() < 0.2:
        player.double()
    elif player.may_roll:
        player.roll()
    elif player.may_finish:
        player.finish_turn()
    else:
        targets = chance.choice(list(session.match.draft.targets().values()))
        player.add_steps(chance.choice(list(targets.values())))


def header(rule_set: str = "tapa", white: Seat = PERSON, black: Seat = COMPUTER, target: int = 5) -> Header:
    """The header of a new match, of one game or of several by their keys."""
    return Header(FORMAT, VERSION, tuple(map(GameRules, rule_set.split())), white, black, target)


Notify = Callable[[Notice], object]


def opened(store: MatchStore, path: Path, notify: Notify = lambda _: None) -> History | None:
    """Open the match in a file; None if it cannot be opened."""
    opener = MatchOpener(store, notify)
    file = opener.request(path)
    return None if file is None else opener.open(read_file(file))


def resumed(store: MatchStore, notify: Notify = lambda _: None) -> History | None:
    """Open the match that was in progress; None if there is none to resume."""
    opener = MatchOpener(store, notify)
    file = opener.in_progress()
    return None if file is None else opener.open(read_file(file))
