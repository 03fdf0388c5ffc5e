"""How bad a play is said to be."""

from __future__ import annotations

import pytest

from tapa_desktop.coach.thresholds import ErrorClass, ErrorThresholds, error_class_of


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (0.0, ErrorClass.FINE),
        (0.039, ErrorClass.FINE),
        (0.04, ErrorClass.DOUBTFUL),
        (0.079, ErrorClass.DOUBTFUL),
        (0.08, ErrorClass.ERROR),
        (0.159, ErrorClass.ERROR),
        (0.16, ErrorClass.BLUNDER),
        (3.0, ErrorClass.BLUNDER),
    ],
)
def test_a_play_is_marked_by_the_worst_threshold_that_its_loss_reaches(loss: float, mark: ErrorClass) -> None:
    assert error_class_of(loss) is mark


def test_thresholds_can_be_others() -> None:
    assert error_class_of(0.1, ErrorThresholds(0.2, 0.3, 0.4)) is ErrorClass.FINE
    assert error_class_of(0.1, ErrorThresholds(0.01, 0.05, 0.1)) is ErrorClass.BLUNDER
