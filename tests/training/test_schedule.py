"""How far a run of learning has come."""

from __future__ import annotations

import pytest

from tapa_desktop.training.schedule import Done, Schedule


def test_the_rate_falls_geometrically_from_the_first_to_the_last() -> None:
    schedule = Schedule(1000, None, (1e-2, 1e-4), (0.8, 0.4))

    rates = [schedule.rate(Done(games)) for games in (0, 250, 500, 1000, 2000)]

    assert rates == pytest.approx([1e-2, 10**-2.5, 1e-3, 1e-4, 1e-4])


def test_the_trace_falls_evenly() -> None:
    schedule = Schedule(1000, None, (1e-2, 1e-4), (0.8, 0.4))

    assert [schedule.trace(Done(games)) for games in (0, 500, 1000)] == pytest.approx([0.8, 0.6, 0.4])


def test_a_plan_for_minutes_passes_with_the_clock() -> None:
    schedule = Schedule(None, 10.0, (1e-3, 1e-5), (0.8, 0.4))

    assert schedule.progress(Done(5_000_000, 0, 0.0)) == 0
    assert schedule.progress(Done(5, 0, 150.0)) == 0.25
    assert schedule.minutes_left(Done(5, 0, 150.0)) == 7.5
    assert schedule.progress(Done(5, 0, 700.0)) == 1


def test_the_time_left_follows_what_it_took_so_far() -> None:
    schedule = Schedule(1000, None, (1e-3, 1e-5), (0.8, 0.4))

    assert schedule.minutes_left(Done()) == float("inf")
    assert schedule.minutes_left(Done(200, 0, 60.0)) == pytest.approx(4)
    assert schedule.minutes_left(Done(1000, 0, 60.0)) == 0
