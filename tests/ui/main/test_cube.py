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
from tests.app.driver import PERSON, StubThinker, cube_decision
from tests.ui.app import App, OpenWindow


@pytest.fixture
def app(open_window: OpenWindow) -> App:
    """White is to roll, and may double."""
    return open_window((6, 5), (3, 1), (6, 2), rule_set="tapa-cube", black=PERSON, presses=1)


def buttons(app: App) -> list[str]:
    """The visible buttons of the turn bar, from the left."""
    bar = app.window.turn_bar
    places = (
        *(bar.undo_button, bar.redo_button, bar.pause_button, bar.double_button),
        *(bar.take_button, bar.drop_button, bar.next_button),
    )
    return [button.text() for button in places if button.isVisible()]


def decision_text(app: App, action: Action) -> str:
    return cube_decision_text(app.state, cube_decision(Side.BLACK, action))


def test_double_is_offered_beside_the_roll_where_there_is_a_cube_and_gone_with_the_roll(app: App) -> None:
    assert buttons(app) == ["Undo", "Redo", "Double", "Roll"]
    assert app.prompt == prompt_text(app.state, None)
    app.press(app.window.turn_bar.double_button)
    assert app.history.active_events[-1] == Doubled()

    app.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    app.space()
    assert buttons(app) == ["Undo", "Redo", "End turn"]
    app.key(Qt.Key.Key_D)
    assert app.history.active_events[-1] == Rolled(3, 1)

    app.begin("tapa", black=PERSON)
    assert "Double" not in buttons(app)
    assert not app.window.commands.double.isEnabled()


@pytest.mark.parametrize(
    ("key", "offered", "event"),
    [
        (Qt.Key.Key_D, (), Doubled()),
        (Qt.Key.Key_T, (Doubled(),), Taken()),
        (Qt.Key.Key_X, (Doubled(),), Dropped()),
    ],
)
def test_keys_of_the_cube_lead_back_from_an_earlier_position_before_they_do_anything(
    app: App, key: Qt.Key, offered: tuple[LogEvent, ...], event: LogEvent
) -> None:
    app.space()
    app.click(24, 21)
    app.click(24, 23)
    app.space()
    for offer in offered:
        app.session.match.append(offer)
    app.let_happen()
    events = app.history.active_events
    app.click_line(0)

    app.key(key)
    assert app.match.past is None
    assert app.history.active_events == events

    app.key(key)
    assert app.history.active_events == (*events, event)


def test_two_buttons_answer_a_double_where_the_next_thing_was_and_that_is_seen_beside_the_board(app: App) -> None:
    app.key(Qt.Key.Key_D)

    assert app.prompt == prompt_text(app.state, None)
    assert buttons(app) == ["Undo", "Redo", "Take", "Drop"]
    app.press(app.window.turn_bar.take_button)

    assert app.state.cube == Cube(2, Side.BLACK)
    assert buttons(app) == ["Undo", "Redo", "Roll"]
    model = app.window.side_panel.plays.model()
    assert [model.index(row, 1).data() for row in range(model.rowCount())] == ["starts", "doubles to 2", "takes"]
    assert "cube 2" in app.window.side_panel.players.cards[Side.BLACK].accessibleName()


@pytest.mark.parametrize(("plate", "answer"), [(TAKE, Taken()), (DROP, Dropped())])
def test_double_is_offered_and_answered_on_the_board(app: App, plate: Place, answer: LogEvent) -> None:
    app.touch(CUBE)
    assert app.history.active_events[-1] == Doubled()

    app.touch(plate)
    assert app.history.active_events[-1] == answer


@pytest.mark.parametrize("button", ["double_button", "next_button", ""])
def test_no_key_that_is_often_pressed_answers_a_double_whatever_button_has_the_focus(app: App, button: str) -> None:
    bar = app.window.turn_bar
    if button:
        getattr(bar, button).setFocus(Qt.FocusReason.TabFocusReason)
    app.type(Qt.Key.Key_D)

    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        app.type(key)
        assert QApplication.focusWidget() not in {bar.take_button, bar.drop_button}
        assert app.state.phase is Phase.TO_ANSWER


# Against the computer, which decides about the cube by a script


def sit(open_window: OpenWindow, *actions: Action, at_once: bool = True) -> App:
    thinker = StubThinker(at_once=at_once, actions=actions)
    return open_window((6, 5), (3, 1), (6, 2), thinker=thinker)


