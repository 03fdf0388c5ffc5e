"""A chart tells what it holds; numbers become lengths, and axes have round numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapa_desktop.ui.graph.chart import Scale, round_step, span_of, thinned, ticks
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


numbers = st.floats(-1e6, 1e6)


def test_the_ends_of_a_scale_are_at_its_ends_and_the_middle_between() -> None:
    scale = Scale(0.0, 10.0, 100.0, 20.0)

    assert [scale.at(value) for value in (0, 5, 10)] == [100, 60, 20]


def test_what_is_beyond_a_scale_is_at_its_end() -> None:
    scale = Scale(0.0, 1.0, 0.0, 100.0)

    assert [scale.at(value) for value in (-3, 7)] == [0, 100]


@pytest.mark.parametrize(
    ("span", "most", "step"), [(1, 5, 0.2), (100, 4, 50), (7, 7, 1), (0.03, 3, 0.01), (9, 2, 5), (5.1, 5, 2)]
)
def test_steps_are_round(span: float, most: int, step: float) -> None:
    assert round_step(span, most) == pytest.approx(step)


def test_an_axis_is_marked_within_its_ends() -> None:
    assert ticks(-0.13, 0.42, 5) == pytest.approx((0.0, 0.2, 0.4))
    assert ticks(0.0, 1.0, 4) == pytest.approx((0.0, 0.5, 1.0))


@given(st.lists(numbers, max_size=5))
def test_all_numbers_are_in_sight(values: list[float]) -> None:
    low, high = span_of(values)

    assert low < high
    assert all(low - 1e-3 <= value <= high + 1e-3 for value in values)


@given(numbers, numbers)
def test_ends_that_are_given_are_kept(low: float, other: float) -> None:
    found = span_of((other,), low=low)

    assert found[0] == low < found[1]


def test_as_many_names_are_left_out_as_lack_room() -> None:
    assert thinned(10, room=100, needed=10) == 1
    assert thinned(100, room=100, needed=10) == 10
    assert thinned(90, room=100, needed=25) == 50
    assert thinned(0, room=100, needed=25) == 1
