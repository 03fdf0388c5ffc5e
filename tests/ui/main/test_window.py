"""The player's actions in the window, and its texts. White is a person, with scripted dice."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QMenu

from tapa_desktop.app.game_history.service import HistoryService
from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.app.settings import Settings
from tapa_desktop.game.events import GameBegun, Played, Resigned
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.play_text import PASS, format_play
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.ui.board.geometry import tray
from tapa_desktop.ui.board.theme import WOOD
from tapa_desktop.ui.look.themes import load_theme, own_folder, theme_choices
from tapa_desktop.ui.main.menus import SeatMenu
from tapa_desktop.ui.main.pacing import PrimaryAction, primary_action_text
from tapa_desktop.ui.main.window import MenuBar
from tapa_desktop.ui.match.score import ScoreDialog
from tapa_desktop.ui.new_match.dialog import NewMatchDialog
from tapa_desktop.ui.preferences.dialog import PreferencesDialog
from tapa_desktop.ui.startup.welcome import welcome
from tapa_desktop.ui.text.names import game_text, match_text
from tapa_desktop.ui.text.prompt import prompt_text
from tapa_desktop.ui.text.result import result_text
from tests.app.driver import PERSON
from tests.cases import some
from tests.ui.app import QUIET, App, OpenWindow, written
from tests.ui.states import header

WHITE_BEGINS = (6, 5)
SLOW = Settings(checker_speed="slow", dice_speed="slow")
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def app(open_window: OpenWindow) -> App:
    """White has begun with a 3 and a 1, and has both to play."""
    return open_window(WHITE_BEGINS, (3, 1), (6, 2), (5, 4), (4, 2), presses=2)


def drafted(app: App) -> str:
    return format_play(app.state.drafted)


def test_the_end_of_a_turn_shows_the_score_and_no_step_does(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    histories: list[object] = []
    app.window.commands.score.trigger()
    app.window.activateWindow()
    monkeypatch.setattr(ScoreDialog, "show_match", lambda _, history, _theme: histories.append(history))
    monkeypatch.setattr(app.window.side_panel, "show_games", histories.append)

    app.drag(24, 21)
    app.drag(24, 23)
    assert len(app.state.drafted) == 2
    assert histories == []

    app.space()
    assert histories.count(app.history) == 2


def test_large_button_names_the_next_thing_and_the_turn_does_not_end_before_the_play_is_complete(app: App) -> None:
    button = app.window.turn_bar.next_button

    app.drag(24, 21)
    app.space()
    assert drafted(app) == "24/21"
    assert (button.text(), button.isEnabled()) == (primary_action_text(PrimaryAction.FINISH), False)
    assert app.prompt == prompt_text(app.state, app.match.draft)

    app.drag(21, 20)
    assert (button.text(), button.isEnabled()) == (primary_action_text(PrimaryAction.FINISH), True)
    app.press(button)
    assert Played("24/21 21/20") in app.history.active_events
    assert (button.text(), button.isEnabled()) == (primary_action_text(PrimaryAction.ROLL), True)


def test_undo_takes_back_step_by_step_or_all_of_the_turn_and_redo_brings_it_again(app: App) -> None:
    app.drag(24, 21)
    app.drag(24, 23)
    bar, model = app.window.turn_bar, app.window.side_panel.plays.model()
    assert model.index(1, 1).data() == "24/21 24/23"

    app.press(bar.undo_button)
    assert drafted(app) == model.index(1, 1).data() == "24/21"
    app.press(bar.undo_button)
    assert drafted(app) == "pass"
    assert not bar.undo_button.isEnabled()
    app.press(bar.redo_button)
    app.press(bar.redo_button)
    assert drafted(app) == "24/21 24/23"
    assert not bar.redo_button.isEnabled()

    app.key(Qt.Key.Key_Z, CTRL | SHIFT)
    assert (drafted(app), app.state.roll) == ("pass", (3, 1))


def test_result_is_shown_without_a_dialog_and_space_begins_the_next_game_which_the_title_names(app: App) -> None:
    first = app.window.windowTitle()
    app.trigger(app.window.commands.resign)
    assert app.window.result.isVisible()
    assert app.state.result is not None
    assert app.window.result._title.text() == result_text(app.state, app.state.result)
    assert app.window.turn_bar.next_button.text() == primary_action_text(PrimaryAction.NEXT_GAME)

    app.space()

    assert GameBegun() in app.history.active_events
    assert match_text(app.state) in first
    assert app.window.windowTitle() == game_text(app.state) != first
    assert not app.window.result.isVisible()


@pytest.mark.parametrize("size", [(640, 420), (1120, 760)])
def test_no_word_of_prompt_and_result_is_cut_off(open_window: OpenWindow, size: tuple[int, int]) -> None:
    app = open_window(size=size)
    card, bar = app.window.result, app.window.turn_bar
    bar.show_prompt("No legal play with 5 and 3: nothing bears off while one is pinned. End the turn (Space)")
    card.show_result("A draw", "You 0 : 0 The computer")
    card.hide()

    card.show_result("You give up. The computer wins a mars: 16 points with the cube at 8", "You 0 : 16 The computer")
    for part in (card, bar):
        part.layout().activate()

    (prompt,) = (label for label in bar.findChildren(QLabel) if label.text() == bar.prompt)
    for label in some((prompt, *card.findChildren(QLabel))):
        assert label.heightForWidth(label.width()) <= label.height(), label.text()


def test_the_one_to_move_gives_up_and_after_the_last_game_a_new_match_is_next(open_window: OpenWindow) -> None:
    app = open_window((2, 4), black=PERSON, target=1, presses=1)
    app.trigger(app.window.commands.resign)
    assert app.history.active_events[-1] == Resigned(Side.BLACK)
    assert app.state.phase is Phase.MATCH_OVER

    app.space()

    assert app.window.findChild(NewMatchDialog).isVisible()


def test_welcome_leads_to_another_match_which_begins_at_once_and_the_one_before_can_be_resumed(app: App) -> None:
    app.drag(24, 21)
    file = app.file
    app.press(welcome(app.window).buttons[-1])
    dialog = app.window.findChild(NewMatchDialog)
    dialog.games.choose("plakoto")

    dialog.accept()
    app.let_happen()
    assert app.state.rule_set.name == "Plakoto"
    assert [saved.path for saved in app.session.unfinished_matches()] == [file]

    app.session.open_record(file)
    app.let_happen()
    assert drafted(app) == "24/21"


def test_settings_from_menu_and_preferences_are_one_and_leave_the_last_match_alone(app: App) -> None:
    window = app.window
    window.commands.preferences.trigger()
    dialog = window.findChild(PreferencesDialog)
    assert window.board.options.show_pips
    app.session.new_match(header("plakoto"))

    window.features.setting_actions.switches["show_pips"].trigger()
    assert not window.board.options.show_pips
    assert not dialog.controls["show_pips"].isChecked()
    dialog.controls["show_pips"].click()

    assert window.board.options.show_pips
    assert window.features.setting_actions.switches["show_pips"].isChecked()
    assert app.session.settings.show_pips
    assert app.session.settings.last_match.games[0].rule_set == "plakoto"


def test_menu_of_boards_lists_all_with_the_present_one_checked_and_a_choice_shows_it(app: App) -> None:
    actions = app.window.features.setting_actions
    menu = actions.groups["theme"].parent()
    assert isinstance(menu, QMenu)

    for chosen in ("felt", "wood"):
        menu.aboutToShow.emit()
        listed = {action.data(): action for action in menu.actions() if action in actions.groups["theme"].actions()}
        assert [(key, action.text()) for key, action in listed.items()] == list(theme_choices())
        assert [key for key, action in listed.items() if action.isChecked()] == [app.session.settings.theme]
        listed[chosen].trigger()

        assert app.session.settings.theme == chosen
        assert app.window.board.options.theme == load_theme(chosen)[0]


def test_copy_is_saved_and_opened_where_the_player_says(app: App, tmp_path: Path) -> None:
    copy = tmp_path / "copy.tapa"
    app.drag(24, 21)

    app.window.commands.save_copy.trigger()
    file_dialog(app).fileSelected.emit(str(copy))
    assert written(copy).states == app.history.states
    app.begin("plakoto")
    app.window.commands.open.trigger()
    file_dialog(app).fileSelected.emit(str(copy))
    app.let_happen()

    assert drafted(app) == "24/21"


def file_dialog(app: App) -> QFileDialog:
    """The dialog that was opened last."""
    dialog = app.window.findChildren(QFileDialog)[-1]
    dialog.hide()
    return dialog


def test_somebody_else_can_play_a_side_from_now_on(app: App) -> None:
    (white,) = (menu for menu in app.window.findChildren(SeatMenu) if menu.title() == "&White")
    white.aboutToShow.emit()
    (group,) = {line.actionGroup() for line in white.actions()}
    assert group.isExclusive()
    assert [line.text() for line in white.actions() if line.isChecked()] == ["Person"]

    white.actions()[-1].trigger()

    assert app.state.seat_of(Side.WHITE).level == "champion"


def test_full_screen_is_left_by_escape_and_the_window_closed_without_a_question(app: App) -> None:
    app.key(Qt.Key.Key_F11)
    assert app.window.isFullScreen()
    for _ in range(2):
        app.key(Qt.Key.Key_Escape)
        assert not app.window.isFullScreen()

    app.key(Qt.Key.Key_Q, CTRL)
    assert not app.window.isVisible()
    assert app.thinker.is_closed


def test_board_that_cannot_be_shown_is_reported(app: App) -> None:
    app.window.change_settings(structs.replace(app.session.settings, theme="glass"))

    assert app.notice_kinds == [NoticeKind.BOARD_UNUSABLE]
    assert app.window.board.options.theme == WOOD


def test_look_whose_files_are_gone_is_reported_and_no_longer_chosen(app: App) -> None:
    app.window.change_settings(structs.replace(app.session.settings, theme="own:gone", checkers="own:lost"))

    assert app.notice_kinds == [NoticeKind.BOARD_UNUSABLE, NoticeKind.CHECKERS_UNUSABLE]
    assert app.session.settings.look == Settings().look


def test_own_board_with_a_fault_stays_chosen_until_it_is_mended(app: App) -> None:
    folder = own_folder("themes")
    folder.mkdir(parents=True)
    (folder / "olive.toml").write_text("nothing", encoding="utf-8")

    app.window.change_settings(structs.replace(app.session.settings, theme="own:olive"))

    assert app.notice_kinds == [NoticeKind.BOARD_UNUSABLE]
    assert app.session.settings.theme == "own:olive"


def test_own_boards_that_cannot_be_shown_are_all_told_in_one_message(app: App) -> None:
    folder = own_folder("themes")
    folder.mkdir(parents=True)
    for name in "abcde":
        (folder / f"{name}.toml").write_text("nothing", encoding="utf-8")

    app.trigger(app.window.commands.preferences)

    (row,) = app.window.messages.rows
    assert [name for name in "abcde" for line in row.message.files if f"{name}.toml" in line] == [*"abcde"]


@pytest.mark.usefixtures("held_motion")
def test_what_stands_around_waits_until_the_checkers_have_come(open_window: OpenWindow) -> None:
    app = open_window(WHITE_BEGINS, (3, 1), settings=SLOW)
    assert app.window.board.is_moving is False
    state = app.state

    app.space()
    assert app.window.board.is_moving
    assert app.prompt == prompt_text(state, None)
    app.window.board.finish_motion()

    assert not app.window.board.is_moving
    assert app.state.phase is Phase.TO_ROLL
    assert app.prompt == prompt_text(app.state, None) != prompt_text(state, None)


@pytest.mark.usefixtures("held_motion")
def test_own_steps_need_not_be_seen_to_their_end(open_window: OpenWindow) -> None:
    app = open_window(WHITE_BEGINS, (3, 1), (6, 2), settings=QUIET, presses=2)
    app.window.change_settings(SLOW)

    app.drag(24, 20)
    assert app.window.board.is_moving
    app.space()

    assert Played("24/21 21/20") in app.history.active_events


@pytest.mark.usefixtures("held_motion")
def test_event_that_overtakes_a_motion_does_not_let_the_match_go_on_too_early(open_window: OpenWindow) -> None:
    app = open_window(WHITE_BEGINS, (3, 1), (6, 2), (5, 4), settings=SLOW, presses=4)
    app.drag(24, 20)
    app.space(2)
    assert isinstance(app.history.active_events[-1], Played)
    assert app.window.board.is_moving

    app.key(Qt.Key.Key_Z, CTRL)

    assert app.state.seat.is_person
    assert app.window.board.is_moving
    assert not app.match._is_settled


@pytest.mark.usefixtures("held_motion")
def test_space_while_the_dice_roll_passes_when_no_checker_can_move(open_window: OpenWindow) -> None:
    app = open_window((2, 1), (6, 5), settings=SLOW)
    app.window.features.positions.play_from(parse_position("tapa W15,B2,B2,B2,B2,B2,B5,17 0/0/0 0/0/0 W -"))
    app.let_happen()
    app.window.board.finish_motion()

    app.space()
    assert app.window.board.is_moving
    app.space()

    assert Played(PASS) in app.history.active_events


@pytest.mark.usefixtures("held_motion")
def test_space_while_the_opening_dice_roll_counts_for_the_next_roll_and_ends_no_real_choice(
    open_window: OpenWindow,
) -> None:
    app = open_window(WHITE_BEGINS, (3, 1), settings=SLOW)

    app.space()
    assert app.window.board.is_moving
    app.space()
    assert app.state.roll == (3, 1)
    app.space(2)

    assert app.state.roll == (3, 1)
    assert app.state.seat.is_person
    assert not app.window.board.is_moving


@pytest.mark.qt_log_ignore("grabbing the keyboard")  # which is no matter of the program
def test_f10_opens_the_first_menu(open_window: OpenWindow) -> None:
    app = open_window()

    app.key(Qt.Key.Key_F10)

    opened = QApplication.activePopupWidget()
    assert opened is app.window.menus[0]
    opened.close()


def test_only_the_end_of_the_program_waits_for_the_history(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    ends: list[bool] = []
    monkeypatch.setattr(HistoryService, "close", lambda _, *, is_end: ends.append(is_end))

    app.window.leave()
    app.window.close()

    assert ends == [False, True]


def test_key_that_opens_a_window_closes_it_again_and_keys_go_to_the_board_though_the_menu_bar_had_them_before(
    open_window: OpenWindow,
) -> None:
    app = open_window()
    window = app.window
    for key, name in ((Qt.Key.Key_F1, "keys"), (Qt.Key.Key_F7, "dice"), (Qt.Key.Key_F8, "score")):
        window.menuBar().setFocus(Qt.FocusReason.MenuBarFocusReason)  # as it is after Alt, a letter, and Esc
        assert QApplication.focusWidget() is window.menuBar()

        app.key(key)
        dialog = window.findChild(QDialog, name)
        assert dialog.isVisible()
        QTest.keyClick(dialog, key)
        assert not dialog.isVisible()
        window.activateWindow()
        app.let_happen()

        assert QApplication.focusWidget() is window.board


def test_menu_that_the_keys_would_open_is_seen_after_alt_alone(app: App) -> None:
    bar = app.window.menuBar()
    assert isinstance(bar, MenuBar)
    assert bar.chosen is None
    app.key(Qt.Key.Key_Alt)
    game, turn, *_ = bar.actions()
    assert bar.chosen == bar.actionGeometry(game)

    QTest.keyClick(bar, Qt.Key.Key_Right)
    assert bar.chosen == bar.actionGeometry(turn)
    app.window.grab()

    QTest.keyClick(bar, Qt.Key.Key_Escape)
    assert bar.chosen is None


def test_frame_of_the_keyboard_does_not_stay_into_the_next_match(app: App) -> None:
    app.window.board.setFocus()
    app.window.board.focus.visit(tray(Side.WHITE))
    assert app.window.board.focus.place is not None

    app.begin(black=PERSON)

    assert app.window.board.focus.place is None


def test_arrow_keys_walk_over_the_board_after_a_question_that_had_the_focus(open_window: OpenWindow) -> None:
    app = open_window((6, 5), (6, 3), settings=structs.replace(QUIET, confirm_resign=True), presses=2)
    window, bar = app.window, app.window.features.confirming.bar
    window.commands.resign.trigger()
    bar.yes_button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(bar.yes_button, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is None

    QTest.keyClick(window, Qt.Key.Key_Right)

    assert window.board.focus.place is not None
