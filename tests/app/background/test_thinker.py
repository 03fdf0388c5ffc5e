"""The computer as a background task: questions and answers, cancelling, failures and closing."""

from __future__ import annotations

import logging
import shutil
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import reduce
from pathlib import Path
from unittest.mock import Mock

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from tapa_desktop import resources
from tapa_desktop.ai.cube.cubeful import CubeState, Score
from tapa_desktop.ai.cube.decisions import CubeChoice
from tapa_desktop.ai.engine.games import CannotPlayError
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.app.background.thinker import (
    ComputerQuestion,
    CubeDecision,
    PlayAnswer,
    Thinker,
    answer_to,
    check_networks,
    computer_question_of,
    learned_player,
)
from tapa_desktop.app.notice import Notice, NoticeKind
from tapa_desktop.app.settings import DEFAULT_LEVEL
from tapa_desktop.cancelling import Cancelled
from tapa_desktop.coach.decision import PlayQuestion, RollQuestion, TakeQuestion, cube_state_of
from tapa_desktop.game.apply import apply
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import Doubled, OpeningRolled, Seat
from tapa_desktop.game.record import FileFault
from tapa_desktop.game.state import GameState, Result, begin, results_of
from tapa_desktop.resources import resource
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.outcome import How, Stage, network_of
from tapa_desktop.rules.position import Position, Side, start_position
from tapa_desktop.rules.position_text import Cube
from tapa_desktop.rules.ruleset import TAPA, TAPA_CUBE, TAWULA, RuleSet
from tapa_desktop.ui.text.notices import message_of
from tests.ai.engine.networks import forget
from tests.app.driver import COMPUTER, PERSON, Driver
from tests.cases import LEARNED, sentences
from tests.positions import after, position

START = start_position(TAPA)
PATIENCE_S = 300
SINGLE, SINGLE_PLAY = ((1, 1), position(TAPA, "24:W1 23:B2 5:W1")), "5/4 4/3 3/2 2/1"  # a roll with a single play


@dataclass
class Chosen:
    position: Position
    equity: float = 0.25


@dataclass
class Player:
    """Plays 24/21 24/23, in what thread it is told to, when it is told to."""

    chosen: Position = field(default_factory=lambda: after(TAPA, START, "31", "24/21 24/23"))
    gate: threading.Event | None = None
    began: threading.Event = field(default_factory=threading.Event)
    stopped: threading.Event = field(default_factory=threading.Event)
    threads: list[QThread] = field(default_factory=list)
    made: list[tuple[str, int]] = field(default_factory=list)

    def __call__(self, level: str, seed: int) -> Player:
        self.made.append((level, seed))
        return self

    def choose(
        self,
        _rules: RuleSet,
        _from: Position,
        _roll: Roll,
        is_cancelled: Callable[[], bool],
        _stage: Stage,
        **_: object,
    ) -> Chosen:
        self.threads.append(QThread.currentThread())
        self.began.set()
        while self.gate is not None and not self.gate.wait(0.001):
            if is_cancelled():
                self.stopped.set()
                raise Cancelled
        return Chosen(self.chosen)


@pytest.fixture
def player() -> Player:
    return Player()


@pytest.fixture
def thinker(qtbot: QtBot, player: Player) -> Iterator[Thinker]:
    del qtbot
    thinker = Thinker(player)
    yield thinker
    thinker.close()


def question(roll: Roll = (3, 1), where: Position = START) -> ComputerQuestion:
    return ComputerQuestion(PlayQuestion(TAPA, where, roll), Side.WHITE, "casual", 99)


def answer_of(qtbot: QtBot, thinker: Thinker, *position: object) -> PlayAnswer:
    with qtbot.waitSignal(thinker._thinking.answered) as signal:
        thinker.ask(question(*position))
    return signal.args[0]


def test_the_answer_is_a_play_found_in_another_thread_and_the_position_after_it(
    qtbot: QtBot, thinker: Thinker, player: Player
) -> None:
    answer = answer_of(qtbot, thinker)

    assert answer == PlayAnswer("24/21 24/23", player.chosen, 0.25)
    assert player.made == [(DEFAULT_LEVEL, 0), ("casual", 99)]
    assert player.threads != [QThread.currentThread()]


