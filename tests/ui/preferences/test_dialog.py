"""Preferences are applied at once."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from tapa_desktop.app.settings import Settings, format_settings, parse_settings
from tapa_desktop.ui.board.theme import WOOD
from tapa_desktop.ui.look.themes import own_folder
from tapa_desktop.ui.preferences.dialog import PreferencesDialog
from tapa_desktop.ui.preferences.pages import CheckField, ChoiceField, NumberField, PreferenceField, preference_pages
from tapa_desktop.ui.preferences.pictures import PictureList
from tapa_desktop.ui.text.names import Choices
from tapa_desktop.ui.widgets.labels import scaled
from tests.cases import each, some
from tests.ui.states import header

THEMES = (("dark", "Dark"), ("wood", "Wood"))
FIELDS = [field for page in preference_pages(THEMES) for group in page.groups for field in group.fields]


@pytest.fixture
def emitted() -> list[Settings]:
    return []


def make_dialog(qtbot: QtBot, settings: Settings, themes: Choices = THEMES, **choices: bool) -> PreferencesDialog:
    dialog = PreferencesDialog(settings, themes, **choices)
    qtbot.addWidget(dialog)
    return dialog


@pytest.fixture
def dialog(qtbot: QtBot, emitted: list[Settings]) -> PreferencesDialog:
    dialog = make_dialog(qtbot, Settings(last_match=header("plakoto"), show_pips=False))
    dialog.changed.connect(emitted.append)
    return dialog


@pytest.fixture
def window(dialog: PreferencesDialog, qtbot: QtBot) -> PreferencesDialog:
    with qtbot.waitActive(dialog):
        dialog.show()
    return dialog


def choose(dialog: PreferencesDialog, field: str, value: object) -> None:
    box = dialog.controls[field]
    if isinstance(box, PictureList):
        box.setCurrentRow(box.values.index(value))
    else:
        box.setCurrentIndex(box.findData(value))
        box.activated.emit(box.currentIndex())


def button(dialog: PreferencesDialog, text: str) -> QPushButton:
    (button,) = (one for one in dialog.findChildren(QPushButton) if one.text().replace("&", "") == text)
    return button


def test_each_change_is_emitted_with_all_other_settings(dialog: PreferencesDialog, emitted: list[Settings]) -> None:
    assert dialog.controls["theme"].currentItem().text() == "Wood"
    assert dialog.controls["blunder_loss"].value() == 0.16
    assert not dialog.controls["show_pips"].isChecked()
    assert emitted == []

    dialog.controls["roll_for_me"].click()
    choose(dialog, "checker_speed", "fast")
    dialog.controls["doubtful_loss"].setValue(0.05)
    QTest.keyClick(dialog.controls["volume"], Qt.Key.Key_Right)
    QTest.keyClick(dialog.controls["volume"], Qt.Key.Key_End)

    assert [one.roll_for_me for one in emitted] == [True] * 5
    assert [one.checker_speed for one in emitted] == ["normal"] + ["fast"] * 4
    assert [one.doubtful_loss for one in emitted][2:] == [0.05] * 3
    assert [one.volume for one in emitted][3:] == [50, 100]
    assert emitted[-1].marks.error == 0.08


@pytest.mark.parametrize(
    ("field", "value", "losses"),
    [
        ("error_loss", 0.3, [0.04, 0.3, 0.3]),
        ("doubtful_loss", 0.2, [0.2, 0.2, 0.2]),
        ("blunder_loss", 0.05, [0.04, 0.05, 0.05]),
        ("error_loss", 0.02, [0.02, 0.02, 0.16]),
        ("error_loss", 0.1, [0.04, 0.1, 0.16]),
        ("practice_loss", 0.5, [0.04, 0.08, 0.16]),
    ],
)
def test_threshold_takes_along_those_that_would_be_on_its_wrong_side(
    dialog: PreferencesDialog, emitted: list[Settings], field: str, value: float, losses: list[float]
) -> None:
    dialog.controls[field].setValue(value)

    marks = ("doubtful_loss", "error_loss", "blunder_loss")
    assert [dialog.controls[name].value() for name in marks] == losses
    assert [getattr(emitted[-1], name) for name in (*marks, field)] == [*losses, value]


def test_number_that_needs_another_setting_can_be_set_only_with_it(dialog: PreferencesDialog) -> None:
    assert dialog.controls["volume"].isEnabled()

    dialog.controls["sounds"].click()

    assert not dialog.controls["volume"].isEnabled()


def test_defaults_come_back_but_for_the_last_match_and_their_undoing_leaves_what_was_set_since(
    dialog: PreferencesDialog, emitted: list[Settings]
) -> None:
    button(dialog, "Restore defaults").click()
    assert emitted == [Settings(last_match=header("plakoto"))]
    assert dialog.controls["show_pips"].isChecked()

    dialog.controls["roll_for_me"].click()
    button(dialog, "Undo").click()

    assert emitted[-1] == Settings(last_match=header("plakoto"), show_pips=False, roll_for_me=True)
    assert not dialog.controls["show_pips"].isChecked()


def values_of(field: PreferenceField) -> tuple[object, ...]:
    """The choices, or their limits."""
    match field:
        case CheckField():
            return False, True
        case ChoiceField():
            return tuple(value for value, _text in field.choices_for(Settings()))
        case NumberField():
            return field.rounded(field.low), field.rounded(field.high)


@each("field", FIELDS)
def test_whatever_can_be_chosen_is_named_and_can_be_kept(dialog: PreferencesDialog, field: PreferenceField) -> None:
    control = dialog.controls[field.field]

    assert field.text == (control.text() if isinstance(control, QCheckBox) else control.accessibleName())
    for value in some(values_of(field)):
        settings = structs.replace(Settings(), **{field.field: value})
        assert parse_settings(format_settings(settings)) == (settings, [])


def test_each_setting_stands_in_one_line_and_those_that_are_no_choice_in_none() -> None:
    fields = [field.field for field in FIELDS]

    assert len(fields) == len(set(fields))
    without = {"even_opponent", "lesson", "strategy_lesson", "has_finished", "last_match", "practice_pack", "window"}
    assert {field.name for field in structs.fields(Settings)} - set(fields) == without


def test_pages_are_chosen_by_keys_and_scroll_within_the_smallest_window(window: PreferencesDialog) -> None:
    window.resize(600, 360)
    window.list.setFocus()

    for number in range(1, window.list.count()):
        QTest.keyClick(window.list, Qt.Key.Key_Down)

        page = window.pages.currentWidget()
        assert window.pages.currentIndex() == number
        assert isinstance(page, QScrollArea)
        assert page.horizontalScrollBar().maximum() == 0
    assert (window.width(), window.height()) == (600, 360)


def test_no_page_scrolls_at_first_where_the_screen_has_room_for_large_letters(qapp: QApplication, qtbot: QtBot) -> None:
    usual = qapp.font()
    qapp.setFont(scaled(usual, 1.2))
    dialog = make_dialog(qtbot, Settings())
    with qtbot.waitExposed(dialog):
        dialog.show()

    scrolling = []
    for number in range(dialog.list.count()):
        dialog.list.setCurrentRow(number)
        scrolling.append(dialog.pages.currentWidget().verticalScrollBar().maximum())
    qapp.setFont(usual)

    assert scrolling == [0] * 6


def test_enter_in_a_number_leaves_the_dialog_open(window: PreferencesDialog, emitted: list[Settings]) -> None:
    window.list.setCurrentRow(next(row for row, form in enumerate(window.forms) if "blunder_loss" in form.controls))
    number = window.controls["blunder_loss"]
    number.setFocus()
    number.selectAll()

    QTest.keyClicks(number, "0.25")
    assert emitted == []
    QTest.keyClick(number, Qt.Key.Key_Return)

    assert [settings.blunder_loss for settings in emitted] == [0.25]
    assert window.isVisible()


def test_tab_goes_through_each_line_and_all_is_scrolled_into_sight(window: PreferencesDialog) -> None:
    window.resize(420, 220)
    window.list.setFocus()

    for control in some(window.forms[0].controls.values()):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)

        assert control.hasFocus()
        assert not control.visibleRegion().isEmpty()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert isinstance(window.focusWidget(), QPushButton)


def test_checkers_are_offered_where_they_can_be_seen_on_the_board(qtbot: QtBot, emitted: list[Settings]) -> None:
    write_checkers("pale", face="#393939", edge="#a0a0a0")
    dialog = make_dialog(qtbot, Settings(), (("felt", "Felt"), ("wood", "Wood")))
    dialog.changed.connect(emitted.append)
    box = dialog.controls["checkers"]
    assert (box.values[0], box.currentRow()) == ("board", 0)

    choose(dialog, "checkers", "own:pale")
    assert emitted[-1].checkers == "own:pale"

    choose(dialog, "theme", "felt")
    assert "own:pale" not in box.values
    assert box.currentRow() == 0

    choose(dialog, "theme", "wood")
    assert box.values[box.currentRow()] == "own:pale"


def test_pictures_are_chosen_by_keys_in_sight(window: PreferencesDialog, emitted: list[Settings]) -> None:
    checkers = window.controls["checkers"]
    checkers.setFocus()

    QTest.keyClick(checkers, Qt.Key.Key_Right)

    assert emitted[-1].checkers == checkers.values[1]
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


def write_checkers(name: str, *, face: str, edge: str) -> None:
    """Write a set of checkers: White's of wood, Black's in those colours."""
    text, black = f'name = "{name}"', structs.replace(WOOD.black, face=face, edge=edge, mark="#ffffff")
    for side, look in (("white", WOOD.white), ("black", black)):
        text += f"\n[{side}]\n" + "".join(f"{field} = {value!r}\n" for field, value in structs.asdict(look).items())
    folder = own_folder("checkers")
    folder.mkdir(parents=True)
    (folder / f"{name}.toml").write_text(text)


def test_preferences_open_with_a_board_that_is_gone_and_offer_the_others(qtbot: QtBot, emitted: list[Settings]) -> None:
    dialog = make_dialog(qtbot, Settings(theme="own:gone"))
    dialog.changed.connect(emitted.append)
    assert dialog.controls["theme"].currentRow() == -1

    choose(dialog, "theme", "wood")
    dialog.show_settings(Settings(theme="own:new"))

    assert [settings.theme for settings in emitted] == ["wood"]
    assert dialog.controls["theme"].currentRow() == -1


@pytest.mark.parametrize("can_play", [True, False])
def test_only_who_can_hear_no_sounds_is_told_why(qtbot: QtBot, *, can_play: bool) -> None:
    dialog = make_dialog(qtbot, Settings(), can_play=can_play)

    assert can_play is not any("miniaudio" in label.text() for label in dialog.findChildren(QLabel))
