"""The self-test notices when the computer does not play, a match does not open again, or nothing is painted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from tapa_desktop.app.session.session import Session
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.app.storage.paths import data_dir
from tapa_desktop.rules.ruleset import MAHBUSA, TAWULA, RuleSet
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.startup import self_test_play
from tapa_desktop.ui.startup.self_test_play import play_fault
from tests.app.desk import StubThinker
from tests.ui.room import QUIET

Check = Callable[..., str]
pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def session() -> Session:
    return Session(Archive(data_dir()), StubThinker(), QUIET)


@pytest.fixture
def check(session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Check:
    """Runs the test with these games alone."""

    def run(*rule_sets: RuleSet) -> str:
        monkeypatch.setattr(self_test_play, "RULE_SETS", {rule_set.key: rule_set for rule_set in rule_sets})
        return play_fault(session, tmp_path / "copy.tapa")

    return run


def test_all_is_well_where_the_computer_plays(check: Check) -> None:
    assert check(MAHBUSA, TAWULA) == ""


def test_computer_that_does_not_play_in_time_is_a_fault(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test_play, "PATIENCE_MS", 0)

    assert check(TAWULA).startswith("Tawula: the computer has not played")


def test_match_that_does_not_open_again_is_a_fault(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "open_record", lambda _session, _path: None)

    assert check(TAWULA) == "a match that was saved does not open as it was"


def test_board_that_stays_empty_is_a_fault(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    empty = QPixmap(QSize(100, 100))
    empty.fill("white")
    monkeypatch.setattr(BoardWidget, "grab", lambda _board: empty)

    assert check() == "the board is not painted"
