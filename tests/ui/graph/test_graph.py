"""The graph is moved through by mouse and keys, and is seen in any light."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPalette
from pytestqt.qtbot import QtBot

from tapa_desktop.ui.graph.chart import Chart, Hue
from tapa_desktop.ui.graph.graph import Graph
from tapa_desktop.ui.graph.paint import axis_ink, ink
from tests.ui.graph.charts import line, of_everything, with_marks


@pytest.fixture
def graph(qtbot: QtBot) -> Graph:
    graph = Graph("Winning chances")
    graph.resize(400, 160)
    qtbot.addWidget(graph)
    graph.show_chart(with_marks(10, 2, 7))
    return graph


def press(qtbot: QtBot, graph: Graph, at: int) -> None:
    where = QPoint(round(graph.plot().x(at)), 40)
    qtbot.mouseClick(graph, Qt.MouseButton.LeftButton, pos=where)


def test_a_click_chooses_a_place(qtbot: QtBot, graph: Graph) -> None:
    with qtbot.waitSignal(graph.chosen) as heard:
        press(qtbot, graph, 6)

    assert heard.args == [6]
    assert graph.cursor_at == 6


def test_the_place_under_the_cursor_is_not_chosen_again(qtbot: QtBot, graph: Graph) -> None:
    graph.set_cursor(6)

    with qtbot.assertNotEmitted(graph.chosen):
        press(qtbot, graph, 6)


@pytest.mark.parametrize(
    ("key", "reached"),
    [
        (Qt.Key.Key_Left, 3),
        (Qt.Key.Key_Right, 5),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, 9),
        (Qt.Key.Key_PageUp, 2),
        (Qt.Key.Key_PageDown, 7),
    ],
)
def test_keys_move_the_cursor(qtbot: QtBot, graph: Graph, key: Qt.Key, reached: int) -> None:
    graph.set_cursor(4)

    qtbot.keyClick(graph, key)

    assert graph.cursor_at == reached


def test_the_cursor_stops_at_the_ends_and_at_the_last_mark(qtbot: QtBot, graph: Graph) -> None:
    graph.set_cursor(9)

    with qtbot.assertNotEmitted(graph.chosen):
        qtbot.keyClick(graph, Qt.Key.Key_Right)
        qtbot.keyClick(graph, Qt.Key.Key_PageDown)

    assert graph.cursor_at == 9


def test_the_first_key_begins_at_the_end(qtbot: QtBot, graph: Graph) -> None:
    qtbot.keyClick(graph, Qt.Key.Key_Left)

    assert graph.cursor_at == 9


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

    assert graph.accessibleName() == "Winning chances"
    assert graph.accessibleDescription() == "2: White 0.5"


@pytest.mark.parametrize("size", [(400, 160), (120, 60), (3, 3)])
@pytest.mark.parametrize("chart", [of_everything(), Chart(()), line(None, 3, None)])
def test_it_is_painted_at_any_size(graph: Graph, chart: Chart, size: tuple[int, int]) -> None:
    graph.show_chart(chart)
    graph.resize(*size)

    assert not graph.grab().isNull()


@pytest.mark.parametrize(("ground", "text"), [("#ffffff", "#000000"), ("#202020", "#f0f0f0")])
def test_colours_stand_out_in_any_light(ground: str, text: str) -> None:
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Base, QColor(ground))
    palette.setColor(QPalette.ColorRole.Text, QColor(text))

    lightness = palette.base().color().lightness()

    assert all(abs(ink(palette, hue).lightness() - lightness) > 60 for hue in Hue)
    assert 0 < abs(axis_ink(palette).lightness() - lightness) < 120
