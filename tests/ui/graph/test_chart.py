"""A chart tells what it holds."""

from __future__ import annotations

from tests.ui.graph.charts import of_everything, with_marks


def test_the_numbers_at_a_place_are_described_in_words() -> None:
    chart = of_everything()

    assert chart.description(0) == "one: White 1, Black 2, 0, chance 1 – 3"
    assert chart.description(2) == "three: White −1, Black 1, 2"


def test_a_place_without_numbers_is_described_by_its_name() -> None:
    assert with_marks(0).marked == ()
    assert of_everything().__class__(("alone",)).description(0) == "alone"


def test_marks_are_found() -> None:
    assert with_marks(6, 4, 1).marked == (1, 4)
