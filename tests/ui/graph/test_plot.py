"""A chart is laid out without a widget."""

from __future__ import annotations

import pytest

from tapa_desktop.ui.graph.chart import Chart, Series, SeriesKind
from tapa_desktop.ui.graph.plot import Plot, plot_of
from tapa_desktop.ui.history.text import signed_or_zero
from tests.ui.graph.charts import line, of_everything, places, with_marks


def laid_out(chart: Chart, width: float = 300, height: float = 150) -> Plot:
    return plot_of(chart, width, height, 14, lambda text: 7.0 * len(text))


def test_places_share_the_room_evenly() -> None:
    plot = laid_out(line(1, 2, 3))

    assert plot.x(1) - plot.x(0) == pytest.approx(plot.x(2) - plot.x(1)) == pytest.approx(plot.step)
    assert plot.left < plot.x(0) < plot.x(2) < plot.right


def test_a_press_chooses_the_nearest_place() -> None:
    plot = laid_out(line(1, 2, 3))

    assert [plot.nearest(plot.x(at) + 1) for at in range(3)] == [0, 1, 2]
    assert (plot.nearest(-50), plot.nearest(1000)) == (0, 2)
    assert laid_out(Chart(())).nearest(10) is None


def test_greater_numbers_are_higher() -> None:
    plot = laid_out(line(1, 2, 3))

    assert plot.top <= plot.y.at(3) < plot.y.at(2) < plot.y.at(1) <= plot.bottom


def test_the_base_is_in_sight_and_fixed_ends_stay() -> None:
    chart = Chart(places(2), (Series(SeriesKind.LINE, (0.6, 0.7)),), low=0.0, high=1.0, base=0.5)

    plot = laid_out(chart)

    assert (plot.y.low, plot.y.high) == (0, 1)
    assert laid_out(Chart(places(1), (Series(SeriesKind.BARS, (3.0,)),), base=0.0)).y.low <= 0


@pytest.mark.parametrize("values", [(0.0, -4.0), (0.0, -1.0), (3.0, 1.0), (0.0, 0.0)])
def test_no_two_marks_of_an_axis_read_alike(values: tuple[float, float]) -> None:
    chart = Chart(places(2), (Series(SeriesKind.LINE, values),), base=0.0, value_text=signed_or_zero)

    plot = laid_out(chart, height=400)

    texts = [signed_or_zero(value) for value in plot.y_ticks]
    assert len(texts) >= 2
    assert len(set(texts)) == len(texts)
    assert all(value == round(value) for value in plot.y_ticks)


def test_bars_stand_side_by_side_within_their_place() -> None:
    plot = laid_out(of_everything())

    (first, middle), (same, last) = plot.bar(0, 1), plot.bar(1, 1)

    assert middle == pytest.approx(same)
    assert first < middle < last
    assert plot.x(1) - plot.step / 2 < first
    assert last < plot.x(1) + plot.step / 2


def test_names_that_would_overlap_are_left_out() -> None:
    few, many = laid_out(with_marks(5)), laid_out(with_marks(200))

    assert few.x_ticks == (0, 1, 2, 3, 4)
    assert [int(many.chart.places[at]) for at in many.x_ticks][:2] == [50, 100]


def test_names_in_no_order_are_all_written_in_as_many_rows_as_that_needs() -> None:
    chart = Chart(("Tapa with cube",) * 6, (Series(SeriesKind.BARS, (1.0,) * 6),), low=0.0)

    wide, narrow, tiny = laid_out(chart, 700), laid_out(chart, 400), laid_out(chart, 100)

    assert (wide.rows, wide.x_ticks) == (1, tuple(range(6)))
    assert (narrow.rows, narrow.x_ticks) == (2, tuple(range(6)))
    assert narrow.names_top + 2 * 14 <= 150
    assert narrow.bottom < wide.bottom
    assert len(tiny.x_ticks) < 6


def test_first_name_does_not_run_into_the_scale() -> None:
    chart = Chart(("a long name of a day",) * 9, (Series(SeriesKind.LINE, (0.0,) * 9),))

    plot = laid_out(chart)

    lowest = plot.y.at(plot.y_ticks[0]) + 14 / 2  # the end of its text
    assert plot.x(plot.x_ticks[0]) - 7 * 20 / 2 < plot.left
    assert plot.names_top >= lowest


@pytest.mark.parametrize("size", [(300, 150), (40, 20), (1, 1), (0, 0)])
@pytest.mark.parametrize("chart", [Chart(()), of_everything(), line(None), line(5, 5)])
def test_a_chart_can_be_laid_out_at_any_size(size: tuple[int, int], chart: Chart) -> None:
    plot = laid_out(chart, *size)

    assert plot.left < plot.right
    assert plot.top < plot.bottom


def test_a_low_graph_has_no_legend() -> None:
    assert laid_out(line(1, name="White")).legend
    assert not laid_out(line(1)).legend
    assert not laid_out(line(1, name="White"), height=60).legend


def test_legend_names_all_layers_in_as_many_lines_as_that_needs() -> None:
    wide, narrow = laid_out(of_everything(), width=600), laid_out(of_everything(), width=160)

    assert [named.layer.name for named in narrow.legend] == ["chance", "White", "Black", "mean", "mistakes"]
    assert len({named.y for named in wide.legend}) == 1
    assert len({named.y for named in narrow.legend}) > 1
    assert all(named.x + 14 + named.width <= 160 for named in narrow.legend)
    assert narrow.top >= narrow.legend[-1].y + 14
