"""The frame of dialogs: what scrolls where there is little room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.ui.widgets.dialogs import Scrolled

WIDE = 300  # logical pixels


class Content(QWidget):
    """As high as `heights` says at its full width, and beside a scroll bar."""

    def __init__(self, heights: tuple[int, int]) -> None:
        super().__init__()
        self._heights = heights
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, 0)

    def heightForWidth(self, width: int) -> int:
        return self._heights[0 if width >= WIDE else 1]


@pytest.mark.parametrize("heights", [(100, 130), (130, 100)])
def test_nothing_scrolls_any_more_once_there_is_room_for_it(qtbot: QtBot, heights: tuple[int, int]) -> None:
    scrolled = Scrolled(Content(heights), WIDE)
    qtbot.addWidget(scrolled)
    scrolled.resize(200, 50)
    scrolled.show()
    QApplication.processEvents()
    assert scrolled.verticalScrollBar().isVisible()

    scrolled.resize(scrolled.sizeHint())
    QApplication.processEvents()

    assert not scrolled.verticalScrollBar().isVisible()


def test_what_scrolls_knows_its_size_after_the_last_screen_has_gone(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Scrolled, "screen", lambda _: None)
    scrolled = Scrolled(Content((5000, 5000)), WIDE)
    qtbot.addWidget(scrolled)

    assert 0 < scrolled.sizeHint().height() < 768
