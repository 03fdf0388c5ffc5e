"""The computer player itself behind the door to the other thread."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEventLoop, QTimer
from pytestqt.qtbot import QtBot

from tapa_desktop.app.background.thinker import ComputerQuestion, Thinker
from tapa_desktop.app.notice import Notice
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.coach.decision import PlayQuestion
from tapa_desktop.game.events import Doubled, Dropped, GameBegun, Seat, Taken
from tapa_desktop.game.record import Header
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import PLAKOTO, RULE_SETS
from tests.app.desk import header
from tests.game.matches import read_whole
from tests.positions import position

PATIENCE_MS = 60_000


def test_unknown_level_is_reported(qtbot: QtBot) -> None:
    where, thinker = position(PLAKOTO, "24:W15 1:B15"), Thinker()

    with qtbot.waitSignal(thinker._thinking.failed) as heard:
        thinker.ask(ComputerQuestion(PlayQuestion(PLAKOTO, where, (3, 1)), Side.WHITE, "oracle", 0))
    thinker.close()

    assert str(heard.args[1]) == "there is no level 'oracle'"


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