def test_what_is_needed_is_loaded_when_it_is_opened_and_not_before(
    qtbot: QtBot, thinker: Thinker, player: Player
) -> None:
    assert player.made == []
    thinker.open()
    qtbot.waitUntil(lambda: player.made == [(DEFAULT_LEVEL, 0)])


def test_closing_waits_for_the_thread(thinker: Thinker, player: Player) -> None:
    player.gate = threading.Event()
    thinker.ask(question())
    assert player.began.wait(PATIENCE_S)

    thinker.close()

    assert player.stopped.is_set()


def test_the_only_play_or_a_pass_is_answered_without_thinking(qtbot: QtBot, thinker: Thinker, player: Player) -> None:
    answer = answer_of(qtbot, thinker, *SINGLE)

    assert (answer.play, answer.equity) == (SINGLE_PLAY, None)
    assert answer_of(qtbot, thinker, (1, 1), position(TAPA, "24:W15 23:B2")).play == "pass"
    assert player.threads == []


@pytest.mark.parametrize(
    ("make_player", "why"),
    [
        (Mock(side_effect=FileNotFoundError("tapa.npz is missing")), "tapa.npz is missing"),
        (Player(chosen=START), "no legal play leads to "),
        (lambda _level, seed: learned_player("oracle", seed), "there is no level 'oracle'"),
    ],
    ids=["without its file", "chooses what is not legal", "of no level"],
)
def test_failure_of_the_player_is_emitted_with_its_reason(qtbot: QtBot, make_player: object, why: str) -> None:
    thinker = Thinker(make_player)
    with qtbot.waitSignal(thinker._thinking.failed) as signal:
        thinker.ask(question())
    thinker.close()

    assert str(signal.args[1]).startswith(why)


# The networks: at the start there is a notice for each missing file, and the other games go on


