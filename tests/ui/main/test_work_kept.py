"""Nothing that is typed or set up is lost when the language, the board, the font or the scale changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest
from msgspec import structs
from PySide6 import QtWidgets
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.app.game_history.service import FILE
from tapa_desktop.app.storage.archive import data_dir
from tapa_desktop.coach.candidates import candidates_for
from tapa_desktop.coach.decision import PlayQuestion, question_in
from tapa_desktop.coach.pack import RUN_S, RoundKind
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import Seat
from tapa_desktop.rules.play_text import parse_play
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.history.window import HistoryWindow
from tapa_desktop.ui.lesson.window import LessonWindow
from tapa_desktop.ui.main.notes import NoteDialog
from tapa_desktop.ui.main.window import TranslatedWindow
from tapa_desktop.ui.main.window_state import opener_of
from tapa_desktop.ui.new_match.cards import Card
from tapa_desktop.ui.new_match.dialog import NewMatchDialog
from tapa_desktop.ui.positions.editor import PositionEditor
from tapa_desktop.ui.practice.window import PracticeWindow
from tapa_desktop.ui.preferences.dialog import PreferencesDialog
from tapa_desktop.ui.review.window import ReviewWindow
from tapa_desktop.ui.rollout.dialog import RolloutDialog
from tests.app.game_history.fixtures import history_at
from tests.app.game_history.games import many_games
from tests.ui.board.boards import drag
from tests.ui.main.conftest import beside, switch

Change = Callable[[TranslatedWindow], None]


@pytest.fixture
def change() -> Iterator[Change]:
    """Changes the board, the font, the scale and the language, one after the other."""
    font, larger = QApplication.font(), QApplication.font()
    larger.setPointSizeF(font.pointSizeF() * 1.5)

    def make(translated: TranslatedWindow) -> None:
        translated.window.change_settings(structs.replace(translated.window.session.settings, theme="felt"))
        QApplication.processEvents()
        QApplication.setFont(larger)
        QApplication.processEvents()
        for window in QApplication.topLevelWidgets():
            for widget in (window, *window.findChildren(QWidget)):
                QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.DevicePixelRatioChange))
        QApplication.processEvents()
        switch(translated, "ar")

    yield make
    QApplication.setFont(font)


W = TypeVar("W", bound=QDialog)


def opened(translated: TranslatedWindow, name: str, kind: type[W]) -> W:
    opener_of(name, translated.window, translated.window.commands).trigger()
    QApplication.processEvents()
    return beside_it(translated, name, kind)


def beside_it(translated: TranslatedWindow, name: str, kind: type[W]) -> W:
    """The open dialog with that name."""
    dialog = beside(translated)[name]
    assert isinstance(dialog, kind)
    return dialog


def inputs(window: QWidget) -> list[object]:
    """The values of all input widgets, except for the cards of games, whose order depends on the language.

    Lines of spin boxes, and lists whose texts are those of a language, have their values.
    """
    values: list[object] = []
    for widget in window.findChildren(QWidget):
        match widget:
            case Card() | QtWidgets.QScrollBar():
                pass
            case QtWidgets.QLineEdit() if widget.objectName() != "qt_spinbox_lineedit":
                values.append(widget.text())
            case QtWidgets.QPlainTextEdit():
                values.append(widget.toPlainText())
            case QtWidgets.QSpinBox() | QtWidgets.QSlider():
                values.append(widget.value())
            case QtWidgets.QComboBox():
                values.append(widget.currentIndex() if widget.currentData() is None else widget.currentData())
            case QtWidgets.QTabWidget():
                values.append(widget.currentIndex())
            case QtWidgets.QAbstractButton() if widget.isCheckable() and not widget.isHidden():
                values.append(widget.isChecked())
    return values


def all_choices(dialog: NewMatchDialog) -> None:
    """All that can be chosen, with names and a rule of the house."""
    dialog.games.choose("mahbusa", "tapa")
    dialog.seats[Side.WHITE].show_seat(Seat(name="Яна "))
    dialog.seats[Side.BLACK].show_seat(Seat("steady"))
    dialog.place.setCurrentIndex(1)
    (rule, *_) = (box for box in dialog.house_rules.findChildren(QtWidgets.QAbstractButton) if not box.isHidden())
    rule.click()
    dialog.length.show_length(13, 5)
    dialog.more.setChecked(True)
    assert dialog.header().games[1].house_rules


def hidden_choices(dialog: NewMatchDialog) -> None:
    """An own order behind another card, and a computer behind a person."""
    dialog.games.choose("mahbusa", "tapa", "fevga")
    dialog.games.choose("plakoto")
    dialog.seats[Side.BLACK].show_seat(Seat("steady"))
    dialog.seats[Side.BLACK].show_seat(Seat())
    dialog.dice.setCurrentIndex(1)


@pytest.mark.parametrize("choose", [all_choices, hidden_choices])
def test_new_match_keeps_all_choices_and_the_seed_whose_sha_256_was_shown(
    translated: TranslatedWindow, change: Change, choose: Callable[[NewMatchDialog], None]
) -> None:
    dialog = opened(translated, "new_match", NewMatchDialog)
    choose(dialog)
    dialog.word.word.setText("пул")
    header, values = dialog.header(), inputs(dialog)

    change(translated)

    after = beside_it(translated, "new_match", NewMatchDialog)
    assert after.header() == header
    assert inputs(after) == values


def test_position_editor_keeps_what_is_set_up_and_its_undo(translated: TranslatedWindow, change: Change) -> None:
    editor = opened(translated, "set_up", PositionEditor)
    first = editor.arrangement
    editor.controls.buttons["empty"].click()
    editor.controls.buttons["swap"].click()
    editor.tabs.setCurrentIndex(1)
    before, values = editor.arrangement, inputs(editor)

    change(translated)

    after = beside_it(translated, "set_up", PositionEditor)
    assert after.arrangement == before != first
    assert inputs(after) == values
    for _ in range(2):
        after.undo()
    assert after.arrangement == first


@pytest.mark.parametrize("text", ["tapa W15,22", "my position: {}"])
def test_position_editor_keeps_what_is_half_typed(translated: TranslatedWindow, change: Change, text: str) -> None:
    editor = opened(translated, "set_up", PositionEditor)
    typed = text.format(editor.arrangement.text)
    editor.text.line.selectAll()
    QTest.keyClicks(editor.text.line, typed)
    before, is_faulty = editor.arrangement, bool(editor.text.fault)

    change(translated)

    after = beside_it(translated, "set_up", PositionEditor)
    assert (after.text.line.text(), after.arrangement, bool(after.text.fault)) == (typed, before, is_faulty)
    assert after.play.isEnabled() is not is_faulty


def cheapest(dialog: RolloutDialog) -> None:
    for box in dialog.choices.boxes.values():
        box.setCurrentIndex(0)
    dialog.choices.ticks["less_luck"].setChecked(False)


def test_other_windows_keep_what_is_chosen_in_them(translated: TranslatedWindow, change: Change) -> None:
    translated.window.features.windows.fill_lessons()
    cheapest(opened(translated, "roll_out", RolloutDialog))
    opened(translated, "preferences", PreferencesDialog).list.setCurrentRow(2)
    opened(translated, "fevga", LessonWindow).go_to(2)
    chosen = inputs(beside(translated)["roll_out"])

    change(translated)

    assert inputs(beside(translated)["roll_out"]) == chosen
    assert beside_it(translated, "preferences", PreferencesDialog).list.currentRow() == 2
    assert beside_it(translated, "fevga", LessonWindow).at == 2


def test_lesson_goes_on_in_a_task(translated: TranslatedWindow, change: Change) -> None:
    lesson = opened(translated, "lesson", LessonWindow)
    QTest.keyClick(lesson.board, Qt.Key.Key_Space)
    drag(lesson.board, "24/18")
    work, state = lesson.work(), lesson.board.state.game
    assert lesson.lesson_board.answer is not None

    change(translated)

    after = beside_it(translated, "lesson", LessonWindow)
    assert after.work() == work
    assert after.board.state.game == state
    assert after.panel.feedback.isVisible()


def practising(translated: TranslatedWindow, qtbot: QtBot, rule_set: str) -> PracticeWindow:
    """The window for practice, with the first position of a pack of that game."""
    practice = opened(translated, "practice", PracticeWindow)
    practice.packs.packs.setCurrentIndex(practice.packs.row_for(rule_set))
    qtbot.waitUntil(
        lambda: practice.deck is not None and practice.packs.file is not None and practice.board.isVisible()
    )
    return practice


def test_practice_goes_on_within_a_position(translated: TranslatedWindow, change: Change, qtbot: QtBot) -> None:
    practice = practising(translated, qtbot, "plakoto")
    practice.packs.themes.setCurrentIndex(1)
    with qtbot.waitSignal(translated.window.features.history_service.deck_ready):
        pass
    draft = Draft.of(practice.board.state.game)
    assert draft is not None
    step = next(iter(next(iter(draft.targets().values())).values()))
    practice.play.steps_requested.emit(step)
    card, values, steps = practice._card, inputs(practice), practice.stage.steps
    assert steps == step

    change(translated)

    after = beside_it(translated, "practice", PracticeWindow)
    for _ in range(2):  # what comes from the history leaves the card alone
        translated.window.features.history_service.request_deck()
        with qtbot.waitSignal(translated.window.features.history_service.deck_ready):
            pass
    assert (after._card, after.stage.steps, inputs(after)) == (card, steps, values)


def test_practice_that_waits_to_be_tried_again_shows_the_wrong_move_and_not_the_best(
    translated: TranslatedWindow, change: Change, qtbot: QtBot
) -> None:
    practice = practising(translated, qtbot, "tapa")
    assert practice._card is not None
    question = question_in(practice._card.position)
    assert isinstance(question, PlayQuestion)
    practice.play.steps_requested.emit(parse_play(candidates_for(question, 0)[-1].play))
    practice.advance()
    qtbot.waitUntil(lambda: practice.verdict is not None)
    steps = practice.stage.steps

    change(translated)

    after = beside_it(translated, "practice", PracticeWindow)
    assert after.stage.steps == steps
    assert not after.panel.text.text()
    assert not after.board.arrows


def test_run_against_the_clock_keeps_its_time_left(translated: TranslatedWindow, change: Change, qtbot: QtBot) -> None:
    practice = practising(translated, qtbot, "plakoto")
    qtbot.waitUntil(practice.commands.rounds[RoundKind.RUN].isEnabled)
    with qtbot.waitSignal(practice.rounds.moved):
        practice.commands.rounds[RoundKind.RUN].trigger()
    begun = practice.rounds.round
    assert begun is not None

    change(translated)

    after = beside_it(translated, "practice", PracticeWindow)
    assert after.rounds.round == begun
    assert after.rounds.is_timed
    assert 0 < after.rounds.left_s <= RUN_S
    assert after.board.state.game.position == practice.board.state.game.position


def test_history_keeps_what_is_chosen_and_deleted(translated: TranslatedWindow, change: Change, qtbot: QtBot) -> None:
    with history_at(data_dir() / FILE) as store:
        store.add_games(many_games(60))
    history = opened(translated, "history", HistoryWindow)
    qtbot.waitUntil(lambda: len(history.page.table.games) == 60)
    history.page.table.selectRow(0)
    history.page.delete.click()
    qtbot.waitUntil(lambda: len(history.page.table.games) == 59)
    history.page.table.sortByColumn(2, Qt.SortOrder.AscendingOrder)
    history.filter.levels.setCurrentIndex(1)
    with qtbot.waitSignal(history.filter.changed):  # after a pause
        QTest.keyClicks(history.filter.words, "20")
    assert 2 < len(history.shown) < 59
    history.page.table.select([1, 2])
    history.progress.choice.setCurrentIndex(3)
    history.tabs.setCurrentIndex(1)
    values, games, selected = inputs(history), history.shown, history.page.table.selected_games

    change(translated)

    after = beside_it(translated, "history", HistoryWindow)
    qtbot.waitUntil(lambda: len(after.page.table.games) == 59)
    assert (inputs(after), after.page.table.selected_games) == (values, selected)
    assert {game.key for game in after.shown} == {game.key for game in games}
    after.page.undo.click()
    qtbot.waitUntil(lambda: len(after.page.table.games) == 60)


def note(translated: TranslatedWindow) -> NoteDialog:
    (dialog,) = (one for one in translated.window.findChildren(NoteDialog) if one.isVisible())
    return dialog


def test_review_that_is_whole_stays_at_its_line_with_the_note_on_that(
    translated: TranslatedWindow, change: Change, qtbot: QtBot
) -> None:
    session = translated.window.session
    session.player.draft_play("24/21 24/23")
    session.player.finish_turn()
    QApplication.processEvents()
    window = opened(translated, "review", ReviewWindow)
    qtbot.waitUntil(lambda: not window.controls.is_running and bool(window.review.lines))
    window.go_to(len(window.review.lines) - 1)
    window.walk.both.click()
    window.walk.again.click()
    result, at, values = window.review, window.at, inputs(window.walk)
    assert at
    window.note.trigger()
    QTest.keyClicks(note(translated).field, "too early")
    QTest.keyClick(note(translated).field, Qt.Key.Key_Left)

    change(translated)

    after, dialog = beside_it(translated, "review", ReviewWindow), note(translated)
    assert (after.review, after.at, after.controls.is_running, inputs(after.walk)) == (result, at, False, values)
    assert dialog.parentWidget() is after
    QTest.keyClicks(dialog.field, "!")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert [*session.match.history.notes.values()] == ["too earl!y"]


def test_note_on_the_move_of_the_list_is_still_about_it(translated: TranslatedWindow, change: Change) -> None:
    translated.window.commands.note.trigger()
    QTest.keyClicks(note(translated).field, "a good beginning")

    change(translated)

    QTest.keyClick(note(translated).field, Qt.Key.Key_Return)
    assert [*translated.window.session.match.history.notes.values()] == ["a good beginning"]
    translated.window.commands.note.trigger()
    assert note(translated).field.toPlainText() == "a good beginning"


def test_first_die_that_is_typed_is_kept(translated: TranslatedWindow, change: Change) -> None:
    session = translated.window.session
    session.new_match(structs.replace(session.match.history.header, by_hand=True, seed="", seed_sha256="", word=""))
    QApplication.processEvents()
    QTest.keyClick(translated.window.board, Qt.Key.Key_4)
    assert translated.window.turn_bar.dice_entry.rows[0].button(4).isChecked()

    change(translated)

    assert translated.window.turn_bar.dice_entry.rows[0].button(4).isChecked()
    QTest.keyClick(translated.window.board, Qt.Key.Key_2)
    QApplication.processEvents()
    assert session.match.history.past_throws[-1].throw == (4, 2)


def test_another_language_waits_while_a_file_is_being_chosen(translated: TranslatedWindow) -> None:
    translated.window.commands.open.trigger()
    (dialog,) = translated.window.findChildren(QtWidgets.QFileDialog)
    window = translated.window

    switch(translated, "bg")

    assert translated.window is window
    assert dialog.isVisible()
    dialog.reject()
    QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    assert translated.window is not window
    assert translated.window.menuBar().actions()[0].text() == "&Игра"
