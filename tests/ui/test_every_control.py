"""Tab reaches every control of every window, and each has a name for screen readers.

The control with the focus has a ring, but only while the keyboard is used.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from msgspec.structs import replace
from PySide6.QtCore import SIGNAL, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QFocusFrame,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QRadioButton,
    QScrollBar,
    QTabBar,
    QTextEdit,
    QWidget,
)

from tapa_desktop.ui.board.view.accessible import install_board_access
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.look.style import FocusRing, Style
from tapa_desktop.ui.match.score import ScoreDialog
from tapa_desktop.ui.text.notices import Message
from tapa_desktop.ui.text.translator import NAMES, Translator
from tests.cases import each
from tests.ui.app import App, OpenWindow
from tests.ui.cutting import clashes

CONTROLS = (
    *(QAbstractButton, QAbstractItemView, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit, QTabBar, QTextEdit),
    *(BoardWidget, QPlainTextEdit),
)
TIPPED = (QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit, QListWidget)
MOST = 120  # more stops than any window has
WINDOWS = (
    "new_match", "dice", "score", "preferences", "set_up", "analyse", "history", "review", "roll_out", "keys", "about",
    "lesson", "strategy_lesson", "strategy", "practice", "roll_map", "openings", "how_dice", "note",
)  # fmt: skip


def controls(window: QWidget) -> list[QWidget]:
    """The controls of a window that can be used now."""
    candidates = [one for one in window.findChildren(QWidget) if isinstance(one, CONTROLS)]
    return [one for one in candidates if one.isVisibleTo(window) and one.isEnabled() and is_own(one, window)]


def is_own(control: QWidget, window: QWidget) -> bool:
    """Whether a control is no part of another one or of a menu."""
    parent = control.parentWidget()
    is_picture = isinstance(control, BoardWidget) and control.focusPolicy() is Qt.FocusPolicy.NoFocus
    is_part = is_picture or isinstance(control, QScrollBar) or control.objectName().startswith("qt_")
    is_inner = isinstance(parent, QComboBox | QAbstractSpinBox | QTabBar | QAbstractItemView | QLineEdit)
    return not is_part and not is_inner and control.window() is window


def tab_order(window: QWidget) -> tuple[list[QWidget], list[QWidget]]:
    """The widgets to which Tab leads, in order, and those of them without a visible ring.

    A board has its own focus. A window with a single focus widget needs no ring.
    """
    stops, ringless, before = list[QWidget](), list[QWidget](), QApplication.focusWidget()
    for _ in range(MOST):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        stop = QApplication.focusWidget()
        assert stop is not None
        if stop in stops:
            return stops, ringless if stops != [before] else []
        stops.append(stop)
        own = isinstance(stop, BoardWidget) and stop.focus.place is not None
        if not own and ringed_widgets() != [stop]:
            ringless.append(stop)
    raise AssertionError([type(one).__name__ for one in stops])


def ringed_widgets() -> list[QWidget]:
    """The widgets with a visible ring."""
    frames = [one for one in QApplication.allWidgets() if isinstance(one, QFocusFrame)]
    return [frame.widget() for frame in frames if frame.isVisible() and is_whole(frame)]


def is_whole(frame: QFocusFrame) -> bool:
    """Whether all four sides of a ring are visible."""
    rect, middle = frame.rect(), frame.rect().center()
    ends = [QPoint(x, middle.y()) for x in (rect.left(), rect.right())]
    ends += [QPoint(middle.x(), y) for y in (rect.top(), rect.bottom())]
    return all(map(frame.visibleRegion().contains, ends))


def is_reached(control: QWidget, stops: list[QWidget]) -> bool:
    """Whether one of the stops is the control, inside it, or in its group, where the arrow keys lead on."""
    if isinstance(control, QRadioButton):
        group = control.group()
        siblings = group.buttons() if group is not None else control.parentWidget().findChildren(QRadioButton)
        return any(button in stops for button in siblings)
    return any(stop is control or control.isAncestorOf(stop) for stop in stops)


def name_of(control: QWidget) -> str:
    """The name of a control for screen readers."""
    access = QAccessible.queryAccessibleInterface(control)
    return access.text(QAccessible.Text.Name) if access is not None else ""


def look_at(window: QWidget) -> tuple[list[str], list[str]]:
    """The controls that Tab does not reach, and those without a name."""
    return walk_through(window)[:2]


def walk_through(window: QWidget) -> tuple[list[str], list[str], list[str]]:
    """The controls that Tab does not reach, those without a name, and those without a ring."""
    window.activateWindow()
    QApplication.processEvents()
    (stops, ringless), all_there = tab_order(window), controls(window)
    lost = [path_of(one) for one in all_there if not is_reached(one, stops)]
    nameless = [path_of(one) for one in {*all_there, *stops} if not name_of(one)]
    return lost, nameless, list(map(path_of, ringless))


def tipless(window: QWidget) -> list[str]:
    """The controls without a tooltip, on all pages; boards and texts have one for each of their places."""
    candidates = [one for one in window.findChildren(QWidget) if isinstance(one, TIPPED) and is_own(one, window)]
    return [path_of(one) for one in candidates if not one.toolTip() and is_in_use(one)]


def is_in_use(control: QWidget) -> bool:
    """Whether a control can be visible, also on a page that is hidden now."""
    return control.isVisibleTo(control.window()) or isinstance(control.window(), QDialog)


def letterless(window: QWidget) -> list[str]:
    """Labels whose letter after Alt leads nowhere, because their buddy takes no focus."""
    labels = [one for one in window.findChildren(QLabel) if one.isVisibleTo(window) and "&" in one.text()]
    return [one.text() for one in labels if (there := one.buddy()) and there.focusPolicy() is Qt.FocusPolicy.NoFocus]


def path_of(control: QWidget) -> str:
    names = []
    at: QWidget | None = control
    while at is not None:
        names.append(type(at).__name__)
        at = at.parentWidget()
    return f"{name_of(control)!r} {' < '.join(names)}"


@pytest.fixture
def ring(qapp: QApplication) -> Iterator[None]:
    before = qapp.style().name()
    qapp.setStyle(Style())
    focus_ring = FocusRing(qapp)
    yield
    qapp.focusChanged.disconnect(focus_ring.follow)
    focus_ring.deleteLater()
    qapp.setStyle(before)


@pytest.fixture
def app(open_window: OpenWindow, ring: None) -> Iterator[App]:  # noqa: ARG001 - it is there
    install_board_access()
    app = open_window((6, 3), (6, 5), (4, 2), (3, 1))
    yield app
    for window in QApplication.topLevelWidgets():
        if window is not app.window:
            window.close()


def test_main_window(app: App) -> None:
    app.space(2)
    app.key(Qt.Key.Key_H)
    row = app.window.messages.show_notice(Message("info", "Something is offered"))
    row.offer("Do it", lambda: None)

    assert walk_through(app.window) == ([], [], [])
    assert tipless(app.window) == []


def test_pointer_that_takes_over_needs_no_ring_and_one_that_has_gone_with_its_window_comes_again(app: App) -> None:
    plays = app.window.side_panel.plays
    QTest.keyClick(app.window.board, Qt.Key.Key_Tab)
    assert ringed_widgets()
    QTest.mouseClick(plays.viewport(), Qt.MouseButton.LeftButton)
    assert plays.hasFocus()
    assert ringed_widgets() == []

    app.trigger(app.window.commands.score)
    score = app.window.findChild(ScoreDialog)
    QTest.keyClick(score, Qt.Key.Key_Tab)
    assert ringed_widgets()
    score.deleteLater()
    QApplication.sendPostedEvents(score, QEvent.Type.DeferredDelete)
    app.window.activateWindow()
    app.let_happen()
    app.window.board.setFocus()

    QTest.keyClick(app.window.board, Qt.Key.Key_Tab)

    assert ringed_widgets() == [QApplication.focusWidget()]


def test_tab_leads_from_the_board_to_the_turn_and_on_to_the_panels(app: App) -> None:
    app.window.board.setFocus()

    order, _ = tab_order(app.window)

    bar = app.window.turn_bar
    assert order[-1] is app.window.board
    places = [
        next(index for index, stop in enumerate(order) if part.isAncestorOf(stop))
        for part in (bar, app.window.side_panel)
    ]
    assert places == sorted(places)
    app.window.board.setFocus()
    QTest.keyClick(app.window.board, Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is order[-2]


def test_button_that_tab_has_led_to_is_pressed_and_no_shortcut_besides(app: App) -> None:
    done, phase = list[str](), app.state.phase
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        app.window.messages.show_notice(Message("info", "It is offered")).offer("Do it", lambda: done.append("done"))
        app.window.board.setFocus()
        app.let_happen()

        QTest.keyClick(app.window.board, Qt.Key.Key_Tab)
        QTest.keyClick(QApplication.focusWidget(), key)

        assert done == ["done"]
        done.clear()
        assert QApplication.focusWidget() is app.window.board
        assert app.state.phase is phase


@contextmanager
def open_command(app: App, name: str) -> Iterator[QWidget]:
    """Opens the window of a command, and closes it at the end of the context."""
    getattr(app.window.commands, name).trigger()
    app.let_happen()
    (window,) = [one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not app.window]
    try:
        yield window
    finally:
        window.close()


@each("name", WINDOWS)
def test_window_beside_the_board(app: App, name: str) -> None:
    app.space(2)
    with open_command(app, name) as window:
        assert window.windowTitle()
        assert walk_through(window) == ([], [], [])
        assert tipless(window) == []
        assert letterless(window) == []


def actions_of(menu: QMenu | QMenuBar) -> Iterator[QAction]:
    """The actions of a menu and its submenus."""
    for action in menu.actions():
        yield action
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from actions_of(inner)


def receiver_count(action: QAction) -> int:
    """The number of receivers of an action's signals, including its menus."""
    return sum(action.receivers(SIGNAL(signal)) for signal in ("triggered(bool)", "toggled(bool)"))


