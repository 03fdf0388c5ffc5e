"""What a player does in the window, and what it says. White is a person, with scripted dice."""

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
from tapa_desktop.ui.main.pacing import PrimaryAction, next_thing_text
from tapa_desktop.ui.main.window import MenuBar
from tapa_desktop.ui.match.score import ScoreDialog
from tapa_desktop.ui.new_match.dialog import NewMatchDialog
from tapa_desktop.ui.preferences.dialog import PreferencesDialog
from tapa_desktop.ui.startup.welcome import welcome
from tapa_desktop.ui.text.names import game_text, match_text
from tapa_desktop.ui.text.prompt import prompt_text
from tapa_desktop.ui.text.result import result_text
from tests.app.desk import PERSON
from tests.cases import some
from tests.ui.room import QUIET, OpenWindow, Room, written
from tests.ui.states import header

WHITE_BEGINS = (6, 5)
SLOW = Settings(checker_speed="slow", dice_speed="slow")
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def room(open_window: OpenWindow) -> Room:
    """White has begun with a 3 and a 1, and has both to play."""
    return open_window(WHITE_BEGINS, (3, 1), (6, 2), (5, 4), (4, 2), presses=2)


def drafted(room: Room) -> str:
    return format_play(room.state.drafted)


def test_the_end_of_a_turn_shows_the_score_and_no_step_does(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[object] = []
    room.window.commands.score.trigger()
    room.window.activateWindow()
    monkeypatch.setattr(ScoreDialog, "show_match", lambda _, history, _theme: shown.append(history))
    monkeypatch.setattr(room.window.side_panel, "show_games", shown.append)

    room.drag(24, 21)
    room.drag(24, 23)
    assert len(room.state.drafted) == 2
    assert shown == []

    room.space()
    assert shown.count(room.history) == 2


def test_large_button_names_the_next_thing_and_the_turn_does_not_end_before_the_play_is_complete(room: Room) -> None:
    button = room.window.turn_bar.next_button

    room.drag(24, 21)
    room.space()
    assert drafted(room) == "24/21"
    assert (button.text(), button.isEnabled()) == (next_thing_text(PrimaryAction.FINISH), False)
    assert room.prompt == prompt_text(room.state, room.match.draft)

    room.drag(21, 20)
    assert (button.text(), button.isEnabled()) == (next_thing_text(PrimaryAction.FINISH), True)
    room.press(button)
    assert Played("24/21 21/20") in room.history.active_events
    assert (button.text(), button.isEnabled()) == (next_thing_text(PrimaryAction.ROLL), True)


def test_undo_takes_back_step_by_step_or_all_of_the_turn_and_redo_brings_it_again(room: Room) -> None:
    room.drag(24, 21)
    room.drag(24, 23)
    bar, model = room.window.turn_bar, room.window.side_panel.plays.model()
    assert model.index(1, 1).data() == "24/21 24/23"

    room.press(bar.undo_button)
    assert drafted(room) == model.index(1, 1).data() == "24/21"
    room.press(bar.undo_button)
    assert drafted(room) == "pass"
    assert not bar.undo_button.isEnabled()
    room.press(bar.redo_button)
    room.press(bar.redo_button)
    assert drafted(room) == "24/21 24/23"
    assert not bar.redo_button.isEnabled()

    room.key(Qt.Key.Key_Z, CTRL | SHIFT)
    assert (drafted(room), room.state.roll) == ("pass", (3, 1))


def test_result_is_shown_without_a_dialog_and_space_begins_the_next_game_which_the_title_names(room: Room) -> None:
    first = room.window.windowTitle()
    room.trigger(room.window.commands.resign)
    assert room.window.result.isVisible()
    assert room.state.result is not None
    assert room.window.result._title.text() == result_text(room.state, room.state.result)
    assert room.window.turn_bar.next_button.text() == next_thing_text(PrimaryAction.NEXT_GAME)

    room.space()

    assert GameBegun() in room.history.active_events
    assert match_text(room.state) in first
    assert room.window.windowTitle() == game_text(room.state) != first
    assert not room.window.result.isVisible()


@pytest.mark.parametrize("size", [(640, 420), (1120, 760)])
def test_no_word_of_prompt_and_result_is_cut_off(open_window: OpenWindow, size: tuple[int, int]) -> None:
    room = open_window(size=size)
    card, bar = room.window.result, room.window.turn_bar
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
    room = open_window((2, 4), black=PERSON, target=1, presses=1)
    room.trigger(room.window.commands.resign)
    assert room.history.active_events[-1] == Resigned(Side.BLACK)
    assert room.state.phase is Phase.MATCH_OVER

    room.space()

    assert room.window.findChild(NewMatchDialog).isVisible()


def test_welcome_leads_to_another_match_which_begins_at_once_and_the_one_before_can_be_resumed(room: Room) -> None:
    room.drag(24, 21)
    before = room.file
    room.press(welcome(room.window).buttons[-1])
    dialog = room.window.findChild(NewMatchDialog)
    dialog.games.choose("plakoto")

    dialog.accept()
    room.let_happen()
    assert room.state.rule_set.name == "Plakoto"
    assert [saved.path for saved in room.session.unfinished_matches()] == [before]

    room.session.open_record(before)
    room.let_happen()
    assert drafted(room) == "24/21"


def test_settings_from_menu_and_preferences_are_one_and_leave_the_last_match_alone(room: Room) -> None:
    window = room.window
    window.commands.preferences.trigger()
    dialog = window.findChild(PreferencesDialog)
    assert window.board.options.show_pips
    room.session.new_match(header("plakoto"))

    window.features.setting_actions.switches["show_pips"].trigger()
    assert not window.board.options.show_pips
    assert not dialog.controls["show_pips"].isChecked()
    dialog.controls["show_pips"].click()

    assert window.board.options.show_pips
    assert window.features.setting_actions.switches["show_pips"].isChecked()
    assert room.session.settings.show_pips
    assert room.session.settings.last_match.games[0].rule_set == "plakoto"


def test_menu_of_boards_lists_all_with_the_present_one_checked_and_a_choice_shows_it(room: Room) -> None:
    actions = room.window.features.setting_actions
    menu = actions.groups["theme"].parent()
    assert isinstance(menu, QMenu)

    for chosen in ("felt", "wood"):
        menu.aboutToShow.emit()
        listed = {action.data(): action for action in menu.actions() if action in actions.groups["theme"].actions()}
        assert [(key, action.text()) for key, action in listed.items()] == list(theme_choices())
        assert [key for key, action in listed.items() if action.isChecked()] == [room.session.settings.theme]
        listed[chosen].trigger()

        assert room.session.settings.theme == chosen
        assert room.window.board.options.theme == load_theme(chosen)[0]


def test_copy_is_saved_and_opened_where_the_player_says(room: Room, tmp_path: Path) -> None:
    copy = tmp_path / "copy.tapa"
    room.drag(24, 21)

    room.window.commands.save_copy.trigger()
    file_dialog(room).fileSelected.emit(str(copy))
    assert written(copy).states == room.history.states
    room.begin("plakoto")
    room.window.commands.open.trigger()
    file_dialog(room).fileSelected.emit(str(copy))
    room.let_happen()

    assert drafted(room) == "24/21"


def file_dialog(room: Room) -> QFileDialog:
    """The dialog that was opened last."""
    dialog = room.window.findChildren(QFileDialog)[-1]
    dialog.hide()
    return dialog


def test_somebody_else_can_play_a_side_from_now_on(room: Room) -> None:
    (white,) = (menu for menu in room.window.findChildren(SeatMenu) if menu.title() == "&White")
    white.aboutToShow.emit()
    (group,) = {line.actionGroup() for line in white.actions()}
    assert group.isExclusive()
    assert [line.text() for line in white.actions() if line.isChecked()] == ["Person"]

    white.actions()[-1].trigger()

    assert room.state.seat_of(Side.WHITE).level == "champion"


def test_full_screen_is_left_by_escape_and_the_window_closed_without_a_question(room: Room) -> None:
    room.key(Qt.Key.Key_F11)
    assert room.window.isFullScreen()
    for _ in range(2):
        room.key(Qt.Key.Key_Escape)
        assert not room.window.isFullScreen()

    room.key(Qt.Key.Key_Q, CTRL)
    assert not room.window.isVisible()
    assert room.thinker.is_closed


def test_board_that_cannot_be_shown_is_reported(room: Room) -> None:
    room.window.change_settings(structs.replace(room.session.settings, theme="glass"))

    assert room.notice_kinds == [NoticeKind.BOARD_UNUSABLE]
    assert room.window.board.options.theme == WOOD


def test_own_boards_that_cannot_be_shown_are_all_told_in_one_message(room: Room) -> None:
    folder = own_folder("themes")
    folder.mkdir(parents=True)
    for name in "abcde":
        (folder / f"{name}.toml").write_text("nothing", encoding="utf-8")

    room.trigger(room.window.commands.preferences)

    (row,) = room.window.messages.rows
    assert [name for name in "abcde" for line in row.message.files if f"{name}.toml" in line] == [*"abcde"]


@pytest.mark.usefixtures("held_motion")
def test_what_stands_around_waits_until_the_checkers_have_come(open_window: OpenWindow) -> None:
    room = open_window(WHITE_BEGINS, (3, 1), settings=SLOW)
    assert room.window.board.is_moving is False
    before = room.state

    room.space()
    assert room.window.board.is_moving
    assert room.prompt == prompt_text(before, None)
    room.window.board.finish_motion()

    assert not room.window.board.is_moving
    assert room.state.phase is Phase.TO_ROLL
    assert room.prompt == prompt_text(room.state, None) != prompt_text(before, None)


@pytest.mark.usefixtures("held_motion")
def test_own_steps_need_not_be_seen_to_their_end(open_window: OpenWindow) -> None:
    room = open_window(WHITE_BEGINS, (3, 1), (6, 2), settings=QUIET, presses=2)
    room.window.change_settings(SLOW)

    room.drag(24, 20)
    assert room.window.board.is_moving
    room.space()

    assert Played("24/21 21/20") in room.history.active_events


@pytest.mark.usefixtures("held_motion")
def test_event_that_overtakes_a_motion_does_not_let_the_match_go_on_too_early(open_window: OpenWindow) -> None:
    room = open_window(WHITE_BEGINS, (3, 1), (6, 2), (5, 4), settings=SLOW, presses=4)
    room.drag(24, 20)
    room.space(2)
    assert isinstance(room.history.active_events[-1], Played)
    assert room.window.board.is_moving

    room.key(Qt.Key.Key_Z, CTRL)

    assert room.state.seat.is_person
    assert room.window.board.is_moving
    assert not room.match._is_settled


@pytest.mark.usefixtures("held_motion")
def test_space_while_the_dice_roll_passes_when_no_checker_can_move(open_window: OpenWindow) -> None:
    room = open_window((2, 1), (6, 5), settings=SLOW)
    room.window.features.positions.play_from(parse_position("tapa W15,B2,B2,B2,B2,B2,B5,17 0/0/0 0/0/0 W -"))
    room.let_happen()
    room.window.board.finish_motion()

    room.space()
    assert room.window.board.is_moving
    room.space()

    assert Played(PASS) in room.history.active_events


@pytest.mark.usefixtures("held_motion")
def test_space_while_the_opening_dice_roll_counts_for_the_next_roll_and_ends_no_real_choice(
    open_window: OpenWindow,
) -> None:
    room = open_window(WHITE_BEGINS, (3, 1), settings=SLOW)

    room.space()
    assert room.window.board.is_moving
    room.space()
    assert room.state.roll == (3, 1)
    room.space(2)

    assert room.state.roll == (3, 1)
    assert room.state.seat.is_person
    assert not room.window.board.is_moving


@pytest.mark.qt_log_ignore("grabbing the keyboard")  # which is no matter of the program
def test_f10_opens_the_first_menu(open_window: OpenWindow) -> None:
    room = open_window()

    room.key(Qt.Key.Key_F10)

    opened = QApplication.activePopupWidget()
    assert opened is room.window.menus[0]
    opened.close()


def test_only_the_end_of_the_program_waits_for_the_history(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    ends: list[bool] = []
    monkeypatch.setattr(HistoryService, "close", lambda _, *, is_end: ends.append(is_end))

    room.window.leave()
    room.window.close()

    assert ends == [False, True]


def test_key_that_opens_a_window_closes_it_again_and_keys_go_to_the_board_though_the_menu_bar_had_them_before(
    open_window: OpenWindow,
) -> None:
    room = open_window()
    window = room.window
    for key, name in ((Qt.Key.Key_F1, "keys"), (Qt.Key.Key_F7, "dice"), (Qt.Key.Key_F8, "score")):
        window.menuBar().setFocus(Qt.FocusReason.MenuBarFocusReason)  # as it is after Alt, a letter, and Esc
        assert QApplication.focusWidget() is window.menuBar()

        room.key(key)
        dialog = window.findChild(QDialog, name)
        assert dialog.isVisible()
        QTest.keyClick(dialog, key)
        assert not dialog.isVisible()
        window.activateWindow()
        room.let_happen()

        assert QApplication.focusWidget() is window.board


def test_menu_that_the_keys_would_open_is_seen_after_alt_alone(room: Room) -> None:
    bar = room.window.menuBar()
    assert isinstance(bar, MenuBar)
    assert bar.chosen is None
    room.key(Qt.Key.Key_Alt)
    game, turn, *_ = bar.actions()
    assert bar.chosen == bar.actionGeometry(game)

    QTest.keyClick(bar, Qt.Key.Key_Right)
    assert bar.chosen == bar.actionGeometry(turn)
    room.window.grab()

    QTest.keyClick(bar, Qt.Key.Key_Escape)
    assert bar.chosen is None


def test_frame_of_the_keyboard_does_not_stay_into_the_next_match(room: Room) -> None:
    room.window.board.setFocus()
    room.window.board.focus.visit(tray(Side.WHITE))
    assert room.window.board.focus.place is not None

    room.begin(black=PERSON)

    assert room.window.board.focus.place is None


def test_arrow_keys_walk_over_the_board_after_a_question_that_had_the_focus(open_window: OpenWindow) -> None:
    room = open_window((6, 5), (6, 3), settings=structs.replace(QUIET, confirm_resign=True), presses=2)
    window, asked = room.window, room.window.features.confirming.bar
    window.commands.resign.trigger()
    asked.yes_button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(asked.yes_button, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is None

    QTest.keyClick(window, Qt.Key.Key_Right)

    assert window.board.focus.place is not None
