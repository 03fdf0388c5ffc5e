"""How bad a play is said to be."""

from __future__ import annotations

import pytest

from tapa_desktop.coach.thresholds import Mark, Marks, mark_of


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (0.0, Mark.FINE),
        (0.039, Mark.FINE),
        (0.04, Mark.DOUBTFUL),
        (0.079, Mark.DOUBTFUL),
        (0.08, Mark.ERROR),
        (0.159, Mark.ERROR),
        (0.16, Mark.BLUNDER),
        (3.0, Mark.BLUNDER),
    ],
)
def test_a_play_is_marked_by_the_worst_threshold_that_its_loss_reaches(loss: float, mark: Mark) -> None:
    assert mark_of(loss) is mark


def test_thresholds_can_be_others() -> None:
    assert mark_of(0.1, Marks(0.2, 0.3, 0.4)) is Mark.FINE
    assert mark_of(0.1, Marks(0.01, 0.05, 0.1)) is Mark.BLUNDER
