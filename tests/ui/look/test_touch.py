"""A finger does what a mouse does, and finds everything large enough."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QPushButton, QScroller, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.game.state import Phase
from tapa_desktop.ui.look.colors import has_touch_screen, tappable, target_size
from tapa_desktop.ui.look.style import TouchStyle
from tapa_desktop.ui.match.turn_bar import DiceEntry
from tests.app.desk import ScriptedDice
from tests.ui.board.boards import dice_center, middle, point_center
from tests.ui.room import Enter, Room

LEAST = 36


class Finger:
    """A finger on a screen."""

    def __init__(self, screen: QPointingDevice) -> None:
        self._screen = screen

    def tap(self, widget: QWidget, at: QPoint | None = None) -> None:
        self.push(widget, at or widget.rect().center())

    def push(self, widget: QWidget, *ways: QPoint) -> None:
        """Press at the first of these points, slide over the others, and lift at the last."""
        window = widget.window()
        touches = QTest.touchEvent(window, self._screen)
        ways = tuple(widget.mapTo(window, way) for way in ways)
        touches.press(0, ways[0], window).commit()
        for before, after in pairwise(ways):
            for step in range(1, 6):
                touches.move(0, before + (after - before) * (step / 5), window).commit()
        touches.release(0, ways[-1], window).commit()


@pytest.fixture(scope="module")
def finger(qapp: QApplication) -> Finger:
    assert qapp.primaryScreen() is not None
    return Finger(QTest.createTouchDevice())


@pytest.fixture
def large(qapp: QApplication) -> Iterator[None]:
    """A look for fingers."""
    before = qapp.style().name()
    qapp.setProperty("least_target", LEAST)
    qapp.setStyle(TouchStyle(LEAST))
    yield
    qapp.setProperty("least_target", 0)
    qapp.setStyle(before)


@pytest.fixture
def patience(qapp: QApplication) -> Iterator[None]:
    """No two taps come so quickly that they are one double tap."""
    usual = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(0)
    yield
    qapp.setDoubleClickInterval(usual)


@pytest.mark.usefixtures("patience")
@pytest.mark.parametrize("is_drag", [True, False])
def test_turns_are_played_by_touch_alone(enter: Enter, finger: Finger, is_drag: bool) -> None:
    room = enter(dice=SeededDice("touch"))
    board, turns = room.window.board, 0
    finger.tap(board, dice_center(board, room.state.side))
    room.let_happen()

    while turns < 2:
        if room.player.may_finish or room.state.phase is Phase.TO_ROLL:
            turns += room.player.may_finish
            finger.tap(room.window.turn_bar.next_button)
        else:
            move_checker(room, finger, is_drag=is_drag)
        room.let_happen()

    assert len(room.history.log) > 4


def test_two_quick_taps_on_two_places_are_no_double_tap(enter: Enter, finger: Finger) -> None:
    room = enter(dice=ScriptedDice((6, 1), (3, 1)))
    board = room.window.board
    finger.tap(board, dice_center(board, room.state.side))
    room.let_happen()
    assert room.state.phase is Phase.TO_ROLL

    finger.tap(board, dice_center(board, room.state.side) + QPoint(board.width() // 12, 0))
    room.let_happen()

    assert room.state.phase is Phase.TO_PLAY


def move_checker(room: Room, finger: Finger, *, is_drag: bool) -> None:
    """Drag a checker to a target, or tap it, and then its target unless the first tap has played it."""
    draft, board, side, drafted = room.match.draft, room.window.board, room.state.side, room.state.drafted
    source, targets = next(iter(draft.targets().items()))
    start, end = point_center(board, side, source), middle(board, side, next(iter(targets)))
    if is_drag:
        finger.push(board, start, end)
    else:
        finger.tap(board, start)
        if room.state.drafted == drafted:
            finger.tap(board, end)
    assert room.state.drafted != drafted


@pytest.mark.usefixtures("finger")
def test_touch_screen_is_found() -> None:
    assert has_touch_screen()


@pytest.mark.parametrize(("dots", "pixels"), [(96.0, 35), (141.0, 50), (0.0, 29), (5000.0, 71)])
def test_target_is_nine_millimetres_on_any_screen_with_a_plausible_resolution(dots: float, pixels: int) -> None:
    assert target_size(dots) == pixels


@pytest.mark.usefixtures("large")
def test_all_buttons_of_the_window_are_as_large_as_a_fingertip(enter: Enter) -> None:
    room = enter(size=(640, 420))
    room.window.presenter.show_all()

    small = [
        button.text()
        for button in room.window.turn_bar.findChildren(QPushButton)
        if button.isVisible() and min(button.width(), button.height()) < LEAST
    ]

    assert small == []
    assert DiceEntry().button(0, 6).size().toTuple() == tappable(28, 26).toTuple() == (LEAST, LEAST)
    assert tappable(100, 20).toTuple() == (100, LEAST)


def test_without_a_finger_all_sizes_are_as_they_are_wanted() -> None:
    assert tappable(28, 26).toTuple() == (28, 26)


@pytest.mark.usefixtures("large")
def test_tap_chooses_a_row_of_a_list_that_a_push_scrolls(qtbot: QtBot, finger: Finger) -> None:
    window, rows = QWidget(), QListWidget()
    QVBoxLayout(window).addWidget(rows)
    rows.addItems([str(number) for number in range(60)])
    window.resize(300, 400)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    assert rows.sizeHintForRow(0) == LEAST

    with qtbot.waitSignal(rows.clicked):
        finger.tap(rows.viewport(), QPoint(30, LEAST + 10))
    assert rows.currentRow() == 1
    assert QScroller.hasScroller(rows.viewport())
