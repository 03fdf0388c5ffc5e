"""What the keys act on is seen in every window, and is not marked for who uses the pointer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFocusFrame, QWidget

from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.look.style import FocusRing, Style
from tapa_desktop.ui.text.notices import Message
from tests.app.desk import COMPUTER, PERSON, ScriptedDice
from tests.cases import each
from tests.ui.room import Enter, Room
from tests.ui.test_every_control import MOST, WINDOWS, opened, told


@pytest.fixture
def ring(qapp: QApplication) -> Iterator[FocusRing]:
    before = qapp.style().name()
    qapp.setStyle(Style())
    made = FocusRing(qapp)
    yield made
    qapp.focusChanged.disconnect(made.follow)
    made.deleteLater()
    qapp.setStyle(before)


@pytest.fixture
def room(enter: Enter, ring: FocusRing) -> Iterator[Room]:  # noqa: ARG001 - it is there
    room = enter(dice=ScriptedDice((6, 3), (6, 5), (4, 2), (3, 1)))
    room.begin("tapa", white=PERSON, black=COMPUTER)
    room.space(2)
    yield room
    for window in QApplication.topLevelWidgets():
        if window is not room.window:
            window.close()


def ringed() -> list[QWidget]:
    """What has a ring that is seen."""
    frames = [one for one in QApplication.allWidgets() if isinstance(one, QFocusFrame)]
    return [frame.widget() for frame in frames if frame.isVisible() and is_whole(frame)]


def is_whole(frame: QFocusFrame) -> bool:
    """Whether all four of its sides are seen: nothing that it lies in cuts them off."""
    (left, top, right, bottom), middle = frame.rect().getCoords(), frame.rect().center()
    sides = (QPoint(left, middle.y()), QPoint(middle.x(), top), QPoint(right, middle.y()), QPoint(middle.x(), bottom))
    return all(map(frame.visibleRegion().contains, sides))


def unseen(window: QWidget) -> list[str]:
    """Where Tab leads without a ring around what is seen of it; a board has a focus of its own.

    Where one widget alone takes the focus, Tab leads nowhere, and no ring is needed.
    """
    found, seen, before = list[str](), list[QWidget](), QApplication.focusWidget()
    for _ in range(MOST):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        stop = QApplication.focusWidget()
        assert stop is not None
        if stop in seen or (stop is before and not seen):
            return found
        seen.append(stop)
        own = isinstance(stop, BoardWidget) and stop.focus.place is not None
        if not own and ringed() != [stop]:
            found.append(told(stop))
    raise AssertionError(seen)


def test_main_window(room: Room) -> None:
    room.key(Qt.Key.Key_H)
    room.window.messages.show_notice(Message("info", "It is offered")).offer("Do it", lambda: None)

    assert unseen(room.window) == []


@each("name", WINDOWS)
def test_window_beside_the_board(room: Room, name: str) -> None:
    with opened(room, name) as window:
        window.activateWindow()
        room.let_happen()

        assert unseen(window) == []


def test_pointer_that_takes_over_needs_no_ring(room: Room) -> None:
    QTest.keyClick(room.window.board, Qt.Key.Key_Tab)
    assert ringed()

    QTest.mouseClick(room.window.board, Qt.MouseButton.LeftButton)

    assert ringed() == []


def test_ring_that_has_gone_with_its_window_comes_again(room: Room) -> None:
    room.window.commands.score.trigger()
    room.let_happen()
    QTest.keyClick(room.window.features.score, Qt.Key.Key_Tab)
    assert ringed()
    room.window.features.score.deleteLater()
    room.let_happen()
    room.window.activateWindow()

    QTest.keyClick(room.window.board, Qt.Key.Key_Tab)

    assert ringed() == [QApplication.focusWidget()]
