"""A session without a window, with scripted dice and a computer that answers when it is asked to."""

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
    """Throws what the script says, whatever the throw; the end of the script is the end of the test."""

    def __init__(self, *throws: tuple[int, int]) -> None:
        self._throws = list(throws)

    def throw(self, _game: int, _number: int) -> tuple[int, int]:
        return self._throws.pop(0)


class StubThinker(Thinker):
    """Answers by chance that depends on the question alone; at once, or when it is asked to.

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
    """Reads a long match not before the gate is open."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.begun = threading.Semaphore(0)
        self.stopped = threading.Semaphore(0)

    def find(self, wanted: RequestedFile, check: Callable[[], object] = lambda: None) -> LoadedFile:
        self.begun.release()
        try:
            while reading.is_long(wanted.path) and not self.open.wait(0.001):
                check()
            return read_file(wanted, check)
        except Cancelled:
            self.stopped.release()
            raise


def answer_to(question: ComputerQuestion) -> ComputerAnswer:
    """A legal play by chance; or a double now and then, and more takes than drops."""
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


class Driver:
    """A session, and everything that it has said."""

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

    @property
    def state(self) -> GameState:
        return self.match.state

    @property
    def history(self) -> History:
        return self.match.history

    @property
    def file(self) -> Path:
        """The record of the match on the table."""
        path = self.archive.in_progress()
        assert path is not None
        return path

    def keep(self, data: bytes) -> Path:
        """A match that waits in the archive, as an earlier run has left it."""
        self.archive.matches.mkdir(parents=True, exist_ok=True)
        path = self.archive.matches / "long.tapa"
        path.write_bytes(data)
        return path

    def begin(self, rule_set: str = "tapa", white: Seat = PERSON, black: Seat = COMPUTER, target: int = 5) -> None:
        """Begin a match, and let happen what happens by itself."""
        self.session.new_match(header(rule_set, white, black, target))
        self.let_happen()

    def let_happen(self) -> None:
        """All that happens by itself, until a person has to do something."""
        seen = -1
        while seen != len(self.changes):
            seen = len(self.changes)
            for _ in range(4):  # the computer's answer comes by one queue, and going on by another
                QCoreApplication.processEvents()

    def do(self, *actions: Callable[[], object]) -> None:
        """Do one thing after the other, each when all before it has happened."""
        for action in actions:
            action()
            self.let_happen()

    def step(self, *texts: str) -> None:
        """Draft the steps that are written like this, one after the other."""
        for text in texts:
            (step,) = {step for step in self.match.draft.next_steps() if format_play((step,)) == text}
            self.player.add_steps((step,))
            self.let_happen()

    def give_up(self) -> None:
        """Throw until White may give the game up, and do so."""
        while not self.player.may_resign:
            self.do(self.player.roll)
        self.do(lambda: self.player.resign(Side.WHITE))

    def do_next(self, chance: random.Random) -> None:
        play_by_chance(self.session, chance)
        self.let_happen()


def play_by_chance(session: Session, chance: random.Random) -> None:
    """Do the next thing of a person who is asked for something."""
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
    """The header of a match as the dialog makes it, of one game or of several by their keys."""
    return Header(FORMAT, VERSION, tuple(map(GameRules, rule_set.split())), white, black, target)


Notify = Callable[[Notice], object]


def opened(store: MatchStore, path: Path, notify: Notify = lambda _: None) -> History | None:
    """The match in a file, which is the open one now; None when it cannot be opened."""
    opener = MatchOpener(store, notify)
    file = opener.request(path)
    return None if file is None else opener.open(read_file(file))


def resumed(store: MatchStore, notify: Notify = lambda _: None) -> History | None:
    """The match that was in progress, which is the open one now; None when there is none to go on with."""
    opener = MatchOpener(store, notify)
    file = opener.in_progress()
    return None if file is None else opener.open(read_file(file))