@pytest.fixture
def networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the folder of networks, from which the program reads them."""
    for folder in ("networks", "mothers", "pruning", "tables"):
        shutil.copytree(resource(folder), tmp_path / "copy" / folder)
    monkeypatch.setattr(resources, "_resources", lambda: tmp_path / "copy")
    forget()
    yield tmp_path / "copy" / "networks"
    forget()


def test_intact_files_give_no_notice() -> None:
    assert check_networks() == []


def test_each_file_that_cannot_be_used_is_named_once(networks: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    named = {network_of(rule_set) for rule_set in LEARNED.values()}
    for file in networks.iterdir():
        file.write_bytes(b"damaged")

    notices = check_networks()

    assert {notice.severity for notice in notices} == {"warning"}
    paths = sorted(message_of(notice).detail.partition(": ")[0] for notice in notices)
    assert paths == sorted(str(networks / f"{name}.npz") for name in named)
    assert {getattr(notice.error, "fault", None) for notice in notices} == {FileFault.UNUSABLE}
    assert "no network: " in caplog.text


def test_without_any_network_one_notice_lists_the_files(qtbot: QtBot, networks: Path) -> None:
    named = {network_of(rule_set) for rule_set in LEARNED.values()}
    for file in networks.iterdir():
        file.unlink()
    thinker, notices = Thinker(), list[Notice]()
    thinker.noticed.connect(notices.append)

    with qtbot.waitSignal(thinker.noticed):
        thinker.open()
    thinker.close()

    (message,) = map(message_of, notices)
    assert message.text == message_of(Notice("warning", NoticeKind.GAME_UNPLAYABLE)).text
    for name in named:
        assert sum(f"{name}.npz" in line for line in message.files) == 1
    assert not any(message.text in line for line in message.files)


def test_without_its_network_a_game_is_not_played_by_the_computer(qtbot: QtBot, networks: Path) -> None:
    (networks / "tapa.npz").unlink()
    thinker, notices = Thinker(), list[Notice]()
    thinker.noticed.connect(notices.append)

    with qtbot.waitSignal(thinker._thinking.failed) as signal:
        thinker.ask(ComputerQuestion(PlayQuestion(TAPA, start_position(TAPA), (3, 1)), Side.WHITE, "expert", 0))
    with qtbot.waitSignal(thinker._thinking.answered):
        thinker.ask(ComputerQuestion(PlayQuestion(TAWULA, start_position(TAWULA), (3, 1)), Side.WHITE, "expert", 0))
    thinker.close()

    (notice,) = notices
    assert "tapa.npz" in message_of(notice).detail
    assert isinstance(signal.args[1], CannotPlayError)


def test_notices_of_the_thinker_reach_the_session(driver: Driver) -> None:
    notice = Notice("warning", NoticeKind.COMPUTER_WEAKER, "networks/tapa.npz")

    driver.do(lambda: driver.thinker.noticed.emit(notice))

    assert driver.notices == [message_of(notice)]


# The question of a state, and the answer of a player


WHITE, BLACK = Side.WHITE, Side.BLACK
CHANCES = Probabilities(0.75, 0.5, 0.25, 0.125, 0.0625)


def to_roll(*games: tuple[Side, int], target: int = 7, white: Seat = COMPUTER, black: Seat = COMPUTER) -> GameState:
    """White is to roll in the next game after these results."""
    results = results_of(Result(winner, points, How.SINGLE) for winner, points in games)
    state = apply(begin(TAPA_CUBE, target, white, black), OpeningRolled(6, 1))
    return replace(state, results=results)


@sentences(
    "state",
    {
        "a person to roll": to_roll(white=PERSON),
        "a person who is offered a double": apply(to_roll(black=PERSON), Doubled()),
        "a computer while the cube is the other side's": replace(to_roll(), cube=Cube(2, BLACK)),
        "a computer in the Crawford game": to_roll((BLACK, 6)),
        "a computer that needs no more than a point": to_roll(target=1),
    },
)
def test_nothing_is_asked_about_the_cube(state: GameState) -> None:
    assert computer_question_of(state, None, 0) is None


def test_computer_is_asked_about_the_cube_with_its_own_level_and_the_view_of_the_side_that_may_double() -> None:
    rolling = to_roll(white=Seat("casual"))
    doubled = apply(replace(to_roll((WHITE, 2), white=PERSON, black=Seat("casual")), cube=Cube(2, WHITE)), Doubled())

    double, take = (computer_question_of(state, Draft.of(state), 99) for state in (rolling, doubled))

    cube = CubeState(1, is_mine=False, score=Score(7, 7))
    assert double == ComputerQuestion(RollQuestion(TAPA_CUBE, rolling.position, cube), WHITE, "casual", 99)
    cube = CubeState(2, is_mine=True, score=Score(5, 7))
    assert take == ComputerQuestion(TakeQuestion(TAPA_CUBE, doubled.position, cube), BLACK, "casual", 99)


class Decided:
    """A player that says yes or no to everything."""

    def __init__(self, *, is_yes: bool) -> None:
        self.is_yes = is_yes
        self.questions: list[tuple[str, object, object]] = []

    def __call__(self, level: str, seed: int) -> Decided:
        self.questions.append(("made", level, seed))
        return self

    def double(self, _rules: RuleSet, position: Position, cube: CubeState, _: Callable[[], bool]) -> CubeChoice:
        self.questions.append(("double", position, cube))
        return CubeChoice(self.is_yes, 0.5, None, CHANCES, "never")

    def take(self, _rules: RuleSet, position: Position, cube: CubeState, _: Callable[[], bool]) -> CubeChoice:
        self.questions.append(("take", position, cube))
        return CubeChoice(self.is_yes, -0.5, -0.4, CHANCES)


@pytest.mark.parametrize(
    ("events", "method", "is_yes", "decision"),
    [
        ((), "double", True, CubeDecision(WHITE, "double", 0.5, None, CHANCES, at_score="never")),
        ((), "double", False, CubeDecision(WHITE, "no double", 0.5, None, CHANCES, at_score="never")),
        ((Doubled(),), "take", True, CubeDecision(BLACK, "take", -0.5, -0.4, CHANCES)),
        ((Doubled(),), "take", False, CubeDecision(BLACK, "drop", -0.5, -0.4, CHANCES)),
    ],
)
def test_decision_about_the_cube_is_answered_with_what_it_rests_on(
    events: tuple[Doubled, ...], method: str, is_yes: bool, decision: CubeDecision
) -> None:
    player, state = Decided(is_yes=is_yes), reduce(apply, events, to_roll())
    question = computer_question_of(state, None, 99)
    assert question is not None

    answer = answer_to(question, player, lambda: False)

    assert answer == decision
    assert player.questions == [("made", "expert", 99), (method, state.position, cube_state_of(state))]
