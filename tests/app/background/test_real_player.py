"""The computer player itself behind the door to the other thread."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEventLoop, QTimer
from pytestqt.qtbot import QtBot

from tapa_desktop.ai.cube.cubeful import CubeState, Score
from tapa_desktop.app.background.thinker import ComputerQuestion, Thinker
from tapa_desktop.app.notice import Notice
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import level_choices
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.coach.decision import PlayQuestion, RollQuestion, TakeQuestion
from tapa_desktop.game.events import Doubled, Dropped, GameBegun, Seat, Taken
from tapa_desktop.game.record import Header
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.play_text import find_play
from tapa_desktop.rules.plays import Turn
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import PLAKOTO, RULE_SETS, TAPA_CUBE
from tests.app.desk import header
from tests.game.matches import read_whole
from tests.positions import position

PATIENCE_MS = 60_000


@pytest.fixture(scope="module")
def thinker(qapp: object) -> Iterator[Thinker]:
    del qapp
    thinker = Thinker()
    yield thinker
    thinker.close()


@pytest.mark.parametrize("level", [choice.key for choice in level_choices()])
def test_each_level_answers_with_a_legal_play(qtbot: QtBot, thinker: Thinker, level: str) -> None:
    where = position(PLAKOTO, "24:W5 20:W2 17:bW1 13:W3 9:B2 6:W4 3:B7 1:B5")

    with qtbot.waitSignal(thinker.answered) as heard:
        thinker.ask(ComputerQuestion(PlayQuestion(PLAKOTO, where, (3, 3)), Side.WHITE, level, 2**64 - 1))

    answer = heard.args[0]
    assert find_play(Turn(PLAKOTO, where, (3, 3, 3, 3)), answer.play)
    assert answer.equity is not None


def test_unknown_level_is_reported(qtbot: QtBot, thinker: Thinker) -> None:
    where = position(PLAKOTO, "24:W15 1:B15")

    with qtbot.waitSignal(thinker.failed) as heard:
        thinker.ask(ComputerQuestion(PlayQuestion(PLAKOTO, where, (3, 1)), Side.WHITE, "oracle", 0))

    assert [str(value) for value in heard.args] == ["there is no level 'oracle'"]


@pytest.mark.parametrize("level", [choice.key for choice in level_choices()])
def test_each_level_decides_about_the_cube_and_says_why(qtbot: QtBot, thinker: Thinker, level: str) -> None:
    where = parse_position("tapa-cube B4,22,W4 0/0/11 0/0/11 W -").position  # Black needs a double
    cube = CubeState(1, is_mine=False, score=Score(3, 3))

    heard = []
    for decision in (RollQuestion, TakeQuestion):
        with qtbot.waitSignal(thinker.answered) as answer:
            thinker.ask(ComputerQuestion(decision(TAPA_CUBE, where, cube), Side.WHITE, level, 7))
        heard.append(answer.args[0])

    double, drop = heard
    assert (double.action, drop.action) == ("double", "drop")
    assert double.equity > 0.4
    assert drop.equity < -0.4
    assert double.turning_equity < double.equity
    assert drop.turning_equity > drop.equity


@pytest.mark.parametrize("rule_set", ["tapa", "plakoto", "mahbusa", "tapa-cube", "tawula"])
@pytest.mark.usefixtures("qapp")
def test_two_levels_play_a_whole_game(tmp_path: Path, rule_set: str) -> None:
    session = played(tmp_path, replace(header(rule_set, Seat("expert"), Seat("beginner"), target=1), seed="7"))

    assert session.match.state.rule_set == RULE_SETS[rule_set]


@pytest.mark.usefixtures("qapp")
def test_two_levels_play_a_match_with_the_cube(tmp_path: Path) -> None:
    session = played(tmp_path, replace(header("tapa-cube", Seat("expert"), Seat("casual"), target=9), seed="4"))

    kinds = {type(event) for event in session.match.history.active_events}
    assert {Doubled, GameBegun} <= kinds
    assert kinds & {Taken, Dropped}
    assert not any(state.is_crawford and state.phase is Phase.TO_ANSWER for state in session.match.history.states)


def played(tmp_path: Path, given: Header) -> Session:
    """A session in which the computer has played this match to its end, with nothing to complain of."""
    session = Session(Archive(tmp_path), Thinker())
    notices: list[Notice] = []
    session.noticed.connect(notices.append)
    loop = QEventLoop()
    session.match.state_changed.connect(lambda *_: session.match.settled())
    session.match.state_changed.connect(lambda _, after, __: loop.quit() if after.phase is Phase.MATCH_OVER else None)
    session.noticed.connect(loop.quit)
    patience = QTimer(loop)  # a whole match may take long, each turn may not
    patience.setInterval(PATIENCE_MS)
    patience.timeout.connect(loop.quit)
    session.match.state_changed.connect(lambda *_: patience.start())

    session.new_match(given)
    loop.exec()
    session.close()

    path = Archive(tmp_path).in_progress()
    assert notices == []
    assert read_whole(path.read_bytes()) == session.match.history
    assert session.match.state.phase is Phase.MATCH_OVER
    return session
