"""Game after game in one window: the short form of `benchmarks.long_run`."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.monkey.marathon import Marathon, holdings
from tests.ui.monkey.program import Program
from tests.ui.room import QUIET


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what a process holds")
def test_games_leave_no_threads_no_files_and_no_widgets_behind(machine: QApplication) -> None:
    program = Program(machine)
    program.session.change_settings(QUIET)
    marathon = Marathon(program, seed=1, gives_up=0.3)
    for with_coach in (True, False, False):
        marathon.play_game(with_coach=with_coach)
    marathon.rest()
    before = holdings()

    for with_coach in (False, True, False, False, False):
        marathon.play_game(with_coach=with_coach)
    marathon.rest()

    assert not holdings().more_than(before)
    program.end()
