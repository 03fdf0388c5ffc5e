"""Every preference on the real window: a choice is visible at once, kept, and there after a restart."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox

from tapa_desktop.app.settings import load_settings
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.look.themes import theme_choices
from tapa_desktop.ui.preferences.dialog import PreferencesDialog
from tapa_desktop.ui.preferences.pages import preference_pages
from tapa_desktop.ui.preferences.pictures import PictureList
from tapa_desktop.ui.text.translator import NAMES, Translator
from tests.ui.app import QUIET, App, OpenWindow
from tests.ui.board.boards import point_center

FIELDS = [field for page in preference_pages(theme_choices()) for group in page.groups for field in group.fields]
SMALL = (576, 432)  # what a screen of 640 x 480 leaves


@pytest.fixture(params=NAMES)
def each_language(request: pytest.FixtureRequest, qapp: QApplication, translator: Translator) -> Iterator[None]:
    """Each language in turn, in letters of ten points."""
    usual, letters = qapp.font(), qapp.font()
    letters.setPointSize(10)
    qapp.setFont(letters)
    translator.use(request.param)
    yield
    qapp.setFont(usual)


def open_preferences(app: App) -> PreferencesDialog:
    """Open the preferences by their key."""
    QTest.keyClick(app.window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    dialog = app.window.findChildren(PreferencesDialog)[0]
    app.let_happen()
    assert dialog.isActiveWindow()
    return dialog


def change(dialog: PreferencesDialog, field: str) -> None:
    """Choose another value by keys, in the widget of that field on its page."""
    dialog.list.setCurrentRow(next(row for row, form in enumerate(dialog.forms) if field in form.controls))
    control = dialog.controls[field]
    control.setFocus()
    if isinstance(control, QCheckBox):
        QTest.keyClick(control, Qt.Key.Key_Space)
    elif isinstance(control, QComboBox):
        last = control.currentIndex() == control.count() - 1
        QTest.keyClick(control, Qt.Key.Key_Up if last else Qt.Key.Key_Down)
    elif isinstance(control, PictureList):
        last = control.currentRow() == control.count() - 1
        QTest.keyClick(control, Qt.Key.Key_Left if last else Qt.Key.Key_Right)
    else:
        QTest.keyClick(control, Qt.Key.Key_Up)


def value_shown(dialog: PreferencesDialog, field: str) -> object:
    control = dialog.controls[field]
    if isinstance(control, QCheckBox):
        return control.isChecked()
    if isinstance(control, PictureList):
        return control.values[control.currentRow()]
    return control.currentData() if isinstance(control, QComboBox) else control.value()


def test_each_change_is_kept_and_there_after_a_new_start(open_window: OpenWindow) -> None:
    app = open_window()
    dialog = open_preferences(app)
    now = {}

    for field in (field.field for field in sorted(FIELDS, key=lambda field: not field.needs)):  # before what it needs
        before = getattr(app.session.settings, field)
        change(dialog, field)
        now[field] = getattr(app.session.settings, field)
        assert now[field] != before
    app.leave()
    kept, notices = load_settings()
    again = open_preferences(open_window(settings=kept))

    assert {field: getattr(kept, field) for field in now} == now
    assert notices == []
    assert {field: value_shown(again, field) for field in now} == now


SEEN: dict[str, Callable[[App], object]] = {
    "theme": lambda app: app.window.board.options.theme,
    "two_checker_start": lambda app: app.window.board.board_geometry().racks,
    "show_pips": lambda app: app.window.side_panel.players.cards[Side.WHITE].accessibleName(),
    "show_words": lambda app: app.window.turn_bar._prompt.text(),
    "dice_speed": lambda app: app.window.board.options.dice_speed,
    "sounds": lambda app: app.window.commands.sounds.isChecked(),
    "tutor": lambda app: app.window.features.setting_actions.groups["tutor"].checkedAction().data(),
    "roll_for_me": lambda app: app.history.log,
}


def test_change_is_seen_at_once(open_window: OpenWindow) -> None:
    app = open_window((6, 5), (3, 1), (2, 1), presses=1)
    dialog = open_preferences(app)

    for field, look in SEEN.items():
        before = look(app)
        change(dialog, field)
        app.let_happen()
        assert look(app) != before, field


@pytest.mark.usefixtures("held_motion")
def test_preference_that_the_board_does_not_show_leaves_its_animation_alone(open_window: OpenWindow) -> None:
    app = open_window((6, 5), settings=structs.replace(QUIET, dice_speed="slow"))
    dialog = open_preferences(app)
    app.player.roll()
    assert app.window.board.is_moving

    change(dialog, "confirm_turn")
    assert app.window.board.is_moving

    change(dialog, "show_numbers")
    assert not app.window.board.is_moving


def test_other_boards_that_are_open_follow_at_once_and_an_editor_keeps_what_is_set_up(open_window: OpenWindow) -> None:
    app = open_window()
    editor = app.window.features.positions.set_up()
    QTest.mouseClick(editor.board, Qt.MouseButton.RightButton, pos=point_center(editor.board, Side.WHITE, 24))
    arranged, review = editor.arrangement, app.window.features.windows.show_review(None)
    dialog = open_preferences(app)

    change(dialog, "home")
    change(dialog, "direction")

    for options in (editor.board.options, review.walk.stage.options):
        assert (options.home, options.direction) == ("top", "left")
    assert editor.board.board_geometry().home == "top"
    assert editor.setup.arrangement == editor.arrangement == arranged


def test_menu_shows_and_hides_the_winning_chances(open_window: OpenWindow) -> None:
    app = open_window()
    bar, switch = app.window.features.chances.bar, app.window.features.setting_actions.switches["show_chances"]
    for is_wanted in (True, False):
        switch.trigger()
        app.let_happen()
        assert app.session.settings.show_chances is bar.isVisible() is is_wanted


@pytest.mark.usefixtures("each_language")
def test_no_page_scrolls_on_a_screen_of_640_by_480(open_window: OpenWindow) -> None:
    dialog = open_preferences(open_window())

    dialog.resize(*SMALL)
    scrolling = []
    for row in range(dialog.list.count()):
        dialog.list.setCurrentRow(row)
        QApplication.processEvents()
        page = dialog.pages.currentWidget()
        if page.verticalScrollBar().maximum() or page.horizontalScrollBar().maximum():
            scrolling.append(dialog.list.item(row).text())

    assert scrolling == []
    assert (dialog.width(), dialog.height()) == SMALL
