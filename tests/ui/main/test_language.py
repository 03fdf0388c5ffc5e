"""Another language opens a new window, in which the match goes on."""

from __future__ import annotations

import gc
import weakref

import pytest
from msgspec import structs
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.ui.actions import keys_of
from tapa_desktop.ui.main.past_position import WalkBar
from tapa_desktop.ui.main.window import TranslatedWindow
from tapa_desktop.ui.main.window_state import opener_of
from tapa_desktop.ui.messages.row import MessageRow
from tapa_desktop.ui.preferences.dialog import PreferencesDialog
from tapa_desktop.ui.text.translator import NAMES
from tests.app.disks import full_after, room_again
from tests.app.driver import COMPUTER
from tests.ui.main.conftest import BESIDE, beside, switch
from tests.ui.states import header


def menus(translated: TranslatedWindow) -> list[str]:
    return [action.text() for action in translated.window.menuBar().actions()]


def test_window_speaks_another_language_as_soon_as_it_is_chosen_and_comes_back(translated: TranslatedWindow) -> None:
    assert menus(translated)[0] == "&Game"

    switch(translated, "bg")
    assert menus(translated)[0] == "&Игра"
    assert QLocale().language() is QLocale.Language.Bulgarian
    assert not any(dialog.isVisible() for dialog in translated.window.findChildren(QDialog))
    assert not translated.window.commands.hint.isChecked()

    switch(translated, "en")
    assert menus(translated)[0] == "&Game"


@pytest.mark.parametrize("is_by_key", [True, False])
def test_frame_of_the_keyboard_stays_where_it_is(
    translated: TranslatedWindow, qapp: QApplication, is_by_key: bool
) -> None:
    translated.window.activateWindow()
    translated.window.board.setFocus()
    if is_by_key:
        for _ in range(3):
            QTest.keyClick(translated.window.board, Qt.Key.Key_Left)
    place = translated.window.board.focus.place

    switch(translated, "bg")
    qapp.processEvents()

    assert (place is not None) is is_by_key
    assert translated.window.board.focus.place == place
    QTest.keyClick(translated.window.board, Qt.Key.Key_Right)
    assert translated.window.board.focus.place not in {place, None}


def test_game_of_the_computer_against_itself_stays_paused(translated: TranslatedWindow) -> None:
    session = translated.window.session
    session.new_match(header(white=COMPUTER, black=COMPUTER))
    translated.window.commands.pause.trigger()
    QApplication.processEvents()
    state = session.match.state

    switch(translated, "bg")
    QApplication.processEvents()
    assert session.match.state == state
    assert translated.window.presenter.pacing.is_paused


def test_present_position_is_looked_at_again(translated: TranslatedWindow, qapp: QApplication) -> None:
    match = translated.window.session.match
    translated.window.session.player.draft_play("24/21 24/23")
    translated.window.commands.primary_action.trigger()
    for _ in range(9):  # until the computer has played
        qapp.processEvents()
    translated.window.side_panel.plays.step(-1)
    assert match.past is not None

    switch(translated, "bg")

    assert match.past is None


def test_keys_are_the_same_and_ways_through_the_game_point_like_arrow_keys_in_each_language(
    translated: TranslatedWindow,
) -> None:
    shortcuts = [action.shortcuts() for action in translated.window.actions()]

    for language in NAMES:
        switch(translated, language)
        assert [action.shortcuts() for action in translated.window.actions()] == shortcuts
        keys = keys_of(translated.window.commands.primary_action).split(", ")
        assert len(keys) == len(set(keys)) > 1  # in Turkish, two of them have one name

        bar = translated.window.findChild(WalkBar)
        bar.show_text("5-3 24/21")
        QApplication.processEvents()
        assert bar.back_button.mapToGlobal(QPoint()).x() < bar.on_button.mapToGlobal(QPoint()).x()


