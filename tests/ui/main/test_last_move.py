"""The last move is marked on the board until the next roll, and can be shown again."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from tapa_desktop.game.state import Phase
from tests.app.desk import COMPUTER, PERSON, ScriptedDice
from tests.ui.room import QUIET, Enter, Room

K = Qt.Key


@pytest.fixture
def room(enter: Enter) -> Room:
    """White, a person, is to roll after a turn of each side."""
    room = enter(dice=ScriptedDice((6, 3), (6, 5), (4, 2), (3, 1), (6, 4)))
    room.begin("tapa", white=PERSON, black=COMPUTER)
    room.space()
    play_turn(room)
    assert room.state.phase is Phase.TO_ROLL
    return room


def play_turn(room: Room) -> None:
    """Roll, drag the checkers of any play, and end the turn."""
    room.space()
    draft = room.match.draft
    while draft is not None and not draft.is_complete:
        step = draft.next_steps()[0]
        room.drag(step.source, step.target)
        draft = room.match.draft
    room.space()


def is_marked(room: Room) -> bool:
    shown = room.window.board.state.picture
    return shown.trace is not None


def test_move_of_the_computer_is_marked_until_the_next_roll(room: Room) -> None:
    shown = room.window.board.state.picture
    assert shown.trace.side is room.state.side.other

    room.space()
    assert not is_marked(room)


def test_marks_are_switched_in_the_menu(room: Room) -> None:
    switch = room.window.features.setting_actions.switches["mark_last_move"]

    switch.trigger()
    assert not is_marked(room)
    assert not room.session.settings.mark_last_move
    switch.trigger()
    assert is_marked(room)


def test_where_the_program_rolls_the_marks_stay_until_a_checker_moves(room: Room) -> None:
    room.window.change_settings(replace(QUIET, roll_for_me=True))
    room.let_happen()
    assert room.state.phase is Phase.TO_PLAY
    assert is_marked(room)

    draft = room.match.draft
    room.drag(draft.next_steps()[0].source, draft.next_steps()[0].target)
    assert not is_marked(room)


def test_marks_are_there_again_when_the_match_is_opened_again(room: Room, enter: Enter) -> None:
    room.leave()

    assert is_marked(enter())


@pytest.mark.usefixtures("held_motion")
def test_key_shows_the_last_move_again_and_changes_nothing(room: Room) -> None:
    board, state = room.window.board, room.state
    assert not board.is_moving

    room.key(K.Key_R)
    assert board.is_moving
    room.key(K.Key_R)  # from its beginning
    assert board.is_moving

    board.finish_motion()
    assert room.state == state
    assert is_marked(room)


def test_nothing_can_be_shown_again_before_the_first_move(enter: Enter) -> None:
    room = enter()
    room.begin("tapa")

    room.key(K.Key_R)
    assert not room.window.commands.replay.isEnabled()
    assert not room.window.board.is_moving
