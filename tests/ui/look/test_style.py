"""The style of buttons in dialogs."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QDialog, QProxyStyle, QPushButton, QStyle
from pytestqt.qtbot import QtBot

from tapa_desktop.app.settings import Settings
from tapa_desktop.ui.look.reduced_motion import Command, CommandSource, SystemMotion, is_still_in_kde, system_source
from tapa_desktop.ui.look.style import Style
from tests.ui.room import Enter


class Iconic(QProxyStyle):
    """Fusion on a desktop that wants icons on the buttons of dialogs."""

    def styleHint(self, hint: QStyle.StyleHint, *others: object) -> int:
        """Icons on buttons, and all else as Fusion."""
        if hint is QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons:
            return 1
        return super().styleHint(hint, *others)  # type: ignore[arg-type]


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[None]:
    before, style, base = qapp.style().name(), Style(), Iconic("Fusion")
    style.setBaseStyle(base)
    qapp.setStyle(style)
    yield
    qapp.setStyle(before)


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("name", ["new_match", "preferences", "keys", "about", "roll_out", "set_up"])
def test_no_button_of_a_dialog_has_an_icon_where_others_have_none(enter: Enter, name: str) -> None:
    room = enter()

    getattr(room.window.commands, name).trigger()
    room.let_happen()

    (dialog,) = (one for one in room.window.findChildren(QDialog) if one.isVisible())
    buttons = dialog.findChildren(QPushButton)
    assert buttons
    assert [button.text() for button in buttons if not button.icon().isNull()] == []


# The system's wish for less motion is asked for, each system in its way, and heard


class Source:
    """A system whose answer can be set."""

    def __init__(self) -> None:
        self.is_reduced = False
        self.asked = 0

    def __call__(self, answer: Callable[[bool], None]) -> None:
        self.asked += 1
        answer(self.is_reduced)


@pytest.fixture
def asker(qapp: QApplication) -> QObject:
    return QObject(qapp)


def test_system_is_asked_at_the_start_and_whenever_the_program_comes_to_the_fore(
    qapp: QApplication, asker: QObject
) -> None:
    source, told = Source(), list[bool]()
    motion = SystemMotion(source, asker)
    motion.changed.connect(told.append)
    motion.watch(qapp)
    assert (source.asked, told) == (1, [])

    source.is_reduced = True
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)

    assert (source.asked, told) == (3, [True])


@pytest.mark.parametrize(
    ("wish", "system", "is_calm"),
    [("by system", True, True), ("by system", False, False), ("yes", False, True), ("no", True, False)],
)
def test_players_own_word_goes_before_that_of_the_system(enter: Enter, wish: str, system: bool, is_calm: bool) -> None:
    room = enter(settings=Settings(reduce_motion=wish))  # type: ignore[arg-type]

    room.window.presenter.set_reduced_motion(system)

    assert room.window.board.options.is_calm is is_calm


@pytest.mark.parametrize(("says", "code", "is_reduced"), [("false", 0, True), ("true", 0, False), ("false", 1, False)])
def test_program_of_the_system_is_asked_without_waiting_for_it(
    qtbot: QtBot, asker: QObject, says: str, code: int, is_reduced: bool
) -> None:
    words = (sys.executable, "-c", f"import sys; print({says!r}); sys.exit({code})")
    heard: list[bool] = []

    CommandSource(Command(words, "false"), os.environ, asker)(heard.append)

    assert heard == []
    qtbot.waitUntil(lambda: heard == [is_reduced])


def test_program_that_is_not_there_says_nothing(qtbot: QtBot, asker: QObject) -> None:
    heard: list[bool] = []
    asked = CommandSource(Command(("no-such-program-anywhere",), "false"), os.environ, asker)

    with qtbot.waitSignal(asked._process.errorOccurred):
        asked(heard.append)

    assert heard == []


@pytest.mark.parametrize(("text", "is_still"), [("[KDE]\nAnimationDurationFactor=0\n", True), ("[KDE]\n", False)])
def test_plasma_desktop_keeps_its_word_in_a_file(asker: QObject, tmp_path: Path, text: str, is_still: bool) -> None:
    (tmp_path / "kdeglobals").write_text(text)
    environ = {"XDG_CURRENT_DESKTOP": "KDE", "XDG_CONFIG_HOME": str(tmp_path)}
    heard: list[bool] = []

    system_source("linux", environ, asker)(heard.append)

    assert heard == [is_still]
    assert not is_still_in_kde(tmp_path / "nothing")


@pytest.mark.parametrize(("platform", "name"), [("linux", "gsettings"), ("darwin", "/usr/bin/defaults")])
def test_each_other_system_has_a_program_to_ask(asker: QObject, platform: str, name: str) -> None:
    asked = system_source(platform, {}, asker)

    assert isinstance(asked, CommandSource)
    assert asked._command.words[0] == name
