"""What the strongest level thinks of a position: asked here, found in another thread."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from tapa_desktop.app.analyst import Analyst
from tapa_desktop.app.judging import MOST_PLAYS, Analysis, RatedPlay
from tapa_desktop.coach.judging import Chances
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.position import Position, start_position
from tapa_desktop.rules.positiontext import Placed, parse_position
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tapa_desktop.rules.side import Side
from tests.positions import after

START = parse_position("tapa W15,22,B15 0/0/0 0/0/0 W -")
ROLLED = parse_position("tapa W15,22,B15 0/0/0 0/0/0 W 31")
OTHER = parse_position("plakoto W15,22,B15 0/0/0 0/0/0 B -")
PATIENCE_S = 20
CHANCES = (0.6, 0.2, 0.0, 0.1, 0.0)


@dataclass
class Said:
    equity: float
    chances: tuple[float, ...] = CHANCES
    position: Position = START.position


class CalledOffError(Exception):
    """What a judge stops with."""


@dataclass
class Judge:
    """Says what it has to say, in what thread it is told to, when it is told to."""

    gate: threading.Event | None = None
    began: threading.Event = field(default_factory=threading.Event)
    stopped: threading.Event = field(default_factory=threading.Event)
    threads: list[QThread] = field(default_factory=list)
    failure: Exception | None = None
    best: tuple[str, ...] = ("24/21 24/23", "24/21 21/20")

    def __call__(self) -> Judge:
        return self

    def judge(self, _rules: RuleSet, _position: Position, is_cancelled: Callable[[], bool]) -> Said:
        self.threads.append(QThread.currentThread())
        self.began.set()
        while self.gate is not None and not self.gate.wait(0.001):
            if is_cancelled():
                self.stopped.set()
                raise CalledOffError
        if self.failure is not None:
            raise self.failure
        return Said(0.3)

    def candidates(
        self, rule_set: RuleSet, position: Position, roll: Roll, most: int, _cancelled: Callable[[], bool]
    ) -> list[Said]:
        text = f"{roll[0]}{roll[1]}"
        return [
            Said(0.1 - rank, position=after(rule_set, position, text, play))
            for rank, play in enumerate(self.best[:most])
        ]


@pytest.fixture
def judge() -> Judge:
    return Judge()


@pytest.fixture
def analyst(qtbot: QtBot, judge: Judge) -> Iterator[Analyst]:
    del qtbot
    analyst = Analyst(judge)
    yield analyst
    analyst.close()


def asked(qtbot: QtBot, analyst: Analyst, placed: Placed, timeout: int = 5_000) -> Analysis:
    with qtbot.waitSignal(analyst.analysed, timeout=timeout) as heard:
        analyst.ask(placed)
    return heard.args[0]


def test_position_before_its_roll_is_judged_without_plays(qtbot: QtBot, analyst: Analyst) -> None:
    assert asked(qtbot, analyst, START) == Analysis(START, 0.3, Chances(*CHANCES))


def test_position_with_a_roll_is_judged_with_the_best_plays_first(qtbot: QtBot, analyst: Analyst) -> None:
    found = asked(qtbot, analyst, ROLLED)

    assert found.plays == (RatedPlay("24/21 24/23", 0.1), RatedPlay("24/21 21/20", -0.9))


def test_it_thinks_in_a_thread_of_its_own(qtbot: QtBot, analyst: Analyst, judge: Judge) -> None:
    asked(qtbot, analyst, START)

    assert judge.threads != [QThread.currentThread()]


def test_thread_begins_with_the_first_question(analyst: Analyst, qtbot: QtBot) -> None:
    thread = analyst.findChild(QThread)
    assert not thread.isRunning()

    asked(qtbot, analyst, START)

    assert thread.isRunning()


def test_one_that_was_never_asked_closes_at_once(judge: Judge) -> None:
    Analyst(judge).close()

    assert judge.threads == []


def test_a_new_position_calls_the_old_one_off(qtbot: QtBot, analyst: Analyst, judge: Judge) -> None:
    judge.gate = threading.Event()
    heard: list[Analysis] = []
    analyst.analysed.connect(heard.append)
    analyst.ask(START)
    assert judge.began.wait(PATIENCE_S)

    with qtbot.waitSignal(analyst.analysed):
        analyst.ask(OTHER)
        assert judge.stopped.wait(PATIENCE_S)
        judge.gate.set()

    assert [analysis.placed for analysis in heard] == [OTHER]


def test_what_was_called_off_before_its_turn_is_never_judged(qtbot: QtBot, analyst: Analyst, judge: Judge) -> None:
    judge.gate = threading.Event()
    analyst.ask(START)
    assert judge.began.wait(PATIENCE_S)

    with qtbot.waitSignal(analyst.analysed):
        for _ in range(30):
            analyst.ask(ROLLED)
        judge.gate.set()

    assert len(judge.threads) == 2


def test_an_answer_to_what_was_called_off_is_not_told(qtbot: QtBot, analyst: Analyst, judge: Judge) -> None:
    heard: list[Analysis] = []
    analyst.analysed.connect(heard.append)
    analyst.ask(START)
    assert judge.began.wait(PATIENCE_S)
    analyst.cancel()

    asked(qtbot, analyst, OTHER)

    assert [analysis.placed for analysis in heard] == [OTHER]


def test_a_judge_that_fails_is_told_with_its_reason(qtbot: QtBot, analyst: Analyst, judge: Judge) -> None:
    judge.failure = ValueError("no such thing")

    with qtbot.waitSignal(analyst.failed) as heard:
        analyst.ask(START)

    assert heard.args == ["ValueError: no such thing"]
    judge.failure = None
    assert asked(qtbot, analyst, START).equity == 0.3


def test_closing_waits_no_longer_than_the_judge_needs_to_notice(judge: Judge, qtbot: QtBot) -> None:
    del qtbot
    judge.gate = threading.Event()
    analyst = Analyst(judge)
    analyst.ask(START)
    assert judge.began.wait(PATIENCE_S)

    analyst.close()

    assert judge.stopped.is_set()


# The computer player itself


@pytest.fixture(scope="module")
def real(qapp: object) -> Iterator[Analyst]:
    del qapp
    analyst = Analyst()
    yield analyst
    analyst.close()


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=list(RULE_SETS))
def test_strongest_level_judges_every_game(qtbot: QtBot, real: Analyst, rule_set: RuleSet) -> None:
    rolled = Placed(rule_set, Side.BLACK, start_position(rule_set), (6, 3))

    found = asked(qtbot, real, rolled, timeout=60_000)

    assert found.placed == rolled
    assert 0.3 < found.chances.win < 0.7
    assert 1 <= len(found.plays) <= MOST_PLAYS
    assert [play.equity for play in found.plays] == sorted((play.equity for play in found.plays), reverse=True)
    assert all(" " in play.play for play in found.plays)


def test_a_won_game_is_won_and_its_last_play_ends_it(qtbot: QtBot, real: Analyst) -> None:
    race = parse_position("tapa 20,W1,1,B1,B1 0/0/14 0/0/13 W 31")

    found = asked(qtbot, real, race, timeout=60_000)

    assert found.chances.win == pytest.approx(1, abs=0.001)
    assert found.plays[0] == RatedPlay("4/1* 1/off", pytest.approx(1, abs=0.001))


def test_roll_without_a_play_is_a_pass(qtbot: QtBot, real: Analyst) -> None:
    closed = parse_position("tapa W15,4,B2,B2,16,B11 0/0/0 0/0/0 W 65")

    assert [play.play for play in asked(qtbot, real, closed, timeout=60_000).plays] == ["pass"]
