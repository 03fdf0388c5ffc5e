"""What waits until a widget has been painted."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.ui.main.window import AfterFirstPaint, MainWindow
from tests.app.desk import StubThinker
from tests.ui.room import QUIET


class Told(QWidget):
    """Says when it is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        """As Qt asks."""
        super().paintEvent(event)
        self.told.append("painted")


def test_what_waits_is_done_after_the_first_painting_and_only_once(qtbot: QtBot) -> None:
    widget = Told()
    qtbot.addWidget(widget)
    AfterFirstPaint(widget, widget, lambda: widget.told.append("done"))

    widget.show()
    qtbot.waitUntil(lambda: "done" in widget.told)
    widget.repaint()
    qtbot.waitUntil(lambda: not widget.findChildren(AfterFirstPaint))

    assert widget.told[0] == "painted"
    assert widget.told.count("done") == 1


def test_before_the_first_painting_nothing_is_done(qtbot: QtBot) -> None:
    widget = Told()
    qtbot.addWidget(widget)
    AfterFirstPaint(widget, widget, lambda: widget.told.append("done"))

    widget.resize(300, 200)
    qtbot.wait(0)

    assert widget.told == []


def test_key_before_the_first_painting_is_not_lost(home: Path, qtbot: QtBot) -> None:
    session = Session(Archive(home), StubThinker(), QUIET, lambda _: SeededDice("7"))
    window = MainWindow(session)
    qtbot.addWidget(window)
    window.board.setUpdatesEnabled(False)
    with qtbot.waitActive(window):
        window.show()
    session.start()
    was_complete = "features" in vars(window)

    QTest.keyClick(window, Qt.Key.Key_H)

    assert not was_complete
    assert window.features.hint_panel.isVisible()