def test_every_action_stands_in_a_menu_that_can_be_opened_by_keys_and_is_wired_to_what_it_does(app: App) -> None:
    bar = app.window.menuBar()
    assert all("&" in action.text() for action in bar.actions())
    assert all(menu.actions() for menu in bar.findChildren(QMenu))
    listed = set(actions_of(bar))
    actions = {name: one for name, one in vars(app.window.commands).items() if isinstance(one, QAction)}
    assert len(actions) > 30
    assert [name for name, action in actions.items() if action not in listed] == ["menu_bar"]  # it opens the menus

    idle = bar.addMenu("Idle").addAction("Do nothing")
    app.window.addAction(idle)
    assert [name for name, action in actions.items() if receiver_count(action) <= receiver_count(idle)] == ["menu_bar"]


@pytest.mark.parametrize("code", NAMES)
def test_no_letter_stands_twice_in_a_menu(code: str, translator: Translator, open_window: OpenWindow) -> None:
    translator.use(code)
    app = open_window((6, 5), (3, 1), presses=2)
    menus = [*app.window.findChildren(QMenu), app.window.menuBar()]
    twice = {menu: clashes(action.text() for action in menu.actions()) for menu in menus}
    assert len(menus) > 10

    game = app.window.menus[0]
    for checkers in ("ivory-and-cherry", "pearl-and-navy", "honey-and-walnut"):  # by which the sides are called
        app.window.change_settings(replace(app.session.settings, checkers=checkers))
        game.aboutToShow.emit()
        twice[checkers] = clashes(action.text() for action in game.actions())
    assert {name: texts for name, texts in twice.items() if texts} == {}
