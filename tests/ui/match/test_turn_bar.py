"""The buttons say and do what their actions say and do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QColor, QPainter, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QProxyStyle, QStyle, QStyleOption, QWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.match.turn_bar import TurnBar
from tapa_desktop.ui.widgets.dialogs import ActionButton, ButtonKeys, NextButton


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    made = QMainWindow()
    qtbot.addWidget(made)
    made.resize(640, 300)
    return made


@pytest.fixture
def actions(window: QMainWindow) -> Actions:
    return Actions(window)


@pytest.fixture
def bar(window: QMainWindow, actions: Actions, qtbot: QtBot) -> TurnBar:
    """In a window that is shown and active, with its score."""
    made = TurnBar(actions)
    window.setCentralWidget(made)
    made.set_with_score(True)
    with qtbot.waitActive(window):
        window.show()
    return made


def test_button_follows_its_action_and_takes_no_focus_by_a_click(window: QMainWindow) -> None:
    action = QAction("&Undo", window)
    action.setShortcut("Ctrl+Z")
    button = ActionButton(action, window)

    action.setText("&Roll")
    action.setEnabled(False)

    assert (button.text(), button.isEnabled(), button.toolTip()) == ("Roll", False, "Roll (Ctrl+Z)")
    assert button.focusPolicy() is Qt.FocusPolicy.TabFocus


def test_bar_grows_with_its_type_and_shrinks_again(bar: TurnBar) -> None:
    def heights() -> tuple[int, list[int]]:
        return bar.height(), [one.minimumHeight() for one in (bar.undo_button, bar.hint_button, bar.next_button)]

    usual = heights()
    bar.set_type(1.5)
    larger = heights()
    bar.set_type(1.0)

    assert larger[0] > 1.25 * usual[0]
    assert larger[1] == [1.5 * height for height in usual[1]]
    assert heights() == usual


def test_button_of_the_hint_is_down_while_the_hint_is_shown(bar: TurnBar, actions: Actions) -> None:
    bar.hint_button.click()
    assert actions.hint.isChecked()
    assert bar.hint_button.isChecked()

    actions.hint.trigger()
    assert not bar.hint_button.isChecked()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_keys_press_the_button_that_has_the_focus_and_elsewhere_do_the_next_thing(
    window: QMainWindow, actions: Actions, bar: TurnBar, key: Qt.Key
) -> None:
    done: list[str] = []
    actions.undo.triggered.connect(lambda: done.append("undo"))
    actions.next_thing.triggered.connect(lambda: done.append("next"))
    ButtonKeys(window)

    bar.undo_button.setFocus()
    QTest.keyClick(bar.undo_button, key)
    assert done == ["undo"]

    bar.undo_button.clearFocus()
    QTest.keyClick(window, key)
    assert done == ["undo", "next"]


@pytest.mark.parametrize("name", ["undo", "next_thing", "double"])
def test_focus_of_a_button_that_is_disabled_goes_to_no_other(actions: Actions, bar: TurnBar, name: str) -> None:
    actions.double.setEnabled(True)
    button = {"undo": bar.undo_button, "next_thing": bar.next_button, "double": bar.double_button}[name]
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert QApplication.focusWidget() is button

    getattr(actions, name).setEnabled(False)

    assert not isinstance(QApplication.focusWidget(), ActionButton)


def test_large_button_gives_way_to_the_answers_and_to_the_pause(actions: Actions, bar: TurnBar) -> None:
    assert bar.next_button.isVisible()

    actions.take.setEnabled(True)
    assert (bar.take_button.isVisible(), bar.next_button.isVisible()) == (True, False)
    actions.take.setEnabled(False)
    actions.pause.setEnabled(True)
    assert (bar.pause_button.isVisible(), bar.next_button.isVisible()) == (True, True)
    actions.next_thing.setEnabled(False)
    assert (bar.pause_button.isVisible(), bar.next_button.isVisible()) == (True, False)


def test_score_gives_way_to_a_prompt_that_needs_its_line(window: QMainWindow, bar: TurnBar, qtbot: QtBot) -> None:
    bar.show_score("White 1 : 0 Black")
    high = bar.height()
    bar.show_prompt("A prompt that is long enough for many lines. " * 40)
    assert (bar.score.isVisible(), bar.height()) == (False, high)
    bar.show_prompt("A short prompt.")
    assert (bar.score.isVisible(), bar.height()) == (True, high)

    window.resize(1600, 300)
    bar.show_prompt("A prompt that fits into a wide window, and not into a narrow one. " * 6)
    qtbot.waitUntil(bar.score.isVisible)
    window.resize(560, 300)
    qtbot.waitUntil(bar.score.isHidden)


def test_prompt_is_brief_where_the_score_would_give_way(window: QMainWindow, bar: TurnBar, qtbot: QtBot) -> None:
    full = "A prompt that explains itself at such a length that it needs more than two lines. " * 3

    bar.show_prompt(full, "In brief.")

    label = bar._prompt
    assert (bar.score.isVisible(), bar.prompt, label.text()) == (True, full, "In brief.")
    assert label.accessibleName() == label.toolTip() == full

    window.resize(2400, 300)
    qtbot.waitUntil(lambda: label.text() == full)
    assert (bar.score.isVisible(), label.toolTip()) == (True, "")


@pytest.mark.parametrize("with_score", [False, True], ids=["alone", "even with the line of the score"])
def test_prompt_is_smaller_where_it_would_be_cut_off(bar: TurnBar, with_score: bool) -> None:
    bar.set_with_score(with_score)
    bar.show_prompt("A short prompt.")
    label = bar._prompt
    usual, high = label.font().pointSizeF(), bar.height()

    words = iter(range(200))
    while label.font().pointSizeF() == usual:
        bar.show_prompt(f"{bar.prompt} {next(words)}")
        QApplication.processEvents()

    assert not bar.score.isVisible()
    assert label.heightForWidth(label.width()) <= label.height()
    assert bar.height() == high
    bar.show_prompt("A short prompt.")
    assert label.font().pointSizeF() == usual


class Watched(QProxyStyle):
    """Notes by which palettes push buttons are drawn."""

    def __init__(self) -> None:
        super().__init__("Fusion")
        self.palettes: list[int] = []

    def drawControl(  # noqa: N802 - the name is Qt's
        self, element: QStyle.ControlElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        if element == QStyle.ControlElement.CE_PushButton:
            self.palettes.append(option.palette.cacheKey())
        super().drawControl(element, option, painter, widget)


def test_button_for_the_next_thing_is_drawn_by_one_palette_whose_pictures_are_kept(window: QMainWindow) -> None:
    action, style = QAction("Roll", window), Watched()
    button = NextButton(action, window)
    button.setStyle(style)

    for can_be_done in (True, False, True):
        action.setEnabled(can_be_done)
        button.grab()

    assert style.palettes == style.palettes[:1] * 3


def test_button_for_the_next_thing_follows_the_palette(window: QMainWindow) -> None:
    button = NextButton(QAction("Roll", window), window)
    seen = [button.grab().toImage()]

    for colour in ("#802020", "#206020"):
        palette = QPalette(window.palette())
        palette.setColor(QPalette.ColorRole.Highlight, QColor(colour))
        window.setPalette(palette)
        seen.append(button.grab().toImage())

    assert seen[0] != seen[1] != seen[2]