def against_computer(open_window: OpenWindow, *actions: Action) -> App:
    """White, a person, is to roll."""
    app = sit(open_window, *actions)
    app.begin("tapa-cube")
    app.space()
    return app


def play_a_turn(app: App) -> None:
    app.space()
    app.drag(24, 20)
    app.space()


def tip(app: App) -> str:
    """The tool tip of the computer's card."""
    return app.window.side_panel.players.cards[Side.BLACK].toolTip()


def test_computer_considers_a_double_and_says_so_and_what_it_expects_when_it_takes(open_window: OpenWindow) -> None:
    app = against_computer(open_window, "take")
    app.thinker.at_once = False

    app.key(Qt.Key.Key_D)
    assert app.prompt == prompt_text(app.state, None)
    assert buttons(app) == ["Undo", "Redo", "Roll"]
    assert not app.window.turn_bar.next_button.isEnabled()

    app.thinker.answer_now()
    app.let_happen()
    assert app.prompt == prompt_text(app.state, None, Taken())
    assert app.notices == [cube_decision_text(app.state, cube_decision(Side.BLACK, "take"))]
    app.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert app.notices == []


def test_double_of_the_computer_is_explained_when_it_has_been_answered_at_the_next_start(
    open_window: OpenWindow,
) -> None:
    app = against_computer(open_window, "double")
    play_a_turn(app)
    assert app.prompt == prompt_text(app.state, None)
    assert buttons(app) == ["Undo", "Redo", "Take", "Drop"]
    app.leave()
    app = sit(open_window, "double")
    assert app.notices == []

    app.press(app.window.turn_bar.take_button)

    assert app.notices == [decision_text(app, "double")]


# The cube decision of the computer is shown again when the match is resumed


@pytest.fixture
def reopen(open_window: OpenWindow) -> OpenWindow:
    """The next start after a take; the computer then gives this answer to the same question."""

    def start(*actions: Action, at_once: bool = True) -> App:
        app = against_computer(open_window, "take")
        app.key(Qt.Key.Key_D)
        app.leave()
        return sit(open_window, *actions, at_once=at_once)

    return start


def test_reasons_of_a_computer_that_has_taken_are_shown_again_at_the_next_start_and_later_on_request(
    reopen: OpenWindow, open_window: OpenWindow
) -> None:
    app = reopen("take")

    (notice,) = app.notices
    assert notice == tip(app)
    assert isinstance(app.thinker.questions[0].decision, TakeQuestion)
    assert app.player.may_roll

    app.space()
    app.leave()
    app = sit(open_window, "take")
    assert app.notices == []
    assert tip(app) == notice


def test_why_the_computer_has_not_doubled_is_shown_on_request_and_again_at_the_next_start(
    open_window: OpenWindow,
) -> None:
    first = against_computer(open_window, "no double")
    play_a_turn(first)
    reasons = tip(first)
    assert reasons == decision_text(first, "no double")
    assert first.notices == []
    first.leave()

    app = sit(open_window, "no double")

    assert app.notices == []
    assert tip(app) == reasons
    assert isinstance(app.thinker.questions[0].decision, RollQuestion)
    app.window.change_settings(replace(app.session.settings, show_equities=False))
    assert tip(app) == cube_decision_text(app.state, cube_decision(Side.BLACK, "no double"), with_equity=False)


@pytest.mark.parametrize("answer", ["drop", None], ids=["another answer than what has happened", "none so far"])
def test_person_goes_on_without_waiting_for_reasons_and_hears_no_wrong(
    reopen: OpenWindow, answer: Action | None
) -> None:
    app = reopen(answer) if answer else reopen(at_once=False)
    assert app.notices == []

    app.space()

    assert app.thinker.present is None
    assert app.notices == []


def test_computer_is_asked_about_no_decision_of_a_person_or_of_an_earlier_game(open_window: OpenWindow) -> None:
    first = sit(open_window)
    first.begin("tapa-cube", black=PERSON)
    first.space()
    first.key(Qt.Key.Key_D)
    first.leave()
    assert sit(open_window).thinker.questions == []

    first = against_computer(open_window, "drop")
    first.key(Qt.Key.Key_D)
    first.press(first.window.result.next_button)
    first.leave()
    assert sit(open_window).thinker.questions == []
