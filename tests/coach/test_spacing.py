"""SM-2 as published, and where this program differs from it."""

from __future__ import annotations

import pytest

from tapa_desktop.coach.spacing import Spacing, grade_of, spaced
from tapa_desktop.coach.thresholds import DEFAULT_THRESHOLDS


def after(*grades: int) -> Spacing:
    spacing = Spacing()
    for grade in grades:
        spacing = spaced(spacing, grade)
    return spacing


@pytest.mark.parametrize(
    ("grades", "days", "ease"),
    [
        ((4,), 1, 2.5),
        ((4, 4), 6, 2.5),
        ((4, 4, 4), 15, 2.5),
        ((4, 4, 4, 4), 38, 2.5),
        ((5, 5, 5), 17, 2.8),
        ((3, 3, 3), 12, 2.08),
        ((4, 4, 1), 0, 1.96),
        ((4, 4, 1, 5), 1, 1.96),  # the repeat on the same day leaves the ease alone
        ((4, 4, 1, 1, 1, 5), 1, 1.96),
    ],
)
def test_intervals_and_ease_are_those_of_sm2(grades: tuple[int, ...], days: int, ease: float) -> None:
    spacing = after(*grades)

    assert (spacing.days, round(spacing.ease, 2)) == (days, ease)


def test_ease_and_interval_have_limits() -> None:
    assert after(*[1, 5] * 30).ease == 1.3
    assert after(*[5] * 60).days == 3650


@pytest.mark.parametrize(("loss", "grade"), [(0.0, 5), (0.004, 5), (0.02, 4), (0.05, 3), (0.1, 2), (0.5, 1)])
def test_grade_follows_from_the_loss(loss: float, grade: int) -> None:
    assert grade_of(loss, DEFAULT_THRESHOLDS) == grade
