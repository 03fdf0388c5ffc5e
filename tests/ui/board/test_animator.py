"""A plan is shown at the rate of the screen, and no clock ticks before or after."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tapa_desktop.ui.board.animator import Projector
from tapa_desktop.ui.board.motion import Plan, Stage
from tests.ui.board.boards import shown, state

pytestmark = pytest.mark.usefixtures("qapp")

PLAN = Plan((Stage(30, (), shown(state())), Stage(40, (), shown(state()))))


@pytest.mark.parametrize(("rate", "interval_ms"), [(60.0, 16), (144.0, 6), (240.0, 4), (0.0, 41), (50.0, 20)])
def test_clock_ticks_as_often_as_the_screen_shows_anything(rate: float, interval_ms: int) -> None:
    projector = Projector()

    projector.run(PLAN, rate)

    assert projector._timer.interval() == interval_ms


def test_each_moment_is_later_than_the_one_before_and_the_end_is_told_once(qtbot: QtBot) -> None:
    projector = Projector()
    moments: list[float] = []
    ends: list[bool] = []
    projector.advanced.connect(lambda: moments.append(projector._time_ms))
    projector.ended.connect(lambda: ends.append(projector.is_running))

    with qtbot.waitSignal(projector.ended):
        projector.run(PLAN, 240.0)

    assert moments == sorted(set(moments))
    assert max(moments, default=0.0) < PLAN.duration_ms
    assert ends == [False]


def test_plan_that_is_cut_short_ends_at_once_and_another_can_be_shown() -> None:
    projector = Projector()
    projector.run(PLAN)

    projector.finish()
    assert not projector.is_running

    projector.run(PLAN)
    assert projector.is_running