def test_what_is_unsaved_is_told_in_that_language(
    translated: TranslatedWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    full_after(monkeypatch)
    translated.window.session.player.set_by_hand(True)

    switch(translated, "bg")

    match, settings = (row.message for row in translated.window.messages.rows)
    assert settings.text.startswith("Настройките не могат да се запишат")
    assert match.text.startswith("Мачът не може да се запише сега.")
    assert match.notice.means_unsaved
    (button,) = translated.window.messages.rows[0].findChildren(QPushButton)
    assert button.text() == "Запис на копие…"
    room_again(monkeypatch)
    assert translated.window.session.store.save_again()
    assert not any(row.message.notice.means_unsaved for row in translated.window.messages.rows)


def test_what_is_saved_by_then_is_told_as_saved(translated: TranslatedWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    full_after(monkeypatch)
    translated.window.session.player.set_by_hand(True)
    room_again(monkeypatch)

    switch(translated, "bg")

    (row,) = translated.window.messages.rows
    assert row.message.notice.kind is NoticeKind.SAVED_AGAIN
    assert not translated.window.session.store.is_unsaved


def test_keys_go_through_the_languages_in_preferences_that_stay_on_their_page(translated: TranslatedWindow) -> None:
    translated.window.commands.preferences.trigger()
    first = translated.window.findChild(PreferencesDialog)
    first.list.setCurrentRow(0)
    first.controls["language"].setFocus()

    for code in ("bg", "el"):
        dialog = translated.window.findChild(PreferencesDialog)
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Down)
        QApplication.processEvents()

        dialog = translated.window.findChild(PreferencesDialog)
        assert translated.window.session.settings.language == dialog.controls["language"].currentData() == code
        assert (dialog.isVisible(), dialog.list.currentRow()) == (True, 0)


def test_restored_defaults_can_be_undone_although_they_bring_another_language(translated: TranslatedWindow) -> None:
    switch(translated, "bg")
    session = translated.window.session
    session.change_settings(structs.replace(session.settings, theme="felt"))
    settings = session.settings
    translated.window.commands.preferences.trigger()

    translated.window.findChild(PreferencesDialog).restore_defaults()
    QApplication.processEvents()

    assert session.settings.language == "system"
    dialog = translated.window.findChild(PreferencesDialog)
    (undo,) = (one for row in dialog.findChildren(MessageRow) for one in row.findChildren(QPushButton))
    undo.click()
    QApplication.processEvents()
    assert (session.settings.language, session.settings.theme) == (settings.language, settings.theme)


def test_what_is_open_beside_the_game_is_open_in_another_language_at_its_place(translated: TranslatedWindow) -> None:
    for name in BESIDE:
        opener_of(name, translated.window, translated.window.commands).trigger()
    for number, name in enumerate(BESIDE):
        beside(translated)[name].setGeometry(30 + number, 40, 700, 650)
    titles = {name: dialog.windowTitle() for name, dialog in beside(translated).items()}

    switch(translated, "bg")

    dialogs = beside(translated)
    assert dialogs.keys() == titles.keys() == {*BESIDE}
    assert [name for name, dialog in dialogs.items() if dialog.windowTitle() == titles[name]] == []
    assert {name: dialogs[name].geometry().getRect() for name in BESIDE} == {
        name: (30 + number, 40, 700, 650) for number, name in enumerate(BESIDE)
    }


def test_match_and_hint_go_on_in_the_middle_of_a_turn(translated: TranslatedWindow) -> None:
    session = translated.window.session
    draft = session.match.draft
    session.player.add_steps(next(iter(next(iter(draft.targets().values())).values())))
    translated.window.commands.hint.trigger()
    QApplication.processEvents()
    history = session.match.history

    switch(translated, "tr")

    assert session.match.history is history
    assert translated.window.commands.hint.isChecked()
    assert not translated.window.side_panel.hint.isHidden()
    translated.window.commands.undo.trigger()
    QApplication.processEvents()
    assert session.match.state.drafted == ()


def test_window_keeps_its_place_and_nothing_stays_of_the_one_before(translated: TranslatedWindow, qtbot: QtBot) -> None:
    window = translated.window
    reference = weakref.ref(window)
    window.resize(777, 555)
    window.commands.side_panel.trigger()

    switch(translated, "el")

    assert not isValid(window)
    del window
    gc.collect()
    assert reference() is None
    assert (translated.window.width(), translated.window.height()) == (777, 555)
    assert translated.window.side_panel.isHidden()
    qtbot.waitUntil(translated.window.isVisible)
