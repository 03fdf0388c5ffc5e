"""The style of buttons in dialogs, also on touch screens; and the system's setting for reduced motion."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QProxyStyle, QPushButton, QScroller, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.app.settings import Settings
from tapa_desktop.game.state import Phase
from tapa_desktop.ui.look.colors import has_touch_screen, tappable, target_size
from tapa_desktop.ui.look.reduced_motion import Command, CommandSource, SystemMotion, is_instant_in_kde, system_source
from tapa_desktop.ui.look.style import Style, TouchStyle
from tapa_desktop.ui.match.turn_bar import DiceEntry
from tests.ui.app import App, OpenWindow
from tests.ui.board.boards import dice_center, middle, point_center


@pytest.mark.usefixtures("qapp")
def test_buttons_of_dialogs_have_no_icons_though_the_desktop_wants_them() -> None:
    style, desktop = Style(), QProxyStyle("Fusion")
    desktop.styleHint = lambda *_: 1  # type: ignore[method-assign]
    style.setBaseStyle(desktop)

    assert style.styleHint(QProxyStyle.StyleHint.SH_ItemView_ActivateItemOnSingleClick) == 1
    assert style.styleHint(QProxyStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons) == 0


# The system's setting for reduced motion


@pytest.fixture
def asker(qapp: QApplication) -> QObject:  # noqa: ARG001
    """A parent that is deleted after the test, with all pending requests."""
    return QObject()


def test_system_is_asked_at_the_start_and_whenever_the_program_comes_to_the_fore(
    qapp: QApplication, asker: QObject
) -> None:
    answers, changes = [False, True, True], list[bool]()
    motion = SystemMotion(lambda answer: answer(answers.pop(0)), asker)
    motion.changed.connect(changes.append)
    motion.watch(qapp)
    assert (len(answers), changes) == (2, [])

    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert len(answers) == 2
    for _ in range(2):
        qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)

    assert (answers, changes) == ([], [True])


def test_players_own_word_goes_before_that_of_the_system(open_window: OpenWindow) -> None:
    window, calm = open_window().window, {}
    for wish, system in product(("by system", "yes", "no"), (True, False)):
        window.change_settings(Settings(reduce_motion=wish))
        window.presenter.set_reduced_motion(system)
        calm[wish, system] = window.board.options.is_calm

    assert [case for case, is_calm in calm.items() if is_calm] == [("by system", True), ("yes", True), ("yes", False)]


@pytest.mark.parametrize(("text", "code", "is_reduced"), [("false", 0, True), ("true", 0, False), ("false", 1, False)])
def test_program_of_the_system_is_asked_without_waiting_for_it(
    qtbot: QtBot, asker: QObject, text: str, code: int, is_reduced: bool
) -> None:
    words = (sys.executable, "-c", f"import sys; print({text!r}); sys.exit({code})")
    answers: list[bool] = []

    CommandSource(Command(words, "false"), asker)(answers.append)

    assert answers == []
    qtbot.waitUntil(lambda: answers == [is_reduced])


def test_program_that_is_not_there_says_nothing(qtbot: QtBot, asker: QObject) -> None:
    answers: list[bool] = []
    source = CommandSource(Command(("no-such-program-anywhere",), "false"), asker)

    with qtbot.waitSignal(source._process.errorOccurred):
        source(answers.append)

    assert answers == []


@pytest.mark.parametrize(("text", "is_still"), [("[KDE]\nAnimationDurationFactor=0\n", True), ("[KDE]\n", False)])
def test_plasma_desktop_keeps_its_word_in_a_file_and_each_other_system_has_a_program_to_ask(
    asker: QObject, tmp_path: Path, text: str, is_still: bool
) -> None:
    (tmp_path / "kdeglobals").write_text(text)
    environ = {"XDG_CURRENT_DESKTOP": "KDE", "XDG_CONFIG_HOME": str(tmp_path)}
    answers: list[bool] = []

    system_source("linux", environ, asker)(answers.append)
    sources = [system_source(platform, {}, asker) for platform in ("linux", "darwin")]

    assert answers == [is_still]
    assert not is_instant_in_kde(tmp_path / "nothing")
    programs = [source._command.words[0] for source in sources if isinstance(source, CommandSource)]
    assert programs == ["gsettings", "/usr/bin/defaults"]


# Touch works like a mouse, and all targets are large enough


LEAST = 36


class Finger:
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
    """The style for touch screens."""
    name = qapp.style().name()
    qapp.setProperty("least_target", LEAST)
    qapp.setStyle(TouchStyle(LEAST))
    yield
    qapp.setProperty("least_target", 0)
    qapp.setStyle(name)


@pytest.fixture
def patience(qapp: QApplication) -> Iterator[None]:
    """Make each tap a single one, never part of a double tap."""
    usual = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(0)
    yield
    qapp.setDoubleClickInterval(usual)


@pytest.mark.usefixtures("patience")
@pytest.mark.parametrize("is_drag", [True, False])
def test_turns_are_played_by_touch_alone(open_window: OpenWindow, finger: Finger, is_drag: bool) -> None:
    app = open_window(dice=SeededDice("touch"))
    board, turns = app.window.board, 0
    finger.tap(board, dice_center(board, app.state.side))
    app.let_happen()

    while turns < 2:
        if app.player.may_finish or app.state.phase is Phase.TO_ROLL:
            turns += app.player.may_finish
            finger.tap(app.window.turn_bar.next_button)
        else:
            move_checker(app, finger, is_drag=is_drag)
        app.let_happen()

    assert len(app.history.log) > 4


def test_two_quick_taps_on_two_places_are_no_double_tap(open_window: OpenWindow, finger: Finger) -> None:
    app = open_window((6, 1), (3, 1))
    board = app.window.board
    finger.tap(board, dice_center(board, app.state.side))
    app.let_happen()
    assert app.state.phase is Phase.TO_ROLL

    finger.tap(board, dice_center(board, app.state.side) + QPoint(board.width() // 12, 0))
    app.let_happen()

    assert app.state.phase is Phase.TO_PLAY


def move_checker(app: App, finger: Finger, *, is_drag: bool) -> None:
    """Drag a checker to a target, or tap it, and then its target unless the first tap has played it."""
    draft, board, side, drafted = app.match.draft, app.window.board, app.state.side, app.state.drafted
    source, targets = next(iter(draft.targets().items()))
    start, end = point_center(board, side, source), middle(board, side, next(iter(targets)))
    if is_drag:
        finger.push(board, start, end)
    else:
        finger.tap(board, start)
        if app.state.drafted == drafted:
            finger.tap(board, end)
    assert app.state.drafted != drafted


@pytest.mark.usefixtures("finger")
def test_touch_screen_is_found_and_without_a_finger_all_sizes_are_as_they_are_wanted() -> None:
    assert has_touch_screen()
    assert tappable(28, 26).toTuple() == (28, 26)


@pytest.mark.parametrize(("dots", "pixels"), [(96.0, 35), (141.0, 50), (0.0, 29), (5000.0, 71)])
def test_target_is_nine_millimetres_on_any_screen_with_a_plausible_resolution(dots: float, pixels: int) -> None:
    assert target_size(dots) == pixels


@pytest.mark.usefixtures("large")
def test_all_buttons_of_the_window_are_as_large_as_a_fingertip(open_window: OpenWindow) -> None:
    app = open_window(size=(640, 420))
    app.window.presenter.show_all()

    buttons = [one for one in app.window.turn_bar.findChildren(QPushButton) if one.isVisible()]

    assert [one.text() for one in buttons if min(one.width(), one.height()) < LEAST] == []
    assert DiceEntry().rows[0].button(6).size().toTuple() == tappable(28, 26).toTuple() == (LEAST, LEAST)
    assert tappable(100, 20).toTuple() == (100, LEAST)


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
