"""The window, its dialogs and the match come back as they were, even after faults in their files."""

from __future__ import annotations

import base64
from typing import Final

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QDialog, QMainWindow, QSplitter, QWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.app.settings import load_settings
from tapa_desktop.game.draft import movable_of
from tapa_desktop.game.events import FRIEND, Rolled, Seat
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.ui.board.picture import picture
from tapa_desktop.ui.main.menus import ResumeMenu
from tapa_desktop.ui.main.window_state import WindowState, opener_of
from tapa_desktop.ui.match.side_panel import ROOM, CollapsingPanel
from tapa_desktop.ui.new_match.dialog import NewMatchDialog
from tapa_desktop.ui.text.prompt import prompt_text
from tapa_desktop.ui.widgets import dialogs
from tapa_desktop.ui.widgets.dialogs import SMALLEST
from tests.cases import each
from tests.ui.app import App, OpenWindow, written
from tests.ui.main.conftest import BESIDE

SCREEN: Final = QSize(640, 480)
FRAME: Final = QSize(2 * 4, 4 + 32)  # borders and title bar of a window
LARGE_SCALE: Final = QSize(683, 360)  # what a frame leaves of 1366 × 768 pixels at 200 %
WIDTH_OF_SCREEN: Final = slice(46, 50)  # in what Qt saves of a geometry


@pytest.fixture
def place(qtbot: QtBot) -> WindowState:
    window = QMainWindow()
    qtbot.addWidget(window)
    splitter, panel, switch = QSplitter(window), QWidget(window), QAction(window)
    switch.setCheckable(True)
    window.resize(500, 400)
    return WindowState(window, splitter, CollapsingPanel(panel, switch))


@pytest.mark.parametrize("text", ["", "...", "no base64!.a.b", "AAAA.AAAA.panel", "ünïcode"])
def test_place_is_found_again_and_text_that_says_nothing_leaves_all_as_it_is(place: WindowState, text: str) -> None:
    saved = place.save()
    place._window.resize(333, 222)
    place._narrow.set_wanted(False)

    for state in (saved, text):
        place.restore(state)

        assert (place._window.width(), place._window.height()) == (500, 400)
        assert place._narrow.is_wanted


@pytest.mark.parametrize("screen_width", [None, 2, 3])
def test_window_leaves_room_on_a_smaller_or_a_first_screen(place: WindowState, screen_width: int | None) -> None:
    room = place._window.screen().availableSize()
    saved = of_screen(place, room.width() * screen_width) if screen_width else ""
    place._window.resize(5000, 5000)

    place.restore(saved)

    assert place._window.width() < room.width()
    assert place._window.height() < room.height()


def of_screen(place: WindowState, width: int) -> str:
    """The present state as saved on a screen of this width."""
    geometry, *others = place.save().split(".")
    data = bytearray(base64.b64decode(geometry))
    data[WIDTH_OF_SCREEN] = width.to_bytes(4, "big")
    return ".".join((base64.b64encode(data).decode("ascii"), *others))


WINDOWS = ("preferences", *BESIDE)


def opened(app: App, name: str) -> QDialog:
    opener_of(name, app.window, app.window.commands).trigger()
    app.let_happen()
    (dialog,) = (one for one in app.window.findChildren(QDialog, name) if one.isVisible())
    return dialog


@pytest.fixture
def app(open_window: OpenWindow) -> App:
    return open_window()


@each("name", WINDOWS)
def test_window_opens_whole_on_any_screen_and_then_where_it_was_left_and_closes_once_however_often_it_is_told_to(
    app: App, name: str
) -> None:
    file, dialog = app.file, opened(app, name)
    dialog.showMinimized()
    dialog = opened(app, name)
    assert not dialog.isMinimized()
    assert app.window.screen().availableGeometry().contains(dialog.geometry())
    for window in (app.window, dialog):
        least = window.minimumSize().expandedTo(window.minimumSizeHint())
        assert least.width() + FRAME.width() <= SCREEN.width()
        assert least.height() + FRAME.height() <= SCREEN.height()
    dialog.resize(max(dialog.minimumWidth(), 650), max(dialog.minimumHeight(), 450))
    dialog.move(70 + WINDOWS.index(name), 50)
    place = dialog.geometry()

    for close in (lambda one: QTest.keyClick(one, Qt.Key.Key_Escape), QDialog.close):
        dialog = opened(app, name)
        assert dialog.geometry() == place
        close(dialog)
        close(dialog)
        dialog.accept()  # as Enter does that was pressed right after

        assert not dialog.isVisible()
        app.let_happen()
    assert app.file == file


@pytest.mark.parametrize("level", [None, FRIEND])  # a friend elsewhere has a bar of their own
def test_windows_fit_on_a_small_screen_of_large_scale(
    level: str | None, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dialogs, "room_of", lambda _: LARGE_SCALE)  # of the screen

    app = open_window(black=Seat(level))

    for window in (app.window, *(opened(app, name) for name in ("review", "practice", "lesson"))):
        window.resize(LARGE_SCALE)
        assert window.height() == LARGE_SCALE.height()
        assert window.minimumWidth() == SMALLEST[0]


