"""Hasty hands, and game after game, on the real window: the short forms of `benchmarks.monkey` and `long_run`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tapa_desktop.app.session.actions import PlayerActions
from tapa_desktop.coach import hint
from tapa_desktop.ui.text.translator import Translator
from tests.ui.app import QUIET
from tests.ui.monkey.marathon import Marathon, holdings
from tests.ui.monkey.monkey import MonkeyError, run_monkey
from tests.ui.monkey.program import Program


@pytest.fixture
def machine(qapp: QApplication) -> Iterator[QApplication]:
    """An application whose language, colours and end the program may change; after it all is as before."""
    usual, quits = QLocale(), qapp.quitOnLastWindowClosed()
    yield qapp
    qapp.styleHints().setColorScheme(Qt.ColorScheme.Unknown)
    qapp.setQuitOnLastWindowClosed(quits)
    Translator(qapp).use("en")
    QLocale.setDefault(usual)


def test_hasty_hands_bring_nothing_down(machine: QApplication, home: Path) -> None:
    run_monkey(machine, QTest.createTouchDevice(), home, seed=1, events=400)


def test_a_crash_is_reported_with_its_input(machine: QApplication, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlayerActions, "roll", lambda _: 1 / 0)

    with pytest.raises(MonkeyError, match=r"(?s)seed 1, event \d+:.*ZeroDivisionError.*what was done:\n"):
        run_monkey(machine, QTest.createTouchDevice(), home, seed=1, events=400)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what a process holds")
def test_games_leave_no_threads_no_files_and_no_widgets_behind(
    machine: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hint, "DEEPEST", 1)  # deeper hints only take longer
    program = Program(machine)
    program.session.change_settings(QUIET)
    marathon = Marathon(program, seed=1, gives_up=0.3)
    for with_coach in (True, False, False):
        marathon.play_game(with_coach=with_coach)
    marathon.rest()
    before = holdings()

    for with_coach in (False, True, False):
        marathon.play_game(with_coach=with_coach)
    marathon.rest()

    assert not holdings().more_than(before)
    program.end()
