"""The graph is moved through by mouse and keys; a chart becomes lengths and texts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tapa_desktop.ui.graph.chart import (
    GAP,
    Band,
    Chart,
    Hue,
    Plot,
    Scale,
    Series,
    SeriesKind,
    name_interval,
    plot_of,
    round_step,
    span_of,
    ticks,
)
from tapa_desktop.ui.graph.graph import Graph, paint_plot
from tapa_desktop.ui.history.text import signed_or_zero
from tapa_desktop.ui.text.translator import Translator


def places(count: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(1, count + 1))


def line(*values: float | None, name: str = "") -> Chart:
    return Chart(places(len(values)), (Series(SeriesKind.LINE, values, name=name),))


def with_marks(count: int, *marked: int) -> Chart:
    marks = tuple(0.5 if at in marked else None for at in range(count))
    return Chart(places(count), (Series(SeriesKind.LINE, (0.5,) * count), Series(SeriesKind.MARKS, marks, Hue.BLUNDER)))


def of_everything() -> Chart:
    layers = (
        Band((1.0, 2.0, 3.0), (3.0, 4.0, 5.0), "chance"),
        Series(SeriesKind.BARS, (1.0, 2.0, -1.0), Hue.FIRST, "White"),
        Series(SeriesKind.BARS, (2.0, None, 1.0), Hue.SECOND, "Black"),
        Series(SeriesKind.LINE, (None, 2.0, None), Hue.THIRD, "mean"),
        Series(SeriesKind.LINE, (0.0, 1.0, 2.0), Hue.DOUBT),
        Series(SeriesKind.MARKS, (None, 1.0, None), Hue.ERROR, "mistakes"),
    )
    return Chart(("one", "two", "three"), layers, base=0.0, value_text="{:g}".format)


@pytest.fixture
def graph(qtbot: QtBot) -> Graph:
    graph = Graph("Winning chances")
    graph.resize(400, 160)
    qtbot.addWidget(graph)
    graph.show_chart(with_marks(10, 2, 7))
    return graph


def test_a_click_chooses_a_place_and_the_one_under_the_cursor_is_not_chosen_again(qtbot: QtBot, graph: Graph) -> None:
    chosen: list[int] = []
    graph.chosen.connect(chosen.append)

    for _ in range(2):
        where = QPoint(round(graph.plot().x(6)), 40)
        qtbot.mouseClick(graph, Qt.MouseButton.LeftButton, pos=where)

    assert (chosen, graph.cursor_at) == ([6], 6)


@pytest.mark.parametrize(
    ("start", "key", "reached"),
    [
        (4, Qt.Key.Key_Left, 3),
        (4, Qt.Key.Key_Right, 5),
        (4, Qt.Key.Key_Home, 0),
        (4, Qt.Key.Key_End, 9),
        (4, Qt.Key.Key_PageUp, 2),
        (4, Qt.Key.Key_PageDown, 7),
        (9, Qt.Key.Key_Right, 9),
        (9, Qt.Key.Key_PageDown, 9),
        (None, Qt.Key.Key_Left, 9),
    ],
)
def test_keys_move_the_cursor_from_the_end_to_the_ends_and_from_mark_to_mark(
    qtbot: QtBot, graph: Graph, start: int | None, key: Qt.Key, reached: int
) -> None:
    chosen: list[int] = []
    graph.set_cursor(start)
    graph.chosen.connect(chosen.append)

    qtbot.keyClick(graph, key)

    assert graph.cursor_at == reached
    assert chosen == ([] if reached == start else [reached])


def test_where_there_is_nothing_nothing_is_chosen(qtbot: QtBot, graph: Graph) -> None:
    graph.set_cursor(4)
    graph.show_chart(Chart(()))

    with qtbot.assertNotEmitted(graph.chosen):
        qtbot.keyClick(graph, Qt.Key.Key_Left)
        qtbot.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(100, 40))

    assert graph.cursor_at is None


def test_the_cursor_is_described_for_screen_readers(graph: Graph) -> None:
    graph.show_chart(line(0.25, 0.5, name="White"))

    graph.set_cursor(1)

    assert (graph.accessibleName(), graph.accessibleDescription()) == ("Winning chances", "2: White 0.5")


@pytest.mark.parametrize("size", [(400, 160), (120, 60), (3, 3), (1, 1)])
@pytest.mark.parametrize("chart", [of_everything(), Chart(()), line(None, 3, None), line(None), line(5, 5)])
def test_chart_is_laid_out_and_painted_at_any_size(graph: Graph, chart: Chart, size: tuple[int, int]) -> None:
    graph.show_chart(chart)
    graph.resize(*size)
    plot = laid_out(chart, *size)

    assert not graph.grab().isNull()
    assert plot.left < plot.right
    assert plot.top < plot.bottom


# A chart tells what it holds; numbers become lengths, and axes have round numbers


def test_the_numbers_at_a_place_are_described_in_words_and_marks_are_found() -> None:
    chart = of_everything()

    assert chart.description(0) == "one: White 1, Black 2, 0, chance 1 – 3"
    assert chart.description(2) == "three: White -1, Black 1, 2, chance 3 – 5"
    assert Chart(("alone",)).description(0) == "alone"
    assert (with_marks(0).marked, with_marks(6, 4, 1).marked) == ((), (1, 4))


def test_the_numbers_at_a_place_stand_in_a_row_as_the_language_writes_it(translator: Translator) -> None:
    translator.use("ar")

    assert of_everything().description(0).split("، ")[1:-1] == ["Black 2", "0"]


numbers = st.floats(-1e6, 1e6)


def test_the_ends_of_a_scale_are_at_its_ends_the_middle_between_and_what_is_beyond_at_its_end() -> None:
    scale = Scale(0.0, 10.0, 100.0, 20.0)

    assert [scale.at(value) for value in (-3, 0, 5, 10, 70)] == [100, 100, 60, 20, 20]


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


@pytest.mark.parametrize(("count", "needed", "interval"), [(10, 10, 1), (100, 10, 10), (90, 25, 50), (0, 25, 1)])
def test_as_many_names_are_left_out_as_lack_room(count: int, needed: float, interval: int) -> None:
    assert name_interval(count, room=100, needed=needed) == interval


# A chart is laid out without a widget


def laid_out(chart: Chart, width: float = 300, height: float = 150) -> Plot:
    return plot_of(chart, width, height, 14, lambda text: 7.0 * len(text))


def test_places_share_the_room_evenly_a_press_chooses_the_nearest_and_greater_numbers_are_higher() -> None:
    plot = laid_out(line(1, 2, 3))

    assert plot.x(1) - plot.x(0) == pytest.approx(plot.x(2) - plot.x(1)) == pytest.approx(plot.step)
    assert plot.left < plot.x(0) < plot.x(2) < plot.right
    assert plot.top <= plot.y.at(3) < plot.y.at(2) < plot.y.at(1) <= plot.bottom
    assert [plot.nearest(plot.x(at) + 1) for at in range(3)] == [0, 1, 2]
    assert (plot.nearest(-50), plot.nearest(1000)) == (0, 2)
    assert laid_out(Chart(())).nearest(10) is None


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


def test_names_that_would_overlap_are_left_out_but_those_in_no_order_are_written_in_several_rows() -> None:
    few, many = laid_out(with_marks(5)), laid_out(with_marks(200))
    unordered = Chart(("Tapa with cube",) * 6, (Series(SeriesKind.BARS, (1.0,) * 6),), low=0.0)
    wide, narrow, tiny = (laid_out(unordered, width) for width in (700, 400, 100))

    assert few.x_ticks == (0, 1, 2, 3, 4)
    assert [int(many.chart.places[at]) for at in many.x_ticks][:2] == [50, 100]
    assert (wide.rows, wide.x_ticks) == (1, tuple(range(6)))
    assert (narrow.rows, narrow.x_ticks) == (2, tuple(range(6)))
    assert narrow.names_top + 2 * 14 <= 150
    assert narrow.bottom < wide.bottom
    assert len(tiny.x_ticks) < 6


def test_numbers_of_the_scale_stand_beside_it_in_arabic_too(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    image, plot = QImage(300, 150, QImage.Format.Format_RGB32), laid_out(line(0, 100))
    ends: dict[str, float] = {}

    def draw(painter: QPainter, where: QRectF, flags: int, text: str) -> None:
        ends[text] = painter.boundingRect(where, flags, text).right()

    monkeypatch.setattr(QPainter, "drawText", draw)
    painter = QPainter(image)
    painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    paint_plot(painter, plot, qapp.palette(), None)
    painter.end()

    assert {plot.left - ends[str(value)] for value in plot.y_ticks} == {GAP}


def test_day_with_many_games_is_written_once() -> None:
    days = ("1/2/26",) * 9 + ("1/3/26",) * 2

    plot = laid_out(Chart(days, (Series(SeriesKind.LINE, (0.0,) * 11),)), width=2000)

    assert plot.x_ticks == (0, 9)


def test_first_name_does_not_run_into_the_scale() -> None:
    chart = Chart(("a long name of a day",) * 9, (Series(SeriesKind.LINE, (0.0,) * 9),))

    plot = laid_out(chart)

    lowest = plot.y.at(plot.y_ticks[0]) + 14 / 2  # the end of its text
    assert plot.x(plot.x_ticks[0]) - 7 * 20 / 2 < plot.left
    assert plot.names_top >= lowest


def test_legend_names_all_layers_in_as_many_lines_as_that_needs_unless_the_graph_is_low() -> None:
    wide, narrow = laid_out(of_everything(), width=600), laid_out(of_everything(), width=160)

    assert [named.layer.name for named in narrow.legend] == ["chance", "White", "Black", "mean", "mistakes"]
    assert len({named.y for named in wide.legend}) == 1
    assert len({named.y for named in narrow.legend}) > 1
    assert all(named.x + 14 + named.width <= 160 for named in narrow.legend)
    assert narrow.top >= narrow.legend[-1].y + 14
    assert not laid_out(line(1)).legend
    assert not laid_out(line(1, name="White"), height=60).legend