def test_match_that_is_asked_for_twice_begins_once(app: App) -> None:
    dialog = opened(app, "new_match")
    assert isinstance(dialog, NewMatchDialog)
    begun = QSignalSpy(dialog.chosen)

    dialog.accept()
    dialog.accept()

    assert begun.count() == 1


def test_windows_open_where_they_were_left_at_the_next_start(open_window: OpenWindow, app: App) -> None:
    places = {name: QRect(70, 50 + at, 650, 450 + at) for at, name in enumerate(("preferences", "score", "keys"))}
    for name, place in places.items():
        opened(app, name).setGeometry(place)
    app.leave()

    app = open_window(settings=app.session.settings)

    assert {name: opened(app, name).geometry() for name in places} == places


# The window comes back as it was left


def test_window_comes_back_with_its_size_its_division_and_its_panel_unless_that_was_put_away(
    open_window: OpenWindow,
) -> None:
    def come_back(app: App, size: tuple[int, int]) -> App:
        app.leave()
        return open_window(settings=load_settings()[0], size=size)

    app = come_back(open_window(size=(780, 600)), (0, 0))
    assert app.window.size().toTuple() == (780, 600)

    app.window.resize(1010, 640)
    splitter = app.window.centre.splitter
    usual = splitter.sizes()[1]
    splitter.setSizes([600, 410])
    wide = splitter.sizes()[1]
    app = come_back(app, (1010, 640))
    assert wide > usual + 50
    assert abs(app.window.centre.splitter.sizes()[1] - wide) < 20
    assert app.window.side_panel.isVisible()

    app.key(Qt.Key.Key_F9)
    assert not come_back(app, (1010, 640)).window.side_panel.isVisible()


def test_side_panel_goes_with_its_room_and_comes_back_with_it_unless_it_is_not_wanted(place: WindowState) -> None:
    narrow, panel, switch = place._narrow, place._narrow._panel, place._narrow._switch
    for room, is_there in ((ROOM - 1, False), (ROOM, True)):
        narrow.fit(room)

        assert panel.isVisibleTo(place._window) is switch.isChecked() is is_there

    switch.trigger()
    for room in (ROOM - 1, ROOM):
        narrow.fit(room)
    assert (panel.isHidden(), narrow.is_wanted) == (True, False)


def test_side_panel_can_be_had_in_a_narrow_window_too(place: WindowState) -> None:
    narrow = place._narrow
    narrow.fit(ROOM - 100)

    narrow._switch.trigger()
    narrow.fit(ROOM - 90)

    assert not narrow._panel.isHidden()
    assert narrow.is_wanted


# The match goes on where it was


def test_window_closed_in_the_middle_of_a_turn_opens_there_again_and_the_turn_goes_on(open_window: OpenWindow) -> None:
    first = open_window((6, 5), (3, 1), (6, 2), presses=2)
    first.drag(24, 21)
    first.leave()

    app = open_window((6, 2), (5, 4))
    assert app.state == first.state
    assert format_play(app.state.drafted) == "24/21"
    assert app.window.board.state.picture == picture(app.state, app.window.board.options, movable_of(app.state))
    assert app.prompt == prompt_text(app.state, app.match.draft)

    app.press(app.window.turn_bar.undo_button)
    app.drag(24, 20)
    app.space()
    assert Rolled(6, 2) in app.history.active_events
    assert written(app.file).states == app.history.states


def resume_lines(app: App) -> list[QAction]:
    """The lines of the menu Resume when it is opened."""
    menu = app.window.findChild(ResumeMenu)
    menu.aboutToShow.emit()
    return menu.actions()


@pytest.mark.parametrize("is_damaged", [False, True])
def test_resume_menu_names_the_sitting_and_a_match_whose_record_is_damaged_too(
    open_window: OpenWindow, is_damaged: bool
) -> None:
    app = open_window((6, 5), (3, 1), rule_set="portes plakoto fevga", black=Seat(), presses=1)
    path = app.file
    app.begin("plakoto")
    if is_damaged:
        path.write_bytes(path.read_bytes().partition(b"\n")[0] + b"\n{}\n")

    (waiting,) = resume_lines(app)
    assert waiting.text().startswith("Tavli: White – Black, ")
    app.let_happen()
    assert waiting.text().startswith("Tavli, match to 5: White 0 : 0 Black, ")


def test_resume_menu_shows_the_score_of_each_match_that_waits_or_says_that_none_does(open_window: OpenWindow) -> None:
    app = open_window((6, 5), (3, 1), rule_set="tapa-cube", black=Seat(name="Ana & Bo"), presses=1)
    (line,) = resume_lines(app)
    assert line.text()
    assert not line.isEnabled()
    for key in (Qt.Key.Key_D, Qt.Key.Key_X, Qt.Key.Key_Space, Qt.Key.Key_D):
        app.key(key)
    app.begin()

    (waiting,) = resume_lines(app)
    assert waiting.text().startswith("Tapa with cube: White – Ana && Bo, ")
    app.let_happen()
    begin = "Tapa with cube, match to 5: White 1 : 0 Ana && Bo, "
    assert waiting.text().startswith(begin)

    (waiting,) = resume_lines(app)
    assert waiting.text().startswith(begin)
    waiting.trigger()
    app.let_happen()
    assert app.state.phase is Phase.TO_ANSWER
