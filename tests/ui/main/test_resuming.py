"""The match goes on where it was, whatever has happened to its file."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tapa_desktop.game.draft import movable_of
from tapa_desktop.game.events import Rolled, Seat
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.ui.board.picture import picture
from tapa_desktop.ui.main.menus import ResumeMenu
from tapa_desktop.ui.text.prompt import prompt_text
from tests.app.desk import ScriptedDice
from tests.ui.room import Enter, Room, written

THROWS = ((6, 5), (3, 1), (6, 2))


def in_mid_turn(enter: Enter) -> Room:
    """White has a 3 and a 1, and has played the 3."""
    room = enter(dice=ScriptedDice(*THROWS))
    room.space(2)
    room.drag(24, 21)
    return room


def test_window_closed_in_the_middle_of_a_turn_opens_there_again_and_the_turn_goes_on(enter: Enter) -> None:
    before = in_mid_turn(enter)
    before.leave()

    room = enter(dice=ScriptedDice((6, 2), (5, 4)))
    assert room.state == before.state
    assert format_play(room.state.drafted) == "24/21"
    assert room.window.board.state.picture == picture(room.state, room.window.board.options, movable_of(room.state))
    assert room.prompt == prompt_text(room.state, room.match.draft)

    room.press(room.window.turn_bar.undo_button)
    room.drag(24, 20)
    room.space()
    assert Rolled(6, 2) in room.history.standing
    assert written(room.file).states == room.history.states


def test_closing_asks_nothing_while_the_computer_thinks(enter: Enter) -> None:
    room = in_mid_turn(enter)
    room.thinker.at_once = False
    room.drag(24, 23)
    room.space()
    assert room.thinker.present is not None

    assert room.window.close()

    assert room.thinker.is_closed
    assert written(room.file).states == room.history.states


def test_what_stands_before_the_damage_goes_on(enter: Enter) -> None:
    before = in_mid_turn(enter)
    path = before.file
    before.leave()
    whole = path.read_bytes()
    path.write_bytes(whole[: whole.rindex(b"{")] + b'{"event":"play","play":"24/1"}\n')

    room = enter()

    (kept,) = path.parent.glob("*.damaged")
    assert room.state.roll == (3, 1)
    assert room.state.drafted == ()
    (row,) = room.window.messages.rows
    assert row.message.severity == "error"
    assert kept.name in row.message.text
    assert "line 4" in row.message.detail


def test_resume_menu_lists_the_matches_that_wait_or_says_that_none_does(enter: Enter) -> None:
    room = in_mid_turn(enter)
    menu = resume_menu(room)
    menu.aboutToShow.emit()
    (line,) = menu.actions()
    assert line.text()
    assert not line.isEnabled()
    room.begin("plakoto")

    menu.aboutToShow.emit()

    (waiting,) = menu.actions()
    assert waiting.text().startswith("Tapa: You – The computer, ")
    waiting.trigger()
    room.let_happen()
    assert room.state.rule_set.name == "Tapa"


@pytest.mark.parametrize("is_damaged", [False, True])
def test_resume_menu_names_the_sitting_and_a_match_whose_record_is_damaged_too(enter: Enter, is_damaged: bool) -> None:
    room = enter(dice=ScriptedDice((6, 5), (3, 1)))
    room.begin("portes plakoto fevga", black=Seat())
    room.space()
    path = room.file
    room.begin("plakoto")
    if is_damaged:
        path.write_bytes(path.read_bytes().partition(b"\n")[0] + b"\n{}\n")
    menu = resume_menu(room)

    menu.aboutToShow.emit()
    (waiting,) = menu.actions()
    assert waiting.text().startswith("Tavli: White – Black, ")
    room.let_happen()

    assert waiting.text().startswith("Tavli, match to 5: White 0 : 0 Black, ")


def test_resume_menu_shows_the_score_of_each_match(enter: Enter) -> None:
    room = enter(dice=ScriptedDice((6, 5), (3, 1)))
    room.begin("tapa-cube", black=Seat(name="Ana & Bo"))
    room.space()
    room.key(Qt.Key.Key_D)
    room.key(Qt.Key.Key_X)
    room.space()
    room.key(Qt.Key.Key_D)
    room.begin()
    menu = resume_menu(room)

    menu.aboutToShow.emit()
    (waiting,) = menu.actions()
    assert waiting.text().startswith("Tapa with cube: White – Ana && Bo, ")
    room.let_happen()

    told = "Tapa with cube, match to 5: White 1 : 0 Ana && Bo, "
    assert waiting.text().startswith(told)
    menu.aboutToShow.emit()
    (waiting,) = menu.actions()
    assert waiting.text().startswith(told)
    waiting.trigger()
    room.let_happen()
    assert room.state.phase is Phase.TO_ANSWER


def resume_menu(room: Room) -> ResumeMenu:
    """The menu of the matches that wait."""
    menu = room.window.findChild(ResumeMenu)
    assert isinstance(menu, ResumeMenu)
    return menu
