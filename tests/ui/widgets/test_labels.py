"""Labels with plain texts."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from tapa_desktop.ui.widgets.labels import PlainLabel


def room_at_the_left(label: PlainLabel) -> int:
    return label.contentsRect().left()


@pytest.mark.usefixtures("leftwards")
def test_lines_that_read_leftwards_have_room_for_the_space_by_which_qt_moves_them(qtbot: QtBot) -> None:
    label = PlainLabel("مباراة")
    qtbot.addWidget(label)
    assert room_at_the_left(label) == label.fontMetrics().horizontalAdvance(" ")

    label.setFont(QFont(label.font().family(), 40))

    assert room_at_the_left(label) == label.fontMetrics().horizontalAdvance(" ")


def test_lines_that_read_rightwards_begin_at_the_edge(qtbot: QtBot) -> None:
    label = PlainLabel("match")
    qtbot.addWidget(label)

    assert room_at_the_left(label) == 0
