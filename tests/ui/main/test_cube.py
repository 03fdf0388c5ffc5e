"""The doubling cube in the window: keys, buttons and menu. White has won the opening; two persons play, or one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tapa_desktop.coach.decision import Action, RollQuestion, TakeQuestion
from tapa_desktop.game.events import Doubled, Dropped, LogEvent, Rolled, Taken
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import Cube
from tapa_desktop.ui.board.geometry import CUBE, DROP, TAKE, Place
from tapa_desktop.ui.text.prompt import prompt_text
from tapa_desktop.ui.text.result import cube_decision_text
from tests.app.desk import PERSON, StubThinker, cube_decision
from tests.ui.room import OpenWindow, Room


@pytest.fixture
def room(open_window: OpenWindow) -> Room:
    """White is to roll, and may double."""
    return open_window((6, 5), (3, 1), (6, 2), rule_set="tapa-cube", black=PERSON, presses=1)


def buttons(room: Room) -> list[str]:
    """The buttons of the turn bar that can be seen, from the left."""
    bar = room.window.turn_bar
    places = (
        *(bar.undo_button, bar.redo_button, bar.pause_button, bar.double_button),
        *(bar.take_button, bar.drop_button, bar.next_button),
    )
    return [button.text() for button in places if button.isVisible()]


def decision_text(room: Room, action: Action) -> str:
    return cube_decision_text(room.state, cube_decision(Side.BLACK, action))


def test_double_is_offered_beside_the_roll_where_there_is_a_cube_and_gone_with_the_roll(room: Room) -> None:
    assert buttons(room) == ["Undo", "Redo", "Double", "Roll"]
    assert room.prompt == prompt_text(room.state, None)
    room.press(room.window.turn_bar.double_button)
    assert room.history.active_events[-1] == Doubled()

    room.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    room.space()
    assert buttons(room) == ["Undo", "Redo", "End turn"]
    room.key(Qt.Key.Key_D)
    assert room.history.active_events[-1] == Rolled(3, 1)

    room.begin("tapa", black=PERSON)
    assert "Double" not in buttons(room)
    assert not room.window.commands.double.isEnabled()


@pytest.mark.parametrize(
    ("key", "offered", "event"),
    [
        (Qt.Key.Key_D, (), Doubled()),
        (Qt.Key.Key_T, (Doubled(),), Taken()),
        (Qt.Key.Key_X, (Doubled(),), Dropped()),
    ],
)
def test_keys_of_the_cube_lead_back_from_an_earlier_position_before_they_do_anything(
    room: Room, key: Qt.Key, offered: tuple[LogEvent, ...], event: LogEvent
) -> None:
    room.space()
    room.click(24, 21)
    room.click(24, 23)
    room.space()
    for offer in offered:
        room.session.match.append(offer)
    room.let_happen()
    before = room.history.active_events
    room.click_line(0)

    room.key(key)
    assert room.match.past is None
    assert room.history.active_events == before

    room.key(key)
    assert room.history.active_events == (*before, event)


def test_two_buttons_answer_a_double_where_the_next_thing_was_and_that_is_seen_beside_the_board(room: Room) -> None:
    room.key(Qt.Key.Key_D)

    assert room.prompt == prompt_text(room.state, None)
    assert buttons(room) == ["Undo", "Redo", "Take", "Drop"]
    room.press(room.window.turn_bar.take_button)

    assert room.state.cube == Cube(2, Side.BLACK)
    assert buttons(room) == ["Undo", "Redo", "Roll"]
    model = room.window.side_panel.plays.model()
    assert [model.index(row, 1).data() for row in range(model.rowCount())] == ["starts", "doubles to 2", "takes"]
    assert "cube 2" in room.window.side_panel.players.cards[Side.BLACK].accessibleName()


@pytest.mark.parametrize(("plate", "answer"), [(TAKE, Taken()), (DROP, Dropped())])
def test_double_is_offered_and_answered_on_the_board(room: Room, plate: Place, answer: LogEvent) -> None:
    room.touch(CUBE)
    assert room.history.active_events[-1] == Doubled()

    room.touch(plate)
    assert room.history.active_events[-1] == answer


@pytest.mark.parametrize("button", ["double_button", "next_button", ""])
def test_no_key_that_is_often_pressed_answers_a_double_whatever_button_has_the_focus(room: Room, button: str) -> None:
    bar = room.window.turn_bar
    if button:
        getattr(bar, button).setFocus(Qt.FocusReason.TabFocusReason)
    room.type(Qt.Key.Key_D)

    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        room.type(key)
        assert QApplication.focusWidget() not in {bar.take_button, bar.drop_button}
        assert room.state.phase is Phase.TO_ANSWER


# Against the computer, which decides about the cube by a script


def sit(open_window: OpenWindow, *actions: Action, at_once: bool = True) -> Room:
    thinker = StubThinker(at_once=at_once, actions=actions)
    return open_window((6, 5), (3, 1), (6, 2), thinker=thinker)


def against_computer(open_window: OpenWindow, *actions: Action) -> Room:
    """White, a person, is to roll."""
    room = sit(open_window, *actions)
    room.begin("tapa-cube")
    room.space()
    return room


def play_a_turn(room: Room) -> None:
    room.space()
    room.drag(24, 20)
    room.space()


def tip(room: Room) -> str:
    """What the card of the computer says to those who ask."""
    return room.window.side_panel.players.cards[Side.BLACK].toolTip()


def test_computer_considers_a_double_and_says_so_and_what_it_expects_when_it_takes(open_window: OpenWindow) -> None:
    room = against_computer(open_window, "take")
    room.thinker.at_once = False

    room.key(Qt.Key.Key_D)
    assert room.prompt == prompt_text(room.state, None)
    assert buttons(room) == ["Undo", "Redo", "Roll"]
    assert not room.window.turn_bar.next_button.isEnabled()

    room.thinker.answer_now()
    room.let_happen()
    assert room.prompt == prompt_text(room.state, None, Taken())
    assert room.notices == [cube_decision_text(room.state, cube_decision(Side.BLACK, "take"))]
    room.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert room.notices == []


def test_double_of_the_computer_is_explained_when_it_has_been_answered_at_the_next_start(
    open_window: OpenWindow,
) -> None:
    room = against_computer(open_window, "double")
    play_a_turn(room)
    assert room.prompt == prompt_text(room.state, None)
    assert buttons(room) == ["Undo", "Redo", "Take", "Drop"]
    room.leave()
    room = sit(open_window, "double")
    assert room.notices == []

    room.press(room.window.turn_bar.take_button)

    assert room.notices == [decision_text(room, "double")]


# What the computer has said of the cube is told again when the match is gone on with


@pytest.fixture
def again(open_window: OpenWindow) -> OpenWindow:
    """The next start, at which the computer is asked once more after it has taken, and gives that answer."""

    def start(*actions: Action, at_once: bool = True) -> Room:
        room = against_computer(open_window, "take")
        room.key(Qt.Key.Key_D)
        room.leave()
        return sit(open_window, *actions, at_once=at_once)

    return start


def test_reasons_of_a_computer_that_has_taken_are_shown_again_at_the_next_start_and_later_on_request(
    again: OpenWindow, open_window: OpenWindow
) -> None:
    room = again("take")

    (told,) = room.notices
    assert told == tip(room)
    assert isinstance(room.thinker.questions[0].decision, TakeQuestion)
    assert room.player.may_roll

    room.space()
    room.leave()
    room = sit(open_window, "take")
    assert room.notices == []
    assert tip(room) == told


def test_why_the_computer_has_not_doubled_is_shown_on_request_and_again_at_the_next_start(
    open_window: OpenWindow,
) -> None:
    before = against_computer(open_window, "no double")
    play_a_turn(before)
    said = tip(before)
    assert said == decision_text(before, "no double")
    assert before.notices == []
    before.leave()

    room = sit(open_window, "no double")

    assert room.notices == []
    assert tip(room) == said
    assert isinstance(room.thinker.questions[0].decision, RollQuestion)
    room.window.change_settings(replace(room.session.settings, show_equities=False))
    assert tip(room) == cube_decision_text(room.state, cube_decision(Side.BLACK, "no double"), with_equity=False)


@pytest.mark.parametrize("answer", ["drop", None], ids=["another answer than what has happened", "none so far"])
def test_person_goes_on_without_waiting_for_reasons_and_hears_no_wrong(
    again: OpenWindow, answer: Action | None
) -> None:
    room = again(answer) if answer else again(at_once=False)
    assert room.notices == []

    room.space()

    assert room.thinker.present is None
    assert room.notices == []


def test_computer_is_asked_about_no_decision_of_a_person_or_of_an_earlier_game(open_window: OpenWindow) -> None:
    before = sit(open_window)
    before.begin("tapa-cube", black=PERSON)
    before.space()
    before.key(Qt.Key.Key_D)
    before.leave()
    assert sit(open_window).thinker.questions == []

    before = against_computer(open_window, "drop")
    before.key(Qt.Key.Key_D)
    before.press(before.window.result.next_button)
    before.leave()
    assert sit(open_window).thinker.questions == []
