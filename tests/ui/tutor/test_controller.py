"""The tutor in the window: it objects, shows the better play, and never delays the player. White is a person."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tapa_desktop.app.session import tutor
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.coach.candidates import Candidate
from tapa_desktop.coach.decision import Action, PlayQuestion
from tapa_desktop.coach.reasons.facts import Reason, ReasonKind
from tapa_desktop.coach.strength import ErrorClass
from tapa_desktop.coach.tutor import CubeLosses, CubeObjection, Objection
from tapa_desktop.game.events import Doubled, LogEvent, Played, Rolled, Taken
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.ui.graph.chart import Hue
from tapa_desktop.ui.graph.graph import ink
from tapa_desktop.ui.main.window import MainWindow
from tapa_desktop.ui.text.names import error_class_name
from tapa_desktop.ui.text.numbers import at_score_text, number
from tapa_desktop.ui.text.reasons import reasons_text
from tapa_desktop.ui.tutor.controller import TutorBar, cube_objection_text, objection_text
from tests.app.driver import PERSON, StubThinker
from tests.ui.app import App, OpenWindow
from tests.ui.coaches import Worker, candidate, has_judged

BEST, BAD = "24/21 24/23", "24/21 21/20"
QUESTION = PlayQuestion(TAPA, start_position(TAPA), (3, 1))
PLAYS = candidate(QUESTION, BEST, 0.1, 0.1), candidate(QUESTION, BAD, -0.2, 0.1)
OBJECTION = Objection(QUESTION, PLAYS[1], PLAYS[0], ErrorClass.BLUNDER)
MIDDLE = parse_position("tapa W6,3,W2,4,W2,1,B5,W1,1,B1,bW1,3,W3,1,B2,1,B6 0/0/0 0/0/0 W 42")
OFF = Settings(checker_speed="off", dice_speed="off")
STRICT = replace(OFF, tutor="doubtful", show_equities=True)
CTRL = Qt.KeyboardModifier.ControlModifier


@dataclass
class Judge(Worker):
    """Judges running with one checker as a blunder; the losses of cube actions are set by the test."""

    AT_ONCE = 0
    losses: dict[Action, float] = field(default_factory=lambda: {"double": 0, "no double": 0, "take": 0, "drop": 0})

    def answers(
        self, question: PlayQuestion | GameState, _is_cancelled: IsCancelled
    ) -> Iterable[tuple[Candidate, ...] | CubeLosses]:
        if isinstance(question, GameState):
            return [CubeLosses(question, self.losses)]
        return [PLAYS] if question.roll == (3, 1) else []


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Judge:
    judge = Judge(threading.Semaphore(1000))

    monkeypatch.setattr(tutor, "judgements", judge)
    monkeypatch.setattr(tutor, "explanations", lambda *_: [()])
    return judge


def rolled(open_window: OpenWindow, settings: Settings = STRICT, **choices: object) -> App:
    """White has begun with a 3 and a 1."""
    return open_window((6, 5), (3, 1), (6, 2), (5, 4), (4, 2), settings=settings, **choices, presses=2)


@pytest.fixture
def app(qtbot: QtBot, open_window: OpenWindow, judge: Judge) -> App:
    """White has begun with a 3 and a 1, and that has been judged."""
    del judge
    app = rolled(open_window)
    wait_for_judge(qtbot, app)
    return app


def wait_for_judge(qtbot: QtBot, app: App) -> None:
    qtbot.waitUntil(lambda: has_judged(app.window))


def bar_of(app: App) -> TutorBar:
    return app.window.features.tutor_bar


def has_played(app: App, play: str) -> bool:
    return Played(play) in app.history.active_events


def run(app: App) -> None:
    """Make the play that is a blunder."""
    app.drag(24, 20)
    app.space()


def play_well(app: App) -> None:
    app.play("24/21", "24/23")


def test_a_good_play_ends_the_turn_at_once_and_the_computer_is_not_tutored(app: App, judge: Judge) -> None:
    play_well(app)
    app.let_happen()

    assert has_played(app, BEST)
    assert bar_of(app).isHidden()
    assert len(judge.questions) == 1


def test_a_bad_play_is_objected_to_with_the_sign_and_the_colour_of_its_class(app: App) -> None:
    bar = bar_of(app)
    app.drag(24, 20)
    assert bar.isHidden()

    app.space()

    assert not has_played(app, BAD)
    assert bar.isVisible()
    assert bar.text == objection_text(OBJECTION, with_better=False)
    assert QApplication.activeModalWidget() is None
    named = error_class_name(ErrorClass.BLUNDER)
    (sign,) = [label for label in bar.findChildren(QLabel) if label.accessibleName() == named]
    assert sign.text() == "??"
    assert sign.palette().windowText().color() == ink(bar.palette(), Hue.BLUNDER)


@pytest.mark.parametrize("with_equity", [True, False])
def test_points_of_a_loss_are_told_to_be_those_of_the_score(app: App, with_equity: bool) -> None:
    app.window.change_settings(replace(STRICT, show_equities=with_equity))
    assert app.session.match.state.target > 1

    run(app)

    assert bar_of(app).toolTip() == (at_score_text() if with_equity else "")

    app.window.change_settings(replace(STRICT, show_equities=not with_equity, sounds=False))
    assert bar_of(app).isVisible()
    assert bar_of(app).text == objection_text(OBJECTION, with_better=False, with_equity=not with_equity)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (App.space, App.space),
        (App.click_dice, App.click_dice),
        (App.space, lambda app: app.press(bar_of(app).anyway_button)),
    ],
    ids=["space a second time", "a second click on the dice", "a button"],
)
def test_it_is_played_anyway_by(app: App, first: Callable[[App], None], second: Callable[[App], None]) -> None:
    app.drag(24, 20)
    first(app)
    assert not has_played(app, BAD)

    second(app)

    assert has_played(app, BAD)
    assert bar_of(app).isHidden()


def test_it_can_be_taken_back_and_played_better(app: App) -> None:
    run(app)

    app.press(bar_of(app).back_button)
    assert (app.state.drafted, app.state.roll) == ((), (3, 1))
    assert bar_of(app).isHidden()

    app.play("24/23", "23/20")
    played = replace(PLAYS[1], play="24/23 23/20")  # in the order in which the steps were made
    assert bar_of(app).text == objection_text(replace(OBJECTION, played=played), with_better=False)

    app.press(bar_of(app).back_button)
    play_well(app)
    assert has_played(app, BEST)


def test_better_play_is_shown_by_arrows_on_request_until_a_step_is_taken_back(app: App) -> None:
    run(app)
    bar, board = bar_of(app), app.window.board

    app.press(bar.better_button)
    assert BEST in bar.text
    assert len(board.arrows) == 1  # the other step has been made
    app.key(Qt.Key.Key_B)
    assert (bar.text, board.arrows) == (objection_text(OBJECTION, with_better=False), ())

    app.key(Qt.Key.Key_B)
    app.key(Qt.Key.Key_Z, CTRL)
    assert (bar.isHidden(), board.arrows) == (True, ())
    assert format_play(app.state.drafted) == "24/21"


@pytest.mark.parametrize(
    ("settings", "is_in_time", "is_asked"),
    [
        pytest.param(STRICT, False, True, id="it has not been judged in time"),
        pytest.param(OFF, False, False, id="the tutor is off"),
        pytest.param(replace(OFF, tutor="error", error_loss=0.4), True, True, id="it is no error for this player"),
    ],
)
def test_a_bad_play_is_made_at_once_if(
    *, qtbot: QtBot, open_window: OpenWindow, judge: Judge, settings: Settings, is_in_time: bool, is_asked: bool
) -> None:
    if not is_in_time:
        judge.gate = threading.Semaphore(0)
    app = rolled(open_window, replace(settings, blunder_loss=0.5))
    qtbot.waitUntil(lambda: has_judged(app.window) is is_in_time)

    run(app)

    assert has_played(app, BAD)
    assert bool(judge.questions) is is_asked


def test_turn_resumed_before_there_was_a_tutor_is_judged(
    qtbot: QtBot, open_window: OpenWindow, judge: Judge, home: Path
) -> None:
    rolled(open_window).leave()
    judge.questions.clear()
    session = Session(Archive(home / "data"), StubThinker(), STRICT)
    window = MainWindow(session)
    qtbot.addWidget(window)
    session.start()

    window.complete()

    qtbot.waitUntil(lambda: has_judged(window))
    assert [question.roll for question in judge.questions] == [(3, 1)]


@pytest.mark.usefixtures("judge")
def test_turns_that_finish_by_themselves_wait_and_without_equities_the_class_is_told(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    app = rolled(open_window, replace(STRICT, finish_turns=True, show_equities=False))
    wait_for_judge(qtbot, app)

    app.drag(24, 20)
    assert not has_played(app, BAD)
    assert bar_of(app).text == objection_text(OBJECTION, with_better=False, with_equity=False)
    assert number(0.3, 3) not in bar_of(app).text

    app.session.match.schedule_next()
    app.let_happen()
    assert not has_played(app, BAD), "only the player goes on"
    app.space()
    assert has_played(app, BAD)


@pytest.mark.usefixtures("judge")
def test_menu_switches_the_tutor_on_in_a_turn(qtbot: QtBot, open_window: OpenWindow) -> None:
    app = rolled(open_window, OFF)
    choices = app.window.features.setting_actions.groups["tutor"].actions()
    next(choice for choice in choices if choice.data() == "blunder").trigger()
    wait_for_judge(qtbot, app)
    run(app)

    assert bar_of(app).isVisible()
    assert app.session.settings.tutor == "blunder"


@pytest.mark.usefixtures("judge")
def test_bar_covers_no_more_than_the_strip_in_the_smallest_window(qtbot: QtBot, open_window: OpenWindow) -> None:
    app = rolled(open_window, size=(640, 420))
    wait_for_judge(qtbot, app)

    run(app)

    assert bar_of(app).geometry() == app.window.turn_bar.geometry()


def test_real_tutor_knows_a_blunder_and_says_why(qtbot: QtBot, open_window: OpenWindow) -> None:
    app = open_window(settings=STRICT)
    app.window.features.positions.play_from(MIDDLE)
    app.let_happen()
    wait_for_judge(qtbot, app)

    app.player.draft_play("24/20 24/22")
    app.let_happen()
    app.space()

    bar, controller = bar_of(app), app.window.features.tutor_controller
    assert bar.text.startswith(f"{error_class_name(ErrorClass.BLUNDER)}: 24/20 24/22 ")
    qtbot.waitUntil(lambda: controller._reasons != ())
    assert (controller._reasons[0].kind, controller._reasons[0].point) == (ReasonKind.MISSES_PIN, 10)
    assert reasons_text(app.state.rule_set, controller._reasons) in bar.text
    app.key(Qt.Key.Key_B)
    assert "24/20 12/10*" in bar.text


@pytest.mark.parametrize(
    ("with_better", "with_equity", "text"),
    [
        (False, True, "Blunder: 24/21 21/20 loses 0.300 points. There is a better move."),
        (True, True, "Blunder: 24/21 21/20 loses 0.300 points. 24/21 24/23 is better."),
        (False, False, "Blunder: 24/21 21/20. There is a better move."),
        (True, False, "Blunder: 24/21 21/20. 24/21 24/23 is better."),
    ],
)
def test_better_play_and_loss_are_told_to_those_who_want_them(with_better: bool, with_equity: bool, text: str) -> None:
    assert objection_text(OBJECTION, with_better=with_better, with_equity=with_equity) == text


def test_fewer_wins_are_told_once() -> None:
    worse = replace(PLAYS[1], probabilities=PLAYS[0].probabilities._replace(win=PLAYS[0].probabilities.win - 0.1))
    objection, reasons = replace(OBJECTION, played=worse), (Reason(ReasonKind.WINS_LESS, 0.2, count=400, than=500),)

    for with_equity in (False, True):
        text = objection_text(objection, reasons, with_better=False, with_equity=with_equity)
        alone = objection_text(objection, with_better=False, with_equity=with_equity)

        assert (text != alone) is with_equity


# The cube: two persons play, White has won the opening and may double

DOING = {"take": "taking", "drop": "dropping"}


@pytest.fixture
def cubed(qtbot: QtBot, open_window: OpenWindow, judge: Judge) -> App:
    """White is to roll, and the decision to double has been judged."""
    del judge
    app = open_window((6, 5), (3, 1), (6, 2), settings=STRICT, rule_set="tapa-cube", black=PERSON, presses=1)
    wait_for_judge(qtbot, app)
    return app


@pytest.mark.parametrize(
    ("key", "event"), [(Qt.Key.Key_D, Doubled()), (Qt.Key.Key_Space, Rolled(3, 1))], ids=["a double again", "space"]
)
def test_wrong_double_is_objected_to_before(cubed: App, judge: Judge, key: Qt.Key, event: LogEvent) -> None:
    judge.losses["double"] = 0.12

    cubed.key(Qt.Key.Key_D)
    bar = bar_of(cubed)
    assert cubed.state.phase is Phase.TO_ROLL
    assert bar.text == cube_objection_text(CubeObjection(cubed.state, "double", 0.12, ErrorClass.ERROR))
    assert not bar.better_button.isVisible()

    cubed.key(key)
    assert cubed.history.active_events[-1] == event
    assert bar.isHidden()


def test_missed_double_is_objected_to_and_made_by_a_button(cubed: App, judge: Judge) -> None:
    judge.losses["no double"] = 0.3

    cubed.space()
    bar = bar_of(cubed)
    assert cubed.state.roll is None
    assert bar.text == cube_objection_text(CubeObjection(cubed.state, "no double", 0.3, ErrorClass.BLUNDER))
    assert (bar.back_button.text(), bar.anyway_button.text()) == ("Double", "Roll anyway")
    assert bar.toolTip() == at_score_text()

    cubed.press(bar.back_button)
    assert cubed.history.active_events[-1] == Doubled()


@pytest.mark.parametrize(
    ("action", "key", "is_stubborn"), [("take", Qt.Key.Key_T, True), ("drop", Qt.Key.Key_X, False)]
)
def test_wrong_answer_to_a_double_is_objected_to(
    *, qtbot: QtBot, cubed: App, judge: Judge, action: Action, key: Qt.Key, is_stubborn: bool
) -> None:
    judge.losses[action] = 0.05
    cubed.key(Qt.Key.Key_D)
    wait_for_judge(qtbot, cubed)

    cubed.key(key)
    bar = bar_of(cubed)
    assert cubed.state.phase is Phase.TO_ANSWER
    assert bar.text.startswith(f"Doubtful: {DOING[action]} loses 0.050 points.")

    cubed.press(bar.anyway_button if is_stubborn else bar.back_button)
    assert cubed.history.active_events[-1] == Taken()


def test_right_decisions_are_made_at_once(qtbot: QtBot, cubed: App) -> None:
    cubed.key(Qt.Key.Key_D)
    wait_for_judge(qtbot, cubed)

    cubed.key(Qt.Key.Key_T)

    assert cubed.history.active_events[-1] == Taken()
