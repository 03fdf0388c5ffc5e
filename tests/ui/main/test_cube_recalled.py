"""What the computer has said of the cube is told again when the match is gone on with."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tapa_desktop.coach.decision import Action, RollQuestion, TakeQuestion
from tapa_desktop.game.events import Doubled
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.text.cube import cube_decision_text
from tests.app.desk import PERSON, ScriptedDice, StubThinker, cube_decision
from tests.ui.room import Enter, Room

Again = Enter


def sit(enter: Enter, *actions: Action, at_once: bool = True) -> Room:
    thinker = StubThinker(at_once=at_once, actions=actions)
    return enter(dice=ScriptedDice((6, 5), (3, 1), (6, 2)), thinker=thinker)


def begin(room: Room) -> None:
    room.begin("tapa-cube")
    room.space()


@pytest.fixture
def again(enter: Enter) -> Again:
    """The next start, at which the computer is asked once more after it has taken, and gives that answer."""

    def start(*actions: Action, at_once: bool = True) -> Room:
        room = sit(enter, "take")
        begin(room)
        room.key(Qt.Key.Key_D)
        room.leave()
        return sit(enter, *actions, at_once=at_once)

    return start


def test_reasons_of_a_computer_that_has_taken_are_shown_again_at_the_next_start(again: Again) -> None:
    room = again("take")

    (told,) = room.notices
    assert told.startswith("The computer takes: ")
    assert room.window.side_panel.players.cards[Side.BLACK].toolTip().startswith("The computer takes")
    assert isinstance(room.thinker.questions[0].decision, TakeQuestion)
    assert room.player.may_roll


def test_reasons_of_a_computer_that_has_dropped_go_when_the_next_game_begins(enter: Enter) -> None:
    room = sit(enter, "drop")
    begin(room)
    room.key(Qt.Key.Key_D)
    assert room.notices == [cube_decision_text(room.state, cube_decision(Side.BLACK, "drop"))]

    room.press(room.window.result.next_button)

    assert room.notices == []


def test_double_is_explained_after_the_answer_at_the_next_start(enter: Enter) -> None:
    before = sit(enter, "double")
    begin(before)
    before.space()
    before.drag(24, 20)
    before.space()
    assert before.history.standing[-1] == Doubled()
    before.leave()

    room = sit(enter, "double")
    assert room.notices == []
    room.press(room.window.turn_bar.take_button)

    assert room.notices == [cube_decision_text(room.state, cube_decision(Side.BLACK, "double"))]


def test_computer_that_has_not_doubled_says_so_again_to_those_who_ask(enter: Enter) -> None:
    before = sit(enter, "no double")
    begin(before)
    before.space()
    before.drag(24, 20)
    before.space()
    card = before.window.side_panel.players.cards[Side.BLACK]
    said = card.toolTip()
    assert said == cube_decision_text(before.state, cube_decision(Side.BLACK, "no double"))
    before.leave()

    room = sit(enter, "no double")

    assert room.notices == []
    assert room.window.side_panel.players.cards[Side.BLACK].toolTip() == said
    assert isinstance(room.thinker.questions[0].decision, RollQuestion)


def test_what_was_decided_some_moves_ago_is_known_again_but_not_announced(enter: Enter) -> None:
    before = sit(enter, "take")
    begin(before)
    before.key(Qt.Key.Key_D)
    before.space()
    before.leave()

    room = sit(enter, "take")
    room.drag(24, 20)

    assert room.notices == []
    assert room.window.side_panel.players.cards[Side.BLACK].toolTip().startswith("The computer takes: ")


def test_decision_of_an_earlier_game_is_not_asked_about(enter: Enter) -> None:
    before = sit(enter, "drop")
    begin(before)
    before.key(Qt.Key.Key_D)
    before.press(before.window.result.next_button)
    before.leave()

    room = sit(enter)

    assert room.thinker.questions == []


def test_another_answer_than_what_has_happened_is_not_shown(again: Again) -> None:
    room = again("drop")

    assert room.notices == []


def test_person_goes_on_without_waiting_for_it(again: Again) -> None:
    room = again(at_once=False)

    room.space()

    assert room.thinker.present is None
    assert room.notices == []


def test_computer_is_asked_about_no_decision_of_a_person(enter: Enter) -> None:
    before = sit(enter)
    before.begin("tapa-cube", black=PERSON)
    before.space()
    before.key(Qt.Key.Key_D)
    before.leave()

    room = sit(enter)

    assert room.thinker.questions == []
