"""Preferences are applied at once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QPushButton,
    QScrollArea,
    QSlider,
)
from pytestqt.qtbot import QtBot

from tapa_desktop.app.settings import Settings, format_settings, parse_settings
from tapa_desktop.ui.board.theme import WOOD, CheckerTheme
from tapa_desktop.ui.look.themes import own_folder
from tapa_desktop.ui.preferences.dialog import PreferencesDialog
from tapa_desktop.ui.preferences.pages import CheckField, ChoiceField, NumberField, preference_pages
from tapa_desktop.ui.preferences.pictures import PictureList
from tapa_desktop.ui.widgets.labels import scaled
from tests.cases import some
from tests.ui.states import header

THEMES = (("dark", "Dark"), ("wood", "Wood"))
FIELDS = [field for page in preference_pages(THEMES) for group in page.groups for field in group.fields]


@pytest.fixture
def told() -> list[Settings]:
    return []


@pytest.fixture
def dialog(qtbot: QtBot, told: list[Settings]) -> PreferencesDialog:
    made = PreferencesDialog(Settings(last_match=header("plakoto"), show_pips=False), THEMES)
    made.changed.connect(told.append)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def large_letters(qapp: QApplication) -> Iterator[None]:
    """Letters larger than usual, as many like them."""
    usual = qapp.font()
    qapp.setFont(scaled(usual, 1.2))
    yield
    qapp.setFont(usual)


def tick(dialog: PreferencesDialog, field: str) -> QCheckBox:
    return dialog.controls[field]


def choose(dialog: PreferencesDialog, field: str, value: object) -> None:
    box = dialog.controls[field]
    if isinstance(box, PictureList):
        box.setCurrentRow(box.values.index(value))
    else:
        box.setCurrentIndex(box.findData(value))
        box.activated.emit(box.currentIndex())


def button(dialog: PreferencesDialog, text: str) -> QPushButton:
    (found,) = (one for one in dialog.findChildren(QPushButton) if one.text().replace("&", "") == text)
    return found


def test_each_change_is_emitted_with_all_other_settings(dialog: PreferencesDialog, told: list[Settings]) -> None:
    assert dialog.controls["theme"].currentItem().text() == "Wood"
    assert dialog.controls["blunder_loss"].value() == 0.16
    assert not tick(dialog, "show_pips").isChecked()
    assert told == []

    tick(dialog, "roll_for_me").click()
    choose(dialog, "checker_speed", "fast")
    dialog.controls["doubtful_loss"].setValue(0.05)
    QTest.keyClick(dialog.controls["volume"], Qt.Key.Key_Right)
    QTest.keyClick(dialog.controls["volume"], Qt.Key.Key_End)

    assert [one.roll_for_me for one in told] == [True] * 5
    assert [one.checker_speed for one in told] == ["normal"] + ["fast"] * 4
    assert [one.doubtful_loss for one in told][2:] == [0.05] * 3
    assert [one.volume for one in told][3:] == [50, 100]
    assert told[-1].marks.error == 0.08


def test_defaults_come_back_but_for_the_last_match_and_their_undoing_leaves_what_was_set_since(
    dialog: PreferencesDialog, told: list[Settings]
) -> None:
    button(dialog, "Restore defaults").click()
    assert told == [Settings(last_match=header("plakoto"))]
    assert tick(dialog, "show_pips").isChecked()

    tick(dialog, "roll_for_me").click()
    button(dialog, "Undo").click()

    assert told[-1] == Settings(last_match=header("plakoto"), show_pips=False, roll_for_me=True)
    assert not tick(dialog, "show_pips").isChecked()


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.field)
def test_whatever_can_be_chosen_is_known_to_the_settings(field: CheckField | ChoiceField | NumberField) -> None:
    match field:
        case CheckField():
            values: tuple[object, ...] = (False, True)
        case ChoiceField():
            values = tuple(value for value, _text in field.choices_for(Settings()))
        case NumberField():
            values = (field.rounded(field.low), field.rounded(field.high))

    for value in some(values):
        settings = structs.replace(Settings(), **{field.field: value})
        assert parse_settings(format_settings(settings)) == (settings, [])


def test_each_setting_stands_in_one_line_and_those_that_are_no_choice_in_none() -> None:
    fields = [field.field for field in FIELDS]

    assert len(fields) == len(set(fields))
    without = {"even_opponent", "lesson", "strategy_lesson", "has_finished", "last_match", "window"}
    assert {field.name for field in structs.fields(Settings)} - set(fields) == without


def test_pages_are_chosen_by_keys_and_scroll_within_the_smallest_window(
    dialog: PreferencesDialog, qtbot: QtBot
) -> None:
    dialog.resize(600, 360)
    with qtbot.waitExposed(dialog):
        dialog.show()
    dialog.list.setFocus()

    for number in range(1, dialog.list.count()):
        QTest.keyClick(dialog.list, Qt.Key.Key_Down)

        page = dialog.pages.currentWidget()
        assert dialog.pages.currentIndex() == number
        assert isinstance(page, QScrollArea)
        assert page.horizontalScrollBar().maximum() == 0
    assert (dialog.width(), dialog.height()) == (600, 360)


@pytest.mark.usefixtures("large_letters")
def test_no_page_scrolls_at_first_where_the_screen_has_room(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(Settings(), THEMES)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()

    for number in some(range(dialog.list.count())):
        dialog.list.setCurrentRow(number)
        page = dialog.pages.currentWidget()
        assert page.verticalScrollBar().maximum() == 0


def test_enter_in_a_number_leaves_the_dialog_open(
    dialog: PreferencesDialog, told: list[Settings], qtbot: QtBot
) -> None:
    with qtbot.waitActive(dialog):
        dialog.show()
    dialog.list.setCurrentRow(next(row for row, form in enumerate(dialog.forms) if "blunder_loss" in form.controls))
    number = dialog.controls["blunder_loss"]
    number.setFocus()
    number.selectAll()

    QTest.keyClicks(number, "0.25")
    assert told == []
    QTest.keyClick(number, Qt.Key.Key_Return)

    assert [settings.blunder_loss for settings in told] == [0.25]
    assert dialog.isVisible()


def test_tab_goes_through_each_line_and_all_is_scrolled_into_sight(dialog: PreferencesDialog, qtbot: QtBot) -> None:
    dialog.resize(420, 220)
    with qtbot.waitActive(dialog):
        dialog.show()
    dialog.list.setFocus()
    form = dialog.forms[0]

    for control in form.controls.values():
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)

        assert control.hasFocus()
        assert not control.visibleRegion().isEmpty()
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert isinstance(dialog.focusWidget(), QPushButton)


def test_each_widget_has_a_name_for_who_cannot_see_it(dialog: PreferencesDialog) -> None:
    for field in FIELDS:
        control = dialog.controls[field.field]
        name = control.text() if isinstance(control, QCheckBox) else control.accessibleName()

        assert isinstance(control, QCheckBox | QComboBox | QDoubleSpinBox | QSlider | PictureList)
        assert name == field.text


def test_checkers_are_offered_where_they_can_be_seen_on_the_board(qtbot: QtBot, told: list[Settings]) -> None:
    _own_checkers("pale", face="#393939", edge="#a0a0a0")
    dialog = PreferencesDialog(Settings(), (("felt", "Felt"), ("wood", "Wood")))
    dialog.changed.connect(told.append)
    qtbot.addWidget(dialog)
    box = dialog.controls["checkers"]
    assert (box.values[0], box.value()) == ("board", "board")

    choose(dialog, "checkers", "own:pale")
    assert told[-1].checkers == box.value() == "own:pale"

    choose(dialog, "theme", "felt")
    assert "own:pale" not in box.values
    assert box.value() == "board"

    choose(dialog, "theme", "wood")
    assert box.value() == "own:pale"


def test_pictures_are_chosen_by_keys_in_sight(dialog: PreferencesDialog, told: list[Settings], qtbot: QtBot) -> None:
    with qtbot.waitActive(dialog):
        dialog.show()
    checkers = dialog.controls["checkers"]
    checkers.setFocus()

    QTest.keyClick(checkers, Qt.Key.Key_Right)

    assert told[-1].checkers == checkers.values[1]
    assert all(checkers.rect().contains(checkers.visualItemRect(checkers.item(row))) for row in range(checkers.count()))


def test_pictures_of_checkers_are_those_on_the_board(dialog: PreferencesDialog) -> None:
    def pictures(field: str) -> list[QImage]:
        control = dialog.controls[field]
        return [control.item(row).icon().pixmap(96, 96).toImage() for row in range(control.count())]

    boards, checkers = pictures("theme"), pictures("checkers")
    assert boards[0] != boards[1]
    assert all(one != other for one, other in pairwise(checkers))

    choose(dialog, "theme", "dark")

    assert pictures("theme") == boards
    assert pictures("checkers") != checkers


def _own_checkers(name: str, *, face: str, edge: str) -> None:
    """Checkers of a person's own, White's of wood and Black's in those colours."""
    black = structs.replace(WOOD.black, face=face, edge=edge, mark="#ffffff")
    folder = own_folder("checkers")
    folder.mkdir(parents=True)
    (folder / f"{name}.toml").write_text(f'name = "{name}"' + _section("white", WOOD.white) + _section("black", black))


def _section(name: str, look: CheckerTheme) -> str:
    return f"\n[{name}]\n" + "".join(f"{field} = {value!r}\n" for field, value in structs.asdict(look).items())


@pytest.mark.parametrize("can_play", [True, False])
def test_only_who_can_hear_no_sounds_is_told_why(qtbot: QtBot, *, can_play: bool) -> None:
    dialog = PreferencesDialog(Settings(), THEMES, can_play=can_play)
    qtbot.addWidget(dialog)

    notes = [label for label in dialog.findChildren(QLabel) if "miniaudio" in label.text()]

    assert bool(notes) != can_play
