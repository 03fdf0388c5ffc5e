"""A plan is shown at the rate of the screen, and no clock ticks before or after."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tapa_desktop.ui.board.animator import Animator
from tapa_desktop.ui.board.motion import MotionStage, Plan
from tests.ui.board.boards import shown, state

pytestmark = pytest.mark.usefixtures("qapp")

PLAN = Plan((MotionStage(30, (), shown(state())), MotionStage(40, (), shown(state()))))


@pytest.mark.parametrize(("rate", "interval_ms"), [(60.0, 16), (144.0, 6), (240.0, 4), (0.0, 41), (50.0, 20)])
def test_clock_ticks_as_often_as_the_screen_shows_anything(rate: float, interval_ms: int) -> None:
    animator = Animator()

    animator.run(PLAN, rate)

    assert animator._timer.interval() == interval_ms


def test_each_moment_is_later_than_the_one_before_and_the_end_is_reported_once(qtbot: QtBot) -> None:
    animator = Animator()
    moments: list[float] = []
    ends: list[bool] = []
    animator.advanced.connect(lambda: moments.append(animator._time_ms))
    animator.ended.connect(lambda: ends.append(animator.is_running))

    with qtbot.waitSignal(animator.ended):
        animator.run(PLAN, 240.0)

    assert moments == sorted(set(moments))
    assert max(moments, default=0.0) < PLAN.duration_ms
    assert ends == [False]


def test_plan_that_is_cut_short_ends_at_once_and_another_can_be_shown() -> None:
    animator = Animator()
    animator.run(PLAN)

    animator.finish()
    assert not animator.is_running

    animator.run(PLAN)
    assert animator.is_running
