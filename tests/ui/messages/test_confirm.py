"""What the window asks before it does it: below the board, with the game going on, and only where that is wanted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from tapa_desktop.game.events import Played, Resigned
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.main.menus import ResumeMenu
from tapa_desktop.ui.messages.confirm import AskBar
from tapa_desktop.ui.text.names import player_name, points_text
from tapa_desktop.ui.text.prompt import prompt_text
from tests.app.desk import PERSON, ScriptedDice
from tests.ui.room import QUIET, Enter, Room
from tests.ui.states import header

WARY = replace(QUIET, confirm_resign=True, confirm_turn=True, confirm_leaving=True)


@pytest.fixture
def room(enter: Enter) -> Room:
    """White has begun with a 3 and a 1, and has both to play; and wants to be asked before everything."""
    given = enter(dice=ScriptedDice((6, 5), (3, 1), (6, 2), (5, 4)), settings=WARY)
    given.space(2)
    return given


def bar(room: Room) -> AskBar:
    return room.window.features.confirming.bar


def give_up(room: Room) -> None:
    room.window.commands.resign.trigger()
    room.let_happen()


def play(room: Room) -> None:
    room.drag(24, 21)
    room.drag(24, 23)


# Giving up


def test_giving_up_is_asked_about_with_what_it_costs(room: Room) -> None:
    give_up(room)

    assert bar(room).isVisible()
    assert player_name(room.state, Side.BLACK) in bar(room).text
    assert points_text(2) in bar(room).text
    assert room.state.result is None


def test_yes_gives_up(room: Room) -> None:
    give_up(room)

    room.press(bar(room).yes_button)

    assert room.history.standing[-1] == Resigned(Side.WHITE)
    assert bar(room).isHidden()


@pytest.mark.parametrize(
    "answer", [lambda room: room.press(bar(room).no_button), lambda room: room.key(Qt.Key.Key_Escape)]
)
def test_no_and_escape_keep_playing(room: Room, answer: Callable[[Room], None]) -> None:
    give_up(room)

    answer(room)

    assert bar(room).isHidden()
    assert room.state.result is None
    assert room.prompt == prompt_text(room.state, room.match.draft)


def test_giving_up_a_second_time_is_a_yes(room: Room) -> None:
    give_up(room)
    give_up(room)

    assert room.history.standing[-1] == Resigned(Side.WHITE)


def test_who_plays_on_has_answered(room: Room) -> None:
    give_up(room)

    room.drag(24, 21)

    assert bar(room).isHidden()
    assert room.state.result is None


def test_space_is_no_yes_to_giving_up(room: Room) -> None:
    give_up(room)

    room.space()

    assert room.state.result is None


def test_nothing_is_asked_before_giving_up_where_that_is_not_wanted(room: Room) -> None:
    room.window.change_settings(QUIET)

    give_up(room)

    assert room.history.standing[-1] == Resigned(Side.WHITE)


def test_of_two_persons_the_one_to_move_gives_up(enter: Enter) -> None:
    room = enter(dice=ScriptedDice((5, 6)), settings=WARY)
    room.begin(white=PERSON, black=PERSON)
    room.click_dice()
    give_up(room)

    assert player_name(room.state, Side.WHITE) in bar(room).text


# Ending a turn


def test_end_of_a_turn_is_asked_about_and_space_is_the_answer_too(room: Room) -> None:
    play(room)

    room.space()
    assert bar(room).isVisible()
    assert Played("24/21 24/23") not in room.history.standing
    room.space()

    assert Played("24/21 24/23") in room.history.standing
    assert bar(room).isHidden()


def test_step_back_is_a_no_to_the_end_of_the_turn(room: Room) -> None:
    play(room)
    room.click_dice()
    assert bar(room).isVisible()

    room.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    room.space()

    assert bar(room).isHidden()
    assert Played("24/21 24/23") not in room.history.standing


def test_turn_ends_at_once_where_no_question_is_wanted(room: Room) -> None:
    room.window.change_settings(QUIET)
    play(room)

    room.space()

    assert Played("24/21 24/23") in room.history.standing


# Leaving a match


def test_unfinished_match_is_not_left_before_a_yes(room: Room) -> None:
    play(room)
    room.space(2)
    left = room.file

    room.window.features.dialogs.match_chosen.emit(header("plakoto"))
    assert bar(room).isVisible()
    assert room.file == left
    room.press(bar(room).yes_button)

    assert room.state.rule_set.key == "plakoto"
    assert bar(room).isHidden()


def test_match_in_which_nothing_has_been_played_is_left_at_once(room: Room) -> None:
    room.window.features.dialogs.match_chosen.emit(header("plakoto"))

    assert room.state.rule_set.key == "plakoto"


def test_match_of_the_resume_menu_is_opened_after_a_yes(room: Room) -> None:
    play(room)
    room.space(2)
    first = room.file
    room.window.features.confirming.begin_match(header("plakoto"))
    room.press(bar(room).yes_button)
    (menu,) = room.window.findChildren(ResumeMenu)
    menu.aboutToShow.emit()

    menu.actions()[0].trigger()
    room.let_happen()

    assert room.file == first  # nothing has been played in the other one


def test_bar_has_room_for_its_words_in_the_smallest_window(enter: Enter) -> None:
    room = enter(dice=ScriptedDice((6, 5), (3, 1)), settings=WARY, size=(640, 420))
    room.space(2)

    give_up(room)

    shown = bar(room)
    assert shown.geometry().right() <= room.window.width()
    assert shown.height() >= shown.sizeHint().height() or shown.heightForWidth(shown.width()) <= shown.height()


def test_question_covers_all_of_what_the_tutor_says_below_it(enter: Enter) -> None:
    room = enter(dice=ScriptedDice((6, 5), (3, 1)), settings=WARY, size=(640, 420))
    room.space(2)
    room.window.features.tutor_bar.show_text("There is a better play. " * 9)

    give_up(room)

    assert bar(room).geometry() == room.window.features.tutor_bar.geometry()
